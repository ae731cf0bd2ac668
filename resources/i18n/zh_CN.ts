<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en" language="zh_CN">
<context>
    <name>FabricStudio</name>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/media_choice.py"/>
        <source>  ${price:,.0f} est.</source>
        <translation>  约 ${price:,.0f}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/media_choice.py"/>
        <source>  only with {condition}</source>
        <translation>  仅当满足：{condition}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/models/fluid.py"/>
        <source> (and {count} more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source> (of it {length} in risers)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source> (taken, grade not set)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source> (typically {typical})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source> A real route is longer.</source>
        <translation>实际路由更长。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source> That is shorter than the great circle of {apart:,.0f} km.</source>
        <translation>这比大圆距离 {apart:,.0f} km 还短。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source> and more</source>
        <translation> 以上</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source> and {uids:,} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source> from {minimum:g} to {maximum:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source> of at least {minimum:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source> of at most {maximum:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source> on {grade}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source> over {panels}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source> to {device}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <source> with {contents}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>## a number; {row} the row of a rack, {rack} the rack of a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>&amp;Arrange</source>
        <translation>排列(&amp;A)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>&amp;Building</source>
        <translation>楼宇(&amp;B)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>&amp;Findings</source>
        <translation>检查结果(&amp;I)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>&amp;Simulation</source>
        <translation>仿真(&amp;S)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>&amp;Wizards</source>
        <translation>向导(&amp;W)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>, estimate</source>
        <translation>，估算值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>, length not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/summary.py"/>
        <source>, model FLOPs utilisation {each:.1%}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>, no stock length is long enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <source>, not all rules finished</source>
        <translation>，并非所有规则都已完成</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>, not counting {parts} without a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>, of the heaviest</source>
        <translation>，以最重者计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>, stock lengths not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_drags.py"/>
        <source>, taken by {taken}</source>
        <translation>，已被 {taken} 占用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>, which has no {units:g} U free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/editing.py"/>
        <source>, with {describe}</source>
        <translation>，连同{describe}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>, {amount} over</source>
        <translation>，超出 {amount}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>, {amount} under</source>
        <translation>，不足 {amount}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>, {cost_unknown:+,} without a price</source>
        <translation>，{cost_unknown:+,} 根无价格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>, {count} finding</source>
        <translation>，{count} 条结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>, {count} findings</source>
        <translation>，{count} 条结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>, {groups} groups of {rails}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>, {idle} had nothing to judge</source>
        <translation>，{idle} 条没有可检查的对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>, {length_unknown:+,} of unknown length</source>
        <translation>，{length_unknown:+,} 根长度未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>, {links} ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_words.py"/>
        <source>, {other_cages} cages on the other side</source>
        <translation>，另一面有 {other_cages} 个端口笼</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_words.py"/>
        <source>, {rate} one-way</source>
        <translation>，单向 {rate}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <source>, {unknown:,} unknown</source>
        <translation>，{unknown:,} 根未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>-p routing is given as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>... and {count:,} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>.fabric file or folder</source>
        <translation>.fabric 文件或文件夹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/simulate.py"/>
        <source>0 is exact; 0.005 is usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>0°: the front looks up the page; clockwise</source>
        <translation>0°：正面朝向图纸上方；按顺时针</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>0°: up the page, 90°: to the right</source>
        <translation>0°：朝图纸上方，90°：朝右</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>1 to {most_dimensions} are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/demand_flows.py"/>
        <source>1 to {most_flows:,} can be listed; {way_out}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>1.6T</source>
        <translation>1.6T</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>100 %: 1 m is 100 pixels</source>
        <translation>100 %：1 m 为 100 像素</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>100G</source>
        <translation>100G</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>1G</source>
        <translation>1G</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>20 × 12 m, then drag parts onto it</source>
        <translation>20 × 12 m，然后把部件拖进去</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>200G</source>
        <translation>200G</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>40 % as in TIA-569 practice quoted by cabling vendors, 40 to 50 % for data trays; both are house defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>400G</source>
        <translation>400G</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>800G</source>
        <translation>800G</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>95th percentile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>99th percentile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/listing.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>; as imported, where speeds and numbers of cables may be guesses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>; at least: {count} line has no price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>; at least: {count} lines have no price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_system.py"/>
        <source>; by PCI class, {displays} could be GPUs and {networks} NICs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/flow_lists.py"/>
        <source>; nodes are numbered as in the exported htsim.topo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/flow_lists.py"/>
        <source>; nodes are ranks, as the design is no fat tree of htsim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/words.py"/>
        <source>; nothing in the catalogue fits these ports over that length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source>; the amplifiers of its WAN span are not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_taken_twice.py"/>
        <source>; the head of {cable} ({medium}) fills the cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>; {best} fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/words.py"/>
        <source>; {more}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/racks_overlap.py"/>
        <source>; {rack} overlaps {more:,} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>; {unknown} parts have none and are left out</source>
        <translation>；{unknown} 个部件没有价格，未计入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>A</source>
        <translation>A 侧</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A U (lowest)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>A WAN link needs two sites; add one.</source>
        <translation>WAN 链路需要两个园区，请先添加一个。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_does_not_fit.py"/>
        <source>A cable does not fit the cages at its ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>A cable ends at a port that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>A cable is faster than the lanes it is plugged into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>A cable is within reach but in no stock length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>A cable joins a device to itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_in_no_tray.py"/>
        <source>A cable that hangs between racks is in the way, breaks its bend radius and cannot be taken out again. Its length is also a guess: it is measured straight over the racks until a tray joins them. Draw a tray that passes within 1.5 m of both racks, or join the trays there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/module_too_hot.py"/>
        <source>A cage has a power class. A module above it is left switched off by the host, or runs hot until it fails. Only cages whose maker states the limit are judged; it is a warning where the module's own figure is an estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_on_column.py"/>
        <source>A column carries the building and is not moved for a rack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/networks_mixed.py"/>
        <source>A compute switch carries storage or management traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>A copper link uses nearly all of its reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <source>A cut through the building</source>
        <translation>楼栋剖面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <source>A device stands out of its rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_before_door.py"/>
        <source>A door that does not open fully keeps people in and racks out. Free must stay the floor its leaf swings over, and a step on the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>A drawing of the building</source>
        <translation>建筑图纸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>A drawing of the building under the plan: PNG, JPEG, SVG, PDF or DXF</source>
        <translation>平面图下方的建筑图纸：PNG、JPEG、SVG、PDF 或 DXF</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>A first</source>
        <translation>A 侧起始端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>A job that spans the separate parts does not start. Servers pass nothing on: two of them have a path when switches that are joined hold both. In a rail-only fabric every rail does; in a rack that is one scale-up domain any of its trays does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source>A link passes too many patch panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>A link runs at the speed both of its ports can do; a faster setting does not come up, or counts capacity that is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source>A link runs farther than its medium reaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>A loop carries no traffic between devices and can be a broadcast storm; it is rightly there only as a test. With both ends in one port it cannot be at all, and is an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_on_condition.py"/>
        <source>A medium holds only on a condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/module_too_hot.py"/>
        <source>A module draws more power than its cage feeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>A pixel is</source>
        <translation>每像素为</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>A ports</source>
        <translation>A 侧端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_wall.py"/>
        <source>A rack and a wall cannot be in one place. Turned racks and slanting walls are compared by their true outline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/containment_mixes_air.py"/>
        <source>A rack breathes the wrong air of a closed aisle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>A rack draws more power than its feed gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <source>A rack holds more than its static load rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>A rack is too heavy for the floor it stands on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_before_door.py"/>
        <source>A rack stands in front of a door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>A rack stands outside its hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_wall.py"/>
        <source>A rack stands through a wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_on_column.py"/>
        <source>A rack stands where a column is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_no_go.py"/>
        <source>A rack stands where nothing may stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>A rank that is slower than the others; -1 = none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>A row of racks or many rows with hot and cold aisles, named by a pattern, with ladders over them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>A server is not on the compute network, or only in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>A server is put on two switches so that one may fail. When both stand in one rack, its power feed, its cooling or somebody with a trolley takes both away at once. Counted are servers on two or more switches of an in-band, storage or out-of-band network, and servers on two planes of the compute network; rails of one plane are no redundancy. A pair on top of the rack it serves is left out, as the server goes down with it anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>A slab or raised floor is rated for a load spread over its area. Spread over its footprint and the halves of the aisles before and behind it, 1.2 m together, a rack above the rating is an error. A rack that is above it on its footprint alone is a warning: whether the aisles may be counted, and what single tiles bear, is for the structural engineer to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>A splitter has one head and a fixed number of tails, each on lanes of its own; a straight cable has one head at each end. Anything else cannot be bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A storey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>A tier is oversubscribed beyond the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>A training step as a workload text of SimAI states it: compute times and collectives of every layer, forward and backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>A tray is too full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cage_mixes_media.py"/>
        <source>A twin-port module serves both of its links with the same optics: one cannot be SR4 and the other DR4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/containment_mixes_air.py"/>
        <source>ASHRAE TC 9.9: fronts to the cold aisle, rears to the hot aisle; the aisles as drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>About Fabric Studio</source>
        <translation>关于 Fabric Studio</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Above the floor's rating: it holds only if the aisles carry their share</source>
        <translation>超过楼板额定值：只有当通道分担其重量时才能承受</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <source>Accelerators</source>
        <translation>加速器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/adaptive.py"/>
        <source>Adaptive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/rooms.py"/>
        <source>Add a second meet-me room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>Add a second plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/conduits.py"/>
        <source>Add conduit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>Add door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/shell.py"/>
        <location filename="../../fabric_studio/app/commands/storeys.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Add hall</source>
        <translation>添加机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/underlays.py"/>
        <source>Add picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>Add plane {fresh}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trays.py"/>
        <source>Add riser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/rooms.py"/>
        <source>Add room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>Add site</source>
        <translation>添加园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Add site …</source>
        <translation>添加园区 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/storeys.py"/>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <source>Add storey</source>
        <translation>添加楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Add storey …</source>
        <translation>添加楼层 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trays.py"/>
        <source>Add tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>Add wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>Add {noun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/bom_csv.py"/>
        <location filename="../../fabric_studio/io/exporters/bom_xlsx.py"/>
        <source>Adding up the bill of materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>After every edit the design is checked: reach, power, mass, fill of trays, redundancy. F8 goes from finding to finding; many can be fixed with one click.</source>
        <translation>每次编辑之后都会检查设计：可达距离、功率、质量、桥架填充率、冗余。按 F8 逐条查看检查结果；许多问题一键即可修复。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>Air goes into a rack at its front and comes out hot at its back. Rows therefore stand front to front across a cold aisle and back to back across a hot one; a front that looks at a back takes air that is 10 to 20 K too warm. Only the nearest rack straight ahead counts, within the width of an aisle; what cools a rack besides air is not looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <location filename="../../fabric_studio/topology/templates/superpod_h100.py"/>
        <source>Aisles of 1.2 m, a floor of 1,220 kg/m2 and 34.5 kW per rack of switches are house defaults.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Align left edges</source>
        <translation>左边对齐</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Align lower edges</source>
        <translation>下边对齐</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Align middles across</source>
        <translation>水平居中对齐</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Align middles down</source>
        <translation>垂直居中对齐</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Align right edges</source>
        <translation>右边对齐</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Align upper edges</source>
        <translation>上边对齐</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>Align {edge}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>All alike</source>
        <translation>各 rank 相同</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>All conduits of a building end in one meet-me room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>All replicas move in step, at the pace of the slowest: they are too many to follow one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>All-gather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>All-reduce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>All-to-all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>All-to-all of {ranks} ranks is one activity: all pairs advance together, at the pace of the most loaded link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+上、Alt+下</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/containment_mixes_air.py"/>
        <source>An aisle is closed in to keep hot and cold air apart. One rack the wrong way round undoes it for all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspector.py"/>
        <source>An edit here changes all of them</source>
        <translation>此处的修改对全部所选生效</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Another grid …</source>
        <translation>其他网格 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Another program has changed this file since it was opened here.</source>
        <translation>此文件打开之后，已被另一个程序修改。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>Another project</source>
        <translation>另一个工程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/about.py"/>
        <source>Apache License 2.0. It stands on {parts}</source>
        <translation>Apache License 2.0。它建立在以下项目之上：{parts}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Appliances</source>
        <translation>整机设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/approve.py"/>
        <source>Approve</source>
        <translation>认可</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/findings.py"/>
        <location filename="../../fabric_studio/ui/dialogs/approve.py"/>
        <source>Approve finding</source>
        <translation>认可检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>Approved</source>
        <translation>已认可</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_delegate.py"/>
        <source>Approved: {approved}</source>
        <translation>已认可：{approved}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/finding_detail.py"/>
        <location filename="../../fabric_studio/ui/panels/findings_here.py"/>
        <source>Approve…</source>
        <translation>认可…</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Arista</source>
        <translation>Arista</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions.py"/>
        <source>Arrange</source>
        <translation>排列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Array of racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/clipboard.py"/>
        <source>Array of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>As of the single collective; auto: NCCL's choice at every size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Asks for elevation and clear height.</source>
        <translation>需要填写标高和净高。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Asks for its place on the map.</source>
        <translation>需要填写其在地图上的位置。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Asks for the length, or measures it.</source>
        <translation>需要填写长度，或由程序测量。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>At n:1 traffic that leaves the tier takes n times as long when all its servers send at once: 32 GB over 4 x 400 Gb/s take 0.16 s, over 2 x 400 Gb/s 0.32 s. Lower tiers should not be oversubscribed; the top tier may be, with placement to match. Tiers are counted from the servers up; links between switches of one tier count neither way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>BF16 peak of an accelerator; 0 = the part's own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour.py"/>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation.py"/>
        <source>Back from looking at an earlier moment to the newest one (End)</source>
        <translation>从较早时刻返回到最新时刻 (End)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>Begin in one of these ways, or drag a rack from the parts on the left.</source>
        <translation>可用以下任一方式开始，或从左侧部件库拖入机柜。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>Begin with a template</source>
        <translation>从模板开始</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Between backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Between fronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source>Beyond its reach a link does not come up, or comes up and degrades: bit errors, retransmissions, time-outs. The reach of a link is the least of the ratings of both ends and of the fibre, counted end to end over its panels. The part's own rating counts where a part is chosen, the rule of its class where not. Coherent (ZR) optics on a WAN span are a warning, for its amplifiers are not part of the drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/bom_xlsx.py"/>
        <source>Bill of materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/bom_csv.py"/>
        <source>Bill of materials (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/bom_xlsx.py"/>
        <source>Bill of materials (workbook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>BlockName= has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>BlockSizes is a setting of the scheduler and says nothing about hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>Both ways of a server end in one rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Broadcast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <source>Browse for {lower}</source>
        <translation>浏览{lower}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Buckets</source>
        <translation>分桶数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions.py"/>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Building</source>
        <translation>楼宇</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Buildings</source>
        <translation>楼栋</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>CAUTION: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>CSV tables</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_drags.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Cable</source>
        <translation>线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <source>Cable length</source>
        <translation>线缆长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>Cable lengths are unknown because places were guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Cable mass there</source>
        <translation>该处线缆质量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/cables_xlsx.py"/>
        <source>Cable schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/cables_csv.py"/>
        <source>Cable schedule (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/cables_xlsx.py"/>
        <source>Cable schedule (workbook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>Cable servers to leaves by rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation.py"/>
        <source>Cable sheet …</source>
        <translation>线缆明细表 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Cable two racks</source>
        <translation>连接两个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>Cable {count} server to {leaves} leaves by rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>Cable {count} servers to {leaves} leaves by rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>Cabled, one-way</source>
        <translation>已布线带宽（单向）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <location filename="../../fabric_studio/io/exporters/cables_xlsx.py"/>
        <location filename="../../fabric_studio/ui/dialogs/cable_sheet.py"/>
        <location filename="../../fabric_studio/ui/layers.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Cables</source>
        <translation>线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/device_cables_csv.py"/>
        <source>Cables by device (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_in_no_tray.py"/>
        <source>Cables lie in no tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation.py"/>
        <source>Cables of what is selected here, as a sheet</source>
        <translation>所选对象的线缆明细表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/cable_sheet.py"/>
        <source>Cables of {device}</source>
        <translation>{device} 的线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Cables on it</source>
        <translation>经过的线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>Cables the new part has no port for: delete them, or refuse to replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Cables, fullest place</source>
        <translation>线缆根数（最满处）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <source>Campuses, conduits and the WAN</source>
        <translation>园区、管道和 WAN</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/background.py"/>
        <location filename="../../fabric_studio/ui/dialogs/approve.py"/>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <location filename="../../fabric_studio/ui/dialogs/grid.py"/>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <location filename="../../fabric_studio/ui/dialogs/unsaved.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Capacity, one-way</source>
        <translation>容量（单向）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Carries</source>
        <translation>承重</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/chakra.py"/>
        <source>Chakra execution trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>Chakra execution traces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Change</source>
        <translation>变更</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>Change medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/settings.py"/>
        <source>Change rule limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/settings.py"/>
        <source>Change severity of a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <location filename="../../fabric_studio/rules/checks/medium_does_not_fit.py"/>
        <source>Change the cable to the cheapest medium that fits its ports, reaches, and is sold in that length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>Change the cable to the cheapest medium that fits with margin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>Change the cable to the cheapest medium that is sold in a length that does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/settings.py"/>
        <source>Change the side of cables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>Change {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Changes</source>
        <translation>变更</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Changes  {size:,}</source>
        <translation>变更  {size:,}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Cheapest that fits</source>
        <translation>最便宜的适用介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/checking.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <source>Checking the design…</source>
        <translation>正在检查设计…</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/live_check.py"/>
        <source>Checking what is dragged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>Checking what would be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>Choose a workload and press Play (F5). Cables heat up on the plan while it runs; cut one and see.</source>
        <translation>选择工作负载后按“运行”(F5)。运行时平面图上的线缆会随利用率变色；剪断一根看看会怎样。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>Choose a workload and press Play. Links heat up with their utilization; cut a cable while it runs and see what happens.</source>
        <translation>选择工作负载并按“运行”。链路随利用率变色；运行时剪断一根线缆，看看会发生什么。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/conduits.py"/>
        <source>Choose conduits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>Choose media</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>Choose two different sites.</source>
        <translation>请选择两个不同的园区。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>Choose what to compare it with, on the left.</source>
        <translation>请在左侧选择比较对象。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/drawing.py"/>
        <source>Choosing media</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Chunks</source>
        <translation>每级块数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/wizard.py"/>
        <source>Class of the new cables; cheapest: whatever fits and costs least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/controls.py"/>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/controls.py"/>
        <source>Clear (Esc)</source>
        <translation>清除 (Esc)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Clear height</source>
        <translation>净高</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>Click a rack. Drag it to move it: cables follow, and their lengths are measured anew along the trays. The wheel zooms, Space and drag moves the sheet, F shows all.</source>
        <translation>单击一个机柜。拖动它即可移动：线缆随之移动，长度沿桥架重新测量。滚轮缩放，空格加拖动移动图纸，F 显示全部。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>Click here and create a SuperPOD: racks, switches, trays and every cable in place. Or draw an empty hall and build your own.</source>
        <translation>单击这里创建一个 SuperPOD：机柜、交换机、桥架和每根线缆都已就位。也可以画一个空机房，自己搭建。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/door.py"/>
        <source>Click on a wall, on the side the door opens to; type its width; R turns one in no wall</source>
        <translation>在墙上开门的一侧单击；输入宽度；R 可旋转不在墙上的门</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Click on a wall.</source>
        <translation>在墙上单击。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/scale.py"/>
        <source>Click two points of the picture whose distance you know, such as the ends of a wall</source>
        <translation>在图上点击两个已知间距的点，例如一面墙的两端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Click where it stands.</source>
        <translation>在要放置的位置单击。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Click, or drag from corner to corner on the plan.</source>
        <translation>单击，或在平面图上从一角拖到另一角。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Clicks go through a locked layer</source>
        <translation>点击会穿过已锁定的图层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/about.py"/>
        <location filename="../../fabric_studio/ui/dialogs/cable_sheet.py"/>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <location filename="../../fabric_studio/ui/panels/why_card.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Close in a cold aisle</source>
        <translation>封闭冷通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Close in a hot aisle</source>
        <translation>封闭热通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Coarser grid</source>
        <translation>更粗的网格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/cold_aisle.py"/>
        <location filename="../../fabric_studio/ui/context.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Cold aisle</source>
        <translation>冷通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/networks_mixed.py"/>
        <source>Collectives are as slow as their slowest link. A checkpoint or an image download on the same switch takes buffers and links from them just when all servers wait for each other, so compute, storage and management get networks of their own. A converged fabric that is meant to be one, with classes of its own, is a reason to approve this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/column.py"/>
        <location filename="../../fabric_studio/ui/context.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Column</source>
        <translation>柱子</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Compare …</source>
        <translation>比较 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare_table.py"/>
        <source>Comparison</source>
        <translation>比较结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Computation of one rank in one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Compute</source>
        <translation>计算时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>Compute fabric of {switch}, {tiers} tiers; storage, in-band and OOB networks are not drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/superpod_h100.py"/>
        <source>Compute fabric with its UFM; storage, in-band and OOB networks are not drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Compute the forward pass again in the backward pass to save memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>Conduits on different sides of a building guard against an excavator. They guard against nothing when all fibre meets in one room: a fire, a burst pipe or a power cut there takes the site off the WAN. Each path needs its own room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Confirm place</source>
        <translation>确认位置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>Confirm that all racks stand where they are drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/racks.py"/>
        <source>Confirm the place of racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Conflicts  {conflicts:,}</source>
        <translation>冲突  {conflicts:,}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>Connect a range of ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>Connect a range of {count} ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>Connect breakout cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>Connect ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>Connect racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <source>Connect sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Context parallelism: ranks that share a sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>Coordinates are optional; with them, distances are measured.</source>
        <translation>坐标可不填；填写后可测量距离。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>Cost of what is to be ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Cost, estimate</source>
        <translation>成本（估算）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>Count time from the first start, not from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Cp</source>
        <translation>CP</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Cross traffic</source>
        <translation>其他流量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>Ctrl+K finds every action with its key, and every rack, port and cable of the design. F1 lists all keys. You find this tour again in the Help menu.</source>
        <translation>Ctrl+K 可按名称找到所有操作及其按键，以及设计中的每个机柜、端口和线缆。F1 列出全部按键。以后可在“帮助”菜单中再看此导览。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/cut_list_csv.py"/>
        <source>Cut list of cables (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/d_mod_k.py"/>
        <source>D-mod-k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/superpod_h100.py"/>
        <source>DGX H100 in one rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/superpod_h100.py"/>
        <source>DGX SuperPOD H100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <source>Delete {shown}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/editing.py"/>
        <source>Deleted {describe}</source>
        <translation>已删除{describe}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Depth inside</source>
        <translation>内深</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Derivation</source>
        <translation>长度推导</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspector.py"/>
        <location filename="../../fabric_studio/ui/screenshots.py"/>
        <source>Design</source>
        <translation>设计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>Diameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/toast.py"/>
        <source>Dismiss</source>
        <translation>关闭提示</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Distance</source>
        <translation>间隔</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>Distribute across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>Distribute down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/unsaved.py"/>
        <source>Do not save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/drawing.py"/>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/door.py"/>
        <location filename="../../fabric_studio/ui/context.py"/>
        <source>Door</source>
        <translation>门</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/wall.py"/>
        <source>Drag a wall from end to end, or type its length; Alt: at any angle</source>
        <translation>从一端拖到另一端画墙，或输入长度；Alt：任意角度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Drag from corner to corner on the plan.</source>
        <translation>在平面图上从一角拖到另一角。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/rectangle.py"/>
        <source>Drag from corner to corner, or type a size such as 20 x 12; Alt: to the millimetre</source>
        <translation>从一角拖到另一角，或输入尺寸如 20 x 12；Alt：精确到毫米</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Drag from end to end on the plan.</source>
        <translation>在平面图上从一端拖到另一端。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation.py"/>
        <source>Drag from port to port to cable; drag a device to another unit.</source>
        <translation>从端口拖到端口即可布线；拖动设备可换到其他 U 位。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>Drag racks, servers and switches from here onto the plan or into a rack. Search by name, maker, speed or cage.</source>
        <translation>把机柜、服务器和交换机从这里拖到平面图上或机柜内。可按名称、厂商、速率或端口笼搜索。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/dragonfly.py"/>
        <source>Dragonfly, UGAL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/dragonfly.py"/>
        <source>Dragonfly, Valiant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/dragonfly.py"/>
        <source>Dragonfly, minimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>Draw a GPU fabric to scale on a real floor, know at once that every cable fits, and watch it run. Without a command the window opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>Draw a GPU fabric to scale, know at once that every cable fits, and watch it run. This tour takes two minutes: do what it says, or press Next. Esc leaves it at any time.</source>
        <translation>按比例绘制 GPU 网络，立即知道每根线缆是否合适，并观看其运行。导览约两分钟：按提示操作，或按“下一步”。随时可按 Esc 离开。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>Draw a cable</source>
        <translation>画一根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Draw a cable from rack to rack or port to port</source>
        <translation>在机柜之间或端口之间画线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Draw a column</source>
        <translation>画柱子</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Draw a hall</source>
        <translation>画机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Draw a meet-me room</source>
        <translation>画汇接间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Draw a no-go area</source>
        <translation>画禁放区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Draw a tray</source>
        <translation>画桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Draw a wall</source>
        <translation>画墙</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>Draw an empty hall</source>
        <translation>画一个空机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>Draw it so and compare</source>
        <translation>按此绘制并比较</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Drawing</source>
        <translation>正在绘制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>Drawing and comparing</source>
        <translation>正在绘制并比较</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Drawings ({kinds})</source>
        <translation>图纸 ({kinds})</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_drags.py"/>
        <source>Drop on a free port of another device</source>
        <translation>放到另一台设备的空闲端口上</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/queue_pairs.py"/>
        <source>E-ECMP (queue pairs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/ecmp.py"/>
        <source>ECMP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/queue_pairs.py"/>
        <source>ECMP with every flow split evenly over queue pairs that are hashed one by one; it ends with the slowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/polarised.py"/>
        <source>ECMP with one hash seed in all switches: upper tiers repeat the choice of the lower, and most links stay idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/polarised.py"/>
        <source>ECMP, polarised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <source>EIA-310: 44.45 mm per rack unit; heights of the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>EIA-310; heights and depths of the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/ecmp.py"/>
        <source>Each flow takes one shortest way, picked at every switch by a hash with the switch's own seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/adaptive.py"/>
        <source>Each flow takes the least loaded of its shortest ways; all flows of the workload count as running together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>Each size is so many times the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions.py"/>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>Edits made by hand are in the open design only.</source>
        <translation>手工修改只存在于当前打开的设计中。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/physics.py"/>
        <source>Efficiency measured: scale-up links carry {scale_up_useful:.1%} and network links {nic_useful:.1%} of their rate, collectives pay the latencies and protocol shares of NCCL's cost model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/physics.py"/>
        <source>Efficiency none: links carry their full rate and software takes no time; efficiency=measured counts what NCCL reaches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Elevation of floor</source>
        <translation>楼面标高</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Empty the field above to measure it along the trays again</source>
        <translation>清空上面的字段即可重新沿桥架测量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Empty: measured along the trays.</source>
        <translation>留空：沿桥架测量。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour.py"/>
        <source>End the tour (Esc)</source>
        <translation>结束导览 (Esc)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>End to end</source>
        <translation>端到端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/summary.py"/>
        <source>Endings within {coalesce:.1%} of a transfer's running time share one new set of rates; that put completion times off by {mean_error:.2%} on average and {worst_error:.1%} at worst, to first order (coalesce=0 is exact).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Ep</source>
        <translation>EP</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_drags.py"/>
        <source>Esc lets go</source>
        <translation>Esc 放弃</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/status_bar.py"/>
        <source>Every bandwidth in this program is for one direction</source>
        <translation>本程序中所有带宽均为单方向</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/cheapest.py"/>
        <source>Every cable gets the medium with the lowest planning price among those that fit its cages, rate and length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>Every collective is a ring over its group (all-to-all: direct), all groups in lockstep; groups of {sizes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>Every collective of the traces is a ring over its ranks (all-to-all: direct).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>Every figure of it stands here with its limit, and can be edited. A figure marked as an estimate has its source in the tip.</source>
        <translation>这里列出它的每项数据及其上限，并可编辑。标为估算的数据在提示中给出来源。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/about.py"/>
        <source>Every figure of the catalogue names its source and how sure it is; estimates are marked where they are shown. Prices are planning estimates, never quotes. Every bandwidth is one-way.</source>
        <translation>目录中的每个数据都注明来源和可信程度；估算值在显示处标出。价格为规划估算，不是报价。所有带宽均为单向。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source>Every mated pair of connectors costs up to 0.35 dB (MPO) or 0.25 dB (LC); the reach figures assume two panels at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Every new cable takes the cheapest medium that fits its ports and its length.</source>
        <translation>每根新线缆都采用适合其端口和长度的最便宜介质。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Every rank computes, then all gradients are summed; or a language model with tensor, pipeline, expert and data parallelism.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Every rank ends with its part of the sum over all ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Every rank ends with the parts of all ranks, as weights in sharded training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Every rank ends with the sum over all ranks, as gradients in data-parallel training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>Every rank sends an equal part of its array to every other rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/permutation.py"/>
        <source>Every rank sends to one other rank and receives from one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/send_recv.py"/>
        <source>Every rank sends to the rank that is a distance further round, as from one pipeline stage to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/spray.py"/>
        <source>Every switch sends equal parts of each flow over all its links on shortest ways, and hosts over all their ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>Everything by name</source>
        <translation>一切皆可按名称找到</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>Everything can be changed by hand afterwards; it is one undo step.</source>
        <translation>之后都可手工修改；整个操作只占一步撤销。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>Everything in the file was read; nothing had to be guessed.</source>
        <translation>文件内容已全部读入，无需任何猜测。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Expert parallelism: replicas that share the experts out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Export again</source>
        <translation>再次导出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Export: {title}</source>
        <translation>导出：{title}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Exported {name}</source>
        <translation>已导出 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Exporting {name}</source>
        <translation>正在导出 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>FABRIC_STUDIO_LANGUAGE is set and goes first.</source>
        <translation>已设置 FABRIC_STUDIO_LANGUAGE，它优先。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_here.py"/>
        <source>FINDINGS HERE  {total:,}</source>
        <translation>此处的检查结果  {total:,}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>Fabric Studio projects (*.fabric);;All files (*)</source>
        <translation>Fabric Studio 工程 (*.fabric);;所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Fabric Studio projects (*{suffix});;All files (*)</source>
        <translation>Fabric Studio 工程 (*{suffix});;所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/about.py"/>
        <source>Fabric Studio {version}</source>
        <translation>Fabric Studio {version}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>Fabric Studio {written_by:.40}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>Face {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Facing</source>
        <translation>朝向</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Factor</source>
        <translation>倍数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/htsim_topology.py"/>
        <source>Fat tree for csg-htsim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>Fat tree of csg-htsim (.topo)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Feet and inches</source>
        <translation>英尺和英寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Fibre</source>
        <translation>光纤</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>Fibre between two sites. Cables between their buildings run over it.</source>
        <translation>两个园区之间的光纤，其楼栋之间的线缆经由它。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Fibre delay</source>
        <translation>光纤时延</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions.py"/>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Fill, fullest place</source>
        <translation>填充率（最满处）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <source>Filter by text or rule</source>
        <translation>按文字或规则筛选</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <source>Filter findings</source>
        <translation>筛选检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Find an action or a key</source>
        <translation>查找操作或按键</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/command_palette.py"/>
        <source>Find by name, port, label, part or role</source>
        <translation>按名称、端口、标签、部件或角色查找</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/running.py"/>
        <source>Find new paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Find …</source>
        <translation>查找 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <source>Finding</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>Finding paths and compiling the kernels; the first time takes half a minute.</source>
        <translation>正在寻找路径并编译计算内核；首次约需半分钟。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions.py"/>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <location filename="../../fabric_studio/ui/window.py"/>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window.py"/>
        <source>Findings  {count:,}</source>
        <translation>检查结果  {count:,}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/bottom.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Findings and simulation</source>
        <translation>检查结果与仿真</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Finer grid</source>
        <translation>更细的网格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour.py"/>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_does_not_fit.py"/>
        <source>Finned OSFP heads do not enter flat-top (RHS) cages and the reverse; lanes of 100 Gb/s do not run in a cage of 50 Gb/s lanes; a single-port head in a twin-port cage leaves a port dead; some media are sold for one fabric only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>First</source>
        <translation>起始编号</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>First node</source>
        <translation>首个节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>First number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>First port of side A, counted over all its devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>First port of side Z, counted over all its devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>First row</source>
        <translation>首列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>First size of the array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Fit all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Fit selection</source>
        <translation>显示所选</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/sheet_view.py"/>
        <source>Fitting media first, by price; the others with the reason</source>
        <translation>适用的介质在前，按价格排列；其余附原因</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_here.py"/>
        <source>Fix</source>
        <translation>修复</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <source>Fix all</source>
        <translation>全部修复</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <source>Fix all of a kind</source>
        <translation>修复同类的全部</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/finding_detail.py"/>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <source>Fix all of this kind …</source>
        <translation>修复此类全部 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>Fix all: {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <source>Fix this finding</source>
        <translation>修复此项</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/finding_detail.py"/>
        <location filename="../../fabric_studio/ui/panels/findings_delegate.py"/>
        <location filename="../../fabric_studio/ui/panels/findings_here.py"/>
        <source>Fix: {text}</source>
        <translation>修复：{text}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <source>Fixed</source>
        <translation>已修复</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_here.py"/>
        <source>Fixed: {text}</source>
        <translation>已修复：{text}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Floor</source>
        <translation>地面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Floor carries</source>
        <translation>楼板承重</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Floor load</source>
        <translation>楼板荷载</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>Floor ratings of 2,440 kg/m2, aisles of 1.8 m (cold) and 1.2 m (hot), storeys of 6 m and 34.5 kW per rack of switches are house defaults.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>Flows from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>Flows that a file lists: src,dst,bytes,start_s in a table (CSV), an htsim connection matrix (.cm) or an HPCC flow file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/summary.py"/>
        <source>Fluid model: max-min fair rates, new at every start and end; cut-through latency. It has no packets, queues, ECN, PFC or losses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/bottom.py"/>
        <source>Fold</source>
        <translation>折叠</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation.py"/>
        <source>Follow the run</source>
        <translation>跟随运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>For each cable the lowest planning price among the media that fit its ports and reach</source>
        <translation>为每根线缆选用适合其端口和距离、规划价格最低的介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>For you on this computer; projects are not touched.</source>
        <translation>仅对本机的你生效，不影响工程文件。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>Fraction of every link between sites that others use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Fraction of the peak that computation reaches while it runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>From</source>
        <translation>起点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>From first</source>
        <translation>从首次启动计时</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>From neighbouring ranks to distant ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>From {first} to {last} in the order in which they stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_list.py"/>
        <source>From, or what it is</source>
        <translation>起点，或对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation.py"/>
        <source>Front</source>
        <translation>正面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Front looks</source>
        <translation>正面朝向</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>Full trays crush what lies below, trap heat and leave no room for repair. Fill is the sum of squared cable diameters over the inside section, at the fullest place of the tray. Between the two limits it is a warning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Further software time of every turn of the collective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>GB200 or GB300 NVL72 racks in rows on one storey or two stacked ones with trays and risers, rail-optimised leaves in the middle of the rows, spines and cores at 1:1; the same fabric either way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>GPUs have from {low} to {high} {protocol} links; {low} was taken for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>GPUs in each server, one NIC each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>GPUs of one server are not numbered in a row, so accelerators of the design are not in the order of the file's ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>GPUs per server</source>
        <translation>每台服务器 GPU 数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>GPUs that are joined by {protocol} are not numbered in a row; domains are drawn in order of the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>GPUs that share an NVSwitch are drawn as one server: {servers}; their height is guessed, power, mass and price are unknown, and {gpu} is kept as a name only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/status_bar.py"/>
        <source>Gb/s one-way</source>
        <translation>Gb/s 单向</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>Gives computations that state operations but no duration one; 0 = they take no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Goes into</source>
        <translation>可插入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Gradients of one rank; 0 = only wait for each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/grid.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Grid of {length}</source>
        <translation>网格 {length}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Groups</source>
        <translation>进程组</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>Guessed</source>
        <translation>推测</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>Guessed: nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Guided tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hpcc_flows.py"/>
        <source>HPCC flow file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/hall.py"/>
        <location filename="../../fabric_studio/ui/context.py"/>
        <source>Hall</source>
        <translation>机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Halls</source>
        <translation>机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Height above floor</source>
        <translation>距地面高度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions.py"/>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Hide or show the picture</source>
        <translation>隐藏或显示底图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Holds</source>
        <translation>内含</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/hot_aisle.py"/>
        <location filename="../../fabric_studio/ui/context.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Hot aisle</source>
        <translation>热通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/why.py"/>
        <source>Hottest link: {hottest_link}, {mean_utilization:.0%} on average, {peak} at most.</source>
        <translation>最热链路：{hottest_link}，平均 {mean_utilization:.0%}，最高 {peak}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <source>How every rule fared</source>
        <translation>各条规则的检查情况</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>How long traffic keeps to its old paths after something went down or came back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>How many accelerators take part, counted from rank 0; 0 = all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>How many ports; 0: as many as both sides have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/send_recv.py"/>
        <source>How many ranks further the receiver is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>How many ranks send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>How many times longer the straggler computes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>How many times the traffic is repeated, one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>How switches choose among paths: the name of a routing policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>IEEE 802.3 media-dependent interfaces; LinkX interoperability tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>Import a cluster</source>
        <translation>导入集群</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Import a cluster …</source>
        <translation>导入集群 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>Import report</source>
        <translation>导入报告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>Import {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Importing {name}</source>
        <translation>正在导入 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>In {folder}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>Incast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/finder.py"/>
        <source>Index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ibnetdiscover.py"/>
        <source>InfiniBand fabric (ibnetdiscover, ibnetdiscover -p)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>Information</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_topology.py"/>
        <source>Inside of a server as NCCL or RCCL dump it (XML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Inspector</source>
        <translation>属性</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Is a</source>
        <translation>类型</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>It could not run</source>
        <translation>无法运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <source>It is one undo step.</source>
        <translation>只占一步撤销。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <source>It stands on top of the building, with halls of the same outline as the storey below.</source>
        <translation>位于楼栋最上层，机房轮廓与下面一层相同。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/approve.py"/>
        <source>It stays in the list as approved, with your reason, and no longer counts. The reason is kept in the project.</source>
        <translation>它仍以“已认可”留在列表中并附上你的理由，但不再计数。理由保存在工程中。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <source>Its floor is {format_length} above the datum.</source>
        <translation>其楼面高于基准面 {format_length}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>Its front is at the</source>
        <translation>设备正面位于</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>JSON with the ranks of every process group that the traces name; empty: as the traces show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Jitter</source>
        <translation>抖动</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>Join leaves to spines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>Join {leaves} leaves to {spines} spines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation.py"/>
        <source>Keep this rack beside the next one selected</source>
        <translation>把此机柜保留在下一个所选机柜旁</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Kernel efficiency</source>
        <translation>内核效率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>Kernels reach {share:.0%} of the peak (an estimate, parameter kernel_efficiency); traffic of tensor, context and expert groups is not hidden behind computation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/knee.py"/>
        <source>Knee at {knee}: from there on more than half of the highest bus bandwidth, {busbw_gbytes_s:.4g} GB/s at {size_bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_on_condition.py"/>
        <source>LPO MSA; NVIDIA LinkX and IEEE 802.3db reach tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/layers.py"/>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>Labels of cables</source>
        <translation>线缆标签</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Ladders over the rows, joined at both ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>Language (语言)</source>
        <translation>语言 (Language)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation.py"/>
        <source>Larger (Ctrl and wheel)</source>
        <translation>放大（Ctrl 加滚轮）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Latency</source>
        <translation>时延</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Latency per end</source>
        <translation>每端时延</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Latency, one-way</source>
        <translation>时延（单向）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Latitude</source>
        <translation>纬度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>Layers from a file of SimAI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/drawing.py"/>
        <source>Laying cables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/conduits.py"/>
        <source>Lead conduits into another room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>Lead every other conduit into another meet-me room of the building; where there is none, add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>Leaf-spine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour.py"/>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Leaves</source>
        <translation>叶交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>Leaves; 0: as many as the servers need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>Left out</source>
        <translation>未导入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_list.py"/>
        <source>Left out, and why</source>
        <translation>未执行的项目及原因</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>Left out: nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/simai_topology.py"/>
        <source>Left out: {strangers} links to boxes that are neither servers nor switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Left over</source>
        <translation>多余线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Left, Right</source>
        <translation>左、右</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Length by hand</source>
        <translation>手工长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Length in all</source>
        <translation>总长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Length is</source>
        <translation>长度为</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Length unknown</source>
        <translation>长度未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>Lengths in</source>
        <translation>长度单位</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/cables_xlsx.py"/>
        <source>Lengths to buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Let doors open to the other side</source>
        <translation>让门向另一侧开</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Let go of what is being dragged or drawn</source>
        <translation>放开正在拖动或绘制的对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Letter of the first row; empty: the first that is free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <source>Level #</source>
        <translation>楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>Level={level} of {name} is not a level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_on_condition.py"/>
        <source>Linear optics work in hosts that are qualified for them, and the reach of a standard is not that of a vendor's part. The catalogue never proposes such media; whoever chooses one should have the condition in writing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>Link loads are estimated from {n_shifts} of {n_ranks} sender-receiver distances; exact for each rank's own links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>Link utilization over time, hottest first</source>
        <translation>链路利用率随时间变化，最热在前</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>LinkSpeed={text} on {cables}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Lock in its place</source>
        <translation>锁定位置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Lock or unlock the picture</source>
        <translation>锁定或解锁底图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/locks.py"/>
        <source>Lock selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Lock what is selected</source>
        <translation>锁定所选</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Lock: {layer}</source>
        <translation>锁定：{layer}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Locked {things}</source>
        <translation>已锁定{things}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <source>Logical</source>
        <translation>逻辑</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Longitude</source>
        <translation>经度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/htsim_topology.py"/>
        <source>Looking for a fat tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/physics.py"/>
        <source>Lossless Ethernet: a full queue stops the links before it (PFC spreading, calibrated on a packet simulator; pfc_spreading=off leaves it out).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>Mass of cables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>Mass of racks and devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Mass of what is in the rack against what it is rated for</source>
        <translation>机柜内设备的质量与其额定承重之比</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Measure a distance</source>
        <translation>测量距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>Media</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Media: {names} and {rest} more.</source>
        <translation>介质：{names} 等，另有 {rest} 种。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Media: {names}.</source>
        <translation>介质：{names}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/medium_combo.py"/>
        <location filename="../../fabric_studio/ui/panels/sheet_view.py"/>
        <source>Medium</source>
        <translation>介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_list.py"/>
        <source>Medium, or what changes</source>
        <translation>介质，或变更内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/room.py"/>
        <location filename="../../fabric_studio/ui/context.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Meet-me room</source>
        <translation>汇接间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Memory gb</source>
        <translation>显存 (GB)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Memory gbytes</source>
        <translation>显存 (GB/s)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Memory of an accelerator; 0 = the part's own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/memory.py"/>
        <source>Memory: {needed:.1f} GB on the fullest rank ({parts}); how much an accelerator has is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/memory.py"/>
        <source>Memory: {needed:.1f} GB on the fullest rank DOES NOT FIT in {available:.0f} GB ({parts}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/memory.py"/>
        <source>Memory: {needed:.1f} GB on the fullest rank fits in {available:.0f} GB ({parts}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>Message-size sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Metres</source>
        <translation>米</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Micro batch</source>
        <translation>微批大小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Micro batches</source>
        <translation>微批数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Micro-batches of every replica in a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Middle of the first rack, from the left of the building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Middle of the first rack, from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/devices.py"/>
        <source>Mount device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/recable.py"/>
        <source>Move cable end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/devices.py"/>
        <source>Move device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/site_plan.py"/>
        <source>Move on the site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/racks.py"/>
        <source>Move rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>Move the device to the next free rack units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>Move the rack to the wall it stands in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Move the sheet</source>
        <translation>移动图纸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Move the sheet (also Space or the middle button)</source>
        <translation>移动图纸（也可用空格或鼠标中键）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/cheapest.py"/>
        <source>Move to the cheapest medium that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Move what is selected by the snap; Shift: ten times</source>
        <translation>按网格移动所选；Shift：十倍</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <source>Move {selection}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>NCCL's protocol, with efficiency=measured; auto: by its cost model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>NIC r of every server goes to a leaf of rail r, as in a DGX SuperPOD: traffic on one rail crosses one switch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>NIC r of every server to a leaf of rail r; else a server to one leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>NIC rate</source>
        <translation>网卡速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/results.py"/>
        <source>NOT COMPLETE: some work never finished, so there is no step time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>NPU of {words} as the system file says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_network.py"/>
        <source>NPUs pass on traffic of others: {routers} of no height and no latency drawn beside them, joined by links that are no cables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>NVIDIA</source>
        <translation>NVIDIA</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>NVIDIA DGX</source>
        <translation>NVIDIA DGX</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source>NVIDIA LinkX user guides and IEEE 802.3 per medium; each medium of the catalogue names its own source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cage_mixes_media.py"/>
        <source>NVIDIA LinkX, 800G (200G-PAM4) part list: both ports of a twin-port module use the same kind of fibre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source>NVIDIA NDR cabling guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>NVIDIA Quantum</source>
        <translation>NVIDIA Quantum</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>NVIDIA Spectrum</source>
        <translation>NVIDIA Spectrum</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_does_not_fit.py"/>
        <source>NVIDIA XDR part-number list, OSFP and QSFP multi-source agreements; each medium names its own source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source>NVIDIA cabling guides for NDR 400G (MPO and LC cable requirements): two panels, 0.35 dB each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>NVL72 hall on one or two storeys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>NVL72 racks of 72 GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_list.py"/>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Names: {row} is the letter of the row, ## a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <source>Needed, before rounding up to stock lengths</source>
        <translation>所需长度，未取整到库存长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Needs</source>
        <translation>所需长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_network.py"/>
        <source>Network of ASTRA-sim's analytical backend (YAML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>New from a template</source>
        <translation>从模板新建</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>New from template …</source>
        <translation>从模板新建 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>New site</source>
        <translation>新建园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>New site…</source>
        <translation>新建园区…</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <source>New storey</source>
        <translation>新建楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>New uplinks of each leaf; 0: as many as are missing for 1:1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/template.py"/>
        <source>New {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/session.py"/>
        <source>New: {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour.py"/>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <source>Next finding</source>
        <translation>下一条结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <source>No finding has “{strip}” in it.</source>
        <translation>没有包含“{strip}”的检查结果。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>No findings, but {other} of {rules} rules did not finish</source>
        <translation>没有检查结果，但 {rules} 条规则中有 {other} 条未完成</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>No findings: {count} rule passed</source>
        <translation>没有检查结果：{count} 条规则通过</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>No findings: {count} rules passed</source>
        <translation>没有检查结果：{count} 条规则通过</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts.py"/>
        <source>No part has “{strip}” in its name, maker, cage or speed.</source>
        <translation>没有部件的名称、厂商、端口笼或速率包含“{strip}”。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window.py"/>
        <source>No recent projects</source>
        <translation>没有最近的工程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>No run yet</source>
        <translation>尚未运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>No template drew this design, so it can only be compared with another project.</source>
        <translation>此设计不是由模板绘制的，因此只能与另一个工程比较。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/router.py"/>
        <source>No traffic changes rails inside a server (pxn=off).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/no_go.py"/>
        <location filename="../../fabric_studio/ui/context.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>No-go area</source>
        <translation>禁放区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/why.py"/>
        <source>Not finished after {format_time}</source>
        <translation>{format_time} 后仍未完成</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <source>Not fixed</source>
        <translation>未修复</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>Not oversubscribed.</source>
        <translation>无收敛。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>Nothing can move any more.</source>
        <translation>没有可以继续的流量了。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>Nothing has run yet</source>
        <translation>尚未运行任何负载</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>Nothing in the catalogue fits both ports of {count} cable; their medium stays open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>Nothing in the catalogue fits both ports of {count} cables; their medium stays open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/command_palette.py"/>
        <source>Nothing is called that. Try a name, a port (leaf-01 12/2), a label, a part (qm9700), a role, or two devices for the cables between them.</source>
        <translation>没有以此命名的对象。可试试名称、端口（leaf-01 12/2）、标签、部件（qm9700）、角色，或用两台设备查找其间的线缆。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>Nothing is drawn yet</source>
        <translation>尚未绘制任何内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <source>Nothing is dropped silently: a report at the end says what was read, guessed and left out.</source>
        <translation>不会悄悄丢弃任何内容：最后的报告会说明读入、推测和未导入的部分。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <location filename="../../fabric_studio/ui/panels/inspector.py"/>
        <source>Nothing is selected</source>
        <translation>未选择任何对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>Nothing on sale reaches far enough for {count} cable; they get what reaches farthest, which is a finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>Nothing on sale reaches far enough for {count} cables; they get what reaches farthest, which is a finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/editing.py"/>
        <source>Nothing to redo</source>
        <translation>没有可重做的操作</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/editing.py"/>
        <source>Nothing to undo</source>
        <translation>没有可撤销的操作</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/editing.py"/>
        <source>Nothing was copied yet</source>
        <translation>尚未复制任何内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Nothing was exported yet in this session</source>
        <translation>本次会话尚未导出过</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/toast.py"/>
        <source>Notice</source>
        <translation>通知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Now click two points of the picture whose distance you know.</source>
        <translation>现在在图上点击两个已知间距的点。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Number of gradient buckets when overlap is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/simai_topology.py"/>
        <source>Numbering the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Numbers: step; Shift: ten times, Alt: a tenth</source>
        <translation>数值：步进；Shift：十倍，Alt：十分之一</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_taken_twice.py"/>
        <source>OSFP and QSFP multi-source agreements: one module per cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/dragonfly.py"/>
        <source>On a dragonfly: by way of a third group drawn by hash, so that no pair of groups overloads its one link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/dragonfly.py"/>
        <source>On a dragonfly: minimal or by way of a third group, whichever has less load times hops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/dragonfly.py"/>
        <source>On a dragonfly: over the one link between the two groups, by hash where there are several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/torus.py"/>
        <source>On a grid of switches: along the first dimension until it is right, then along the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>On its footprint</source>
        <translation>按其占地</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>On lossless Ethernet a full queue stops the links before it; auto: where the fabric has such links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/summary.py"/>
        <source>On lossless Ethernet with ECMP collisions plain max-min is about a quarter optimistic on the mean completion time (measured against a packet simulator, 1,024 hosts).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/warming.py"/>
        <source>Once after installing the simulator is compiled, about a minute; later starts take it from a cache.</source>
        <translation>安装后首次需编译仿真器，约一分钟；之后启动时直接使用缓存。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>One cable with</source>
        <translation>同属一根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_taken_twice.py"/>
        <source>One cage takes one head or module. A twin-port module serves two fibres on lanes of their own; a copper head fills the cage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>One collective at size after size, as nccl-tests runs it; the result marks the knee of its bus bandwidth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>One-way rate of each GPU's NIC: 400 is GB200 with ConnectX-7, 800 is GB300 with ConnectX-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>One-way rate of each NIC and link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>One-way rate of each link; auto: that of the spines' ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>One-way rate of each link; auto: the highest both sides can run at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/cheapest.py"/>
        <source>Only cables of this role, for example leaf-spine; empty: all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Only if</source>
        <translation>仅当</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>Only leaves with such names, for example leaf-su01-*; empty: all selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>Only servers with such names, for example dgx-0*; empty: all selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/design_view.py"/>
        <source>Only the {uids:,} {things}</source>
        <translation>仅 {uids:,} 个{things}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/bottom.py"/>
        <source>Open</source>
        <translation>展开</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>Open a project</source>
        <translation>打开工程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Open recent</source>
        <translation>打开最近的工程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Open to the other side</source>
        <translation>改为另一侧开</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Open …</source>
        <translation>打开 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Opening {name}</source>
        <translation>正在打开 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Opens towards</source>
        <translation>开向</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Optical circuit switches</source>
        <translation>光路交换机（OCS）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Order</source>
        <translation>次序</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Other end is</source>
        <translation>另一端为</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Other room</source>
        <translation>其他房间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>Other servers of the drawing are cabled; one without links, or with rails missing, slows every collective or takes no part. A link counts once it arrives somewhere: one that ends open at a patch panel does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>Other traffic runs on it too</source>
        <translation>同时承载其他流量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/physics.py"/>
        <source>Others use {cross_traffic:.0%} of every link between sites all the time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/unsaved.py"/>
        <source>Otherwise what was drawn since the last save is lost.</source>
        <translation>否则上次保存之后绘制的内容将丢失。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>Over how many queue pairs a flow is split under e-ecmp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Over the footprint alone</source>
        <translation>仅按占地面积</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Over the footprint and the halves of the aisles before and behind it{which}</source>
        <translation>按占地面积加前后通道各一半{which}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>Oversubscription</source>
        <translation>收敛比</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>Oversubscription {ratio} : 1.</source>
        <translation>收敛比 {ratio} : 1。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/spray.py"/>
        <source>Packet spray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/sheets.py"/>
        <source>Page &amp;P of &amp;N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Pan</source>
        <translation>平移</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Parts</source>
        <translation>部件库</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>Passive and linear active copper at the edge of its rating is the classic cause of links that flap: the rating is per speed and per host, and bends, connectors and hosts eat the margin. Retimed copper (AEC) and fibre have no such edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/clipboard.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Patch panels</source>
        <translation>配线架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/named_file.py"/>
        <source>Path of the file; needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Pattern</source>
        <translation>命名式样</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation.py"/>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Peak tflops</source>
        <translation>峰值 TFLOPS</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/permutation.py"/>
        <source>Permutation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Pfc spreading</source>
        <translation>PFC 扩散</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>PgUp, PgDown</source>
        <translation>PgUp、PgDown</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Picture</source>
        <translation>底图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/layers.py"/>
        <source>Picture under the plan</source>
        <translation>平面图底图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Picture under the plan …</source>
        <translation>平面图底图 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Pictures</source>
        <translation>底图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Pipeline parallelism: stages that share the layers out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Place</source>
        <translation>放置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/racks.py"/>
        <location filename="../../fabric_studio/app/commands/shell.py"/>
        <source>Place rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/racks.py"/>
        <source>Place row of {count} racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Place {names} racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Placement</source>
        <translation>放置次序</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/drawing.py"/>
        <source>Placing racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/switch.py"/>
        <source>Plan</source>
        <translation>平面图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_picture.py"/>
        <source>Plan of what would change</source>
        <translation>变更预览平面图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/template_preview.py"/>
        <source>Plan of {racks:,} racks on {storeys} storeys</source>
        <translation>平面图：{storeys} 层共 {racks:,} 个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_picture.py"/>
        <source>Plan with {int:,} new racks and {int2:,} that get or lose cables</source>
        <translation>平面图：新增 {int:,} 个机柜，{int2:,} 个机柜的线缆有增减</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>Planes are there so that one can fail. A riser, or a tray of trunks, that both use takes both when it burns or is cut. The planes are those that the switches are given; risers are a warning. Trays are told together and as information: the tray over a server's own row is shared in any case, so only cables between switches are looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Planning price, never a quote</source>
        <translation>规划价格，不是报价</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Planning prices, never a quote; without spares</source>
        <translation>规划价格，不是报价；不含备件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation.py"/>
        <source>Play</source>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>Pod</source>
        <translation>Pod</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>Podsize {podsize} is not Nodes; a tree of two tiers is one pod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>Port n of one side to port n of the other: 24 or 480 at once, panel to panel too, with a list of what is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Ports down per leaf</source>
        <translation>每台叶交换机下行端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>Ports of each leaf for servers; 0: half of its ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Ports used</source>
        <translation>已用端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Power limit</source>
        <translation>功率上限</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Power per end</source>
        <translation>每端功耗</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Power rating</source>
        <translation>额定功率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Power, both ends</source>
        <translation>功耗（两端合计）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>Power, maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Power, most</source>
        <translation>功耗（最大）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <location filename="../../fabric_studio/io/bill.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Power, typical</source>
        <translation>功耗（典型）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Pp</source>
        <translation>PP</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Preferences …</source>
        <translation>首选项 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation.py"/>
        <source>Preparing</source>
        <translation>正在准备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>Preparing simulator</source>
        <translation>正在准备仿真器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/warming.py"/>
        <source>Preparing the simulator</source>
        <translation>正在准备仿真器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>Press C, click one rack and then another. The cheapest medium that fits the ports and reaches is chosen for you; the Wizards menu cables hundreds of ports at once.</source>
        <translation>按 C，先单击一个机柜，再单击另一个。程序会选用适合端口且可达的最便宜介质；“向导”菜单可一次连接数百个端口。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <source>Previous finding</source>
        <translation>上一条结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/background.py"/>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Propagation and both ends of the medium</source>
        <translation>传播时延加介质两端时延</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Put down the part chosen on the left</source>
        <translation>放下左侧选中的部件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Put in a door</source>
        <translation>装门</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Pxn</source>
        <translation>PXN</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Queue pairs</source>
        <translation>队列对</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/router.py"/>
        <source>Queue pairs of a flow: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>Rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_view.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Rack elevation</source>
        <translation>机柜立面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Rack elevation: end it with the chosen medium; select</source>
        <translation>机柜立面：用选定介质结束布线；选择</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Rack elevation: move the device by one unit</source>
        <translation>机柜立面：设备移动 1U</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Rack elevation: start a cable at a port, end it at another with the cheapest that fits</source>
        <translation>机柜立面：在端口开始布线，在另一端口以最便宜的适用介质结束</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Rack elevation: the other rack</source>
        <translation>机柜立面：另一个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Rack elevation: walk over devices</source>
        <translation>机柜立面：逐个设备移动</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Rack elevation: walk over ports</source>
        <translation>机柜立面：逐个端口移动</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>Rack unit</source>
        <translation>U 位</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Rack units</source>
        <translation>U 位</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_words.py"/>
        <source>Rack {name}, {part_name}</source>
        <translation>机柜 {name}，{part_name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/layers.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Racks</source>
        <translation>机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>Racks are numbered line by line, devices from the top of each rack, everything else in the order of its names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Racks between two walkways through the rows; 0: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>Racks draw in the hot air of others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Racks in each row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>Racks or devices of side A, for example panel-A-*; empty: the first half of what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>Racks or devices of side Z; empty: the other half of what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Racks per row</source>
        <translation>每列机柜数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <source>Racks with all they hold, without cables</source>
        <translation>机柜及其全部内含设备，不含线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>Radix_Down of tier 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>Radix_Down of tier 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>Rail</source>
        <translation>轨道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Rail optimised</source>
        <translation>按轨道优化</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/pinned.py"/>
        <source>Rail pinning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Rails</source>
        <translation>轨道数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>Rails; 0: one per accelerator of a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Rank 0 sends the same array to every other rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Ranks</source>
        <translation>rank 数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Rates, one-way</source>
        <translation>速率（单向）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Reach</source>
        <translation>可达距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>Read</source>
        <translation>读入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>Reading and comparing</source>
        <translation>正在读取并比较</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Reading {name}</source>
        <translation>正在读取 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation.py"/>
        <source>Rear</source>
        <translation>背面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/approve.py"/>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Receiver</source>
        <translation>接收方</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>Recent</source>
        <translation>最近的工程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <source>Recognise it from the file</source>
        <translation>根据文件自动识别</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>Recovered after a crash</source>
        <translation>崩溃后可恢复</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Reduce-scatter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Relative spread of the computation between ranks and steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>Remove the cable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>Rename by a pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/settings.py"/>
        <source>Rename project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/renaming.py"/>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>Rename {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>Replace a switch by another part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Replace it</source>
        <translation>替换</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>Replace {many} by {part}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Reroute</source>
        <translation>重路由时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>Resize {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation.py"/>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_drags.py"/>
        <source>Return draws it with the tails plugged so far; Esc lets go</source>
        <translation>回车按已插入的分支绘制；Esc 放弃</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/context.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Riser</source>
        <translation>竖井</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>Role {role}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <source>Rotate {turning}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>Route length</source>
        <translation>路由长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Route length. Empty: the great circle between the sites, the least it can be.</source>
        <translation>路由长度。留空：两园区间的大圆距离，即最小可能值。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Routers</source>
        <translation>路由器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Routing</source>
        <translation>路由策略</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/router.py"/>
        <source>Routing {name}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Rows</source>
        <translation>列数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>Rule profile</source>
        <translation>规则方案</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>Rule settings</source>
        <translation>规则设置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <source>Rule settings …</source>
        <translation>规则设置 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>Run it with: fabric-studio {output}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>Run the cable at the speed of its slower port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Runs of layers that each stage has (interleaved schedule)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>SKU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>SU</source>
        <translation>SU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/session.py"/>
        <location filename="../../fabric_studio/ui/dialogs/unsaved.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/cable_sheet.py"/>
        <source>Save as CSV …</source>
        <translation>另存为 CSV …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>Save as CSV…</source>
        <translation>另存为 CSV…</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/cable_sheet.py"/>
        <source>Save as PDF …</source>
        <translation>另存为 PDF …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Save as …</source>
        <translation>另存为 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/unsaved.py"/>
        <source>Save the changes to “{title}”?</source>
        <translation>保存对“{title}”的更改？</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>Save the comparison</source>
        <translation>保存比较结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Save the project</source>
        <translation>保存工程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>Saved as {output}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/cable_sheet.py"/>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Saved {name}</source>
        <translation>已保存 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Saving replaces what it wrote.</source>
        <translation>保存将覆盖它写入的内容。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Saving {name}</source>
        <translation>正在保存 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/superpod_h100.py"/>
        <source>Scalable units of 32 DGX H100 in rows with hot and cold aisles, one QM9700 leaf per rail in the middle of each row, spines, cores from 9 SU on, UFM; 400G NDR at 1:1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/superpod_h100.py"/>
        <source>Scalable units of 32 nodes; the last has 31</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/underlays.py"/>
        <source>Scale picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/scale.py"/>
        <source>Scale the picture</source>
        <translation>缩放底图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Scale the picture by two points</source>
        <translation>用两点缩放底图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Scale-out, one-way</source>
        <translation>横向扩展带宽（单向）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>Scale-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>Scale-up is hardly faster than scale-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Scale-up over scale-out bandwidth of one accelerator, both one-way</source>
        <translation>单个加速器的纵向扩展与横向扩展带宽之比，均为单向</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Scale-up, one-way</source>
        <translation>纵向扩展带宽（单向）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>Scale: 0 to 100 % of a link's own one-way rate</source>
        <translation>刻度：链路自身单向速率的 0 到 100 %</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/command_palette.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Search or run a command</source>
        <translation>搜索或执行命令</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts.py"/>
        <source>Search parts</source>
        <translation>搜索部件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <source>Second file</source>
        <translation>第二个文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <source>Section</source>
        <translation>剖面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>Seed of every random choice, the flows' ECMP entropy included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation.py"/>
        <source>Select a rack to see its units and ports.</source>
        <translation>选择一个机柜以查看其 U 位和端口。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Select all racks</source>
        <translation>选择全部机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Select and move</source>
        <translation>选择和移动</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Select before: {selects}.</source>
        <translation>请先选择：{selects}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/design_view.py"/>
        <source>Select one kind to edit it:</source>
        <translation>只选择一类对象即可编辑：</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/editing.py"/>
        <source>Select racks, devices or trays to copy them</source>
        <translation>请选择要复制的机柜、设备或桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Select the doors that are to open to the other side</source>
        <translation>请选择要改为另一侧开的门</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Select the racks that are to be turned</source>
        <translation>请选择要转向的机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/editing.py"/>
        <source>Select the two racks to be joined by a cable</source>
        <translation>请选择要用线缆连接的两个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/editing.py"/>
        <source>Select what is to be deleted</source>
        <translation>请选择要删除的对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Selected: {describe}</source>
        <translation>已选择：{describe}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/send_recv.py"/>
        <source>Send and receive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Senders</source>
        <translation>发送方</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>Senders chosen at random outside the receiver's scale-up domain all send to one receiver at the same moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Sequence</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Sequences in a micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>Servers on the same fabric have no path to each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Servers per leaf</source>
        <translation>每组叶交换机的服务器数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Servers per rack</source>
        <translation>每机柜服务器数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>Servers to a group of leaves; 0: by pod where pods are known, else spread evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>Servers under leaves and spines of one switch, with or without rails, at the oversubscription of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>Set cable length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <source>Set span length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <source>Settings …</source>
        <translation>设置 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>Several jobs at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <source>Severities, limits and profiles of this project</source>
        <translation>本工程的级别、限值和规则方案</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>Severity of: {rule}</source>
        <translation>规则的级别：{rule}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Sharding</source>
        <translation>分片</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>Share of the link's own one-way rate</source>
        <translation>占链路自身单向速率的比例</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Shared with other traffic</source>
        <translation>与其他流量共用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions.py"/>
        <location filename="../../fabric_studio/ui/panels/finding_detail.py"/>
        <location filename="../../fabric_studio/ui/panels/findings_here.py"/>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Show findings</source>
        <translation>显示检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Show or fold: {text}</source>
        <translation>显示或折叠：{text}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Show the other storey</source>
        <translation>显示另一楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>Show: {layer}</source>
        <translation>显示：{layer}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>SimAI itself runs the layers in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology.py"/>
        <source>SimAI, HPCC, ConWeave and ASTRA-sim ns-3 topology (nodes, switches, links)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/running.py"/>
        <location filename="../../fabric_studio/ui/actions.py"/>
        <location filename="../../fabric_studio/ui/window.py"/>
        <source>Simulation</source>
        <translation>仿真</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/context.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <source>Site</source>
        <translation>园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>Site {sites}</source>
        <translation>园区 {sites}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Size of the array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Size of the array on every rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>Size of the array on every rank, of which each pair of ranks moves bytes / ranks (as nccl-tests counts)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Size of the whole array that every rank begins with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Size of the whole array that every rank ends with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>Sizes go up to this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/drawing.py"/>
        <source>Sizing ladders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>Sketch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>Slurm gives it no unit, so it is no rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_topology.py"/>
        <source>Slurm topology (topology.conf, topology.yaml, scontrol show topology, topograph model)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>Slurm topology, ibnetdiscover</source>
        <translation>Slurm topology、ibnetdiscover</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>Slurm topology.conf and ibnetdiscover carry no positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation.py"/>
        <source>Smaller (Ctrl and wheel)</source>
        <translation>缩小（Ctrl 加滚轮）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Smallest</source>
        <translation>最小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>Snap on the plan</source>
        <translation>平面图捕捉</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Source: {source}</source>
        <translation>来源：{source}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Space or middle button, drag</source>
        <translation>空格或中键，拖动</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Space out evenly across</source>
        <translation>水平均匀分布</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Space out evenly down</source>
        <translation>垂直均匀分布</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_controls.py"/>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Spines</source>
        <translation>脊交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>Spines; 0: the fewest that share the uplinks evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <source>Stack</source>
        <translation>叠层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Stand a riser to the next storey</source>
        <translation>设置通往上一楼层的竖井</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>Start from a template</source>
        <translation>从模板开始</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/pinned.py"/>
        <source>Static: each NIC keeps to one uplink, by its place on its leaf; with pxn=auto traffic changes rails inside the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/d_mod_k.py"/>
        <source>Static: the number of the destination, counted leaf by leaf, picks the uplink, one digit per tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/status_bar.py"/>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>Step time by rank and step</source>
        <translation>各 rank 各步的步长时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Stock length</source>
        <translation>库存长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_controls.py"/>
        <location filename="../../fabric_studio/ui/panels/simulation.py"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Stop {number}</source>
        <translation>停止 {number}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/background.py"/>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/context.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Storey</source>
        <translation>楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Storey above</source>
        <translation>上一楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Storey below</source>
        <translation>下一楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Storeys</source>
        <translation>楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>Storeys the racks stand on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Straggler</source>
        <translation>慢 rank 计算时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Straggler rank</source>
        <translation>慢 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Straggler slowdown</source>
        <translation>慢 rank 减速倍数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Suffix</source>
        <translation>后缀</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Sum gradients in buckets while the backward pass still runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Sum of squared cable diameters over the inside section</source>
        <translation>线缆直径平方和与内截面之比</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>SuperPOD, leaf-spine, two storeys</source>
        <translation>SuperPOD、叶脊、两层机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Surplus</source>
        <translation>富余</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>Switch of all tiers; auto: QM9700 for 400G (SN5600 above 910 racks), Q3400 for 800G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>Switch of both tiers; auto: SN4600C for 100G, QM8700 for 200G, QM9700 for 400G, SN5600 for 800G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>SwitchName= has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>Switches</source>
        <translation>交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>Switches with such names are the lower tier; empty: as their roles say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>Switches with such names are the upper tier; empty: as their roles say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>Take over a profile …</source>
        <translation>采用规则方案 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>Tb/s one-way</source>
        <translation>Tb/s 单向</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>Templates</source>
        <translation>模板</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>Tensor and expert parallelism stay inside the scale-up domain because it is much faster than the network: 450 GB/s of NVLink 4 to 50 GB/s of a 400G NIC is 9 times, one-way. Below five times the split pays less, and NICs that fast may be money better spent on the domain. Only cabled NICs count, and parts that were made up for an import or a template are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>Tensor groups leave their scale-up domain: choose a smaller tp or another placement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Tensor parallelism: ranks that share every layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>The accelerators' peak is not known; {default_peak:.0f} TFLOP/s is taken (peak_tflops).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/checks.py"/>
        <source>The check could not be finished: {text}</source>
        <translation>检查未能完成：{text}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>The collective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>The coordinates of the sites are not known: type the route length.</source>
        <translation>园区坐标未知：请输入路由长度。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>The device keeps its name and place; its cables move to ports of their rate, and get another medium where theirs no longer fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>The drawing lies under the plan, in its own measures. Drag it into place.</source>
        <translation>图纸按其自身尺寸置于平面图下方，请拖到位。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>The ends differ in medium</source>
        <translation>两端介质不一致</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>The ends of a link disagree on the medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <source>The fabric by tiers</source>
        <translation>按层级显示的网络</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>The file has the layers of one of {count} pipeline stages: traffic between stages and the pipeline bubble are not in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>The file is for {stated:,} GPUs and is run on {ranks:,}: the data-parallel groups are smaller or larger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/switch.py"/>
        <source>The floor from above</source>
        <translation>从上方看楼面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation.py"/>
        <source>The front of the rack</source>
        <translation>机柜正面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/status_bar.py"/>
        <source>The grid that things come to rest on; Alt while dragging leaves it</source>
        <translation>对象对齐所用的网格；拖动时按 Alt 可脱离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/design_view.py"/>
        <source>The hall is empty. Drag a rack from the palette onto the plan, or start from a template (File, New).</source>
        <translation>机房是空的。请从部件库把机柜拖到平面图上，或从模板开始（文件、新建）。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>The import is done: {left} and {guessed}.</source>
        <translation>导入完成：{left}，{guessed}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>The language changes when Fabric Studio is started again. 重新启动后生效。</source>
        <translation>语言将在重新启动 Fabric Studio 后生效。 Takes effect after a restart.</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>The lines of a twin-port or breakout cable do not agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cage_mixes_media.py"/>
        <source>The links of one cage ask for different modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>The lowest one it fills; 0: on top or beside the rails</source>
        <translation>占用的最低 U 位；0：在柜顶或导轨旁</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/measured.py"/>
        <source>The measurement is of {measured:,} ranks, the simulation of {ran:,}: set ranks={measured} to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>The named trace stands for all ranks; it must not send to or receive from single ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>The network that gets a second plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>The node of the file that is rank 0; 1 where node 0 is a switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>The part was replaced by a smaller one, or the source of an import counts ports otherwise: the cable cannot be plugged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>The parts</source>
        <translation>部件库</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>The place was guessed by an import, so cable lengths are unknown. Move the rack, or confirm that it stands here.</source>
        <translation>位置由导入推测，因此线缆长度未知。请移动机柜，或确认它就在这里。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>The plan is to scale</source>
        <translation>平面图按比例绘制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>The power or mass of a part is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>The rack, as the catalogue calls it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>The rank that receives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <source>The rating is for what stands inside, without the rack itself. Parts that give no figure are left out and counted in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation.py"/>
        <source>The rear of the rack, with the ports that are there</source>
        <translation>机柜背面及其端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>The rules watch</source>
        <translation>规则时刻在检查</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>The same for memory accesses that state a size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>The same leaves, spines and cables once more, and a free port of every server on them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>The same template</source>
        <translation>同一模板</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <source>The storeys one over the other</source>
        <translation>逐层叠放的楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>The straggler's computation, instead of a factor; 0 = use the factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>The sum of the maxima counts: synchronous training drives every server to its peak at the same time. Parts that give no figure are left out and counted in the text, so the true draw is higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>The {kept} switches there are plane {old}, the new ones plane {fresh}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/top_bar.py"/>
        <source>There are unsaved changes</source>
        <translation>有未保存的更改</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <source>There is no building yet; draw a hall first.</source>
        <translation>还没有楼栋，请先画一个机房。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <source>There is no file {missing}.</source>
        <translation>没有文件 {missing}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/scale.py"/>
        <location filename="../../fabric_studio/ui/drawing_actions.py"/>
        <source>There is no picture on this storey. Add one from the Building menu.</source>
        <translation>此楼层没有底图。可从“楼宇”菜单添加。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>There is no place for a rack beside {named}, so their second plane goes into the same racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <source>There is nothing to screw it to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>They belong to this project and are saved in it, so that the command line checks by the same.</source>
        <translation>这些设置属于本工程并随之保存，命令行也按同样的设置检查。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Thickness</source>
        <translation>厚度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/grid.py"/>
        <source>Things come to rest on it; from 1 mm to 1.2 m. Alt leaves it.</source>
        <translation>对象按此网格对齐；1 mm 到 1.2 m。Alt 可脱离。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/door.py"/>
        <location filename="../../fabric_studio/ui/canvas/tools/rectangle.py"/>
        <location filename="../../fabric_studio/ui/canvas/tools/wall.py"/>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>This belongs to a storey. Draw a hall first.</source>
        <translation>这属于楼层，请先画一个机房。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>Tier {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/scrubber.py"/>
        <source>Time of the simulation</source>
        <translation>仿真时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/cautions.py"/>
        <source>Times are a lower bound below 2 GiB: 72 GB200s in one domain were measured at 586 GB/s of bus bandwidth for 0.5 GiB, where this model gives 794, and nothing is published for smaller sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/cautions.py"/>
        <source>Times are a lower bound. Between racks with large scale-up domains this model is 2 to 5 times too fast: an all-reduce over 1,440 GB200s in 20 racks was measured at 151 GB/s of bus bandwidth for 0.5 GiB and 406 GB/s for 16 GiB, where this model gives 715 and 816.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>Times count from the first start, which is at {shift_s:g} s in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>To</source>
        <translation>终点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_list.py"/>
        <source>To, or where</source>
        <translation>终点，或位置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Tokens in a sequence; 0 = as the model was trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions.py"/>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/top_bar.py"/>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>Topology files say what is connected and not where it stands. Until racks are moved to their places, or the places are confirmed, a length would be an invention, and so would be every check and order that builds on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/simai_topology.py"/>
        <source>Topology for HPCC, ConWeave and ns-3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/simai_topology.py"/>
        <source>Topology for SimAI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/torus.py"/>
        <source>Torus, dimension order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/up_down.py"/>
        <source>Towards the top first, then only down: free of deadlock in any drawing; by hash where several ways are legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Tp</source>
        <translation>TP</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>Traffic stands still</source>
        <translation>流量停滞</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Training step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/context.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Tray</source>
        <translation>桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Trays</source>
        <translation>桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/layers.py"/>
        <source>Trays and risers</source>
        <translation>桥架和竖井</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Trays are drawn over rows that run across the page only; draw these by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Turn clockwise</source>
        <translation>顺时针旋转</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Turn counter-clockwise</source>
        <translation>逆时针旋转</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>Turn door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Turn fronts down</source>
        <translation>正面朝下</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Turn fronts left</source>
        <translation>正面朝左</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Turn fronts right</source>
        <translation>正面朝右</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Turn fronts up</source>
        <translation>正面朝上</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Turn overhead</source>
        <translation>每轮软件开销</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>Turn the row round, so that it stands back to back with the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Turned by</source>
        <translation>旋转</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_taken_twice.py"/>
        <source>Two cables use the same port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>Two devices fill the same rack unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>Two planes run through one riser or tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/racks_overlap.py"/>
        <source>Two racks stand in the same place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>Two things cannot be in one place. On opposite faces of a rack two devices may share a unit if both depths fit into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/racks_overlap.py"/>
        <source>Two things cannot be in one place. Turned racks are compared by their true outline, not by a box around them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/scale.py"/>
        <source>Type how far apart the two points are on the floor, then Enter</source>
        <translation>输入这两点在地面上的实际间距，再按回车</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>UTF-8 with mark, as Excel wants</source>
        <translation>带标记的 UTF-8，适合 Excel</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <location filename="../../fabric_studio/ui/editing.py"/>
        <location filename="../../fabric_studio/ui/panels/findings_here.py"/>
        <location filename="../../fabric_studio/ui/window.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions.py"/>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Units</source>
        <translation>单位</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/locks.py"/>
        <source>Unlock selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Unlock what is selected</source>
        <translation>解锁所选</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>Unlocked {things}</source>
        <translation>已解锁{things}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/session.py"/>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Up, Down</source>
        <translation>上、下</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/up_down.py"/>
        <source>Up/down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Uplinks</source>
        <translation>上行链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>Uplinks of each leaf; 0: as many as it has ports down (1:1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Uplinks per leaf</source>
        <translation>每台叶交换机上行数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Use cheapest that fits</source>
        <translation>采用最便宜的适用介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cage_mixes_media.py"/>
        <source>Use one of the media for all links of the cage if it does, else the cheapest that does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>Use one of the two media for the whole link if it does, else the cheapest that does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/settings.py"/>
        <source>Use rule profile {profile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>Use the cheapest medium that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/cheapest.py"/>
        <source>Use the cheapest medium that fits for {sum:,} cables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/grid.py"/>
        <source>Use this grid</source>
        <translation>使用此网格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Used as</source>
        <translation>用途</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>U{low:g} to U{high:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>U{u:g} of rack {rack}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/stale.py"/>
        <source>U{u:g} of rack {where} is taken by {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/devices.py"/>
        <source>U{u:g} of rack {where} is taken by {other} (U{other_u:g}); choose another rack unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Vendor prints</source>
        <translation>厂商标称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions.py"/>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/switch.py"/>
        <source>Views</source>
        <translation>视图切换</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>WAN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>WAN fibre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>WAN link</source>
        <translation>WAN 链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>WAN link …</source>
        <translation>WAN 链路 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/context.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>WAN span</source>
        <translation>WAN 段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>WAN spans</source>
        <translation>WAN 段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Walkway</source>
        <translation>走道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Walkway every</source>
        <translation>走道间隔</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/wall.py"/>
        <location filename="../../fabric_studio/ui/context.py"/>
        <source>Wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>Walls do not move for racks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/layers.py"/>
        <source>Walls, doors and areas</source>
        <translation>墙、门和区域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>Warnings: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>Watch it run</source>
        <translation>观看运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>Wavelength, number of fibres, lane speed and kind of fibre must be the same at both ends and in every cable between; parallel single-mode optics of one lane speed mix, whatever their reach (DR4 with its 100 m part, LPO or CPO).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_no_go.py"/>
        <source>Ways of escape, hatches and the reach of a crane stay free, whatever is short of space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>Welcome to Fabric Studio</source>
        <translation>欢迎使用 Fabric Studio</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>What each rank computes, sends and calls, from traces name.0.et, name.1.et ... of schema 0.0.4; name one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/permutation.py"/>
        <location filename="../../fabric_studio/workloads/send_recv.py"/>
        <source>What each rank sends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>What each sender sends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>What fails or slows down, and when: 0.2 down leaf-01; 0.8 up leaf-01; 0 slow C00012 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>What flows of size 0 move; 0 = refuse them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <source>What is fixed</source>
        <translation>将修复的内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>What is not in stock is made to order: it costs weeks and cannot be replaced from the shelf. Over panels the cables that are really bought count for the reach, and they are longer than what was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour_steps.py"/>
        <source>What is selected</source>
        <translation>所选内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>What is unknown is left out of sums and never taken for zero; a rack that holds such parts is heavier and hotter than the checks see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>What replicas share out: nothing, optimizer states, or weights and gradients as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>What the feed gives. Empty: the rating of the part, if it has one.</source>
        <translation>供电路所能提供的功率。留空：部件的额定值（若有）。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>What the names of the new switches end in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>What they become, as the catalogue calls it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/why_card.py"/>
        <source>What this model leaves out</source>
        <translation>此模型未考虑的因素</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>What to rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/command_palette.py"/>
        <source>What was found</source>
        <translation>查找结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>What would be different? Every figure is worked out from the drawings.</source>
        <translation>会有什么不同？每个数字都由图纸计算得出。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>Where its lines name different media, use the first for all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Where the fronts of the first row look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>Where the new switches go; where no rack finds a place, into the same racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>Which ports of side A; front and rear are faces of a panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>Which ports of side Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/why_card.py"/>
        <source>Why a step takes that long</source>
        <translation>一步为何需要这么久</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/why.py"/>
        <source>Why at least {format_time}?</source>
        <translation>为何至少 {format_time}？</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/approve.py"/>
        <source>Why is this acceptable here?</source>
        <translation>为何在此可以接受？</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <source>Why it stays</source>
        <translation>为何保留</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/why.py"/>
        <source>Why {format_time}?</source>
        <translation>为何 {format_time}？</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Width inside</source>
        <translation>内宽</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Width of such a walkway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Width on the floor</source>
        <translation>地面上的宽度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>With an empty hall of 20 x 12 m</source>
        <translation>附带一个 20 x 12 m 的空机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/findings.py"/>
        <location filename="../../fabric_studio/ui/panels/finding_detail.py"/>
        <source>Withdraw approval</source>
        <translation>撤回认可</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions.py"/>
        <source>Wizard</source>
        <translation>向导</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Working it out …</source>
        <translation>正在计算 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/template.py"/>
        <source>Working out the fabric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_controls.py"/>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>Workload, its ranks and its parameters, with ; between jobs: all_reduce ranks=0-31 bytes=1GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>Workloads side by side, each on ranks of its own, that share the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Works on</source>
        <translation>作用对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/bom_csv.py"/>
        <location filename="../../fabric_studio/io/exporters/bom_xlsx.py"/>
        <source>Writing the bill of materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Writing the cable schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/bom_csv.py"/>
        <location filename="../../fabric_studio/io/exporters/bom_xlsx.py"/>
        <location filename="../../fabric_studio/io/exporters/cables_csv.py"/>
        <location filename="../../fabric_studio/io/exporters/cables_xlsx.py"/>
        <location filename="../../fabric_studio/io/exporters/cut_list_csv.py"/>
        <location filename="../../fabric_studio/io/exporters/device_cables_csv.py"/>
        <location filename="../../fabric_studio/io/exporters/htsim_topology.py"/>
        <location filename="../../fabric_studio/io/exporters/simai_topology.py"/>
        <source>Written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Z</source>
        <translation>Z 侧</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z U (lowest)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z end: {medium}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Z first</source>
        <translation>Z 侧起始端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Z ports</source>
        <translation>Z 侧端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z storey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Zero bytes</source>
        <translation>零字节流</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Zoom at the pointer</source>
        <translation>在指针处缩放</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window_actions.py"/>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>`switches` is not a mapping of names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a 7z archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <source>a WAN span cannot be {length_km:g} km long; type its route length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <source>a WAN span joins two different sites; choose another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/entry.py"/>
        <source>a bend at {x:g}, {y:g} is nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/proposal.py"/>
        <source>a breakout cable would lose some of its tails; take all of its lines or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a bzip2 file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>a cable cannot be {length_mm:g} mm long; type a length, or clear it to measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation.py"/>
        <source>a cable that is not there any more</source>
        <translation>一根已不存在的线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>a cable, device or port (leaf-01 12/2) that is down, or goes down at that time (5ms); may be repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>a cage has from 1 port and up to {most_lanes:,} lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>a campus of its own</source>
        <translation>一个独立园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <source>a catalogue part is not deleted by itself; delete what uses it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>a design has no PCIe; what hangs together and at which rates is in the notes of the part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/underlays.py"/>
        <source>a design holds {most} pictures at most; delete one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>a design needs a place to save it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/recovery.py"/>
        <source>a design that was never saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/send_recv.py"/>
        <source>a distance of {distance} leads every one of {n_ranks} ranks to itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>a failed link; take it out of the design instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>a fat tree of htsim has 2 or 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>a fat tree of htsim needs no second file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>a figure is {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>a flat topology names no switch and no node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>a flow has {max:g} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/demand_flows.py"/>
        <source>a flow waits for others with pauses of different lengths, which no list can say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>a folder; made when it is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/shell.py"/>
        <location filename="../../fabric_studio/app/commands/storeys.py"/>
        <source>a hall of {width_mm:g} x {depth_mm:g} mm has no floor; give both measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>a key that is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>a leaf of {ports} ports with {room} down and {uplinks} up has no room for a server of {gpus} NICs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>a library is missing ({error}); install it, or set the machine up with make env</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>a list must not contain blanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>a mark for htsim's own use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>a medium needs a host connector, or a module for at least one cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>a newer Fabric Studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>a node is linked with itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>a parameter; may be given several times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/underlays.py"/>
        <source>a picture of {image:.0f} MB is too large; at most {blob_limit} MB fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/underlays.py"/>
        <source>a picture {width_mm} wide is no plan; it may be {least_mm} to {most_mm} wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <source>a piece of the switch that shows itself as an adapter; neither host nor cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>a port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>a port is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/settings.py"/>
        <source>a project name is one line of at most {longest_name} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>a project: a .fabric file or folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/open.py"/>
        <source>a project; without it the gallery opens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>a queue of the packet simulator; the design has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trays.py"/>
        <source>a riser joins two different storeys; add a storey first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/rooms.py"/>
        <source>a room of {width_mm:g} x {depth_mm:g} mm has no floor; give both measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>a room with walls</source>
        <translation>有墙的房间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>a run cannot be called {name!r:.60}; use letters, digits, spaces and . _ -</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/underlays.py"/>
        <source>a scale needs two different points; click both ends of a length that you know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/compare.py"/>
        <source>a second design and -p are both given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>a second file that helps, such as a GUID to name map or the system file of ASTRA-sim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>a second project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>a setting of the simulation in {what}; choose algorithms when you simulate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>a setting of the simulator; the design has no loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>a single-port head of {medium} leaves a port of the twin-port {cage} cage dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/ends.py"/>
        <source>a single-port module leaves a port of the twin-port {cage} cage dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source>a size such as 64MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>a splitter has far_connectors and more than two heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>a switch cannot be its own child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/grid.py"/>
        <source>a switch has {count} neighbours, more than any torus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>a switch has {ratio:g} times as much capacity down as up, htsim knows whole numbers from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/graph.py"/>
        <source>a switch whose part gives no latency counts {latency_ns:g} ns (estimate)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/grid.py"/>
        <source>a switch with accelerators is joined to no other switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_topology.py"/>
        <source>a topology of NCCL needs no second file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology.py"/>
        <source>a topology of this kind needs no second file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trays.py"/>
        <source>a tray needs two different ends; drag from one to the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>a trigger without id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity_field.py"/>
        <source>a value is needed here</source>
        <translation>此处需要填写数值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>a wall needs two different ends; drag from one to the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>a wall of {thickness_mm:g} mm keeps nothing apart; give its thickness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>a way of escape, a hatch</source>
        <translation>逃生通道、地面检修口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/sheets.py"/>
        <source>a workbook holds {max_rows:,} rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a zip file (.xlsx, .docx, .fabric ...)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a zstd file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>a {cage} cage of {speed_gbps:g} Gb/s per link cannot run at {speed_gbps2:g} Gb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/ends.py"/>
        <source>a {cage} module does not fit the {cage2} cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/edit_records.py"/>
        <source>a {kind} has no field {name!r:.40}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>a {kind} has no field {name!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>a {kind} has no outline to drag; {sized} have one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>a {kind} has no {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>a {kind} needs {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>a {kind} of {width_mm:g} x {depth_mm:g} mm has no floor; give both measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>a {kind} with one of these ids is already in the design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>a {noun} of {width_mm:g} x {depth_mm:g} mm has no floor; give both measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trays.py"/>
        <source>a {noun} of {width_mm:g} x {depth_mm:g} mm holds no cable; give both inside measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>about the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>adapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>add a block that starts with Tier {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>add a line: trigger id {name} oneshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>add a second meet-me room and lead every other conduit there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>add it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/running.py"/>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <location filename="../../fabric_studio/io/plain_network.py"/>
        <source>add servers and cable them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_list.py"/>
        <source>added</source>
        <translation>新增</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>after the declared flows, where the simulators read nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>after the declared links, where the simulators read nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>after the {declared} flows that line 1 declares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>after the {declared} layers that line 2 declares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>after the {links} links that line 1 declares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>agg switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>align</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>all ranks must call in one order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>all that is to be ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>all {count} are fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>all {count} conduits of {name} end in {room} ({names}): fire or water in that one room cuts every fibre path out of the building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>all-gather inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/group_calls.py"/>
        <source>all-to-all in groups of {shape} makes {pairs:,} pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>also write the run as tables into a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>also write the traffic as a list of flows: .csv, or .cm for htsim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>an NVSwitch linked with a switch of the network; no part has such a port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>an aggregated block repeats the nodes of its blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>an all-to-all of so many ranks is only sampled, which cannot be mixed with other jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>an alternative to the topology that was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/findings.py"/>
        <source>an approval needs a reason; write why this finding is accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>an area is one of {area_purposes}, not {purpose!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/clipboard.py"/>
        <source>an array of {count} copies cannot be made; type 1 to 10,000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>an internal error, which is a fault of this program; please report it with {keep_trace}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>an xz file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>and {count:,} more of {rule} that are not listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/live_check.py"/>
        <source>and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_here.py"/>
        <source>and {total:,} more in the list of findings</source>
        <translation>检查结果列表中还有 {total:,} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/recovery.py"/>
        <source>another window is recovering it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <source>appliance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>approvals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>approved ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>approved: {approved}</source>
        <translation>已认可：{approved}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>area</source>
        <translation>区域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>areas</source>
        <translation>区域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>as drawn</source>
        <translation>按图纸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_controls.py"/>
        <source>as fast as possible</source>
        <translation>尽可能快</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>as the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>asks for something outside the file ({what})</source>
        <translation>请求了文件之外的内容（{what}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>assembly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/listing.py"/>
        <source>at least {low}{unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>at least {show}</source>
        <translation>至少 {show}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>at least: {count:,} without a figure are not in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/listing.py"/>
        <source>at most {high}{unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>at most {limit:,} are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_rows.py"/>
        <source>at most {longest_name} are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_network.py"/>
        <source>at most {most_cables:,} are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/link_media.py"/>
        <source>at most {most_delays} are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>at most {most_gpus_per_server:,} in one domain are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>at most {most_links:,} are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/design.py"/>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>at most {most_nodes:,} are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_files.py"/>
        <source>at most {most_nodes:,} are simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>at most {most_npus:,} are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>at one end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>at the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>at {device}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/results.py"/>
        <source>at {time_s:.6g} s: {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>at {time}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>auto (look at the file) or one of {formats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>auto: NCCL's choice with efficiency=measured, else ring; ring: one ring per NIC through all ranks; nvls: reduced in the scale-up switch; hierarchical: inside each scale-up domain, then across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>auto: NCCL's choice with efficiency=measured, else ring; ring: one ring per NIC through all ranks; tree: double binary tree over servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>auto: NCCL's choice with efficiency=measured, else ring; ring: one ring per NIC through all ranks; tree: double binary tree over servers; nvls: reduced in the scale-up switch; nvls_tree: that inside, trees between; collnet: reduced in the network's switches (SHARP); hierarchical: inside each scale-up domain, then across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>auto: traffic for another rail changes to it inside the server, over the scale-up domain; off: it never does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>bends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>bisection</source>
        <translation>对分</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>block sizes are a setting of the scheduler and say nothing about hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>blocks by size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>both ends are on {name}; drag to a port of another device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>both ends in the same node (loop plugs?): {cables} ({shown}), kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>both ends of {name} are plugged into {port}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>both {what} of {servers} end in rack {rack}, at {switches}: one rack takes both away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>breakout lists of the parts (for example MCP7Y00: 800G to two 400G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>breakout {breakout!r} is not written like 2x400G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>breakout {breakout} is more than the cage's {cage_speed_gbps:g} Gb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>build, check, simulate and export a SuperPOD, without a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>building</source>
        <translation>楼栋</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>buildings</source>
        <translation>楼栋</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>bus bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/measured.py"/>
        <source>bus bandwidth by size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>bus bandwidth, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>by cable</source>
        <translation>按线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>by device: leaf-01:12/2</source>
        <translation>按设备：leaf-01:12/2</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>by place: A-01-40:12/2</source>
        <translation>按位置：A-01-40:12/2</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>by the module at end Z ({far})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>by the module at end {side} ({part_numbers})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>cable</source>
        <translation>线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>cable and modules, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>cable length</source>
        <translation>线缆长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>cable {cable} to {end}, {medium}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>cable, medium not chosen yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/rules/checks/cable_in_no_tray.py"/>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <location filename="../../fabric_studio/rules/checks/medium_on_condition.py"/>
        <location filename="../../fabric_studio/rules/checks/networks_mixed.py"/>
        <location filename="../../fabric_studio/rules/checks/port_taken_twice.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>cables</source>
        <translation>线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>cables and modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>cables and modules, typical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>cables inside chassis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/cheapest.py"/>
        <source>cables, or racks or devices at which they end; nothing: all cables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>cage {cage!r} is not one of {cages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>cage {cage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ports.py"/>
        <source>cage {cage} of {device} has {lanes} lanes, so lanes {first} to {last} cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/ports.py"/>
        <source>cage {port} (the part has {cages})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>cage {unknown!r:.40} is not one of {cages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>cage {unknown!r} is not one of {cages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>cage_speed_gbps is 0 for the passive positions of a panel (role patch) and for nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>cages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/measured.py"/>
        <source>can only be laid over a sweep of message sizes, and this run is {workload}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>cancelled; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/run_tables.py"/>
        <source>cannot be made: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>cannot be read ({error})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_files.py"/>
        <source>cannot be read ({reason})</source>
        <translation>无法读取（{reason}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <location filename="../../fabric_studio/io/recovery.py"/>
        <source>cannot be read ({strerror})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>cannot be read as YAML ({error})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/recovery.py"/>
        <source>cannot be recovered ({error})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/constants.py"/>
        <location filename="../../fabric_studio/workloads/training/model.py"/>
        <source>cannot be used: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/units.py"/>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>cannot read {text!r}</source>
        <translation>无法识别 {text!r}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/journal.py"/>
        <source>cannot {how} in the middle of an edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>carries the building</source>
        <translation>承重</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>centre x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>centre y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <location filename="../../fabric_studio/ui/dialogs/compare_table.py"/>
        <source>change</source>
        <translation>变更</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_list.py"/>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>chassis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>cheaper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>cheapest</source>
        <translation>最便宜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>check a design against the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>check its permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/design.py"/>
        <source>check that the command that wrote it succeeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <location filename="../../fabric_studio/ui/picture_files.py"/>
        <source>check the file</source>
        <translation>请检查文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>check the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>check the path and its permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>checking it against the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <location filename="../../fabric_studio/ui/status_bar.py"/>
        <source>checking …</source>
        <translation>正在检查 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings.py"/>
        <source>checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>choose 0 to {n_ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>choose 0 to {n_ranks}, or -1 for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/send_recv.py"/>
        <source>choose 1 to {n_ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_files.py"/>
        <source>choose a PNG, JPEG, SVG, PDF or DXF file</source>
        <translation>请选择 PNG、JPEG、SVG、PDF 或 DXF 文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>choose a larger factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>choose a larger one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>choose a model, or 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/lanes.py"/>
        <source>choose algorithm=aggregate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>choose algorithm=aggregate or fewer ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>choose algorithm=auto or ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/lanes.py"/>
        <source>choose algorithm=pairwise or aggregate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>choose another file</source>
        <translation>请选择其他文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/run_tables.py"/>
        <source>choose another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <location filename="../../fabric_studio/io/members.py"/>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>choose another place to save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>choose another protocol, or auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/drawing.py"/>
        <source>choose another switch or rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>choose another value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policy.py"/>
        <source>choose another, for example ecmp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>choose at most {candidates}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/grid.py"/>
        <source>choose ep that divides {dp}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>choose fewer ranks for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/demand_flows.py"/>
        <source>choose fewer ranks or steps, or another algorithm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>choose fewer steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>choose fewer steps or buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>choose ranks from 1 to {n_ranks}, or 0 for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>chosen for each cable</source>
        <translation>逐根选定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/scale.py"/>
        <source>click the other end</source>
        <translation>单击另一端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/fact_list.py"/>
        <source>close to the limit</source>
        <translation>接近上限</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>closed in, fronts look into it</source>
        <translation>封闭，正面朝内</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>closed in, rears blow into it</source>
        <translation>封闭，背面朝内</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/simulate.py"/>
        <source>coalesce {coalesce!r} is outside 0 to 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>cold aisle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>collective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>collectives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>collectives by kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>colour the cables by this simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/edit_records.py"/>
        <source>columns without rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>commented out in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>compare it with a second project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/why.py"/>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>conduit</source>
        <translation>管道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/conduits.py"/>
        <source>conduit {conduit} is not at {site}; choose one of that site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>connectivity of the drawing, patch panels looked through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>connector A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>connector Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/library.py"/>
        <source>contents name {part!r}, which is no part that can stand inside another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>contents {content}: count, first_u and step_u are at least 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <source>cooling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>cools {cooling_kw:g} kW</source>
        <translation>制冷 {cooling_kw:g} kW</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>cord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>cord for {medium} ({line_connector})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/tiers.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>core</source>
        <translation>核心</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>core switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <location filename="../../fabric_studio/io/importers/safe_yaml.py"/>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>correct it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <location filename="../../fabric_studio/io/json_tables.py"/>
        <source>correct or remove that line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>correct the line or Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>correct the number of nodes in line 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>correct the numbers of the tiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>correct the trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>cost, estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/registry.py"/>
        <source>could be {formats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>count and logical_per_cage are at least 1, lanes at least 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>counts, totals and capacities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>counts, totals and capacities of a design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>crashed</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>cut the trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_ports_report.py"/>
        <source>damaged line {text!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>damaged {what} {text!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>dearer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>declares {declared:,} connections, lists {listed:,}; the list was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>declares {declared:,} flows, lists {listed:,}; the first were taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>declares {declared:,} flows, lists {listed:,}; these were taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>declares {nodes:,} nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>defines entities of its own</source>
        <translation>自行定义了实体</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>delay one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/link_media.py"/>
        <source>delays of links ({told} one-way) are kept for simulation until a medium is chosen; they are not taken for lengths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>delays: fibre, modules, NICs and switches on the route, unloaded, of {targets} x {sources} pairs of accelerators in different scale-up domains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <source>delete the &lt;!DOCTYPE ...&gt; part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>delete the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>delete the member's contents down to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <source>deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>dependencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/chakra.py"/>
        <source>dependencies on nodes that are not in the trace: {lost:,}; they will not be waited for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>dependency {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>derivation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_names.py"/>
        <source>described without a host name: {adapters}; each is taken as a host of its own, named by GUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/design.py"/>
        <source>describes no node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/design.py"/>
        <source>describes {nodes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/routing/policies/spray.py"/>
        <location filename="../../fabric_studio/routing/policy.py"/>
        <source>design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>devices of {parts} parts are selected ({names}); replace those of one part at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>did not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/measured.py"/>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>distribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>does not begin with the metadata of a trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>does not say its format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>door</source>
        <translation>门</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>doors</source>
        <translation>门</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>down</source>
        <translation>下</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>down over up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>down the page</source>
        <translation>朝图纸下方</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/rectangle.py"/>
        <source>drag from corner to corner, or type a size</source>
        <translation>从一角拖到另一角，或输入尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>draw a view of a design into a PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>draw the plan there</source>
        <translation>请在那里画出平面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_files.py"/>
        <source>drawing</source>
        <translation>图纸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>drawing a DGX SuperPOD with {su} SU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>drawing {NVL72_RACKS} NVL72 on two storeys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>drawn as {catalogue}, as their firmware names itself: {switches}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_system.py"/>
        <source>dump it again with NCCL_TOPO_DUMP_FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_topology.py"/>
        <source>dump the server with NCCL_TOPO_DUMP_FILE and import that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_line.py"/>
        <source>each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>each entry needs {needed}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>each line the slowest of {each} ranks</source>
        <translation>每行取 {each} 个 rank 中最慢者</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>elevation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>empty</source>
        <translation>空机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/flow_lists.py"/>
        <source>end it in {forms}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>end points have from {low} to {high} links up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>end points have {up} links, htsim gives each host one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>end rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>end to end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>ends open at a panel</source>
        <translation>在配线架处未接续</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_wire.py"/>
        <source>ends {size:,} bytes before the end of a message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>entry diversity as practised by carriers: as many meet-me rooms as conduits, two at least (typical)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>error rates of {links}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <location filename="../../fabric_studio/ui/panels/fact_list.py"/>
        <location filename="../../fabric_studio/ui/panels/parts_delegate.py"/>
        <source>estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>every minute</source>
        <translation>每分钟</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>every row needs a name and a source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>every {count} minutes</source>
        <translation>每 {count} 分钟</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>export format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/simai_topology.py"/>
        <source>export hpcc.txt, which has no servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>export hpcc.txt, which takes any network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/sheets.py"/>
        <source>export to CSV instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/why.py"/>
        <source>exposed {traffic}</source>
        <translation>暴露的 {traffic}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>extended (USD)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>fabric-studio: compiling the simulator, about a minute; later starts take it from a cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>fabric-studio: stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>faceplate</source>
        <translation>面板</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>feet and inches</source>
        <translation>英尺和英寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>fetch it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>fibre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>fibre between sites, {length_km} ({basis})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>fibre between two sites</source>
        <translation>两个园区之间的光纤</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>fibre of the WAN span, no cord to buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>field_confidence is not a mapping of field to confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>field_confidence names {field!r}, which the row does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>field_confidence {field}: {words!r} does not start with one of {confidence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/lowering.py"/>
        <source>finding paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>fitted in the factory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>fix: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_yaml.py"/>
        <source>flatten it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>floor in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>floor load</source>
        <translation>楼板荷载</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>flow list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/flow_list.py"/>
        <source>flow list (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>flow {flow} is waited for in two different ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>flow {late} starts some time after another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>flows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/demand_flows.py"/>
        <source>flows of a workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/racks_overlap.py"/>
        <source>footprints of the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>for an unknown reason</source>
        <translation>原因不明</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>for everything random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>for planning, never a quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>for the core tier alone; as the target where it is not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>for the leaf tier alone; as the target where it is not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>for the spine tier alone; as the target where it is not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/migrations/__init__.py"/>
        <source>format {step} can no longer be read; open it with an older version and save it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>free, {spec}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>from storey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>from {show} to {show2}</source>
        <translation>{show} 到 {show2}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>front</source>
        <translation>正面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>front of the rack</source>
        <translation>机柜正面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>fsdp is laid without pipeline stages and chunks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>fullest tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>generate a design from a template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/measured.py"/>
        <source>geometric mean of the difference: {error:.1%}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>give --workload sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>give 0 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>give 0 to {duration_s:.6g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/screenshots.py"/>
        <source>give 64x64 to 16384x16384</source>
        <translation>请给出 64x64 到 16384x16384</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/session.py"/>
        <source>give a file name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>give at most {longest_value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/entry.py"/>
        <source>give both places in mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>give each flow its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>give each parameter once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>give it a viewBox</source>
        <translation>请为其设置 viewBox</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>give it another viewBox</source>
        <translation>请换一个 viewBox</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>give it make or make_on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>give it with --names when you import the ibnetdiscover output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/physics.py"/>
        <source>give its cable or part a known rate and length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>give jobs ranks of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/library.py"/>
        <source>give one of the rows another id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>give one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>give one value a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>give one value for each dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>give one with -o FILE.fabric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/named_file.py"/>
        <source>give one, for example file=flows.csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>give only the table of one run, at most {most:,} lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>give seconds from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>give the JSON with scheduling-policy in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/named_file.py"/>
        <source>give the path of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>give the system JSON of ASTRA-sim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>give the table as nccl-tests prints it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>give the table of one run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_files.py"/>
        <source>give the traces of all ranks; all_alike cannot be true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>give what all_reduce_perf prints, with its lines of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>gives names to GUIDs, no cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/name_map.py"/>
        <source>gives no name to any GUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>gpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>great circle</source>
        <translation>大圆距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>great circle, the route is longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>great circle, {apart:,.0f} km</source>
        <translation>大圆距离，{apart:,.0f} km</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>great-circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/grid.py"/>
        <source>grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>ground covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>group sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>group {key!r} is no list of different ranks from 0 to {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>guids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>hall</source>
        <translation>机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>halls</source>
        <translation>机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>has a column {strange!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <source>has a document type or entities, which are not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_wire.py"/>
        <source>has a field of wire type {wire}, which protobuf 3 does not know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_wire.py"/>
        <source>has a field that is longer than its message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_wire.py"/>
        <source>has a field without a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>has a first page that cannot be drawn</source>
        <translation>的第一页无法绘制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>has a line of more than 16 million characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_wire.py"/>
        <source>has a number of more than ten bytes at byte {at}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>has a page of no usable size</source>
        <translation>的页面尺寸不可用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>has a start and a trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>has control characters; they were replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>has format {format}, which never was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>has format {format}, written by {by}; this is {version} and reads up to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>has more than {most:,} elements</source>
        <translation>的元素超过 {most:,} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>has more than {most:,} sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>has more than {most_dependencies:,} dependencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <source>has more than {most_elements:,} elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>has more than {most_letters} MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <source>has more than {most_letters} MB of XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>has more than {most_nodes:,} nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>has more than {most_points:,} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>has neither start nor trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>has neither tree, block nor flat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/plain_network.py"/>
        <source>has no accelerator and no cabled server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/running.py"/>
        <source>has no accelerator and no cabled server to run a workload on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>has no accelerator and no cabled server to run on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>has no column {missing!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>has no column {missing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>has no format.json, so it is not a Fabric Studio project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>has no layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>has no line with the number of layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>has no list of {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>has no pages</source>
        <translation>没有页面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>has no size</source>
        <translation>没有尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>has no table of nccl-tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>has no {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>has no {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>has nothing in its model space that can be drawn</source>
        <translation>的模型空间中没有可绘制的内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>has too many points to be drawn</source>
        <translation>的点过多，无法绘制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>has {cells} cells instead of {header}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>has {count:,} nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>has {count} dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>has {count} tiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>has {entries:,} members, more than {count_limit:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_files.py"/>
        <source>has {size:,.0f} MB, more than {limit}</source>
        <translation>有 {size:,.0f} MB，超过 {limit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>has {size:,.0f} MB; at most {limit:,.0f} MB are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>has {st_size:,} bytes, more than any project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/folder_form.py"/>
        <source>has {st_size:,} bytes, more than {limit:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_files.py"/>
        <source>has {width:,} x {height:,} pixels, too many</source>
        <translation>有 {width:,} x {height:,} 像素，过多</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>has {words} fields instead of 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>heavier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>heaviest footprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>heaviest rack with its aisles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>hierarchical needs two or more scale-up domains of one size above 1; this fabric has {count} of {min} to {max} ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>hierarchical {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>highest share of a rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ibnetdiscover.py"/>
        <source>holds no Switch or Ca record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_topology.py"/>
        <source>holds no SwitchName= or BlockName= statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>holds no groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>holds no node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>holds no row of a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>holds no topology:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/traffic.py"/>
        <source>holds traffic and no fabric ({importer})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>hot aisle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>hot aisle and cold aisle layout, ASHRAE TC 9.9 practice as taught by vendors; the reach is a house default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>hottest of {count:,} links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>house default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/containment_mixes_air.py"/>
        <source>house default: a rack stands this near to the aisle it breathes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>house default: non-blocking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_before_door.py"/>
        <source>house default: one step in front of a door on either side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>house default: rows farther apart share no aisle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>how long a training step takes, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>how many of the hottest links to list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>how paths are chosen, ecmp when not given: {policies}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>htsim can only start it at once; use a flow list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_matrix.py"/>
        <source>htsim connection matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>htsim gives a flow one trigger; use a flow list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>htsim knows id, start, size, trigger, prio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>htsim needs it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>htsim takes at most {most:,}; use smaller flows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/library.py"/>
        <source>id is used already in {origin}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>id {id!r} is not of lower-case letters, digits and . + _ - (at most 64)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/json_tables.py"/>
        <source>id {ids} is not from 1 to {largest_id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>id {name!r} is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/json_tables.py"/>
        <source>id {uid} is used twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/edit_records.py"/>
        <source>ids must rise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/traffic.py"/>
        <source>import a topology and run {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_topology.py"/>
        <source>import a topology.conf, a topology.yaml or the output of `scontrol show topology`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>import ibnetdiscover output or a Slurm topology</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>import the ibnetdiscover or Slurm file it was drawn from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>import the network YAML and give this file with --names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>import the output of `scontrol show topology`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>import the text output of the command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>import the topology and let the simulation find the bandwidths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>import the topology text that the ns-3 backend reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>import the topology that its TOPOLOGY_FILE names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>importer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/door.py"/>
        <source>in no wall; R turns it</source>
        <translation>不在墙上；R 可旋转</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>in pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>in rack {rack}</source>
        <translation>位于机柜 {rack}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>info</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>information</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation.py"/>
        <source>inside a machine</source>
        <translation>机器内部</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/constants.py"/>
        <location filename="../../fabric_studio/workloads/training/model.py"/>
        <source>install fabric-studio again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>interleaved chunks need micro-batches in multiples of pp {stages}, not {micro_batches}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is JSON, which no importer of this version reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_topology.py"/>
        <source>is XML with the root &lt;{tag}&gt;, not &lt;system&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is XML, which no importer of this version reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>is YAML, but neither a Slurm topology.yaml nor a topograph model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is a Graphviz (DOT) drawing; the importer for those, dot, is not part of this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>is a binary file, not text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is a configuration of the ns-3 backend of SimAI or HPCC: congestion control, no fabric and no traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>is a damaged gzip file ({error})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>is a device or a pipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>is a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/run_tables.py"/>
        <source>is a folder that holds {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/folder_form.py"/>
        <source>is a folder with other things in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/folder_form.py"/>
        <source>is a folder without a project in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_topology.py"/>
        <source>is a graph file of NCCL: {graphs} with {channels} over {gpus}, which NCCL laid inside a server that the file does not describe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>is a gzip file that is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>is a line, no plan</source>
        <translation>只是一条线，不是平面图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/folder_form.py"/>
        <source>is a link or no plain file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is a list of GUIDs, no cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is a list of nodes without their cables (ibnetdiscover -l, -H or -S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>is a network file of ASTRA-sim 1, which counts units and links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>is a symbolic link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is a system file of ASTRA-sim: how collectives run, no fabric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is a table of bus bandwidths for SimAI's analytical mode: results to assume, no fabric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>is a {title}, which is more than a list of flows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is an algorithm of MSCCL: which GPU sends what to which, no server and no cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is an ibdiagnet link list; the importer for those, ibdiagnet-lst, is not part of this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/json_tables.py"/>
        <source>is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_wire.py"/>
        <source>is cut off in the middle of a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <location filename="../../fabric_studio/ui/picture_files.py"/>
        <source>is damaged or was cut off</source>
        <translation>已损坏或不完整</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>is damaged, or no DXF drawing</source>
        <translation>已损坏，或不是 DXF 图纸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>is damaged, or no PDF</source>
        <translation>已损坏，或不是 PDF</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>is damaged, or no SVG drawing</source>
        <translation>已损坏，或不是 SVG 图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>is encrypted or packed in an unusual way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>is for {stated:,} GPUs, the design has {n_ranks:,} accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/registry.py"/>
        <source>is in no format that can be imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>is laid over a sweep of message sizes only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>is larger than a kilometre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>is locked with a password</source>
        <translation>受密码保护</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>is neither a file nor a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <location filename="../../fabric_studio/io/importers/safe_yaml.py"/>
        <source>is nested more than {deepest} deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>is no Chakra trace, or a damaged one: it {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>is no JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>is no JSON: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_files.py"/>
        <source>is no PNG or JPEG picture</source>
        <translation>不是 PNG 或 JPEG 图片</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>is no catalogue file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_files.py"/>
        <source>is no drawing</source>
        <translation>不是图纸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>is no member of a project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/flow_lists.py"/>
        <source>is no name for a list of flows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>is no path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>is no place to write to ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/json_tables.py"/>
        <source>is no proper JSON text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>is no system file of ASTRA-sim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>is not UTF-8 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>is not YAML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>is not a Fabric Studio project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>is not a plain file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <source>is not valid XML: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <source>is not valid XML: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_yaml.py"/>
        <source>is not valid YAML: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_yaml.py"/>
        <source>is not valid YAML: {splitlines:.120}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is the difference of two fabrics (ibnetdiscover --diff)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is the logical shape of a network for ASTRA-sim's ns-3 backend, no link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is the output of iblinkinfo; the importer for that, iblinkinfo, is not part of this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is the output of ibstat: the adapters of one host, no cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is the output of ibswinfo: the state of one switch, no cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is the output of sinfo: partitions and states of nodes, no switch and no cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>is what is being read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>is {what}, not text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>it cannot be read: {strerror}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/ends.py"/>
        <source>it carries {links:g} Gb/s and the {cage} cage {speed_gbps:g} Gb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>it declares nothing to make</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>it ends in {connector} ({medium}) in a link of {end}, which needs {needed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>it has links between switches of one tier or past a tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/screenshots.py"/>
        <source>it has no recorded moments</source>
        <translation>没有已记录的时刻</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>it has {count} tier of switches, htsim has 2 or 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>it has {count} tiers of switches, htsim has 2 or 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/recovery.py"/>
        <source>it holds no design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <source>it is no file of this kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>it is no list of this kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/preferences.py"/>
        <source>it is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>it is {between} in a link of {end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>it is {kind} fibre ({medium}) in a link of {end}, which needs {needed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>it must be a number up to {most:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>it needs a list of `topology:` entries, or `switches:` and `blocks:`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/ends.py"/>
        <source>it needs {host_lanes} lanes and the {cage} cage has {lanes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>it unpacks to more than 4 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_system.py"/>
        <source>its &lt;system&gt; holds no CPU, PCI device or GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>its arrays do not fit together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>its fix changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>its fix does not make it go away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/demand_flows.py"/>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>its flows wait for each other in more than {most_edges:,} pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>its number from the ground, or its name; the lowest otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>its speed is not stated or no number, so it has no port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/grid.py"/>
        <source>its switches form no grid, torus or ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/groups.py"/>
        <source>its switches form no groups of three or more that are joined all with all and linked to each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/grid.py"/>
        <source>its switches form no whole grid, torus or ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/ends.py"/>
        <source>its {host_lane_gbps:g} Gb/s lanes are faster than the {lane_gbps:g} Gb/s of the {cage} cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/physics.py"/>
        <source>its {what} is {values}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>job {number} is made of jobs itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>job {number}: a rank is named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>job {number}: cannot use {pair!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>job {number}: rank {rank} is job {taken}'s already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>job {number}: {part!r} are no ranks of this design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>job {number}: {wanted!r} are no ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_names.py"/>
        <source>joined with others of the same host, by description or map: {adapters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology.py"/>
        <source>joining GPUs and switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_network.py"/>
        <source>joining NPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_topology.py"/>
        <source>joining switches and nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>joins the trays of two storeys</source>
        <translation>连接两个楼层的桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>k uplinks of every leaf dealt over the spines, or as many as make 1:1; also spines to cores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>keep one of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>keep the run, to look at it in the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>keeps racks off its line</source>
        <translation>机柜不得压在其线上</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>keeps the floor before it free</source>
        <translation>其前方地面保持空闲</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>kilometres</source>
        <translation>公里</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cage_mixes_media.py"/>
        <source>kinds of module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>known: NONE, {operations}, each also with _EP or _DP_EP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/registry.py"/>
        <source>known: {importers}; name one with --format if you know better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>known: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>known: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>known: {simulated}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>known: {strategies}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>known: {values}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>label {label}, {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>ladder for cables over the racks</source>
        <translation>机柜上方的线缆梯架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/listing.py"/>
        <source>lanes or assembly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/why.py"/>
        <source>latency</source>
        <translation>时延</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>latitude</source>
        <translation>纬度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>layers declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>lead every other column of ports to the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>lead time (weeks)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>lead {names} into {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/tiers.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>leaf</source>
        <translation>叶</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>leased or dark fibre, to be agreed with a carrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>leave out --routing, --output and --flows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/comparison.py"/>
        <source>left out: {names}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <source>leg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <source>leg (m)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>length (m)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>length basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>length set by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>length unknown until the racks are placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>length unknown until the racks stand where they belong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>length unknown: the place of a rack is only guessed; move it to where it stands, or confirm its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>let one of them start by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>levels are 0, 1, 2 ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>lies below something that is no folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>lies in a folder that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>lighter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>line 1 declares {nvswitches} NVSwitches, line 2 lists {switch_ids} switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>line 1 declares {size} GPUs a server; {count} group of GPUs that share an NVSwitch has {found}; the links were taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>line 1 declares {size} GPUs a server; {count} groups of GPUs that share an NVSwitch have {found}; the links were taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>line 1 declares {switches}, line 2 lists {switch_ids:,}; the list was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>line 1 is the header, line 2 the number of layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>line 2 lists a switch twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>line of {text:,} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>line {declared} says {said} nodes, line {number} lists {count}; the list was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>line {filled} declares {declared:,} layers, the file has {layers:,}; these were taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>line {line}: algbw is not size over time ({off} points); is the table complete?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <source>line {line}: port {port} of {key}, which says it has {ports}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>line {line}: switch {name} has nodes and switches of its own; both were read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>line {line}: switch {name} is defined again (Slurm refuses that); both were joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>line {line}: {nodes} of {name} under none of its switches hang on itself: {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>line {line}: {text}</source>
        <translation>第 {line} 行：{text}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>line {line}: {wrong:,} wrong results ({points} points have some); the times may mean nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>line {numbered} declares {links}, the file lists {listed:,}; {taken} taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>line {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>line {number}: switch {name} has neither Nodes= nor Switches=; nothing hangs on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>line {number}: the record of {key} is there again (first in line {line}); both were read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>lines per lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>lines without reverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>lines {first} and {last}: the two ends of one cable say {labels}; {taken} was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>link lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>link lines by rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/models/fluid.py"/>
        <source>link {link} is down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>link_utilization does not fit the links and times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>links below tier {level} run at {rates} Gb/s, htsim has one whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>links declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>links run from GPU to GPU, but are simulated as if a switch shared them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>list the NVSwitches first, then the switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>list the templates with their parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>list the workloads with their parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>lists more than {most_flows:,} flows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>lists no flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>lists which adapter GUIDs are in which host, no cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>longest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>longitude</source>
        <translation>经度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/recovery.py"/>
        <source>look there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/scrubber.py"/>
        <source>looking back</source>
        <translation>回看</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>lower end of the planning rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>lowest floor rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>made for multimode fibre, not for {grade}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>made for single-mode fibre, not for {upper}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>make several arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/bend_too_tight.py"/>
        <source>make {tray} {need} mm deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/bend_too_tight.py"/>
        <source>make {tray} {need} mm wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_network.py"/>
        <source>makes {count:,} links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>makes {npus:,} NPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/demand_flows.py"/>
        <source>makes {total:,} flows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>makes {total:,} links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>management</source>
        <translation>管理</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>manufacturer part no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>mass and floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>mass of the parts; the share of the aisles is a house default; GB200 NVL72 1,360 kg, 2,122 kg/m2 on its footprint (NVIDIA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>max {most}, mean {rate_words}</source>
        <translation>最大 {most}，平均 {rate_words}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/module_too_hot.py"/>
        <source>maximum power of the module against the limit the switch's manual gives for its cages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>maximum power of the parts (optics as their makers count them) against the rack's limit, or its part's rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>mean time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/measured.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>measured along the trays</source>
        <translation>沿桥架测量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/measured.py"/>
        <source>measures {measured}, and this sweep is of {ran}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>media</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>media: not known for {cables}; no reach, power or price until one is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>medium_class {medium_class!r} is not one of {medium_classes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>memory of {value:g} GB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>metres and millimetres</source>
        <translation>米和毫米</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>mm to the rack in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>modules of chassis with more than {rack_u} of them: {crowded:,}; each chassis fills one rack and its modules are in no rack unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>modules of {chassis} director chassis: {switch_records}; each stays a switch of its own, in one rack with its sisters, and the links between them are the backplane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>more than {most_bytes} MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>more than {most_cages:,} cages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>more than {most_contents:,} devices inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>more than {most_ports} cages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>move it {words}, to the wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>move {device} to the next free U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <location filename="../../fabric_studio/app/commands/devices.py"/>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/app/commands/racks.py"/>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>multimode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>name a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/library.py"/>
        <source>name a folder of .yaml files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/run_tables.py"/>
        <source>name a new folder for the tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/compare.py"/>
        <source>name a second project, or else a parameter of its template such as -p storeys=1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>name an id of this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>name another workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>name each once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>name its ranks with pg_name and groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>name one file in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>name one with --run RUN.npz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>name the block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>name the switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>name, dependency, 3 x (time, collective, size), update time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>named as a node and as a switch; taken as a switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>named as children and never defined: {switches} ({undefined})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>named by a GUID: {nodes} ({guids}); several may be adapters of one host, which a GUID-to-name map (--names) joins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>names a column twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/renaming.py"/>
        <source>names are one line of text that can be seen; write a pattern such as leaf-##</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>names from map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/constants.py"/>
        <source>needs a finite value and a source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>neither end of the link is a {medium} module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>net speeds mbps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>net {net}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/scrubber.py"/>
        <source>newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <source>no WAN span joins {names}; connect the sites first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>no accelerators share a scale-up domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/cheapest.py"/>
        <source>no cable is selected; select cables, or racks or devices at which cables end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/models/fluid.py"/>
        <source>no capacity is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>no change</source>
        <translation>不变</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>no command given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>no conduit is drawn, so nobody can tell where the WAN comes in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation.py"/>
        <source>no device is selected; select one, or a rack with devices in it</source>
        <translation>未选择设备；请选择一台设备，或选择内有设备的机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>no device is selected; select the switch that is to be replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/named_file.py"/>
        <source>no file is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/status_bar.py"/>
        <source>no findings</source>
        <translation>无检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/matching.py"/>
        <source>no free port of rack {a} ({free_a}) matches one of rack {z} ({free_z}); connect port to port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>no leaf is among the {count} switches selected; select both, give them the roles leaf and spine in the inspector, or name them here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>no leaf is selected; select the racks of the servers and the racks of their leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/drawing.py"/>
        <source>no medium in the catalogue joins {a} and {z} at {rate_gbps:g} Gb/s over the length needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>no new errors or warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/module_too_hot.py"/>
        <source>no part in the design says what power its cages feed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>no part is chosen; choose what the device is to become</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <source>no part of a rack states a static load rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/graph.py"/>
        <source>no part states its accelerators: every server counts as one rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/models/fluid.py"/>
        <source>no path from {src} (rank {src_rank}) to {dst} (rank {dst_rank})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>no ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>no ports of side A ({said}) go with ports of side Z ({said2}); choose the ports of both sides, or other devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>no position of the array is free in {room}; move it, or make it smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>no rack has a power limit, nor has its part a rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>no rack has room for {part}; free some rack units first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>no rack is chosen; choose what the array is made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>no server is selected; select the racks of the servers and the racks of their leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>no spine is among the {count} switches selected; select both, give them the roles leaf and spine in the inspector, or name them here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>no storey states a floor load rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/library.py"/>
        <source>no such catalogue folder or file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>no switch is in what is selected; select the switch that is to be replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>no switch of the {network} network is selected; select its leaves and spines, or nothing for all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/chakra.py"/>
        <source>no trace beside it for {ranks}, the first of them rank {missing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_in_no_tray.py"/>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>no tray is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>no tray joins the racks: measured as a straight run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/grid.py"/>
        <location filename="../../fabric_studio/routing/groups.py"/>
        <source>no two switches are joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>no uplink at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>no way to a host, tier unknown: {switches} ({no_tier})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>no {kind} is selected; select what is to be renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>no-go area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>nobody passes a door of {width_mm:g} mm; give its width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>nobody said</source>
        <translation>未说明</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tensor_group_split.py"/>
        <source>nobody said how many accelerators a tensor-parallel group has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>nobody said in which rooms the {count} conduits of {name} end ({names}); if it is one, that room is a single point of failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <source>nobody said whether PFC and ECN are on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>node ids seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>node line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>node {name} is in the blocks {block_of} and {block}; the first was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>node {node} is no rank of this design, which has {n_ranks:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>node {node} {node2} is a {what}, which is not simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>node {node} {node2} is of kind {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>node {node} {node2} runs over some dimensions only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>node {node} {node2} sends to its own rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>node {src} of {nodes} (0 to {nodes2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>node {src} sends to itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>node {strange} is linked, but line 1 declares {nodes} (0 to {last})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_files.py"/>
        <source>node {tied} {tied2} sends to or receives from one rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>nodes are numbers from 0 to {most_node:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>nodes by kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>nodes declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>nodes go from {first} to {first2}; first_node says which node of the file is rank 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>nodes without record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/matching.py"/>
        <source>none free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>none of {total} can be fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>none: compute_s and bytes say it all; else the following parameters, and the model's own size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>none: links carry their full rate, software takes no time; measured: the useful part of each link, and NCCL's latencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>not a SwitchName= or BlockName= statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/csv_columns.py"/>
        <source>not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>not a run of this program ({error})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/csv_columns.py"/>
        <source>not a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/findings.py"/>
        <source>not asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>not enough memory for this design; close other programs or use a smaller one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/status_bar.py"/>
        <source>not everything was checked</source>
        <translation>并未全部检查</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/medium_combo.py"/>
        <source>not in the catalogue</source>
        <translation>不在目录中</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/measured.py"/>
        <source>not in the sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <source>not in this fabric: {guids} of {source} ({unused})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_names.py"/>
        <source>not joined, as several adapters have it: {descriptions} ({apart})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_system.py"/>
        <source>not known to this importer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>not made that long</source>
        <translation>无此长度的产品</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/media_choice.py"/>
        <source>not made {required_m:.1f} m long</source>
        <translation>无 {required_m:.1f} m 长的产品</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_ports_report.py"/>
        <source>not part of a ports report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>not part of the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>not part of the output of ibnetdiscover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window.py"/>
        <source>not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>not simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/csv_columns.py"/>
        <source>not true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>not understood in {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>not valid UTF-8; read as latin-1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>not yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>not-run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>note: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>nothing below: {switches} ({bare})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>nothing can be fixed; every finding of this rule needs a decision of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>nothing for new racks, or one rack to go on from it with what is in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>nothing guessed</source>
        <translation>没有推测</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>nothing in the catalogue joins {cage} and {cage2} ports of {rates}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>nothing is called {names}; select two racks or two devices, or name both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>nothing left out</source>
        <translation>没有遗漏</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>nothing on sale fits the ports and the length of {name}; it stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/locks.py"/>
        <source>nothing that can be locked is selected; select {kinds} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/proposal.py"/>
        <source>nothing to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>nothing to do: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>nothing to do; it is already so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>nothing to spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/scale.py"/>
        <source>now {length}</source>
        <translation>现为 {length}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>npus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>npus by dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>number of layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/edit_records.py"/>
        <source>numbers must be raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>nvls stays inside one scale-up domain, and these ranks lie in {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>occurs twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <source>ocs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>of the reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>of the section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>of {limit} m</source>
        <translation>，上限 {limit} m</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>on more than one switch: {nodes} ({twice}); each has a cable to every one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>on or above a cycle, where Slurm wants a tree: {switches} ({in_cycles}); their tier is guessed from the distance to the nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>on single-mode fibre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>on the critical path: computation {computation}, transfer {transfer}, latency {latency}; most: {kind} ({name})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_words.py"/>
        <source>on top or beside the rails</source>
        <translation>在柜顶或导轨旁</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>on {grade}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>one more floor above the others</source>
        <translation>在其余楼层之上再加一层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source>one of {choices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/export.py"/>
        <source>one of {exporters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/new.py"/>
        <source>one of {templates}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>one of {views}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>one of {workloads}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/permutation.py"/>
        <source>one rank has nobody to send to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>one rank has nobody to talk to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>one that carries only that part of its rate (0.5), from the start or from that time on; may be repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>only a trigger that waits for all of its flows can be simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/check.py"/>
        <source>only this rule; may be given several times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>only when I save</source>
        <translation>仅在手动保存时</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>opacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>open a .fabric project, or import other formats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>open a backup (.bak) or an earlier copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>open an earlier copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_files.py"/>
        <source>open it in a viewer to see whether it is whole</source>
        <translation>请用查看器打开，确认文件完整</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>open it with {by} or newer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/recovery.py"/>
        <source>open the last saved file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>open the window, on a project or on the gallery of templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>optic A SKU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>optic Z SKU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <source>optional: names for GUIDs, for example</source>
        <translation>可选：例如 GUID 对应的名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>other makers</source>
        <translation>其他厂商</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/fact_list.py"/>
        <source>over the limit</source>
        <translation>超出上限</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/spray.py"/>
        <source>packet spray of {flows} flows at once would load more than {most} links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_files.py"/>
        <source>packing</source>
        <translation>正在打包</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ibnetdiscover.py"/>
        <source>pairing the ends of cables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>pairwise</source>
        <translation>成对</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>pairwise: every pair is a flow; aggregate: one activity with the load of all pairs; two_level: over scale-up to the rank on the receiver's rail, then along that rail; auto: pairwise up to 64 ranks, else aggregate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>panel</source>
        <translation>配线架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source>panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>parallel links between {pairs} of nodes, all kept; HPCC itself keeps the last of each pair only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/spray.py"/>
        <location filename="../../fabric_studio/routing/policy.py"/>
        <location filename="../../fabric_studio/sim/routed.py"/>
        <source>parameter {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>part {name!r:.60} holds the row of {specs!r:.60}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>part {spec!r:.60}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>part: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>parts not known: {told}; drawn as generic parts of 1 U with as many ports as the file tells, without accelerators, power, mass and price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/matching.py"/>
        <source>passive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>paste fewer tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>paste the lines with size, count, type, time, algbw and busbw, for example of all_reduce_perf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>paste the tables only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/models/fluid.py"/>
        <source>paths avoid what is down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/running.py"/>
        <source>pause to stand still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>pci link speeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <source>pdu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>per square metre of hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>picture</source>
        <translation>底图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>pictures</source>
        <translation>底图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>place servers that contain accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>places: {racks} in {rows}, hosts of one leaf together, switches near them; lengths between racks are unknown until the racks are moved or their place is confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>placing racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>plain UTF-8, for programs</source>
        <translation>纯 UTF-8，供程序使用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>plane {plane} ({count:,})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>planes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>planes of the compute network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>planning experience (a 1.8 m DAC inside a 2 m rating was reported unstable); the share is a house default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>planning rule for redundant pairs: separate racks, feeds and paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>planning rule for redundant paths: no common riser, tray, feed or switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>planning rule: scale-up at least 5 to 10 times scale-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/networks_mixed.py"/>
        <source>planning rule: separate management and storage networks (DGX SuperPOD reference architectures draw four)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>planning rule; Meta's 24,576-GPU clusters run 1:1 in the pod and 7:1 between pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_in_no_tray.py"/>
        <source>planning rule; TIA-569 practice keeps cables in pathways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>plugged into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>plugging in cables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>pod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>pod {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>pods do not reach the switches at the top in the same groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>pods times Radix_Down of tier 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>podsize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>port line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>port line before the first node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>port lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>port lines by rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>port speeds of the parts, all one-way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <source>port {port} of {node} is said to hold {lines_of} cables (lines {numbers}); all were kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>ports {group}: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>position known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>position {number} of row {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>power</source>
        <translation>功率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>power limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/proposals.py"/>
        <source>power not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/warmup.py"/>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <location filename="../../fabric_studio/ui/warming.py"/>
        <source>preparing simulator</source>
        <translation>正在准备仿真器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <location filename="../../fabric_studio/cli/verbs/compare.py"/>
        <source>print one JSON document and nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/compare.py"/>
        <source>print the figures as CSV and nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>printed at one end only: {cables} (lines {one_sided}), kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>priorities are not simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>priority groups {groups} and ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_files.py"/>
        <source>put it there, or {way_out}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/folder_form.py"/>
        <source>put the file itself into the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>put two designs side by side: lengths, delays, media, cost, power, mass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts.py"/>
        <source>qm9700, dac, nvl72 …</source>
        <translation>qm9700、dac、nvl72 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>qty to order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>qty used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>rack unit</source>
        <translation>U 位</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <source>rack with contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>rack {name} is larger than {room}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>rack {name} stands {over} outside {room}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <location filename="../../fabric_studio/app/wizards/spots.py"/>
        <source>rack {rack}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/containment_mixes_air.py"/>
        <source>rack {rack} blows its hot air into {aisle}, which is cold; turn it round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/containment_mixes_air.py"/>
        <source>rack {rack} draws its air from {aisle}, which is hot; turn it round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>rack {rack} draws up to {need}{usual}{least}; its limit is {have}: {over} over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>rack {rack} has no {height:g} U free for {part} in the place of {device}; it stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/devices.py"/>
        <source>rack {rack} has no {units:g} U free for {device}; move something or add a rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <source>rack {rack} holds {need}{least}; it is rated for {have}: {over} over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>rack {rack} loads {level} with {need:,.0f} kg/m2 even when its share of the aisles carries it too ({alone:,.0f} on its footprint); the floor is rated for {have:,.0f}: {over:,.0f} over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_before_door.py"/>
        <source>rack {rack} stands {far} in the way of {door}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_no_go.py"/>
        <source>rack {rack} stands {far} inside {area}, where nothing may stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_on_column.py"/>
        <source>rack {rack} stands {far} inside {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_wall.py"/>
        <source>rack {rack} stands {far} inside {wall}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/build.py"/>
        <source>rack {where} has no {part:g} U free for {part2}; move something or add a rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>racks</source>
        <translation>机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>racks and devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>racks cannot face {degrees:g} degrees; give a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>racks face {facings} or a number of degrees, not {facing!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>racks of their own</source>
        <translation>独立机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>racks too heavy for their floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/racks_overlap.py"/>
        <source>racks {rack} and {other} overlap by {length}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>racks, maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>racks, typical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/permutation.py"/>
        <source>random: partners drawn by the seed; bisection: rank i sends to the rank half-way round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>rank {first}</source>
        <translation>rank {first}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>rank {key} sends {key2} messages with tag {key3} to rank {key4}, which receives {key5}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>rank {missing} does not make the same {what}s of {size:g} bytes as the others of its group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_files.py"/>
        <source>rank {missing} of {count} has no trace: {path} is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/running.py"/>
        <source>rank {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>ranks go from 0 to {n_ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>ranks with a trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>ranks {first} to {first2}</source>
        <translation>rank {first} 到 {first2}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>rate, one-way (Gb/s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/comparison.py"/>
        <source>rates of {count} transfers while the first ones all run, in Gb/s; line: {line} for one accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>rates: {assumed:g} Gb/s one-way is assumed for {cables} whose rate the file does not tell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>read a file of another program into a design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>read as UTF-16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_files.py"/>
        <source>reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>reading the cables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>reading the design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>rear</source>
        <translation>背面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>rear of the rack</source>
        <translation>机柜背面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>recomputes activations from checkpoints, which is not simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/safety_net.py"/>
        <source>recovery journal cannot be written ({strerror}); save often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_meet.py"/>
        <source>remove {cable}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>remove {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_list.py"/>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>rename it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <source>required (m)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>required length (m)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>resized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/resources.py"/>
        <source>resource {parts} is missing from this installation; install fabric-studio again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/json_tables.py"/>
        <source>restore an earlier copy of this member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>reversed</source>
        <translation>逆序</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trays.py"/>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>riser</source>
        <translation>竖井</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>riser {name} carries cables of {planes}: one cut takes them all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/spots.py"/>
        <source>riser {riser}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>risers</source>
        <translation>竖井</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>room</source>
        <translation>房间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>rooms</source>
        <translation>房间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>route as typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>route length as typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>router</source>
        <translation>路由器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>routers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>routing policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policy.py"/>
        <source>routing {policy} does not fit: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>row</source>
        <translation>列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>row {row}, {hall}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>rows</source>
        <translation>列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>rule profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>run a workload on a design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>run format {format}, this version reads {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>run it at {best}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>run it under every routing that fits, and put rates and times side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>run it: {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>run the Chakra trace that was made of it with `simulate --workload chakra`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/simulate.py"/>
        <source>run the check, cable what is missing, or choose other ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/measured.py"/>
        <source>run the sweep with operation={measured}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/measured.py"/>
        <source>run the workload sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>same cable as {cable}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>same node cables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/folder_form.py"/>
        <source>save into a new or empty folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_files.py"/>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>save it again</source>
        <translation>请重新保存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>save it again as DXF 2010</source>
        <translation>请另存为 DXF 2010</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>save it again as plain SVG</source>
        <translation>请另存为普通 SVG</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>save it again without one</source>
        <translation>请去掉密码后重新保存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>save it as UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>save it as plain SVG</source>
        <translation>请保存为普通 SVG</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>save it simpler</source>
        <translation>请保存得更简单</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_files.py"/>
        <source>save it smaller</source>
        <translation>请保存得更小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/picture_vectors.py"/>
        <source>save it with everything inside</source>
        <translation>请把所有内容嵌入后保存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <location filename="../../fabric_studio/io/importers/ibnetdiscover.py"/>
        <source>save the output of plain `ibnetdiscover` and import that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_files.py"/>
        <source>say all_alike=true when one trace stands for all ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/registry.py"/>
        <source>say which with --format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>say with zero_bytes how much each of them is to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>scalable units of the SuperPOD, 4 when not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>scale-up over scale-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>scale-up: {counts} {protocol} links of {rate:g} GB/s one-way for each GPU, in domains of {sizes}; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>see fabric-studio --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/open.py"/>
        <source>see fabric-studio --help for all that needs none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>see {prog} --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>set by hand</source>
        <translation>手工设定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>setting {setting!r:.60} is no JSON text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/medium_combo.py"/>
        <location filename="../../fabric_studio/ui/panels/quantity_field.py"/>
        <location filename="../../fabric_studio/ui/panels/sheet_view.py"/>
        <source>several</source>
        <translation>多个值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>several adapters on one switch: {hosts}; one cable each is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>share</source>
        <translation>比例</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>share through risers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>sharp aggregation nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>shorter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>side A has {side_a} such ports and side Z {side_z}; begin at a port that is there, or choose other ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>side {side} is empty; select two racks or two devices, or name both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>simulate ... -o RUN.npz writes one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/screenshots.py"/>
        <source>simulate again with -o RUN.npz</source>
        <translation>请加 -o RUN.npz 重新仿真</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/measured.py"/>
        <source>simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>simulating a training step in which one rank is slow (the first time the kernels are compiled)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/warmup.py"/>
        <source>simulator ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>single-mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>site</source>
        <translation>园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>sites</source>
        <translation>园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/traffic.py"/>
        <source>size 0, which never ends in htsim: {unknown:,} of {table:,} flows; zero_bytes of the workload says how much they move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>slab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>slow links upwards, {what}: {slow} ({bridges}); did they train down?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/status_bar.py"/>
        <source>snap {length}</source>
        <translation>网格 {length}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>so many steps, micro-batches and stages are too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/simulate.py"/>
        <source>some of its work waits for itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>span {span}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>spare (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>spare qty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>speed, lanes and reach must be above 0, and min_reach_m not above max_reach_m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/tiers.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>spine</source>
        <translation>脊</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>split it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>split it into several files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>split the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>stands still</source>
        <translation>停滞</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>start it with a family, then parts: or media:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>start with the line {columns}; id and after may follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>start with the number of flows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>start with {capitalize} and a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <source>static load ratings of the rack parts (EIA-310 racks: 1,360 kg typical)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>step {min} of {steps}</source>
        <translation>第 {min} 步，共 {steps} 步</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>stock (m)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>stock length (m)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>stock lengths of the media; those of fibre are a house ladder where the maker's list is not public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>stock_lengths_m must rise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>storey</source>
        <translation>楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trays.py"/>
        <source>storey {storey} is in another building; a riser stays in one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>storeys</source>
        <translation>楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>straight</source>
        <translation>顺序</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>straight: 1 to 1, 2 to 2; reversed: 1 to the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>sum of the parts' figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>surplus (m)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>switch entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>switch ids listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>switch levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>switch records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>switch to switch cables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>switched off</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/engine.py"/>
        <source>switched off in this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_network.py"/>
        <source>switches have no latency of their own; ASTRA-sim counts the latency of a link on both sides of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>switches of a tier without Switch_Latency_ns count 0 ns, as in htsim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>switches of tier 0 and 1 are not in equal pods, all with all inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>switches of tier 1 of one pod share switches at the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>switches of tier {level} have bundles of {low} to {high} links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>switches of tier {level} have from {low} to {high} links down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>switches of tier {level} have from {low} to {high} links up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>switches that name each other as child: {pairs} ({mutual}); one cable each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_drags.py"/>
        <source>tail of {medium} left; click on a free port</source>
        <translation>{medium} 还剩一个分支；请单击空闲端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>tails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_drags.py"/>
        <source>tails of {medium} left; click on a free port each</source>
        <translation>{medium} 还剩多个分支；请逐个单击空闲端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>take a name from the cable schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/spray.py"/>
        <source>take fewer ranks, or e-ecmp with many queue pairs, which comes close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>take one of their dependencies out of the trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>take the places as drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>taken for an all-reduce of {ranks} ranks, as busbw over algbw says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>takes every routing in turn and keeps no run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tensor_group_split.py"/>
        <source>tensor-parallel groups of {group} do not go into {domains} of {members}, at {names}: a group crosses into the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/edit_records.py"/>
        <source>texts must be a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>the PCI tree: {nodes}, {bridges}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>the best cabled server of the same part in the drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/engine.py"/>
        <source>the check was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_on_column.py"/>
        <source>the columns as drawn; footprints of the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>the compute ports of {server} and the data ports of {leaf} do not have one rate in common; choose another rate or switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>the compute ports of {server} and the data ports of {leaf} do not run at {rate}; choose another rate or switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <source>the coordinates of {unknown} are not known; type them, or the length of the span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/stale.py"/>
        <source>the design changed meanwhile: {what}; look at the preview again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>the design has changed since this was worked out; look at the new proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>the design has no accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/simai_topology.py"/>
        <source>the design has scale-up domains of {min} to {max} accelerators, SimAI has servers of one size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/journal.py"/>
        <source>the design is being edited; use the transaction's own view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>the design is no fat tree of htsim: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/session.py"/>
        <source>the design lies in no file yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>the devices to replace, all of one part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_before_door.py"/>
        <source>the doors as drawn; the leaf is as wide as the opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/models/fluid.py"/>
        <source>the edit left {left} accelerators; this run needs {needed} and goes on with the network as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>the fabric is in {apart} pieces that no switch joins (tops: {tops}); Slurm runs no job across them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>the file may be cut off or edited; run ibnetdiscover again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_ports_report.py"/>
        <source>the file may be cut off; run ibnetdiscover -p again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>the file must state one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>the file names no switch, so no cable is drawn; import the output of `scontrol show topology` for those</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>the file says that there are {count} tiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>the file to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/export.py"/>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>the file to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/compare.py"/>
        <source>the first design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_network.py"/>
        <source>the first dimension ({kind} of {size}, {rate:g} GB/s for each NPU) is faster than any NIC, so it is drawn as the inside of a server; its latency of {delay_ns:g} ns is not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_delegate.py"/>
        <source>the first {findings:,} are listed</source>
        <translation>仅列出前 {findings:,} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>the first {links:,} were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/findings.py"/>
        <source>the fix {fix!r} does not go with the command {command!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/findings.py"/>
        <source>the fix {fix!r} needs the command {command!r}, which this version does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>the flows of lines {told} wait for each other in a ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>the front of {who} looks at the back of {whose}, {away} away: hot air is drawn in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>the front of {who} looks at the backs of {whose}, {away} away: hot air is drawn in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>the fronts of {racks}, {who}, look at the back of {whose}, {away} away: hot air is drawn in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>the fronts of {racks}, {who}, look at the backs of {whose}, {away} away: hot air is drawn in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>the great circle; the route is longer</source>
        <translation>大圆距离；实际路由更长</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>the height of the server is guessed from its GPUs; power, mass and price are unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>the language of texts; default FABRIC_STUDIO_LANGUAGE, or en</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>the largest size, {largest:g}, is below the smallest, {smallest:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>the last port is that of the aggregation node and no cage: {switches}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/safety_net.py"/>
        <source>the last save is still going on; try again in a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_workload.py"/>
        <source>the layers are those of one of {count} pipeline stages; traffic between stages and the bubble are not in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>the leaves and spines, or their racks; nothing: all of the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>the leaves and the spines, or their racks; nothing: all of the design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>the leaves have as many uplinks as ports down already; set the number of uplinks to add more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>the line may be cut off; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source>the link that starts with {name}, from {device}{to}, passes {count} patch panels; its loss budget allows {limit:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/demand_flows.py"/>
        <source>the loads of its flows are sampled, so they cannot be listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>the mass of {part} is not known; sums leave out {count:,} of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/chakra.py"/>
        <source>the metadata states no version of the schema; read as 0.0.4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>the model; fluid shares links max-min fairly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>the moment of the run to show; its busiest otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_rows.py"/>
        <source>the name {long!r}... has {long2:,} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>the name {name!r} cannot be written in a hostlist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>the network's switches do not reduce (SHARP is InfiniBand's)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_no_go.py"/>
        <source>the no-go areas as drawn; footprints of the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_system.py"/>
        <source>the number of GPUs and NICs is not stated: this is a hint file for a virtual machine, with CPUs and PCI devices only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the number of pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>the only one is fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare_table.py"/>
        <source>the other</source>
        <translation>另一端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>the outline of the hall as drawn; footprints of the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>the part's rating</source>
        <translation>部件额定值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>the parts as they are in the catalogue or were made up for an import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/renaming.py"/>
        <source>the pattern has no meaning for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/renaming.py"/>
        <source>the pattern has no meaning for {name}; {only} is the only one for a {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>the port list of the part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>the ports at both ends of the cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>the power and mass of {part} are not known; sums leave out {count:,} of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>the power of {part} is not known; sums leave out {count:,} of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>the racks of the servers and of their leaves; nothing: all of the design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>the range {written} in {item!r} runs backwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>the rate of a link of {what} is not known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the rate of all hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the rate of all uplinks of tier 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the rate of an uplink of tier 0 times Oversubscribed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the rate of an uplink of tier 1 times Oversubscribed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/recovery.py"/>
        <source>the recovery journal was not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>the rule proposes no fix; it needs a decision of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>the run cannot be written: {strerror}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>the same for scripts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>the same racks</source>
        <translation>相同的机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/journal.py"/>
        <source>the same {kind} was set twice in one edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>the scale-up switches of this design do not reduce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/compare.py"/>
        <source>the second design; without it the template of the first is drawn again, with the parameters of -p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>the selected leaves and spines have no port rate in common at {rate}; choose another rate or other switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>the selected leaves and spines have no port rate in common; choose another rate or other switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>the strategy {words!r} is not simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the switches of tier 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the switches of tier 1 in a pod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the switches of tier 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>the tier of a switch is guessed from its distance to the GPUs or hosts: 0 touches them, one more above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>the tier of a switch is guessed from its distance to the hosts: 0 touches hosts, 1 touches those</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>the tier of a switch is guessed from what hangs on it: 0 where nodes do, one more above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_files.py"/>
        <source>the traces have {nodes:,} nodes together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>the traces must be of one run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>the traces name a group {group!r} that the file of groups does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>the traces wait for each other in a ring: {told}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the uplinks of tier 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the uplinks of tier 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>the value of {key:.80} has {value:,} letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_wall.py"/>
        <source>the walls as drawn; footprints of the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>the whole run, to look at in the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/recable.py"/>
        <source>the {devices:,} devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>the {field} of a {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>the {heads} head of {medium} does not fit the {cage} cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>the {heads} heads of {medium} do not fit the {cage} cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>the {lane_gbps:g} Gb/s lanes of {medium} are faster than the {lane_gbps2:g} Gb/s lanes of the {cage} cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>the {lines} lines of {name} are of {media}; one cable is of one medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>the {lines} lines of {name} end at {a_many} cages, and {medium} is a straight cable with one head at each end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>the {lines} lines of {name} start at {a_many} cages and end at {z_many}; one of its ends must be one head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <source>the {members} cables between {a} and {z} do not run at one rate: {told}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>the {rows:,} hottest of </source>
        <translation>最热的 {rows:,} 条，共 </translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>there are traces of {traces:,} ranks, the design has {n_ranks:,} accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/renaming.py"/>
        <source>there is a {kind} called {name} already; choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/stale.py"/>
        <source>there is a {kind} {name} now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/recable.py"/>
        <source>there is no device to draw a cable to; drag from box to box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/open.py"/>
        <source>there is no display here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>there is no hall to place racks in; add a hall first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>there is no kind of thing called {kind!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>there is no room for a second {name} in rack {rack} or beside it; free rack units or enlarge the hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>there is no run to look into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>there is no {kind} {flat} in this design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/compare.py"/>
        <source>there is nothing to compare it with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>these were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>they make groups of {sizes} GPUs; a part has domains of one size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>thickness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <location filename="../../fabric_studio/ui/dialogs/compare_table.py"/>
        <source>this design</source>
        <translation>此设计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/journal.py"/>
        <source>this edit is over; begin another transaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>this is no file Fabric Studio wrote; do not trust it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/routed.py"/>
        <source>this network has paths of its own, without routing policies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>three tiers of {switch} hold {limit:,} NICs and {racks} racks have {endpoints:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>tier {index} has no {capitalize}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>tier {index} has {capitalize} 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>tier {index} is not described</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>tier {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>tier {tier} has no {name}; {built} follow from the other numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>tier {tier} is described twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>tiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>time of the update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>time of the {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>time to start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>to storey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>to {distance}</source>
        <translation>最远 {distance}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>to {km:,.0f} km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/media_choice.py"/>
        <source>to {limit_m:g} km</source>
        <translation>最远 {limit_m:g} km</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/media_choice.py"/>
        <source>to {limit_m:g} m</source>
        <translation>最远 {limit_m:g} m</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>topology has {count} dimensions, {key} has {columns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <source>topology.conf, ibnetdiscover output …</source>
        <translation>topology.conf、ibnetdiscover 输出 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>tor switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>total (m)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>traffic format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>transceiver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trays.py"/>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>tray</source>
        <translation>桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>tray path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>trays</source>
        <translation>桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>trays of rack-scale systems</source>
        <translation>机架级系统的托盘</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>trigger {name} goes off after {needed} of the {set_off_by} flows that set it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>trigger {name} is not described</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>trigger {name} is not of exactly one kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <location filename="../../fabric_studio/cli/listing.py"/>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <source>trunk (m)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>turn {who} round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>two lines of {name} use the same lanes of {port}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>two nodes have the id {node}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/underlays.py"/>
        <source>two points cannot be {distance_mm:g} mm apart; type the distance on the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>two port groups have one name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>two racks or two devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>two tails of the breakout cable go to the same port; choose different ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>two tails of {name} are plugged into {port}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/registry.py"/>
        <source>two {kind}s are called {item!r}; rename one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/lanes.py"/>
        <source>two-level all-to-all needs scale-up domains of one size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/scale.py"/>
        <source>type how far this is on the floor, for example 12.5 m</source>
        <translation>输入这段在地面上的实际长度，例如 12.5 m</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>typed</source>
        <translation>手工输入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/door.py"/>
        <location filename="../../fabric_studio/ui/canvas/tools/rectangle.py"/>
        <location filename="../../fabric_studio/ui/canvas/tools/scale.py"/>
        <location filename="../../fabric_studio/ui/canvas/tools/wall.py"/>
        <source>typed: {text}   Enter takes it</source>
        <translation>已输入：{text}   回车采用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>unconnected ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>unit price (USD)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <location filename="../../fabric_studio/io/bill.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <location filename="../../fabric_studio/ui/panels/figures.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/library.py"/>
        <source>unknown accelerator {accelerator!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>unknown column {name!r:.40}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>unknown key of block {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>unknown key of switch {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>unknown key of {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/edit_records.py"/>
        <source>unknown kind {kind!r:.40}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/sheet.py"/>
        <source>unknown of {write}</source>
        <translation>未知，上限 {write}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>unknown section {key!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>unknown {kind} {name!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>unknown: {things} without a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>unpack and split it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>unpacks to more than {limit:,.0f} MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>unpacks to more than {ratio_limit} times its size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>unpacks to {file_size:,} bytes, more than {limit:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>unsaved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>until both heads are known to be finned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>up</source>
        <translation>上</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>up the page</source>
        <translation>朝图纸上方</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>uplink</source>
        <translation>上行链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>use A to ZZZ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>use a larger design, or say with ranks how many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>use a larger design, or say with ranks how many are to take part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>use a multiple of {per_group}, or rail_optimised=false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <location filename="../../fabric_studio/workloads/training/grid.py"/>
        <source>use a multiple of {tp} ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>use a newer version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/permutation.py"/>
        <source>use at least 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>use at least 2 ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>use at least {needed} leaves, or a larger switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>use at most {per_group}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>use fewer leaves or a larger switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/group_calls.py"/>
        <source>use fewer ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>use fewer servers, more uplinks per leaf or a larger switch; superpod-h100 and two-storey have three tiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>use fewer triggers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>use fewer uplinks or ports down, a larger switch, or rail_optimised=true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <location filename="../../fabric_studio/rules/checks/cage_mixes_media.py"/>
        <source>use {medium} for all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>use {medium} throughout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/proposals.py"/>
        <source>use {medium}, {lengths}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>use {name} or another rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>use {str} spines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>use {switches}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>use {switches}, or at most {count} racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>uses YAML aliases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_yaml.py"/>
        <source>uses the alias *{anchor}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/why.py"/>
        <source>waiting for rank {rank}</source>
        <translation>等待 rank {rank}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>waits for {other!r}, which is the id of no flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>walls</source>
        <translation>墙</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>was not drawn by a template, so it cannot be drawn again another way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>ways of the {network} network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/memory.py"/>
        <source>weights {weights:.1f}, gradients {gradients:.1f}, optimizer {optimizer:.1f}, activations {activations:.1f} GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>what is selected is {part} already; choose another part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>what is to be renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>what nccl-tests printed, to lay over the sweep; - reads standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>what the check found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts_model.py"/>
        <source>where fibre from outside ends</source>
        <translation>外部光纤的终接处</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/new.py"/>
        <source>where to save it; a name without .fabric becomes a folder, for git</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>where to save the design (needed), or the flows of a traffic file: .csv, or .cm for htsim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>where used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>wiring the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>with a flat-top head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>with finned heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <source>without a record of their own, known from their neighbours: {nodes} ({missing})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>without any link: {nodes} ({alone})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>wizard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_workload.py"/>
        <source>workload of SimAI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>workload {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>workload {operation}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>write 0 to {most_bytes:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>write 0 to {most_start_s:g} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>write 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>write NAME: {switches: [...]}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>write TIME down|up NAME or TIME slow NAME FRACTION, with ; between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>write `nodes switches links`, or SimAI's six fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>write a bill of materials, a cable schedule ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>write a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>write a number from 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>write a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>write a whole number of at most {most:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>write a whole number up to {most:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>write for example -p su=4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>write for example 0 128 400Gbps 0.0005ms 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>write for example 0-31,40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>write for example 0-&gt;15 start 0 size 2000000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>write for example 0.0005ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>write for example 1920x1080</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>write for example 2000000 or 2MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>write for example 400Gbps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/units.py"/>
        <source>write for example 600 mm, 2.7 m or 21 ft 6 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/units.py"/>
        <source>write for example 64MB, 1GiB or 1e9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>write for example C00012=0.5@5ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>write for example all_reduce ranks=0-31 bytes=1GB; training_step ranks=32-63 bytes=2GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>write for example node[001-016] or node1,node2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>write for example size 2000000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>write for example start 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>write for example trigger id 1 oneshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>write for example {"0": [0, 1, 2, 3]}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>write for example {example}</source>
        <translation>可写为 {example}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>write for example {key}: [ ... ], one value for each dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>write it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>write it in the form of ASTRA-sim 2: topology, npus_count, bandwidth, latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>write it like {row}-##</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_yaml.py"/>
        <source>write it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>write it with schema 0.0.4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_rows.py"/>
        <source>write node[01-16]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/name_map.py"/>
        <source>write one "GUID name" per line, as in a node-name-map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>write one line for each flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>write one row of 12 fields for each layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>write oneshot, multishot or barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>write src dst priority port bytes start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>write the output of the command into it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>write the rows as they run, with checkpoints: 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>write the trace again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>write the values out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>write topology, npus_count, bandwidth and latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>write {key}: and a list below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>writing the design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>x on the site</source>
        <translation>园区内 x</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>x, centre</source>
        <translation>x（中心）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>x, left side</source>
        <translation>x（左边）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>x, left wall</source>
        <translation>x（左墙）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>x, middle</source>
        <translation>x（中点）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>x, one end</source>
        <translation>x（一端）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>x, other end</source>
        <translation>x（另一端）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>y on the site</source>
        <translation>园区内 y</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>y, centre</source>
        <translation>y（中心）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>y, middle</source>
        <translation>y（中点）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>y, one end</source>
        <translation>y（一端）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>y, other end</source>
        <translation>y（另一端）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>y, top wall</source>
        <translation>y（上墙）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>y, upper side</source>
        <translation>y（上边）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/param_form.py"/>
        <location filename="../../fabric_studio/ui/panels/sheet_view.py"/>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>you may not read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>you may not write it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>you may not write there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>z medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>z port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/proposals.py"/>
        <source>{a:g} W at one end and {z:g} W at the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>{a_mm} from rack {name_a} to the tray + {middle} along {trays}{through} + {z_mm} down into rack {name_z} + {slack} slack = {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>{a_mm} to the cable manager + {middle} inside rack {name_a} + {z_mm} from it + {slack} slack = {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>{a_mm} up from rack {name_a} + {middle} straight, as no tray joins the racks, + {z_mm} down to rack {name_z} + {slack} slack = {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>{accelerators} GPU</source>
        <translation>{accelerators} GPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>{accelerators} of {names} ({part}) have {up:,.0f} GB/s of scale-up and {out:,.0f} GB/s of scale-out (one-way): {ratio:.2g} times, below {target:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>{active_flows:,} flows</source>
        <translation>{active_flows:,} 条流</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>{algorithm} joins several scale-up domains, and these ranks lie in one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>{at:g} is no moment of a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>{at:g} s is past the end of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ports.py"/>
        <source>{at} is taken by cable {seat}; choose a free port or delete that cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <source>{a} and {z} have the same coordinates; type the length of the span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>{a} cannot reach {z} on the {network} network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>{a} to {z}, {medium}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>{a} to {z}: {km:,g} km ({basis}), {one_way_ms:.3g} ms one way, {rtt_ms:.3g} ms there and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>{a} {at_a} and {z} {at_z} do not understand each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>{a}, {kind_a} ports, to {z}, {kind_z} ports, in the order of their faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/builder.py"/>
        <source>{before} nodes cannot stand before {after} pair by pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>{blank} parts give no figure and are left out</source>
        <translation>{blank} 个部件没有数据，未计入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/bend_too_tight.py"/>
        <source>{cables} turn the corner of {tray} in {room} mm; {medium} may not be bent to less than {need} mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>{cables}: Slurm says what hangs on what, not by how many cables nor at which ports and rate; one cable of unknown rate each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>{cables}; {links}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>{cable} is set to {rate}; {where} carries {best} one-way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_meet.py"/>
        <source>{cable} joins {a} of plane {plane_a} to {z} of plane {plane_z}: what fails in one reaches the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>{cable} needs {need} of the {limit} that {medium} reaches: {left}, and copper should keep {margin}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>{cable} needs {need}; the longest stock length of {medium} is {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source>{cable} needs {need}{through}; {medium} reaches {limit}{reason}: {over} over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/module_too_hot.py"/>
        <source>{cable}: the {medium} module in {port} draws about {draws:g} W and the cage feeds {feeds:g} W: {over:g} W over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/module_too_hot.py"/>
        <source>{cable}: the {medium} module in {port} draws up to {draws:g} W and the cage feeds {feeds:g} W: {over:g} W over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/ports.py"/>
        <source>{cage} lanes {lane}-{lane2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>{capacity_tbps:g}T one-way</source>
        <translation>单向 {capacity_tbps:g}T</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{capacity} down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{capacity} up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>{capitalize} is missing or 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>{cells} are no time and bandwidths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>{cells} values stand under {names} names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>{change} points, {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_list.py"/>
        <source>{conflict_count:,} more like these</source>
        <translation>另有 {conflict_count:,} 条类似</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>{count:,} flows x {steps:,} steps are too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>{count:,} flows: half done after {half}, 99 % after {most}, all after {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/why.py"/>
        <source>{count:,} flows: half within {format_time}, the last after {format_time2}.</source>
        <translation>{count:,} 条流：半数在 {format_time} 内完成，最后一条用时 {format_time2}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>{count:,} lines are too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/networks_mixed.py"/>
        <source>{count:,} of {network}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/lanes.py"/>
        <source>{count:,} pairs are too many for two-level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>{count:,} servers ({names})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>{count:,} x {size}: {gpus:,} GPUs by {protocol}, {rate:,g} GB/s one-way per GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspector.py"/>
        <source>{count:,} {things}</source>
        <translation>{count:,} 个{things}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <source>{count} Ethernet switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <source>{count} Ethernet switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} GUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} GUIDs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} PCI bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} PCI bridges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} SHARP aggregation node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} SHARP aggregation nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} WAN span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} WAN spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} adapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} approvals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>{count} approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} bridges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/bend_too_tight.py"/>
        <location filename="../../fabric_studio/ui/totals.py"/>
        <source>{count} cable</source>
        <translation>{count} 根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>{count} cable between {a} and {z}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/cable_sheet.py"/>
        <source>{count} cable end</source>
        <translation>{count} 个线缆端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/cable_sheet.py"/>
        <source>{count} cable ends</source>
        <translation>{count} 个线缆端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_in_no_tray.py"/>
        <source>{count} cable from rack {a} to rack {z} lies in no tray: none joins the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_on_condition.py"/>
        <source>{count} cable is {medium}: {condition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/bend_too_tight.py"/>
        <location filename="../../fabric_studio/ui/totals.py"/>
        <source>{count} cables</source>
        <translation>{count} 根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_on_condition.py"/>
        <source>{count} cables are {medium}: {condition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>{count} cables between {a} and {z}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_in_no_tray.py"/>
        <source>{count} cables from rack {a} to rack {z} lie in no tray: none joins the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} conduit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} conduits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>{count} conflict in the list; all else can be applied</source>
        <translation>列表中有 {count} 处冲突；其余均可应用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>{count} conflicts in the list; all else can be applied</source>
        <translation>列表中有 {count} 处冲突；其余均可应用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>{count} core</source>
        <translation>{count} 台核心交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} core switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} core switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>{count} cores</source>
        <translation>{count} 台核心交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} descriptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <location filename="../../fabric_studio/ui/dialogs/cable_sheet.py"/>
        <source>{count} device</source>
        <translation>{count} 台设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <location filename="../../fabric_studio/ui/dialogs/cable_sheet.py"/>
        <source>{count} devices</source>
        <translation>{count} 台设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} doors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/status_bar.py"/>
        <source>{count} error</source>
        <translation>{count} 个错误</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/status_bar.py"/>
        <source>{count} errors</source>
        <translation>{count} 个错误</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} fewer error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} fewer errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} fewer warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} fewer warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <source>{count} finding fixed</source>
        <translation>已修复 {count} 条结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <source>{count} findings fixed</source>
        <translation>已修复 {count} 条结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} graphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} halls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>{count} jobs are none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>{count} jobs are too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>{count} leaf</source>
        <translation>{count} 台叶交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} leaf switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} leaf switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>{count} leaves</source>
        <translation>{count} 台叶交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>{count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} more error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} more errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} more remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} more remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} more warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} more warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/status_bar.py"/>
        <source>{count} note</source>
        <translation>{count} 条提示</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/status_bar.py"/>
        <source>{count} notes</source>
        <translation>{count} 条提示</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>{count} of {total:,} cables has no length, because the place of {racks} was only guessed at import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>{count} of {total:,} cables have no length, because the place of {racks} was only guessed at import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>{count} of {total:,} {tier} switches exceed {target:g}:1; the worst, {worst}: {down} down, {up} up, {said} (one-way)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>{count} of {total:,} {tier} switches exceeds {target:g}:1; the worst, {worst}: {down} down, {up} up, {said} (one-way)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>{count} panel</source>
        <translation>{count} 个配线架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>{count} panels</source>
        <translation>{count} 个配线架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} patch panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} patch panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>{count} ports are asked for and {room} are there from port {first_a} of A and port {first_z} of Z on: {left} are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/totals.py"/>
        <source>{count} rack</source>
        <translation>{count} 个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>{count} rack on {storey} ({names}) loads up to {alone:,.0f} kg/m2 on the footprint alone; the floor is rated for {have:,.0f}, which holds only if the aisles carry their share ({spread:,.0f})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/totals.py"/>
        <source>{count} racks</source>
        <translation>{count} 个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>{count} racks on {storey} ({names}) load up to {alone:,.0f} kg/m2 on the footprint alone; the floor is rated for {have:,.0f}, which holds only if the aisles carry their share ({spread:,.0f})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{count} rail at {rate} one-way{per}; a server's NIC r goes to its leaf of rail r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{count} rails at {rate} one-way{per}; a server's NIC r goes to its leaf of rail r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} riser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} risers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} rooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} routers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tensor_group_split.py"/>
        <source>{count} scale-up domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tensor_group_split.py"/>
        <source>{count} scale-up domains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>{count} sizes are more than {most_sizes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{count} span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{count} spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>{count} spine</source>
        <translation>{count} 台脊交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} spine switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} spine switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>{count} spines</source>
        <translation>{count} 台脊交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <source>{count} stay, with the reason below</source>
        <translation>{count} 条保留，原因如下</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <source>{count} stays, with the reason below</source>
        <translation>{count} 条保留，原因如下</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{count} storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{count} storage servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} storey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} storeys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} switch record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} switch records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>{count} thing guessed</source>
        <translation>推测了 {count} 项</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>{count} thing left out</source>
        <translation>遗漏 {count} 项</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>{count} things guessed</source>
        <translation>推测了 {count} 项</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>{count} things left out</source>
        <translation>遗漏 {count} 项</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>{count} things that stand on the plan are selected; select at least {least} to {verb} them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} trays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>{count} unsaved edit</source>
        <translation>{count} 处未保存的修改</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>{count} unsaved edits</source>
        <translation>{count} 处未保存的修改</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/status_bar.py"/>
        <source>{count} warning</source>
        <translation>{count} 个警告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/status_bar.py"/>
        <source>{count} warnings</source>
        <translation>{count} 个警告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>{count} {protocol} row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>{count} {protocol} rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/link_media.py"/>
        <source>{delay:g} ns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/link_media.py"/>
        <source>{delays:,} different delays of links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ports.py"/>
        <source>{device} ({part}) has cages 1 to {count}, so there is no cage {cage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ports.py"/>
        <source>{device} ({part}) has no cages, so there is no cage {cage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>{device} and {other} both fill {shared} of rack {rack}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/words.py"/>
        <source>{device} cage {cage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/networks_mixed.py"/>
        <source>{device} carries {cables} of the compute network and {foreign}: a burst of one delays the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <source>{device} fills {fills}; rack {rack} has {room:g} U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>{device} has no free {purpose} port at {rate} for {count} link of the new plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>{device} has no free {purpose} port at {rate} for {count} links of the new plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <source>{device} is mounted at U{u:g}; rack {rack} starts at U1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ports.py"/>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <location filename="../../fabric_studio/rules/words.py"/>
        <source>{device} port {port}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>{done} of {total} are fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>{done}The answer comes at the end of the run, or when you stop it.</source>
        <translation>{done}运行结束或停止时给出答案。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>{dp:,} data-parallel ranks cannot be shared out by expert groups of {ep}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/grid.py"/>
        <source>{dp:,} data-parallel replicas cannot be shared out by expert groups of {ep}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/summary.py"/>
        <source>{each:.0f} TFLOP/s per accelerator{of_peak}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/start_page.py"/>
        <source>{edits}, the last: {last_label}, {day} {when:%H:%M}</source>
        <translation>{edits}，最后一处：{last_label}，{day} {when:%H:%M}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>{end} is {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>{figure} of {figure2}{unit}</source>
        <translation>{figure} / {figure2}{unit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{first!r} is no row letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{first} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/totals.py"/>
        <source>{format_power} max</source>
        <translation>最大 {format_power}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>{format_rate} down, {format_rate2} up</source>
        <translation>下行 {format_rate}，上行 {format_rate2}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>{format_rate} one-way, {value}</source>
        <translation>单向 {format_rate}，{value}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>{format_time} of {format_time2}, looking back</source>
        <translation>{format_time} / {format_time2}，回看</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/scrubber.py"/>
        <source>{format_time} of {format_time2}, {state}</source>
        <translation>{format_time} / {format_time2}，{state}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>{format_time} one way, {format_time2} round trip</source>
        <translation>单程 {format_time}，往返 {format_time2}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>{format_time} to {format_time2}</source>
        <translation>{format_time} 到 {format_time2}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>{found:,} incidents are too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/catalogue.py"/>
        <source>{found} is a cable medium, not something to place; use it on a cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/catalogue.py"/>
        <source>{found} is not a cable medium; choose a DAC, AOC, fibre or the like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{found} stands in {spot}; it is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>{found}; {passed} of {rules} rules passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/totals.py"/>
        <source>{gpus:,} GPU</source>
        <translation>{gpus:,} GPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{gpus:,} GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>{gpus:,} GPUs in {servers:,} servers, {racks}, {switches}, {cables:,} cables. Hall of {wide:.1f} x {deep:.1f} m.</source>
        <translation>{gpus:,} 个 GPU，{servers:,} 台服务器，{racks}，{switches}，{cables:,} 根线缆。机房 {wide:.1f} x {deep:.1f} m。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>{gpus:,} in {servers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>{guids} named, {joined} of them joined with others of their host, as {source} says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>{hall}, row {name}</source>
        <translation>{hall}，{name} 列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>{headline_tbps:g} Tb/s ({headline_direction})</source>
        <translation>{headline_tbps:g} Tb/s（{headline_direction}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_words.py"/>
        <source>{head}: free</source>
        <translation>{head}：空闲</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>{ids} things cannot all be called {pattern!r}; number them, for example {pattern}-##</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>{item!r:.60} has no `{needed}`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_rows.py"/>
        <source>{item!r:.60} is not a name or a hostlist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>{item!r} has a blank inside a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>{item!r} stands for {count:,} names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>{key!r} is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>{key:.80} is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/locks.py"/>
        <source>{kind} {name} and {others} more are locked and cannot be {verb}; unlock what is selected first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/stale.py"/>
        <source>{kind} {name} has another {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/locks.py"/>
        <source>{kind} {name} is locked and cannot be {verb}; unlock what is selected first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/stale.py"/>
        <source>{kind} {name} is no longer there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>{kind} {name} is {fill} full with {cables} at its fullest place; the limit is {limit:.0%} of {area}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/edits.py"/>
        <source>{kind} {table} would refer to {refers_to} {column}, which is not in the design; remove or re-connect it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>{kind}.{name} cannot be {value!r:.60}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>{kind}.{name} has a character that no file can hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>{kind}.{name} must be a finite number, not {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>{kind}.{name} must be a picture of at most {blob_limit} MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>{kind}.{name} must be a text of at most {text_limit} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>{kind}.{name} must be one of {choices}, not {item!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>{kind}.{name} must lie between {minimum:g} and {largest:g}, not {column:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>{km:,.0f} km ({basis}): {format_time} one way, {format_time2} round trip in fibre.</source>
        <translation>{km:,.0f} km（{basis}）：光纤内单程 {format_time}，往返 {format_time2}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/session.py"/>
        <source>{label} was written by an older version; saving keeps the old file as .bak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/journal.py"/>
        <source>{label}: another edit is still going on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/fact_list.py"/>
        <source>{label}: {text}, select it</source>
        <translation>{label}：{text}，点击选择</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>{lanes} lanes cannot be shared by {logical_per_cage} links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>{largest:,} GPUs share their NVSwitches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <source>{latitude_deg:g}, {longitude_deg:g} is no place; latitude is -90 to 90 and longitude -180 to 180 degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>{layers:,} layers x {steps:,} steps are too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>{leaves} leaves are more than the servers need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>{leaves} leaves are more than two tiers of {ports}-port switches can join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>{leaves} leaves do not divide into groups of one per rail ({per_group} rails)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{leaves} leaves do not make groups of one per rail ({rails} rails); select a multiple of {rails} leaves, or set the number of rails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>{leaves} leaves would need {busiest} ports down and {uplinks} up of {ports} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/cheapest.py"/>
        <source>{left:,} cables come fitted with what they join and stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>{length} down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>{length} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>{length} over WAN span {name} ({basis})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>{length} over {panels}</source>
        <translation>{length}，经过{panels}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>{length} right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>{length} to spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>{length} up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>{length}, set by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>{limit_m:g} m, {over:.1f} m too short</source>
        <translation>{limit_m:g} m，差 {over:.1f} m</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/settings.py"/>
        <source>{limit} of {rule} must be a number of at least 0, not {value:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>{line!r} is no connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>{line!r} is no flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>{line!r} is no link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>{line!r} is no number of flows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>{lines} other lines</source>
        <translation>另外 {lines} 条线</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>{links} from GPU to GPU, {between:,} between switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>{links} is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>{lost:,} dependencies lead to nodes that the traces do not have, and were not waited for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/listing.py"/>
        <source>{low} to {high}{unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/words.py"/>
        <source>{medium} (rule of its class)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/words.py"/>
        <source>{medium} ({sure} figure)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} carries {carried:g} Gb/s and the {cage} cage {speed_gbps:g} Gb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} carries {carried} links and the {cage} cage has {links}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} carries {links:g} Gb/s and the {cage} cage {speed_gbps:g} Gb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} carries {speed_gbps:g} Gb/s and the link needs {speed_gbps2:g} Gb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} ends in {line_connector} and the panel position is {cage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/proposals.py"/>
        <source>{medium} fits: {lengths}, {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} has no module for the {cage} cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>{medium} has {heads} tails and {tails} ends are given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} is fitted in the factory and is no field cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} is offered for {fabrics} only, not for {fabric}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>{medium} is {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} leaves a port of the twin-port {cage} cage dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>{medium} module for {cage} cages{ports}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} needs {needed} lanes and the {cage} cage has {lanes} for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>{medium} reaches {limit_m:g} m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/medium_combo.py"/>
        <source>{medium}, does not fit: {reason}</source>
        <translation>{medium}，不适用：{reason}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/medium_combo.py"/>
        <source>{medium}, fits, {note}</source>
        <translation>{medium}，适用，{note}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>{members} in the imported file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>{model} has {experts} experts, too few for ep {ep}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>{model} has {layers} layers, fewer than pp {stages} x chunks {chunks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>{model}: tp {tp}, cp {cp}, pp {pp}, dp {dp}, ep {ep}; {micro_batches} micro-batches of {sequences} x {tokens:.0f} tokens in every replica.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>{most:,} are the most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>{most} of {total} cables of rack {rack} run down at the left; the limit is {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>{most} of {total} cables of rack {rack} run down at the right; the limit is {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>{n_pairs} pairs are too many to follow one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/grid.py"/>
        <source>{n_ranks:,} ranks cannot be shared out by tp {tp} x cp {cp} x pp {pp}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>{n_ranks} ranks x {steps} steps x {buckets} buckets are too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>{name!r} is no cable or device of this network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/rules/words.py"/>
        <source>{names} and {count:,} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_taken_twice.py"/>
        <source>{names} are all plugged into {port}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_taken_twice.py"/>
        <source>{names} are both plugged into {port}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>{names} carries cables between switches of {planes}; separate trays would keep a plane when one is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>{names} carry cables between switches of {planes} at most; separate trays would keep a plane when one is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>{names} need {length} together and {medium} reaches {limit}; their stock lengths add up to {stock}, which is beyond that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>{names} needs {length} and {medium} reaches {limit}; its next stock length is {stock}, which is beyond that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{names} to {names2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>{names} written into {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>{name} and {count:,} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_drags.py"/>
        <source>{name} at U{u}</source>
        <translation>{name} 位于 U{u}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/port_list.py"/>
        <source>{name} cage {port}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>{name} ends at {where}; {part} has {cages} cages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>{name} goes down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{name} has no compute port at this rate; leave it out or choose another rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{name} has no free port left for {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/recable.py"/>
        <source>{name} has no free port that goes with {kept}; cut a cable there first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>{name} has the wrong shape or type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/edit_records.py"/>
        <source>{name} has {columns} values for {uids} rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>{name} has {lines} lines and {medium} carries {carried}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>{name} in rack {name2}</source>
        <translation>{name}，位于机柜 {name2}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>{name} in {place}</source>
        <translation>{name}，位于 {place}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>{name} is back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/recable.py"/>
        <source>{name} is one of several lines of a {medium}; cut it and draw a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>{name} is {cell!r:.40} and not {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>{name} is {column}, and there is no {target} {column} in the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>{name} is {value!r:.40}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>{name} joins {a} to {z} of the same device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>{name} moves from U{u:g} to U{found}, as {part} is {height:g} U high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>{name} of tier {tier} is {stated}, but rates, Oversubscribed, Bundle and the other tiers make {built}; those were drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/why.py"/>
        <source>{name} of {size} over {ranks:,} ranks: bus bandwidth {figure} GB/s.</source>
        <translation>{name}，{size}，{ranks:,} 个 rank：总线带宽 {figure} GB/s。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/port_list.py"/>
        <source>{name} port {name2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_words.py"/>
        <source>{name} port {port_name}, {cage}{rate}</source>
        <translation>{name} 端口 {port_name}，{cage}{rate}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>{name} slows down to {fraction:.0%}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_drags.py"/>
        <source>{name} to U{u}</source>
        <translation>{name} 移到 U{u}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>{name} under {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>{name} uses lanes {first} to {last} of {where}, which has {have}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/proposal.py"/>
        <source>{name} {a} to {z}, {medium}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>{name} {params} needs a model whose parts it can share out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation.py"/>
        <source>{name}, {a} to {z}</source>
        <translation>{name}，{a} 到 {z}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_words.py"/>
        <source>{name}, {name2}, to {name3} port {port} in rack {rack}</source>
        <translation>{name}，{name2}，通往机柜 {rack} 的 {name3} 端口 {port}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_words.py"/>
        <source>{name}, {name2}, {place} of rack {name3}</source>
        <translation>{name}，{name2}，机柜 {name3} 的 {place}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/listing.py"/>
        <source>{name}: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/chakra.py"/>
        <source>{nodes} wait for each other in a ring, so the trace cannot run: {told}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <source>{nodes} with {links}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>{noun} must be above 0, not {value:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>{noun} must be from {low:g} to {high:g}, not {value:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>{noun} must be one line of text that can be seen, not {value!r:.40}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/listing.py"/>
        <source>{now}, was {was}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>{numbered!r} is no header of a topology</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>{operation} cannot use {algorithm} with protocol {protocol} here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>{operation} does not use {algorithm}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation_paint.py"/>
        <source>{other_cages} cages on the other side</source>
        <translation>另一面有 {other_cages} 个端口笼</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/new.py"/>
        <source>{output}: {racks:,} racks, {devices:,} devices, {cables:,} cables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>{output}: {view}, {size} pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>{pair!r:.80} is not KEY=VALUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>{part!r} is no incident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/devices.py"/>
        <source>{part} at U{u:g} does not fit in rack {where}, which has U1 to U{capacity}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/build.py"/>
        <source>{part} contains {part2}, which is not a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{part} does not stand on the floor; choose a rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/build.py"/>
        <source>{part} does not stand on the floor; mount it in a rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>{part} has no free {rate} Gb/s port for {words}; it is deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>{part} has no port for {homeless} of the cables, the first is {first}; choose a part with more ports, or let those cables be deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/devices.py"/>
        <source>{part} is not a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/build.py"/>
        <source>{part} stands on the floor and cannot be mounted in a rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>{part} stands on the floor and cannot take the place of a device in a rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/opened.py"/>
        <source>{path} (imported)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/preferences.py"/>
        <source>{path}: preferences cannot be read ({reason}); the defaults are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{pattern!r} would give every rack one name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>{phase} across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>{picture} ({theme})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/stale.py"/>
        <source>{port_title} is taken by cable {cable}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/proposals.py"/>
        <source>{power:g} W per end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>{power_w_per_end_typ:g} W per end</source>
        <translation>每端 {power_w_per_end_typ:g} W</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>{progress:.0%} of the work is done. </source>
        <translation>已完成 {progress:.0%}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>{protocol} rows that point at their own GPU, so at no other: {rows}, not taken for scale-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>{protocol} rows to devices that the file does not hold: {rows} ({lost})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>{racks:,} racks</source>
        <translation>{racks:,} 个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>{racks:,} racks on {storeys} storeys</source>
        <translation>{storeys} 层共 {racks:,} 个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{racks} racks are selected; an array goes on from one rack, or from none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{racks} racks in {count} row: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{racks} racks in {count} rows: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/site.py"/>
        <source>{racks}, {gpus:,} GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{rack}  {gpus} GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{rails} rails need {rails} compute ports and the servers have {ports}; use at most {ports} rails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>{ranks:,} ranks cannot be shared out by groups of {tp} x {pp} pipeline stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>{rank} is no rank; there are {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>{rate:g} Gb/s is the rate of no network: {ports} ({members}); kept as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>{rate_words} at {format_time}</source>
        <translation>{rate_words}，在 {format_time}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>{ratio:.3g}:1 at the fullest leaf; storage, in-band and OOB networks are not drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings_model.py"/>
        <source>{rationale}

Source: {source}
Rule: {name}</source>
        <translation>{rationale}

来源：{source}
规则：{name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/finding_detail.py"/>
        <source>{rationale} Source: {source}</source>
        <translation>{rationale} 来源：{source}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>{ratio} above {switches}: {down} down, {up} up, one-way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source>{raw!r} is not a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source>{raw!r} is not {describe}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>{raw_pb:g} PB</source>
        <translation>{raw_pb:g} PB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>{receiver} is no rank; there are {n_ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/session.py"/>
        <source>{recovery} is open, but no new recovery journal could be written; save it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/media_choice.py"/>
        <source>{required_m:.1f} of {limit_m:g} m: {required_m2:.1f} m too short</source>
        <translation>{required_m:.1f} / {limit_m:g} m：差 {required_m2:.1f} m</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>{required_mm:.1f} of {limit_m:g} m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>{required_mm:.1f} of {limit_m:g} m: {medium} is not sold in that length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>{required_mm:.1f} of {limit_m:g} m: {over} too long for {medium}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>{required_mm} over WAN span {span}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>{rest!r} stands outside key=value in the row of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>{ring} nodes wait for each other in a ring: {told}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{rows} rows of {each} are more than {most_racks:,} racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation.py"/>
        <source>{row}: {name}, {mean:.0%} on average</source>
        <translation>{row}：{name}，平均 {mean:.0%}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>{rstrip}. Cable it again and the run goes on, or stop it.</source>
        <translation>{rstrip}。重新接上线缆后运行会继续，也可停止。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>{senders} senders wanted, {candidates} ranks can send to rank {receiver} over the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{servers} servers need {servers2} groups of leaves at {most} each, and there are {grid}; select more leaves or put more servers on each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>{servers} with GPUs of unequal numbers of network links: as many ports for each as the fullest has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>{severity} (default)</source>
        <translation>{severity}（默认）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>{severity}: {text} [{rule}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>{shape:,} ranks</source>
        <translation>{shape:,} 个 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/sheet.py"/>
        <source>{short} of {write}</source>
        <translation>{short} / {write}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>{shown}{used_links:,} links that carry traffic</source>
        <translation>{shown}{used_links:,} 条有流量的链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>{show} is out of range</source>
        <translation>{show} 超出范围</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>{size!r:.40} is no size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>{size:g} bytes is no size of a flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/network.py"/>
        <source>{size} GPU, {one_way_gbytes_s_per_accelerator:g} GB/s</source>
        <translation>{size} GPU，{one_way_gbytes_s_per_accelerator:g} GB/s</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{size} scale-up, {rate:,.0f} GB/s one-way each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>{source}, read as {format}</source>
        <translation>{source}，按 {format} 读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>{source}: read as {form}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/running.py"/>
        <source>{speed!r} is not above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>{speed_gbps:g}G {medium_class}: {limit_m:g} m{on} (class rule, {confidence})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>{spines} spines of {ports} ports cannot share {uplinks} uplinks of each of {leaves} leaves evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{spot} lies outside {room}; it is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/run_words.py"/>
        <source>{stalled_flows:,} without a path</source>
        <translation>{stalled_flows:,} 条无路径</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>{start_s:g} s is no time to start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>{status}: {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>{status}: {rule}: {note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour.py"/>
        <source>{step} of {steps}</source>
        <translation>{step} / {steps}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>{sum:,.0f} km</source>
        <translation>{sum:,.0f} km</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>{sum:,} of {table:,} flows have size 0, which never ends in htsim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspector.py"/>
        <source>{sum:,} selected</source>
        <translation>已选择 {sum:,} 项</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/status_bar.py"/>
        <source>{summary:,} approved</source>
        <translation>{summary:,} 条已认可</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <source>{switches} of the compute network run RoCE without {what}: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>{switch} has no ports for NICs of {rate:g} Gb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/flow_lists.py"/>
        <source>{table:,} flows written to {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>{table} is not a list of rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>{table} row {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>{taken:,} of {total:,}</source>
        <translation>{taken:,} / {total:,}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/rooms.py"/>
        <source>{target} is in another building than conduit {name}; choose a room of its own building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>{text!r} closes a bracket that is not open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>{text!r} has a bracket inside a bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>{text!r} has no closing bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/named_file.py"/>
        <source>{text!r} is no path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>{text!r} is not NAME=PART</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>{text} and more</source>
        <translation>{text} 以上</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>{text} is no number</source>
        <translation>{text} 不是数字</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/proposal.py"/>
        <source>{things} added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/proposal.py"/>
        <source>{things} changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/proposal.py"/>
        <source>{things} removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>{things}: locked already</source>
        <translation>{things}：已经锁定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/wizard_actions.py"/>
        <source>{things}: unlocked already</source>
        <translation>{things}：已经解锁</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>{things}: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>{title} (*{suffix});;All files (*)</source>
        <translation>{title} (*{suffix});;所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/jobs.py"/>
        <location filename="../../fabric_studio/app/latest.py"/>
        <source>{title} failed: {name}: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>{title} is on both sides; choose two sides without a device in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{title} is taken by cable {holder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/background.py"/>
        <source>{title}: stopped; nothing was changed</source>
        <translation>{title}：已停止；未做任何更改</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>{total}, and {things} without a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>{turn}° clockwise from up the page</source>
        <translation>从图纸上方顺时针 {turn}°</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/renaming.py"/>
        <source>{uids} things cannot all be called {pattern!r}; number them, for example {pattern}-##</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>{uid} has {found} free ports at {rate} for {wanted} uplinks: {short} are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>{uid} has {room} free ports at {rate}: {many} uplinks are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>{uneven} uplinks do not divide by {spine_rows} spines, so not every leaf has the same number of links to every spine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>{unknown} give no figure and are left out</source>
        <translation>{unknown} 个没有数据，未计入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>{untimed:,} nodes have work but no duration and count 0 s; peak_tflops and memory_gbytes_s would give them one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>{used:g} of {space:g} U</source>
        <translation>{used:g} / {space:g} U</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>{value!r:.40} is no building block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>{value!r:.40} is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>{value!r:.40} is not a whole number from {least:g} to {most:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>{value!r:.40} is not from {least:g} to {most:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>{value:g} TFLOPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>{value:g} is not a whole number</source>
        <translation>{value:g} 不是整数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source>{value} is outside {describe}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>{wanted} has no port for a NIC of {rate:g} Gb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>{wanted} ranks wanted, the design has {n_ranks} accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>{what!r} is no collective that is simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>{what} is {node}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>{what} {word!r} is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>{what} {word} is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cage_mixes_media.py"/>
        <source>{where} takes one module, and its cables {cables} are of {media}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>{whole_name} ({whole:,}) cannot be shared out by {part_name} ({part:,})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>{who} has no cable in the compute network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>{who} has {cables} in the compute network; other servers of their kind ({kind}) have {like}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>{who} have no cable in the compute network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>{who} have {cables} in the compute network; other servers of their kind ({kind}) have {like}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/charts.py"/>
        <source>{who}, step {step}: {took}</source>
        <translation>{who}，第 {step} 步：{took}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/routed.py"/>
        <source>{why}; paths are by ECMP until it fits again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/models/fluid.py"/>
        <source>{why}; this traffic{more} stands still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>{wide:,} × {high:,} pixels, {mb:.1f} MB</source>
        <translation>{wide:,} × {high:,} 像素，{mb:.1f} MB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/screenshots.py"/>
        <source>{width}x{height} cannot be drawn</source>
        <translation>无法绘制 {width}x{height}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>{word!r} is no error rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>{word!r} is no node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>{word!r} is no size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>{word!r} is no {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/recable.py"/>
        <source>{words} have no two free ports that go together; cut a cable first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>{words} is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>{words} is given twice in one tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>{words} is no delay of a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>{words} is no rate of a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>{words} is {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>{word} is no node id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/comparison.py"/>
        <source>{workload} under every routing that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>{workload}: one step takes at least {time} ({engine} model)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>{workload}: one step takes {time} ({engine} model)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>{written!r} in {item!r} is not a number or a range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/background.py"/>
        <source>“{work}” is still going on. Wait for it or cancel it.</source>
        <translation>“{work}”仍在进行。请等待完成或将其取消。</translation>
    </message>
</context>
</TS>
