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
        <translation>（另有 {count} 项）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source> (of it {length} in risers)</source>
        <translation>（其中竖井 {length}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source> (taken, grade not set)</source>
        <translation>（按此取值，未设等级）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source> (typically {typical})</source>
        <translation>（典型值 {typical}）</translation>
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
        <translation> 及另外 {uids:,} 项</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source> from {minimum} to {maximum}</source>
        <translation>（{minimum} 至 {maximum}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source> of at least {minimum}</source>
        <translation>（至少 {minimum}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source> of at most {maximum}</source>
        <translation>（至多 {maximum}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source> on {grade}</source>
        <translation>（{grade}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source> over {panels}</source>
        <translation>（经 {panels}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source> to {device}</source>
        <translation> 到 {device}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <source> with {contents}</source>
        <translation>，内含 {contents}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source> {reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>## a number; {row} the row of a rack, {rack} the rack of a device</source>
        <translation>## 为数字；{row} 为机柜所在列，{rack} 为设备所在机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>&amp;Arrange</source>
        <translation>排列(&amp;A)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>&amp;Building</source>
        <translation>楼宇(&amp;B)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>&amp;Findings</source>
        <translation>检查结果(&amp;I)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>&amp;Simulation</source>
        <translation>仿真(&amp;S)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>&amp;Wizards</source>
        <translation>向导(&amp;W)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>, Return to state it</source>
        <translation>，按回车键填写</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>, estimate</source>
        <translation>，估算值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>, length not known</source>
        <translation>，长度未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/sweep.py"/>
        <source>, measured {bus}</source>
        <translation>，实测 {bus}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/summary.py"/>
        <source>, model FLOPs utilisation {each:.1%}</source>
        <translation>，模型 FLOPs 利用率 {each:.1%}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>, no stock length is long enough</source>
        <translation>，备货长度都不够长</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <source>, not all rules finished</source>
        <translation>，并非所有规则都已完成</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>, not counting {parts} without a figure</source>
        <translation>（未计入无数据的 {parts}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>, of the heaviest</source>
        <translation>，以最重者计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/words.py"/>
        <source>, power feed {feed}</source>
        <translation>，供电路 {feed}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>, stock lengths not known</source>
        <translation>，备货长度未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/drags.py"/>
        <source>, taken by {taken}</source>
        <translation>，已被 {taken} 占用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>, which has no {units:g} U free</source>
        <translation>，而该机柜没有 {units:g} U 空位</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/editing.py"/>
        <source>, with {describe}</source>
        <translation>，连同{describe}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>, {amount} over</source>
        <translation>，超出 {amount}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>, {amount} under</source>
        <translation>，不足 {amount}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_figures.py"/>
        <source>, {cost_unknown:+,} without a price</source>
        <translation>，{cost_unknown:+,} 根无价格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>, {count} finding</source>
        <translation>，{count} 条结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>, {count} findings</source>
        <translation>，{count} 条结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>, {count} wait for figures of this project: see Rules</source>
        <translation>，{count} 条规则等待本工程给出数值：见“规则”</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>, {count} waits for a figure of this project: see Rules</source>
        <translation>，{count} 条规则等待本工程给出数值：见“规则”</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>, {groups} groups of {rails}</source>
        <translation>，{groups} 组，每组 {rails} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>, {idle} had nothing to judge</source>
        <translation>，{idle} 条没有可检查的对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_figures.py"/>
        <source>, {length_unknown:+,} of unknown length</source>
        <translation>，{length_unknown:+,} 根长度未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>, {links} ports</source>
        <translation>，{links} 个端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/storey_tabs.py"/>
        <source>, {load:,.0f} kg/m²</source>
        <translation>，{load:,.0f} kg/m²</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/words.py"/>
        <source>, {other_cages} cages on the other side</source>
        <translation>，另一面有 {other_cages} 个端口笼</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/words.py"/>
        <source>, {rate} one-way</source>
        <translation>，单向 {rate}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/cable.py"/>
        <source>, {stock_m:g} m stock</source>
        <translation>，库存 {stock_m:g} m</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <source>, {unknown:,} unknown</source>
        <translation>，{unknown:,} 根未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>-p routing is given as well</source>
        <translation>同时给出了 -p routing</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>... and {count:,} more</source>
        <translation>…… 还有 {count:,} 项</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
        <source>.fabric file or folder</source>
        <translation>.fabric 文件或文件夹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/simulate.py"/>
        <source>0 is exact; 0.005 is usual</source>
        <translation>0 为精确值；常用 0.005</translation>
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
        <translation>可读取 1 至 {most_dimensions} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/demand_flows.py"/>
        <source>1 to {most_flows:,} can be listed; {way_out}</source>
        <translation>可列出 1 至 {most_flows:,} 条；{way_out}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>1 unit is 1 {unit}</source>
        <translation>1 单位为 1 {unit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>1 unit is 1 {unit}, says the file ($INSUNITS)</source>
        <translation>1 单位为 1 {unit}，依据文件（$INSUNITS）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>1.6T</source>
        <translation>1.6T</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>100 %: 1 m is 100 pixels</source>
        <translation>100 %：1 m 为 100 像素</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>100G</source>
        <translation>100G</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <source>1: on, 0: off; not set</source>
        <translation>1：开，0：关；未设置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>1G</source>
        <translation>1G</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
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
        <translation>TIA-569 惯例的 40%（布线厂商引用），数据桥架为 40% 至 50%；两者均为本软件默认值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>400G</source>
        <translation>400G</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/comparison.py"/>
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <source>5 %</source>
        <translation>5 %</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>800G</source>
        <translation>800G</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>95th percentile</source>
        <translation>第 95 百分位</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>99th percentile</source>
        <translation>第 99 百分位</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>: </source>
        <translation>：</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>: {reason}</source>
        <translation>：{reason}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/listing.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>; as imported, where speeds and numbers of cables may be guesses</source>
        <translation>；按导入数据计算，其中的速率和线缆数量可能是推测</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>; at least: {count} line has no price</source>
        <translation>；至少：{count} 行没有价格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>; at least: {count} lines have no price</source>
        <translation>；至少：{count} 行没有价格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_system.py"/>
        <source>; by PCI class, {displays} could be GPUs and {networks} NICs</source>
        <translation>；按 PCI 类别，{displays} 个可能是 GPU，{networks} 个可能是网卡</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/flow_lists.py"/>
        <source>; nodes are numbered as in the exported htsim.topo</source>
        <translation>；节点编号与导出的 htsim.topo 一致</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/flow_lists.py"/>
        <source>; nodes are ranks, as the design is no fat tree of htsim</source>
        <translation>；节点即 rank，因为设计不是 htsim 的胖树</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/words.py"/>
        <source>; nothing in the catalogue fits these ports over that length</source>
        <translation>；部件目录中没有适合这些端口且达到该长度的介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source>; the amplifiers of its WAN span are not drawn</source>
        <translation>；其广域网段的放大器未画出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_taken_twice.py"/>
        <source>; the head of {cable} ({medium}) fills the cage</source>
        <translation>；{cable} 的插头（{medium}）占满整个端口笼</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>; {best} fits</source>
        <translation>；{best} 适用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/words.py"/>
        <source>; {more}</source>
        <translation>；{more}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/racks_overlap.py"/>
        <source>; {rack} overlaps {more:,} more</source>
        <translation>；{rack} 还与另外 {more:,} 个机柜重叠</translation>
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
        <translation>A 端 U 位（最低）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>A WAN link needs two sites; add one.</source>
        <translation>WAN 链路需要两个园区，请先添加一个。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>A alone</source>
        <translation>仅 A</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>A and B</source>
        <translation>A 和 B</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_does_not_fit.py"/>
        <source>A cable does not fit the cages at its ends</source>
        <translation>线缆与两端的端口笼不匹配</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>A cable ends at a port that does not exist</source>
        <translation>线缆接在不存在的端口上</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>A cable is faster than the lanes it is plugged into</source>
        <translation>线缆速率高于所插的通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>A cable is within reach but in no stock length</source>
        <translation>线缆在可达距离内，但没有相应的备货长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>A cable joins a device to itself</source>
        <translation>线缆把设备连到自身</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_in_no_tray.py"/>
        <source>A cable that hangs between racks is in the way, breaks its bend radius and cannot be taken out again. Its length is also a guess: it is measured straight over the racks until a tray joins them. Draw a tray that passes within 1.5 m of both racks, or join the trays there are.</source>
        <translation>悬在机柜之间的线缆碍事，会超出弯曲半径，也无法再抽出。其长度也只是估计：在有桥架连通之前，按机柜上方直线测量。请画一条距两个机柜均不超过 1.5 m 的桥架，或把已有桥架接通。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/bend_too_tight.py"/>
        <source>A cable that is bent below its radius loses light or breaks, at once or in a year. At the corner of two trays a cable can be laid in a curve of at most the inside width of the narrower one, and into a riser of at most its depth. The turn from a port to the cable manager is not looked at, since the depth of a device's ports is not known.</source>
        <translation>弯曲小于允许半径的线缆会立即或在一年内增大损耗或断裂。在两条桥架的转角，线缆最多能按较窄者的内宽弯成弧线；进入竖井时最多按其深度。从端口到理线器的弯曲不考虑，因为设备端口的深度未知。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/module_too_hot.py"/>
        <source>A cage has a power class. A module above it is left switched off by the host, or runs hot until it fails. Only cages whose maker states the limit are judged; it is a warning where the module's own figure is an estimate.</source>
        <translation>端口笼有功率等级。超过等级的模块会被主机关闭，或过热直至损坏。只判断厂商给出上限的端口笼；若模块自身数据为估计值，则只给出警告。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_on_column.py"/>
        <source>A column carries the building and is not moved for a rack.</source>
        <translation>柱子承载建筑，不会为机柜让位。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/networks_mixed.py"/>
        <source>A compute switch carries storage or management traffic</source>
        <translation>计算网络交换机承载了存储或管理流量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>A copper link uses nearly all of its reach</source>
        <translation>铜缆链路几乎用尽其可达距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <source>A cut through the building</source>
        <translation>楼栋剖面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A device</source>
        <translation>A 端设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <source>A device stands out of its rack</source>
        <translation>设备超出机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_before_door.py"/>
        <source>A door that does not open fully keeps people in and racks out. Free must stay the floor its leaf swings over, and a step on the other side.</source>
        <translation>门不能完全打开，人会被困，机柜也进不来。门扇扫过的地面以及门另一侧的一步距离必须保持畅通。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>A drawing of the building</source>
        <translation>建筑图纸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
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
        <translation>A 端机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>A job that spans the separate parts does not start. Servers pass nothing on: two of them have a path when switches that are joined hold both. In a rail-only fabric every rail does; in a rack that is one scale-up domain any of its trays does.</source>
        <translation>跨越互不连通部分的作业无法启动。服务器不转发流量：只有当相连的交换机同时接着两台服务器时，它们之间才有路径。在纯轨道网络中每条轨道都如此；在整柜为一个纵向扩展域的机柜中，任一托盘均可。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A label</source>
        <translation>A 端标签</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A lanes</source>
        <translation>A 端通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source>A link passes too many patch panels</source>
        <translation>链路经过的配线架过多</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>A link runs at the speed both of its ports can do; a faster setting does not come up, or counts capacity that is not there.</source>
        <translation>链路按两端端口都支持的速率运行；设得更快，要么不能建立，要么计入了并不存在的容量。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source>A link runs farther than its medium reaches</source>
        <translation>链路长度超过介质的可达距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>A loop carries no traffic between devices and can be a broadcast storm; it is rightly there only as a test. With both ends in one port it cannot be at all, and is an error.</source>
        <translation>自环不在设备之间传送流量，还可能造成广播风暴；只有测试时才合理。两端插在同一端口则根本不可能，属于错误。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_on_condition.py"/>
        <source>A medium holds only on a condition</source>
        <translation>介质只在某个条件下成立</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/module_too_hot.py"/>
        <source>A module draws more power than its cage feeds</source>
        <translation>模块功耗超过端口笼的供电能力</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <source>A name is empty or cannot be read</source>
        <translation>名称为空或无法辨认</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>A pixel is</source>
        <translation>每像素为</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A port</source>
        <translation>A 端端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>A ports</source>
        <translation>A 侧端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A rack</source>
        <translation>A 端机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_wall.py"/>
        <source>A rack and a wall cannot be in one place. Turned racks and slanting walls are compared by their true outline.</source>
        <translation>机柜与墙不能占据同一位置。旋转的机柜和倾斜的墙按真实轮廓比较。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/containment_mixes_air.py"/>
        <source>A rack breathes the wrong air of a closed aisle</source>
        <translation>机柜在封闭通道中吸入或排出了错误的气流</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>A rack draws more power than its feed gives</source>
        <translation>机柜功耗超过其供电能力</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <source>A rack holds more than its static load rating</source>
        <translation>机柜承重超过静态额定载荷</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>A rack is too heavy for the floor it stands on</source>
        <translation>机柜对所在楼板过重</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_before_door.py"/>
        <source>A rack stands in front of a door</source>
        <translation>机柜挡在门前</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>A rack stands outside its hall</source>
        <translation>机柜位于机房之外</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_wall.py"/>
        <source>A rack stands through a wall</source>
        <translation>机柜与墙重叠</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_on_column.py"/>
        <source>A rack stands where a column is</source>
        <translation>机柜与柱子重叠</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_no_go.py"/>
        <source>A rack stands where nothing may stand</source>
        <translation>机柜位于不得放置物品的区域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>A rank that is slower than the others; -1 = none</source>
        <translation>比其他更慢的 rank；-1 = 无</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/riser.py"/>
        <source>A riser joins two storeys and this building has one. Add a storey first.</source>
        <translation>竖井连接两个楼层，而这栋建筑只有一个楼层。请先新增楼层。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A row</source>
        <translation>A 端列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>A row of racks or many rows with hot and cold aisles, named by a pattern, with ladders over them.</source>
        <translation>单列或多列机柜，带冷热通道，按规则命名，上方带桥架。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>A server is not on the compute network, or only in part</source>
        <translation>服务器未接入计算网络，或只接入了一部分</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>A server is put on two switches so that one may fail. When both stand in one rack, its power feed, its cooling or somebody with a trolley takes both away at once. Counted are servers on two or more switches of an in-band, storage or out-of-band network, and servers on two planes of the compute network; rails of one plane are no redundancy. A pair on top of the rack it serves is left out, as the server goes down with it anyway.</source>
        <translation>服务器接到两台交换机，是为了允许其中一台故障。若两台都在同一机柜，供电、制冷或一次磕碰就会同时失去两者。统计对象是接到带内、存储或带外网络两台或更多交换机的服务器，以及接到计算网络两个平面的服务器；同一平面的各轨道不算冗余。位于所服务机柜顶部的一对不计，因为服务器会与它们一同失效。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A site</source>
        <translation>A 端园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>A slab or raised floor is rated for a load spread over its area. Spread over its footprint and the halves of the aisles before and behind it, 1.2 m together, a rack above the rating is an error. A rack that is above it on its footprint alone is a warning: whether the aisles may be counted, and what single tiles bear, is for the structural engineer to say.</source>
        <translation>楼板或活动地板按均布载荷定额。把机柜重量摊到自身占地及前后半条通道（合计 1.2 m）后仍超过定额为错误；只按自身占地超过定额为警告：能否计入通道面积、单块地板能承受多少，应由结构工程师判断。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>A splitter has one head and a fixed number of tails, each on lanes of its own; a straight cable has one head at each end. Anything else cannot be bought.</source>
        <translation>分支线缆有一个主端和固定数量的分支端，每个分支端使用各自的通道；直连线缆每端一个插头。其他形式买不到。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>A storey</source>
        <translation>A 端楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tensor_group_split.py"/>
        <source>A tensor-parallel group crosses the boundary of a scale-up domain</source>
        <translation>张量并行组跨越了纵向扩展域边界</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>A text file with one job a line, instead of naming them here; # begins a remark</source>
        <translation>每行一个作业的文本文件，代替在此列出；# 开始为注释</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>A tier is oversubscribed beyond the target</source>
        <translation>某一层的收敛比超过目标</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>A training step as a workload text of SimAI states it: compute times and collectives of every layer, forward and backward.</source>
        <translation>SimAI 工作负载文本所述的一步训练：每层前向与反向的计算时间和集合通信。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>A tray is too full</source>
        <translation>桥架过满</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cage_mixes_media.py"/>
        <source>A twin-port module serves both of its links with the same optics: one cannot be SR4 and the other DR4.</source>
        <translation>双端口模块的两条链路使用同一种光学器件：不可能一条是 SR4、另一条是 DR4。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>A vertical manager takes so many cables; when one side has them all they stand before the power supplies and fans, and no module can be pulled. Cables are dressed to the side that is nearest, or as the project says (left, right, or every other column of ports). Where cables run up and down from the ports, each of the four quarters counts: those that go up are judged for themselves, and those that go down.</source>
        <translation>垂直理线器容量有限；全部线缆都在一侧时会挡住电源和风扇，模块也拔不出来。线缆走最近的一侧，或按工程设定（左、右，或每隔一列端口换侧）。线缆从端口既向上又向下走时，四个象限分别计算：向上的单独判断，向下的也单独判断。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/containment_mixes_air.py"/>
        <source>ASHRAE TC 9.9: fronts to the cold aisle, rears to the hot aisle; the aisles as drawn</source>
        <translation>ASHRAE TC 9.9：正面朝冷通道，背面朝热通道；以所画通道为准</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
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
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <source>Accelerators have {have:g} Gb/s into a network of {needed:g} Gb/s, a limit that it does not know</source>
        <translation>加速器接入网络的速率为 {have:g} Gb/s，而网络共 {needed:g} Gb/s；该格式不知道这一限制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tensor_group_split.py"/>
        <source>Accelerators in a tensor-parallel group</source>
        <translation>一个张量并行组的加速器数量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/adaptive.py"/>
        <source>Adaptive</source>
        <translation>自适应</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/section.py"/>
        <location filename="../../fabric_studio/ui/views/stack.py"/>
        <source>Add a hall on the plan, or start from a template</source>
        <translation>请在平面图上添加机房，或从模板开始</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/rooms.py"/>
        <source>Add a second meet-me room</source>
        <translation>新增第二个汇接间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>Add a second plane</source>
        <translation>新增第二个平面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <location filename="../../fabric_studio/ui/actions/site.py"/>
        <source>Add building</source>
        <translation>添加楼栋</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/conduits.py"/>
        <location filename="../../fabric_studio/ui/actions/site.py"/>
        <source>Add conduit</source>
        <translation>新增管道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>Add door</source>
        <translation>新增门</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/shell.py"/>
        <location filename="../../fabric_studio/app/commands/storeys.py"/>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Add hall</source>
        <translation>添加机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/site.py"/>
        <source>Add one in the Building menu, with its coordinates where they are known</source>
        <translation>请在“楼宇”菜单中添加，并在已知时填写坐标</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/underlays.py"/>
        <source>Add picture</source>
        <translation>新增图片</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>Add plane {fresh}</source>
        <translation>新增平面 {fresh}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trays.py"/>
        <source>Add riser</source>
        <translation>新增竖井</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/rooms.py"/>
        <source>Add room</source>
        <translation>新增房间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>Add site</source>
        <translation>添加园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
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
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Add storey …</source>
        <translation>添加楼层 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trays.py"/>
        <source>Add tray</source>
        <translation>新增桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>Add wall</source>
        <translation>新增墙</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>Add {noun}</source>
        <translation>新增{noun}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/bom_csv.py"/>
        <location filename="../../fabric_studio/io/exporters/bom_xlsx.py"/>
        <source>Adding up the bill of materials</source>
        <translation>汇总物料清单</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>After every edit the design is checked: reach, power, mass, fill of trays, redundancy. F8 goes from finding to finding; many can be fixed with one click.</source>
        <translation>每次编辑之后都会检查设计：可达距离、功率、质量、桥架填充率、冗余。按 F8 逐条查看检查结果；许多问题一键即可修复。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>Air goes into a rack at its front and comes out hot at its back. Rows therefore stand front to front across a cold aisle and back to back across a hot one; a front that looks at a back takes air that is 10 to 20 K too warm. Only the nearest rack straight ahead counts, within the width of an aisle; what cools a rack besides air is not looked at.</source>
        <translation>空气从机柜正面进入、背面热风排出。因此各列应正面相对形成冷通道，背面相对形成热通道；正对他人背面的正面会吸入高 10 至 20 K 的热风。只计正前方最近的机柜且在一条通道宽度之内；空气之外的冷却方式不考虑。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <location filename="../../fabric_studio/topology/templates/superpod_h100.py"/>
        <source>Aisles of 1.2 m, a floor of 1,220 kg/m2 and 34.5 kW per rack of switches are house defaults.</source>
        <translation>1.2 m 通道、1,220 kg/m2 楼板和每交换机柜 34.5 kW 均为本软件默认值。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Align left edges</source>
        <translation>左边对齐</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Align lower edges</source>
        <translation>下边对齐</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Align middles across</source>
        <translation>水平居中对齐</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Align middles down</source>
        <translation>垂直居中对齐</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Align right edges</source>
        <translation>右边对齐</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Align upper edges</source>
        <translation>上边对齐</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>Align {edge}</source>
        <translation>对齐：{edge}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>All</source>
        <translation>全选</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>All alike</source>
        <translation>各 rank 相同</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>All conduits of a building end in one meet-me room</source>
        <translation>楼栋的所有管道都汇入同一个汇接间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <source>All done after</source>
        <translation>全部完成于</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>All replicas move in step, at the pace of the slowest: they are too many to follow one by one.</source>
        <translation>所有副本同步推进，以最慢者为准：数量太多，无法逐一跟踪。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>All-gather</source>
        <translation>AllGather</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>All-reduce</source>
        <translation>AllReduce</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>All-to-all</source>
        <translation>All-to-All</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>All-to-all of {ranks} ranks is one activity: all pairs advance together, at the pace of the most loaded link.</source>
        <translation>{ranks} 个 rank 的 All-to-All 作为一个活动：所有对同步推进，以负载最重的链路为准。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+上、Alt+下</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/containment_mixes_air.py"/>
        <source>An aisle is closed in to keep hot and cold air apart. One rack the wrong way round undoes it for all of them.</source>
        <translation>封闭通道是为了隔离冷热空气。只要有一个机柜装反，全部机柜都会失效。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspector.py"/>
        <source>An edit here changes all of them</source>
        <translation>此处的修改对全部所选生效</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/faults.py"/>
        <source>An internal error, which is a fault of this program. What you just did may not have happened; the design is kept, and can be saved. Please report it with {log}</source>
        <translation>内部错误，这是本程序的缺陷。刚才的操作可能没有完成；设计仍在，可以保存。请附上 {log} 报告</translation>
    </message>
    <message>
        <location filename="../../resources/rules/profiles.yaml"/>
        <source>An old hall has full trays and a floor that is what it is; the limits of the building come first.</source>
        <translation>旧机房的桥架已满、地板承重已定，应以建筑的限值为先。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
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
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>Approved</source>
        <translation>已认可</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/delegate.py"/>
        <source>Approved: {approved}</source>
        <translation>已认可：{approved}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/detail.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/here.py"/>
        <source>Approve…</source>
        <translation>认可…</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Arista</source>
        <translation>Arista</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
        <source>Arrange</source>
        <translation>排列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Array of racks</source>
        <translation>机柜阵列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/clipboard.py"/>
        <source>Array of {count}</source>
        <translation>{count} 个阵列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>As of the single collective; auto: NCCL's choice at every size</source>
        <translation>同单个集合通信；自动（auto）：每个大小按 NCCL 的选择</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Asks for elevation and clear height.</source>
        <translation>需要填写标高和净高。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Asks for its place on the map.</source>
        <translation>需要填写其在地图上的位置。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Asks for the length, or measures it.</source>
        <translation>需要填写长度，或由程序测量。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>At n:1 traffic that leaves the tier takes n times as long when all its servers send at once: 32 GB over 4 x 400 Gb/s take 0.16 s, over 2 x 400 Gb/s 0.32 s. Lower tiers should not be oversubscribed; the top tier may be, with placement to match. Tiers are counted from the servers up; links between switches of one tier count neither way.</source>
        <translation>收敛比为 n:1 时，若所有服务器同时发送，离开该层的流量耗时为 n 倍：32 GB 经 4 x 400 Gb/s 需 0.16 s，经 2 x 400 Gb/s 需 0.32 s。低层不应收敛；最高层可以，但作业放置应与之匹配。层次从服务器向上计；同层交换机之间的链路不计入任何方向。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>B alone</source>
        <translation>仅 B</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>BF16 peak of an accelerator; 0 = the part's own</source>
        <translation>加速器的 BF16 峰值；0 = 部件自身数据</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/tour.py"/>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_state.py"/>
        <source>Back from looking at an earlier moment to the newest one (End)</source>
        <translation>从较早时刻返回到最新时刻 (End)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
        <source>Begin in one of these ways, or drag a rack from the parts on the left.</source>
        <translation>可用以下任一方式开始，或从左侧部件库拖入机柜。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>Begin with a template</source>
        <translation>从模板开始</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>Beside published training runs of 3,072 to 16,384 accelerators this model, with efficiency=measured and kernels at 60 % of the peak, is between 7 % too slow and 15 % too fast.</source>
        <translation>与已公布的 3,072 至 16,384 个加速器的训练相比，本模型在 efficiency=measured、内核达峰值 60 % 时，偏慢至多 7 %，偏快至多 15 %。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Between backs</source>
        <translation>背面之间的距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Between fronts</source>
        <translation>正面之间的距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source>Beyond its reach a link does not come up, or comes up and degrades: bit errors, retransmissions, time-outs. The reach of a link is the least of the ratings of both ends and of the fibre, counted end to end over its panels. The part's own rating counts where a part is chosen, the rule of its class where not. Coherent (ZR) optics on a WAN span are a warning, for its amplifiers are not part of the drawing.</source>
        <translation>超过可达距离的链路无法建立，或建立后性能下降：误码、重传、超时。链路的可达距离取两端及光纤额定值的最小值，经配线架端到端计算。已选部件时以其自身额定值为准，否则以其类别规则为准。广域网段上的相干（ZR）光模块为警告，因为放大器不在图中。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/bom_xlsx.py"/>
        <source>Bill of materials</source>
        <translation>物料清单</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/bom_csv.py"/>
        <source>Bill of materials (CSV)</source>
        <translation>物料清单（CSV）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/bom_xlsx.py"/>
        <source>Bill of materials (workbook)</source>
        <translation>物料清单（工作簿）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>BlockName= has no name</source>
        <translation>BlockName= 没有名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>BlockSizes is a setting of the scheduler and says nothing about hardware</source>
        <translation>BlockSizes 是调度器的设置，与硬件无关</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>Both ways of a server end in one rack</source>
        <translation>服务器的两路都终结在同一机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/place.py"/>
        <location filename="../../fabric_studio/ui/window/second_window.py"/>
        <source>Bring back</source>
        <translation>移回</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/second_windows.py"/>
        <source>Bring back from the second window</source>
        <translation>从第二窗口移回</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Broadcast</source>
        <translation>Broadcast</translation>
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
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/conduit.py"/>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Building</source>
        <translation>楼宇</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Buildings</source>
        <translation>楼栋</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/sweep.py"/>
        <source>Bus bandwidth by size</source>
        <translation>总线带宽随大小变化</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>Bus ids are made up; how devices hang together on PCIe is not known, so all hang on one CPU</source>
        <translation>总线编号是虚构的；设备在 PCIe 上如何相连未知，因此全部挂在一个 CPU 上</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>CAUTION: {text}</source>
        <translation>注意：{text}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>CSV tables</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/tool_list.py"/>
        <location filename="../../fabric_studio/ui/canvas/tools/cable.py"/>
        <location filename="../../fabric_studio/ui/panels/elevation/drags.py"/>
        <location filename="../../fabric_studio/ui/views/cabling.py"/>
        <source>Cable</source>
        <translation>线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <location filename="../../fabric_studio/ui/dialogs/proposal_figures.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <source>Cable length</source>
        <translation>线缆长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>Cable lengths are unknown because places were guessed</source>
        <translation>线缆长度未知，因为位置是推测的</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Cable mass there</source>
        <translation>该处线缆质量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/cables_xlsx.py"/>
        <source>Cable schedule</source>
        <translation>线缆表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/cables_csv.py"/>
        <source>Cable schedule (CSV)</source>
        <translation>线缆表（CSV）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/cables_xlsx.py"/>
        <source>Cable schedule (workbook)</source>
        <translation>线缆表（工作簿）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>Cable servers to leaves by rail</source>
        <translation>按轨道把服务器接到叶交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/panel.py"/>
        <source>Cable sheet …</source>
        <translation>线缆明细表 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Cable two racks</source>
        <translation>连接两个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>Cable {count} server to {leaves} leaves by rail</source>
        <translation>按轨道把 {count} 台服务器接到 {leaves} 台叶交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>Cable {count} servers to {leaves} leaves by rail</source>
        <translation>按轨道把 {count} 台服务器接到 {leaves} 台叶交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>Cabled, one-way</source>
        <translation>已布线带宽（单向）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <location filename="../../fabric_studio/io/exporters/cables_xlsx.py"/>
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
        <location filename="../../fabric_studio/ui/dialogs/cable_sheet.py"/>
        <location filename="../../fabric_studio/ui/layers.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Cables</source>
        <translation>线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/bend_too_tight.py"/>
        <source>Cables are bent more than they bear at the corner of a tray</source>
        <translation>线缆在桥架转角处弯曲过度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Cables between {count} pair of racks led anew</source>
        <translation>已为 {count} 对机柜之间的线缆重新选路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Cables between {count} pairs of racks led anew</source>
        <translation>已为 {count} 对机柜之间的线缆重新选路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/device_cables_csv.py"/>
        <source>Cables by device (CSV)</source>
        <translation>按设备的线缆（CSV）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_in_no_tray.py"/>
        <source>Cables lie in no tray</source>
        <translation>线缆不在桥架内</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/panel.py"/>
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
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>Cables run down a rack</source>
        <translation>线缆沿机柜一侧下走</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>Cables the new part has no port for: delete them, or refuse to replace</source>
        <translation>新部件没有端口可接的线缆：删除，或拒绝替换</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>Cables up to which one side will do</source>
        <translation>线缆不超过此数量时可只用一侧</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Cables, fullest place</source>
        <translation>线缆根数（最满处）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/dot_graph.py"/>
        <source>Cabling as a DOT graph</source>
        <translation>布线图（DOT 格式）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <source>Campuses, conduits and the WAN</source>
        <translation>园区、管道和 WAN</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/background/work.py"/>
        <location filename="../../fabric_studio/ui/dialogs/approve.py"/>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <location filename="../../fabric_studio/ui/dialogs/grid.py"/>
        <location filename="../../fabric_studio/ui/dialogs/labels.py"/>
        <location filename="../../fabric_studio/ui/dialogs/measured.py"/>
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
        <translation>Chakra 执行轨迹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>Chakra execution traces</source>
        <translation>Chakra 执行轨迹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_figures.py"/>
        <source>Change</source>
        <translation>变更</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/labels.py"/>
        <source>Change labels</source>
        <translation>更改标签</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>Change medium</source>
        <translation>更改介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/settings.py"/>
        <source>Change rule limit</source>
        <translation>更改规则限值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/settings.py"/>
        <source>Change severity of a rule</source>
        <translation>更改规则级别</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <location filename="../../fabric_studio/rules/checks/medium_does_not_fit.py"/>
        <source>Change the cable to the cheapest medium that fits its ports, reaches, and is sold in that length.</source>
        <translation>把线缆换成能匹配端口、距离足够且有该长度出售的最便宜介质。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>Change the cable to the cheapest medium that fits with margin.</source>
        <translation>把线缆换成匹配且留有余量的最便宜介质。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>Change the cable to the cheapest medium that is sold in a length that does.</source>
        <translation>把线缆换成有合适长度出售的最便宜介质。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/settings.py"/>
        <source>Change the side of cables</source>
        <translation>更改线缆走线侧</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>Change {words}</source>
        <translation>更改 {words}</translation>
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
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Cheapest that fits</source>
        <translation>最便宜的适用介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/checking.py"/>
        <location filename="../../fabric_studio/ui/dialogs/proposal_figures.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <source>Checking the design…</source>
        <translation>正在检查设计…</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/live_check.py"/>
        <source>Checking what is dragged</source>
        <translation>正在检查拖动的对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>Checking what would be</source>
        <translation>检查变更后的情况</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/place.py"/>
        <source>Choose a part on the left, then click on the plan</source>
        <translation>先在左侧选择部件，再在平面图上单击</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>Choose a workload and press Play (F5). Cables heat up on the plan while it runs; cut one and see.</source>
        <translation>选择工作负载后按“运行”(F5)。运行时平面图上的线缆会随利用率变色；剪断一根看看会怎样。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>Choose a workload and press Play. Links heat up with their utilization; cut a cable while it runs and see what happens.</source>
        <translation>选择工作负载并按“运行”。链路随利用率变色；运行时剪断一根线缆，看看会发生什么。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/conduits.py"/>
        <source>Choose conduits</source>
        <translation>选择管道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>Choose media</source>
        <translation>选择介质</translation>
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
        <translation>选择介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Chunks</source>
        <translation>每级块数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Circuits</source>
        <translation>光路连接</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/wizard.py"/>
        <source>Class of the new cables; cheapest: whatever fits and costs least</source>
        <translation>新线缆的类别；最便宜（cheapest）：适用且最便宜者</translation>
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
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>Click a rack. Drag it to move it: cables follow, and their lengths are measured anew along the trays. The wheel zooms, Space and drag moves the sheet, F shows all.</source>
        <translation>单击一个机柜。拖动它即可移动：线缆随之移动，长度沿桥架重新测量。滚轮缩放，空格加拖动移动图纸，F 显示全部。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/wall.py"/>
        <source>Click corner after corner or drag, or type a length; Alt: at any angle; Esc ends</source>
        <translation>依次点击各拐角或拖动，或输入长度；Alt：任意角度；Esc 结束</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>Click here and create a SuperPOD: racks, switches, trays and every cable in place. Or draw an empty hall and build your own.</source>
        <translation>单击这里创建一个 SuperPOD：机柜、交换机、桥架和每根线缆都已就位。也可以画一个空机房，自己搭建。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/door.py"/>
        <source>Click on a wall, on the side the door opens to; type its width; R turns one in no wall</source>
        <translation>在墙上开门的一侧单击；输入宽度；R 可旋转不在墙上的门</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Click on a wall.</source>
        <translation>在墙上单击。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/place.py"/>
        <source>Click the rack that takes the {name}; it goes to the next free unit</source>
        <translation>单击要装入 {name} 的机柜；将放入下一个空闲 U 位</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/select.py"/>
        <source>Click to select, again for what lies below; drag to move; arrows move by the snap, Shift ten times</source>
        <translation>单击选择，再次单击选下面的对象；拖动可移动；方向键按网格移动，Shift 十倍</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/scale.py"/>
        <source>Click two points of the picture whose distance you know, such as the ends of a wall</source>
        <translation>在图上点击两个已知间距的点，例如一面墙的两端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Click where it stands.</source>
        <translation>在要放置的位置单击。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/riser.py"/>
        <source>Click where the riser stands, near a tray on both storeys</source>
        <translation>在两层都靠近桥架的位置单击，设置竖井</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/place.py"/>
        <source>Click where the {name} stands; R turns it</source>
        <translation>单击 {name} 的位置；R 旋转</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Click, or drag from corner to corner on the plan.</source>
        <translation>单击，或在平面图上从一角拖到另一角。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Clicks go through a locked layer</source>
        <translation>点击会穿过已锁定的图层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/about.py"/>
        <location filename="../../fabric_studio/ui/dialogs/cable_sheet.py"/>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <location filename="../../fabric_studio/ui/panels/simulation/why_card.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Close in a cold aisle</source>
        <translation>封闭冷通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Close in a hot aisle</source>
        <translation>封闭热通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
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
        <translation>集合通信的速度取决于最慢的链路。同一交换机上的检查点写入或镜像下载，会在所有服务器彼此等待时抢占缓冲与链路，因此计算、存储和管理应各用独立网络。若本来就设计为带有各自流量等级的融合网络，则可据此认可。</translation>
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
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <source>Compare routings</source>
        <translation>比较路由策略</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_controls.py"/>
        <source>Compare routings …</source>
        <translation>比较路由策略 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
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
        <translation>一个 rank 在一步中的计算时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Compute</source>
        <translation>计算时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>Compute fabric of {switch}, {tiers} tiers; storage, in-band and OOB networks are not drawn.</source>
        <translation>{switch} 组成的计算网络，{tiers} 层；未画存储、带内和带外网络。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/superpod_h100.py"/>
        <source>Compute fabric with its UFM; storage, in-band and OOB networks are not drawn.</source>
        <translation>计算网络及其 UFM；未画存储、带内和带外网络。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Compute the forward pass again in the backward pass to save memory</source>
        <translation>反向时重算前向以节省内存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>Conduits on different sides of a building guard against an excavator. They guard against nothing when all fibre meets in one room: a fire, a burst pipe or a power cut there takes the site off the WAN. Each path needs its own room.</source>
        <translation>楼栋不同侧的管道可防挖断。但若所有光纤汇入同一房间就毫无作用：那里一旦起火、水管爆裂或断电，整个园区就会脱离广域网。每条路径都需要自己的房间。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Confirm place</source>
        <translation>确认位置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>Confirm that all racks stand where they are drawn.</source>
        <translation>确认所有机柜都在所画位置。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/racks.py"/>
        <source>Confirm the place of racks</source>
        <translation>确认机柜位置</translation>
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
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <source>Congestion notification (ECN) of the Ethernet switches</source>
        <translation>以太网交换机的显式拥塞通知（ECN）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>Connect a range of ports</source>
        <translation>连接一段端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>Connect a range of {count} ports</source>
        <translation>连接 {count} 个端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>Connect breakout cable</source>
        <translation>连接分支线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>Connect ports</source>
        <translation>连接端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>Connect racks</source>
        <translation>连接机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <source>Connect sites</source>
        <translation>连接园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Context parallelism: ranks that share a sequence</source>
        <translation>上下文并行：共享一个序列的 rank 数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>Coordinates are optional; with them, distances are measured.</source>
        <translation>坐标可不填；填写后可测量距离。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
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
        <translation>订货总成本</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_figures.py"/>
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
        <translation>从首次开始计时，而不是从 0</translation>
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
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>Ctrl+K finds every action with its key, and every rack, port and cable of the design. F1 lists all keys. You find this tour again in the Help menu.</source>
        <translation>Ctrl+K 可按名称找到所有操作及其按键，以及设计中的每个机柜、端口和线缆。F1 列出全部按键。以后可在“帮助”菜单中再看此导览。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <location filename="../../fabric_studio/ui/views/cut_card.py"/>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/cut_list_csv.py"/>
        <source>Cut list of cables (CSV)</source>
        <translation>线缆裁切表（CSV）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/cut_card.py"/>
        <source>Cut the next row  (])</source>
        <translation>剖切下一列  (])</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/cut_card.py"/>
        <source>Cut the other way  (X)</source>
        <translation>改为另一方向剖切  (X)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/cut_card.py"/>
        <source>Cut the row before  ([)</source>
        <translation>剖切上一列  ([)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/d_mod_k.py"/>
        <source>D-mod-k</source>
        <translation>D-mod-k</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/superpod_h100.py"/>
        <source>DGX H100 in one rack</source>
        <translation>每机柜的 DGX H100 数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/superpod_h100.py"/>
        <source>DGX SuperPOD H100</source>
        <translation>DGX SuperPOD H100</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <location filename="../../resources/rules/profiles.yaml"/>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Delete this storey</source>
        <translation>删除此楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <source>Delete {shown}</source>
        <translation>删除 {shown}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/editing.py"/>
        <source>Deleted {describe}</source>
        <translation>已删除{describe}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Deleted {things}</source>
        <translation>已删除{things}</translation>
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
        <location filename="../../fabric_studio/ui/pictures/screenshots.py"/>
        <source>Design</source>
        <translation>设计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/labels.py"/>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/fed_from_one_side.py"/>
        <source>Devices hang on one power feed</source>
        <translation>设备只接一路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/labels.py"/>
        <source>Devices in the elevation</source>
        <translation>立面图中的设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <source>Devices on this feed alone, and servers all of whose switches are</source>
        <translation>只接该路的设备，以及全部交换机都只接该路的服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>Diameter</source>
        <translation>网络直径</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/toast.py"/>
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
        <translation>横向等距分布</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>Distribute down</source>
        <translation>纵向等距分布</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/unsaved.py"/>
        <source>Do not save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/drawing.py"/>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/door.py"/>
        <location filename="../../fabric_studio/ui/context.py"/>
        <source>Door</source>
        <translation>门</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/tray.py"/>
        <source>Drag a tray from end to end; Alt: at any angle; trays that touch at one height join</source>
        <translation>从一端拖到另一端画桥架；Alt：任意角度；同一高度相接的桥架会连通</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/site.py"/>
        <source>Drag buildings, rooms and conduits to move them, and from pin to pin to draw a WAN span; the wheel goes down to the campus</source>
        <translation>拖动楼栋、房间和管道可移动它们；从图钉拖到图钉可绘制 WAN 段；滚轮可从地图缩放到园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/site.py"/>
        <source>Drag from a site, building or meet-me room to another site to draw a WAN span</source>
        <translation>从园区、楼栋或汇接间拖到另一园区即可绘制 WAN 段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/logical.py"/>
        <source>Drag from box to box to draw a cable; the wheel opens groups; Delete cuts what is selected</source>
        <translation>从一个框拖到另一个框画线缆；滚轮展开分组；Delete 剪断所选</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Drag from corner to corner on the plan.</source>
        <translation>在平面图上从一角拖到另一角。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/rectangle.py"/>
        <source>Drag from corner to corner, or type a size such as 20 x 12; Alt: to the millimetre</source>
        <translation>从一角拖到另一角，或输入尺寸如 20 x 12；Alt：精确到毫米</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Drag from end to end on the plan.</source>
        <translation>在平面图上从一端拖到另一端。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/panel.py"/>
        <source>Drag from port to port to cable; drag a device to another unit.</source>
        <translation>从端口拖到端口即可布线；拖动设备可换到其他 U 位。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/stack.py"/>
        <source>Drag from rack to rack to draw a cable; click a cable, tray or riser to select it</source>
        <translation>从机柜拖到机柜画线缆；单击线缆、桥架或竖井可选择</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/cable.py"/>
        <source>Drag from rack to rack, or from port to port, to draw {name}</source>
        <translation>从机柜拖到机柜，或从端口拖到端口，画{name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>Drag racks, servers and switches from here onto the plan or into a rack. Search by name, maker, speed or cage.</source>
        <translation>把机柜、服务器和交换机从这里拖到平面图上或机柜内。可按名称、厂商、速率或端口笼搜索。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/cut_card.py"/>
        <source>Drag the line to cut elsewhere</source>
        <translation>拖动此线可在别处剖切</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/measure.py"/>
        <source>Drag to measure; Shift keeps the line level or upright</source>
        <translation>拖动测量；Shift 保持水平或垂直</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/pan.py"/>
        <source>Drag to move the sheet</source>
        <translation>拖动以移动图纸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/dragonfly.py"/>
        <source>Dragonfly UGAL</source>
        <translation>Dragonfly UGAL</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/dragonfly.py"/>
        <source>Dragonfly Valiant</source>
        <translation>Dragonfly Valiant</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/dragonfly.py"/>
        <source>Dragonfly minimal</source>
        <translation>Dragonfly 最短路径</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/context_menus.py"/>
        <source>Draw</source>
        <translation>绘制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/about.py"/>
        <source>Draw a GPU fabric to scale on a real floor, know at once that every cable fits, and watch it run.</source>
        <translation>在真实楼面上按比例绘制 GPU 网络，立即知道每根线缆是否合适，并观看其运行。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>Draw a GPU fabric to scale on a real floor, know at once that every cable fits, and watch it run. Without a command the window opens.</source>
        <translation>在真实楼面上按比例绘制 GPU 网络，立即知道每根线缆是否合适，并观看其运行。不带命令时打开窗口。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>Draw a GPU fabric to scale, know at once that every cable fits, and watch it run. This tour takes two minutes: do what it says, or press Next. Esc leaves it at any time.</source>
        <translation>按比例绘制 GPU 网络，立即知道每根线缆是否合适，并观看其运行。导览约两分钟：按提示操作，或按“下一步”。随时可按 Esc 离开。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/spans.py"/>
        <source>Draw a WAN span</source>
        <translation>绘制 WAN 段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>Draw a cable</source>
        <translation>画一根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/tool_list.py"/>
        <source>Draw a cable from rack to rack or port to port</source>
        <translation>在机柜之间或端口之间画线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Draw a column</source>
        <translation>画柱子</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Draw a hall</source>
        <translation>画机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Draw a meet-me room</source>
        <translation>画汇接间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Draw a no-go area</source>
        <translation>画禁放区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/tool_list.py"/>
        <source>Draw a tray</source>
        <translation>画桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Draw a wall</source>
        <translation>画墙</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
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
        <location filename="../../fabric_studio/ui/panels/elevation/drags.py"/>
        <source>Drop on a free port of another device</source>
        <translation>放到另一台设备的空闲端口上</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/queue_pairs.py"/>
        <source>E-ECMP (queue pairs)</source>
        <translation>E-ECMP（队列对）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/ecmp.py"/>
        <source>ECMP</source>
        <translation>ECMP</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/queue_pairs.py"/>
        <source>ECMP with every flow split evenly over queue pairs that are hashed one by one; it ends with the slowest</source>
        <translation>ECMP，每条流均分到若干队列对，各自散列；以最慢者为结束时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/polarised.py"/>
        <source>ECMP with one hash seed in all switches: upper tiers repeat the choice of the lower, and most links stay idle</source>
        <translation>ECMP，所有交换机使用同一散列种子：上层重复下层的选择，多数链路闲置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <source>EIA-310: 44.45 mm per rack unit; heights of the parts</source>
        <translation>EIA-310：每 U 44.45 mm；部件高度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>EIA-310; heights and depths of the parts</source>
        <translation>EIA-310；部件高度与深度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/ecmp.py"/>
        <source>Each flow takes one shortest way, picked at every switch by a hash with the switch's own seed</source>
        <translation>每条流走一条最短路径，各交换机用自己的种子散列选路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/adaptive.py"/>
        <source>Each flow takes the least loaded of its shortest ways; all flows of the workload count as running together</source>
        <translation>每条流走最短路径中负载最轻的一条；负载内所有流视为同时运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>Each size is so many times the one before</source>
        <translation>每个大小是前一个的倍数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
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
        <translation>效率 measured：纵向扩展链路按其速率的 {scale_up_useful:.1%}、网络链路按 {nic_useful:.1%} 计算，集合通信按 NCCL 成本模型计入时延和协议占比。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/physics.py"/>
        <source>Efficiency none: links carry their full rate and software takes no time; efficiency=measured counts what NCCL reaches.</source>
        <translation>效率 none：链路按满速率运行，软件不耗时；efficiency=measured 按 NCCL 实际水平计算。</translation>
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
        <location filename="../../fabric_studio/ui/tour/tour.py"/>
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
        <translation>结束时刻相差不到传输时间 {coalesce:.1%} 的传输共用一次速率重算；由此完成时间平均偏差 {mean_error:.2%}、最大 {worst_error:.1%}（一阶估计；coalesce=0 为精确）。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/conduit.py"/>
        <source>Ends in</source>
        <translation>终止于</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/cable.py"/>
        <source>Enter: {name} fits</source>
        <translation>回车：{name} 适用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/cable.py"/>
        <source>Enter: {name} fits too and costs less</source>
        <translation>回车：{name} 也适用，且更便宜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Ep</source>
        <translation>EP</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>Error from this share of the section</source>
        <translation>达到截面的此比例即为错误</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/drags.py"/>
        <source>Esc lets go</source>
        <translation>Esc 放弃</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/status_bar.py"/>
        <source>Every bandwidth in this program is for one direction</source>
        <translation>本程序中所有带宽均为单方向</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/cheapest.py"/>
        <source>Every cable gets the medium with the lowest planning price among those that fit its cages, rate and length.</source>
        <translation>每根线缆在适合其端口笼、速率和长度的介质中取规划价格最低者。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>Every collective is a ring over its group (all-to-all: direct), all groups in lockstep; groups of {sizes}.</source>
        <translation>每个集合通信为其组内的环（All-to-All：直接），各组同步；组大小 {sizes}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>Every collective of the traces is a ring over its ranks (all-to-all: direct).</source>
        <translation>轨迹中的每个集合通信为其各 rank 的环（All-to-All：直接）。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>Every figure of it stands here with its limit, and can be edited. A figure marked as an estimate has its source in the tip.</source>
        <translation>这里列出它的每项数据及其上限，并可编辑。标为估算的数据在提示中给出来源。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/about.py"/>
        <source>Every figure of the catalogue names its source and how sure it is; estimates are marked where they are shown. Prices are planning estimates, never quotes. Every bandwidth is one-way.</source>
        <translation>目录中的每个数据都注明来源和可信程度；估算值在显示处标出。价格为规划估算，不是报价。所有带宽均为单向。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tensor_group_split.py"/>
        <source>Every layer of a model sums its activations over the tensor-parallel group, twice forwards and twice back, and nothing else can be computed meanwhile. Inside the scale-up domain that costs little; over the network, 9 to 18 times slower, it sets the pace of the whole training. The rule runs once the project says how large the groups are, in the rule settings.</source>
        <translation>模型的每一层都要在张量并行组内对激活求和，前向两次、反向两次，其间无法做其他计算。在纵向扩展域内代价很小；经网络则慢 9 至 18 倍，会决定整个训练的速度。在规则设置中给出组的大小后此规则才运行。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source>Every mated pair of connectors costs up to 0.35 dB (MPO) or 0.25 dB (LC); the reach figures assume two panels at most.</source>
        <translation>每对对接的连接器最多损耗 0.35 dB（MPO）或 0.25 dB（LC）；可达距离数据最多假定两个配线架。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Every new cable takes the cheapest medium that fits its ports and its length.</source>
        <translation>每根新线缆都采用适合其端口和长度的最便宜介质。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Every rank computes, then all gradients are summed; or a language model with tensor, pipeline, expert and data parallelism.</source>
        <translation>每个 rank 计算后对全部梯度求和；或采用张量、流水线、专家和数据并行的语言模型。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Every rank ends with its part of the sum over all ranks.</source>
        <translation>每个 rank 最终得到全体 rank 之和中自己的部分。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Every rank ends with the parts of all ranks, as weights in sharded training.</source>
        <translation>每个 rank 最终得到所有 rank 的部分，如分片训练中的权重。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Every rank ends with the sum over all ranks, as gradients in data-parallel training.</source>
        <translation>每个 rank 最终得到全体 rank 之和，如数据并行训练中的梯度。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>Every rank sends an equal part of its array to every other rank.</source>
        <translation>每个 rank 把数组的等份发给其他每个 rank。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/permutation.py"/>
        <source>Every rank sends to one other rank and receives from one.</source>
        <translation>每个 rank 向另一个 rank 发送，并从一个 rank 接收。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/send_recv.py"/>
        <source>Every rank sends to the rank that is a distance further round, as from one pipeline stage to the next.</source>
        <translation>每个 rank 向相隔一定距离的 rank 发送，如从一个流水线级到下一级。</translation>
    </message>
    <message>
        <location filename="../../resources/rules/profiles.yaml"/>
        <source>Every rule as its page in docs/rules.md says.</source>
        <translation>各条规则均按 docs/rules.md 中的说明。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/spray.py"/>
        <source>Every switch sends equal parts of each flow over all its links on shortest ways, and hosts over all their ports</source>
        <translation>每台交换机把每条流等分到所有最短路径链路上，主机等分到所有端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
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
        <translation>专家并行：分担专家的副本数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
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
        <location filename="../../fabric_studio/ui/panels/findings/here.py"/>
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
        <translation>Fabric Studio {written_by:.40}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>Face {things}</source>
        <translation>调整 {things} 的朝向</translation>
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
        <location filename="../../fabric_studio/rules/checks/containment_mixes_air.py"/>
        <source>Farthest that a rack stands from the aisle it breathes from, in mm</source>
        <translation>机柜与其取风通道的最大距离（mm）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/htsim_topology.py"/>
        <source>Fat tree for csg-htsim</source>
        <translation>用于 csg-htsim 的胖树</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>Fat tree of csg-htsim (.topo)</source>
        <translation>csg-htsim 的胖树（.topo）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Feed</source>
        <translation>供电路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/feeds.py"/>
        <source>Feed from A alone</source>
        <translation>仅由 A 路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/feeds.py"/>
        <source>Feed from A and B</source>
        <translation>由 A、B 两路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/feeds.py"/>
        <source>Feed from B alone</source>
        <translation>仅由 B 路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_feed.py"/>
        <source>Feed the second plane from the other side, or from both.</source>
        <translation>将第二个平面改由另一路供电，或由两路供电。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/fed_from_one_side.py"/>
        <source>Feed those switches from both sides.</source>
        <translation>将这些交换机改由两路供电。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/feeds.py"/>
        <source>Feed {count} device from both</source>
        <translation>{count} 台设备改由两路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/feeds.py"/>
        <source>Feed {count} device from {feed}</source>
        <translation>{count} 台设备改由 {feed} 路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/feeds.py"/>
        <source>Feed {count} devices from both</source>
        <translation>{count} 台设备改由两路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/feeds.py"/>
        <source>Feed {count} devices from {feed}</source>
        <translation>{count} 台设备改由 {feed} 路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Feed {feed} alone</source>
        <translation>仅 {feed} 路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
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
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
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
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <source>Filter by text or rule</source>
        <translation>按文字或规则筛选</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <source>Filter findings</source>
        <translation>筛选检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Find an action or a key</source>
        <translation>查找操作或按键</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/command_palette.py"/>
        <source>Find by name, port, label, part or role</source>
        <translation>按名称、端口、标签、部件或角色查找</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/running.py"/>
        <source>Find new paths</source>
        <translation>查找新路径</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Find …</source>
        <translation>查找 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/detail.py"/>
        <source>Finding</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>Finding paths and compiling the kernels; the first time takes half a minute.</source>
        <translation>正在寻找路径并编译计算内核；首次约需半分钟。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
        <location filename="../../fabric_studio/ui/actions/second.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <location filename="../../fabric_studio/ui/window/following.py"/>
        <location filename="../../fabric_studio/ui/window/main_window.py"/>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/following.py"/>
        <source>Findings  {count:,}</source>
        <translation>检查结果  {count:,}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <location filename="../../fabric_studio/ui/window/bottom.py"/>
        <source>Findings and simulation</source>
        <translation>检查结果与仿真</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Finer grid</source>
        <translation>更细的网格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/tour.py"/>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_does_not_fit.py"/>
        <source>Finned OSFP heads do not enter flat-top (RHS) cages and the reverse; lanes of 100 Gb/s do not run in a cage of 50 Gb/s lanes; a single-port head in a twin-port cage leaves a port dead; some media are sold for one fabric only.</source>
        <translation>带散热鳍的 OSFP 插头装不进平顶（RHS）端口笼，反之亦然；100 Gb/s 通道不能在 50 Gb/s 通道的端口笼中运行；单端口插头插入双端口端口笼会使一个端口闲置；有些介质只用于一种网络。</translation>
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
        <translation>起始编号</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>First port of side A, counted over all its devices</source>
        <translation>A 侧的起始端口，按其所有设备连续计数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>First port of side Z, counted over all its devices</source>
        <translation>Z 侧的起始端口，按其所有设备连续计数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>First row</source>
        <translation>首列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>First size of the array</source>
        <translation>数组的第一个大小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Fit all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Fit selection</source>
        <translation>显示所选</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/sheet_view.py"/>
        <source>Fitting media first, by price; the others with the reason</source>
        <translation>适用的介质在前，按价格排列；其余附原因</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/here.py"/>
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
        <location filename="../../fabric_studio/ui/panels/findings/detail.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <source>Fix all of this kind …</source>
        <translation>修复此类全部 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>Fix all: {rule}</source>
        <translation>全部修复：{rule}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <source>Fix this finding</source>
        <translation>修复此项</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/delegate.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/detail.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/here.py"/>
        <source>Fix: {text}</source>
        <translation>修复：{text}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <source>Fixed</source>
        <translation>已修复</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/here.py"/>
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
        <translation>2,440 kg/m2 楼板、1.8 m（冷）与 1.2 m（热）通道、6 m 层高和每交换机柜 34.5 kW 均为本软件默认值。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Floor thickness</source>
        <translation>楼板厚度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_before_door.py"/>
        <source>Floor to keep free on either side of a door, in mm</source>
        <translation>门两侧应保持空出的地面（mm）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>Flows from a file</source>
        <translation>来自文件的流</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>Flows that a file lists: src,dst,bytes,start_s in a table (CSV), an htsim connection matrix (.cm) or an HPCC flow file.</source>
        <translation>文件所列的流：表格（CSV）中的 src,dst,bytes,start_s，htsim 连接矩阵（.cm）或 HPCC 流文件。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/summary.py"/>
        <source>Fluid model: max-min fair rates, new at every start and end; cut-through latency. It has no packets, queues, ECN, PFC or losses.</source>
        <translation>流体模型：最大最小公平速率，每次开始和结束时重算；直通转发时延。不含数据包、队列、ECN、PFC 和丢包。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/bottom.py"/>
        <source>Fold</source>
        <translation>折叠</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_state.py"/>
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
        <translation>其他用户占用的园区间链路比例</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Fraction of the peak that computation reaches while it runs</source>
        <translation>计算运行时达到的峰值比例</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
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
        <translation>从相邻 rank 到较远 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>From {first} to {last} in the order in which they stand</source>
        <translation>按所在顺序从 {first} 到 {last}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_list.py"/>
        <source>From, or what it is</source>
        <translation>起点，或对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/panel.py"/>
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
        <translation>过满的桥架会压坏底层线缆、积聚热量，也没有检修余地。填充率是桥架最满处线缆直径平方之和与内截面之比。介于两个限值之间为警告。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Further software time of every turn of the collective</source>
        <translation>集合通信每一轮额外的软件时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>GB200 or GB300 NVL72 racks in rows on one storey or two stacked ones with trays and risers, rail-optimised leaves in the middle of the rows, spines and cores at 1:1; the same fabric either way.</source>
        <translation>GB200 或 GB300 NVL72 机柜成列摆放在单层或上下两层，带桥架和竖井；列中部为按轨道优化的叶交换机，脊层与核心层为 1:1；两种布置的网络相同。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>GPUs have from {low} to {high} {protocol} links; {low} was taken for all</source>
        <translation>各 GPU 的 {protocol} 链路为 {low} 至 {high} 条；统一取 {low} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>GPUs in each server, one NIC each</source>
        <translation>每台服务器的 GPU 数，每个 GPU 一个网卡</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>GPUs of one server are not numbered in a row, so accelerators of the design are not in the order of the file's ids</source>
        <translation>同一服务器的 GPU 编号不连续，因此设计中加速器的顺序与文件的 id 不同</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>GPUs per server</source>
        <translation>每台服务器 GPU 数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>GPUs that are joined by {protocol} are not numbered in a row; domains are drawn in order of the numbers</source>
        <translation>由 {protocol} 相连的 GPU 编号不连续；各域按编号顺序绘制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>GPUs that share an NVSwitch are drawn as one server: {servers}; their height is guessed, power, mass and price are unknown, and {gpu} is kept as a name only</source>
        <translation>共用 NVSwitch 的 GPU 画成一台服务器：{servers}；高度为推测，功耗、质量和价格未知，{gpu} 仅作为名称保留</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/status_bar.py"/>
        <source>Gb/s one-way</source>
        <translation>Gb/s 单向</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <source>Give it a name in the inspector, or many at once with the wizard for names.</source>
        <translation>在属性中为其命名，或用命名向导一次命名多个。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>Gives computations that state operations but no duration one; 0 = they take no time</source>
        <translation>为给出运算量但没有时长的计算提供时长；0 = 不耗时</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Goes into</source>
        <translation>可插入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Gradient type</source>
        <translation>梯度数据类型</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Gradients of one rank; 0 = only wait for each other</source>
        <translation>一个 rank 的梯度；0 = 只相互等待</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/context_menus.py"/>
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <location filename="../../fabric_studio/ui/dialogs/grid.py"/>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
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
        <translation>推测：无</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Guided tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hpcc_flows.py"/>
        <source>HPCC flow file</source>
        <translation>HPCC 流文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/why.py"/>
        <source>Half of the highest bus bandwidth from {size} on.</source>
        <translation>从 {size} 起达到最高总线带宽的一半。</translation>
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
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
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
        <location filename="../../fabric_studio/ui/panels/simulation/why.py"/>
        <source>Hottest link: {hottest_link}, {mean_utilization:.0%} on average, {peak} at most.</source>
        <translation>最热链路：{hottest_link}，平均 {mean_utilization:.0%}，最高 {peak}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <source>How every rule fared</source>
        <translation>各条规则的检查情况</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>How long traffic keeps to its old paths after something went down or came back</source>
        <translation>对象中断或恢复后流量仍走旧路径的时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>How many accelerators take part, counted from rank 0; 0 = all</source>
        <translation>参与的加速器数，从 rank 0 起；0 = 全部</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>How many adapters have the ports {group} is not known; one each here</source>
        <translation>端口 {group} 属于多少块网卡未知；此处每个端口一块</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>How many ports; 0: as many as both sides have</source>
        <translation>端口数；0：两侧都有的数量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/send_recv.py"/>
        <source>How many ranks further the receiver is</source>
        <translation>接收者相隔多少个 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>How many ranks send</source>
        <translation>发送的 rank 数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>How many times longer the straggler computes</source>
        <translation>慢节点的计算时间倍数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>How many times the traffic is repeated, one after the other</source>
        <translation>流量依次重复的次数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>How switches choose among paths: the name of a routing policy</source>
        <translation>交换机如何选路：路由策略的名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>How {links} links are split over {chips} switch chips is not known; evenly here</source>
        <translation>{links} 条链路在 {chips} 个交换芯片间如何分配未知；此处平均分配</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>IEEE 802.3 media-dependent interfaces; LinkX interoperability tables</source>
        <translation>IEEE 802.3 介质相关接口；LinkX 互通性表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
        <source>Import a cluster</source>
        <translation>导入集群</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
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
        <translation>导入 {title}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Importing {name}</source>
        <translation>正在导入 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/spans.py"/>
        <source>In by {conduits}</source>
        <translation>经 {conduits} 引入</translation>
    </message>
    <message>
        <location filename="../../resources/rules/profiles.yaml"/>
        <source>In the first hour only what cannot be built at all should be in the way.</source>
        <translation>起步阶段只应拦住根本无法建成的问题。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>In {folder}:</source>
        <translation>位于 {folder}：</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>Incast</source>
        <translation>Incast（多对一）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/finder.py"/>
        <source>Index</source>
        <translation>索引</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ibnetdiscover.py"/>
        <source>InfiniBand fabric (ibnetdiscover, ibnetdiscover -p)</source>
        <translation>InfiniBand 网络（ibnetdiscover、ibnetdiscover -p）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>Information</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_topology.py"/>
        <source>Inside of a server as NCCL or RCCL dump it (XML)</source>
        <translation>NCCL 或 RCCL 转储的服务器内部结构（XML）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>Inside of a server for NCCL and RCCL</source>
        <translation>供 NCCL 和 RCCL 使用的服务器内部结构</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>Inside of {name}</source>
        <translation>{name} 的内部结构</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/second.py"/>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <location filename="../../fabric_studio/ui/window/main_window.py"/>
        <source>Inspector</source>
        <translation>属性</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Is a</source>
        <translation>类型</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
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
        <translation>含轨迹所提各进程组 rank 的 JSON；留空：按轨迹所示</translation>
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
        <translation>把叶交换机接到脊交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>Join {leaves} leaves to {spines} spines</source>
        <translation>把 {leaves} 台叶接到 {spines} 台脊</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Keep cables out of the trays selected</source>
        <translation>线缆不走所选桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ways.py"/>
        <source>Keep cables out of trays</source>
        <translation>让线缆避开桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/panel.py"/>
        <source>Keep this rack beside the next one selected</source>
        <translation>把此机柜保留在下一个所选机柜旁</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/labels.py"/>
        <source>Kept with the project. Fields stand in braces, for example {example}.</source>
        <translation>随工程保存。字段写在花括号中，例如 {example}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Kernel efficiency</source>
        <translation>内核效率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>Kernels reach {share:.0%} of the peak (an estimate, parameter kernel_efficiency); traffic of tensor, context and expert groups is not hidden behind computation.</source>
        <translation>内核达到峰值的 {share:.0%}（估计值，参数 kernel_efficiency）；张量、上下文和专家组的流量未被计算掩盖。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
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
        <translation>拐点在 {knee}：从此处起超过最高总线带宽的一半，最高为 {size_bytes} 时的 {busbw_gbytes_s:.4g} GB/s。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_on_condition.py"/>
        <source>LPO MSA; NVIDIA LinkX and IEEE 802.3db reach tables</source>
        <translation>LPO MSA；NVIDIA LinkX 与 IEEE 802.3db 可达距离表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/labels.py"/>
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
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Labels …</source>
        <translation>标签 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <source>Labels, cable schedules and findings go by names: what has none, or one of letters that cannot be seen, cannot be found in the hall.</source>
        <translation>标签、线缆表和检查结果都以名称为准：没有名称，或名称由不可见字符组成，就无法在机房中找到。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Ladders over the rows, joined at both ends</source>
        <translation>各列上方的桥架，两端连通</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>Language (语言)</source>
        <translation>语言 (Language)</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/panel.py"/>
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
        <location filename="../../fabric_studio/ui/dialogs/measured.py"/>
        <source>Lay a measurement over the curve</source>
        <translation>在曲线上叠加实测数据</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/sweep.py"/>
        <source>Lay the output of nccl-tests over the curve</source>
        <translation>在曲线上叠加 nccl-tests 的输出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>Lay under the plan</source>
        <translation>放到平面图下</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/context_menus.py"/>
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>Layers from a file of SimAI</source>
        <translation>来自 SimAI 文件的各层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/drawing.py"/>
        <source>Laying cables</source>
        <translation>敷设线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ways.py"/>
        <source>Lead cables by a tray</source>
        <translation>让线缆经由桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Lead cables by the tray selected with them</source>
        <translation>线缆改走一同选中的桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ways.py"/>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Lead cables the shortest way</source>
        <translation>线缆走最短路径</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/conduits.py"/>
        <source>Lead conduits into another room</source>
        <translation>把管道引入另一个房间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>Lead every other column of ports to the other side, in the whole project.</source>
        <translation>在整个工程中把每隔一列的端口引到另一侧。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>Lead every other conduit into another meet-me room of the building; where there is none, add one.</source>
        <translation>把每隔一条的管道引入楼栋的另一个汇接间；若没有则新增一个。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/site.py"/>
        <source>Lead the WAN span through the conduit</source>
        <translation>WAN 段改走所选管道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>Leaf-spine</source>
        <translation>叶脊（Leaf-Spine）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <source>Least</source>
        <translation>最少</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>Least scale-up over scale-out</source>
        <translation>纵向扩展与横向扩展带宽的最小比值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/tour.py"/>
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
        <translation>叶交换机数；0：按服务器所需</translation>
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
        <translation>未采用：无</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>Left out: ports for storage and management</source>
        <translation>已略去：存储和管理端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>Left out: scale-up ({protocol}), whose links are not known</source>
        <translation>已略去：纵向扩展（{protocol}），其链路未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>Left out: servers of other kinds ({names})</source>
        <translation>已略去：其他种类的服务器（{names}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <source>Left out: the network, as all accelerators are in one scale-up domain</source>
        <translation>已略去：网络，因为所有加速器都在同一个纵向扩展（Scale-up）域内</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <location filename="../../fabric_studio/io/exporters/simai_topology.py"/>
        <source>Left out: {strangers} links to boxes that are neither servers nor switches</source>
        <translation>未采用：{strangers} 条通往既非服务器也非交换机的链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <source>Left out: {titles}: {why}.</source>
        <translation>未纳入：{titles}：{why}。</translation>
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
        <location filename="../../fabric_studio/ui/panels/inspected/conduit.py"/>
        <source>Length outside</source>
        <translation>楼外长度</translation>
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
        <translation>采购长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Let cables into the trays selected again</source>
        <translation>允许线缆重新走所选桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ways.py"/>
        <source>Let cables into trays again</source>
        <translation>让桥架重新容纳线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
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
        <translation>首列字母；留空：第一个空闲的</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <source>Level #</source>
        <translation>楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>Level={level} of {name} is not a level</source>
        <translation>{name} 的 Level={level} 不是层级</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/context_menus.py"/>
        <source>Line up</source>
        <translation>对齐</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <source>Line: {rate} for one accelerator.</source>
        <translation>线速：每个加速器 {rate}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_on_condition.py"/>
        <source>Linear optics work in hosts that are qualified for them, and the reach of a standard is not that of a vendor's part. The catalogue never proposes such media; whoever chooses one should have the condition in writing.</source>
        <translation>线性光模块只在经过认证的主机上可用，标准的可达距离也不等于厂商部件的可达距离。部件目录从不推荐这类介质；选用者应取得书面条件。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>Link loads are estimated from {n_shifts} of {n_ranks} sender-receiver distances; exact for each rank's own links.</source>
        <translation>链路负载由 {n_ranks} 个收发距离中的 {n_shifts} 个估计；对每个 rank 自身的链路为精确值。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/links.py"/>
        <source>Link utilization over time, hottest first</source>
        <translation>链路利用率随时间变化，最热在前</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>LinkSpeed={text} on {cables}</source>
        <translation>{cables}的 LinkSpeed={text}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Lock in its place</source>
        <translation>锁定位置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Lock or unlock the picture</source>
        <translation>锁定或解锁底图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/locks.py"/>
        <source>Lock selection</source>
        <translation>锁定所选内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Lock what is selected</source>
        <translation>锁定所选</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Lock: {layer}</source>
        <translation>锁定：{layer}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Locked {things}</source>
        <translation>已锁定{things}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <location filename="../../fabric_studio/ui/views/logical.py"/>
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
        <translation>查找胖树</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>Looking for a server with GPUs</source>
        <translation>正在查找带 GPU 的服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/astrasim_network.py"/>
        <source>Looking for rings, switches and all with all</source>
        <translation>正在查找环、交换机和全互连</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/physics.py"/>
        <source>Lossless Ethernet: a full queue stops the links before it (PFC spreading, calibrated on a packet simulator; pfc_spreading=off leaves it out).</source>
        <translation>无损以太网：队列满时会阻塞其上游链路（PFC 扩散，按包级仿真器校准；pfc_spreading=off 不计）。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <source>Lost with power feed {feed}: {lost}</source>
        <translation>{feed} 路断电会失去：{lost}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/bend_too_tight.py"/>
        <source>Make the tray as wide, or the riser as deep, as the stiffest cable needs.</source>
        <translation>按最硬的线缆加宽桥架或加深竖井。</translation>
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
        <translation>线缆质量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>Mass of racks and devices</source>
        <translation>机柜与设备质量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Mass of what is in the rack against what it is rated for</source>
        <translation>机柜内设备的质量与其额定承重之比</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/tool_list.py"/>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/tool_list.py"/>
        <source>Measure a distance</source>
        <translation>测量距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/sweep.py"/>
        <source>Measured…</source>
        <translation>实测…</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>Media</source>
        <translation>介质</translation>
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
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <source>Median</source>
        <translation>中位数</translation>
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
        <translation>加速器的内存；0 = 部件自身数据</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/memory.py"/>
        <source>Memory: {needed:.1f} GB on the fullest rank ({parts}); how much an accelerator has is not known.</source>
        <translation>内存：最满的 rank 需 {needed:.1f} GB（{parts}）；加速器的内存容量未知。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/memory.py"/>
        <source>Memory: {needed:.1f} GB on the fullest rank DOES NOT FIT in {available:.0f} GB ({parts}).</source>
        <translation>内存：最满的 rank 需 {needed:.1f} GB，{available:.0f} GB 放不下（{parts}）。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/memory.py"/>
        <source>Memory: {needed:.1f} GB on the fullest rank fits in {available:.0f} GB ({parts}).</source>
        <translation>内存：最满的 rank 需 {needed:.1f} GB，{available:.0f} GB 可容纳（{parts}）。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>Message-size sweep</source>
        <translation>消息大小扫描</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
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
        <translation>每个副本一步中的微批数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Middle of the first rack, from the left of the building</source>
        <translation>首个机柜的中心，距楼栋左侧</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Middle of the first rack, from the top</source>
        <translation>首个机柜的中心，距楼栋上侧</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <source>Most</source>
        <translation>最多</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>Most down over up, one-way</source>
        <translation>下行与上行的最大比值（单向）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source>Most panels on a link</source>
        <translation>一条链路最多经过的配线架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/devices.py"/>
        <source>Mount device</source>
        <translation>安装设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/recable.py"/>
        <source>Move cable end</source>
        <translation>移动线缆端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/devices.py"/>
        <source>Move device</source>
        <translation>移动设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/site_plan.py"/>
        <source>Move on the site</source>
        <translation>在园区上移动</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/racks.py"/>
        <source>Move rack</source>
        <translation>移动机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>Move the device to the next free rack units.</source>
        <translation>把设备移到下一处空闲的机柜单元。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>Move the rack to the wall it stands in.</source>
        <translation>把机柜移到它所穿过的墙边。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Move the sheet</source>
        <translation>移动图纸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/tool_list.py"/>
        <source>Move the sheet (also Space or the middle button)</source>
        <translation>移动图纸（也可用空格或鼠标中键）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/cheapest.py"/>
        <source>Move to the cheapest medium that fits</source>
        <translation>改用适用的最便宜介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Move what is selected by the snap; Shift: ten times</source>
        <translation>按网格移动所选；Shift：十倍</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <source>Move {selection}</source>
        <translation>移动 {selection}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/fed_from_one_side.py"/>
        <source>N+N power: either of two feeds carries everything</source>
        <translation>N+N 供电：两路中的任一路都能承担全部负载</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>NCCL's protocol, with efficiency=measured; auto: by its cost model</source>
        <translation>NCCL 协议，用于 efficiency=measured；自动（auto）：按其成本模型</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>NIC r of every server goes to a leaf of rail r, as in a DGX SuperPOD: traffic on one rail crosses one switch.</source>
        <translation>每台服务器的第 r 个网卡接轨道 r 的叶交换机，与 DGX SuperPOD 相同：同轨道流量只经一台交换机。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>NIC r of every server to a leaf of rail r; else a server to one leaf</source>
        <translation>每台服务器的第 r 个网卡接轨道 r 的叶；否则一台服务器接同一台叶</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>NIC rate</source>
        <translation>网卡速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/results.py"/>
        <source>NOT COMPLETE: some work never finished, so there is no step time.</source>
        <translation>未完成：部分工作始终没有结束，因此没有步长时间。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>NPU of {words} as the system file says.</source>
        <translation>系统文件所述的 NPU：{words}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_network.py"/>
        <source>NPUs pass on traffic of others: {routers} of no height and no latency drawn beside them, joined by links that are no cables</source>
        <translation>NPU 会转发他人流量：旁边画了 {routers}，无高度、无时延，由非线缆的链路连接</translation>
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
        <translation>NVIDIA LinkX 用户指南及 IEEE 802.3（按介质）；目录中每种介质各自注明来源</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cage_mixes_media.py"/>
        <source>NVIDIA LinkX, 800G (200G-PAM4) part list: both ports of a twin-port module use the same kind of fibre</source>
        <translation>NVIDIA LinkX 800G（200G-PAM4）部件表：双端口模块的两个端口使用同一种光纤</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source>NVIDIA NDR cabling guide</source>
        <translation>NVIDIA NDR 布线指南</translation>
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
        <translation>NVIDIA XDR 料号表、OSFP 与 QSFP 多源协议；每种介质各自注明来源</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>NVIDIA cabling guide, considerations: half of the cables to the left, half to the right, a quarter each where they leave through top and bottom; the share is a house default</source>
        <translation>NVIDIA 布线指南的注意事项：一半线缆走左、一半走右，上下都出线时各占四分之一；比例为本软件默认值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source>NVIDIA cabling guides for NDR 400G (MPO and LC cable requirements): two panels, 0.35 dB each</source>
        <translation>NVIDIA NDR 400G 布线指南（MPO 与 LC 线缆要求）：两个配线架，每个 0.35 dB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>NVL72 hall on one or two storeys</source>
        <translation>单层或双层的 NVL72 机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>NVL72 racks of 72 GPUs</source>
        <translation>NVL72 机柜数，每柜 72 个 GPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_list.py"/>
        <location filename="../../fabric_studio/ui/dialogs/storey.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/conduit.py"/>
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
        <location filename="../../fabric_studio/ui/dialogs/labels.py"/>
        <source>Names only</source>
        <translation>仅名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Names: {row} is the letter of the row, ## a number</source>
        <translation>名称：{row} 为列字母，## 为数字</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Near by</source>
        <translation>近看</translation>
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
        <location filename="../../fabric_studio/io/exporters/astrasim_network.py"/>
        <source>Network for ASTRA-sim's analytical backend</source>
        <translation>供 ASTRA-sim 解析后端使用的网络</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_network.py"/>
        <source>Network of ASTRA-sim's analytical backend (YAML)</source>
        <translation>ASTRA-sim 解析后端的网络（YAML）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>New from a template</source>
        <translation>从模板新建</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
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
        <translation>每台叶新增的上行链路；0：补足 1:1</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/template.py"/>
        <source>New {title}</source>
        <translation>新建 {title}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/session.py"/>
        <source>New: {label}</source>
        <translation>新建：{label}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/tour.py"/>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <source>Next finding</source>
        <translation>下一条结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/cable.py"/>
        <source>No cable here</source>
        <translation>此处无线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <source>No finding has “{strip}” in it.</source>
        <translation>没有包含“{strip}”的检查结果。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>No findings, but {other} of {rules} rules did not finish</source>
        <translation>没有检查结果，但 {rules} 条规则中有 {other} 条未完成</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>No findings: {count} rule passed</source>
        <translation>没有检查结果：{count} 条规则通过</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>No findings: {count} rules passed</source>
        <translation>没有检查结果：{count} 条规则通过</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/panel.py"/>
        <source>No part has “{strip}” in its name, maker, cage or speed.</source>
        <translation>没有部件的名称、厂商、端口笼或速率包含“{strip}”。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/spans.py"/>
        <source>No pluggable module reaches that far: amplify or regenerate on the way</source>
        <translation>没有可插拔模块能达到此距离：途中需放大或再生</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/main_window.py"/>
        <source>No recent projects</source>
        <translation>没有最近的工程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>No run yet</source>
        <translation>尚未运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/logical.py"/>
        <source>No server or switch yet</source>
        <translation>还没有服务器或交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/site.py"/>
        <source>No site yet</source>
        <translation>还没有园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/span_tool.py"/>
        <source>No span here</source>
        <translation>此处不能连 WAN 段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/section.py"/>
        <source>No storey to cut yet</source>
        <translation>还没有可剖切的楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/stack.py"/>
        <source>No storey yet</source>
        <translation>还没有楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>No template drew this design, so it can only be compared with another project.</source>
        <translation>此设计不是由模板绘制的，因此只能与另一个工程比较。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/router.py"/>
        <source>No traffic changes rails inside a server (pxn=off).</source>
        <translation>流量不在服务器内换轨（pxn=off）。</translation>
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
        <translation>Nodes</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>None</source>
        <translation>全不选</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/why.py"/>
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
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>Nothing can move any more.</source>
        <translation>没有可以继续的流量了。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>Nothing found</source>
        <translation>未发现问题</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>Nothing has run yet</source>
        <translation>尚未运行任何负载</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>Nothing in the catalogue fits both ports of {count} cable; their medium stays open</source>
        <translation>部件目录中没有介质同时适合 {count} 根线缆的两端端口；其介质暂不确定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>Nothing in the catalogue fits both ports of {count} cables; their medium stays open</source>
        <translation>部件目录中没有介质同时适合 {count} 根线缆的两端端口；其介质暂不确定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/command_palette.py"/>
        <source>Nothing is called that. Try a name, a port (leaf-01 12/2), a label, a part (qm9700), a role, or two devices for the cables between them.</source>
        <translation>没有以此命名的对象。可试试名称、端口（leaf-01 12/2）、标签、部件（qm9700）、角色，或用两台设备查找其间的线缆。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/look.py"/>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
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
        <translation>在售介质都达不到 {count} 根线缆所需长度；它们使用可达最远的介质，并列为检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>Nothing on sale reaches far enough for {count} cables; they get what reaches farthest, which is a finding</source>
        <translation>在售介质都达不到 {count} 根线缆所需长度；它们使用可达最远的介质，并列为检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/feeds.py"/>
        <source>Nothing to change: no device there is fed otherwise</source>
        <translation>无需更改：其中没有以其他方式供电的设备</translation>
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
        <location filename="../../fabric_studio/ui/window/toast.py"/>
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
        <translation>overlap 开启时的梯度桶数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/simai_topology.py"/>
        <source>Numbering the network</source>
        <translation>网络编号</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Numbers in which gradients are summed; with fp32 and zero1 the weights are gathered in BF16 after it</source>
        <translation>梯度求和所用的数值格式；选 fp32 且 zero1 时，随后以 BF16 汇集权重</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Numbers: step; Shift: ten times, Alt: a tenth</source>
        <translation>数值：步进；Shift：十倍，Alt：十分之一</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_taken_twice.py"/>
        <source>OSFP and QSFP multi-source agreements: one module per cage</source>
        <translation>OSFP 与 QSFP 多源协议：每个端口笼一个模块</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <source>Of line</source>
        <translation>占线速</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/dragonfly.py"/>
        <source>On a dragonfly: by way of a third group drawn by hash, so that no pair of groups overloads its one link</source>
        <translation>在 Dragonfly 上：经由散列选出的第三组，避免一对组压垮唯一的链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/dragonfly.py"/>
        <source>On a dragonfly: minimal or by way of a third group, whichever has less load times hops</source>
        <translation>在 Dragonfly 上：最短路或经由第三组，取负载乘跳数较小者</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/dragonfly.py"/>
        <source>On a dragonfly: over the one link between the two groups, by hash where there are several</source>
        <translation>在 Dragonfly 上：走两组之间的链路，有多条时散列选择</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/torus.py"/>
        <source>On a grid of switches: along the first dimension until it is right, then along the next</source>
        <translation>在交换机网格上：先沿第一维到位，再沿下一维</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>On its footprint</source>
        <translation>按其占地</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>On lossless Ethernet a full queue stops the links before it; auto: where the fabric has such links</source>
        <translation>无损以太网上队列满会阻塞上游链路；自动（auto）：仅在网络有此类链路处</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/summary.py"/>
        <source>On lossless Ethernet with ECMP collisions plain max-min is about a quarter optimistic on the mean completion time (measured against a packet simulator, 1,024 hosts).</source>
        <translation>在有 ECMP 冲突的无损以太网上，单纯的最大最小公平对平均完成时间约乐观四分之一（与 1,024 主机的包级仿真器对比）。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/background/warming.py"/>
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
        <translation>一个端口笼只容纳一个插头或模块。双端口模块以各自通道服务两根光纤；铜缆插头占满端口笼。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>One collective at size after size, as nccl-tests runs it; the result marks the knee of its bus bandwidth.</source>
        <translation>同一集合通信逐个大小运行，如 nccl-tests；结果标出总线带宽的拐点。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>One page becomes the picture under the plan.</source>
        <translation>选一页作为平面图下的底图。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>One-way rate of each GPU's NIC: 400 is GB200 with ConnectX-7, 800 is GB300 with ConnectX-8</source>
        <translation>每个 GPU 网卡的单向速率：400 为 GB200 配 ConnectX-7，800 为 GB300 配 ConnectX-8</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>One-way rate of each NIC and link</source>
        <translation>每个网卡和链路的单向速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>One-way rate of each link; auto: that of the spines' ports</source>
        <translation>每条链路的单向速率；自动（auto）：取脊端口速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>One-way rate of each link; auto: the highest both sides can run at</source>
        <translation>每条链路的单向速率；自动（auto）：取两侧都支持的最高速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/cheapest.py"/>
        <source>Only cables of this role, for example leaf-spine; empty: all</source>
        <translation>只限此角色的线缆，例如 leaf-spine；留空：全部</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Only if</source>
        <translation>仅当</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>Only leaves with such names, for example leaf-su01-*; empty: all selected</source>
        <translation>只限此类名称的叶，例如 leaf-su01-*；留空：所选全部</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>Only servers with such names, for example dgx-0*; empty: all selected</source>
        <translation>只限此类名称的服务器，例如 dgx-0*；留空：所选全部</translation>
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
        <location filename="../../fabric_studio/ui/window/bottom.py"/>
        <source>Open</source>
        <translation>展开</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/measured.py"/>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
        <source>Open a project</source>
        <translation>打开工程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/second.py"/>
        <location filename="../../fabric_studio/ui/window/second_windows.py"/>
        <source>Open in a second window</source>
        <translation>在第二窗口中打开</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Open recent</source>
        <translation>打开最近的工程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Open to the other side</source>
        <translation>改为另一侧开</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
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
        <translation>图中其他服务器都已接线；没有链路或缺少轨道的服务器会拖慢每次集合通信，或根本不参与。链路到达某处才计入：终止在配线架上的悬空链路不计。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>Other traffic runs on it too</source>
        <translation>同时承载其他流量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/physics.py"/>
        <source>Others use {cross_traffic:.0%} of every link between sites all the time.</source>
        <translation>其他用户始终占用园区间每条链路的 {cross_traffic:.0%}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/unsaved.py"/>
        <source>Otherwise what was drawn since the last save is lost.</source>
        <translation>否则上次保存之后绘制的内容将丢失。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/measured.py"/>
        <source>Output of nccl-tests</source>
        <translation>nccl-tests 的输出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <source>Over WAN spans</source>
        <translation>经 WAN 段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>Over how many queue pairs a flow is split under e-ecmp</source>
        <translation>e-ecmp 下每条流拆分的队列对数</translation>
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
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>PXN</source>
        <translation>PXN</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/spray.py"/>
        <source>Packet spray</source>
        <translation>逐包喷洒</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/sheets.py"/>
        <source>Page &amp;P of &amp;N</source>
        <translation>第 &amp;P 页，共 &amp;N 页</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>Page {page}</source>
        <translation>第 {page} 页</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/tool_list.py"/>
        <source>Pan</source>
        <translation>平移</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <location filename="../../fabric_studio/ui/panels/parts/panel.py"/>
        <source>Parts</source>
        <translation>部件库</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/view.py"/>
        <source>Parts are placed on the plan</source>
        <translation>部件只能放在平面图上</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>Passive and linear active copper at the edge of its rating is the classic cause of links that flap: the rating is per speed and per host, and bends, connectors and hosts eat the margin. Retimed copper (AEC) and fibre have no such edge.</source>
        <translation>接近额定距离的无源及线性有源铜缆是链路抖动的典型原因：额定值因速率和主机而异，弯曲、连接器和主机都会消耗余量。带重定时的铜缆（AEC）和光纤没有这种边界。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/clipboard.py"/>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/measured.py"/>
        <source>Paste what all_reduce_perf or another program of nccl-tests printed, with its table, or open the file.</source>
        <translation>粘贴 all_reduce_perf 等 nccl-tests 程序打印的内容（含表格），或打开文件。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Patch panels</source>
        <translation>配线架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/named_file.py"/>
        <source>Path of the file; needed</source>
        <translation>文件路径；必需</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Pattern</source>
        <translation>命名式样</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/panel.py"/>
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
        <translation>置换（Permutation）</translation>
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
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
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
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
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
        <translation>流水线并行：分担各层的级数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/tool_list.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Place</source>
        <translation>放置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/racks.py"/>
        <location filename="../../fabric_studio/app/commands/shell.py"/>
        <source>Place rack</source>
        <translation>放置机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/logical.py"/>
        <source>Place racks on the plan, or start from a template</source>
        <translation>请在平面图上放置机柜，或从模板开始</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/racks.py"/>
        <source>Place row of {count} racks</source>
        <translation>放置一列 {count} 个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Place {names} racks</source>
        <translation>放置 {names} 个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Placement</source>
        <translation>放置次序</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/drawing.py"/>
        <source>Placing racks</source>
        <translation>摆放机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/second.py"/>
        <location filename="../../fabric_studio/ui/canvas/view.py"/>
        <location filename="../../fabric_studio/ui/views/deck.py"/>
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
        <location filename="../../fabric_studio/ui/views/cut_card.py"/>
        <source>Plan with the cut</source>
        <translation>带剖切线的平面图</translation>
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
        <location filename="../../fabric_studio/rules/checks/planes_meet.py"/>
        <source>Planes are separate networks, each with its own routing, so that a mistake or a failure stays in one. A link between their switches makes them one: a routing loop, a pause storm or a wrong configuration then takes both. The planes are those that the switches are given; servers are on all of them and are not meant.</source>
        <translation>平面是各自独立选路的网络，使失误或故障限于其中一个。两个平面的交换机之间一旦相连就合而为一：路由环路、暂停风暴或错误配置会同时影响两者。平面以交换机上设定的为准；服务器本来就接在所有平面上，不在此列。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>Planes are there so that one can fail. A riser, or a tray of trunks, that both use takes both when it burns or is cut. The planes are those that the switches are given; risers are a warning. Trays are told together and as information: the tray over a server's own row is shared in any case, so only cables between switches are looked at.</source>
        <translation>设置多个平面是为了允许其中一个故障。两个平面共用的竖井或主干桥架一旦烧毁或被切断，两者都会失去。平面以交换机上设定的为准；竖井为警告。桥架合并为一条提示：服务器所在列上方的桥架本来就共用，因此只看交换机之间的线缆。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_feed.py"/>
        <source>Planes are there so that one can fail. Switches of two planes that are on the same feed alone, on one side of rack PDUs, all stop with it, when a breaker trips or the feed is serviced. Put them on both feeds, or each plane on its own. The planes and the feeds are those that the switches are given; a device is on both feeds until somebody says otherwise, so nothing is found before that.</source>
        <translation>设置多个平面是为了允许其中一个故障。两个平面的交换机若只接同一供电路（同一侧机柜 PDU），断路器跳闸或该路检修时会一起停机。应让它们接入两路供电，或每个平面各用一路。平面和供电路以交换机上设定的为准；未另行设定的设备视为接入两路，因此在设定之前不会有检查结果。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Planning price, never a quote</source>
        <translation>规划价格，不是报价</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_figures.py"/>
        <source>Planning prices, never a quote; without spares</source>
        <translation>规划价格，不是报价；不含备件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/panel.py"/>
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
        <translation>Podsize {podsize} 不等于 Nodes；两层的树为一个 Pod</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/polarised.py"/>
        <source>Polarised ECMP</source>
        <translation>极化 ECMP</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>Port n of one side to port n of the other: 24 or 480 at once, panel to panel too, with a list of what is in the way.</source>
        <translation>一侧的端口 n 接另一侧的端口 n：一次 24 或 480 个，配线架之间也可，并列出冲突。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Ports down per leaf</source>
        <translation>每台叶交换机下行端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>Ports of each leaf for servers; 0: half of its ports</source>
        <translation>每台叶接服务器的端口数；0：端口的一半</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>Ports that optical circuit switches join: ocs-01 1-5 2-6; empty: both halves, one by one</source>
        <translation>光交换机（OCS）连通的端口：ocs-01 1-5 2-6；留空：两半端口一一对应</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>Ports used</source>
        <translation>已用端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/context_menus.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>Power feed</source>
        <translation>供电路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>Power feeds of the switches; planes on a feed of their own do not fall together</source>
        <translation>交换机的供电路；各用一路的平面不会同时断电</translation>
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
        <translation>功耗（最大）</translation>
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
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Preferences …</source>
        <translation>首选项 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_state.py"/>
        <source>Preparing</source>
        <translation>正在准备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>Preparing simulator</source>
        <translation>正在准备仿真器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/background/warming.py"/>
        <source>Preparing the simulator</source>
        <translation>正在准备仿真器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>Press C, click one rack and then another. The cheapest medium that fits the ports and reaches is chosen for you; the Wizards menu cables hundreds of ports at once.</source>
        <translation>按 C，先单击一个机柜，再单击另一个。程序会选用适合端口且可达的最便宜介质；“向导”菜单可一次连接数百个端口。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <source>Previous finding</source>
        <translation>上一条结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <source>Priority flow control (PFC) of the Ethernet switches</source>
        <translation>以太网交换机的优先级流量控制（PFC）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/background/work.py"/>
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
        <location filename="../../fabric_studio/ui/actions/tool_list.py"/>
        <source>Put down the part chosen on the left</source>
        <translation>放下左侧选中的部件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Put in a door</source>
        <translation>装门</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/second_window.py"/>
        <source>Put it back into the main window ({key})</source>
        <translation>放回主窗口（{key}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Put this part down</source>
        <translation>放下此部件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Queue pairs</source>
        <translation>队列对</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/router.py"/>
        <source>Queue pairs of a flow: {count}.</source>
        <translation>每条流的队列对：{count}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <source>RDMA over Converged Ethernet starts again from a lost packet and its rate falls to a fraction, so the network must not lose any: PFC stops the sender before a buffer overflows, and ECN (DCQCN) slows it down before PFC has to, without which pauses spread from switch to switch. The rule runs once the project says whether they are on, in the rule settings. A scheduled fabric or a transport that bears losses is a reason to approve it.</source>
        <translation>以太网 RDMA 丢一个包就要重传，速率降到几分之一，因此网络不能丢包：PFC 在缓冲溢出前停住发送者，ECN（DCQCN）在 PFC 动作之前先降速，否则暂停会在交换机之间扩散。在规则设置中说明两者是否开启后此规则才运行。若采用调度式网络或能容忍丢包的传输，可据此认可。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>Rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/second.py"/>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <location filename="../../fabric_studio/ui/panels/elevation/view.py"/>
        <location filename="../../fabric_studio/ui/window/main_window.py"/>
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
        <location filename="../../fabric_studio/ui/panels/elevation/words.py"/>
        <source>Rack {name}, {part_name}</source>
        <translation>机柜 {name}，{part_name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/labels.py"/>
        <location filename="../../fabric_studio/ui/layers.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Racks</source>
        <translation>机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>Racks are numbered line by line, devices from the top of each rack, everything else in the order of its names.</source>
        <translation>机柜逐行编号，设备从各机柜顶部起编号，其余按名称顺序。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Racks between two walkways through the rows; 0: none</source>
        <translation>相邻两条过道之间的机柜数；0：无过道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>Racks draw in the hot air of others</source>
        <translation>机柜吸入其他机柜的热风</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Racks in each row</source>
        <translation>每列机柜数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/labels.py"/>
        <source>Racks in the section</source>
        <translation>剖面图中的机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/labels.py"/>
        <source>Racks in the stack</source>
        <translation>叠层视图中的机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/labels.py"/>
        <source>Racks on the plan</source>
        <translation>平面图中的机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>Racks or devices of side A, for example panel-A-*; empty: the first half of what is selected</source>
        <translation>A 侧的机柜或设备，例如 panel-A-*；留空：所选内容的前一半</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>Racks or devices of side Z; empty: the other half of what is selected</source>
        <translation>Z 侧的机柜或设备；留空：所选内容的另一半</translation>
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
        <translation>第 0 层的 Radix_Down</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>Radix_Down of tier 2</source>
        <translation>第 2 层的 Radix_Down</translation>
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
        <translation>轨道固定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Rails</source>
        <translation>轨道数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>Rails; 0: one per accelerator of a server</source>
        <translation>轨道数；0：服务器每个加速器一条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Raised floor and slab together, down to the ceiling below</source>
        <translation>架空地板与楼板合计，量到下层天花板</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Rank 0 sends the same array to every other rank.</source>
        <translation>rank 0 把同一数组发给其他每个 rank。</translation>
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
        <location filename="../../fabric_studio/ui/panels/elevation/panel.py"/>
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
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
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
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
        <source>Recovered after a crash</source>
        <translation>崩溃后可恢复</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <location filename="../../fabric_studio/ui/window/following.py"/>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Reduce-scatter</source>
        <translation>ReduceScatter</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Relative spread of the computation between ranks and steps</source>
        <translation>各 rank 和各步之间计算时间的相对离散度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <location filename="../../fabric_studio/rules/checks/planes_meet.py"/>
        <source>Remove the cable.</source>
        <translation>删除该线缆。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>Rename by a pattern</source>
        <translation>按规则重命名</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/settings.py"/>
        <source>Rename project</source>
        <translation>重命名工程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/renaming.py"/>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>Rename {things}</source>
        <translation>重命名 {things}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>Replace a switch by another part</source>
        <translation>用另一部件替换交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>Replace it</source>
        <translation>替换</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>Replace {many} by {part}</source>
        <translation>把 {many} 替换为 {part}</translation>
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
        <translation>调整{kind}大小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/panel.py"/>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <location filename="../../resources/rules/profiles.yaml"/>
        <source>Retrofit in an old hall</source>
        <translation>旧机房改造</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/drags.py"/>
        <source>Return draws it with the tails plugged so far; Esc lets go</source>
        <translation>回车按已插入的分支绘制；Esc 放弃</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/tool_list.py"/>
        <location filename="../../fabric_studio/ui/canvas/tools/riser.py"/>
        <location filename="../../fabric_studio/ui/context.py"/>
        <source>Riser</source>
        <translation>竖井</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <source>RoCE is planned without PFC or without ECN</source>
        <translation>RoCE 规划中没有 PFC 或没有 ECN</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <source>RoCEv2 deployment guides of NVIDIA and Microsoft (Zhu et al., Congestion Control for Large-Scale RDMA Deployments, SIGCOMM 2015)</source>
        <translation>NVIDIA 与 Microsoft 的 RoCEv2 部署指南（Zhu 等，Congestion Control for Large-Scale RDMA Deployments，SIGCOMM 2015）</translation>
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
        <translation>角色 {role}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <source>Rotate {turning}</source>
        <translation>旋转 {turning}</translation>
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
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Routing</source>
        <translation>路由策略</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/router.py"/>
        <source>Routing {name}: {what}.</source>
        <translation>路由 {name}：{what}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <source>Routings</source>
        <translation>路由策略</translation>
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
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <source>Rule settings …</source>
        <translation>规则设置 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>Run it with: fabric-studio {output}</source>
        <translation>运行方法：fabric-studio {output}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>Run the cable at the speed of its slower port.</source>
        <translation>让线缆按较慢端口的速率运行。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_controls.py"/>
        <source>Run this workload under every routing that fits, and put rates and times side by side</source>
        <translation>用每种适用的路由策略运行此工作负载，并排比较速率和时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <source>Running it under every routing</source>
        <translation>正在用每种路由策略运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Runs of layers that each stage has (interleaved schedule)</source>
        <translation>每级所含的层段数（交错调度）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>SKU</source>
        <translation>SKU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>SU</source>
        <translation>SU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/session.py"/>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <location filename="../../fabric_studio/ui/dialogs/unsaved.py"/>
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
        <location filename="../../fabric_studio/ui/actions/window.py"/>
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
        <translation>已存为 {output}</translation>
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
        <translation>每个可扩展单元含 32 台 DGX H100，成列摆放并分冷热通道，每列中部每轨道一台 QM9700 叶交换机，另有脊交换机、9 个 SU 起的核心交换机和 UFM；400G NDR，1:1。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/superpod_h100.py"/>
        <source>Scalable units of 32 nodes; the last has 31</source>
        <translation>32 节点的可扩展单元数；最后一个为 31 节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Scale by</source>
        <translation>比例依据</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/underlays.py"/>
        <source>Scale picture</source>
        <translation>缩放图片</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/scale.py"/>
        <source>Scale the picture</source>
        <translation>缩放底图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
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
        <translation>纵向扩展</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>Scale-up is hardly faster than scale-out</source>
        <translation>纵向扩展（Scale-up）几乎不比横向扩展（Scale-out）快</translation>
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
        <location filename="../../fabric_studio/ui/panels/simulation/charts/links.py"/>
        <source>Scale: 0 to 100 % of a link's own one-way rate</source>
        <translation>刻度：链路自身单向速率的 0 到 100 %</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/command_palette.py"/>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Search or run a command</source>
        <translation>搜索或执行命令</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/panel.py"/>
        <source>Search parts</source>
        <translation>搜索部件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <source>Second file</source>
        <translation>第二个文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Second window</source>
        <translation>第二窗口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <location filename="../../fabric_studio/ui/views/section.py"/>
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
        <translation>所有随机选择的种子，包括流的 ECMP 熵</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/tool_list.py"/>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/panel.py"/>
        <source>Select a rack to see its units and ports.</source>
        <translation>选择一个机柜以查看其 U 位和端口。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Select all racks</source>
        <translation>选择全部机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/tool_list.py"/>
        <source>Select and move</source>
        <translation>选择和移动</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <source>Select before: {selects}.</source>
        <translation>请先选择：{selects}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Select cables and one tray: click a bundle, then the tray with Shift</source>
        <translation>请选择线缆和一个桥架：单击线束，再按住 Shift 单击桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/feeds.py"/>
        <source>Select devices, or racks with devices in them</source>
        <translation>请选择设备或装有设备的机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/site.py"/>
        <source>Select one WAN span, and with Shift the conduits it is to come in by.</source>
        <translation>请选择一个 WAN 段，并按住 Shift 选择它要进入的管道。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/design_view.py"/>
        <source>Select one kind to edit it:</source>
        <translation>只选择一类对象即可编辑：</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/editing.py"/>
        <source>Select racks, devices, trays, walls or areas to copy them</source>
        <translation>请选择要复制的机柜、设备、桥架、墙或区域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Select the cables first</source>
        <translation>请先选择线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Select the doors that are to open to the other side</source>
        <translation>请选择要改为另一侧开的门</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/place.py"/>
        <source>Select the rack that takes the {name}, or click it</source>
        <translation>请选择或单击要装入 {name} 的机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Select the racks that are to be turned</source>
        <translation>请选择要转向的机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Select the trays first</source>
        <translation>请先选择桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/editing.py"/>
        <source>Select the two racks to be joined by a cable</source>
        <translation>请选择要用线缆连接的两个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Select this storey</source>
        <translation>选择此楼层</translation>
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
        <translation>点对点收发</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Senders</source>
        <translation>发送方</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>Senders chosen at random outside the receiver's scale-up domain all send to one receiver at the same moment.</source>
        <translation>在接收者的纵向扩展域之外随机选取发送者，同时向同一接收者发送。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Sequence</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Sequences in a micro-batch</source>
        <translation>一个微批中的序列数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>Servers on the same fabric have no path to each other</source>
        <translation>同一网络中的服务器彼此没有路径</translation>
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
        <translation>每组叶的服务器数；0：已知 Pod 时按 Pod，否则均分</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>Servers under leaves and spines of one switch, with or without rails, at the oversubscription of your choice.</source>
        <translation>用同一种交换机组成叶层和脊层接服务器，可按轨道或不按轨道，收敛比自定。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>Set cable length</source>
        <translation>设定线缆长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <source>Set span length</source>
        <translation>设定广域网段长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <source>Settings …</source>
        <translation>设置 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>Several jobs at once</source>
        <translation>同时运行多个作业</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
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
        <location filename="../../fabric_studio/ui/panels/simulation/charts/links.py"/>
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
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
        <location filename="../../fabric_studio/ui/dialogs/measured.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/detail.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/here.py"/>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Show findings</source>
        <translation>显示检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Show or fold: {text}</source>
        <translation>显示或折叠：{text}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Show the other storey</source>
        <translation>显示另一楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <source>Show: {layer}</source>
        <translation>显示：{layer}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>Side at which cables run down a rack</source>
        <translation>线缆在机柜哪一侧下走</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>SimAI itself runs the layers in order</source>
        <translation>SimAI 自身按顺序运行各层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology.py"/>
        <source>SimAI, HPCC, ConWeave and ASTRA-sim ns-3 topology (nodes, switches, links)</source>
        <translation>SimAI、HPCC、ConWeave 及 ASTRA-sim ns-3 拓扑（节点、交换机、链路）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/running.py"/>
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
        <location filename="../../fabric_studio/ui/actions/second.py"/>
        <location filename="../../fabric_studio/ui/window/main_window.py"/>
        <source>Simulation</source>
        <translation>仿真</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/context.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <location filename="../../fabric_studio/ui/views/site.py"/>
        <source>Site</source>
        <translation>园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>Site {sites}</source>
        <translation>园区 {sites}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Size of the array</source>
        <translation>数组大小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Size of the array on every rank</source>
        <translation>每个 rank 上数组的大小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>Size of the array on every rank, of which each pair of ranks moves bytes / ranks (as nccl-tests counts)</source>
        <translation>每个 rank 上数组的大小，其中每对 rank 传送“字节数 / rank 数”（按 nccl-tests 计法）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Size of the whole array that every rank begins with</source>
        <translation>每个 rank 开始时整个数组的大小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>Size of the whole array that every rank ends with</source>
        <translation>每个 rank 最终整个数组的大小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>Sizes go up to this</source>
        <translation>大小的上限</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/drawing.py"/>
        <source>Sizing ladders</source>
        <translation>确定桥架尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>Sketch</source>
        <translation>草案</translation>
    </message>
    <message>
        <location filename="../../resources/rules/profiles.yaml"/>
        <source>Sketch, while the design is young</source>
        <translation>草图，设计初期</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>Slurm gives it no unit, so it is no rate</source>
        <translation>Slurm 未给其单位，因此不是速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_topology.py"/>
        <source>Slurm topology (topology.conf, topology.yaml, scontrol show topology, topograph model)</source>
        <translation>Slurm 拓扑（topology.conf、topology.yaml、scontrol show topology、topograph 模型）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
        <source>Slurm topology, ibnetdiscover</source>
        <translation>Slurm topology、ibnetdiscover</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>Slurm topology.conf and ibnetdiscover carry no positions</source>
        <translation>Slurm topology.conf 与 ibnetdiscover 不含位置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/panel.py"/>
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
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Space out evenly across</source>
        <translation>水平均匀分布</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Space out evenly down</source>
        <translation>垂直均匀分布</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_controls.py"/>
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
        <translation>脊交换机数；0：能均分上行链路的最少数量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <location filename="../../fabric_studio/ui/views/stack.py"/>
        <source>Stack</source>
        <translation>叠层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/tool_list.py"/>
        <source>Stand a riser to the next storey</source>
        <translation>设置通往上一楼层的竖井</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
        <source>Start from a template</source>
        <translation>从模板开始</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/delegate.py"/>
        <source>State it …</source>
        <translation>填写 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/pinned.py"/>
        <source>Static: each NIC keeps to one uplink, by its place on its leaf; with pxn=auto traffic changes rails inside the server</source>
        <translation>静态：每个网卡按其在叶上的位置固定使用一条上行链路；pxn=auto 时流量在服务器内换轨</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/d_mod_k.py"/>
        <source>Static: the number of the destination, counted leaf by leaf, picks the uplink, one digit per tier</source>
        <translation>静态：按逐叶编号的目的编号选择上行链路，每层一位</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/status_bar.py"/>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/steps.py"/>
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
        <location filename="../../fabric_studio/ui/panels/simulation/panel.py"/>
        <location filename="../../fabric_studio/ui/panels/simulation/run_controls.py"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>Stop {number}</source>
        <translation>停止 {number}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/background/work.py"/>
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
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Storey above</source>
        <translation>上一楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Storey below</source>
        <translation>下一楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/storey_tabs.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Storeys</source>
        <translation>楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>Storeys the racks stand on</source>
        <translation>机柜所在的楼层数</translation>
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
        <location filename="../../resources/rules/profiles.yaml"/>
        <source>Strict, before an order is placed</source>
        <translation>严格，下单之前</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Suffix</source>
        <translation>后缀</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Sum gradients in buckets while the backward pass still runs</source>
        <translation>反向尚在运行时分桶求和梯度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>Sum of squared cable diameters over the inside section</source>
        <translation>线缆直径平方和与内截面之比</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
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
        <translation>各层交换机；自动（auto）：400G 用 QM9700（超过 910 柜用 SN5600），800G 用 Q3400</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>Switch of both tiers; auto: SN4600C for 100G, QM8700 for 200G, QM9700 for 400G, SN5600 for 800G</source>
        <translation>两层的交换机；自动（auto）：100G 用 SN4600C，200G 用 QM8700，400G 用 QM9700，800G 用 SN5600</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>SwitchName= has no name</source>
        <translation>SwitchName= 没有名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/design.py"/>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>Switches</source>
        <translation>交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_meet.py"/>
        <source>Switches of two planes are cabled to each other</source>
        <translation>两个平面的交换机之间有线缆相连</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_feed.py"/>
        <source>Switches of two planes hang on one power feed</source>
        <translation>两个平面的交换机只接同一供电路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>Switches with such names are the lower tier; empty: as their roles say</source>
        <translation>此类名称的交换机为下层；留空：按其角色</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>Switches with such names are the upper tier; empty: as their roles say</source>
        <translation>此类名称的交换机为上层；留空：按其角色</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>Take over a profile …</source>
        <translation>采用规则方案 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/throughput.py"/>
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
        <translation>张量并行与专家并行留在纵向扩展域内，是因为它远快于网络：NVLink 4 的 450 GB/s 对 400G 网卡的 50 GB/s，单向为 9 倍。低于五倍时拆分收益变小，这么快的网卡不如把钱花在域内。只计已接线的网卡，为导入或模板虚构的部件不计。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>Tensor groups leave their scale-up domain: choose a smaller tp or another placement.</source>
        <translation>张量组跨出了其纵向扩展域：请减小 tp 或更改放置。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Tensor parallelism: ranks that share every layer</source>
        <translation>张量并行：共享每一层的 rank 数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>The PCIe rate of the GPUs is not known</source>
        <translation>GPU 的 PCIe 速率未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>The PCIe rate of the adapters of {group} is not known</source>
        <translation>{group} 的网卡的 PCIe 速率未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>The accelerators' peak is not known; {default_peak:.0f} TFLOP/s is taken (peak_tflops).</source>
        <translation>加速器峰值未知；取 {default_peak:.0f} TFLOP/s（peak_tflops）。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>The cables of a rack run down nearly all at one side</source>
        <translation>机柜的线缆几乎都从一侧走线</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/background/checks.py"/>
        <source>The check could not be finished: {text}</source>
        <translation>检查未能完成：{text}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>The collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>The coordinates of the sites are not known: type the route length.</source>
        <translation>园区坐标未知：请输入路由长度。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>The device keeps its name and place; its cables move to ports of their rate, and get another medium where theirs no longer fits.</source>
        <translation>设备保留名称和位置；其线缆移到相应速率的端口，介质不再适用时更换介质。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/feeds.py"/>
        <source>The devices that are selected, and all in the racks that are</source>
        <translation>所选的设备，以及所选机柜内的全部设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>The drawing lies under the plan, true to scale by its own unit. Drag it into place.</source>
        <translation>图纸已放到平面图下，按其单位为真实比例。请拖到位。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>The ends differ in medium</source>
        <translation>两端介质不一致</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>The ends of a link disagree on the medium</source>
        <translation>链路两端的介质不一致</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <source>The fabric by tiers</source>
        <translation>按层级显示的网络</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>The file has the layers of one of {count} pipeline stages: traffic between stages and the pipeline bubble are not in it.</source>
        <translation>文件只含 {count} 个流水线级之一的各层：级间流量和流水线气泡不在其中。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>The file is for {stated:,} GPUs and is run on {ranks:,}: the data-parallel groups are smaller or larger.</source>
        <translation>文件针对 {stated:,} 个 GPU，在 {ranks:,} 个上运行：数据并行组因此变小或变大。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/switch.py"/>
        <source>The floor from above</source>
        <translation>从上方看楼面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/panel.py"/>
        <source>The front of the rack</source>
        <translation>机柜正面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/status_bar.py"/>
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
        <translation>双端口或分支线缆的各条线不一致</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cage_mixes_media.py"/>
        <source>The links of one cage ask for different modules</source>
        <translation>同一端口笼的链路需要不同的模块</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>The lowest one it fills; 0: on top or beside the rails</source>
        <translation>占用的最低 U 位；0：在柜顶或导轨旁</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/measured.py"/>
        <source>The measurement is of {measured:,} ranks, the simulation of {ran:,}: set ranks={measured} to compare.</source>
        <translation>测量为 {measured:,} 个 rank，仿真为 {ran:,} 个：设 ranks={measured} 再比较。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>The model of the GPU is not known, so no compute capability is stated</source>
        <translation>GPU 型号未知，因此未写明计算能力</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>The named trace stands for all ranks; it must not send to or receive from single ones</source>
        <translation>所指轨迹代表所有 rank；它不得与单个 rank 收发</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>The network that gets a second plane</source>
        <translation>要增加第二个平面的网络</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>The node of the file that is rank 0; 1 where node 0 is a switch</source>
        <translation>文件中作为 rank 0 的节点；节点 0 为交换机时取 1</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>The part was replaced by a smaller one, or the source of an import counts ports otherwise: the cable cannot be plugged.</source>
        <translation>部件被换成更小的，或导入来源的端口编号方式不同：线缆无法插入。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>The parts</source>
        <translation>部件库</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>The place was guessed by an import, so cable lengths are unknown. Move the rack, or confirm that it stands here.</source>
        <translation>位置由导入推测，因此线缆长度未知。请移动机柜，或确认它就在这里。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>The plan is to scale</source>
        <translation>平面图按比例绘制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>The power or mass of a part is not known</source>
        <translation>部件的功耗或质量未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>The rack, as the catalogue calls it</source>
        <translation>机柜，按部件目录中的名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>The rank that receives</source>
        <translation>接收的 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <source>The rating is for what stands inside, without the rack itself. Parts that give no figure are left out and counted in the text.</source>
        <translation>额定值针对柜内物品，不含机柜自身。没有数据的部件不计入，并在文中给出数量。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/panel.py"/>
        <source>The rear of the rack, with the ports that are there</source>
        <translation>机柜背面及其端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>The rules watch</source>
        <translation>规则时刻在检查</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>The same for memory accesses that state a size</source>
        <translation>对给出大小的内存访问作同样处理</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>The same for the core tier alone</source>
        <translation>仅对核心层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>The same for the leaf tier alone</source>
        <translation>仅对叶层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>The same for the spine tier alone</source>
        <translation>仅对脊层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>The same leaves, spines and cables once more, and a free port of every server on them.</source>
        <translation>再来一套相同的叶、脊和线缆，并各占每台服务器一个空闲端口。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare.py"/>
        <source>The same template</source>
        <translation>同一模板</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>The scale-up domain has {members} GPUs, of which {count} are in this server</source>
        <translation>纵向扩展（Scale-up）域有 {members} 个 GPU，其中 {count} 个在此服务器中</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <source>The scale-up domain is a {topology}; it is written as a switch</source>
        <translation>纵向扩展（Scale-up）域是 {topology}；写成了一台交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>The sides its power supplies are plugged into. On both, either carries it alone.</source>
        <translation>其电源所接的供电路。接入两路时，任一路都能单独承担。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/__init__.py"/>
        <source>The storeys one over the other</source>
        <translation>逐层叠放的楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>The straggler's computation, instead of a factor; 0 = use the factor</source>
        <translation>慢节点的计算时间，代替倍数；0 = 使用倍数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>The sum of the maxima counts: synchronous training drives every server to its peak at the same time. The limit is what one feed gives: with two, A and B, each must carry all that is on both, and what is on it alone, when the other is lost. Rack PDUs that name their feed limit it too. Parts that give no figure are left out and counted in the text, so the true draw is higher.</source>
        <translation>按最大值之和计算：同步训练会让所有服务器同时达到峰值。限值是单路供电的能力：有 A、B 两路时，一路断电后另一路必须承担接入两路的全部设备和只接该路的设备。标明供电路的机柜 PDU 也会限制该路。没有数据的部件不计入并在文中给出数量，因此实际功耗更高。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>The {kept} switches there are plane {old}, the new ones plane {fresh}</source>
        <translation>原有的 {kept} 台交换机为平面 {old}，新增的为平面 {fresh}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/top_bar.py"/>
        <source>There are unsaved changes</source>
        <translation>有未保存的更改</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/site.py"/>
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
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <location filename="../../fabric_studio/ui/canvas/tools/scale.py"/>
        <source>There is no picture on this storey. Add one from the Building menu.</source>
        <translation>此楼层没有底图。可从“楼宇”菜单添加。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>There is no place for a rack beside {named}, so their second plane goes into the same racks</source>
        <translation>{named} 旁边没有放置机柜的位置，因此其第二个平面装入原机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/site.py"/>
        <source>There is no site yet; draw a hall first.</source>
        <translation>还没有园区；请先画一个机房。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/tray.py"/>
        <source>There is no storey to hang a tray in. Add a hall first.</source>
        <translation>没有可以安装桥架的楼层。请先新增机房。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <source>There is nothing to screw it to.</source>
        <translation>没有可以固定的地方。</translation>
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
        <location filename="../../fabric_studio/ui/panels/simulation/charts/throughput.py"/>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>Tier {index}</source>
        <translation>Tier {index}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/scrubber.py"/>
        <source>Time of the simulation</source>
        <translation>仿真时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/cautions.py"/>
        <source>Times are a lower bound below 2 GiB: 72 GB200s in one domain were measured at 586 GB/s of bus bandwidth for 0.5 GiB, where this model gives 794, and nothing is published for smaller sizes.</source>
        <translation>2 GiB 以下时间为下限：同域 72 个 GB200 在 0.5 GiB 时实测总线带宽 586 GB/s，本模型得 794；更小的大小没有公开数据。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/cautions.py"/>
        <source>Times are a lower bound. Between racks with large scale-up domains this model is 2 to 5 times too fast: an all-reduce over 1,440 GB200s in 20 racks was measured at 151 GB/s of bus bandwidth for 0.5 GiB and 406 GB/s for 16 GiB, where this model gives 715 and 816.</source>
        <translation>时间为下限。在纵向扩展域较大的机柜之间，本模型快 2 至 5 倍：20 个机柜 1,440 个 GB200 的 AllReduce 实测总线带宽为 0.5 GiB 时 151 GB/s、16 GiB 时 406 GB/s，本模型得 715 和 816。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>Times count from the first start, which is at {shift_s:g} s in the file.</source>
        <translation>时间从首次开始计，在文件中为 {shift_s:g} s。</translation>
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
        <translation>序列的 token 数；0 = 按模型训练时</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>Told from this share of the cables of a rack</source>
        <translation>达到机柜线缆的此比例时提示</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/top_bar.py"/>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>Topology files say what is connected and not where it stands. Until racks are moved to their places, or the places are confirmed, a length would be an invention, and so would be every check and order that builds on it.</source>
        <translation>拓扑文件只说明连接关系，不说明位置。在机柜移到实际位置或位置得到确认之前，长度只能是臆造，基于它的检查和订货也是如此。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/simai_topology.py"/>
        <source>Topology for HPCC, ConWeave and ns-3</source>
        <translation>用于 HPCC、ConWeave 和 ns-3 的拓扑</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/simai_topology.py"/>
        <source>Topology for SimAI</source>
        <translation>用于 SimAI 的拓扑</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/torus.py"/>
        <source>Torus dimension order</source>
        <translation>Torus 维序</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/up_down.py"/>
        <source>Towards the top first, then only down: free of deadlock in any drawing; by hash where several ways are legal</source>
        <translation>先向上再只向下：任何拓扑都无死锁；有多条合法路径时散列选择</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Tp</source>
        <translation>TP</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>Traffic stands still</source>
        <translation>流量停滞</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>Training step</source>
        <translation>训练步</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/tool_list.py"/>
        <location filename="../../fabric_studio/ui/context.py"/>
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
        <translation>只在横向排列的列上画桥架；其余请手工绘制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Turn clockwise</source>
        <translation>顺时针旋转</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Turn counter-clockwise</source>
        <translation>逆时针旋转</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>Turn door</source>
        <translation>翻转门</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/context_menus.py"/>
        <source>Turn fronts</source>
        <translation>转向</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Turn fronts down</source>
        <translation>正面朝下</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Turn fronts left</source>
        <translation>正面朝左</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Turn fronts right</source>
        <translation>正面朝右</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
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
        <translation>把这一列掉头，使其与另一列背对背。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>Turned by</source>
        <translation>旋转</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_taken_twice.py"/>
        <source>Two cables use the same port</source>
        <translation>两根线缆使用同一端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>Two devices fill the same rack unit</source>
        <translation>两台设备占用同一机柜单元</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>Two planes run through one riser or tray</source>
        <translation>两个平面经过同一竖井或桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/racks_overlap.py"/>
        <source>Two racks stand in the same place</source>
        <translation>两个机柜位于同一位置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>Two things cannot be in one place. On opposite faces of a rack two devices may share a unit if both depths fit into it.</source>
        <translation>两个物体不能占据同一位置。若两台设备的深度之和能装入机柜，则可分别装在同一单元的前后两面。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/racks_overlap.py"/>
        <source>Two things cannot be in one place. Turned racks are compared by their true outline, not by a box around them.</source>
        <translation>两个物体不能占据同一位置。旋转的机柜按真实轮廓比较，而不是按外接矩形。</translation>
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
        <location filename="../../fabric_studio/ui/actions/drawing.py"/>
        <location filename="../../fabric_studio/ui/actions/feeds.py"/>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <location filename="../../fabric_studio/ui/dialogs/wizard.py"/>
        <location filename="../../fabric_studio/ui/editing.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/here.py"/>
        <location filename="../../fabric_studio/ui/window/following.py"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
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
        <translation>解锁所选内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Unlock what is selected</source>
        <translation>解锁所选</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>Unlocked {things}</source>
        <translation>已解锁{things}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/session.py"/>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Up, Down</source>
        <translation>上、下</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/up_down.py"/>
        <source>Up/down</source>
        <translation>上/下路由</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Uplinks</source>
        <translation>上行链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>Uplinks of each leaf; 0: as many as it has ports down (1:1)</source>
        <translation>每台叶的上行链路数；0：与下行端口数相同（1:1）</translation>
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
        <translation>若其中某种介质适用，则端口笼的所有链路都用它，否则用最便宜的适用介质。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>Use one of the two media for the whole link if it does, else the cheapest that does.</source>
        <translation>若两种介质之一适用，则整条链路都用它，否则用最便宜的适用介质。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/settings.py"/>
        <source>Use rule profile {profile}</source>
        <translation>采用规则方案 {profile}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>Use the cheapest medium that fits</source>
        <translation>改用适用的最便宜介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/cheapest.py"/>
        <source>Use the cheapest medium that fits for {sum:,} cables</source>
        <translation>为 {sum:,} 根线缆改用适用的最便宜介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/labels.py"/>
        <source>Use these</source>
        <translation>采用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/grid.py"/>
        <source>Use this grid</source>
        <translation>使用此网格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <source>Use this routing</source>
        <translation>采用此路由策略</translation>
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
        <translation>U{low:g} 至 U{high:g}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>U{u:g} of rack {rack}</source>
        <translation>机柜 {rack} 的 U{u:g}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/stale.py"/>
        <source>U{u:g} of rack {where} is taken by {found}</source>
        <translation>机柜 {where} 的 U{u:g} 已被 {found} 占用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/devices.py"/>
        <source>U{u:g} of rack {where} is taken by {other} (U{other_u:g}); choose another rack unit</source>
        <translation>机柜 {where} 的 U{u:g} 已被 {other}（U{other_u:g}）占用；请选择其他机柜单元</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>Vendor prints</source>
        <translation>厂商标称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
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
        <translation>广域网</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>WAN fibre</source>
        <translation>广域网光纤</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>WAN link</source>
        <translation>WAN 链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <location filename="../../fabric_studio/ui/views/span_tool.py"/>
        <source>WAN link …</source>
        <translation>WAN 链路 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/context.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/conduit.py"/>
        <location filename="../../fabric_studio/ui/views/span_tool.py"/>
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
        <translation>墙不会为机柜移动。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/layers.py"/>
        <source>Walls, doors and areas</source>
        <translation>墙、门和区域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>Warn from this share of the reach</source>
        <translation>达到可达距离的此比例即为警告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>Warning from this share of the section</source>
        <translation>达到截面的此比例即为警告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>Warnings: none</source>
        <translation>警告：无</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>Watch it run</source>
        <translation>观看运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>Wavelength, number of fibres, lane speed and kind of fibre must be the same at both ends and in every cable between; parallel single-mode optics of one lane speed mix, whatever their reach (DR4 with its 100 m part, LPO or CPO).</source>
        <translation>两端以及中间每根线缆的波长、芯数、通道速率和光纤种类必须相同；通道速率相同的并行单模光模块可以混用，与可达距离无关（DR4 与其 100 m 型号、LPO 或 CPO）。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_no_go.py"/>
        <source>Ways of escape, hatches and the reach of a crane stay free, whatever is short of space.</source>
        <translation>无论空间多紧张，逃生通道、检修口和吊装范围都要保持畅通。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>Welcome to Fabric Studio</source>
        <translation>欢迎使用 Fabric Studio</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>What each of its power feeds, A and B, gives by itself. Empty: what its rack PDUs pass on, else the rating of the part.</source>
        <translation>A、B 两路供电各自能提供的功率。留空：按机柜 PDU 的容量，否则按部件额定值。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>What each rank computes, sends and calls, from traces name.0.et, name.1.et ... of schema 0.0.4; name one of them.</source>
        <translation>每个 rank 的计算、收发和调用，来自模式 0.0.4 的轨迹 name.0.et、name.1.et 等；指定其中一个。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/permutation.py"/>
        <location filename="../../fabric_studio/workloads/send_recv.py"/>
        <source>What each rank sends</source>
        <translation>每个 rank 发送的量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>What each sender sends</source>
        <translation>每个发送者发送的量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>What fails or slows down, and when: 0.2 down leaf-01; 0.8 up leaf-01; 0 slow C00012 0.5</source>
        <translation>何时何物中断或降速：0.2 down leaf-01; 0.8 up leaf-01; 0 slow C00012 0.5</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>What feed {feed} carries while feed {other} is lost: all that is on both, and what is on {feed} alone</source>
        <translation>{other} 路断电时 {feed} 路承担的负载：接入两路的全部设备，以及只接 {feed} 路的设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>What flows of size 0 move; 0 = refuse them</source>
        <translation>大小为 0 的流传送的量；0 = 拒绝</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/mend.py"/>
        <source>What is fixed</source>
        <translation>将修复的内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>What is not in stock is made to order: it costs weeks and cannot be replaced from the shelf. Over panels the cables that are really bought count for the reach, and they are longer than what was measured.</source>
        <translation>没有库存的需要定制：要等几周，也无法用备件替换。经配线架时按实际购买的线缆计算可达距离，它们比测量值更长。</translation>
    </message>
    <message>
        <location filename="../../resources/rules/profiles.yaml"/>
        <source>What is only advice while a design is young becomes dear once cables are ordered and cut.</source>
        <translation>设计初期只是建议的问题，线缆订购并裁切之后代价就很高。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/steps.py"/>
        <source>What is selected</source>
        <translation>所选内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>What is ticked becomes the picture under the plan, in the measures of the drawing.</source>
        <translation>勾选的内容将按图纸尺寸作为平面图下的底图。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>What is unknown is left out of sums and never taken for zero; a rack that holds such parts is heavier and hotter than the checks see.</source>
        <translation>未知数据不计入总和，也绝不当作零；装有这类部件的机柜比检查所见更重、更热。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>What is written on racks and devices in each view</source>
        <translation>各视图中机柜和设备上显示的文字</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>What replicas share out: nothing, optimizer states, or weights and gradients as well</source>
        <translation>副本之间分片的内容：无、优化器状态，或连同权重和梯度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>What the names of the new switches end in</source>
        <translation>新交换机名称的后缀</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>What they become, as the catalogue calls it</source>
        <translation>替换后的部件，按部件目录中的名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/why_card.py"/>
        <source>What this model leaves out</source>
        <translation>此模型未考虑的因素</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>What to rename</source>
        <translation>要重命名的对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/command_palette.py"/>
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
        <translation>若各条线使用不同介质，则全部使用第一种。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>Where the fronts of the first row look</source>
        <translation>首列正面的朝向</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>Where the new switches go; where no rack finds a place, into the same racks</source>
        <translation>新交换机的位置；机柜放不下时装入原机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>Which of its {count} CPUs a device hangs on is not known</source>
        <translation>设备挂在其 {count} 个 CPU 中的哪一个上未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>Which ports of side A; front and rear are faces of a panel</source>
        <translation>A 侧使用哪类端口；front 和 rear 为配线架的前后面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>Which ports of side Z</source>
        <translation>Z 侧使用哪类端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/why_card.py"/>
        <source>Why a step takes that long</source>
        <translation>一步为何需要这么久</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/why.py"/>
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
        <location filename="../../fabric_studio/ui/panels/simulation/why.py"/>
        <source>Why {format_time}?</source>
        <translation>为何 {format_time}？</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>Widest aisle that two rows share, in mm</source>
        <translation>两列机柜共用通道的最大宽度（mm）</translation>
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
        <translation>过道宽度</translation>
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
        <location filename="../../fabric_studio/rules/checks/fed_from_one_side.py"/>
        <source>With two feeds, A and B, a device on both stays up when one is lost; one with a single supply, or with both in the same rack PDU, goes down. The rule says what falls with each feed, so that a plan can be judged before a feed is serviced. It is a warning where servers that keep their power lose every switch of a network, since then a feed takes more than hangs on it. Devices are on both until somebody says otherwise. Whether half of its supplies carry a device is not judged: one that needs four of six (4+2) goes down with either of two feeds.</source>
        <translation>有 A、B 两路供电时，接入两路的设备在一路断电后继续运行；只有一个电源、或两个电源接在同一机柜 PDU 上的设备会停机。本规则说明每一路断电时会停哪些设备，以便在检修供电路之前判断方案。若仍有电的服务器因此失去某个网络的全部交换机，则为警告，因为该路影响的不只是接在它上面的设备。未另行设定的设备视为接入两路。一半电源能否承担设备不作判断：六个电源中需要四个（4+2）的设备，两路中任一路断电都会停机。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/findings.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/detail.py"/>
        <source>Withdraw approval</source>
        <translation>撤回认可</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/registry.py"/>
        <source>Wizard</source>
        <translation>向导</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/context_menus.py"/>
        <source>Wizards</source>
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
        <translation>计算网络</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_controls.py"/>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>Workload, its ranks and its parameters, with ; between jobs: all_reduce ranks=0-31 bytes=1GB</source>
        <translation>工作负载、其 rank 和参数，作业之间用 ;：all_reduce ranks=0-31 bytes=1GB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>Workloads side by side, each on ranks of its own, that share the network.</source>
        <translation>多个工作负载并行，各用自己的 rank，共享网络。</translation>
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
        <translation>写出物料清单</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Writing the cable schedule</source>
        <translation>写出线缆表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/astrasim_network.py"/>
        <location filename="../../fabric_studio/io/exporters/bom_csv.py"/>
        <location filename="../../fabric_studio/io/exporters/bom_xlsx.py"/>
        <location filename="../../fabric_studio/io/exporters/cables_csv.py"/>
        <location filename="../../fabric_studio/io/exporters/cables_xlsx.py"/>
        <location filename="../../fabric_studio/io/exporters/cut_list_csv.py"/>
        <location filename="../../fabric_studio/io/exporters/device_cables_csv.py"/>
        <location filename="../../fabric_studio/io/exporters/dot_graph.py"/>
        <location filename="../../fabric_studio/io/exporters/htsim_topology.py"/>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <location filename="../../fabric_studio/io/exporters/simai_topology.py"/>
        <source>Written</source>
        <translation>已写出</translation>
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
        <translation>Z 端 U 位（最低）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z device</source>
        <translation>Z 端设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z end: {medium}</source>
        <translation>Z 端：{medium}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Z first</source>
        <translation>Z 侧起始端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z hall</source>
        <translation>Z 端机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z label</source>
        <translation>Z 端标签</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z lanes</source>
        <translation>Z 端通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z port</source>
        <translation>Z 端端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Z ports</source>
        <translation>Z 侧端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z rack</source>
        <translation>Z 端机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z row</source>
        <translation>Z 端列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z site</source>
        <translation>Z 端园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>Z storey</source>
        <translation>Z 端楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>Zero bytes</source>
        <translation>零字节流</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/zoom_bar.py"/>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/keyboard.py"/>
        <source>Zoom at the pointer</source>
        <translation>在指针处缩放</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/window.py"/>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/section.py"/>
        <source>[ and ] cut the next row, X cuts the other way; click to select</source>
        <translation>[ 和 ] 剖切相邻列，X 换方向；单击选择</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>`switches` is not a mapping of names</source>
        <translation>`switches` 不是名称的映射</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a 7z archive</source>
        <translation>7z 压缩包</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <source>a WAN span cannot be {length_km:g} km long; type its route length</source>
        <translation>广域网段不能为 {length_km:g} km；请输入其路由长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <location filename="../../fabric_studio/app/commands/spans.py"/>
        <source>a WAN span joins two different sites; choose another one</source>
        <translation>广域网段连接两个不同的园区；请选择另一个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/entry.py"/>
        <source>a bend at {x:g}, {y:g} is nowhere</source>
        <translation>位于 {x:g}, {y:g} 的转折点不存在</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/proposal.py"/>
        <source>a breakout cable would lose some of its tails; take all of its lines or none</source>
        <translation>分支线缆会失去部分分支端；请全选其各条线或都不选</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a bzip2 file</source>
        <translation>bzip2 文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>a cable cannot be {length_mm:g} mm long; type a length, or clear it to measure</source>
        <translation>线缆不能为 {length_mm:g} mm；请输入长度，或清空以测量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/link_words.py"/>
        <source>a cable that is not there any more</source>
        <translation>一根已不存在的线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>a cable, device or port (leaf-01 12/2) that is down, or goes down at that time (5ms); may be repeated</source>
        <translation>中断的线缆、设备或端口（leaf-01 12/2），或在该时刻（5ms）中断；可重复</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>a cage has from 1 port and up to {most_lanes:,} lanes</source>
        <translation>端口笼有 1 个以上端口，通道最多 {most_lanes:,} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>a campus of its own</source>
        <translation>一个独立园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <source>a catalogue part is not deleted by itself; delete what uses it</source>
        <translation>目录部件不能单独删除；请删除使用它的对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a database</source>
        <translation>数据库</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>a design has no PCIe; what hangs together and at which rates is in the notes of the part</source>
        <translation>设计中没有 PCIe；其连接关系和速率记在部件备注中</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/underlays.py"/>
        <source>a design holds {most} pictures at most; delete one first</source>
        <translation>一个设计最多容纳 {most} 张图片；请先删除一张</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>a design needs a place to save it</source>
        <translation>设计需要保存位置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/recovery.py"/>
        <source>a design that was never saved</source>
        <translation>从未保存过的设计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/send_recv.py"/>
        <source>a distance of {distance} leads every one of {n_ranks} ranks to itself</source>
        <translation>距离 {distance} 会使 {n_ranks} 个 rank 都指向自身</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>a failed link; take it out of the design instead</source>
        <translation>故障链路；请改为从设计中去掉</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>a fat tree of htsim has 2 or 3</source>
        <translation>htsim 的胖树为 2 或 3 层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>a fat tree of htsim needs no second file</source>
        <translation>htsim 的胖树不需要第二个文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>a figure is {wrong}</source>
        <translation>有一项数据为 {wrong}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>a flat topology names no switch and no node</source>
        <translation>扁平拓扑不含交换机和节点名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>a flow has {max:g} bytes</source>
        <translation>有一条流为 {max:g} 字节</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/demand_flows.py"/>
        <source>a flow waits for others with pauses of different lengths, which no list can say</source>
        <translation>一条流等待其他流的停顿长度不一，列表无法表达</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>a folder; made when it is not there</source>
        <translation>文件夹；不存在时自动创建</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/shell.py"/>
        <location filename="../../fabric_studio/app/commands/storeys.py"/>
        <source>a hall of {width_mm:g} x {depth_mm:g} mm has no floor; give both measures</source>
        <translation>{width_mm:g} x {depth_mm:g} mm 的机房没有面积；请给出两个尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>a key that is not known</source>
        <translation>未知的键</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/labels.py"/>
        <source>a label has no {field}; there are {known}</source>
        <translation>标签没有 {field}；可用的有 {known}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/labels.py"/>
        <source>a label is one line of 1 to {longest} characters</source>
        <translation>标签为一行，1 至 {longest} 个字符</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>a leaf of {ports} ports with {room} down and {uplinks} up has no room for a server of {gpus} NICs</source>
        <translation>{ports} 端口的叶交换机在下行 {room}、上行 {uplinks} 时，接不下有 {gpus} 个网卡的服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>a library is missing ({error}); install it, or set the machine up with make env</source>
        <translation>缺少一个库（{error}）；请安装，或用 make env 配置本机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>a list must not contain blanks</source>
        <translation>列表中不得有空格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>a mark for htsim's own use</source>
        <translation>htsim 自用的标记</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>a medium needs a host connector, or a module for at least one cage</source>
        <translation>介质需要主机侧连接器，或至少一种端口笼的模块</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>a newer Fabric Studio</source>
        <translation>更新的 Fabric Studio</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>a node is linked with itself</source>
        <translation>节点与自身相连</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>a parameter; may be given several times</source>
        <translation>一个参数；可多次给出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/underlays.py"/>
        <source>a picture of {image:.0f} MB is too large; at most {blob_limit} MB fit</source>
        <translation>{image:.0f} MB 的图片太大；最多 {blob_limit} MB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/underlay.py"/>
        <source>a picture of {size:,} x {size2:,} pixels is too large; at most {most_pixels} million fit</source>
        <translation>{size:,} x {size2:,} 像素的图片太大；最多 {most_pixels} 百万像素</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/underlays.py"/>
        <source>a picture {width_mm} wide is no plan; it may be {least_mm} to {most_mm} wide</source>
        <translation>宽 {width_mm} 的图片不能作底图；宽度应为 {least_mm} 至 {most_mm}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <source>a piece of the switch that shows itself as an adapter; neither host nor cable</source>
        <translation>以适配器形式出现的交换机部件；既非主机也非线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>a port</source>
        <translation>A 端端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>a port is taken</source>
        <translation>有一个端口已被占用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a program</source>
        <translation>程序</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/settings.py"/>
        <source>a project name is one line of at most {longest_name} characters</source>
        <translation>工程名称为一行，最多 {longest_name} 个字符</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>a project: a .fabric file or folder</source>
        <translation>工程：.fabric 文件或文件夹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/open.py"/>
        <source>a project; without it the gallery opens</source>
        <translation>工程；不给出时打开模板库</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>a queue of the packet simulator; the design has none</source>
        <translation>包级仿真器的队列；设计中没有</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trays.py"/>
        <source>a riser joins two different storeys; add a storey first</source>
        <translation>竖井连接两个不同的楼层；请先新增楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/rooms.py"/>
        <source>a room of {width_mm:g} x {depth_mm:g} mm has no floor; give both measures</source>
        <translation>{width_mm:g} x {depth_mm:g} mm 的房间没有面积；请给出两个尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>a room with walls</source>
        <translation>有墙的房间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>a run cannot be called {name!r:.60}; use letters, digits, spaces and . _ -</source>
        <translation>运行结果不能命名为 {name!r:.60}；请使用字母、数字、空格以及 . _ -</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/underlays.py"/>
        <source>a scale needs two different points; click both ends of a length that you know</source>
        <translation>比例需要两个不同的点；请点击一段已知长度的两端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/compare.py"/>
        <source>a second design and -p are both given</source>
        <translation>同时给出了第二个设计和 -p</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>a second file that helps, such as a GUID to name map or the system file of ASTRA-sim</source>
        <translation>提供帮助的第二个文件，例如 GUID 名称对照表或 ASTRA-sim 的系统文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>a second project</source>
        <translation>第二个工程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>a setting of the simulation in {what}; choose algorithms when you simulate</source>
        <translation>{what} 中的仿真设置；请在仿真时选择算法</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>a setting of the simulator; the design has no loss</source>
        <translation>仿真器的设置；设计中没有丢包</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>a single-port head of {medium} leaves a port of the twin-port {cage} cage dead</source>
        <translation>{medium} 的单端口插头会使双端口 {cage} 端口笼的一个端口闲置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/ends.py"/>
        <source>a single-port module leaves a port of the twin-port {cage} cage dead</source>
        <translation>单端口模块会使双端口 {cage} 端口笼的一个端口闲置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source>a size such as 64MB</source>
        <translation>大小，例如 64MB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>a splitter has far_connectors and more than two heads</source>
        <translation>分支线缆要有 far_connectors，且插头多于两个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>a switch cannot be its own child</source>
        <translation>交换机不能是自己的下级</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/grid.py"/>
        <source>a switch has {count} neighbours, more than any torus</source>
        <translation>有交换机的邻居为 {count} 个，超过任何环面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <source>a switch has {ratio:g} times as much capacity down as up, and no link is shared there</source>
        <translation>有交换机的下行容量是上行的 {ratio:g} 倍，而该格式中没有共享的链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>a switch has {ratio:g} times as much capacity down as up, htsim knows whole numbers from 1</source>
        <translation>有交换机的下行容量是上行的 {ratio:g} 倍，htsim 只支持从 1 起的整数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/graph.py"/>
        <source>a switch whose part gives no latency counts {latency_ns:g} ns (estimate)</source>
        <translation>部件未给出时延的交换机按 {latency_ns:g} ns 计（估计）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/grid.py"/>
        <source>a switch with accelerators is joined to no other switch</source>
        <translation>有带加速器的交换机没有与其他交换机相连</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_topology.py"/>
        <source>a topology of NCCL needs no second file</source>
        <translation>NCCL 拓扑不需要第二个文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology.py"/>
        <source>a topology of this kind needs no second file</source>
        <translation>此类拓扑不需要第二个文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trays.py"/>
        <source>a tray needs two different ends; drag from one to the other</source>
        <translation>桥架需要两个不同的端点；请从一端拖到另一端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>a trigger without id</source>
        <translation>触发器没有 id</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity_field.py"/>
        <source>a value is needed here</source>
        <translation>此处需要填写数值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>a wall needs two different ends; drag from one to the other</source>
        <translation>墙需要两个不同的端点；请从一端拖到另一端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>a wall of {thickness_mm:g} mm keeps nothing apart; give its thickness</source>
        <translation>厚 {thickness_mm:g} mm 的墙不能起隔断作用；请给出厚度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>a way of escape, a hatch</source>
        <translation>逃生通道、地面检修口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/sheets.py"/>
        <source>a workbook holds {max_rows:,} rows</source>
        <translation>工作簿最多容纳 {max_rows:,} 行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a zip file (.xlsx, .docx, .fabric ...)</source>
        <translation>zip 文件（.xlsx、.docx、.fabric ……）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>a zstd file</source>
        <translation>zstd 文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>a {cage} cage of {speed_gbps:g} Gb/s per link cannot run at {speed_gbps2:g} Gb/s</source>
        <translation>每链路 {speed_gbps:g} Gb/s 的 {cage} 端口笼不能以 {speed_gbps2:g} Gb/s 运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/ends.py"/>
        <source>a {cage} module does not fit the {cage2} cage</source>
        <translation>{cage} 模块不适合 {cage2} 端口笼</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/edit_records.py"/>
        <source>a {kind} has no field {name!r:.40}</source>
        <translation>{kind} 没有字段 {name!r:.40}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>a {kind} has no field {name!r}</source>
        <translation>{kind} 没有字段 {name!r}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>a {kind} has no outline to drag; {sized} have one</source>
        <translation>{kind}没有可拖动的轮廓；{sized} 才有</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>a {kind} has no {name}</source>
        <translation>{kind} 没有 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>a {kind} needs {name}</source>
        <translation>{kind} 需要 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>a {kind} of {width_mm:g} x {depth_mm:g} mm has no floor; give both measures</source>
        <translation>{width_mm:g} x {depth_mm:g} mm 的{kind}没有面积；请给出两个尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>a {kind} with one of these ids is already in the design</source>
        <translation>设计中已有使用其中某个 id 的 {kind}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>a {noun} of {width_mm:g} x {depth_mm:g} mm has no floor; give both measures</source>
        <translation>{width_mm:g} x {depth_mm:g} mm 的{noun}没有面积；请给出两个尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trays.py"/>
        <source>a {noun} of {width_mm:g} x {depth_mm:g} mm holds no cable; give both inside measures</source>
        <translation>{width_mm:g} x {depth_mm:g} mm 的{noun}装不下线缆；请给出两个内部尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>about the same</source>
        <translation>大致相同</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>accelerator</source>
        <translation>加速器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>accelerators</source>
        <translation>加速器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <source>accelerators have from {low:g} to {high:g} Gb/s of network</source>
        <translation>加速器的网络速率从 {low:g} 到 {high:g} Gb/s 不等</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tensor_group_split.py"/>
        <source>accelerators in a tensor-parallel group; not set</source>
        <translation>张量并行组的加速器数；未设置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>adapters</source>
        <translation>适配器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>add a block that starts with Tier {index}</source>
        <translation>请加一个以 Tier {index} 开头的段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>add a line: trigger id {name} oneshot</source>
        <translation>请加一行：trigger id {name} oneshot</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>add a second meet-me room and lead every other conduit there</source>
        <translation>新增第二个汇接间，并把每隔一条的管道引入那里</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>add it</source>
        <translation>请加上</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>add one from the catalogue</source>
        <translation>请从部件库中添加一台</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/routing_comparison.py"/>
        <location filename="../../fabric_studio/app/running.py"/>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <location filename="../../fabric_studio/io/plain_network.py"/>
        <source>add servers and cable them</source>
        <translation>请添加服务器并接线</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_list.py"/>
        <source>added</source>
        <translation>新增</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>after the declared flows, where the simulators read nothing</source>
        <translation>在声明的流之后，仿真器不再读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>after the declared links, where the simulators read nothing</source>
        <translation>在声明的链路之后，仿真器不再读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>after the {declared} flows that line 1 declares</source>
        <translation>在第 1 行声明的 {declared} 条流之后</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>after the {declared} layers that line 2 declares</source>
        <translation>在第 2 行声明的 {declared} 层之后</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>after the {links} links that line 1 declares</source>
        <translation>在第 1 行声明的 {links} 条链路之后</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>agg switches</source>
        <translation>汇聚交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>align</source>
        <translation>对齐</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/comparison.py"/>
        <source>all done after</source>
        <translation>全部完成于</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>all ranks must call in one order</source>
        <translation>所有 rank 必须按同一顺序调用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>all that is to be ordered</source>
        <translation>全部订货</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>all {count} are fixed</source>
        <translation>{count} 项全部修复</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>all {count} conduits of {name} end in {room} ({names}): fire or water in that one room cuts every fibre path out of the building</source>
        <translation>{name} 的全部 {count} 条管道都终结于 {room}（{names}）：该房间一旦起火或进水，楼栋的所有光纤路径都会中断</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>all-gather inside</source>
        <translation>域内 AllGather</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/group_calls.py"/>
        <source>all-to-all in groups of {shape} makes {pairs:,} pairs</source>
        <translation>{shape} 个一组的 All-to-All 会产生 {pairs:,} 对</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>also write the run as tables into a folder</source>
        <translation>另把运行结果写成表格存入文件夹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>also write the traffic as a list of flows: .csv, or .cm for htsim</source>
        <translation>另把流量写成流列表：.csv，或用于 htsim 的 .cm</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>an NVSwitch linked with a switch of the network; no part has such a port</source>
        <translation>NVSwitch 与网络交换机相连；没有部件有这样的端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>an aggregated block repeats the nodes of its blocks</source>
        <translation>聚合块重复了其各块的节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>an all-to-all of so many ranks is only sampled, which cannot be mixed with other jobs</source>
        <translation>如此多 rank 的 All-to-All 只能采样，不能与其他作业混合</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>an alternative to the topology that was read</source>
        <translation>是已读取拓扑的备选</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/findings.py"/>
        <source>an approval needs a reason; write why this finding is accepted</source>
        <translation>认可需要理由；请写明为何接受该检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>an area is one of {area_purposes}, not {purpose!r}</source>
        <translation>区域应为 {area_purposes} 之一，而不是 {purpose!r}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/clipboard.py"/>
        <source>an array of {count} copies cannot be made; type 1 to 10,000</source>
        <translation>不能生成 {count} 份阵列；请输入 1 至 10,000</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>an internal error, which is a fault of this program; please report it with {keep_trace}</source>
        <translation>内部错误，属于本程序的缺陷；请附上 {keep_trace} 报告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>an xz file</source>
        <translation>xz 文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>and {count:,} more of {rule} that are not listed</source>
        <translation>{rule} 还有 {count:,} 项未列出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/live_check.py"/>
        <source>and {count} more</source>
        <translation>还有 {count} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/hover.py"/>
        <source>and {inside} more devices</source>
        <translation>还有 {inside} 台设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/hover.py"/>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>and {mine} more findings</source>
        <translation>还有 {mine} 条检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/here.py"/>
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
        <translation>另一个窗口正在恢复它</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <source>appliance</source>
        <translation>一体机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>approvals</source>
        <translation>认可</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>approved ({reason})</source>
        <translation>已认可（{reason}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
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
        <location filename="../../fabric_studio/ui/panels/simulation/run_controls.py"/>
        <source>as fast as possible</source>
        <translation>尽可能快</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>as fine as its pixels</source>
        <translation>取决于像素</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>as measured</source>
        <translation>按测量值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>as the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>as the switches that are copied</source>
        <translation>与被复制的交换机相同</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/svg.py"/>
        <source>asks for something outside the file ({what})</source>
        <translation>请求了文件之外的内容（{what}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>assembly</source>
        <translation>组件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/listing.py"/>
        <source>at least {low}{unit}</source>
        <translation>至少 {low}{unit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>at least {show}</source>
        <translation>至少 {show}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>at least: {count:,} without a figure are not in it</source>
        <translation>至少：{count:,} 项没有数据，未计入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/sweep.py"/>
        <source>at most {best} GB/s</source>
        <translation>最高 {best} GB/s</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/listing.py"/>
        <source>at most {high}{unit}</source>
        <translation>最多 {high}{unit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>at most {limit:,} are read</source>
        <translation>最多读取 {limit:,} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_rows.py"/>
        <source>at most {longest_name} are read</source>
        <translation>最多读取 {longest_name} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_network.py"/>
        <source>at most {most_cables:,} are drawn</source>
        <translation>最多绘制 {most_cables:,} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/link_media.py"/>
        <source>at most {most_delays} are kept</source>
        <translation>最多保留 {most_delays} 种</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>at most {most_gpus_per_server:,} in one domain are read</source>
        <translation>同一域内最多读取 {most_gpus_per_server:,} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>at most {most_links:,} are drawn</source>
        <translation>最多绘制 {most_links:,} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/design.py"/>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>at most {most_nodes:,} are read</source>
        <translation>最多读取 {most_nodes:,} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_files.py"/>
        <source>at most {most_nodes:,} are simulated</source>
        <translation>最多仿真 {most_nodes:,} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>at most {most_npus:,} are read</source>
        <translation>最多读取 {most_npus:,} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>at one end</source>
        <translation>在一端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>at the left</source>
        <translation>左侧</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>at the other</source>
        <translation>在另一端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>at the right</source>
        <translation>右侧</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>at the side that is nearest</source>
        <translation>最近一侧</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>at {device}</source>
        <translation>在 {device} 处</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/results.py"/>
        <source>at {time_s:.6g} s: {event}</source>
        <translation>{time_s:.6g} s：{event}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>at {time}: {text}</source>
        <translation>{time}：{text}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>auto (look at the file) or one of {formats}</source>
        <translation>auto（根据文件判断）或以下之一：{formats}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>auto: NCCL's choice with efficiency=measured, else ring; ring: one ring per NIC through all ranks; nvls: reduced in the scale-up switch; hierarchical: inside each scale-up domain, then across</source>
        <translation>自动（auto）：efficiency=measured 时按 NCCL 的选择，否则为 ring；ring：每个网卡一个环，经过所有 rank；nvls：在纵向扩展交换机中归约；hierarchical：先在各纵向扩展域内，再跨域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>auto: NCCL's choice with efficiency=measured, else ring; ring: one ring per NIC through all ranks; tree: double binary tree over servers</source>
        <translation>自动（auto）：efficiency=measured 时按 NCCL 的选择，否则为 ring；ring：每个网卡一个环，经过所有 rank；tree：服务器间双二叉树</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>auto: NCCL's choice with efficiency=measured, else ring; ring: one ring per NIC through all ranks; tree: double binary tree over servers; nvls: reduced in the scale-up switch; nvls_tree: that inside, trees between; collnet: reduced in the network's switches (SHARP); hierarchical: inside each scale-up domain, then across</source>
        <translation>自动（auto）：efficiency=measured 时按 NCCL 的选择，否则为 ring；ring：每个网卡一个环，经过所有 rank；tree：服务器间双二叉树；nvls：在纵向扩展交换机中归约；nvls_tree：域内如此，域间用树；collnet：在网络交换机中归约（SHARP）；hierarchical：先在各纵向扩展域内，再跨域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>auto: traffic for another rail changes to it inside the server, over the scale-up domain; off: it never does</source>
        <translation>自动（auto）：去往其他轨道的流量先在服务器内经纵向扩展域换轨；off：从不换轨</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/bend_too_tight.py"/>
        <source>bend radius of the medium: 30 AWG copper 45 mm when repeated, fibre about 30 mm (Oracle cable management guide; 5 to 10 diameters)</source>
        <translation>介质的弯曲半径：30 AWG 铜缆反复弯曲 45 mm，光纤约 30 mm（Oracle 线缆管理指南；直径的 5 至 10 倍）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>bends</source>
        <translation>转折点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>bisection</source>
        <translation>对分</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>block sizes are a setting of the scheduler and say nothing about hardware</source>
        <translation>块大小是调度器的设置，与硬件无关</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>blocks by size</source>
        <translation>各大小的块</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>both ends are on {name}; drag to a port of another device</source>
        <translation>两端都在 {name} 上；请拖到另一台设备的端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>both ends in the same node (loop plugs?): {cables} ({shown}), kept</source>
        <translation>两端在同一节点（环回插头？）：{cables}（{shown}），已保留</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>both ends of {name} are plugged into {port}</source>
        <translation>{name} 的两端都插在 {port}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_on_condition.py"/>
        <source>both hosts must be qualified for linear optics (LPO)</source>
        <translation>两端主机都须通过线性光模块（LPO）认证</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_on_condition.py"/>
        <source>both hosts must be qualified for linear optics (LPO); 200 Gb/s per lane LPO is still in development</source>
        <translation>两端主机都须通过线性光模块（LPO）认证；每通道 200 Gb/s 的 LPO 仍在开发中</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>both {what} of {servers} end in rack {rack}, at {switches}: one rack takes both away</source>
        <translation>{servers}的两个{what}都终结于机柜 {rack} 的 {switches}：一个机柜就会同时失去两者</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>breakout lists of the parts (for example MCP7Y00: 800G to two 400G)</source>
        <translation>部件的分支列表（例如 MCP7Y00：800G 分成两路 400G）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>breakout {breakout!r} is not written like 2x400G</source>
        <translation>分支 {breakout!r} 未按 2x400G 的形式书写</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>breakout {breakout} is more than the cage's {cage_speed_gbps:g} Gb/s</source>
        <translation>分支 {breakout} 超过端口笼的 {cage_speed_gbps:g} Gb/s</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>build, check, simulate and export a SuperPOD, without a window</source>
        <translation>不开窗口，生成、检查、仿真并导出一个 SuperPOD</translation>
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
        <translation>线束</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>bus bandwidth</source>
        <translation>总线带宽</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/measured.py"/>
        <source>bus bandwidth by size</source>
        <translation>各消息大小的总线带宽</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>bus bandwidth, at most</source>
        <translation>总线带宽（最多）</translation>
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
        <translation>（受 Z 端模块 {far} 限制）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>by the module at end {side} ({part_numbers})</source>
        <translation>（受 {side} 端模块 {part_numbers} 限制）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>bytes</source>
        <translation>字节</translation>
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
        <translation>线缆与模块，平均</translation>
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
        <translation>线缆 {cable} 至 {end}，{medium}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>cable, medium not chosen yet</source>
        <translation>线缆，尚未选择介质</translation>
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
        <translation>线缆与模块</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>cables and modules, typical</source>
        <translation>线缆与模块，典型</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>cables inside chassis</source>
        <translation>机箱内线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/cheapest.py"/>
        <source>cables, or racks or devices at which they end; nothing: all cables</source>
        <translation>线缆，或其所接的机柜或设备；不选：全部线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>cables, up to which one side will do</source>
        <translation>线缆数，不超过时允许都在一侧</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>cage</source>
        <translation>端口笼</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>cage {cage!r} is not one of {cages}</source>
        <translation>端口笼 {cage!r} 不在以下之列：{cages}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>cage {cage}</source>
        <translation>端口笼 {cage}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ports.py"/>
        <source>cage {cage} of {device} has {lanes} lanes, so lanes {first} to {last} cannot be used</source>
        <translation>{device} 的端口笼 {cage} 有 {lanes} 条通道，不能使用通道 {first} 至 {last}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/ports.py"/>
        <source>cage {port} (the part has {cages})</source>
        <translation>端口笼 {port}（部件有 {cages} 个）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>cage {unknown!r:.40} is not one of {cages}</source>
        <translation>端口笼 {unknown!r:.40} 不在以下之列：{cages}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>cage {unknown!r} is not one of {cages}</source>
        <translation>端口笼 {unknown!r} 不在以下之列：{cages}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>cage_speed_gbps is 0 for the passive positions of a panel (role patch) and for nothing else</source>
        <translation>cage_speed_gbps 仅对配线架的无源位置（role patch）为 0</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>cages</source>
        <translation>端口笼</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/measured.py"/>
        <source>can only be laid over a sweep of message sizes, and this run is {workload}</source>
        <translation>只能叠加在消息大小扫描上，而本次运行为 {workload}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>cancelled; nothing was changed</source>
        <translation>已取消；未作任何更改</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>cannot be read ({error})</source>
        <translation>无法读取（{error}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/files.py"/>
        <source>cannot be read ({reason})</source>
        <translation>无法读取（{reason}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <location filename="../../fabric_studio/io/recovery.py"/>
        <source>cannot be read ({strerror})</source>
        <translation>无法读取（{strerror}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>cannot be read as YAML ({error})</source>
        <translation>无法按 YAML 读取（{error}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/recovery.py"/>
        <source>cannot be recovered ({error})</source>
        <translation>无法恢复（{error}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>cannot be used</source>
        <translation>无法使用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/constants.py"/>
        <location filename="../../fabric_studio/workloads/training/model.py"/>
        <source>cannot be used: {error}</source>
        <translation>无法使用：{error}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>cannot be written ({reason})</source>
        <translation>无法写入（{reason}）</translation>
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
        <translation>编辑进行中不能执行 {how}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>carries the building</source>
        <translation>承重</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>carries {join}</source>
        <translation>承载 {join}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>catalogue</source>
        <translation>部件目录</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>category</source>
        <translation>类别</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>centre x</source>
        <translation>水平居中</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>centre y</source>
        <translation>垂直居中</translation>
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
        <translation>机箱</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>cheaper</source>
        <translation>更便宜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>cheapest</source>
        <translation>最便宜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>check a design against the rules</source>
        <translation>按规则检查设计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>check its permissions</source>
        <translation>请检查其权限</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/design.py"/>
        <source>check that the command that wrote it succeeded</source>
        <translation>请确认写出它的命令已成功</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <location filename="../../fabric_studio/ui/underlay/files.py"/>
        <source>check the file</source>
        <translation>请检查文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>check the name</source>
        <translation>请检查名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>check the path and its permissions</source>
        <translation>请检查路径及其权限</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>checking it against the rules</source>
        <translation>按规则检查</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_figures.py"/>
        <location filename="../../fabric_studio/ui/window/status_bar.py"/>
        <source>checking …</source>
        <translation>正在检查 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <source>checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>choose 0 to {n_ranks}</source>
        <translation>请选 0 至 {n_ranks}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>choose 0 to {n_ranks}, or -1 for none</source>
        <translation>请选 0 至 {n_ranks}，或 -1 表示无</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/send_recv.py"/>
        <source>choose 1 to {n_ranks}</source>
        <translation>请选 1 至 {n_ranks}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/files.py"/>
        <source>choose a PNG, JPEG, SVG, PDF or DXF file</source>
        <translation>请选择 PNG、JPEG、SVG、PDF 或 DXF 文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>choose a larger factor</source>
        <translation>请选更大的倍数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>choose a larger one</source>
        <translation>请选更大的值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>choose a model, or 1</source>
        <translation>请选一个模型，或 1</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/lanes.py"/>
        <source>choose algorithm=aggregate</source>
        <translation>请选 algorithm=aggregate</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>choose algorithm=aggregate or fewer ranks</source>
        <translation>请选 algorithm=aggregate 或更少的 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>choose algorithm=auto or ring</source>
        <translation>请选 algorithm=auto 或 ring</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/lanes.py"/>
        <source>choose algorithm=pairwise or aggregate</source>
        <translation>请选 algorithm=pairwise 或 aggregate</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/dxf.py"/>
        <location filename="../../fabric_studio/ui/underlay/pdf.py"/>
        <source>choose another file</source>
        <translation>请选择其他文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>choose another folder</source>
        <translation>请选择其他文件夹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <location filename="../../fabric_studio/io/members.py"/>
        <location filename="../../fabric_studio/io/project.py"/>
        <location filename="../../fabric_studio/io/whole_file.py"/>
        <source>choose another place to save</source>
        <translation>请选择其他保存位置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>choose another protocol, or auto</source>
        <translation>请选其他协议，或 auto</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/drawing.py"/>
        <source>choose another switch or rate</source>
        <translation>请选用其他交换机或速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>choose another value</source>
        <translation>请选其他值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policy.py"/>
        <source>choose another, for example ecmp</source>
        <translation>请选择其他策略，例如 ecmp</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>choose at most {candidates}</source>
        <translation>最多选 {candidates}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/grid.py"/>
        <source>choose ep that divides {dp}</source>
        <translation>请选能整除 {dp} 的 ep</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>choose fewer ranks for it</source>
        <translation>请为它选更少的 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/demand_flows.py"/>
        <source>choose fewer ranks or steps, or another algorithm</source>
        <translation>请减少 rank 或步数，或换一种算法</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>choose fewer steps</source>
        <translation>请减少步数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>choose fewer steps or buckets</source>
        <translation>请减少步数或桶数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>choose ranks from 1 to {n_ranks}, or 0 for all</source>
        <translation>请选 1 至 {n_ranks} 个 rank，或 0 表示全部</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>chosen for each cable</source>
        <translation>逐根选定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/section_marks.py"/>
        <source>clear</source>
        <translation>净高</translation>
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
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>closed in, fronts look into it</source>
        <translation>封闭，正面朝内</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>closed in, rears blow into it</source>
        <translation>封闭，背面朝内</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/simulate.py"/>
        <source>coalesce {coalesce!r} is outside 0 to 0.5</source>
        <translation>coalesce {coalesce!r} 超出 0 至 0.5</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <location filename="../../fabric_studio/ui/canvas/layers/ground.py"/>
        <source>cold aisle</source>
        <translation>冷通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>collectives by kind</source>
        <translation>各类集合通信</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>colour the cables by this simulation</source>
        <translation>按此仿真给线缆着色</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>column</source>
        <translation>柱子</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/edit_records.py"/>
        <source>columns without rows</source>
        <translation>有列但没有行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>command</source>
        <translation>命令</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>commented out in the file</source>
        <translation>文件中已注释掉</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>compare it with a second project</source>
        <translation>请与第二个工程比较</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>computation</source>
        <translation>计算</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/simulation/why.py"/>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/conduit.py"/>
        <source>conduit</source>
        <translation>管道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>conduit into {building}, ends in {room}</source>
        <translation>通往 {building} 的管道，终止于 {room}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/conduits.py"/>
        <source>conduit {conduit} is not at {site}; choose one of that site</source>
        <translation>管道 {conduit} 不在 {site}；请选择该园区的管道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/conduit.py"/>
        <source>conduits</source>
        <translation>管道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>confirmed</source>
        <translation>已确认</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>connectivity of the drawing, patch panels looked through</source>
        <translation>图中的连通性，配线架视为透明</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>connector A</source>
        <translation>A 端连接器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>connector Z</source>
        <translation>Z 端连接器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>constant</source>
        <translation>常数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/library.py"/>
        <source>contents name {part!r}, which is no part that can stand inside another</source>
        <translation>contents 指定了 {part!r}，它不是能装在其他部件内的部件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>contents {content}: count, first_u and step_u are at least 1</source>
        <translation>contents {content}：count、first_u 和 step_u 至少为 1</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <source>cooling</source>
        <translation>制冷</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>cools {cooling_kw:g} kW</source>
        <translation>制冷 {cooling_kw:g} kW</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/clip_bytes.py"/>
        <source>copy it again</source>
        <translation>请重新复制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/clip_bytes.py"/>
        <source>copy less</source>
        <translation>请少复制一些</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>cord</source>
        <translation>跳线</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>cord for {medium} ({line_connector})</source>
        <translation>{medium} 用跳线（{line_connector}）</translation>
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
        <translation>核心交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <location filename="../../fabric_studio/io/importers/safe_yaml.py"/>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>correct it</source>
        <translation>请更正</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <location filename="../../fabric_studio/io/json_tables.py"/>
        <source>correct or remove that line</source>
        <translation>请更正或删除该行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>correct the line or Nodes</source>
        <translation>请更正该行或 Nodes</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>correct the number of nodes in line 1</source>
        <translation>请更正第 1 行的节点数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>correct the numbers of the tiers</source>
        <translation>请更正各层的数量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>correct the trace</source>
        <translation>请更正轨迹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>cost, estimate</source>
        <translation>成本（估计）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/registry.py"/>
        <source>could be {formats}</source>
        <translation>可能是 {formats}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>count</source>
        <translation>次数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>count and logical_per_cage are at least 1, lanes at least 0</source>
        <translation>count 和 logical_per_cage 至少为 1，lanes 至少为 0</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>counts, totals and capacities</source>
        <translation>数量、合计与容量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>counts, totals and capacities of a design</source>
        <translation>设计的数量、合计与容量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>crashed</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>cut the trace</source>
        <translation>请截短轨迹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_ports_report.py"/>
        <source>damaged line {text!r}</source>
        <translation>损坏的行 {text!r}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>damaged {what} {text!r}</source>
        <translation>损坏的{what} {text!r}</translation>
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
        <translation>更贵</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>declares {declared:,} connections, lists {listed:,}; the list was taken</source>
        <translation>声明 {declared:,} 个连接，列出 {listed:,} 个；以列表为准</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>declares {declared:,} flows, lists {listed:,}; the first were taken</source>
        <translation>声明 {declared:,} 条流，列出 {listed:,} 条；取前面的</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>declares {declared:,} flows, lists {listed:,}; these were taken</source>
        <translation>声明 {declared:,} 条流，列出 {listed:,} 条；取所列的</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>declares {nodes:,} nodes</source>
        <translation>声明了 {nodes:,} 个节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>dedicated</source>
        <translation>专用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/svg.py"/>
        <source>defines entities of its own</source>
        <translation>自行定义了实体</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>delay one way</source>
        <translation>单程时延</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/link_media.py"/>
        <source>delays of links ({told} one-way) are kept for simulation until a medium is chosen; they are not taken for lengths</source>
        <translation>链路时延（单向 {told}）保留供仿真，直到选定介质；不当作长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>delays: fibre, modules, NICs and switches on the route, unloaded, of {targets} x {sources} pairs of accelerators in different scale-up domains</source>
        <translation>时延：空载时路径上的光纤、模块、网卡和交换机，取不同纵向扩展域中 {targets} x {sources} 对加速器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <source>delete the &lt;!DOCTYPE ...&gt; part</source>
        <translation>请删除 &lt;!DOCTYPE ...&gt; 部分</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>delete the line</source>
        <translation>请删除该行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>delete the member's contents down to {}</source>
        <translation>请把该成员的内容删到只剩 {}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <source>deleted</source>
        <translation>删除</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>dependencies</source>
        <translation>依赖</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/chakra.py"/>
        <source>dependencies on nodes that are not in the trace: {lost:,}; they will not be waited for</source>
        <translation>依赖轨迹中没有的节点：{lost:,}；不会等待它们</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>dependency {words}</source>
        <translation>依赖 {words}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>derivation</source>
        <translation>推导</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>derived</source>
        <translation>推导</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_names.py"/>
        <source>described without a host name: {adapters}; each is taken as a host of its own, named by GUID</source>
        <translation>描述中没有主机名：{adapters}；各自作为独立主机，以 GUID 命名</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/design.py"/>
        <source>describes no node</source>
        <translation>没有描述任何节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/design.py"/>
        <source>describes {nodes}</source>
        <translation>描述了 {nodes}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>description</source>
        <translation>说明</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/routing/policies/spray.py"/>
        <location filename="../../fabric_studio/routing/policy.py"/>
        <source>design</source>
        <translation>设计</translation>
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
        <location filename="../../fabric_studio/rules/checks/fed_from_one_side.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>devices of {parts} parts are selected ({names}); replace those of one part at a time</source>
        <translation>所选设备属于 {parts} 种部件（{names}）；请一次只替换一种部件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>devices; come nearer to open them</source>
        <translation>设备；放大后可展开</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>did not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/measured.py"/>
        <source>difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>dimensions</source>
        <translation>维度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>distribute</source>
        <translation>分布</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>does not begin with the metadata of a trace</source>
        <translation>未以轨迹元数据开头</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>does not exist</source>
        <translation>不存在</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>does not say its format</source>
        <translation>没有说明其格式</translation>
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
        <translation>下行 / 上行</translation>
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
        <translation>把设计的一个视图画成 PNG</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/dxf.py"/>
        <source>draw the plan there</source>
        <translation>请在那里画出平面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/dxf.py"/>
        <location filename="../../fabric_studio/ui/underlay/files.py"/>
        <source>drawing</source>
        <translation>图纸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>drawing a DGX SuperPOD with {su} SU</source>
        <translation>绘制 {su} SU 的 DGX SuperPOD</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>drawing {NVL72_RACKS} NVL72 on two storeys</source>
        <translation>绘制两层楼的 {NVL72_RACKS} 个 NVL72</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>drawn as {catalogue}, as their firmware names itself: {switches}</source>
        <translation>按固件所报名称画作 {catalogue}：{switches}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_system.py"/>
        <source>dump it again with NCCL_TOPO_DUMP_FILE</source>
        <translation>请用 NCCL_TOPO_DUMP_FILE 重新转储</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_topology.py"/>
        <source>dump the server with NCCL_TOPO_DUMP_FILE and import that</source>
        <translation>请用 NCCL_TOPO_DUMP_FILE 转储服务器并导入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_line.py"/>
        <source>each</source>
        <translation>件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/view.py"/>
        <location filename="../../fabric_studio/ui/views/view.py"/>
        <source>each cable</source>
        <translation>逐根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>each entry needs {needed}:</source>
        <translation>每个条目都需要 {needed}:</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/steps.py"/>
        <source>each line the slowest of {each} ranks</source>
        <translation>每行取 {each} 个 rank 中最慢者</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>elevation</source>
        <translation>标高</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>empty</source>
        <translation>空机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/flow_lists.py"/>
        <source>end it in {forms}</source>
        <translation>请以 {forms} 结尾</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>end points have from {low} to {high} links up</source>
        <translation>端点的上行链路为 {low} 至 {high} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>end points have {up} links, htsim gives each host one</source>
        <translation>端点有 {up} 条链路，htsim 每台主机一条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>end rack</source>
        <translation>末端机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>end to end</source>
        <translation>端到端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>ends open at a panel</source>
        <translation>在配线架处未接续</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_wire.py"/>
        <source>ends {size:,} bytes before the end of a message</source>
        <translation>在消息结束前 {size:,} 字节处中断</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>entry diversity as practised by carriers: as many meet-me rooms as conduits, two at least (typical)</source>
        <translation>运营商惯例的入口分集：汇接间与管道一样多，至少两个（典型）</translation>
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
        <translation>{links}的误码率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <location filename="../../fabric_studio/ui/panels/fact_list.py"/>
        <location filename="../../fabric_studio/ui/panels/parts/delegate.py"/>
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
        <translation>每一行都需要名称和来源</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>every {count} minutes</source>
        <translation>每 {count} 分钟</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>export format</source>
        <translation>导出格式</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/simai_topology.py"/>
        <source>export hpcc.txt, which has no servers</source>
        <translation>请导出没有服务器概念的 hpcc.txt</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>export hpcc.txt, which takes any network</source>
        <translation>请导出适用于任何网络的 hpcc.txt</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>export simai.txt or hpcc.txt</source>
        <translation>请导出 simai.txt 或 hpcc.txt</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>export simai.txt, which has no such limit</source>
        <translation>请导出 simai.txt，它没有这一限制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/sheets.py"/>
        <source>export to CSV instead</source>
        <translation>请改为导出 CSV</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/why.py"/>
        <source>exposed {traffic}</source>
        <translation>暴露的 {traffic}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>extended (USD)</source>
        <translation>金额（USD）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>fabric</source>
        <translation>网络</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>fabric-studio: compiling the simulator, about a minute; later starts take it from a cache</source>
        <translation>fabric-studio：正在编译仿真器，约一分钟；以后启动将使用缓存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>fabric-studio: stopped</source>
        <translation>fabric-studio：已停止</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>face</source>
        <translation>安装面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>faceplate</source>
        <translation>面板</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>faster</source>
        <translation>更快</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>feed</source>
        <translation>供电路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_feed.py"/>
        <source>feed plane {plane} from {feed}</source>
        <translation>平面 {plane} 改由 {feed} 路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/fed_from_one_side.py"/>
        <location filename="../../fabric_studio/rules/checks/planes_share_feed.py"/>
        <source>feed {count} switch from both</source>
        <translation>{count} 台交换机改由两路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/fed_from_one_side.py"/>
        <location filename="../../fabric_studio/rules/checks/planes_share_feed.py"/>
        <source>feed {count} switches from both</source>
        <translation>{count} 台交换机改由两路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/fed_from_one_side.py"/>
        <source>feed {feed} alone powers {devices}; its loss takes {lost}</source>
        <translation>{devices} 只由 {feed} 路供电；该路断电会失去 {lost}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_feed.py"/>
        <source>feed {feed} alone powers {switches}; its loss takes {lost}</source>
        <translation>{switches}只由 {feed} 路供电；该路断电会失去{lost}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>feet and inches</source>
        <translation>英尺和英寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>fetch it again</source>
        <translation>请重新获取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>fibre</source>
        <translation>光纤</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>fibre between sites, {length_km} ({basis})</source>
        <translation>园区间光纤，{length_km}（{basis}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>fibre between two sites</source>
        <translation>两个园区之间的光纤</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>fibre of the WAN span, no cord to buy</source>
        <translation>广域网段光纤，无需购买跳线</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>field_confidence is not a mapping of field to confidence</source>
        <translation>field_confidence 不是从字段到可信度的映射</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>field_confidence names {field!r}, which the row does not have</source>
        <translation>field_confidence 指定了该行没有的 {field!r}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>field_confidence {field}: {words!r} does not start with one of {confidence}</source>
        <translation>field_confidence {field}：{words!r} 未以下列之一开头：{confidence}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/lowering.py"/>
        <source>finding paths</source>
        <translation>查找路径</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>fitted in the factory</source>
        <translation>工厂装配</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>fix: {text}</source>
        <translation>修复：{text}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_yaml.py"/>
        <source>flatten it</source>
        <translation>请减少嵌套</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>floor at {format_length}, {format_length2} clear</source>
        <translation>楼面 {format_length}，净高 {format_length2}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/stack_marks.py"/>
        <source>floor at {height}</source>
        <translation>楼面 {height}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>floor in all</source>
        <translation>总楼面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>floor load</source>
        <translation>楼板荷载</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/section_marks.py"/>
        <source>floor {format_length} thick</source>
        <translation>楼板厚 {format_length}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>flow list</source>
        <translation>流列表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/flow_list.py"/>
        <source>flow list (CSV)</source>
        <translation>流列表（CSV）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>flow {flow} is waited for in two different ways</source>
        <translation>流 {flow} 以两种不同方式被等待</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>flow {late} starts some time after another one</source>
        <translation>流 {late} 在另一条之后一段时间才开始</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>flows</source>
        <translation>流</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/demand_flows.py"/>
        <source>flows of a workload</source>
        <translation>工作负载的流</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/racks_overlap.py"/>
        <source>footprints of the parts</source>
        <translation>部件的占地尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>for an unknown reason</source>
        <translation>原因不明</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>for everything random</source>
        <translation>用于所有随机过程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>for planning, never a quote</source>
        <translation>仅供规划，不是报价</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>for the core tier alone; as the target where it is not set</source>
        <translation>仅用于核心层；未设置时同目标值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>for the leaf tier alone; as the target where it is not set</source>
        <translation>仅用于叶层；未设置时同目标值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>for the spine tier alone; as the target where it is not set</source>
        <translation>仅用于脊层；未设置时同目标值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/migrations/__init__.py"/>
        <source>format {step} can no longer be read; open it with an older version and save it there</source>
        <translation>格式 {step} 已无法读取；请用旧版本打开并另存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>free, {spec}</source>
        <translation>空闲，{spec}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <source>from</source>
        <translation>起</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>from storey</source>
        <translation>起始楼层</translation>
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
        <translation>fsdp 不使用流水线级和分段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>fullest tray</source>
        <translation>最满的桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>generate a design from a template</source>
        <translation>由模板生成设计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>generic</source>
        <translation>通用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/measured.py"/>
        <source>geometric mean of the difference: {error:.1%}</source>
        <translation>差异的几何平均：{error:.1%}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>give --workload sweep</source>
        <translation>请给出 --workload sweep</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>give 0 or more</source>
        <translation>请给出 0 或更大</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>give 0 to {duration_s:.6g}</source>
        <translation>请给出 0 至 {duration_s:.6g}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/pictures/screenshots.py"/>
        <source>give 64x64 to 16384x16384</source>
        <translation>请给出 64x64 到 16384x16384</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/session.py"/>
        <source>give a file name</source>
        <translation>请给出文件名</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>give a number from 0 (down) to 1 (as new), such as 0.5</source>
        <translation>请给出 0（中断）到 1（完好）之间的数，例如 0.5</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>give at most {longest_value}</source>
        <translation>最多给出 {longest_value}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/entry.py"/>
        <source>give both places in mm</source>
        <translation>两个位置都以 mm 给出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>give each a place of its own</source>
        <translation>请给每个结果各自的位置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>give each flow its own</source>
        <translation>请给每条流各自的 id</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>give each parameter once</source>
        <translation>每个参数只给一次</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/svg.py"/>
        <source>give it a viewBox</source>
        <translation>请为其设置 viewBox</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/svg.py"/>
        <source>give it another viewBox</source>
        <translation>请换一个 viewBox</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>give it make or make_on</source>
        <translation>请给出 make 或 make_on</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>give it with --names when you import the ibnetdiscover output</source>
        <translation>导入 ibnetdiscover 输出时请用 --names 给出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/physics.py"/>
        <source>give its cable or part a known rate and length</source>
        <translation>请给其线缆或部件设定已知的速率和长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>give jobs ranks of their own</source>
        <translation>请给各作业各自的 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/library.py"/>
        <source>give one of the rows another id</source>
        <translation>请给其中一行换一个 id</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>give one of them</source>
        <translation>请只给其中一个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>give one value a column</source>
        <translation>每列请给一个值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>give one value for each dimension</source>
        <translation>请为每个维度给一个值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>give one with -o FILE.fabric</source>
        <translation>请用 -o FILE.fabric 给出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/named_file.py"/>
        <source>give one, for example file=flows.csv</source>
        <translation>请给出，例如 file=flows.csv</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>give only the table of one run, at most {most:,} lines</source>
        <translation>请只给一次运行的表格，最多 {most:,} 行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>give seconds from 0</source>
        <translation>请给出从 0 起的秒数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>give the JSON with scheduling-policy in it</source>
        <translation>请给出含 scheduling-policy 的 JSON</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/named_file.py"/>
        <source>give the path of a file</source>
        <translation>请给出文件路径</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>give the system JSON of ASTRA-sim</source>
        <translation>请给出 ASTRA-sim 的系统 JSON</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>give the table as nccl-tests prints it</source>
        <translation>请给出 nccl-tests 打印的表格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>give the table of one run</source>
        <translation>请给出一次运行的表格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_files.py"/>
        <source>give the traces of all ranks; all_alike cannot be true</source>
        <translation>请给出所有 rank 的轨迹；all_alike 不能为 true</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>give what all_reduce_perf prints, with its lines of numbers</source>
        <translation>请给出 all_reduce_perf 的输出，含数值行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>gives names to GUIDs, no cable</source>
        <translation>只给出 GUID 的名称，没有线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/name_map.py"/>
        <source>gives no name to any GUID</source>
        <translation>没有给任何 GUID 命名</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>gpus</source>
        <translation>GPU</translation>
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
        <translation>大圆距离，实际路由更长</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>great circle, {apart:,.0f} km</source>
        <translation>大圆距离，{apart:,.0f} km</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/span_tool.py"/>
        <source>great circle; a real route is longer</source>
        <translation>大圆距离；实际路由更长</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>great-circle</source>
        <translation>大圆距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/grid.py"/>
        <source>grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>ground covered</source>
        <translation>占地面积</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>group sizes</source>
        <translation>组大小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>group {key!r} is no list of different ranks from 0 to {ranks}</source>
        <translation>组 {key!r} 不是 0 至 {ranks} 的互异 rank 列表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>guids</source>
        <translation>GUID</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>half left, half right</source>
        <translation>左右各半</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>half left, half right, up and down each</source>
        <translation>左右各半，向上和向下分别计算</translation>
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
        <translation>有一列 {strange!r}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <source>has a document type or entities, which are not read</source>
        <translation>含有文档类型或实体，不予读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_wire.py"/>
        <source>has a field of wire type {wire}, which protobuf 3 does not know</source>
        <translation>有 wire 类型为 {wire} 的字段，protobuf 3 不识别</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_wire.py"/>
        <source>has a field that is longer than its message</source>
        <translation>有一个字段比其消息更长</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_wire.py"/>
        <source>has a field without a number</source>
        <translation>有一个没有编号的字段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>has a line of more than 16 million characters</source>
        <translation>有一行超过 1600 万个字符</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_wire.py"/>
        <source>has a number of more than ten bytes at byte {at}</source>
        <translation>在字节 {at} 处有超过十个字节的数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/pdf.py"/>
        <source>has a page of no usable size</source>
        <translation>的页面尺寸不可用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/pdf.py"/>
        <source>has a page {page} that cannot be drawn</source>
        <translation>的第 {page} 页无法绘制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>has a start and a trigger</source>
        <translation>既有开始时间又有触发器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>has control characters; they were replaced</source>
        <translation>含有控制字符，已被替换</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>has format {format}, which never was</source>
        <translation>格式为 {format}，从未有过该格式</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>has format {format}, written by {by}; this is {version} and reads up to {target}</source>
        <translation>格式为 {format}，由 {by} 写出；本程序为 {version}，最多读取 {target}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/dxf.py"/>
        <location filename="../../fabric_studio/ui/underlay/svg.py"/>
        <source>has more than {most:,} elements</source>
        <translation>的元素超过 {most:,} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>has more than {most:,} sizes</source>
        <translation>大小超过 {most:,} 种</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>has more than {most_dependencies:,} dependencies</source>
        <translation>依赖超过 {most_dependencies:,} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <source>has more than {most_elements:,} elements</source>
        <translation>元素超过 {most_elements:,} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>has more than {most_letters} MB</source>
        <translation>超过 {most_letters} MB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <source>has more than {most_letters} MB of XML</source>
        <translation>XML 超过 {most_letters} MB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>has more than {most_nodes:,} nodes</source>
        <translation>节点超过 {most_nodes:,} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>has more than {most_points:,} points</source>
        <translation>数据点超过 {most_points:,} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>has neither start nor trigger</source>
        <translation>既没有开始时间也没有触发器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>has neither tree, block nor flat</source>
        <translation>既没有 tree 也没有 block 或 flat</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/plain_network.py"/>
        <source>has no accelerator and no cabled server</source>
        <translation>没有加速器，也没有已接线的服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/routing_comparison.py"/>
        <location filename="../../fabric_studio/app/running.py"/>
        <source>has no accelerator and no cabled server to run a workload on</source>
        <translation>没有可运行工作负载的加速器，也没有已接线的服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>has no accelerator and no cabled server to run on</source>
        <translation>没有可运行的加速器，也没有已接线的服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>has no column {missing!r}</source>
        <translation>没有列 {missing!r}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>has no column {missing}</source>
        <translation>没有列 {missing}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>has no format.json, so it is not a Fabric Studio project</source>
        <translation>没有 format.json，因此不是 Fabric Studio 工程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>has no layer</source>
        <translation>没有层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>has no line with the number of layers</source>
        <translation>没有给出层数的行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>has no list of {key}</source>
        <translation>没有 {key} 列表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/pdf.py"/>
        <source>has no pages</source>
        <translation>没有页面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/svg.py"/>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>has no size</source>
        <translation>没有尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>has no table of nccl-tests</source>
        <translation>没有 nccl-tests 的表格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>has no {key}</source>
        <translation>没有 {key}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>has no {name}</source>
        <translation>没有 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/dxf.py"/>
        <source>has nothing in its model space that can be drawn</source>
        <translation>的模型空间中没有可绘制的内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/pdf.py"/>
        <source>has to wait for another drawing</source>
        <translation>需要等待另一张图纸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/dxf.py"/>
        <source>has too many points to be drawn</source>
        <translation>的点过多，无法绘制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>has {cells} cells instead of {header}</source>
        <translation>有 {cells} 个单元格而不是 {header} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>has {count:,} nodes</source>
        <translation>有 {count:,} 个节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>has {count} dimensions</source>
        <translation>有 {count} 个维度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>has {count} tiers</source>
        <translation>有 {count} 层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>has {entries:,} members, more than {count_limit:,}</source>
        <translation>有 {entries:,} 个成员，超过 {count_limit:,}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/files.py"/>
        <source>has {size:,.0f} MB, more than {limit}</source>
        <translation>有 {size:,.0f} MB，超过 {limit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>has {size:,.0f} MB; at most {limit:,.0f} MB are read</source>
        <translation>有 {size:,.0f} MB；最多读取 {limit:,.0f} MB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>has {st_size:,} bytes, more than any project</source>
        <translation>有 {st_size:,} 字节，超过任何工程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/folder_form.py"/>
        <source>has {st_size:,} bytes, more than {limit:,}</source>
        <translation>有 {st_size:,} 字节，超过 {limit:,}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/files.py"/>
        <source>has {width:,} x {height:,} pixels, too many</source>
        <translation>有 {width:,} x {height:,} 像素，过多</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>has {words} fields instead of 12</source>
        <translation>有 {words} 个字段而不是 12 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>heavier</source>
        <translation>更重</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>heaviest footprint</source>
        <translation>最重的占地载荷</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>heaviest rack with its aisles</source>
        <translation>最重的机柜（计入通道）</translation>
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
        <translation>隐藏</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>hierarchical needs two or more scale-up domains of one size above 1; this fabric has {count} of {min} to {max} ranks</source>
        <translation>hierarchical 需要两个或更多大小相同且大于 1 的纵向扩展域；本网络有 {count} 个，含 {min} 至 {max} 个 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>hierarchical {kind}</source>
        <translation>分层 {kind}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>highest share of a rating</source>
        <translation>占额定值的最高比例</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/clip_bytes.py"/>
        <source>holds more than can be pasted</source>
        <translation>超过可粘贴的数量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ibnetdiscover.py"/>
        <source>holds no Switch or Ca record</source>
        <translation>没有 Switch 或 Ca 记录</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_topology.py"/>
        <source>holds no SwitchName= or BlockName= statement</source>
        <translation>没有 SwitchName= 或 BlockName= 语句</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>holds no groups</source>
        <translation>没有组</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>holds no node</source>
        <translation>没有节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>holds no row of a table</source>
        <translation>没有表格行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>holds no topology:</source>
        <translation>没有 topology:</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/clip_bytes.py"/>
        <source>holds something that is no copy of a design</source>
        <translation>包含不是设计副本的内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/traffic.py"/>
        <source>holds traffic and no fabric ({importer})</source>
        <translation>只含流量而没有网络（{importer}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>host</source>
        <translation>主机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>hosts</source>
        <translation>主机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <location filename="../../fabric_studio/ui/canvas/layers/ground.py"/>
        <source>hot aisle</source>
        <translation>热通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>hot aisle and cold aisle layout, ASHRAE TC 9.9 practice as taught by vendors; the reach is a house default</source>
        <translation>冷热通道布局，厂商讲授的 ASHRAE TC 9.9 惯例；范围为本软件默认值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/view.py"/>
        <location filename="../../fabric_studio/ui/views/view.py"/>
        <source>hottest in bundle</source>
        <translation>线束中最热者</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>hottest of {count:,} links</source>
        <translation>{count:,} 条链路中最忙的</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/hover.py"/>
        <source>hottest {percent} one-way</source>
        <translation>最热单向 {percent}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>house default</source>
        <translation>本软件默认值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/containment_mixes_air.py"/>
        <source>house default: a rack stands this near to the aisle it breathes from</source>
        <translation>本软件默认值：机柜距其取风通道如此之近</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>house default: non-blocking</source>
        <translation>本软件默认值：无阻塞</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_before_door.py"/>
        <source>house default: one step in front of a door on either side</source>
        <translation>本软件默认值：门两侧各留一步</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>house default: rows farther apart share no aisle</source>
        <translation>本软件默认值：相距更远的两列不共用通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <source>house rule; names come from files of others, as the window lets nobody type one</source>
        <translation>内部规则；此类名称来自外部文件，因为窗口中无法输入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/spans.py"/>
        <source>how far {names} are apart is not known: type the route length of the WAN link</source>
        <translation>{names}之间的距离未知：请输入 WAN 链路的路由长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>how long a training step takes, and why</source>
        <translation>一步训练耗时多少及其原因</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>how many of the hottest links to list</source>
        <translation>列出最忙链路的条数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>how paths are chosen, ecmp when not given: {policies}</source>
        <translation>选路方式，未给出时为 ecmp：{policies}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>htsim can only start it at once; use a flow list</source>
        <translation>htsim 只能立即启动它；请使用流列表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_matrix.py"/>
        <source>htsim connection matrix</source>
        <translation>htsim 连接矩阵</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>htsim gives a flow one trigger; use a flow list</source>
        <translation>htsim 每条流只有一个触发器；请使用流列表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>htsim knows id, start, size, trigger, prio</source>
        <translation>htsim 识别 id、start、size、trigger、prio</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>htsim needs it</source>
        <translation>htsim 需要它</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>htsim takes at most {most:,}; use smaller flows</source>
        <translation>htsim 最多 {most:,}；请使用更小的流</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/library.py"/>
        <source>id is used already in {origin}</source>
        <translation>id 已在 {origin} 中使用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>id {id!r} is not of lower-case letters, digits and . + _ - (at most 64)</source>
        <translation>id {id!r} 应由小写字母、数字和 . + _ - 组成（最多 64 个）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/json_tables.py"/>
        <source>id {ids} is not from 1 to {largest_id}</source>
        <translation>id {ids} 不在 1 至 {largest_id} 之间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>id {name!r} is given twice</source>
        <translation>id {name!r} 给出了两次</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/json_tables.py"/>
        <source>id {uid} is used twice</source>
        <translation>id {uid} 使用了两次</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/edit_records.py"/>
        <source>ids must rise</source>
        <translation>id 必须递增</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/traffic.py"/>
        <source>import a topology and run {path}</source>
        <translation>请导入拓扑并运行 {path}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_topology.py"/>
        <source>import a topology.conf, a topology.yaml or the output of `scontrol show topology`</source>
        <translation>请导入 topology.conf、topology.yaml 或 `scontrol show topology` 的输出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>import ibnetdiscover output or a Slurm topology</source>
        <translation>请导入 ibnetdiscover 输出或 Slurm 拓扑</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>import the ibnetdiscover or Slurm file it was drawn from</source>
        <translation>请导入绘制它所用的 ibnetdiscover 或 Slurm 文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>import the network YAML and give this file with --names</source>
        <translation>请导入网络 YAML，并用 --names 给出此文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>import the output of `scontrol show topology`</source>
        <translation>请导入 `scontrol show topology` 的输出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>import the text output of the command</source>
        <translation>请导入命令的文本输出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>import the topology and let the simulation find the bandwidths</source>
        <translation>请导入拓扑，由仿真求出带宽</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>import the topology text that the ns-3 backend reads</source>
        <translation>请导入 ns-3 后端读取的拓扑文本</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>import the topology that its TOPOLOGY_FILE names</source>
        <translation>请导入其 TOPOLOGY_FILE 所指的拓扑</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>importer</source>
        <translation>导入格式</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/door.py"/>
        <source>in no wall; R turns it</source>
        <translation>不在墙上；R 可旋转</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>in pixels</source>
        <translation>以像素为单位</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>in rack {name}</source>
        <translation>位于机柜 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>in rack {rack}</source>
        <translation>位于机柜 {rack}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/hover.py"/>
        <source>in this bundle</source>
        <translation>此线束内</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>in {racks:,} racks</source>
        <translation>位于 {racks:,} 个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>in-band</source>
        <translation>带内</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>info</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>information</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/link_words.py"/>
        <source>inside a machine</source>
        <translation>机器内部</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/constants.py"/>
        <location filename="../../fabric_studio/workloads/training/model.py"/>
        <source>install fabric-studio again</source>
        <translation>请重新安装 fabric-studio</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>interleaved chunks need micro-batches in multiples of pp {stages}, not {micro_batches}</source>
        <translation>交错分段要求微批数为 pp {stages} 的倍数，而不是 {micro_batches}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/cabling.py"/>
        <source>into {name}</source>
        <translation>接入 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is JSON, which no importer of this version reads</source>
        <translation>是 JSON，本版本没有导入器能读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_topology.py"/>
        <source>is XML with the root &lt;{tag}&gt;, not &lt;system&gt;</source>
        <translation>是根元素为 &lt;{tag}&gt; 的 XML，不是 &lt;system&gt;</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is XML, which no importer of this version reads</source>
        <translation>是 XML，本版本没有导入器能读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>is YAML, but neither a Slurm topology.yaml nor a topograph model</source>
        <translation>是 YAML，但既不是 Slurm topology.yaml 也不是 topograph 模型</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is a Graphviz (DOT) drawing; the importer for those, dot, is not part of this version</source>
        <translation>是 Graphviz（DOT）图；其导入器 dot 不在本版本中</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>is a binary file, not text</source>
        <translation>是二进制文件，不是文本</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is a configuration of the ns-3 backend of SimAI or HPCC: congestion control, no fabric and no traffic</source>
        <translation>是 SimAI 或 HPCC 的 ns-3 后端配置：拥塞控制，没有网络和流量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>is a damaged gzip file ({error})</source>
        <translation>是损坏的 gzip 文件（{error}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>is a device or a pipe</source>
        <translation>是设备或管道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>is a file</source>
        <translation>是文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>is a folder</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/run_tables.py"/>
        <source>is a folder that holds {other}</source>
        <translation>是含有 {other} 的文件夹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/folder_form.py"/>
        <source>is a folder with other things in it</source>
        <translation>是含有其他内容的文件夹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/folder_form.py"/>
        <source>is a folder without a project in it</source>
        <translation>是没有工程的文件夹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_topology.py"/>
        <source>is a graph file of NCCL: {graphs} with {channels} over {gpus}, which NCCL laid inside a server that the file does not describe</source>
        <translation>是 NCCL 的图文件：{graphs}、{channels}，涉及 {gpus}，由 NCCL 在服务器内布设，而文件没有描述该服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>is a gzip file that is cut off</source>
        <translation>是被截断的 gzip 文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/dxf.py"/>
        <location filename="../../fabric_studio/ui/underlay/svg.py"/>
        <source>is a line, no plan</source>
        <translation>只是一条线，不是平面图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/folder_form.py"/>
        <source>is a link or no plain file</source>
        <translation>是链接或不是普通文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/whole_file.py"/>
        <source>is a link that leads in a circle</source>
        <translation>是一个绕成圈的链接</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is a list of GUIDs, no cable</source>
        <translation>是 GUID 列表，没有线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is a list of nodes without their cables (ibnetdiscover -l, -H or -S)</source>
        <translation>是不含线缆的节点列表（ibnetdiscover -l、-H 或 -S）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>is a network file of ASTRA-sim 1, which counts units and links</source>
        <translation>是 ASTRA-sim 1 的网络文件，按单元和链路计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>is a symbolic link</source>
        <translation>是符号链接</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is a system file of ASTRA-sim: how collectives run, no fabric</source>
        <translation>是 ASTRA-sim 的系统文件：集合通信的运行方式，没有网络</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is a table of bus bandwidths for SimAI's analytical mode: results to assume, no fabric</source>
        <translation>是 SimAI 解析模式的总线带宽表：假定的结果，没有网络</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>is a {title}, which is more than a list of flows</source>
        <translation>是{title}，不只是流列表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is an algorithm of MSCCL: which GPU sends what to which, no server and no cable</source>
        <translation>是 MSCCL 算法：哪个 GPU 向哪个发送什么，没有服务器和线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is an ibdiagnet link list; the importer for those, ibdiagnet-lst, is not part of this version</source>
        <translation>是 ibdiagnet 链路列表；其导入器 ibdiagnet-lst 不在本版本中</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/json_tables.py"/>
        <source>is cut off</source>
        <translation>被截断</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_wire.py"/>
        <source>is cut off in the middle of a number</source>
        <translation>在一个数的中间被截断</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <location filename="../../fabric_studio/ui/underlay/files.py"/>
        <source>is damaged or was cut off</source>
        <translation>已损坏或不完整</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/dxf.py"/>
        <source>is damaged, or no DXF drawing</source>
        <translation>已损坏，或不是 DXF 图纸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/pdf.py"/>
        <source>is damaged, or no PDF</source>
        <translation>已损坏，或不是 PDF</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/svg.py"/>
        <source>is damaged, or no SVG drawing</source>
        <translation>已损坏，或不是 SVG 图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>is empty</source>
        <translation>是空的</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>is encrypted or packed in an unusual way</source>
        <translation>已加密或以特殊方式打包</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>is for {stated:,} GPUs, the design has {n_ranks:,} accelerators</source>
        <translation>针对 {stated:,} 个 GPU，而设计有 {n_ranks:,} 个加速器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/registry.py"/>
        <source>is in no format that can be imported</source>
        <translation>不属于任何可导入的格式</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>is laid over a sweep of message sizes only</source>
        <translation>只能叠加在消息大小扫描上</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>is larger than a kilometre</source>
        <translation>大于一千米</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/pdf.py"/>
        <source>is locked with a password</source>
        <translation>受密码保护</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>is named by {first} and by {second}</source>
        <translation>被 {first} 和 {second} 同时指定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>is neither a file nor a folder</source>
        <translation>既不是文件也不是文件夹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <location filename="../../fabric_studio/io/importers/safe_yaml.py"/>
        <source>is nested more than {deepest} deep</source>
        <translation>嵌套超过 {deepest} 层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>is no Chakra trace, or a damaged one: it {error}</source>
        <translation>不是 Chakra 轨迹，或已损坏：它{error}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>is no JSON object</source>
        <translation>不是 JSON 对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>is no JSON: {error}</source>
        <translation>不是 JSON：{error}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/files.py"/>
        <source>is no PNG or JPEG picture</source>
        <translation>不是 PNG 或 JPEG 图片</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>is no catalogue file</source>
        <translation>不是部件目录文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/files.py"/>
        <source>is no drawing</source>
        <translation>不是图纸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>is no member of a project</source>
        <translation>不是工程的成员</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/flow_lists.py"/>
        <source>is no name for a list of flows</source>
        <translation>不是流列表的名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>is no path</source>
        <translation>不是路径</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>is no place to write to ({why})</source>
        <translation>不能写入（{why}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/json_tables.py"/>
        <source>is no proper JSON text</source>
        <translation>不是正确的 JSON 文本</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>is no system file of ASTRA-sim</source>
        <translation>不是 ASTRA-sim 的系统文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>is not UTF-8 text</source>
        <translation>不是 UTF-8 文本</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>is not YAML</source>
        <translation>不是 YAML</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>is not a Fabric Studio project</source>
        <translation>不是 Fabric Studio 工程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>is not a plain file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <source>is not valid XML: {error}</source>
        <translation>不是有效的 XML：{error}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <source>is not valid XML: {what}</source>
        <translation>不是有效的 XML：{what}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_yaml.py"/>
        <source>is not valid YAML: {problem}</source>
        <translation>不是有效的 YAML：{problem}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_yaml.py"/>
        <source>is not valid YAML: {splitlines:.120}</source>
        <translation>不是有效的 YAML：{splitlines:.120}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is the difference of two fabrics (ibnetdiscover --diff)</source>
        <translation>是两个网络的差异（ibnetdiscover --diff）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is the logical shape of a network for ASTRA-sim's ns-3 backend, no link</source>
        <translation>是 ASTRA-sim ns-3 后端网络的逻辑形状，没有链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is the output of iblinkinfo; the importer for that, iblinkinfo, is not part of this version</source>
        <translation>是 iblinkinfo 的输出；其导入器 iblinkinfo 不在本版本中</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is the output of ibstat: the adapters of one host, no cable</source>
        <translation>是 ibstat 的输出：一台主机的适配器，没有线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is the output of ibswinfo: the state of one switch, no cable</source>
        <translation>是 ibswinfo 的输出：一台交换机的状态，没有线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>is the output of sinfo: partitions and states of nodes, no switch and no cable</source>
        <translation>是 sinfo 的输出：分区和节点状态，没有交换机和线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>is what is being read</source>
        <translation>正是所读取的文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>is {what}, not text</source>
        <translation>是{what}，不是文本</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>it cannot be read: {strerror}</source>
        <translation>无法读取：{strerror}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/ends.py"/>
        <source>it carries {links:g} Gb/s and the {cage} cage {speed_gbps:g} Gb/s</source>
        <translation>它承载 {links:g} Gb/s，而 {cage} 端口笼为 {speed_gbps:g} Gb/s</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>it declares nothing to make</source>
        <translation>没有声明要生成什么</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>it ends in {connector} ({medium}) in a link of {end}, which needs {needed}</source>
        <translation>它的接头为 {connector}（{medium}），而 {end} 的链路需要 {needed}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>it has links between switches of one tier or past a tier</source>
        <translation>有同层或跨层的交换机链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/pictures/screenshots.py"/>
        <source>it has no recorded moments</source>
        <translation>没有已记录的时刻</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <source>it has one accelerator</source>
        <translation>只有一个加速器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/circuits.py"/>
        <source>it has ports 1 to {count}; join each with one other</source>
        <translation>它的端口为 1 至 {count}；请把每个与另一个相连</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <source>it has scale-up domains of {min} to {max} accelerators</source>
        <translation>纵向扩展（Scale-up）域有 {min} 到 {max} 个加速器不等</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>it has {count} tier of switches, htsim has 2 or 3</source>
        <translation>有 {count} 层交换机，htsim 为 2 或 3 层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>it has {count} tiers of switches, htsim has 2 or 3</source>
        <translation>有 {count} 层交换机，htsim 为 2 或 3 层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/recovery.py"/>
        <source>it holds no design</source>
        <translation>其中没有设计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_xml.py"/>
        <source>it is no file of this kind</source>
        <translation>它不是这类文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>it is no list of this kind</source>
        <translation>它不是这类列表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>it is no plain file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/preferences.py"/>
        <source>it is too large</source>
        <translation>文件太大</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>it is {between} in a link of {end}</source>
        <translation>它是 {between}，却用在 {end} 的链路中</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>it is {kind} fibre ({medium}) in a link of {end}, which needs {needed}</source>
        <translation>它是{kind}光纤（{medium}），而 {end} 的链路需要{needed}光纤</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>it must be a number up to {most:g}</source>
        <translation>必须是不超过 {most:g} 的数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>it needs a list of `topology:` entries, or `switches:` and `blocks:`</source>
        <translation>需要 `topology:` 条目列表，或 `switches:` 和 `blocks:`</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/ends.py"/>
        <source>it needs {host_lanes} lanes and the {cage} cage has {lanes}</source>
        <translation>它需要 {host_lanes} 条通道，而 {cage} 端口笼有 {lanes} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>it unpacks to more than 4 GiB</source>
        <translation>解压后超过 4 GiB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_system.py"/>
        <source>its &lt;system&gt; holds no CPU, PCI device or GPU</source>
        <translation>其 &lt;system&gt; 中没有 CPU、PCI 设备或 GPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>its arrays do not fit together</source>
        <translation>其数组彼此不符</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>its fix changes nothing</source>
        <translation>其修复不改变任何内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>its fix does not make it go away</source>
        <translation>其修复不能消除该问题</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>its floor carries {floor_load_kg_m2:,.0f} kg/m²</source>
        <translation>楼板承重 {floor_load_kg_m2:,.0f} kg/m²</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/demand_flows.py"/>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>its flows wait for each other in more than {most_edges:,} pairs</source>
        <translation>其流相互等待的对数超过 {most_edges:,}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <source>its network is in several pieces that are not the rails</source>
        <translation>其网络分成了几块，且这些块不是轨道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>its number from the ground, or its name; the lowest otherwise</source>
        <translation>从地面起的层号或名称；否则为最低层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/hover.py"/>
        <source>its place is a guess of the import; move it or confirm its place</source>
        <translation>其位置由导入推测；请移动它或确认位置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>its place is not known; type its coordinates</source>
        <translation>位置未知；请输入坐标</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <source>its scale-up domains have several rates</source>
        <translation>各纵向扩展（Scale-up）域的速率不同</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <source>its servers are not cabled to each other</source>
        <translation>服务器之间没有布线</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>its speed is not stated or no number, so it has no port</source>
        <translation>其速率未说明或不是数，因此没有端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <source>its switches form neither a tree nor rings, and links run within a tier or past one</source>
        <translation>其交换机既不构成树也不构成环，并且有同层或跨层的链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/grid.py"/>
        <source>its switches form no grid, torus or ring</source>
        <translation>其交换机没有构成网格、环面或环</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/groups.py"/>
        <source>its switches form no groups of three or more that are joined all with all and linked to each other</source>
        <translation>其交换机没有构成组：每组三台以上全互连，且组间相连</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/grid.py"/>
        <source>its switches form no whole grid, torus or ring</source>
        <translation>其交换机没有构成完整的网格、环面或环</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/ends.py"/>
        <source>its {host_lane_gbps:g} Gb/s lanes are faster than the {lane_gbps:g} Gb/s of the {cage} cage</source>
        <translation>它的 {host_lane_gbps:g} Gb/s 通道快于 {cage} 端口笼的 {lane_gbps:g} Gb/s</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/physics.py"/>
        <source>its {what} is {values}</source>
        <translation>它的 {what} 为 {values}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>job {number} is made of jobs itself</source>
        <translation>作业 {number} 自身由作业组成</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>job {number}: a rank is named twice</source>
        <translation>作业 {number}：有 rank 被指定两次</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>job {number}: cannot use {pair!r}</source>
        <translation>作业 {number}：不能使用 {pair!r}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>job {number}: rank {rank} is job {taken}'s already</source>
        <translation>作业 {number}：rank {rank} 已属于作业 {taken}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>job {number}: {part!r} are no ranks of this design</source>
        <translation>作业 {number}：{part!r} 不是本设计的 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>job {number}: {wanted!r} are no ranks</source>
        <translation>作业 {number}：{wanted!r} 不是 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_names.py"/>
        <source>joined with others of the same host, by description or map: {adapters}</source>
        <translation>按描述或对照表与同一主机的其他适配器合并：{adapters}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology.py"/>
        <source>joining GPUs and switches</source>
        <translation>连接 GPU 与交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_network.py"/>
        <source>joining NPUs</source>
        <translation>连接 NPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_topology.py"/>
        <source>joining switches and nodes</source>
        <translation>连接交换机与节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>joins the trays of two storeys</source>
        <translation>连接两个楼层的桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/check.py"/>
        <source>judge by this figure, as tray-fill.warn=0.3; the file keeps its own; may be given several times</source>
        <translation>按此数值判断，例如 tray-fill.warn=0.3；文件中的数值不变；可多次给出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>k uplinks of every leaf dealt over the spines, or as many as make 1:1; also spines to cores.</source>
        <translation>把每台叶的 k 条上行链路分配到各脊，或补足 1:1；也用于脊到核心。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>keep one of the two</source>
        <translation>请只保留其中一个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>keep the run, to look at it in the window</source>
        <translation>保留运行结果，供在窗口中查看</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>keeps racks off its line</source>
        <translation>机柜不得压在其线上</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
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
        <translation>种模块</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/sweep.py"/>
        <source>knee {size}</source>
        <translation>拐点 {size}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>known: NONE, {operations}, each also with _EP or _DP_EP</source>
        <translation>已知：NONE、{operations}，各自还可带 _EP 或 _DP_EP</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/registry.py"/>
        <source>known: {importers}; name one with --format if you know better</source>
        <translation>已知：{importers}；若您更清楚，请用 --format 指定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>known: {keys}</source>
        <translation>已知：{keys}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>known: {names}</source>
        <translation>已知：{names}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>known: {names} and {count} more</source>
        <translation>已知：{names}，另有 {count} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>known: {simulated}</source>
        <translation>已知：{simulated}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>known: {strategies}</source>
        <translation>已知：{strategies}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>known: {values}</source>
        <translation>已知：{values}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>label {label}, {detail}</source>
        <translation>标签 {label}，{detail}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>ladder for cables over the racks</source>
        <translation>机柜上方的线缆梯架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>lanes</source>
        <translation>通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/listing.py"/>
        <source>lanes or assembly</source>
        <translation>通道或组件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>language</source>
        <translation>语言</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>larger</source>
        <translation>更大</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/why.py"/>
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
        <translation>层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>layers declared</source>
        <translation>声明的层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>lead every other column of ports to the other side</source>
        <translation>把每隔一列的端口引到另一侧</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>lead every other column of ports to the other side, up and down each for itself</source>
        <translation>向上和向下的线缆各自把每隔一列的端口引到另一侧</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>lead time (weeks)</source>
        <translation>交货期（周）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>lead {names} into {name}</source>
        <translation>把 {names} 引入 {name}</translation>
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
        <translation>租用光纤或裸光纤，需与运营商商定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>leave out --routing, --output, --flows, --csv, --measured and --links</source>
        <translation>请去掉 --routing、--output、--flows、--csv、--measured 和 --links</translation>
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
        <translation>未计入：{names}：{why}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <source>leg</source>
        <translation>分支</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <source>leg (m)</source>
        <translation>分支（m）</translation>
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
        <translation>长度（m）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>length basis</source>
        <translation>长度依据</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>length of the great circle; the route is longer</source>
        <translation>大圆长度；实际路由更长</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>length set by hand</source>
        <translation>长度为手工设定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>length unknown until the racks are placed</source>
        <translation>机柜放到位之前长度未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>length unknown until the racks stand where they belong</source>
        <translation>在机柜放到位之前长度未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>length unknown: the place of a rack is only guessed; move it to where it stands, or confirm its place</source>
        <translation>长度未知：有机柜的位置只是推测；请移到实际位置，或确认其位置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>less</source>
        <translation>更少</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>let one of them start by itself</source>
        <translation>请让其中一条自行开始</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>levels are 0, 1, 2 ...</source>
        <translation>层级为 0、1、2 ……</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>lies below something that is no folder</source>
        <translation>位于一个不是文件夹的对象之下</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>lies in a folder that does not exist</source>
        <translation>位于不存在的文件夹中</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>lighter</source>
        <translation>更轻</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>limit</source>
        <translation>限值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>line 1 declares {nvswitches} NVSwitches, line 2 lists {switch_ids} switches</source>
        <translation>第 1 行声明 {nvswitches} 个 NVSwitch，第 2 行列出 {switch_ids} 个交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>line 1 declares {size} GPUs a server; {count} group of GPUs that share an NVSwitch has {found}; the links were taken</source>
        <translation>第 1 行声明每台服务器 {size} 个 GPU；{count} 组共用 NVSwitch 的 GPU 有 {found} 个；以链路为准</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>line 1 declares {size} GPUs a server; {count} groups of GPUs that share an NVSwitch have {found}; the links were taken</source>
        <translation>第 1 行声明每台服务器 {size} 个 GPU；{count} 组共用 NVSwitch 的 GPU 有 {found} 个；以链路为准</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>line 1 declares {switches}, line 2 lists {switch_ids:,}; the list was taken</source>
        <translation>第 1 行声明 {switches}，第 2 行列出 {switch_ids:,} 台；以列表为准</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>line 1 is the header, line 2 the number of layers</source>
        <translation>第 1 行为表头，第 2 行为层数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>line 2 lists a switch twice</source>
        <translation>第 2 行重复列出了一台交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>line of {text:,} characters</source>
        <translation>{text:,} 个字符的行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>line {declared} says {said} nodes, line {number} lists {count}; the list was taken</source>
        <translation>第 {declared} 行称有 {said} 个节点，第 {number} 行列出 {count} 个；以列表为准</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>line {filled} declares {declared:,} layers, the file has {layers:,}; these were taken</source>
        <translation>第 {filled} 行声明 {declared:,} 层，文件有 {layers:,} 层；以文件为准</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>line {line}: algbw is not size over time ({off} points); is the table complete?</source>
        <translation>第 {line} 行：algbw 不等于大小除以时间（{off} 个点）；表格完整吗？</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <source>line {line}: port {port} of {key}, which says it has {ports}</source>
        <translation>第 {line} 行：{key} 的端口 {port}，而它自称有 {ports}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>line {line}: switch {name} has nodes and switches of its own; both were read</source>
        <translation>第 {line} 行：交换机 {name} 既有节点又有下级交换机；两者都已读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>line {line}: switch {name} is defined again (Slurm refuses that); both were joined</source>
        <translation>第 {line} 行：交换机 {name} 重复定义（Slurm 会拒绝）；已合并</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>line {line}: {nodes} of {name} under none of its switches hang on itself: {rest}</source>
        <translation>第 {line} 行：{name} 的 {nodes}不属于其任何下级交换机，直接接在它上：{rest}</translation>
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
        <translation>第 {line} 行：{wrong:,} 个错误结果（{points} 个点有错误）；时间可能没有意义</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>line {numbered} declares {links}, the file lists {listed:,}; {taken} taken</source>
        <translation>第 {numbered} 行声明 {links}，文件列出 {listed:,} 条；{taken}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>line {number}</source>
        <translation>第 {number} 行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>line {number}: switch {name} has neither Nodes= nor Switches=; nothing hangs on it</source>
        <translation>第 {number} 行：交换机 {name} 既没有 Nodes= 也没有 Switches=；其下没有任何对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>line {number}: the record of {key} is there again (first in line {line}); both were read</source>
        <translation>第 {number} 行：{key} 的记录再次出现（首次在第 {line} 行）；两者都已读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>lines</source>
        <translation>条线</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>lines per lane</source>
        <translation>条线/通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>lines without reverse</source>
        <translation>没有反向的行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>lines {first} and {last}: the two ends of one cable say {labels}; {taken} was taken</source>
        <translation>第 {first} 和 {last} 行：同一线缆的两端分别为 {labels}；取 {taken}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>link</source>
        <translation>链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>link lines</source>
        <translation>链路行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>link lines by rate</source>
        <translation>各速率的链路行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/models/fluid.py"/>
        <source>link {link} is down</source>
        <translation>链路 {link} 已中断</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>link_utilization does not fit the links and times</source>
        <translation>link_utilization 与链路和时间不符</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>links</source>
        <translation>条链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>links below tier {level} run at {rates} Gb/s, htsim has one whole number</source>
        <translation>第 {level} 层之下的链路速率为 {rates} Gb/s，htsim 只用一个整数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>links declared</source>
        <translation>声明的链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>links run from GPU to GPU, but are simulated as if a switch shared them out</source>
        <translation>链路在 GPU 之间直连，但按由交换机分配来仿真</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>list the NVSwitches first, then the switches</source>
        <translation>请先列 NVSwitch，再列交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>list the templates with their parameters</source>
        <translation>列出模板及其参数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>list the workloads with their parameters</source>
        <translation>列出工作负载及其参数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>lists more than {most_flows:,} flows</source>
        <translation>列出的流超过 {most_flows:,} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>lists no flow</source>
        <translation>没有列出流</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>lists which adapter GUIDs are in which host, no cable</source>
        <translation>列出各主机中适配器的 GUID，没有线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>longer</source>
        <translation>更长</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>longest</source>
        <translation>最长</translation>
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
        <translation>请到那里查看</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/scrubber.py"/>
        <source>looking back</source>
        <translation>回看</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>lower end of the planning rule</source>
        <translation>规划规则的下限</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>lowest floor rating</source>
        <translation>最低楼板额定值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>made for multimode fibre, not for {grade}</source>
        <translation>用于多模光纤，不用于 {grade}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>made for single-mode fibre, not for {upper}</source>
        <translation>用于单模光纤，不用于 {upper}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>make several arrays</source>
        <translation>请分成几个阵列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/bend_too_tight.py"/>
        <source>make {tray} {need} mm deep</source>
        <translation>把 {tray} 的深度改为 {need} mm</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/bend_too_tight.py"/>
        <source>make {tray} {need} mm wide</source>
        <translation>把 {tray} 的宽度改为 {need} mm</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_network.py"/>
        <source>makes {count:,} links</source>
        <translation>会产生 {count:,} 条链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>makes {npus:,} NPUs</source>
        <translation>会产生 {npus:,} 个 NPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/demand_flows.py"/>
        <source>makes {total:,} flows</source>
        <translation>会产生 {total:,} 条流</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>makes {total:,} links</source>
        <translation>会产生 {total:,} 条链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>management</source>
        <translation>管理</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>manufacturer part no.</source>
        <translation>厂商料号</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>mass and floor</source>
        <translation>质量与楼板</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>mass of the parts; the share of the aisles is a house default; GB200 NVL72 1,360 kg, 2,122 kg/m2 on its footprint (NVIDIA)</source>
        <translation>部件质量；通道分摊为本软件默认值；GB200 NVL72 为 1,360 kg，按占地 2,122 kg/m2（NVIDIA）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/comparison.py"/>
        <source>max</source>
        <translation>最大</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/throughput.py"/>
        <source>max {most}, mean {rate_words}</source>
        <translation>最大 {most}，平均 {rate_words}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/module_too_hot.py"/>
        <source>maximum power of the module against the limit the switch's manual gives for its cages</source>
        <translation>模块最大功耗与交换机手册给出的端口笼上限之比</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>maximum power of the parts (optics as their makers count them) against the rack's limit, that of its rack PDUs, or its part's rating; two feeds as N+N</source>
        <translation>部件最大功耗（光模块按厂商口径）与机柜限值、其机柜 PDU 的限值或其部件额定值之比；两路供电按 N+N</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <location filename="../../fabric_studio/cli/told/comparison.py"/>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>mean time</source>
        <translation>平均时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/measured.py"/>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/sweep.py"/>
        <source>measured: {error:.1%} apart on average</source>
        <translation>实测：平均相差 {error:.1%}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/measured.py"/>
        <source>measures {measured}, and this sweep is of {ran}</source>
        <translation>测量的是 {measured}，而本次扫描为 {ran}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <source>mechanisms off</source>
        <translation>项未开启的机制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>media</source>
        <translation>介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>media: not known for {cables}; no reach, power or price until one is chosen</source>
        <translation>介质：{cables}的介质未知；选定之前没有可达距离、功耗和价格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <location filename="../../fabric_studio/cli/told/comparison.py"/>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>medium</source>
        <translation>介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>medium_class {medium_class!r} is not one of {medium_classes}</source>
        <translation>medium_class {medium_class!r} 不在以下之列：{medium_classes}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>meet-me room</source>
        <translation>汇接间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>memory of {value:g} GB/s</source>
        <translation>{value:g} GB/s 内存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>metres and millimetres</source>
        <translation>米和毫米</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/comparison.py"/>
        <source>min</source>
        <translation>最小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>mm to the rack in front</source>
        <translation>mm（到前方机柜）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>modules of chassis with more than {rack_u} of them: {crowded:,}; each chassis fills one rack and its modules are in no rack unit</source>
        <translation>模块多于 {rack_u} 个的机箱，其模块：{crowded:,}；每个机箱占满一个机柜，其模块不在任何机柜单元内</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>modules of {chassis} director chassis: {switch_records}; each stays a switch of its own, in one rack with its sisters, and the links between them are the backplane</source>
        <translation>{chassis} 个导向器机箱的模块：{switch_records}；各自仍为独立交换机，同机箱的装在同一机柜，其间的链路为背板</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>more</source>
        <translation>更多</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>more than {most_bytes} MB</source>
        <translation>超过 {most_bytes} MB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>more than {most_cages:,} cages</source>
        <translation>端口笼超过 {most_cages:,} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>more than {most_contents:,} devices inside</source>
        <translation>内含设备超过 {most_contents:,} 台</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>more than {most_ports} cages</source>
        <translation>端口笼超过 {most_ports} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>move it {words}, to the wall</source>
        <translation>移动 {words}，贴墙放置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>move {device} to the next free U</source>
        <translation>把 {device} 移到下一个空闲的 U</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <location filename="../../fabric_studio/app/commands/devices.py"/>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/app/commands/racks.py"/>
        <source>moved</source>
        <translation>移动</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>multimode</source>
        <translation>多模</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>name a file</source>
        <translation>请指定文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>name a folder</source>
        <translation>请指定文件夹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/library.py"/>
        <source>name a folder of .yaml files</source>
        <translation>请指定一个 .yaml 文件的文件夹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/run_tables.py"/>
        <source>name a new folder for the tables</source>
        <translation>请为表格指定一个新文件夹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/compare.py"/>
        <source>name a second project, or else a parameter of its template such as -p storeys=1</source>
        <translation>请给出第二个工程，或其模板的参数，例如 -p storeys=1</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>name an id of this file</source>
        <translation>请指定本文件中的 id</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>name another workload</source>
        <translation>请指定其他工作负载</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>name each once</source>
        <translation>每个只指定一次</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>name its ranks with pg_name and groups</source>
        <translation>请用 pg_name 和组给出其 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>name one file in it</source>
        <translation>请指定其中的一个文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>name one with --run RUN.npz</source>
        <translation>请用 --run RUN.npz 指定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>name the block</source>
        <translation>请为该块命名</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>name the switch</source>
        <translation>请为该交换机命名</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>name, dependency, 3 x (time, collective, size), update time</source>
        <translation>名称、依赖、3 x（时间、集合通信、大小）、更新时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>named as a node and as a switch; taken as a switch</source>
        <translation>既作为节点又作为交换机命名；按交换机处理</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>named as children and never defined: {switches} ({undefined})</source>
        <translation>被称为下级但从未定义：{switches}（{undefined}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>named by a GUID: {nodes} ({guids}); several may be adapters of one host, which a GUID-to-name map (--names) joins</source>
        <translation>以 GUID 命名：{nodes}（{guids}）；其中多个可能属于同一主机，GUID 名称对照表（--names）可将其合并</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <source>names</source>
        <translation>个名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>names a column twice</source>
        <translation>有一列出现两次</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/renaming.py"/>
        <source>names are one line of text that can be seen; write a pattern such as leaf-##</source>
        <translation>名称为一行可见文本；请写规则，例如 leaf-##</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>names from map</source>
        <translation>来自对照表的名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/constants.py"/>
        <source>needs a finite value and a source</source>
        <translation>需要有限的数值和来源</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/riser.py"/>
        <source>needs a second storey</source>
        <translation>需要第二个楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_on_condition.py"/>
        <source>neither end may be a LinkX SR4 module</source>
        <translation>任何一端都不得是 LinkX SR4 模块</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>neither end of the link is a {medium} module</source>
        <translation>链路两端都不是 {medium} 模块</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>net speeds mbps</source>
        <translation>网络速率（Mb/s）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>net {net}</source>
        <translation>网络 {net}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/scrubber.py"/>
        <source>newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <source>no WAN span joins {names}; connect the sites first</source>
        <translation>没有广域网段连接 {names}；请先连接园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>no accelerators share a scale-up domain</source>
        <translation>没有加速器共享纵向扩展域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/section_marks.py"/>
        <source>no cable</source>
        <translation>无线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/cheapest.py"/>
        <source>no cable is selected; select cables, or racks or devices at which cables end</source>
        <translation>未选择线缆；请选择线缆，或线缆所接的机柜或设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>no cable runs over it</source>
        <translation>没有线缆经过</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/models/fluid.py"/>
        <source>no capacity is left</source>
        <translation>没有剩余容量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_figures.py"/>
        <source>no change</source>
        <translation>不变</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>no command given</source>
        <translation>未给出命令</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>no conduit ends here</source>
        <translation>没有管道在此终止</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>no conduit is drawn, so nobody can tell where the WAN comes in</source>
        <translation>没有画出管道，因此无法知道广域网从何处进入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/panel.py"/>
        <source>no device is selected; select one, or a rack with devices in it</source>
        <translation>未选择设备；请选择一台设备，或选择内有设备的机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>no device is selected; select the switch that is to be replaced</source>
        <translation>未选择设备；请选择要替换的交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/named_file.py"/>
        <source>no file is named</source>
        <translation>未指定文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/status_bar.py"/>
        <source>no findings</source>
        <translation>无检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/matching.py"/>
        <source>no free port of rack {a} ({free_a}) matches one of rack {z} ({free_z}); connect port to port</source>
        <translation>机柜 {a} 的空闲端口（{free_a}）与机柜 {z} 的（{free_z}）不匹配；请逐个端口连接</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>no leaf is among the {count} switches selected; select both, give them the roles leaf and spine in the inspector, or name them here</source>
        <translation>所选 {count} 台交换机中没有叶；请两者都选，在属性中设定叶和脊角色，或在此给出名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>no leaf is selected; select the racks of the servers and the racks of their leaves</source>
        <translation>未选择叶；请选择服务器所在机柜及其叶所在机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/drawing.py"/>
        <source>no medium in the catalogue joins {a} and {z} at {rate_gbps:g} Gb/s over the length needed</source>
        <translation>部件目录中没有介质能在所需长度上以 {rate_gbps:g} Gb/s 连接 {a} 和 {z}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>no name is given</source>
        <translation>未给出名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>no new errors or warnings</source>
        <translation>没有新增错误或警告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/module_too_hot.py"/>
        <source>no part in the design says what power its cages feed</source>
        <translation>设计中没有部件给出其端口笼的供电能力</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>no part is chosen; choose what the device is to become</source>
        <translation>未选择部件；请选择设备要变成什么</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <source>no part of a rack states a static load rating</source>
        <translation>机柜部件都没有给出静态额定载荷</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/graph.py"/>
        <source>no part states its accelerators: every server counts as one rank</source>
        <translation>没有部件说明其加速器：每台服务器计为一个 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/models/fluid.py"/>
        <source>no path from {src} (rank {src_rank}) to {dst} (rank {dst_rank})</source>
        <translation>{src}（rank {src_rank}）到 {dst}（rank {dst_rank}）没有路径</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>no ports</source>
        <translation>没有端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>no ports of side A ({said}) go with ports of side Z ({said2}); choose the ports of both sides, or other devices</source>
        <translation>A 侧端口（{said}）与 Z 侧端口（{said2}）不匹配；请选择两侧的端口类型，或其他设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array_grid.py"/>
        <source>no position of the array is free in {room}; move it, or make it smaller</source>
        <translation>阵列在 {room} 中没有空闲位置；请移动或缩小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>no rack has a power limit, nor has its part a rating</source>
        <translation>机柜没有功率限值，其部件也没有额定值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>no rack has room for {part}; free some rack units first</source>
        <translation>没有机柜放得下 {part}；请先腾出机柜单元</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>no rack is chosen; choose what the array is made of</source>
        <translation>未选择机柜；请选择阵列由什么组成</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <source>no rate</source>
        <translation>速率未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ways.py"/>
        <source>no selected cable runs from one rack to another; only those can be led by a tray</source>
        <translation>所选线缆都不在两个机柜之间；只有这类线缆可经由桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>no server is selected; select the racks of the servers and the racks of their leaves</source>
        <translation>未选择服务器；请选择服务器所在机柜及其叶所在机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>no spine is among the {count} switches selected; select both, give them the roles leaf and spine in the inspector, or name them here</source>
        <translation>所选 {count} 台交换机中没有脊；请两者都选，在属性中设定叶和脊角色，或在此给出名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>no storey states a floor load rating</source>
        <translation>没有楼层给出楼板承载额定值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/library.py"/>
        <source>no such catalogue folder or file</source>
        <translation>没有这个部件目录文件夹或文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>no switch is in what is selected; select the switch that is to be replaced</source>
        <translation>所选内容中没有交换机；请选择要替换的交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>no switch of the {network} network is selected; select its leaves and spines, or nothing for all of them</source>
        <translation>未选择 {network} 网络的交换机；请选择其叶和脊，或不选以包含全部</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/chakra.py"/>
        <source>no trace beside it for {ranks}, the first of them rank {missing}</source>
        <translation>旁边没有 {ranks}的轨迹，首个为 rank {missing}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/hover.py"/>
        <source>no traffic</source>
        <translation>无流量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_in_no_tray.py"/>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>no tray is drawn</source>
        <translation>没有画出桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>no tray joins the racks: measured as a straight run</source>
        <translation>没有桥架连接机柜：按直线测量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/grid.py"/>
        <location filename="../../fabric_studio/routing/groups.py"/>
        <source>no two switches are joined</source>
        <translation>没有相连的两台交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>no uplink at all</source>
        <translation>完全没有上行链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>no way to a host, tier unknown: {switches} ({no_tier})</source>
        <translation>没有通往主机的路径，层次未知：{switches}（{no_tier}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>no {kind} is selected; select what is to be renamed</source>
        <translation>未选择{kind}；请选择要重命名的对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>no-go area</source>
        <translation>禁放区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>nobody passes a door of {width_mm:g} mm; give its width</source>
        <translation>宽 {width_mm:g} mm 的门无法通过；请给出宽度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/conduit.py"/>
        <source>nobody said</source>
        <translation>未说明</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tensor_group_split.py"/>
        <source>nobody said how many accelerators a tensor-parallel group has</source>
        <translation>未说明张量并行组有多少加速器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>nobody said in which room</source>
        <translation>未说明在哪个房间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>nobody said in which rooms the {count} conduits of {name} end ({names}); if it is one, that room is a single point of failure</source>
        <translation>未说明 {name} 的 {count} 条管道终结于哪些房间（{names}）；若是同一房间，它就是单点故障</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>nobody said what its floor carries</source>
        <translation>未说明楼板承重</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <source>nobody said whether PFC and ECN are on</source>
        <translation>未说明 PFC 与 ECN 是否开启</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>node ids seen</source>
        <translation>出现的节点 id</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>node line</source>
        <translation>节点行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>node {name} is in the blocks {block_of} and {block}; the first was taken</source>
        <translation>节点 {name} 同时在块 {block_of} 和 {block} 中；取前者</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>node {node} is no rank of this design, which has {n_ranks:,}</source>
        <translation>节点 {node} 不是本设计的 rank，设计有 {n_ranks:,} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>node {node} {node2} is a {what}, which is not simulated</source>
        <translation>节点 {node} {node2} 是 {what}，不支持仿真</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>node {node} {node2} is of kind {kind}</source>
        <translation>节点 {node} {node2} 的类型为 {kind}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>node {node} {node2} runs over some dimensions only</source>
        <translation>节点 {node} {node2} 只涉及部分维度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>node {node} {node2} sends to its own rank</source>
        <translation>节点 {node} {node2} 向自身 rank 发送</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>node {src} of {nodes} (0 to {nodes2})</source>
        <translation>节点 {src} 超出 {nodes} 个（0 至 {nodes2}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>node {src} sends to itself</source>
        <translation>节点 {src} 向自身发送</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>node {strange} is linked, but line 1 declares {nodes} (0 to {last})</source>
        <translation>节点 {strange} 有链路，但第 1 行声明 {nodes}（0 至 {last}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_files.py"/>
        <source>node {tied} {tied2} sends to or receives from one rank</source>
        <translation>节点 {tied} {tied2} 与单个 rank 收发</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>nodes are numbers from 0 to {most_node:,}</source>
        <translation>节点为 0 至 {most_node:,} 的数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>nodes by kind</source>
        <translation>各类节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>nodes declared</source>
        <translation>声明的节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>nodes go from {first} to {first2}; first_node says which node of the file is rank 0</source>
        <translation>节点为 {first} 至 {first2}；first_node 指定文件中哪个节点为 rank 0</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>nodes without record</source>
        <translation>没有记录的节点</translation>
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
        <location filename="../../fabric_studio/ui/panels/inspected/conduit.py"/>
        <source>none comes in by it</source>
        <translation>没有 WAN 段由此进入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/matching.py"/>
        <source>none free</source>
        <translation>无空闲</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>none of {total} can be fixed</source>
        <translation>{total} 项都无法修复</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>none: compute_s and bytes say it all; else the following parameters, and the model's own size</source>
        <translation>none：由 compute_s 和 bytes 决定；否则由以下参数和模型自身规模决定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>none: links carry their full rate, software takes no time; measured: the useful part of each link, and NCCL's latencies</source>
        <translation>none：链路满速率，软件不耗时；measured：链路的有效部分以及 NCCL 的时延</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>not a SwitchName= or BlockName= statement</source>
        <translation>不是 SwitchName= 或 BlockName= 语句</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/csv_columns.py"/>
        <source>not a number</source>
        <translation>不是数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>not a run of this program ({error})</source>
        <translation>不是本程序的运行结果（{error}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/csv_columns.py"/>
        <source>not a whole number</source>
        <translation>不是整数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/findings.py"/>
        <source>not asked for</source>
        <translation>未要求检查</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>not enough memory for this design; close other programs or use a smaller one</source>
        <translation>内存不足以处理此设计；请关闭其他程序或使用更小的设计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/status_bar.py"/>
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
        <translation>扫描中没有</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <source>not in this fabric: {guids} of {source} ({unused})</source>
        <translation>不在此网络中：{source} 的 {guids}（{unused}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_names.py"/>
        <source>not joined, as several adapters have it: {descriptions} ({apart})</source>
        <translation>因多个适配器同名而未合并：{descriptions}（{apart}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_system.py"/>
        <source>not known to this importer</source>
        <translation>此导入器不识别</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>not known: two points will tell</source>
        <translation>未知：由两点确定</translation>
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
        <translation>不属于端口报告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>not part of the network</source>
        <translation>不属于网络</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>not part of the output of ibnetdiscover</source>
        <translation>不属于 ibnetdiscover 的输出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>not said</source>
        <translation>未说明</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/following.py"/>
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
        <translation>不支持仿真</translation>
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
        <translation>不是 true 或 false</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>not understood in {source}</source>
        <translation>无法理解 {source} 中的内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>not valid UTF-8; read as latin-1</source>
        <translation>不是有效的 UTF-8；已按 latin-1 读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/steps.py"/>
        <source>not yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>not-run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>note: {text}</source>
        <translation>注：{text}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>nothing below: {switches} ({bare})</source>
        <translation>其下没有任何对象：{switches}（{bare}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>nothing can be fixed; every finding of this rule needs a decision of yours</source>
        <translation>无法修复；该规则的每项结果都需要由您决定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>nothing for new racks, or one rack to go on from it with what is in it</source>
        <translation>不选则为新机柜；选一个机柜则连同其内容继续排列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>nothing guessed</source>
        <translation>没有推测</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>nothing in the catalogue joins {cage} and {cage2} ports of {rates}</source>
        <translation>部件目录中没有介质连接 {rates} 的 {cage} 与 {cage2} 端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>nothing is called {names}; select two racks or two devices, or name both sides</source>
        <translation>没有名为 {names} 的对象；请选择两个机柜或两台设备，或给出两侧名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>nothing left out</source>
        <translation>没有遗漏</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/sweep.py"/>
        <source>nothing measured within the sweep</source>
        <translation>扫描范围内没有实测数据</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>nothing on sale fits the ports and the length of {name}; it stays as it is</source>
        <translation>没有在售介质适合 {name} 的端口和长度；保持不变</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/locks.py"/>
        <source>nothing that can be locked is selected; select {kinds} or {last}</source>
        <translation>所选内容中没有可锁定的对象；请选择{kinds}或{last}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/proposal.py"/>
        <source>nothing to do</source>
        <translation>无需操作</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>nothing to do: {why}</source>
        <translation>无需操作：{why}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/sketch.py"/>
        <source>nothing to do; it is already so</source>
        <translation>无需操作；已是如此</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>nothing to spare</source>
        <translation>没有余量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>nothing would be drawn</source>
        <translation>没有可绘制的内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/scale.py"/>
        <source>now {length}</source>
        <translation>现为 {length}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>npus</source>
        <translation>NPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>npus by dimension</source>
        <translation>各维度的 NPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>number of layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/edit_records.py"/>
        <source>numbers must be raw</source>
        <translation>数值必须为原始形式</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>nvls stays inside one scale-up domain, and these ranks lie in {count}</source>
        <translation>nvls 限于一个纵向扩展域，而这些 rank 分布在 {count} 个域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>occurs twice</source>
        <translation>出现两次</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <source>ocs</source>
        <translation>光交换机（OCS）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/comparison.py"/>
        <source>of line</source>
        <translation>占线速</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>of the cables of a rack</source>
        <translation>（占机柜线缆）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>of the reach</source>
        <translation>（占可达距离）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>of the section</source>
        <translation>（占截面）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>of {limit} m</source>
        <translation>，上限 {limit} m</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>on more than one switch: {nodes} ({twice}); each has a cable to every one</source>
        <translation>接在多台交换机上：{nodes}（{twice}）；每台各一根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>on or above a cycle, where Slurm wants a tree: {switches} ({in_cycles}); their tier is guessed from the distance to the nodes</source>
        <translation>位于环上或其上方，而 Slurm 要求树形：{switches}（{in_cycles}）；其层次由到节点的距离推测</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>on single-mode fibre</source>
        <translation>（单模光纤）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>on the critical path: computation {computation}, transfer {transfer}, latency {latency}; most: {kind} ({name})</source>
        <translation>关键路径上：计算 {computation}，传输 {transfer}，时延 {latency}；最多的是{kind}（{name}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/words.py"/>
        <source>on top or beside the rails</source>
        <translation>在柜顶或导轨旁</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>on {grade}</source>
        <translation>（{grade}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>one more floor above the others</source>
        <translation>在其余楼层之上再加一层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source>one of {choices}</source>
        <translation>以下之一：{choices}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/export.py"/>
        <source>one of {exporters}</source>
        <translation>以下之一：{exporters}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/new.py"/>
        <source>one of {templates}</source>
        <translation>以下之一：{templates}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>one of {views}</source>
        <translation>以下之一：{views}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>one of {workloads}</source>
        <translation>以下之一：{workloads}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/permutation.py"/>
        <source>one rank has nobody to send to</source>
        <translation>只有一个 rank，没有发送对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>one rank has nobody to talk to</source>
        <translation>只有一个 rank，没有通信对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>one that carries only that part of its rate (0.5), from the start or from that time on; may be repeated</source>
        <translation>从开始或从该时刻起只承载部分速率（0.5）的对象；可重复</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>only a trigger that waits for all of its flows can be simulated</source>
        <translation>只能仿真等待其全部流的触发器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/check.py"/>
        <source>only this rule; may be given several times: {rules}</source>
        <translation>仅此规则；可重复给出：{rules}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>only when I save</source>
        <translation>仅在手动保存时</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>oob</source>
        <translation>带外</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>open a .fabric project, or import other formats</source>
        <translation>请打开 .fabric 工程，或导入其他格式</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>open a backup (.bak) or an earlier copy</source>
        <translation>请打开备份（.bak）或较早的副本</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>open an earlier copy</source>
        <translation>请打开较早的副本</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/files.py"/>
        <source>open it in a viewer to see whether it is whole</source>
        <translation>请用查看器打开，确认文件完整</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>open it with {by} or newer</source>
        <translation>请用 {by} 或更新版本打开</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/recovery.py"/>
        <source>open the last saved file</source>
        <translation>请打开最后保存的文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>open the window, on a project or on the gallery of templates</source>
        <translation>打开窗口，载入工程或显示模板库</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>optic A SKU</source>
        <translation>A 端光模块 SKU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>optic Z SKU</source>
        <translation>Z 端光模块 SKU</translation>
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
        <translation>{flows} 条流同时逐包喷洒会占用超过 {most} 条链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/files.py"/>
        <source>packing</source>
        <translation>正在打包</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ibnetdiscover.py"/>
        <source>pairing the ends of cables</source>
        <translation>配对线缆两端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>pairwise</source>
        <translation>成对</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>pairwise: every pair is a flow; aggregate: one activity with the load of all pairs; two_level: over scale-up to the rank on the receiver's rail, then along that rail; auto: pairwise up to 64 ranks, else aggregate</source>
        <translation>pairwise：每对为一条流；aggregate：一个活动承载所有对的负载；two_level：先经纵向扩展到与接收者同轨道的 rank，再沿该轨道；自动（auto）：64 个 rank 以内为 pairwise，否则为 aggregate</translation>
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
        <translation>个配线架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>parallel links between {pairs} of nodes, all kept; HPCC itself keeps the last of each pair only</source>
        <translation>{pairs}节点之间有并行链路，全部保留；HPCC 自身每对只保留最后一条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/circuits.py"/>
        <location filename="../../fabric_studio/routing/policies/spray.py"/>
        <location filename="../../fabric_studio/routing/policy.py"/>
        <location filename="../../fabric_studio/sim/routed.py"/>
        <source>parameter {name}</source>
        <translation>参数 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>part</source>
        <translation>部件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>part {name!r:.60} holds the row of {specs!r:.60}</source>
        <translation>部件 {name!r:.60} 存放了 {specs!r:.60} 的行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>part {spec!r:.60}: {what}</source>
        <translation>部件 {spec!r:.60}：{what}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/parts_json.py"/>
        <source>part: {what}</source>
        <translation>部件：{what}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>parts</source>
        <translation>个部件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>parts not known: {told}; drawn as generic parts of 1 U with as many ports as the file tells, without accelerators, power, mass and price</source>
        <translation>部件未知：{told}；画作 1 U 通用部件，端口数按文件所述，没有加速器、功耗、质量和价格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/matching.py"/>
        <source>passive</source>
        <translation>无源</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>paste fewer tables</source>
        <translation>请少粘贴几个表格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>paste the lines with size, count, type, time, algbw and busbw, for example of all_reduce_perf</source>
        <translation>请粘贴含 size、count、type、time、algbw 和 busbw 的行，例如 all_reduce_perf 的输出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>paste the tables only</source>
        <translation>请只粘贴表格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>path</source>
        <translation>路径</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>paths</source>
        <translation>条路径</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/models/fluid.py"/>
        <source>paths avoid what is down</source>
        <translation>路径已避开中断的部分</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/models/fluid.py"/>
        <source>paths avoid what is down or slow</source>
        <translation>路径避开故障或变慢的部分</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/running.py"/>
        <source>pause to stand still</source>
        <translation>静止请用暂停</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>pci link speeds</source>
        <translation>PCI 链路速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <source>pdu</source>
        <translation>PDU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>per square metre of hall</source>
        <translation>每平方米机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>picture</source>
        <translation>底图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/images.py"/>
        <source>picture {image!r:.60} is not in the project</source>
        <translation>图片 {image!r:.60} 不在工程中</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/images.py"/>
        <source>picture {image} is not what it was saved as</source>
        <translation>图片 {image} 与保存时不一致</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/images.py"/>
        <source>picture {image}: {error}</source>
        <translation>图片 {image}：{error}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>pictures</source>
        <translation>底图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>place servers that contain accelerators</source>
        <translation>请放置含加速器的服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>places: {racks} in {rows}, hosts of one leaf together, switches near them; lengths between racks are unknown until the racks are moved or their place is confirmed</source>
        <translation>位置：{racks}，分 {rows}，同一叶的主机放在一起，交换机靠近它们；在移动机柜或确认位置之前，机柜间长度未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>placing racks</source>
        <translation>摆放机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/preferences.py"/>
        <source>plain UTF-8, for programs</source>
        <translation>纯 UTF-8，供程序使用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>plane {plane} ({count:,})</source>
        <translation>平面 {plane}（{count:,} 根）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_feed.py"/>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>planes</source>
        <translation>个平面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>planes of the compute network</source>
        <translation>计算网络平面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>planned</source>
        <translation>计划</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>planning experience (a 1.8 m DAC inside a 2 m rating was reported unstable); the share is a house default</source>
        <translation>规划经验（有报告称额定 2 m 的 DAC 用到 1.8 m 时不稳定）；比例为本软件默认值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_meet.py"/>
        <source>planning rule for multi-plane fabrics: planes share nothing but the servers</source>
        <translation>多平面网络的规划规则：各平面除服务器外不共用任何东西</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>planning rule for redundant pairs: separate racks, feeds and paths</source>
        <translation>冗余对的规划规则：机柜、供电和路径分开</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>planning rule for redundant paths: no common riser, tray, feed or switch</source>
        <translation>冗余路径的规划规则：不共用竖井、桥架、供电或交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_feed.py"/>
        <source>planning rule for redundant paths: no common riser, tray, feed or switch; N+N power</source>
        <translation>冗余路径的规划规则：不共用竖井、桥架、供电或交换机；N+N 供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tensor_group_split.py"/>
        <source>planning rule of training frameworks: keep tensor parallelism inside a server or NVLink domain (Megatron-LM)</source>
        <translation>训练框架的规划规则：张量并行保持在服务器或 NVLink 域内（Megatron-LM）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>planning rule: scale-up at least 5 to 10 times scale-out</source>
        <translation>规划规则：纵向扩展至少为横向扩展的 5 至 10 倍</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/networks_mixed.py"/>
        <source>planning rule: separate management and storage networks (DGX SuperPOD reference architectures draw four)</source>
        <translation>规划规则：管理与存储网络分开（DGX SuperPOD 参考架构画了四张网络）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>planning rule; Meta's 24,576-GPU clusters run 1:1 in the pod and 7:1 between pods</source>
        <translation>规划规则；Meta 的 24,576 GPU 集群 Pod 内为 1:1、Pod 间为 7:1</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_in_no_tray.py"/>
        <source>planning rule; TIA-569 practice keeps cables in pathways</source>
        <translation>规划规则；TIA-569 惯例要求线缆敷设在通路内</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>plugged into</source>
        <translation>插入位置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>plugging in cables</source>
        <translation>插接线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>pod</source>
        <translation>Pod</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>pod {number}</source>
        <translation>Pod {number}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>pods do not reach the switches at the top in the same groups</source>
        <translation>各 Pod 到顶层交换机的分组不一致</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>pods times Radix_Down of tier 1</source>
        <translation>Pod 数乘以第 1 层的 Radix_Down</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>podsize</source>
        <translation>Pod 大小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>port</source>
        <translation>端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>port line</source>
        <translation>端口行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>port line before the first node</source>
        <translation>首个节点之前的端口行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>port lines</source>
        <translation>端口行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>port lines by rate</source>
        <translation>各速率的端口行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>port speeds of the parts, all one-way</source>
        <translation>部件的端口速率，均为单向</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/circuits.py"/>
        <source>port {port} is not there, or in two circuits</source>
        <translation>端口 {port} 不存在，或属于两个光路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <source>port {port} of {node} is said to hold {lines_of} cables (lines {numbers}); all were kept</source>
        <translation>{node} 的端口 {port} 据称接有 {lines_of} 根线缆（第 {numbers} 行）；全部保留</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>ports {group}: {wrong}</source>
        <translation>端口 {group}：{wrong}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>position known</source>
        <translation>位置已确认</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array_grid.py"/>
        <source>position {number} of row {row}</source>
        <translation>第 {row} 列的位置 {number}</translation>
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
        <translation>功率限值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/proposals.py"/>
        <source>power not known</source>
        <translation>功耗未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/warmup.py"/>
        <location filename="../../fabric_studio/ui/background/warming.py"/>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>preparing simulator</source>
        <translation>正在准备仿真器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <location filename="../../fabric_studio/cli/verbs/compare.py"/>
        <source>print one JSON document and nothing else</source>
        <translation>只输出一个 JSON 文档</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/compare.py"/>
        <source>print the figures as CSV and nothing else</source>
        <translation>只以 CSV 输出数据</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>printed at one end only: {cables} (lines {one_sided}), kept</source>
        <translation>只在一端打印：{cables}（第 {one_sided} 行），已保留</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>priorities are not simulated</source>
        <translation>不支持优先级仿真</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>priority groups {groups} and ports</source>
        <translation>优先级组 {groups} 和端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>published</source>
        <translation>公开</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_files.py"/>
        <source>put it there, or {way_out}</source>
        <translation>请放到那里，或{way_out}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/folder_form.py"/>
        <source>put the file itself into the folder</source>
        <translation>请把文件本身放入文件夹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>put two designs side by side: lengths, delays, media, cost, power, mass</source>
        <translation>并排比较两个设计：长度、时延、介质、成本、功耗、质量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/panel.py"/>
        <source>qm9700, dac, nvl72 …</source>
        <translation>qm9700、dac、nvl72 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>qty to order</source>
        <translation>订货数量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>qty used</source>
        <translation>使用数量</translation>
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
        <translation>机柜（含内容）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>rack {name} is larger than {room}</source>
        <translation>机柜 {name} 比 {room} 还大</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>rack {name} stands {over} outside {room}</source>
        <translation>机柜 {name} 超出 {room} {over}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <location filename="../../fabric_studio/app/wizards/spots.py"/>
        <source>rack {rack}</source>
        <translation>机柜 {rack}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/containment_mixes_air.py"/>
        <source>rack {rack} blows its hot air into {aisle}, which is cold; turn it round</source>
        <translation>机柜 {rack} 把热风吹向冷通道 {aisle}；请将其掉头</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/containment_mixes_air.py"/>
        <source>rack {rack} draws its air from {aisle}, which is hot; turn it round</source>
        <translation>机柜 {rack} 从热通道 {aisle} 取风；请将其掉头</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>rack {rack} draws up to {need} from feed {feed} alone when feed {other} is lost{least}; feed {feed} gives {have}: {over} over</source>
        <translation>{other} 路断电时，机柜 {rack} 仅从 {feed} 路取电，最大 {need}{least}；{feed} 路可供 {have}：超出 {over}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>rack {rack} draws up to {need}{usual}{least}; its limit is {have}: {over} over</source>
        <translation>机柜 {rack} 最大功耗 {need}{usual}{least}；其限值为 {have}：超出 {over}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>rack {rack} has no {height:g} U free for {part} in the place of {device}; it stays</source>
        <translation>机柜 {rack} 没有 {height:g} U 空位用 {part} 替换 {device}；保持不变</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/devices.py"/>
        <source>rack {rack} has no {units:g} U free for {device}; move something or add a rack</source>
        <translation>机柜 {rack} 没有 {units:g} U 空位可装 {device}；请移开一些设备或增加机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <source>rack {rack} holds {need}{least}; it is rated for {have}: {over} over</source>
        <translation>机柜 {rack} 承重 {need}{least}；其额定值为 {have}：超出 {over}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>rack {rack} loads {level} with {need:,.0f} kg/m2 even when its share of the aisles carries it too ({alone:,.0f} on its footprint); the floor is rated for {have:,.0f}: {over:,.0f} over</source>
        <translation>机柜 {rack} 对 {level} 的载荷即使由通道分摊仍为 {need:,.0f} kg/m2（仅按占地为 {alone:,.0f}）；楼板额定值为 {have:,.0f}：超出 {over:,.0f}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_before_door.py"/>
        <source>rack {rack} stands {far} in the way of {door}</source>
        <translation>机柜 {rack} 侵入 {door} 的通行范围 {far}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_no_go.py"/>
        <source>rack {rack} stands {far} inside {area}, where nothing may stand</source>
        <translation>机柜 {rack} 进入禁放区 {area} {far}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_on_column.py"/>
        <source>rack {rack} stands {far} inside {column}</source>
        <translation>机柜 {rack} 与 {column} 重叠 {far}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_wall.py"/>
        <source>rack {rack} stands {far} inside {wall}</source>
        <translation>机柜 {rack} 与 {wall} 重叠 {far}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/build.py"/>
        <source>rack {where} has no {part:g} U free for {part2}; move something or add a rack</source>
        <translation>机柜 {where} 没有 {part:g} U 空位可装 {part2}；请移开一些设备或增加机柜</translation>
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
        <translation>机柜与设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>racks cannot face {degrees:g} degrees; give a number</source>
        <translation>机柜不能朝向 {degrees:g} 度；请给出数字</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>racks face {facings} or a number of degrees, not {facing!r}</source>
        <translation>机柜朝向为 {facings} 或角度，而不是 {facing!r}</translation>
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
        <translation>对楼板过重的机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/racks_overlap.py"/>
        <source>racks {rack} and {other} overlap by {length}</source>
        <translation>机柜 {rack} 与 {other} 重叠 {length}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>racks, maximum</source>
        <translation>机柜，最大</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>racks, typical</source>
        <translation>机柜，典型</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>rail</source>
        <translation>轨道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/permutation.py"/>
        <source>random: partners drawn by the seed; bisection: rank i sends to the rank half-way round</source>
        <translation>random：由种子抽取对象；bisection：rank i 发给相隔一半的 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/steps.py"/>
        <source>rank {first}</source>
        <translation>rank {first}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>rank {key} sends {key2} messages with tag {key3} to rank {key4}, which receives {key5}</source>
        <translation>rank {key} 以标签 {key3} 向 rank {key4} 发送 {key2} 条消息，后者接收 {key5} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>rank {missing} does not make the same {what}s of {size:g} bytes as the others of its group</source>
        <translation>rank {missing} 没有像同组其他 rank 那样发起 {size:g} 字节的 {what}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_files.py"/>
        <source>rank {missing} of {count} has no trace: {path} is not there</source>
        <translation>{count} 个 rank 中的 rank {missing} 没有轨迹：缺少 {path}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/running.py"/>
        <source>rank {rank}</source>
        <translation>rank {rank}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>ranks</source>
        <translation>rank 数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>ranks go from 0 to {n_ranks}</source>
        <translation>rank 为 0 至 {n_ranks}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>ranks with a trace</source>
        <translation>有轨迹的 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/steps.py"/>
        <source>ranks {first} to {first2}</source>
        <translation>rank {first} 到 {first2}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>rate, one-way (Gb/s)</source>
        <translation>速率，单向（Gb/s）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/comparison.py"/>
        <source>rates of {count} transfers while the first ones all run, in Gb/s; line: {line} for one accelerator</source>
        <translation>最初的传输同时进行时 {count} 个传输的速率，单位 Gb/s；线速：每加速器 {line}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/place.py"/>
        <source>rates: {assumed:g} Gb/s one-way is assumed for {cables} whose rate the file does not tell</source>
        <translation>速率：文件未说明速率的 {cables}按单向 {assumed:g} Gb/s 计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>read a file of another program into a design</source>
        <translation>把其他程序的文件读成设计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>read as UTF-16</source>
        <translation>已按 UTF-16 读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/files.py"/>
        <source>reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>reading the cables</source>
        <translation>读取线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>reading the design</source>
        <translation>读取设计</translation>
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
        <translation>理由</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>recomputes activations from checkpoints, which is not simulated</source>
        <translation>从检查点重算激活，不支持仿真</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/safety_net.py"/>
        <source>recovery journal cannot be written ({strerror}); save often</source>
        <translation>无法写入恢复日志（{strerror}）；请经常保存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <source>refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_meet.py"/>
        <source>remove {cable}</source>
        <translation>删除 {cable}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>remove {name}</source>
        <translation>删除 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_list.py"/>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>rename it</source>
        <translation>请重命名</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <source>required (m)</source>
        <translation>需要（m）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>required length (m)</source>
        <translation>所需长度（m）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>resized</source>
        <translation>调整大小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/resources.py"/>
        <source>resource {parts} is missing from this installation; install fabric-studio again</source>
        <translation>此安装缺少资源 {parts}；请重新安装 fabric-studio</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/json_tables.py"/>
        <source>restore an earlier copy of this member</source>
        <translation>请恢复该成员较早的副本</translation>
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
        <location filename="../../fabric_studio/ui/canvas/layers/structure.py"/>
        <source>riser
{name}</source>
        <translation>竖井
{name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>riser {name} carries cables of {planes}: one cut takes them all</source>
        <translation>竖井 {name} 内有{planes}的线缆：一次切断就会全部失去</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/spots.py"/>
        <source>riser {riser}</source>
        <translation>竖井 {riser}</translation>
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
        <translation>角色</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <location filename="../../fabric_studio/ui/views/words.py"/>
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
        <translation>旋转角度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>route as typed</source>
        <translation>路由长度为手工输入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>route length as typed</source>
        <translation>路由长度为手工输入</translation>
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
        <translation>路由器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/comparison.py"/>
        <location filename="../../fabric_studio/routing/circuits.py"/>
        <source>routing</source>
        <translation>路由</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>routing policy</source>
        <translation>路由策略</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policy.py"/>
        <source>routing {policy} does not fit: {why}</source>
        <translation>路由 {policy} 不适用：{why}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/ui/panels/data_words.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>row</source>
        <translation>列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/section.py"/>
        <source>row {name}, {words}</source>
        <translation>{name} 列，{words}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>row {row}, {hall}</source>
        <translation>列 {row}，{hall}</translation>
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
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>rule profile</source>
        <translation>规则方案</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>run a workload on a design</source>
        <translation>在设计上运行工作负载</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>run format {format}, this version reads {known}</source>
        <translation>运行结果格式为 {format}，本版本读取 {known}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>run it at {best}</source>
        <translation>按 {best} 运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>run it under every routing that fits, and put rates and times side by side</source>
        <translation>以每种可用的路由运行，并排比较速率和时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>run it: {source}</source>
        <translation>请运行：{source}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <source>run the Chakra trace that was made of it with `simulate --workload chakra`</source>
        <translation>请用 `simulate --workload chakra` 运行由它生成的 Chakra 轨迹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/simulate.py"/>
        <source>run the check, cable what is missing, or choose other ranks</source>
        <translation>请运行检查、补齐线缆，或选择其他 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/measured.py"/>
        <source>run the sweep with operation={measured}</source>
        <translation>请以 operation={measured} 运行扫描</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/measured.py"/>
        <source>run the workload sweep</source>
        <translation>请运行工作负载 sweep</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>same cable as {cable}</source>
        <translation>与 {cable} 为同一根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>same node cables</source>
        <translation>同节点线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/folder_form.py"/>
        <source>save into a new or empty folder</source>
        <translation>请存入新的或空的文件夹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/files.py"/>
        <location filename="../../fabric_studio/ui/underlay/pdf.py"/>
        <source>save it again</source>
        <translation>请重新保存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/dxf.py"/>
        <source>save it again as DXF 2010</source>
        <translation>请另存为 DXF 2010</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/svg.py"/>
        <source>save it again as plain SVG</source>
        <translation>请另存为普通 SVG</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/pdf.py"/>
        <source>save it again without one</source>
        <translation>请去掉密码后重新保存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>save it as UTF-8</source>
        <translation>请存为 UTF-8</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/svg.py"/>
        <source>save it as plain SVG</source>
        <translation>请保存为普通 SVG</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/dxf.py"/>
        <location filename="../../fabric_studio/ui/underlay/svg.py"/>
        <source>save it simpler</source>
        <translation>请保存得更简单</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/files.py"/>
        <source>save it smaller</source>
        <translation>请保存得更小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/svg.py"/>
        <source>save it with everything inside</source>
        <translation>请把所有内容嵌入后保存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/foreign.py"/>
        <location filename="../../fabric_studio/io/importers/ibnetdiscover.py"/>
        <source>save the output of plain `ibnetdiscover` and import that</source>
        <translation>请保存普通 `ibnetdiscover` 的输出并导入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_files.py"/>
        <source>say all_alike=true when one trace stands for all ranks</source>
        <translation>若一个轨迹代表所有 rank，请设 all_alike=true</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/registry.py"/>
        <source>say which with --format</source>
        <translation>请用 --format 指定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>say with zero_bytes how much each of them is to move</source>
        <translation>请用 zero_bytes 指定每条传送多少</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>scalable units of the SuperPOD, 4 when not given</source>
        <translation>SuperPOD 的可扩展单元数，未给出时为 4</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>scale-across</source>
        <translation>跨园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>scale-up over scale-out</source>
        <translation>纵向扩展 / 横向扩展</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>scale-up: {counts} {protocol} links of {rate:g} GB/s one-way for each GPU, in domains of {sizes}; </source>
        <translation>纵向扩展：每个 GPU {counts} 条 {protocol} 链路，单向 {rate:g} GB/s，域大小 {sizes}；</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>see fabric-studio --help</source>
        <translation>请看 fabric-studio --help</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/open.py"/>
        <source>see fabric-studio --help for all that needs none</source>
        <translation>无需显示器的功能请看 fabric-studio --help</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>see {prog} --help</source>
        <translation>请看 {prog} --help</translation>
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
        <translation>服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>set by hand</source>
        <translation>手工设定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>setting {setting!r:.60} is no JSON text</source>
        <translation>设置 {setting!r:.60} 不是 JSON 文本</translation>
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
        <translation>同一交换机上有多个适配器：{hosts}；各画一根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>severity</source>
        <translation>级别</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>share</source>
        <translation>比例</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>share through risers</source>
        <translation>经过竖井的比例</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>shared</source>
        <translation>共用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>shared with other traffic</source>
        <translation>与其他流量共用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>sharp aggregation nodes</source>
        <translation>SHARP 聚合节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>sharp, from its vectors</source>
        <translation>清晰，由矢量绘制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>shorter</source>
        <translation>更短</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>side</source>
        <translation>侧</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>side A has {side_a} such ports and side Z {side_z}; begin at a port that is there, or choose other ports</source>
        <translation>A 侧有 {side_a} 个此类端口，Z 侧有 {side_z} 个；请从存在的端口开始，或选择其他端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>side {side} is empty; select two racks or two devices, or name both sides</source>
        <translation>{side} 侧为空；请选择两个机柜或两台设备，或给出两侧名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>simulate ... -o RUN.npz writes one</source>
        <translation>simulate ... -o RUN.npz 可写出一个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/pictures/screenshots.py"/>
        <source>simulate again with -o RUN.npz</source>
        <translation>请加 -o RUN.npz 重新仿真</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/measured.py"/>
        <source>simulated</source>
        <translation>仿真</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>simulating a training step in which one rank is slow (the first time the kernels are compiled)</source>
        <translation>仿真一步训练，其中一个 rank 较慢（首次需编译内核）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/warmup.py"/>
        <source>simulator ready</source>
        <translation>仿真器就绪</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>single-mode</source>
        <translation>单模</translation>
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
        <translation>大小为 0（在 htsim 中永不结束）：{table:,} 条流中有 {unknown:,} 条；工作负载的 zero_bytes 指定传送量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>slab</source>
        <translation>楼板</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>slow links upwards, {what}: {slow} ({bridges}); did they train down?</source>
        <translation>上行慢链路，{what}：{slow}（{bridges}）；是否降速了？</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>slower</source>
        <translation>更慢</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>smaller</source>
        <translation>更小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/status_bar.py"/>
        <source>snap {length}</source>
        <translation>网格 {length}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>so many steps, micro-batches and stages are too many</source>
        <translation>步数、微批和级数过多</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/simulate.py"/>
        <source>some of its work waits for itself</source>
        <translation>其中一些工作在等待自身</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>span</source>
        <translation>广域网段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>span {span}</source>
        <translation>网段 {span}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>spare (%)</source>
        <translation>备件（%）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>spare qty</source>
        <translation>备件数量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>speed, lanes and reach must be above 0, and min_reach_m not above max_reach_m</source>
        <translation>速率、通道和可达距离必须大于 0，且 min_reach_m 不大于 max_reach_m</translation>
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
        <translation>请拆分</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>split it into several files</source>
        <translation>请拆分为多个文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>split the file</source>
        <translation>请拆分该文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>standard output</source>
        <translation>标准输出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>stands still</source>
        <translation>停滞</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>start it with a family, then parts: or media:</source>
        <translation>请以 family 开头，然后是 parts: 或 media:</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>start with the line {columns}; id and after may follow</source>
        <translation>请以 {columns} 一行开头；其后可加 id 和 after</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>start with the number of flows</source>
        <translation>请以流的数量开头</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>start with {capitalize} and a number</source>
        <translation>请以 {capitalize} 和一个数开头</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>state it in the rule settings of the window, or here: {options}</source>
        <translation>请在窗口的规则设置中填写，或在此给出：{options}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <source>static load ratings of the rack parts (EIA-310 racks: 1,360 kg typical)</source>
        <translation>机柜部件的静态额定载荷（EIA-310 机柜：典型 1,360 kg）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>status</source>
        <translation>状态</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>step {min} of {steps}</source>
        <translation>第 {min} 步，共 {steps} 步</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>stock (m)</source>
        <translation>备货（m）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>stock length (m)</source>
        <translation>备货长度（m）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>stock lengths of the media; those of fibre are a house ladder where the maker's list is not public</source>
        <translation>介质的备货长度；厂商未公开光纤长度时采用本软件的阶梯长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>stock_lengths_m must rise</source>
        <translation>stock_lengths_m 必须递增</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
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
        <translation>楼层 {storey} 在另一栋楼；竖井只在一栋楼内</translation>
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
        <translation>straight：1 对 1、2 对 2；reversed：1 对最后一个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>sum of the parts' figures</source>
        <translation>各部件数据之和</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>surplus (m)</source>
        <translation>富余（m）</translation>
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
        <translation>交换机条目</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>switch ids listed</source>
        <translation>列出的交换机 id</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>switch levels</source>
        <translation>交换机层级</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>switch records</source>
        <translation>交换机记录</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>switch to switch cables</source>
        <translation>交换机间线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>switched off</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/engine.py"/>
        <source>switched off in this project</source>
        <translation>在本工程中已关闭</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>switches</source>
        <translation>交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_network.py"/>
        <source>switches have no latency of their own; ASTRA-sim counts the latency of a link on both sides of one</source>
        <translation>交换机自身没有时延；ASTRA-sim 在交换机两侧各计一次链路时延</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>switches of a tier without Switch_Latency_ns count 0 ns, as in htsim</source>
        <translation>没有 Switch_Latency_ns 的层，其交换机按 0 ns 计，与 htsim 相同</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>switches of tier 0 and 1 are not in equal pods, all with all inside</source>
        <translation>第 0 和第 1 层的交换机没有组成全互连的相同 Pod</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>switches of tier 1 of one pod share switches at the top</source>
        <translation>同一 Pod 的第 1 层交换机共用顶层交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>switches of tier {level} have bundles of {low} to {high} links</source>
        <translation>第 {level} 层交换机的链路束为 {low} 至 {high} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>switches of tier {level} have from {low} to {high} links down</source>
        <translation>第 {level} 层交换机的下行链路为 {low} 至 {high} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>switches of tier {level} have from {low} to {high} links up</source>
        <translation>第 {level} 层交换机的上行链路为 {low} 至 {high} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>switches that name each other as child: {pairs} ({mutual}); one cable each</source>
        <translation>互称下级的交换机：{pairs}（{mutual}）；各一根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/drags.py"/>
        <source>tail of {medium} left; click on a free port</source>
        <translation>{medium} 还剩一个分支；请单击空闲端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>tails</source>
        <translation>个分支端</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/drags.py"/>
        <source>tails of {medium} left; click on a free port each</source>
        <translation>{medium} 还剩多个分支；请逐个单击空闲端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>take a name from the cable schedule</source>
        <translation>请从线缆表中取名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/policies/spray.py"/>
        <source>take fewer ranks, or e-ecmp with many queue pairs, which comes close</source>
        <translation>请减少 rank，或使用队列对较多的 e-ecmp，效果相近</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>take one of their dependencies out of the trace</source>
        <translation>请从轨迹中去掉其中一个依赖</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>take the places as drawn</source>
        <translation>按所画位置确认</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_tests.py"/>
        <source>taken for an all-reduce of {ranks} ranks, as busbw over algbw says</source>
        <translation>按 busbw 与 algbw 之比，视为 {ranks} 个 rank 的 AllReduce</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>takes every routing in turn and keeps no run</source>
        <translation>依次采用每种路由，不保留运行结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>template</source>
        <translation>模板</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tensor_group_split.py"/>
        <source>tensor-parallel groups of {group} do not go into {domains} of {members}, at {names}: a group crosses into the network</source>
        <translation>{group} 个一组的张量并行组装不进 {domains}（每域 {members}，位于 {names}）：有的组会跨到网络上</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/edit_records.py"/>
        <source>texts must be a list</source>
        <translation>文本必须为列表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>the PCI tree: {nodes}, {bridges}</source>
        <translation>PCI 树：{nodes}、{bridges}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <source>the accelerators of a scale-up domain are not numbered in a row</source>
        <translation>同一纵向扩展（Scale-up）域的加速器编号不连续</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>the best cabled server of the same part in the drawing</source>
        <translation>图中同型号服务器里接线最多的一台</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/cable.py"/>
        <source>the cheapest medium that fits</source>
        <translation>最便宜的适用介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/engine.py"/>
        <source>the check was stopped</source>
        <translation>检查已停止</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_on_column.py"/>
        <source>the columns as drawn; footprints of the parts</source>
        <translation>所画的柱子；部件占地尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>the compute ports of {server} and the data ports of {leaf} do not have one rate in common; choose another rate or switch</source>
        <translation>{server} 的计算端口与 {leaf} 的数据端口没有共同速率；请选择其他速率或交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>the compute ports of {server} and the data ports of {leaf} do not run at {rate}; choose another rate or switch</source>
        <translation>{server} 的计算端口与 {leaf} 的数据端口不能以 {rate} 运行；请选择其他速率或交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <source>the coordinates of {unknown} are not known; type them, or the length of the span</source>
        <translation>{unknown} 的坐标未知；请输入坐标，或输入网段长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/stale.py"/>
        <source>the design changed meanwhile: {what}; look at the preview again</source>
        <translation>其间设计已更改：{what}；请重新查看预览</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>the design has changed since this was worked out; look at the new proposal</source>
        <translation>得出方案后设计已更改；请查看新方案</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>the design has no accelerators</source>
        <translation>设计中没有加速器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>the design has no server that states its accelerators</source>
        <translation>该设计中没有标明加速器的服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/simai_topology.py"/>
        <source>the design has scale-up domains of {min} to {max} accelerators, SimAI has servers of one size</source>
        <translation>设计的纵向扩展域有 {min} 至 {max} 个加速器，而 SimAI 的服务器大小相同</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/journal.py"/>
        <source>the design is being edited; use the transaction's own view</source>
        <translation>设计正在编辑；请使用该事务自己的视图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/htsim_tree.py"/>
        <source>the design is no fat tree of htsim: {why}</source>
        <translation>设计不是 htsim 的胖树：{why}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <source>the design is no network of ASTRA-sim's analytical backend: {why}</source>
        <translation>该设计不是 ASTRA-sim 解析后端的网络：{why}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/session.py"/>
        <source>the design lies in no file yet</source>
        <translation>设计尚未存为文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>the devices to replace, all of one part</source>
        <translation>要替换的设备，须为同一部件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_before_door.py"/>
        <source>the doors as drawn; the leaf is as wide as the opening</source>
        <translation>所画的门；门扇与洞口同宽</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>the drawing's unit, {unit}</source>
        <translation>图纸单位 {unit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/models/fluid.py"/>
        <source>the edit left {left} accelerators; this run needs {needed} and goes on with the network as it was</source>
        <translation>编辑后剩 {left} 个加速器；本次运行需要 {needed} 个，将按原来的网络继续</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>the fabric is in {apart} pieces that no switch joins (tops: {tops}); Slurm runs no job across them</source>
        <translation>网络分为 {apart} 块，没有交换机相连（顶部：{tops}）；Slurm 不会跨块运行作业</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_records.py"/>
        <source>the file may be cut off or edited; run ibnetdiscover again</source>
        <translation>文件可能被截断或修改过；请重新运行 ibnetdiscover</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_ports_report.py"/>
        <source>the file may be cut off; run ibnetdiscover -p again</source>
        <translation>文件可能被截断；请重新运行 ibnetdiscover -p</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>the file must state one</source>
        <translation>文件必须给出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>the file names no switch, so no cable is drawn; import the output of `scontrol show topology` for those</source>
        <translation>文件没有交换机名称，因此没有画线缆；请导入 `scontrol show topology` 的输出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>the file says that there are {count} tiers</source>
        <translation>文件称共有 {count} 层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>the file to read</source>
        <translation>要读取的文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/export.py"/>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>the file to write</source>
        <translation>要写入的文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/compare.py"/>
        <source>the first design</source>
        <translation>第一个设计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_network.py"/>
        <source>the first dimension ({kind} of {size}, {rate:g} GB/s for each NPU) is faster than any NIC, so it is drawn as the inside of a server; its latency of {delay_ns:g} ns is not kept</source>
        <translation>第一维（{kind}，大小 {size}，每 NPU {rate:g} GB/s）快于任何网卡，因此画作服务器内部；其时延 {delay_ns:g} ns 不保留</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/delegate.py"/>
        <source>the first {findings:,} are listed</source>
        <translation>仅列出前 {findings:,} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>the first {links:,} were</source>
        <translation>取前 {links:,} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/findings.py"/>
        <source>the fix {fix!r} does not go with the command {command!r}</source>
        <translation>修复 {fix!r} 与命令 {command!r} 不符</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/findings.py"/>
        <source>the fix {fix!r} needs the command {command!r}, which this version does not have</source>
        <translation>修复 {fix!r} 需要命令 {command!r}，本版本没有</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>the flows of lines {told} wait for each other in a ring</source>
        <translation>第 {told} 行的流相互循环等待</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>the front of {who} looks at the back of {whose}, {away} away: hot air is drawn in</source>
        <translation>{who} 的正面对着 {whose} 的背面，相距 {away}：会吸入热风</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>the front of {who} looks at the backs of {whose}, {away} away: hot air is drawn in</source>
        <translation>{who} 的正面对着 {whose} 的背面，相距 {away}：会吸入热风</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>the fronts of {racks}, {who}, look at the back of {whose}, {away} away: hot air is drawn in</source>
        <translation>{racks}（{who}）的正面对着 {whose} 的背面，相距 {away}：会吸入热风</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>the fronts of {racks}, {who}, look at the backs of {whose}, {away} away: hot air is drawn in</source>
        <translation>{racks}（{who}）的正面对着 {whose} 的背面，相距 {away}：会吸入热风</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>the great circle; the route is longer</source>
        <translation>大圆距离；实际路由更长</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>the height of the server is guessed from its GPUs; power, mass and price are unknown</source>
        <translation>服务器高度由其 GPU 推测；功耗、质量和价格未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>the language of texts; default FABRIC_STUDIO_LANGUAGE, or en</source>
        <translation>文本语言；默认取 FABRIC_STUDIO_LANGUAGE，否则为 en</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>the largest size, {largest:g}, is below the smallest, {smallest:g}</source>
        <translation>最大值 {largest:g} 小于最小值 {smallest:g}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>the last port is that of the aggregation node and no cage: {switches}</source>
        <translation>最后一个端口属于聚合节点，不是端口笼：{switches}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/safety_net.py"/>
        <source>the last save is still going on; try again in a moment</source>
        <translation>上一次保存仍在进行；请稍后再试</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_workload.py"/>
        <source>the layers are those of one of {count} pipeline stages; traffic between stages and the bubble are not in the file</source>
        <translation>各层属于 {count} 个流水线级之一；级间流量和气泡不在文件中</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>the leaves and spines, or their racks; nothing: all of the network</source>
        <translation>叶和脊，或其机柜；不选：整个网络</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>the leaves and the spines, or their racks; nothing: all of the design</source>
        <translation>叶和脊，或其机柜；不选：整个设计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>the leaves have as many uplinks as ports down already; set the number of uplinks to add more</source>
        <translation>叶的上行链路已与下行端口一样多；要增加请设定上行链路数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>the line may be cut off; </source>
        <translation>该行可能被截断；</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source>the link that starts with {name}, from {device}{to}, passes {count} patch panels; its loss budget allows {limit:g}</source>
        <translation>以 {name} 开始、从 {device}{to} 的链路经过 {count} 个配线架；其损耗预算允许 {limit:g} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/demand_flows.py"/>
        <source>the loads of its flows are sampled, so they cannot be listed</source>
        <translation>其流的负载是采样得到的，因此无法列出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>the mass of {part} is not known; sums leave out {count:,} of them</source>
        <translation>{part} 的质量未知；总和中缺少 {count:,} 件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/chakra.py"/>
        <source>the metadata states no version of the schema; read as 0.0.4</source>
        <translation>元数据未说明模式版本；按 0.0.4 读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>the model; fluid shares links max-min fairly</source>
        <translation>模型；fluid 按最大最小公平分享链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>the moment of the run to show; its busiest otherwise</source>
        <translation>要显示的运行时刻；否则为最忙时刻</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_rows.py"/>
        <source>the name {long!r}... has {long2:,} characters</source>
        <translation>名称 {long!r}…… 有 {long2:,} 个字符</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>the name {name!r} cannot be written in a hostlist</source>
        <translation>名称 {name!r} 不能写入 hostlist</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>the network's switches do not reduce (SHARP is InfiniBand's)</source>
        <translation>网络交换机不支持归约（SHARP 属于 InfiniBand）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>the new plane from B alone</source>
        <translation>新平面仅由 B 路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_no_go.py"/>
        <source>the no-go areas as drawn; footprints of the parts</source>
        <translation>所画的禁放区；部件占地尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_system.py"/>
        <source>the number of GPUs and NICs is not stated: this is a hint file for a virtual machine, with CPUs and PCI devices only</source>
        <translation>未说明 GPU 和网卡的数量：这是虚拟机的提示文件，只有 CPU 和 PCI 设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the number of pods</source>
        <translation>Pod 数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>the old plane from A alone, the new one from B</source>
        <translation>原平面仅由 A 路供电，新平面由 B 路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>the only one is fixed</source>
        <translation>唯一的一项已修复</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare_table.py"/>
        <source>the other</source>
        <translation>对比设计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>the outline of the hall as drawn; footprints of the parts</source>
        <translation>所画的机房轮廓；部件占地尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>the part's rating</source>
        <translation>部件额定值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>the parts as they are in the catalogue or were made up for an import</source>
        <translation>部件以目录中的为准，或为导入而虚构</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/measured.py"/>
        <source>the pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/renaming.py"/>
        <source>the pattern has no meaning for {name}</source>
        <translation>规则中的 {name} 没有含义</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/renaming.py"/>
        <source>the pattern has no meaning for {name}; {only} is the only one for a {kind}</source>
        <translation>规则中的 {name} 没有含义；对{kind}只有 {only} 可用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>the port list of the part</source>
        <translation>部件的端口列表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>the ports at both ends of the cable</source>
        <translation>线缆两端的端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>the power and mass of {part} are not known; sums leave out {count:,} of them</source>
        <translation>{part} 的功耗和质量未知；总和中缺少 {count:,} 件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>the power of {part} is not known; sums leave out {count:,} of them</source>
        <translation>{part} 的功耗未知；总和中缺少 {count:,} 件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>the project</source>
        <translation>工程</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <location filename="../../fabric_studio/rules/checks/tensor_group_split.py"/>
        <source>the project's own</source>
        <translation>工程自定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>the racks of the servers and of their leaves; nothing: all of the design</source>
        <translation>服务器及其叶所在机柜；不选：整个设计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>the range {written} in {item!r} runs backwards</source>
        <translation>{item!r} 中的范围 {written} 是倒序</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>the rate of a link of {what} is not known here</source>
        <translation>此处不知道 {what} 的链路速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the rate of all hosts</source>
        <translation>所有主机的速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the rate of all uplinks of tier 0</source>
        <translation>第 0 层所有上行链路的速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the rate of an uplink of tier 0 times Oversubscribed</source>
        <translation>第 0 层上行链路速率乘以 Oversubscribed</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the rate of an uplink of tier 1 times Oversubscribed</source>
        <translation>第 1 层上行链路速率乘以 Oversubscribed</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/recovery.py"/>
        <source>the recovery journal was not begun</source>
        <translation>恢复日志尚未开始</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>the rule proposes no fix; it needs a decision of yours</source>
        <translation>该规则没有给出修复；需要由您决定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>the run cannot be written: {strerror}</source>
        <translation>无法写入运行结果：{strerror}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>the same for scripts</source>
        <translation>同样内容，供脚本使用</translation>
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
        <translation>同一个 {kind} 在一次编辑中被设置了两次</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>the scale-up switches of this design do not reduce</source>
        <translation>本设计的纵向扩展交换机不支持归约</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/compare.py"/>
        <source>the second design; without it the template of the first is drawn again, with the parameters of -p</source>
        <translation>第二个设计；不给出时按 -p 的参数重画第一个设计的模板</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>the selected leaves and spines have no port rate in common at {rate}; choose another rate or other switches</source>
        <translation>所选叶与脊没有 {rate} 的共同端口速率；请选择其他速率或交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>the selected leaves and spines have no port rate in common; choose another rate or other switches</source>
        <translation>所选叶与脊没有共同的端口速率；请选择其他速率或交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>the strategy {words!r} is not simulated</source>
        <translation>策略 {words!r} 不支持仿真</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the switches of tier 0</source>
        <translation>第 0 层的交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the switches of tier 1 in a pod</source>
        <translation>一个 Pod 中第 1 层的交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the switches of tier 2</source>
        <translation>第 2 层的交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>the tier of a switch is guessed from its distance to the GPUs or hosts: 0 touches them, one more above</source>
        <translation>交换机的层次由到 GPU 或主机的距离推测：0 与其相邻，每远一步加一</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_fabric.py"/>
        <source>the tier of a switch is guessed from its distance to the hosts: 0 touches hosts, 1 touches those</source>
        <translation>交换机的层次由到主机的距离推测：0 与主机相邻，1 与前者相邻</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>the tier of a switch is guessed from what hangs on it: 0 where nodes do, one more above</source>
        <translation>交换机的层次由其下所接推测：接节点者为 0，其上每级加一</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_files.py"/>
        <source>the traces have {nodes:,} nodes together</source>
        <translation>各轨迹合计有 {nodes:,} 个节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>the traces must be of one run</source>
        <translation>各轨迹必须来自同一次运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>the traces name a group {group!r} that the file of groups does not have</source>
        <translation>轨迹提到组文件中没有的组 {group!r}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>the traces wait for each other in a ring: {told}</source>
        <translation>各轨迹相互循环等待：{told}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>the tray</source>
        <translation>桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the uplinks of tier 0</source>
        <translation>第 0 层的上行链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>the uplinks of tier 1</source>
        <translation>第 1 层的上行链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>the value of {key:.80} has {value:,} letters</source>
        <translation>{key:.80} 的值有 {value:,} 个字符</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_in_wall.py"/>
        <source>the walls as drawn; footprints of the parts</source>
        <translation>所画的墙；部件占地尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>the whole run, to look at in the window</source>
        <translation>完整运行结果，供在窗口中查看</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/recable.py"/>
        <source>the {devices:,} devices</source>
        <translation>这 {devices:,} 台设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>the {field} of a {kind}</source>
        <translation>{kind}的{field}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>the {heads} head of {medium} does not fit the {cage} cage</source>
        <translation>{medium} 的 {heads} 插头不适合 {cage} 端口笼</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>the {heads} heads of {medium} do not fit the {cage} cage</source>
        <translation>{medium} 的 {heads} 插头不适合 {cage} 端口笼</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>the {lane_gbps:g} Gb/s lanes of {medium} are faster than the {lane_gbps2:g} Gb/s lanes of the {cage} cage</source>
        <translation>{medium} 的 {lane_gbps:g} Gb/s 通道快于 {cage} 端口笼的 {lane_gbps2:g} Gb/s 通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>the {lines} lines of {name} are of {media}; one cable is of one medium</source>
        <translation>{name} 的 {lines} 条线分别为 {media}；一根线缆只能是一种介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>the {lines} lines of {name} end at {a_many} cages, and {medium} is a straight cable with one head at each end</source>
        <translation>{name} 的 {lines} 条线终结于 {a_many} 个端口笼，而 {medium} 是每端一个插头的直连线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>the {lines} lines of {name} start at {a_many} cages and end at {z_many}; one of its ends must be one head</source>
        <translation>{name} 的 {lines} 条线起于 {a_many} 个端口笼、止于 {z_many} 个；其中一端必须是单个插头</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <source>the {members} cables between {a} and {z} do not run at one rate: {told}</source>
        <translation>{a} 与 {z} 之间的 {members} 根线缆速率不一：{told}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/links.py"/>
        <source>the {rows:,} hottest of </source>
        <translation>最热的 {rows:,} 条，共 </translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/labels.py"/>
        <source>there are no labels for {view!r}; {views} have some</source>
        <translation>{view!r} 没有标签；有标签的是 {views}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>there are traces of {traces:,} ranks, the design has {n_ranks:,} accelerators</source>
        <translation>有 {traces:,} 个 rank 的轨迹，而设计有 {n_ranks:,} 个加速器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/renaming.py"/>
        <source>there is a {kind} called {name} already; choose another name</source>
        <translation>已有名为 {name} 的{kind}；请换一个名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/stale.py"/>
        <source>there is a {kind} {name} now</source>
        <translation>现在已有{kind} {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/recable.py"/>
        <source>there is no device to draw a cable to; drag from box to box</source>
        <translation>没有可画线缆的设备；请从一个方框拖到另一个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/open.py"/>
        <source>there is no display here</source>
        <translation>此处没有显示器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>there is no hall to place racks in; add a hall first</source>
        <translation>没有可放机柜的机房；请先新增机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>there is no kind of thing called {kind!r}</source>
        <translation>没有名为 {kind!r} 的对象类型</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>there is no room for a second {name} in rack {rack} or beside it; free rack units or enlarge the hall</source>
        <translation>机柜 {rack} 内及旁边都放不下第二台 {name}；请腾出机柜单元或扩大机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>there is no run to look into</source>
        <translation>没有可查看的运行结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ways.py"/>
        <source>there is no such tray; select one to lead the cables by</source>
        <translation>没有这条桥架；请选择一条供线缆经由</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>there is no {kind} {flat} in this design</source>
        <translation>本设计中没有 {kind} {flat}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>there is none</source>
        <translation>一个也没有</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/compare.py"/>
        <source>there is nothing to compare it with</source>
        <translation>没有可比较的对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/clipboard.py"/>
        <source>these devices come from another design; select the rack that takes them first</source>
        <translation>这些设备来自另一个设计；请先选择要装入的机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/clipboard.py"/>
        <source>these racks and trays come from another design; draw a hall for them first</source>
        <translation>这些机柜和桥架来自另一个设计；请先画一个机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/clipboard.py"/>
        <source>these walls and areas come from another design; draw a hall for them first</source>
        <translation>这些墙和区域来自另一个设计；请先画一个机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>these were</source>
        <translation>取所列的</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>they make groups of {sizes} GPUs; a part has domains of one size</source>
        <translation>它们构成 {sizes} 个 GPU 的组；部件的域大小只有一种</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>thickness</source>
        <translation>厚度</translation>
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
        <translation>此次编辑已结束；请开始新的事务</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/underlay.py"/>
        <source>this is no PNG or JPEG picture, or its beginning is damaged</source>
        <translation>不是 PNG 或 JPEG 图片，或其开头已损坏</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>this is no file Fabric Studio wrote; do not trust it</source>
        <translation>不是 Fabric Studio 写出的文件；请勿信任</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/routed.py"/>
        <source>this network has paths of its own, without routing policies</source>
        <translation>该网络使用自己的路径，没有路由策略</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>three tiers of {switch} hold {limit:,} NICs and {racks} racks have {endpoints:,}</source>
        <translation>{switch} 的三层网络可容纳 {limit:,} 个网卡，而 {racks} 个机柜有 {endpoints:,} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>tier {index} has no {capitalize}</source>
        <translation>第 {index} 层没有 {capitalize}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>tier {index} has {capitalize} 0</source>
        <translation>第 {index} 层的 {capitalize} 为 0</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>tier {index} is not described</source>
        <translation>第 {index} 层没有描述</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>tier {level}</source>
        <translation>第 {level} 层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>tier {tier} has no {name}; {built} follow from the other numbers</source>
        <translation>第 {tier} 层没有 {name}；由其他数得出 {built}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>tier {tier} is described twice</source>
        <translation>第 {tier} 层描述了两次</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>tiers</source>
        <translation>层数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>time of the update</source>
        <translation>更新时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>time of the {names}</source>
        <translation>{names} 的时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>time to start</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <source>to</source>
        <translation>止</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/cabling.py"/>
        <source>to another box</source>
        <translation>接到另一个框</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/cable.py"/>
        <source>to another rack or port</source>
        <translation>接到另一机柜或端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/span_tool.py"/>
        <source>to another site, building or meet-me room</source>
        <translation>连到另一园区、楼栋或汇接间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>to storey</source>
        <translation>目标楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>to {distance}</source>
        <translation>最远 {distance}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>to {km:,.0f} km</source>
        <translation>最远 {km:,.0f} km</translation>
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
        <location filename="../../fabric_studio/ui/canvas/tools/riser.py"/>
        <source>to {name}</source>
        <translation>到 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <source>top</source>
        <translation>上</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>topology has {count} dimensions, {key} has {columns}</source>
        <translation>topology 有 {count} 个维度，{key} 有 {columns} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/bring_in.py"/>
        <source>topology.conf, ibnetdiscover output …</source>
        <translation>topology.conf、ibnetdiscover 输出 …</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>tor switches</source>
        <translation>ToR 交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>total</source>
        <translation>合计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>total (m)</source>
        <translation>合计（m）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>traffic format</source>
        <translation>流量格式</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/comparison.py"/>
        <source>traffic stands still</source>
        <translation>流量停滞</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>transceiver</source>
        <translation>光模块</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>transfer</source>
        <translation>传输</translation>
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
        <translation>桥架路径</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/tray.py"/>
        <source>tray, 300 × 100 mm at 2.7 m</source>
        <translation>桥架，300 × 100 mm，高 2.7 m</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <location filename="../../fabric_studio/ui/views/section_marks.py"/>
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
        <translation>触发器 {name} 在触发它的 {set_off_by} 条流中 {needed} 条完成后触发</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>trigger {name} is not described</source>
        <translation>触发器 {name} 没有描述</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>trigger {name} is not of exactly one kind</source>
        <translation>触发器 {name} 不是恰好一种类型</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <location filename="../../fabric_studio/cli/listing.py"/>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <source>trunk (m)</source>
        <translation>主干（m）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/underlay/pdf.py"/>
        <source>try again in a minute</source>
        <translation>请稍后再试</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>turn {who} round</source>
        <translation>把 {who} 掉头</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/align.py"/>
        <location filename="../../fabric_studio/app/commands/arrange.py"/>
        <location filename="../../fabric_studio/app/commands/structure.py"/>
        <source>turned</source>
        <translation>旋转</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>two lines of {name} use the same lanes of {port}</source>
        <translation>{name} 的两条线使用 {port} 的同一通道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>two nodes have the id {node}</source>
        <translation>两个节点的 id 都是 {node}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/underlays.py"/>
        <source>two points cannot be {distance_mm:g} mm apart; type the distance on the floor</source>
        <translation>两点不能相距 {distance_mm:g} mm；请输入地面上的实际距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>two port groups have one name</source>
        <translation>两个端口组同名</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>two racks or two devices</source>
        <translation>两个机柜或两台设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>two tails of the breakout cable go to the same port; choose different ports</source>
        <translation>分支线缆的两个分支端接到同一端口；请选择不同端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>two tails of {name} are plugged into {port}</source>
        <translation>{name} 的两个分支端插在 {port}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/registry.py"/>
        <source>two {kind}s are called {item!r}; rename one of them</source>
        <translation>有两个 {kind} 都叫 {item!r}；请重命名其中一个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/lanes.py"/>
        <source>two-level all-to-all needs scale-up domains of one size</source>
        <translation>两级 All-to-All 需要大小相同的纵向扩展域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cut_list.py"/>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <location filename="../../fabric_studio/io/schedule.py"/>
        <source>type</source>
        <translation>类型</translation>
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
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>typical</source>
        <translation>典型</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>unconnected ports</source>
        <translation>未连接端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>unit price (USD)</source>
        <translation>单价（USD）</translation>
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
        <translation>未知的加速器 {accelerator!r}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>unknown column {name!r:.40}</source>
        <translation>未知的列 {name!r:.40}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>unknown key of block {name}</source>
        <translation>块 {name} 的未知键</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>unknown key of switch {name}</source>
        <translation>交换机 {name} 的未知键</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>unknown key of {place}</source>
        <translation>{place} 的未知键</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/edit_records.py"/>
        <source>unknown kind {kind!r:.40}</source>
        <translation>未知的类型 {kind!r:.40}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/sheet.py"/>
        <source>unknown of {write}</source>
        <translation>未知，上限 {write}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>unknown section {key!r}</source>
        <translation>未知的段 {key!r}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>unknown {kind} {name!r:.80}</source>
        <translation>未知的{kind} {name!r:.80}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>unknown: {things} without a figure</source>
        <translation>未知：{things}没有数据</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>unpack and split it</source>
        <translation>请解压并拆分</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>unpacks to more than {limit:,.0f} MB</source>
        <translation>解压后超过 {limit:,.0f} MB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>unpacks to more than {ratio_limit} times its size</source>
        <translation>解压后超过其大小的 {ratio_limit} 倍</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/zip_form.py"/>
        <source>unpacks to {file_size:,} bytes, more than {limit:,}</source>
        <translation>解压后为 {file_size:,} 字节，超过 {limit:,}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
        <source>unsaved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>until both heads are known to be finned</source>
        <translation>（在确认两端插头均带散热鳍之前）</translation>
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
        <translation>请用 A 至 ZZZ</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>use a larger design, or say with ranks how many</source>
        <translation>请使用更大的设计，或用 ranks 指定数量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>use a larger design, or say with ranks how many are to take part</source>
        <translation>请使用更大的设计，或用 ranks 指定参与数量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>use a multiple of {per_group}, or rail_optimised=false</source>
        <translation>请用 {per_group} 的倍数，或 rail_optimised=false</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <location filename="../../fabric_studio/workloads/training/grid.py"/>
        <source>use a multiple of {tp} ranks</source>
        <translation>请使用 {tp} 的倍数个 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>use a newer version</source>
        <translation>请使用更新的版本</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/permutation.py"/>
        <source>use at least 2</source>
        <translation>请至少用 2 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>use at least 2 ranks</source>
        <translation>请至少用 2 个 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>use at least {needed} leaves, or a larger switch</source>
        <translation>请至少用 {needed} 台叶，或更大的交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>use at most {per_group}</source>
        <translation>最多用 {per_group} 台</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>use fewer leaves or a larger switch</source>
        <translation>请减少叶交换机，或使用更大的交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/group_calls.py"/>
        <source>use fewer ranks</source>
        <translation>请减少 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>use fewer servers, more uplinks per leaf or a larger switch; superpod-h100 and two-storey have three tiers</source>
        <translation>请减少服务器、增加每台叶的上行链路或使用更大的交换机；superpod-h100 和 two-storey 有三层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>use fewer triggers</source>
        <translation>请减少触发器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>use fewer uplinks or ports down, a larger switch, or rail_optimised=true</source>
        <translation>请减少上行链路或下行端口、使用更大的交换机，或 rail_optimised=true</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <location filename="../../fabric_studio/rules/checks/cage_mixes_media.py"/>
        <source>use {medium} for all of them</source>
        <translation>全部改用 {medium}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>use {medium} throughout</source>
        <translation>全程改用 {medium}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/proposals.py"/>
        <source>use {medium}, {lengths}</source>
        <translation>改用 {medium}，{lengths}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>use {name} or another rate</source>
        <translation>请用 {name} 或其他速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>use {str} spines</source>
        <translation>请用 {str} 台脊交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>use {switches}</source>
        <translation>请用 {switches}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>use {switches}, or at most {count} racks</source>
        <translation>请用 {switches}，或最多 {count} 个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>uses YAML aliases</source>
        <translation>使用了 YAML 别名</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_yaml.py"/>
        <source>uses the alias *{anchor}</source>
        <translation>使用了别名 *{anchor}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/layers/overlay.py"/>
        <source>utilization, one-way</source>
        <translation>链路利用率（单向）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/why.py"/>
        <source>waiting for rank {rank}</source>
        <translation>等待 rank {rank}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>waits for {other!r}, which is the id of no flow</source>
        <translation>等待 {other!r}，而它不是任何流的 id</translation>
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
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>wan</source>
        <translation>广域网</translation>
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
        <translation>不是由模板绘制的，因此不能以另一种方式重画</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/device_cables.py"/>
        <source>way</source>
        <translation>走向</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>ways of the {network} network</source>
        <translation>{network}网络通路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/memory.py"/>
        <source>weights {weights:.1f}, gradients {gradients:.1f}, optimizer {optimizer:.1f}, activations {activations:.1f} GB</source>
        <translation>权重 {weights:.1f}、梯度 {gradients:.1f}、优化器 {optimizer:.1f}、激活 {activations:.1f} GB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>what is selected is {part} already; choose another part</source>
        <translation>所选已经是 {part}；请选择其他部件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rename.py"/>
        <source>what is to be renamed</source>
        <translation>要重命名的对象</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>what nccl-tests printed, to lay over the sweep; - reads standard input</source>
        <translation>nccl-tests 的输出，叠加到扫描上；- 表示读标准输入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>what the check found</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/parts/model.py"/>
        <source>where fibre from outside ends</source>
        <translation>外部光纤的终接处</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/new.py"/>
        <source>where to save it; a name without .fabric becomes a folder, for git</source>
        <translation>保存位置；名称不带 .fabric 时成为文件夹，便于 git</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/import_.py"/>
        <source>where to save the design (needed), or the flows of a traffic file: .csv, or .cm for htsim</source>
        <translation>设计的保存位置（必需），或流量文件的流列表：.csv，或用于 htsim 的 .cm</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bill.py"/>
        <source>where used</source>
        <translation>使用位置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>wiring the tree</source>
        <translation>连接各层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>with a flat-top head</source>
        <translation>（平顶插头）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>with finned heads</source>
        <translation>（带散热鳍的插头）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <source>without a record of their own, known from their neighbours: {nodes} ({missing})</source>
        <translation>自身没有记录，由邻居得知：{nodes}（{missing}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>without any link: {nodes} ({alone})</source>
        <translation>没有任何链路：{nodes}（{alone}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>wizard</source>
        <translation>向导</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/errors.py"/>
        <source>workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_workload.py"/>
        <source>workload of SimAI</source>
        <translation>SimAI 工作负载</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>workload {name}</source>
        <translation>工作负载 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collective.py"/>
        <source>workload {operation}</source>
        <translation>工作负载 {operation}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>write 0 to {most_bytes:g}</source>
        <translation>请写 0 至 {most_bytes:g}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>write 0 to {most_start_s:g} s</source>
        <translation>请写 0 至 {most_start_s:g} s</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>write 1</source>
        <translation>请写 1</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>write NAME: {switches: [...]}</source>
        <translation>请写 NAME: {switches: [...]}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>write TIME down|up NAME or TIME slow NAME FRACTION, with ; between them</source>
        <translation>请写 TIME down|up NAME 或 TIME slow NAME FRACTION，用 ; 分隔</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>write `nodes switches links`, or SimAI's six fields</source>
        <translation>请写 `nodes switches links`，或 SimAI 的六个字段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verb.py"/>
        <source>write a bill of materials, a cable schedule ...</source>
        <translation>写出物料清单、线缆表等</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>write a number</source>
        <translation>请写一个数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>write a number from 0 to 1</source>
        <translation>请写 0 至 1 的数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>write a whole number</source>
        <translation>请写整数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>write a whole number of at most {most:,}</source>
        <translation>请写不超过 {most:,} 的整数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>write a whole number up to {most:g}</source>
        <translation>请写不超过 {most:g} 的整数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>write for example -p su=4</source>
        <translation>例如写 -p su=4</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>write for example 0 128 400Gbps 0.0005ms 0</source>
        <translation>例如写 0 128 400Gbps 0.0005ms 0</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>write for example 0-31,40</source>
        <translation>例如写 0-31,40</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>write for example 0-&gt;15 start 0 size 2000000</source>
        <translation>例如写 0-&gt;15 start 0 size 2000000</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>write for example 0.0005ms</source>
        <translation>例如写 0.0005ms</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>write for example 1920x1080</source>
        <translation>例如写 1920x1080</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>write for example 2000000 or 2MB</source>
        <translation>例如写 2000000 或 2MB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>write for example 400Gbps</source>
        <translation>例如写 400Gbps</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/units.py"/>
        <source>write for example 600 mm, 2.7 m or 21 ft 6 in</source>
        <translation>例如写 600 mm、2.7 m 或 21 ft 6 in</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/units.py"/>
        <source>write for example 64MB, 1GiB or 1e9</source>
        <translation>例如写 64MB、1GiB 或 1e9</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>write for example C00012=0.5@5ms</source>
        <translation>例如写 C00012=0.5@5ms</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>write for example all_reduce ranks=0-31 bytes=1GB; training_step ranks=32-63 bytes=2GB</source>
        <translation>例如写 all_reduce ranks=0-31 bytes=1GB; training_step ranks=32-63 bytes=2GB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>write for example node[001-016] or node1,node2</source>
        <translation>例如写 node[001-016] 或 node1,node2</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/circuits.py"/>
        <source>write for example ocs-01 1-5 2-6; ocs-02 1-2</source>
        <translation>例如写 ocs-01 1-5 2-6; ocs-02 1-2</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>write for example size 2000000</source>
        <translation>例如写 size 2000000</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>write for example start 0</source>
        <translation>例如写 start 0</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/check.py"/>
        <source>write for example tray-fill.warn=0.3</source>
        <translation>例如写成 tray-fill.warn=0.3</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>write for example trigger id 1 oneshot</source>
        <translation>例如写 trigger id 1 oneshot</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>write for example {"0": [0, 1, 2, 3]}</source>
        <translation>例如写 {"0": [0, 1, 2, 3]}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>write for example {example}</source>
        <translation>可写为 {example}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>write for example {key}: [ ... ], one value for each dimension</source>
        <translation>例如写 {key}: [ ... ]，每个维度一个值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>write it again</source>
        <translation>请重新写出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>write it elsewhere</source>
        <translation>请写到别处</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>write it in the form of ASTRA-sim 2: topology, npus_count, bandwidth, latency</source>
        <translation>请按 ASTRA-sim 2 的形式书写：topology、npus_count、bandwidth、latency</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>write it like {row}-##</source>
        <translation>请写成 {row}-##</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/safe_yaml.py"/>
        <source>write it out</source>
        <translation>请写全</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>write it with schema 0.0.4</source>
        <translation>请用模式 0.0.4 写出</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_rows.py"/>
        <source>write node[01-16]</source>
        <translation>请写 node[01-16]</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/name_map.py"/>
        <source>write one "GUID name" per line, as in a node-name-map</source>
        <translation>请每行写一个 "GUID 名称"，如 node-name-map</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>write one line for each flow</source>
        <translation>每条流写一行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>write one row of 12 fields for each layer</source>
        <translation>每层写一行 12 个字段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>write oneshot, multishot or barrier</source>
        <translation>请写 oneshot、multishot 或 barrier</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>write src dst priority port bytes start</source>
        <translation>请写 src dst priority port bytes start</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/source_text.py"/>
        <source>write the output of the command into it again</source>
        <translation>请重新把命令的输出写入该文件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>write the rows as they run, with checkpoints: 0</source>
        <translation>请按实际运行写出各行，checkpoints: 0</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>write the trace again</source>
        <translation>请重新写出轨迹</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>write the values out</source>
        <translation>请把值写全</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>write topology, npus_count, bandwidth and latency</source>
        <translation>请写 topology、npus_count、bandwidth 和 latency</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>write {key}: and a list below it</source>
        <translation>请写 {key}:，下接列表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>writing the design</source>
        <translation>写出设计</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>x on the site</source>
        <translation>园区内 x</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/conduit.py"/>
        <source>x, at the wall</source>
        <translation>x（墙上）</translation>
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
        <location filename="../../fabric_studio/ui/panels/inspected/conduit.py"/>
        <source>x, outside</source>
        <translation>x（楼外）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>y on the site</source>
        <translation>园区内 y</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/conduit.py"/>
        <source>y, at the wall</source>
        <translation>y（墙上）</translation>
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
        <location filename="../../fabric_studio/ui/panels/inspected/conduit.py"/>
        <source>y, outside</source>
        <translation>y（楼外）</translation>
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
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>you click two points whose distance you know</source>
        <translation>请点击两个已知距离的点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>you may not read it</source>
        <translation>没有读取权限</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/members.py"/>
        <source>you may not write it</source>
        <translation>没有写入权限</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>you may not write there</source>
        <translation>没有写入权限</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>z medium</source>
        <translation>Z 端介质</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>z port</source>
        <translation>Z 端端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/proposals.py"/>
        <source>{a:g} W at one end and {z:g} W at the other</source>
        <translation>一端 {a:g} W、另一端 {z:g} W</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>{a_mm} from rack {name_a} to the tray + {middle} along {trays}{through} + {z_mm} down into rack {name_z} + {slack} slack = {total}</source>
        <translation>从机柜 {name_a} 到桥架 {a_mm} + 沿 {trays} {middle}{through} + 下到机柜 {name_z} {z_mm} + 余长 {slack} = {total}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>{a_mm} to the cable manager + {middle} inside rack {name_a} + {z_mm} from it + {slack} slack = {total}</source>
        <translation>到理线器 {a_mm} + 机柜 {name_a} 内 {middle} + 从理线器 {z_mm} + 余长 {slack} = {total}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>{a_mm} up from rack {name_a} + {middle} straight, as no tray joins the racks, + {z_mm} down to rack {name_z} + {slack} slack = {total}</source>
        <translation>从机柜 {name_a} 向上 {a_mm} + 直线 {middle}（没有桥架连接两机柜）+ 下到机柜 {name_z} {z_mm} + 余长 {slack} = {total}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>{accelerators} GPU</source>
        <translation>{accelerators} GPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>{accelerators} of {names} ({part}) have {up:,.0f} GB/s of scale-up and {out:,.0f} GB/s of scale-out (one-way): {ratio:.2g} times, below {target:g}</source>
        <translation>{names}（{part}）的 {accelerators}，纵向扩展带宽为 {up:,.0f} GB/s，横向扩展带宽为 {out:,.0f} GB/s（单向）：{ratio:.2g} 倍，低于 {target:g}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>{active_flows:,} flows</source>
        <translation>{active_flows:,} 条流</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>{algorithm} joins several scale-up domains, and these ranks lie in one</source>
        <translation>{algorithm} 用于多个纵向扩展域，而这些 rank 在同一个域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>{at:g} is no moment of a run</source>
        <translation>{at:g} 不是运行中的时刻</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>{at:g} s is past the end of the run</source>
        <translation>{at:g} s 已超过运行结束</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ports.py"/>
        <source>{at} is taken by cable {seat}; choose a free port or delete that cable</source>
        <translation>{at} 已被线缆 {seat} 占用；请选择空闲端口或删除该线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <source>{a} and {z} have the same coordinates; type the length of the span</source>
        <translation>{a} 与 {z} 坐标相同；请输入网段长度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>{a} cannot reach {z} on the {network} network</source>
        <translation>{a} 在{network}网络上无法到达 {z}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>{a} to {z}, {medium}</source>
        <translation>{a} 至 {z}，{medium}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>{a} to {z}: {km:,g} km ({basis}), {one_way_ms:.3g} ms one way, {rtt_ms:.3g} ms there and back</source>
        <translation>{a} 至 {z}：{km:,g} km（{basis}），单程 {one_way_ms:.3g} ms，往返 {rtt_ms:.3g} ms</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>{a} {at_a} and {z} {at_z} do not understand each other</source>
        <translation>{at_a}的 {a} 与{at_z}的 {z} 不能互通</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>{a}, {kind_a} ports, to {z}, {kind_z} ports, in the order of their faces</source>
        <translation>{a} 的{kind_a}端口接 {z} 的{kind_z}端口，按面板顺序</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/builder.py"/>
        <source>{before} nodes cannot stand before {after} pair by pair</source>
        <translation>{before} 个节点不能逐对排在 {after} 个之前</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>{blank} parts give no figure and are left out</source>
        <translation>{blank} 个部件没有数据，未计入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{buildings:,} buildings, {spans:,} WAN spans</source>
        <translation>{buildings:,} 栋楼，{spans:,} 个 WAN 段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/sweep.py"/>
        <source>{bus} GB/s</source>
        <translation>{bus} GB/s</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/hover.py"/>
        <source>{cables:,} cables</source>
        <translation>{cables:,} 根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/bend_too_tight.py"/>
        <source>{cables} turn the corner of {tray} in {room} mm; {medium} may not be bent to less than {need} mm</source>
        <translation>{cables}在 {tray} 转角处只有 {room} mm；{medium} 的弯曲半径不得小于 {need} mm</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>{cables}: Slurm says what hangs on what, not by how many cables nor at which ports and rate; one cable of unknown rate each</source>
        <translation>{cables}：Slurm 只说明连接关系，不说明线缆数量、端口和速率；各画一根速率未知的线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>{cables}; {links}</source>
        <translation>{cables}；{links}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>{cable} is set to {rate}; {where} carries {best} one-way</source>
        <translation>{cable} 设为 {rate}；{where} 单向支持 {best}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_meet.py"/>
        <source>{cable} joins {a} of plane {plane_a} to {z} of plane {plane_z}: what fails in one reaches the other</source>
        <translation>{cable} 把平面 {plane_a} 的 {a} 接到平面 {plane_z} 的 {z}：一个平面的故障会波及另一个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>{cable} needs {need} of the {limit} that {medium} reaches: {left}, and copper should keep {margin}</source>
        <translation>{cable} 需要 {need}，{medium} 可达 {limit}：{left}，而铜缆应保留 {margin}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>{cable} needs {need}; the longest stock length of {medium} is {limit}</source>
        <translation>{cable} 需要 {need}；{medium} 最长的备货长度为 {limit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source>{cable} needs {need}{through}; {medium} reaches {limit}{reason}: {over} over</source>
        <translation>{cable} 需要 {need}{through}；{medium} 可达 {limit}{reason}：超出 {over}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/module_too_hot.py"/>
        <source>{cable}: the {medium} module in {port} draws about {draws:g} W and the cage feeds {feeds:g} W: {over:g} W over</source>
        <translation>{cable}：{port} 中的 {medium} 模块功耗约 {draws:g} W，端口笼供电 {feeds:g} W：超出 {over:g} W</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/module_too_hot.py"/>
        <source>{cable}: the {medium} module in {port} draws up to {draws:g} W and the cage feeds {feeds:g} W: {over:g} W over</source>
        <translation>{cable}：{port} 中的 {medium} 模块功耗最大 {draws:g} W，端口笼供电 {feeds:g} W：超出 {over:g} W</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <location filename="../../fabric_studio/rules/checks/medium_does_not_fit.py"/>
        <source>{cable}: {what}</source>
        <translation>{cable}：{what}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/ports.py"/>
        <source>{cage} lanes {lane}-{lane2}</source>
        <translation>{cage} 通道 {lane}-{lane2}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>{capacity_tbps:g}T one-way</source>
        <translation>单向 {capacity_tbps:g}T</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{capacity} down</source>
        <translation>下行 {capacity}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{capacity} up</source>
        <translation>上行 {capacity}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{capacity}; {mean:.0%} used, busiest link {most:.0%}</source>
        <translation>{capacity}；已用 {mean:.0%}，最忙链路 {most:.0%}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>{capitalize} is missing or 0</source>
        <translation>缺少 {capitalize} 或为 0</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>{cells} are no time and bandwidths</source>
        <translation>{cells} 不是时间和带宽</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>{cells} values stand under {names} names</source>
        <translation>{names} 个列名下有 {cells} 个值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>{change} points, {word}</source>
        <translation>{change} 个百分点，{word}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{conduits} conduits end here: {join}</source>
        <translation>{conduits} 条管道在此终止：{join}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/site_campus.py"/>
        <source>{conduits}: one point of failure</source>
        <translation>{conduits}：单点故障</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>{confidence}; source: {source}</source>
        <translation>{confidence}；来源：{source}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/proposal_list.py"/>
        <source>{conflict_count:,} more like these</source>
        <translation>另有 {conflict_count:,} 条类似</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/stack_marks.py"/>
        <source>{count:,} cables</source>
        <translation>{count:,} 根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>{count:,} flows x {steps:,} steps are too many</source>
        <translation>{count:,} 条流 x {steps:,} 步太多</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>{count:,} flows: half done after {half}, 99 % after {most}, all after {all}</source>
        <translation>{count:,} 条流：{half} 完成一半，{most} 完成 99 %，{all} 全部完成</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/why.py"/>
        <source>{count:,} flows: half within {format_time}, the last after {format_time2}.</source>
        <translation>{count:,} 条流：半数在 {format_time} 内完成，最后一条用时 {format_time2}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/nccl_tests.py"/>
        <source>{count:,} lines are too many</source>
        <translation>{count:,} 行太多</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/networks_mixed.py"/>
        <source>{count:,} of {network}</source>
        <translation>{count:,} 根{network}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/lanes.py"/>
        <source>{count:,} pairs are too many for two-level</source>
        <translation>两级方式的 {count:,} 对太多</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>{count:,} servers ({names})</source>
        <translation>{count:,} 台服务器（{names}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>{count:,} x {size}: {gpus:,} GPUs by {protocol}, {rate:,g} GB/s one-way per GPU</source>
        <translation>{count:,} x {size}：{gpus:,} 个 GPU，{protocol}，每 GPU 单向 {rate:,g} GB/s</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspector.py"/>
        <source>{count:,} {things}</source>
        <translation>{count:,} 个{things}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <source>{count} Ethernet switch</source>
        <translation>{count} 台以太网交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <source>{count} Ethernet switches</source>
        <translation>{count} 台以太网交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} GPU</source>
        <translation>{count} 个 GPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} GPUs</source>
        <translation>{count} 个 GPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} GUID</source>
        <translation>{count} 个 GUID</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} GUIDs</source>
        <translation>{count} 个 GUID</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} PCI bridge</source>
        <translation>{count} 个 PCI 桥</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} PCI bridges</source>
        <translation>{count} 个 PCI 桥</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} SHARP aggregation node</source>
        <translation>{count} 个 SHARP 聚合节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} SHARP aggregation nodes</source>
        <translation>{count} 个 SHARP 聚合节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} WAN span</source>
        <translation>{count} 条广域网段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} WAN spans</source>
        <translation>{count} 条广域网段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} accelerator</source>
        <translation>{count} 个加速器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} accelerators</source>
        <translation>{count} 个加速器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} adapter</source>
        <translation>{count} 个适配器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} adapters</source>
        <translation>{count} 个适配器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} approval</source>
        <translation>{count} 项认可</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} approvals</source>
        <translation>{count} 项认可</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>{count} approved</source>
        <translation>{count} 项已认可</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} area</source>
        <translation>{count} 个区域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} areas</source>
        <translation>{count} 个区域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} bridge</source>
        <translation>{count} 个桥</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} bridges</source>
        <translation>{count} 个桥</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <source>{count} building</source>
        <translation>{count} 栋楼</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <source>{count} buildings</source>
        <translation>{count} 栋楼</translation>
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
        <translation>{a} 与 {z} 之间的 {count} 根线缆</translation>
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
        <translation>从机柜 {a} 到机柜 {z} 的 {count} 根线缆不在桥架内：没有桥架连接两者</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_on_condition.py"/>
        <source>{count} cable is {medium}: {condition}</source>
        <translation>{count} 根线缆为 {medium}：{condition}</translation>
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
        <translation>{count} 根线缆为 {medium}：{condition}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>{count} cables between {a} and {z}</source>
        <translation>{a} 与 {z} 之间的 {count} 根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_in_no_tray.py"/>
        <source>{count} cables from rack {a} to rack {z} lie in no tray: none joins the two</source>
        <translation>从机柜 {a} 到机柜 {z} 的 {count} 根线缆不在桥架内：没有桥架连接两者</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} channel</source>
        <translation>{count} 个信道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} channels</source>
        <translation>{count} 个信道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} conduit</source>
        <translation>{count} 条管道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} conduits</source>
        <translation>{count} 条管道</translation>
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
        <translation>{count} 台核心交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} core switches</source>
        <translation>{count} 台核心交换机</translation>
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
        <translation>{count} 条描述</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} descriptions</source>
        <translation>{count} 条描述</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <location filename="../../fabric_studio/ui/dialogs/cable_sheet.py"/>
        <source>{count} device</source>
        <translation>{count} 台设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/feeds.py"/>
        <source>{count} device is fed from A and B</source>
        <translation>{count} 台设备由 A、B 两路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/feeds.py"/>
        <source>{count} device is fed from {feed} alone</source>
        <translation>{count} 台设备仅由 {feed} 路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <location filename="../../fabric_studio/ui/dialogs/cable_sheet.py"/>
        <source>{count} devices</source>
        <translation>{count} 台设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/feeds.py"/>
        <source>{count} devices are fed from A and B</source>
        <translation>{count} 台设备由 A、B 两路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/feeds.py"/>
        <source>{count} devices are fed from {feed} alone</source>
        <translation>{count} 台设备仅由 {feed} 路供电</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} door</source>
        <translation>{count} 扇门</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} doors</source>
        <translation>{count} 扇门</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <location filename="../../fabric_studio/ui/window/status_bar.py"/>
        <source>{count} error</source>
        <translation>{count} 个错误</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <location filename="../../fabric_studio/ui/window/status_bar.py"/>
        <source>{count} errors</source>
        <translation>{count} 个错误</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} fewer error</source>
        <translation>减少 {count} 个错误</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} fewer errors</source>
        <translation>减少 {count} 个错误</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} fewer warning</source>
        <translation>减少 {count} 个警告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} fewer warnings</source>
        <translation>减少 {count} 个警告</translation>
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
        <translation>{count} 个图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} graphs</source>
        <translation>{count} 个图</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} group</source>
        <translation>{count} 个组</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} groups</source>
        <translation>{count} 个组</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <source>{count} hall</source>
        <translation>{count} 个机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <source>{count} halls</source>
        <translation>{count} 个机房</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} host</source>
        <translation>{count} 台主机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} hosts</source>
        <translation>{count} 台主机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>{count} jobs are none</source>
        <translation>{count} 个作业等于没有</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/jobs.py"/>
        <source>{count} jobs are too many</source>
        <translation>{count} 个作业太多</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>{count} layer</source>
        <translation>{count} 个图层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>{count} layers</source>
        <translation>{count} 个图层</translation>
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
        <translation>{count} 台叶交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} leaf switches</source>
        <translation>{count} 台叶交换机</translation>
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
        <translation>{count} 条链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{count} link, {rate} one-way</source>
        <translation>{count} 条链路，单向 {rate}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} links</source>
        <translation>{count} 条链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{count} links, {rate} one-way</source>
        <translation>{count} 条链路，单向 {rate}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>{count} more</source>
        <translation>另外 {count} 段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} more error</source>
        <translation>新增 {count} 个错误</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} more errors</source>
        <translation>新增 {count} 个错误</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} more remark</source>
        <translation>新增 {count} 个提示</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} more remarks</source>
        <translation>新增 {count} 个提示</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} more warning</source>
        <translation>新增 {count} 个警告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/consequences.py"/>
        <source>{count} more warnings</source>
        <translation>新增 {count} 个警告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} node</source>
        <translation>{count} 个节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} nodes</source>
        <translation>{count} 个节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/window/status_bar.py"/>
        <source>{count} note</source>
        <translation>{count} 条提示</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/window/status_bar.py"/>
        <source>{count} notes</source>
        <translation>{count} 条提示</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>{count} of {total:,} cables has no length, because the place of {racks} was only guessed at import</source>
        <translation>{total:,} 根线缆中有 {count} 根没有长度，因为 {racks}的位置只是导入时推测的</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>{count} of {total:,} cables have no length, because the place of {racks} was only guessed at import</source>
        <translation>{total:,} 根线缆中有 {count} 根没有长度，因为 {racks}的位置只是导入时推测的</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>{count} of {total:,} {tier} switches exceed {target:g}:1; the worst, {worst}: {down} down, {up} up, {said} (one-way)</source>
        <translation>{total:,} 台{tier}交换机中有 {count} 台超过 {target:g}:1；最差的是 {worst}：下行 {down}，上行 {up}，{said}（单向）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>{count} of {total:,} {tier} switches exceeds {target:g}:1; the worst, {worst}: {down} down, {up} up, {said} (one-way)</source>
        <translation>{total:,} 台{tier}交换机中有 {count} 台超过 {target:g}:1；最差的是 {worst}：下行 {down}，上行 {up}，{said}（单向）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>{count} page</source>
        <translation>{count} 页</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/drawing.py"/>
        <source>{count} pages</source>
        <translation>{count} 页</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} pair</source>
        <translation>{count} 对</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} pairs</source>
        <translation>{count} 对</translation>
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
        <translation>{count} 个部件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} parts</source>
        <translation>{count} 个部件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} patch panel</source>
        <translation>{count} 个配线架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} patch panels</source>
        <translation>{count} 个配线架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} picture</source>
        <translation>{count} 张图片</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} pictures</source>
        <translation>{count} 张图片</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} port</source>
        <translation>{count} 个端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} ports</source>
        <translation>{count} 个端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>{count} ports are asked for and {room} are there from port {first_a} of A and port {first_z} of Z on: {left} are left out</source>
        <translation>要求 {count} 个端口，而从 A 的端口 {first_a} 和 Z 的端口 {first_z} 起只有 {room} 个：省略 {left} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <location filename="../../fabric_studio/ui/totals.py"/>
        <location filename="../../fabric_studio/ui/views/stack_marks.py"/>
        <source>{count} rack</source>
        <translation>{count} 个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>{count} rack on {storey} ({names}) loads up to {alone:,.0f} kg/m2 on the footprint alone; the floor is rated for {have:,.0f}, which holds only if the aisles carry their share ({spread:,.0f})</source>
        <translation>{storey} 上的 {count} 个机柜（{names}）仅按占地载荷达 {alone:,.0f} kg/m2；楼板额定值为 {have:,.0f}，只有通道分摊载荷时才满足（{spread:,.0f}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/site_campus.py"/>
        <source>{count} rack with findings</source>
        <translation>{count} 个机柜有检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <location filename="../../fabric_studio/ui/totals.py"/>
        <location filename="../../fabric_studio/ui/views/stack_marks.py"/>
        <source>{count} racks</source>
        <translation>{count} 个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>{count} racks on {storey} ({names}) load up to {alone:,.0f} kg/m2 on the footprint alone; the floor is rated for {have:,.0f}, which holds only if the aisles carry their share ({spread:,.0f})</source>
        <translation>{storey} 上的 {count} 个机柜（{names}）仅按占地载荷达 {alone:,.0f} kg/m2；楼板额定值为 {have:,.0f}，只有通道分摊载荷时才满足（{spread:,.0f}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/site_campus.py"/>
        <source>{count} racks with findings</source>
        <translation>{count} 个机柜有检查结果</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{count} rail at {rate} one-way{per}; a server's NIC r goes to its leaf of rail r</source>
        <translation>{count} 条轨道，单向 {rate}{per}；服务器的第 r 个网卡接其轨道 r 的叶</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{count} rails at {rate} one-way{per}; a server's NIC r goes to its leaf of rail r</source>
        <translation>{count} 条轨道，单向 {rate}{per}；服务器的第 r 个网卡接其轨道 r 的叶</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} rank</source>
        <translation>{count} 个 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} ranks</source>
        <translation>{count} 个 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} riser</source>
        <translation>{count} 个竖井</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} risers</source>
        <translation>{count} 个竖井</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} room</source>
        <translation>{count} 个房间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} rooms</source>
        <translation>{count} 个房间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} router</source>
        <translation>{count} 台路由器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} routers</source>
        <translation>{count} 台路由器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} row</source>
        <translation>{count} 列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} rows</source>
        <translation>{count} 列</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tensor_group_split.py"/>
        <source>{count} scale-up domain</source>
        <translation>{count} 个纵向扩展域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tensor_group_split.py"/>
        <source>{count} scale-up domains</source>
        <translation>{count} 个纵向扩展域</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} server</source>
        <translation>{count} 台服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} servers</source>
        <translation>{count} 台服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <source>{count} site</source>
        <translation>{count} 个园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <source>{count} sites</source>
        <translation>{count} 个园区</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/sweep.py"/>
        <source>{count} sizes are more than {most_sizes}</source>
        <translation>{count} 个大小超过 {most_sizes} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{count} span</source>
        <translation>{count} 条广域网段</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{count} spans</source>
        <translation>{count} 条广域网段</translation>
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
        <translation>{count} 台脊交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} spine switches</source>
        <translation>{count} 台脊交换机</translation>
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
        <translation>{count} 台存储</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{count} storage servers</source>
        <translation>{count} 台存储服务器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <source>{count} storey</source>
        <translation>{count} 个楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <source>{count} storeys</source>
        <translation>{count} 个楼层</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} switch</source>
        <translation>{count} 台交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_feed.py"/>
        <source>{count} switch of plane {plane}</source>
        <translation>平面 {plane} 的 {count} 台交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} switch record</source>
        <translation>{count} 条交换机记录</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} switch records</source>
        <translation>{count} 条交换机记录</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} switches</source>
        <translation>{count} 台交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_feed.py"/>
        <source>{count} switches of plane {plane}</source>
        <translation>平面 {plane} 的 {count} 台交换机</translation>
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
        <translation>平面图上选中了 {count} 个对象；{verb}至少需要 {least} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/astrasim_shape.py"/>
        <source>{count} tiers of switches are written as one, so flows do not collide there; the latency is that of the longest way</source>
        <translation>{count} 层交换机合写为一层，因此流在那里不会冲突；时延取最长路径</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} tray</source>
        <translation>{count} 条桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} trays</source>
        <translation>{count} 条桥架</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
        <source>{count} unsaved edit</source>
        <translation>{count} 处未保存的修改</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
        <source>{count} unsaved edits</source>
        <translation>{count} 处未保存的修改</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} wall</source>
        <translation>{count} 面墙</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{count} walls</source>
        <translation>{count} 面墙</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <location filename="../../fabric_studio/ui/window/status_bar.py"/>
        <source>{count} warning</source>
        <translation>{count} 个警告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <location filename="../../fabric_studio/ui/panels/findings/panel.py"/>
        <location filename="../../fabric_studio/ui/window/status_bar.py"/>
        <source>{count} warnings</source>
        <translation>{count} 个警告</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>{count} {protocol} row</source>
        <translation>{count} 行 {protocol}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>{count} {protocol} rows</source>
        <translation>{count} 行 {protocol}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/link_media.py"/>
        <source>{delay:g} ns</source>
        <translation>{delay:g} ns</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/link_media.py"/>
        <source>{delays:,} different delays of links</source>
        <translation>{delays:,} 种不同的链路时延</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ports.py"/>
        <source>{device} ({part}) has cages 1 to {count}, so there is no cage {cage}</source>
        <translation>{device}（{part}）的端口笼为 1 至 {count}，没有端口笼 {cage}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ports.py"/>
        <source>{device} ({part}) has no cages, so there is no cage {cage}</source>
        <translation>{device}（{part}）没有端口笼，因此没有端口笼 {cage}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>{device} and {other} both fill {shared} of rack {rack}</source>
        <translation>{device} 与 {other} 都占用机柜 {rack} 的 {shared}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/words.py"/>
        <source>{device} cage {cage}</source>
        <translation>{device} 端口笼 {cage}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/networks_mixed.py"/>
        <source>{device} carries {cables} of the compute network and {foreign}: a burst of one delays the other</source>
        <translation>{device} 承载计算网络的 {cables}，还有{foreign}：一方突发会拖慢另一方</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <source>{device} fills {fills}; rack {rack} has {room:g} U</source>
        <translation>{device} 占用 {fills}；机柜 {rack} 只有 {room:g} U</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>{device} has no free {purpose} port at {rate} for {count} link of the new plane</source>
        <translation>{device} 没有空闲的 {rate} {purpose}端口用于新平面的 {count} 条链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <source>{device} has no free {purpose} port at {rate} for {count} links of the new plane</source>
        <translation>{device} 没有空闲的 {rate} {purpose}端口用于新平面的 {count} 条链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <source>{device} is mounted at U{u:g}; rack {rack} starts at U1</source>
        <translation>{device} 装在 U{u:g}；机柜 {rack} 从 U1 开始</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/ports.py"/>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <location filename="../../fabric_studio/rules/words.py"/>
        <source>{device} port {port}</source>
        <translation>{device} 端口 {port}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/mending.py"/>
        <source>{done} of {total} are fixed</source>
        <translation>{total} 项中已修复 {done} 项</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>{done}The answer comes at the end of the run, or when you stop it.</source>
        <translation>{done}运行结束或停止时给出答案。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>{dp:,} data-parallel ranks cannot be shared out by expert groups of {ep}</source>
        <translation>{dp:,} 个数据并行 rank 不能按 {ep} 个一组的专家组分配</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/grid.py"/>
        <source>{dp:,} data-parallel replicas cannot be shared out by expert groups of {ep}</source>
        <translation>{dp:,} 个数据并行副本不能按 {ep} 个一组的专家组分配</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/summary.py"/>
        <source>{each:.0f} TFLOP/s per accelerator{of_peak}.</source>
        <translation>每加速器 {each:.0f} TFLOP/s{of_peak}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/start_page.py"/>
        <source>{edits}, the last: {last_label}, {day} {when:%H:%M}</source>
        <translation>{edits}，最后一处：{last_label}，{day} {when:%H:%M}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{ends} to {ends2}, {width_mm:,.0f} × {depth_mm:,.0f} mm</source>
        <translation>{ends} 到 {ends2}，{width_mm:,.0f} × {depth_mm:,.0f} mm</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>{end} is {reason}</source>
        <translation>{end} {reason}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/main.py"/>
        <source>{error}; fabric-studio {listing} names them all</source>
        <translation>{error}；fabric-studio {listing} 会列出全部</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/feeds.py"/>
        <source>{feed} is no power feed; there are {known}</source>
        <translation>{feed} 不是供电路；可用的有 {known}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/site_campus.py"/>
        <source>{figures}; place not known</source>
        <translation>{figures}；位置未知</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>{figure} of {figure2}{unit}</source>
        <translation>{figure} / {figure2}{unit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{first!r} is no row letter</source>
        <translation>{first!r} 不是列字母</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>{first} and {last}</source>
        <translation>{first} 和 {last}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/wording.py"/>
        <source>{first} or {last}</source>
        <translation>{first} 或 {last}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/sweep.py"/>
        <source>{first} to {last}</source>
        <translation>{first} 到 {last}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{format_length} of floor below it, {carries}</source>
        <translation>下方楼板 {format_length}，{carries}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{format_mass}, {format_power} typical</source>
        <translation>{format_mass}，典型 {format_power}</translation>
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
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>{format_time} of {format_time2}, looking back</source>
        <translation>{format_time} / {format_time2}，回看</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/scrubber.py"/>
        <source>{format_time} of {format_time2}, {state}</source>
        <translation>{format_time} / {format_time2}，{state}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/spans.py"/>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>{format_time} one way, {format_time2} round trip</source>
        <translation>单程 {format_time}，往返 {format_time2}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/steps.py"/>
        <source>{format_time} to {format_time2}</source>
        <translation>{format_time} 到 {format_time2}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>{found:,} incidents are too many</source>
        <translation>{found:,} 个事件太多</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/catalogue.py"/>
        <source>{found} is a cable medium, not something to place; use it on a cable</source>
        <translation>{found} 是线缆介质，不能放置；请用于线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/catalogue.py"/>
        <source>{found} is not a cable medium; choose a DAC, AOC, fibre or the like</source>
        <translation>{found} 不是线缆介质；请选择 DAC、AOC、光纤等</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array_grid.py"/>
        <source>{found} stands in {spot}; it is left out</source>
        <translation>{found} 位于{spot}；已略过</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>{found}; {passed} of {rules} rules passed</source>
        <translation>{found}；{rules} 条规则中 {passed} 条通过</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/totals.py"/>
        <source>{gpus:,} GPU</source>
        <translation>{gpus:,} GPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{gpus:,} GPUs</source>
        <translation>{gpus:,} 个 GPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/gallery.py"/>
        <source>{gpus:,} GPUs in {servers:,} servers, {racks}, {switches}, {cables:,} cables. Hall of {wide:.1f} x {deep:.1f} m.</source>
        <translation>{gpus:,} 个 GPU，{servers:,} 台服务器，{racks}，{switches}，{cables:,} 根线缆。机房 {wide:.1f} x {deep:.1f} m。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>{gpus:,} in {servers}</source>
        <translation>{gpus:,} 个，位于 {servers}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>{guids} named, {joined} of them joined with others of their host, as {source} says</source>
        <translation>{guids}已命名，其中 {joined} 个按 {source} 与同主机的其他合并</translation>
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
        <location filename="../../fabric_studio/ui/panels/elevation/words.py"/>
        <source>{head}: free</source>
        <translation>{head}：空闲</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>{ids} things cannot all be called {pattern!r}; number them, for example {pattern}-##</source>
        <translation>{ids} 个对象不能都叫 {pattern!r}；请编号，例如 {pattern}-##</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{int:,} cables, {riser_fill:.0%} full</source>
        <translation>{int:,} 根线缆，填充 {riser_fill:.0%}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{int:,} cables, {tray_fill:.0%} full</source>
        <translation>{int:,} 根线缆，填充 {tray_fill:.0%}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_yaml.py"/>
        <source>{item!r:.60} has no `{needed}`</source>
        <translation>{item!r:.60} 没有 `{needed}`</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_rows.py"/>
        <source>{item!r:.60} is not a name or a hostlist</source>
        <translation>{item!r:.60} 不是名称或 hostlist</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>{item!r} has a blank inside a name</source>
        <translation>{item!r} 的名称中有空格</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>{item!r} stands for {count:,} names</source>
        <translation>{item!r} 代表 {count:,} 个名称</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>{key!r} is not understood</source>
        <translation>无法理解 {key!r}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>{key:.80} is given twice</source>
        <translation>{key:.80} 给出了两次</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/locks.py"/>
        <source>{kind} {name} and {others} more are locked and cannot be {verb}; unlock what is selected first</source>
        <translation>{kind} {name} 及另外 {others} 个已锁定，不能{verb}；请先解锁所选内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/stale.py"/>
        <source>{kind} {name} has another {field}</source>
        <translation>{kind} {name} 的{field}已不同</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/locks.py"/>
        <source>{kind} {name} is locked and cannot be {verb}; unlock what is selected first</source>
        <translation>{kind} {name} 已锁定，不能{verb}；请先解锁所选内容</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/stale.py"/>
        <source>{kind} {name} is no longer there</source>
        <translation>{kind} {name} 已不存在</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>{kind} {name} is {fill} full with {cables} at its fullest place; the limit is {limit:.0%} of {area}</source>
        <translation>{kind} {name} 最满处填充率 {fill}，有 {cables}；限值为 {area} 的 {limit:.0%}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/edits.py"/>
        <source>{kind} {table} would refer to {refers_to} {column}, which is not in the design; remove or re-connect it first</source>
        <translation>{kind} {table} 将引用设计中不存在的 {refers_to} {column}；请先删除或改接</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{kind}, {size}, on {name}</source>
        <translation>{kind}，{size}，位于 {name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>{kind}.{name} cannot be {value!r:.60}</source>
        <translation>{kind}.{name} 不能为 {value!r:.60}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>{kind}.{name} has a character that no file can hold</source>
        <translation>{kind}.{name} 含有任何文件都无法保存的字符</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>{kind}.{name} must be a finite number, not {column}</source>
        <translation>{kind}.{name} 必须是有限数，而不是 {column}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>{kind}.{name} must be a picture of at most {blob_limit} MB</source>
        <translation>{kind}.{name} 必须是不超过 {blob_limit} MB 的图片</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>{kind}.{name} must be a text of at most {text_limit} characters</source>
        <translation>{kind}.{name} 必须是不超过 {text_limit} 个字符的文本</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>{kind}.{name} must be one of {choices}, not {item!r}</source>
        <translation>{kind}.{name} 必须是 {choices} 之一，而不是 {item!r}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/table.py"/>
        <source>{kind}.{name} must lie between {minimum:g} and {largest:g}, not {column:g}</source>
        <translation>{kind}.{name} 必须在 {minimum:g} 与 {largest:g} 之间，而不是 {column:g}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/span_tool.py"/>
        <source>{km:,.0f} km</source>
        <translation>{km:,.0f} km</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{km:,.0f} km   {one_way} one way   {both} round trip</source>
        <translation>{km:,.0f} km   单程 {one_way}   往返 {both}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/wan.py"/>
        <source>{km:,.0f} km ({basis}): {format_time} one way, {format_time2} round trip in fibre.</source>
        <translation>{km:,.0f} km（{basis}）：光纤内单程 {format_time}，往返 {format_time2}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/session.py"/>
        <source>{label} was written by an older version; saving keeps the old file as .bak</source>
        <translation>{label} 由旧版本写出；保存时旧文件存为 .bak</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/journal.py"/>
        <source>{label}: another edit is still going on</source>
        <translation>{label}：另一项编辑仍在进行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/fact_list.py"/>
        <source>{label}: {text}, select it</source>
        <translation>{label}：{text}，点击选择</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>{lanes} lanes cannot be shared by {logical_per_cage} links</source>
        <translation>{lanes} 条通道不能由 {logical_per_cage} 条链路均分</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>{largest:,} GPUs share their NVSwitches</source>
        <translation>{largest:,} 个 GPU 共用 NVSwitch</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/sites.py"/>
        <source>{latitude_deg:g}, {longitude_deg:g} is no place; latitude is -90 to 90 and longitude -180 to 180 degrees</source>
        <translation>{latitude_deg:g}, {longitude_deg:g} 不是地理位置；纬度为 -90 至 90，经度为 -180 至 180 度</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>{layers:,} layers x {steps:,} steps are too many</source>
        <translation>{layers:,} 层 x {steps:,} 步太多</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>{layers} of {all_layers}</source>
        <translation>{layers} / {all_layers}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>{leaves} leaves are more than the servers need</source>
        <translation>{leaves} 台叶超过服务器所需</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>{leaves} leaves are more than two tiers of {ports}-port switches can join</source>
        <translation>{leaves} 台叶超过 {ports} 端口交换机两层所能连接的数量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>{leaves} leaves do not divide into groups of one per rail ({per_group} rails)</source>
        <translation>{leaves} 台叶不能分成每轨道一台的组（{per_group} 条轨道）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{leaves} leaves do not make groups of one per rail ({rails} rails); select a multiple of {rails} leaves, or set the number of rails</source>
        <translation>{leaves} 台叶不能组成每轨道一台的组（{rails} 条轨道）；请选择 {rails} 的倍数台叶，或设定轨道数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>{leaves} leaves would need {busiest} ports down and {uplinks} up of {ports} each</source>
        <translation>{leaves} 台叶需要每台下行 {busiest} 个、上行 {uplinks} 个端口，而每台只有 {ports} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/cheapest.py"/>
        <source>{left:,} cables come fitted with what they join and stay as they are</source>
        <translation>{left:,} 根线缆随所连设备出厂装配，保持不变</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{length_km:,.0f} km   {format_time} one way   {format_time2} round trip   {use}</source>
        <translation>{length_km:,.0f} km   单程 {format_time}   往返 {format_time2}   {use}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>{length} down</source>
        <translation>向下 {length}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>{length} left</source>
        <translation>向左 {length}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>{length} over WAN span {name} ({basis})</source>
        <translation>经广域网段 {name} {length}（{basis}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>{length} over {panels}</source>
        <translation>{length}，经过{panels}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>{length} right</source>
        <translation>向右 {length}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>{length} to spare</source>
        <translation>余量 {length}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>{length} up</source>
        <translation>向上 {length}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/layout/lengths.py"/>
        <source>{length}, set by hand</source>
        <translation>{length}，手工设定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/settings.py"/>
        <source>{limit} of {rule} must be a number of at least 0, not {value:g}</source>
        <translation>{rule} 的 {limit} 必须是不小于 0 的数，而不是 {value:g}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>{limit}, {over} too short</source>
        <translation>{limit}，短缺 {over}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>{line!r} is no connection</source>
        <translation>{line!r} 不是连接</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>{line!r} is no flow</source>
        <translation>{line!r} 不是流</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>{line!r} is no link</source>
        <translation>{line!r} 不是链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/hpcc_flows.py"/>
        <source>{line!r} is no number of flows</source>
        <translation>{line!r} 不是流的数量</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/cables.py"/>
        <source>{lines} other lines</source>
        <translation>另外 {lines} 条线</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>{links} from GPU to GPU, {between:,} between switches</source>
        <translation>GPU 到 GPU {links}，交换机之间 {between:,} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>{links} is negative</source>
        <translation>{links} 为负数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>{lost:,} dependencies lead to nodes that the traces do not have, and were not waited for.</source>
        <translation>{lost:,} 个依赖指向轨迹中没有的节点，未予等待。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/listing.py"/>
        <source>{low} to {high}{unit}</source>
        <translation>{low} 至 {high}{unit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/words.py"/>
        <source>{medium} (rule of its class)</source>
        <translation>{medium}（按类别规则）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/words.py"/>
        <source>{medium} ({sure} figure)</source>
        <translation>{medium}（{sure}数据）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} carries {carried:g} Gb/s and the {cage} cage {speed_gbps:g} Gb/s</source>
        <translation>{medium} 承载 {carried:g} Gb/s，而 {cage} 端口笼为 {speed_gbps:g} Gb/s</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} carries {carried} links and the {cage} cage has {links}</source>
        <translation>{medium} 承载 {carried} 条链路，而 {cage} 端口笼有 {links} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} carries {links:g} Gb/s and the {cage} cage {speed_gbps:g} Gb/s</source>
        <translation>{medium} 承载 {links:g} Gb/s，而 {cage} 端口笼为 {speed_gbps:g} Gb/s</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} carries {speed_gbps:g} Gb/s and the link needs {speed_gbps2:g} Gb/s</source>
        <translation>{medium} 承载 {speed_gbps:g} Gb/s，而链路需要 {speed_gbps2:g} Gb/s</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} ends in {line_connector} and the panel position is {cage}</source>
        <translation>{medium} 的接头为 {line_connector}，而配线架位置为 {cage}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/proposals.py"/>
        <source>{medium} fits: {lengths}, {power}</source>
        <translation>{medium} 适用：{lengths}，{power}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} has no module for the {cage} cage</source>
        <translation>{medium} 没有用于 {cage} 端口笼的模块</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/cables.py"/>
        <source>{medium} has {heads} tails and {tails} ends are given</source>
        <translation>{medium} 有 {heads} 个分支端，却给出了 {tails} 个端点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} is fitted in the factory and is no field cable</source>
        <translation>{medium} 由工厂装配，不是现场线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} is offered for {fabrics} only, not for {fabric}</source>
        <translation>{medium} 只用于 {fabrics}，不用于 {fabric}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>{medium} is {reason}</source>
        <translation>{medium} {reason}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} leaves a port of the twin-port {cage} cage dead</source>
        <translation>{medium} 会使双端口 {cage} 端口笼的一个端口闲置</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/bom_cables.py"/>
        <source>{medium} module for {cage} cages{ports}</source>
        <translation>用于 {cage} 端口笼的 {medium} 模块{ports}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/fit.py"/>
        <source>{medium} needs {needed} lanes and the {cage} cage has {lanes} for it</source>
        <translation>{medium} 需要 {needed} 条通道，而 {cage} 端口笼可用 {lanes} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>{medium} reaches {limit_m:g} m</source>
        <translation>{medium} 可达 {limit_m:g} m</translation>
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
        <translation>导入文件中的 {members}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>{model} has {experts} experts, too few for ep {ep}</source>
        <translation>{model} 有 {experts} 个专家，对 ep {ep} 太少</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>{model} has {layers} layers, fewer than pp {stages} x chunks {chunks}</source>
        <translation>{model} 有 {layers} 层，少于 pp {stages} x 分段 {chunks}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/llm.py"/>
        <source>{model}: tp {tp}, cp {cp}, pp {pp}, dp {dp}, ep {ep}; {micro_batches} micro-batches of {sequences} x {tokens:.0f} tokens in every replica.</source>
        <translation>{model}：tp {tp}、cp {cp}、pp {pp}、dp {dp}、ep {ep}；每个副本 {micro_batches} 个微批，每批 {sequences} x {tokens:.0f} token。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/stack_marks.py"/>
        <source>{most:,.0f} of {rated:,.0f} kg/m²</source>
        <translation>{most:,.0f} / {rated:,.0f} kg/m²</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>{most:,} are the most</source>
        <translation>最多 {most:,} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>{most} of the {total} cables of rack {rack} that go down run at the left; the limit is {limit}</source>
        <translation>机柜 {rack} 向下的 {total} 根线缆中有 {most} 根走左侧；限值为 {limit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>{most} of the {total} cables of rack {rack} that go down run at the right; the limit is {limit}</source>
        <translation>机柜 {rack} 向下的 {total} 根线缆中有 {most} 根走右侧；限值为 {limit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>{most} of the {total} cables of rack {rack} that go up run at the left; the limit is {limit}</source>
        <translation>机柜 {rack} 向上的 {total} 根线缆中有 {most} 根走左侧；限值为 {limit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>{most} of the {total} cables of rack {rack} that go up run at the right; the limit is {limit}</source>
        <translation>机柜 {rack} 向上的 {total} 根线缆中有 {most} 根走右侧；限值为 {limit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>{most} of {total} cables of rack {rack} run down at the left; the limit is {limit}</source>
        <translation>机柜 {rack} 的 {total} 根线缆中有 {most} 根从左侧走线；限值为 {limit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cables_on_one_side.py"/>
        <source>{most} of {total} cables of rack {rack} run down at the right; the limit is {limit}</source>
        <translation>机柜 {rack} 的 {total} 根线缆中有 {most} 根从右侧走线；限值为 {limit}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/all_to_all.py"/>
        <source>{n_pairs} pairs are too many to follow one by one</source>
        <translation>{n_pairs} 对太多，无法逐一跟踪</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training/grid.py"/>
        <source>{n_ranks:,} ranks cannot be shared out by tp {tp} x cp {cp} x pp {pp}</source>
        <translation>{n_ranks:,} 个 rank 不能按 tp {tp} x cp {cp} x pp {pp} 分配</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>{n_ranks} ranks x {steps} steps x {buckets} buckets are too many</source>
        <translation>{n_ranks} 个 rank x {steps} 步 x {buckets} 桶太多</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>{name!r:.80} is no cable or device of this network</source>
        <translation>{name!r:.80} 不是此网络中的线缆或设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/plane.py"/>
        <location filename="../../fabric_studio/io/bom_parts.py"/>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <location filename="../../fabric_studio/rules/words.py"/>
        <source>{names} and {count:,} more</source>
        <translation>{names} 等另外 {count:,} 项</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_taken_twice.py"/>
        <source>{names} are all plugged into {port}</source>
        <translation>{names} 都插在 {port}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_taken_twice.py"/>
        <source>{names} are both plugged into {port}</source>
        <translation>{names} 都插在 {port}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>{names} carries cables between switches of {planes}; separate trays would keep a plane when one is cut</source>
        <translation>{names} 内有{planes}交换机之间的线缆；分开桥架可在一处切断时保住一个平面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>{names} carry cables between switches of {planes} at most; separate trays would keep a plane when one is cut</source>
        <translation>{names} 内最多有{planes}交换机之间的线缆；分开桥架可在一处切断时保住一个平面</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>{names} need {length} together and {medium} reaches {limit}; their stock lengths add up to {stock}, which is beyond that</source>
        <translation>{names} 合计需要 {length}，{medium} 可达 {limit}；其备货长度之和为 {stock}，超出可达距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>{names} needs {length} and {medium} reaches {limit}; its next stock length is {stock}, which is beyond that</source>
        <translation>{names} 需要 {length}，{medium} 可达 {limit}；其下一档备货长度为 {stock}，超出可达距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/spans.py"/>
        <source>{names} reach that far</source>
        <translation>{names}可达此距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{names} to {names2}</source>
        <translation>{names} 至 {names2}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/simulate.py"/>
        <source>{names} written into {folder}</source>
        <translation>{names} 已写入 {folder}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/site_campus.py"/>
        <source>{name}
no building yet</source>
        <translation>{name}
尚无楼栋</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>{name} and {count:,} more</source>
        <translation>{name} 及另外 {count:,} 项</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/drags.py"/>
        <source>{name} at U{u}</source>
        <translation>{name} 位于 U{u}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/port_list.py"/>
        <source>{name} cage {port}</source>
        <translation>{name} 端口笼 {port}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>{name} ends at {where}; {part} has {cages} cages</source>
        <translation>{name} 终结于 {where}；{part} 有 {cages} 个端口笼</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/cable.py"/>
        <source>{name} fits{stock}</source>
        <translation>{name} 适用{stock}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>{name} goes down</source>
        <translation>{name} 中断</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{name} has no compute port at this rate; leave it out or choose another rate</source>
        <translation>{name} 没有此速率的计算端口；请将其排除或选择其他速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{name} has no free port left for {title}</source>
        <translation>{name} 没有剩余空闲端口可接 {title}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/recable.py"/>
        <source>{name} has no free port that goes with {kept}; cut a cable there first</source>
        <translation>{name} 没有与 {kept} 匹配的空闲端口；请先在那里断开一根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/runfile.py"/>
        <source>{name} has the wrong shape or type</source>
        <translation>{name} 的形状或类型不对</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/edit_records.py"/>
        <source>{name} has {columns} values for {uids} rows</source>
        <translation>{name} 对 {uids} 行有 {columns} 个值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>{name} has {lines} lines and {medium} carries {carried}</source>
        <translation>{name} 有 {lines} 条线，而 {medium} 可承载 {carried} 条</translation>
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
        <translation>{name} 恢复</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/recable.py"/>
        <source>{name} is one of several lines of a {medium}; cut it and draw a new one</source>
        <translation>{name} 是 {medium} 的其中一条线；请断开后重新绘制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/cables_csv.py"/>
        <source>{name} is {cell!r:.40} and not {wrong}</source>
        <translation>{name} 为 {cell!r:.40}，不是{wrong}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/project.py"/>
        <source>{name} is {column}, and there is no {target} {column} in the project</source>
        <translation>{name} 为 {column}，而工程中没有 {target} {column}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/spans.py"/>
        <source>{name} is {over} too short</source>
        <translation>{name}短缺 {over}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/cable.py"/>
        <source>{name} is {required:.1f} m too short</source>
        <translation>{name} 短 {required:.1f} m</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_trace.py"/>
        <source>{name} is {value!r:.40}</source>
        <translation>{name} 为 {value!r:.40}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>{name} joins {a} to {z} of the same device</source>
        <translation>{name} 把同一设备的 {a} 连到 {z}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>{name} moves from U{u:g} to U{found}, as {part} is {height:g} U high</source>
        <translation>{name} 从 U{u:g} 移到 U{found}，因为 {part} 高 {height:g} U</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>{name} of tier {tier} is {stated}, but rates, Oversubscribed, Bundle and the other tiers make {built}; those were drawn</source>
        <translation>第 {tier} 层的 {name} 为 {stated}，但由速率、Oversubscribed、Bundle 和其他层得出 {built}；按后者绘制</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/why.py"/>
        <source>{name} of {size} over {ranks:,} ranks: bus bandwidth {figure} GB/s.</source>
        <translation>{name}，{size}，{ranks:,} 个 rank：总线带宽 {figure} GB/s。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/port_list.py"/>
        <source>{name} port {name2}</source>
        <translation>{name} 端口 {name2}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/words.py"/>
        <source>{name} port {port_name}, {cage}{rate}</source>
        <translation>{name} 端口 {port_name}，{cage}{rate}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/spans.py"/>
        <source>{name} reaches that far</source>
        <translation>{name}可达此距离</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>{name} slows down to {fraction:.0%}</source>
        <translation>{name} 降速到 {fraction:.0%}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/drags.py"/>
        <source>{name} to U{u}</source>
        <translation>{name} 移到 U{u}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_fabric.py"/>
        <source>{name} under {name}</source>
        <translation>{name} 位于 {name} 之下</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>{name} uses lanes {first} to {last} of {where}, which has {have}</source>
        <translation>{name} 使用 {where} 的通道 {first} 至 {last}，而它只有 {have} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/proposal.py"/>
        <source>{name} {a} to {z}, {medium}</source>
        <translation>{name}：{a} 至 {z}，{medium}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>{name} {params} needs a model whose parts it can share out</source>
        <translation>{name} {params} 需要可以拆分的模型</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/files.py"/>
        <source>{name}, page {page}</source>
        <translation>{name}，第 {page} 页</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/link_words.py"/>
        <source>{name}, {a} to {z}</source>
        <translation>{name}，{a} 到 {z}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/hover.py"/>
        <source>{name}, {format_rate} one-way</source>
        <translation>{name}，单向 {format_rate}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/words.py"/>
        <source>{name}, {name2}, to {name3} port {port} in rack {rack}</source>
        <translation>{name}，{name2}，通往机柜 {rack} 的 {name3} 端口 {port}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/words.py"/>
        <source>{name}, {name2}, {place} of rack {name3}</source>
        <translation>{name}，{name2}，机柜 {name3} 的 {place}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/storey_tabs.py"/>
        <source>{name}: floor at {format_length}, {format_length2} high</source>
        <translation>{name}：楼面 {format_length}，高 {format_length2}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/listing.py"/>
        <source>{name}: {title}</source>
        <translation>{name}：{title}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/chakra.py"/>
        <source>{nodes} wait for each other in a ring, so the trace cannot run: {told}</source>
        <translation>{nodes}相互循环等待，因此轨迹无法运行：{told}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/ib_doubts.py"/>
        <source>{nodes} with {links}</source>
        <translation>{nodes}，{links}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>{noun} must be above 0, not {value:g}</source>
        <translation>{noun}必须大于 0，而不是 {value:g}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>{noun} must be from {low:g} to {high:g}, not {value:g}</source>
        <translation>{noun}必须在 {low:g} 至 {high:g} 之间，而不是 {value:g}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/fields.py"/>
        <source>{noun} must be one line of text that can be seen, not {value!r:.40}</source>
        <translation>{noun}必须是一行可见文本，而不是 {value!r:.40}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/listing.py"/>
        <source>{now}, was {was}</source>
        <translation>{now}（原为 {was}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>{numbered!r} is no header of a topology</source>
        <translation>{numbered!r} 不是拓扑的表头</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>{operation} cannot use {algorithm} with protocol {protocol} here</source>
        <translation>{operation} 在此不能以协议 {protocol} 使用 {algorithm}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>{operation} does not use {algorithm}</source>
        <translation>{operation} 不使用 {algorithm}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/elevation/paint.py"/>
        <source>{other_cages} cages on the other side</source>
        <translation>另一面有 {other_cages} 个端口笼</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/new.py"/>
        <source>{output}: {racks:,} racks, {devices:,} devices, {cables:,} cables</source>
        <translation>{output}：{racks:,} 个机柜，{devices:,} 台设备，{cables:,} 根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/screenshot.py"/>
        <source>{output}: {view}, {size} pixels</source>
        <translation>{output}：{view}，{size} 像素</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>{page} of {pages}</source>
        <translation>{page} / {pages}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/check.py"/>
        <source>{pair!r:.80} is not ID.LIMIT=NUMBER</source>
        <translation>{pair!r:.80} 不是 ID.LIMIT=NUMBER 的形式</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>{pair!r:.80} is not KEY=VALUE</source>
        <translation>{pair!r:.80} 不是 KEY=VALUE</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/incidents.py"/>
        <source>{part!r} is no incident</source>
        <translation>{part!r} 不是事件</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>{part!r} of {name!r} is no part of its rate</source>
        <translation>设备或线缆 {name!r} 的 {part!r} 不是其速率的一部分</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/devices.py"/>
        <source>{part} at U{u:g} does not fit in rack {where}, which has U1 to U{capacity}</source>
        <translation>U{u:g} 处的 {part} 装不进机柜 {where}，其范围为 U1 至 U{capacity}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/build.py"/>
        <source>{part} contains {part2}, which is not a device</source>
        <translation>{part} 内含 {part2}，而它不是设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{part} does not stand on the floor; choose a rack</source>
        <translation>{part} 不是落地设备；请选择机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/build.py"/>
        <source>{part} does not stand on the floor; mount it in a rack</source>
        <translation>{part} 不是落地设备；请装入机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/place.py"/>
        <source>{part} goes into a rack. Drop it on one, or place a rack first.</source>
        <translation>{part} 需放入机柜。请将其放到机柜上，或先放置机柜。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>{part} has no free {rate} Gb/s port for {words}; it is deleted</source>
        <translation>{part} 没有空闲的 {rate} Gb/s 端口可接 {words}；已删除</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>{part} has no port for {homeless} of the cables, the first is {first}; choose a part with more ports, or let those cables be deleted</source>
        <translation>{part} 没有端口可接其中 {homeless} 根线缆，首根为 {first}；请选择端口更多的部件，或允许删除这些线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>{part} has {accelerator}, on which neither NCCL nor RCCL runs</source>
        <translation>{part} 带有 {accelerator}，NCCL 和 RCCL 都不能在其上运行</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/second.py"/>
        <source>{part} in a second window</source>
        <translation>在第二窗口中打开{part}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/devices.py"/>
        <source>{part} is not a device</source>
        <translation>{part} 不是设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/exporters/nccl_topology.py"/>
        <source>{part} makes {elements:,} elements, NCCL reads {most}</source>
        <translation>{part} 产生 {elements:,} 个元素，NCCL 最多读取 {most} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/model/build.py"/>
        <source>{part} stands on the floor and cannot be mounted in a rack</source>
        <translation>{part} 是落地设备，不能装入机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/replace.py"/>
        <source>{part} stands on the floor and cannot take the place of a device in a rack</source>
        <translation>{part} 是落地设备，不能替换机柜内的设备</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/place.py"/>
        <source>{part}: in a second window</source>
        <translation>{part}：已在第二窗口中</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/second.py"/>
        <source>{part}: open in a second window, or bring back</source>
        <translation>{part}：在第二窗口中打开，或移回</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/opened.py"/>
        <source>{path} (imported)</source>
        <translation>{path}（导入）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/arguments.py"/>
        <source>{path} holds a letter that no file name can hold</source>
        <translation>{path} 含有文件名不能使用的字符</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/preferences.py"/>
        <source>{path}: preferences cannot be read ({reason}); the defaults are used</source>
        <translation>{path}：无法读取首选项（{reason}）；使用默认值</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{pattern!r} would give every rack one name</source>
        <translation>{pattern!r} 会使所有机柜同名</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/collectives/calls.py"/>
        <source>{phase} across</source>
        <translation>{phase}（跨域）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/verbs/demo.py"/>
        <source>{picture} ({theme})</source>
        <translation>{picture}（{theme}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/routing/circuits.py"/>
        <source>{piece!r} names no optical circuit switch and its circuits</source>
        <translation>{piece!r} 没有给出光交换机及其光路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/stale.py"/>
        <source>{port_title} is taken by cable {cable}</source>
        <translation>{port_title} 已被线缆 {cable} 占用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/proposals.py"/>
        <source>{power:g} W per end</source>
        <translation>每端 {power:g} W</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/cable.py"/>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>{power_w_per_end_typ:g} W per end</source>
        <translation>每端 {power_w_per_end_typ:g} W</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>{progress:.0%} of the work is done. </source>
        <translation>已完成 {progress:.0%}。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>{protocol} rows that point at their own GPU, so at no other: {rows}, not taken for scale-up</source>
        <translation>{protocol} 行指向自身 GPU 而非其他：{rows}，不计入纵向扩展</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>{protocol} rows to devices that the file does not hold: {rows} ({lost})</source>
        <translation>{protocol} 行指向文件中没有的设备：{rows}（{lost}）</translation>
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
        <translation>选中了 {racks} 个机柜；阵列从一个机柜继续，或不选</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{racks} racks in {count} row: {names}</source>
        <translation>{count} 列共 {racks} 个机柜：{names}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{racks} racks in {count} rows: {names}</source>
        <translation>{count} 列共 {racks} 个机柜：{names}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/site.py"/>
        <source>{racks}, {gpus:,} GPUs</source>
        <translation>{racks}，{gpus:,} 个 GPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{rack}  {gpus} GPUs</source>
        <translation>{rack}  {gpus} 个 GPU</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{rails} rails need {rails} compute ports and the servers have {ports}; use at most {ports} rails</source>
        <translation>{rails} 条轨道需要 {rails} 个计算端口，而服务器有 {ports} 个；最多用 {ports} 条轨道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layers.py"/>
        <source>{ranks:,} ranks cannot be shared out by groups of {tp} x {pp} pipeline stages</source>
        <translation>{ranks:,} 个 rank 不能按 {tp} 个一组 x {pp} 个流水线级分配</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/training_step.py"/>
        <source>{rank} is no rank; there are {count}</source>
        <translation>{rank} 不是 rank；共有 {count} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/nccl_part.py"/>
        <source>{rate:g} Gb/s is the rate of no network: {ports} ({members}); kept as it is</source>
        <translation>{rate:g} Gb/s 不是任何网络的速率：{ports}（{members}）；按原样保留</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/throughput.py"/>
        <source>{rate_words} at {format_time}</source>
        <translation>{rate_words}，在 {format_time}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{rates:,} links, {format_rate} one-way</source>
        <translation>{rates:,} 条链路，单向 {format_rate}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>{ratio:.3g}:1 at the fullest leaf; storage, in-band and OOB networks are not drawn.</source>
        <translation>最满的叶为 {ratio:.3g}:1；未画存储、带内和带外网络。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/model.py"/>
        <source>{rationale}

Source: {source}
Rule: {name}</source>
        <translation>{rationale}

来源：{source}
规则：{name}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/findings/detail.py"/>
        <source>{rationale} Source: {source}</source>
        <translation>{rationale} 来源：{source}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>{ratio} above {switches}: {down} down, {up} up, one-way</source>
        <translation>{switches}之上为 {ratio}：下行 {down}，上行 {up}，单向</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source>{raw!r} is not a finite number</source>
        <translation>{raw!r} 不是有限数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/base/params.py"/>
        <source>{raw!r} is not {describe}</source>
        <translation>{raw!r} 不是{describe}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/part_facts.py"/>
        <source>{raw_pb:g} PB</source>
        <translation>{raw_pb:g} PB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>{receiver} is no rank; there are {n_ranks}</source>
        <translation>{receiver} 不是 rank；共有 {n_ranks} 个</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/session.py"/>
        <source>{recovery} is open, but no new recovery journal could be written; save it</source>
        <translation>{recovery} 已打开，但无法写入新的恢复日志；请保存</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/cable.py"/>
        <source>{required:.1f} m of {limit_m:g} m</source>
        <translation>{required:.1f} m / {limit_m:g} m</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/media_choice.py"/>
        <source>{required_m:.1f} of {limit_m:g} m: {required_m2:.1f} m too short</source>
        <translation>{required_m:.1f} / {limit_m:g} m：差 {required_m2:.1f} m</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>{required_mm:.1f} of {limit_m:g} m</source>
        <translation>{required_mm:.1f} / {limit_m:g} m</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>{required_mm:.1f} of {limit_m:g} m: {medium} is not sold in that length</source>
        <translation>{required_mm:.1f} / {limit_m:g} m：{medium} 没有该长度出售</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>{required_mm:.1f} of {limit_m:g} m: {over} too long for {medium}</source>
        <translation>{required_mm:.1f} / {limit_m:g} m：对 {medium} 超长 {over}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/trial.py"/>
        <source>{required_mm} over WAN span {span}</source>
        <translation>经广域网段 {span} {required_mm}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/slurm_lines.py"/>
        <source>{rest!r} stands outside key=value in the row of {name}</source>
        <translation>{rest!r} 在 {name} 的行中位于 key=value 之外</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra.py"/>
        <source>{ring} nodes wait for each other in a ring: {told}</source>
        <translation>{ring} 个节点相互循环等待：{told}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array.py"/>
        <source>{rows} rows of {each} are more than {most_racks:,} racks</source>
        <translation>{rows} 列、每列 {each} 个，超过 {most_racks:,} 个机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/panel.py"/>
        <source>{row}: {name}, {mean:.0%} on average</source>
        <translation>{row}：{name}，平均 {mean:.0%}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>{rstrip}. Cable it again and the run goes on, or stop it.</source>
        <translation>{rstrip}。重新接上线缆后运行会继续，也可停止。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/incast.py"/>
        <source>{senders} senders wanted, {candidates} ranks can send to rank {receiver} over the network</source>
        <translation>需要 {senders} 个发送者，而能经网络发往 rank {receiver} 的有 {candidates} 个 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{servers} servers need {servers2} groups of leaves at {most} each, and there are {grid}; select more leaves or put more servers on each</source>
        <translation>{servers} 台服务器在每组 {most} 台时需要 {servers2} 组叶，而只有 {grid} 组；请多选叶，或增加每组服务器数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_fabric.py"/>
        <source>{servers} with GPUs of unequal numbers of network links: as many ports for each as the fullest has</source>
        <translation>{servers}的各 GPU 网络链路数不等：端口数统一按最多者</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/rule_settings.py"/>
        <source>{severity} (default)</source>
        <translation>{severity}（默认）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>{severity}: {text} [{rule}]</source>
        <translation>{severity}：{text} [{rule}]</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/section_marks.py"/>
        <source>{shaft_cables:,} cables, {shaft_fill:.0%} full</source>
        <translation>{shaft_cables:,} 根线缆，填充 {shaft_fill:.0%}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/steps.py"/>
        <source>{shape:,} ranks</source>
        <translation>{shape:,} 个 rank</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/hover.py"/>
        <source>{short} long</source>
        <translation>长 {short}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/sheet.py"/>
        <source>{short} of {write}</source>
        <translation>{short} / {write}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/hover.py"/>
        <source>{short} to {long} long</source>
        <translation>长 {short} 到 {long}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/links.py"/>
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
        <translation>{size!r:.40} 不是尺寸</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>{size:g} bytes is no size of a flow</source>
        <translation>{size:g} 字节不是流的大小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/network.py"/>
        <source>{size} GPU, {one_way_gbytes_s_per_accelerator:g} GB/s</source>
        <translation>{size} GPU，{one_way_gbytes_s_per_accelerator:g} GB/s</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/place.py"/>
        <source>{size} into {name}, at the next free unit</source>
        <translation>{size}，装入 {name} 的下一个空闲 U 位</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/scene/logical_words.py"/>
        <source>{size} scale-up, {rate:,.0f} GB/s one-way each</source>
        <translation>{size}，纵向扩展，每个单向 {rate:,.0f} GB/s</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/place.py"/>
        <source>{size}, goes into a rack</source>
        <translation>{size}，需放入机柜</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/sweep.py"/>
        <source>{size}: {bus} GB/s</source>
        <translation>{size}：{bus} GB/s</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/import_report.py"/>
        <source>{source}, read as {format}</source>
        <translation>{source}，按 {format} 读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/report.py"/>
        <source>{source}: read as {form}</source>
        <translation>{source}：按 {form} 读取</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/running.py"/>
        <source>{speed!r} is not above 0</source>
        <translation>{speed!r} 不大于 0</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/reach.py"/>
        <source>{speed_gbps:g}G {medium_class}: {limit_m:g} m{on} (class rule, {confidence})</source>
        <translation>{speed_gbps:g}G {medium_class}：{limit_m:g} m{on}（类别规则，{confidence}）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/leaf_spine.py"/>
        <source>{spines} spines of {ports} ports cannot share {uplinks} uplinks of each of {leaves} leaves evenly</source>
        <translation>{spines} 台 {ports} 端口的脊交换机不能均分 {leaves} 台叶各 {uplinks} 条上行链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/array_grid.py"/>
        <source>{spot} lies outside {room}; it is left out</source>
        <translation>{spot}超出 {room}；已略过</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/run_words.py"/>
        <source>{stalled_flows:,} without a path</source>
        <translation>{stalled_flows:,} 条无路径</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>{start_s:g} s is no time to start</source>
        <translation>{start_s:g} s 不是开始时间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>{status}: {rule}</source>
        <translation>{status}：{rule}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/findings.py"/>
        <source>{status}: {rule}: {note}</source>
        <translation>{status}：{rule}：{note}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/tour/tour.py"/>
        <source>{step} of {steps}</source>
        <translation>{step} / {steps}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/tools/cable.py"/>
        <source>{stock_m:g} m stock</source>
        <translation>库存 {stock_m:g} m</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{storeys:,} storeys, {conduits:,} conduits</source>
        <translation>{storeys:,} 层，{conduits:,} 条管道</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/building.py"/>
        <source>{sum:,.0f} km</source>
        <translation>{sum:,.0f} km</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_list.py"/>
        <source>{sum:,} of {table:,} flows have size 0, which never ends in htsim</source>
        <translation>{table:,} 条流中有 {sum:,} 条大小为 0，在 htsim 中永不结束</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspector.py"/>
        <source>{sum:,} selected</source>
        <translation>已选择 {sum:,} 项</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/window/status_bar.py"/>
        <source>{summary:,} approved</source>
        <translation>{summary:,} 条已认可</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/roce_not_lossless.py"/>
        <source>{switches} of the compute network run RoCE without {what}: {names}</source>
        <translation>计算网络的 {switches}运行 RoCE 但没有 {what}：{names}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/leaf_spine.py"/>
        <source>{switch} has no ports for NICs of {rate:g} Gb/s</source>
        <translation>{switch} 没有用于 {rate:g} Gb/s 网卡的端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/flow_lists.py"/>
        <source>{table:,} flows written to {path}</source>
        <translation>{table:,} 条流已写入 {path}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>{table} is not a list of rows</source>
        <translation>{table} 不是行的列表</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/files.py"/>
        <source>{table} row {index}</source>
        <translation>{table} 第 {index} 行</translation>
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
        <translation>{target} 与管道 {name} 不在同一栋楼；请选择其所在楼栋的房间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>{text!r} closes a bracket that is not open</source>
        <translation>{text!r} 关闭了未打开的括号</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>{text!r} has a bracket inside a bracket</source>
        <translation>{text!r} 在括号中又有括号</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>{text!r} has no closing bracket</source>
        <translation>{text!r} 没有右括号</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/named_file.py"/>
        <source>{text!r} is no path</source>
        <translation>{text!r} 不是路径</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/network_options.py"/>
        <source>{text!r} is not NAME=PART</source>
        <translation>{text!r} 不是 NAME=PART</translation>
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
        <translation>新增 {things}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/proposal.py"/>
        <source>{things} changed</source>
        <translation>更改 {things}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/proposal.py"/>
        <source>{things} removed</source>
        <translation>删除 {things}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/name_unreadable.py"/>
        <source>{things} without a name that can be read: it is empty or holds letters that cannot be seen</source>
        <translation>{things}没有可辨认的名称：名称为空或含有不可见字符</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>{things}: locked already</source>
        <translation>{things}：已经锁定</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/actions/wizards.py"/>
        <source>{things}: unlocked already</source>
        <translation>{things}：已经解锁</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/search/find.py"/>
        <source>{things}: {names}</source>
        <translation>{things}：{names}</translation>
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
        <translation>{title} 失败：{name}：{error}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/ports.py"/>
        <source>{title} is on both sides; choose two sides without a device in common</source>
        <translation>{title} 同时在两侧；请选择没有共同设备的两侧</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/rails.py"/>
        <source>{title} is taken by cable {holder}</source>
        <translation>{title} 已被线缆 {holder} 占用</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <source>{title}, without PXN</source>
        <translation>{title}，无 PXN</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/background/work.py"/>
        <source>{title}: stopped; nothing was changed</source>
        <translation>{title}：已停止；未做任何更改</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/facts.py"/>
        <source>{total}, and {things} without a figure</source>
        <translation>{total}，另有 {things}没有数据</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>{turn}° clockwise from up the page</source>
        <translation>从图纸上方顺时针 {turn}°</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/renaming.py"/>
        <source>{uids} things cannot all be called {pattern!r}; number them, for example {pattern}-##</source>
        <translation>{uids} 个对象不能都叫 {pattern!r}；请编号，例如 {pattern}-##</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>{uid} has {found} free ports at {rate} for {wanted} uplinks: {short} are left out</source>
        <translation>{uid} 只有 {found} 个 {rate} 空闲端口，需要 {wanted} 条上行链路：省略 {short} 条</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>{uid} has {room} free ports at {rate}: {many} uplinks are left out</source>
        <translation>{uid} 只有 {room} 个 {rate} 空闲端口：省略 {many} 条上行链路</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/wizards/uplinks.py"/>
        <source>{uneven} uplinks do not divide by {spine_rows} spines, so not every leaf has the same number of links to every spine</source>
        <translation>{uneven} 条上行链路不能被 {spine_rows} 台脊整除，因此并非每台叶到每台脊的链路数都相同</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/devices.py"/>
        <source>{unknown} give no figure and are left out</source>
        <translation>{unknown} 个没有数据，未计入</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/chakra_lowering.py"/>
        <source>{untimed:,} nodes have work but no duration and count 0 s; peak_tflops and memory_gbytes_s would give them one.</source>
        <translation>{untimed:,} 个节点有工作量但没有时长，计为 0 s；peak_tflops 和 memory_gbytes_s 可提供时长。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/racks.py"/>
        <source>{used:g} of {space:g} U</source>
        <translation>{used:g} / {space:g} U</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/canvas/hover.py"/>
        <source>{used} of {rate} one-way</source>
        <translation>{rate} 单向的 {used}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>{value!r:.40} is no building block</source>
        <translation>{value!r:.40} 不是组成单元</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>{value!r:.40} is no number</source>
        <translation>{value!r:.40} 不是数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>{value!r:.40} is not a whole number from {least:g} to {most:g}</source>
        <translation>{value!r:.40} 不是 {least:g} 至 {most:g} 的整数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>{value!r:.40} is not from {least:g} to {most:g}</source>
        <translation>{value!r:.40} 不在 {least:g} 至 {most:g} 之间</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/astrasim_dimensions.py"/>
        <source>{value:g} TFLOPS</source>
        <translation>{value:g} TFLOPS</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/quantity.py"/>
        <source>{value:g} is not a whole number</source>
        <translation>{value:g} 不是整数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/topology/templates/two_storey.py"/>
        <source>{wanted} has no port for a NIC of {rate:g} Gb/s</source>
        <translation>{wanted} 没有用于 {rate:g} Gb/s 网卡的端口</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/workload.py"/>
        <source>{wanted} ranks wanted, the design has {n_ranks} accelerators</source>
        <translation>需要 {wanted} 个 rank，而设计有 {n_ranks} 个加速器</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>{what!r} is no collective that is simulated</source>
        <translation>{what!r} 不是支持仿真的集合通信</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/catalog/check.py"/>
        <source>{what} is {node}</source>
        <translation>{what} 为 {node}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/layer_file.py"/>
        <source>{what} {word!r} is no number</source>
        <translation>{what} {word!r} 不是数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/htsim_matrix.py"/>
        <source>{what} {word} is no number</source>
        <translation>{what} {word} 不是数</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cage_mixes_media.py"/>
        <source>{where} takes one module, and its cables {cables} are of {media}</source>
        <translation>{where} 只容纳一个模块，而其线缆 {cables} 分别为 {media}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_topology.py"/>
        <source>{whole_name} ({whole:,}) cannot be shared out by {part_name} ({part:,})</source>
        <translation>{whole_name}（{whole:,}）不能按{part_name}（{part:,}）均分</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>{who} has no cable in the compute network</source>
        <translation>{who} 在计算网络中没有线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>{who} has {cables} in the compute network; other servers of their kind ({kind}) have {like}</source>
        <translation>{who} 在计算网络中有 {cables}；同型号（{kind}）的其他服务器有 {like} 根</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>{who} have no cable in the compute network</source>
        <translation>{who}在计算网络中没有线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>{who} have {cables} in the compute network; other servers of their kind ({kind}) have {like}</source>
        <translation>{who}在计算网络中有 {cables}；同型号（{kind}）的其他服务器有 {like} 根</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/steps.py"/>
        <source>{who}, step {step}: {took}</source>
        <translation>{who}，第 {step} 步：{took}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/simulation/charts/steps.py"/>
        <source>{who}: {times:.2g}x the median</source>
        <translation>{who}：中位数的 {times:.2g} 倍</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/routed.py"/>
        <source>{why}; paths are by ECMP until it fits again</source>
        <translation>{why}；在恢复匹配之前路径采用 ECMP</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/sim/models/fluid.py"/>
        <source>{why}; this traffic{more} stands still</source>
        <translation>{why}；该流量{more}停滞</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/panels/inspected/structure.py"/>
        <source>{wide:,} × {high:,} pixels, {mb:.1f} MB</source>
        <translation>{wide:,} × {high:,} 像素，{mb:.1f} MB</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/views/words.py"/>
        <source>{width_mm:,.0f} × {depth_mm:,.0f} mm at {format_length}</source>
        <translation>{width_mm:,.0f} × {depth_mm:,.0f} mm，高 {format_length}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/pictures/screenshots.py"/>
        <source>{width}x{height} cannot be drawn</source>
        <translation>无法绘制 {width}x{height}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>{word!r} is no error rate</source>
        <translation>{word!r} 不是误码率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>{word!r} is no node</source>
        <translation>{word!r} 不是节点</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_csv.py"/>
        <source>{word!r} is no size</source>
        <translation>{word!r} 不是大小</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/workloads/flow_table.py"/>
        <source>{word!r} is no {what}</source>
        <translation>{word!r} 不是{what}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/commands/recable.py"/>
        <source>{words} have no two free ports that go together; cut a cable first</source>
        <translation>{words} 没有两个可匹配的空闲端口；请先断开一根线缆</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>{words} is given twice</source>
        <translation>{words} 给出了两次</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>{words} is given twice in one tier</source>
        <translation>{words} 在同一层给出了两次</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>{words} is no delay of a link</source>
        <translation>{words} 不是链路时延</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>{words} is no rate of a link</source>
        <translation>{words} 不是链路速率</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/htsim_tiers.py"/>
        <source>{words} is {value}</source>
        <translation>{words} 为 {value}</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/feed_loss.py"/>
        <source>{words}, and every switch of {servers} in the {network} network</source>
        <translation>{words}，以及 {servers}在{network}网络中的全部交换机</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/simai_topology_lines.py"/>
        <source>{word} is no node id</source>
        <translation>{word} 不是节点 id</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/comparison.py"/>
        <source>{workload} under every routing that fits</source>
        <translation>{workload}，每种可用的路由</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/dialogs/compare_routing.py"/>
        <source>{workload} under every routing that fits this design. Rates are of single transfers over cables, in Gb/s, while the first ones all run.</source>
        <translation>此设计适用的每种路由策略下的{workload}。速率为单个线缆传输在首批全部进行时的值，单位 Gb/s。</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>{workload}: one step takes at least {time} ({engine} model)</source>
        <translation>{workload}：一步至少 {time}（{engine} 模型）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/cli/told/run.py"/>
        <source>{workload}: one step takes {time} ({engine} model)</source>
        <translation>{workload}：一步 {time}（{engine} 模型）</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/io/importers/hostlist.py"/>
        <source>{written!r} in {item!r} is not a number or a range</source>
        <translation>{written!r} 在 {item!r} 中不是数或范围</translation>
    </message>
    <message>
        <location filename="../../fabric_studio/ui/background/work.py"/>
        <source>“{work}” is still going on. Wait for it or cancel it.</source>
        <translation>“{work}”仍在进行。请等待完成或将其取消。</translation>
    </message>
</context>
</TS>
