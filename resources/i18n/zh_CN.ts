<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en" language="zh_CN">
<context>
    <name>FabricStudio</name>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source> (typically {typical})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source> and {names:,} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source> over {patch_panels}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <source> to U{top:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source> to {devices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>, not counting {parts} without a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>, which has no {units:g} U free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>40 % as in TIA-569 practice quoted by cabling vendors, 40 to 50 % for data trays; both are house defaults</source>
        <translation type="unfinished"></translation>
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
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>; as imported, where speeds and numbers of cables may be guesses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source>; the amplifiers of its WAN span are not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_taken_twice.py"/>
        <source>; the head of {cables} ({medium}) fills the cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/racks_overlap.py"/>
        <source>; {racks} overlaps {more:,} more</source>
        <translation type="unfinished"></translation>
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
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <source>A device stands out of its rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>A job that spans the separate parts does not start. Servers pass nothing on: two of them have a path when switches that are joined hold both. In a rail-only fabric every rail does; in a rack that is one scale-up domain any of its trays does.</source>
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
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>A rack stands outside its hall</source>
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
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>A splitter has one head and a fixed number of tails, each on lanes of its own; a straight cable has one head at each end. Anything else cannot be bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>A tier is oversubscribed beyond the target</source>
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
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>Air goes into a rack at its front and comes out hot at its back. Rows therefore stand front to front across a cold aisle and back to back across a hot one; a front that looks at a back takes air that is 10 to 20 K too warm. Only the nearest rack straight ahead counts, within the width of an aisle; what cools a rack besides air is not looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>All conduits of a building end in one meet-me room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>At n:1 traffic that leaves the tier takes n times as long when all its servers send at once: 32 GB over 4 x 400 Gb/s take 0.16 s, over 2 x 400 Gb/s 0.32 s. Lower tiers should not be oversubscribed; the top tier may be, with placement to match. Tiers are counted from the servers up; links between switches of one tier count neither way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source>Beyond its reach a link does not come up, or comes up and degrades: bit errors, retransmissions, time-outs. The reach of a link is the least of the ratings of both ends and of the fibre, counted end to end over its panels. The part's own rating counts where a part is chosen, the rule of its class where not. Coherent (ZR) optics on a WAN span are a warning, for its amplifiers are not part of the drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>Both ways of a server end in one rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>Cable lengths are unknown because places were guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_in_no_tray.py"/>
        <source>Cables lie in no tray</source>
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
        <location filename="../../fabric_studio/rules/checks/networks_mixed.py"/>
        <source>Collectives are as slow as their slowest link. A checkpoint or an image download on the same switch takes buffers and links from them just when all servers wait for each other, so compute, storage and management get networks of their own. A converged fabric that is meant to be one, with classes of its own, is a reason to approve this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>Conduits on different sides of a building guard against an excavator. They guard against nothing when all fibre meets in one room: a fire, a burst pipe or a power cut there takes the site off the WAN. Each path needs its own room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>Confirm that all racks stand where they are drawn.</source>
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
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source>Every mated pair of connectors costs up to 0.35 dB (MPO) or 0.25 dB (LC); the reach figures assume two panels at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_does_not_fit.py"/>
        <source>Finned OSFP heads do not enter flat-top (RHS) cages and the reverse; lanes of 100 Gb/s do not run in a cage of 50 Gb/s lanes; a single-port head in a twin-port cage leaves a port dead; some media are sold for one fabric only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>Full trays crush what lies below, trap heat and leave no room for repair. Fill is the sum of squared cable diameters over the inside section, at the fullest place of the tray. Between the two limits it is a warning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>IEEE 802.3 media-dependent interfaces; LinkX interoperability tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_on_condition.py"/>
        <source>LPO MSA; NVIDIA LinkX and IEEE 802.3db reach tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>Lead every other conduit into another meet-me room of the building; where there is none, add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/medium_on_condition.py"/>
        <source>Linear optics work in hosts that are qualified for them, and the reach of a standard is not that of a vendor's part. The catalogue never proposes such media; whoever chooses one should have the condition in writing.</source>
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
        <location filename="../../fabric_studio/rules/checks/port_taken_twice.py"/>
        <source>OSFP and QSFP multi-source agreements: one module per cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_taken_twice.py"/>
        <source>One cage takes one head or module. A twin-port module serves two fibres on lanes of their own; a copper head fills the cage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>Other servers of the drawing are cabled; one without links, or with rails missing, slows every collective or takes no part. A link counts once it arrives somewhere: one that ends open at a patch panel does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>Passive and linear active copper at the edge of its rating is the classic cause of links that flap: the rating is per speed and per host, and bends, connectors and hosts eat the margin. Retimed copper (AEC) and fibre have no such edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>Planes are there so that one can fail. A riser, or a tray of trunks, that both use takes both when it burns or is cut. The planes are those that the switches are given; risers are a warning. Trays are told together and as information: the tray over a server's own row is shared in any case, so only cables between switches are looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>Racks draw in the hot air of others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>Remove the cable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>Run the cable at the speed of its slower port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>Scale-up is hardly faster than scale-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>Servers on the same fabric have no path to each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>Slurm topology.conf and ibnetdiscover carry no positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>Tensor and expert parallelism stay inside the scale-up domain because it is much faster than the network: 450 GB/s of NVLink 4 to 50 GB/s of a 400G NIC is 9 times, one-way. Below five times the split pays less, and NICs that fast may be money better spent on the domain. Only cabled NICs count, and parts that were made up for an import or a template are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>The ends of a link disagree on the medium</source>
        <translation type="unfinished"></translation>
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
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>The part was replaced by a smaller one, or the source of an import counts ports otherwise: the cable cannot be plugged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>The power or mass of a part is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <source>The rating is for what stands inside, without the rack itself. Parts that give no figure are left out and counted in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>The sum of the maxima counts: synchronous training drives every server to its peak at the same time. Parts that give no figure are left out and counted in the text, so the true draw is higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <source>There is nothing to screw it to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>Topology files say what is connected and not where it stands. Until racks are moved to their places, or the places are confirmed, a length would be an invention, and so would be every check and order that builds on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>Turn the row round, so that it stands back to back with the other.</source>
        <translation type="unfinished"></translation>
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
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>U{low:g} to U{high:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>Walls do not move for racks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>Wavelength, number of fibres, lane speed and kind of fibre must be the same at both ends and in every cable between; parallel single-mode optics of one lane speed mix, whatever their reach (DR4 with its 100 m part, LPO or CPO).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>What is not in stock is made to order: it costs weeks and cannot be replaced from the shelf. Over panels the cables that are really bought count for the reach, and they are longer than what was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>What is unknown is left out of sums and never taken for zero; a rack that holds such parts is heavier and hotter than the checks see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>Where its lines name different media, use the first for all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>about the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>add a second meet-me room and lead every other conduit there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>all {mine} conduits of {name} end in {room} ({names}): fire or water in that one room cuts every fibre path out of the building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>at {devices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>both ends of {name} are plugged into {snapshot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>both {what} of {servers} end in rack {racks}, at {devices}: one rack takes both away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>breakout lists of the parts (for example MCP7Y00: 800G to two 400G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_in_no_tray.py"/>
        <location filename="../../fabric_studio/rules/checks/networks_mixed.py"/>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>cheaper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>compare it with a second project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>connectivity of the drawing, patch panels looked through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>dearer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>delays: fibre, modules, NICs and switches on the route, unloaded, of {targets} x {sources} pairs of accelerators in different scale-up domains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>down over up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>entry diversity as practised by carriers: as many meet-me rooms as conduits, two at least (typical)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/racks_overlap.py"/>
        <source>footprints of the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>heavier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>hot aisle and cold aisle layout, ASHRAE TC 9.9 practice as taught by vendors; the reach is a house default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>it ends in {line_connector} ({between}) in a link of {end}, which needs {line_connector2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>it is {between} fibre ({between2}) in a link of {end}, which needs {end2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>it is {between} in a link of {end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cage_mixes_media.py"/>
        <source>kinds of module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>lead {names} into {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>lighter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>lines per lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>mass of the parts; the share of the aisles is a house default; GB200 NVL72 1,360 kg, 2,122 kg/m2 on its footprint (NVIDIA)</source>
        <translation type="unfinished"></translation>
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
        <source>median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>move it {words}, to the wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>move {devices} to the next free U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>no accelerators share a scale-up domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>no conduit is drawn, so nobody can tell where the WAN comes in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/module_too_hot.py"/>
        <source>no part in the design says what power its cages feed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <source>no part of a rack states a static load rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>no rack has a power limit, nor has its part a rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>no storey states a floor load rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_in_no_tray.py"/>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>no tray is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>no uplink at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/conduits_into_one_room.py"/>
        <source>nobody said in which rooms the {mine} conduits of {name} end ({names}); if it is one, that room is a single point of failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>nothing to spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source>patch panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>plane {plane} ({counts:,})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>planes of the compute network</source>
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
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>port speeds of the parts, all one-way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>rack</source>
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
        <location filename="../../fabric_studio/rules/checks/rack_power.py"/>
        <source>rack {racks} draws up to {need}{usual}{least}; its limit is {have}: {need2} over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <source>rack {racks} holds {need}{least}; it is rated for {have}: {need2} over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/floor_load.py"/>
        <source>rack {racks} loads {level} with {need:,.0f} kg/m2 even when its share of the aisles carries it too ({alone:,.0f} on its footprint); the floor is rated for {have:,.0f}: {need2:,.0f} over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/racks_overlap.py"/>
        <source>racks {racks} and {racks2} overlap by {deepest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>remove {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/planes_share_way.py"/>
        <source>riser {name} carries cables of {risers}: one cut takes them all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>run it at {best}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>scale-up over scale-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>shorter</source>
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
        <location filename="../../fabric_studio/rules/checks/rack_mass.py"/>
        <source>static load ratings of the rack parts (EIA-310 racks: 1,360 kg typical)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>stock lengths of the media; those of fibre are a house ladder where the maker's list is not public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/length_unknown.py"/>
        <source>take the places as drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>the best cabled server of the same part in the drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>the fronts of {racks},</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/too_many_panels.py"/>
        <source>the link that starts with {name}, from {devices}{to}, passes {count} patch panels; its loss budget allows {limit:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/rack_outside_hall.py"/>
        <source>the outline of the hall as drawn; footprints of the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/figures_missing.py"/>
        <source>the parts as they are in the catalogue or were made up for an import</source>
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
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>the second has</source>
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
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>this design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/oversubscribed.py"/>
        <source>tier {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/front_faces_back.py"/>
        <source>turn {who} round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>two lines of {name} use the same lanes of {snapshot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>two tails of {name} are plugged into {snapshot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>unknown</source>
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
        <location filename="../../fabric_studio/app/compare.py"/>
        <source>was not drawn by a template, so it cannot be drawn again another way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/pair_in_one_rack.py"/>
        <source>ways of the {names} network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/scale_up_slow.py"/>
        <source>{accelerators} of {names} ({spec}) have {up:,.0f} GB/s of scale-up and {out:,.0f} GB/s of scale-out (one-way): {ratio:.2g} times, below {target:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/speed_mismatch.py"/>
        <source>{cables} is set to {rate}; {where} carries {best} one-way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>{cables} needs {need} of the {limit} that {snapshot} reaches: {left}, and copper should keep {limit2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_too_long.py"/>
        <source>{cables} needs {need}{through}; {snapshot} reaches {limit}{what}{reason}: {over} over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>{cables} needs {words}; the longest stock length of {medium} is {words2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/app/comparison.py"/>
        <source>{change} points, {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/devices_overlap.py"/>
        <source>{devices} and {devices2} both fill {shared} of rack {rack}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/networks_mixed.py"/>
        <source>{devices} carries {cables} of the compute network and {foreign}: a burst of one delays the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <source>{devices} fills {fills}; rack {rack} has {room:g} U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/device_outside_rack.py"/>
        <source>{devices} is mounted at U{u:g}; rack {rack} starts at U1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>{ends} {at} and {ends2} {at2} do not understand each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/media_disagree.py"/>
        <source>{end} is {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_near_limit.py"/>
        <source>{limit} to spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_path.py"/>
        <source>{names} cannot reach {names2} on the {network} network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>{names} need {length} together and {medium} reaches {limit}; their stock lengths add up to </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>{names} needs {length} and {medium} reaches {limit}; its next stock length is </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>{name} ends at {where}; {spec} has {cages} cages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/breakout_lanes.py"/>
        <source>{name} has {lines} lines and {medium} carries {carried}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cable_loops_back.py"/>
        <source>{name} joins {a} to {z} of the same device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/port_missing.py"/>
        <source>{name} uses lanes {lane} to {lane2} of {where}, which has {have}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/no_stock_length.py"/>
        <source>{need}, which is beyond that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>{rows:,} servers ({names})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>{section_mm2:,.0f} cm2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/tray_fill.py"/>
        <source>{section_mm2:,.0f} mm2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/networks_mixed.py"/>
        <source>{table:,} of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/cage_mixes_media.py"/>
        <source>{where} takes one module, and its cables {cables} are of {media}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>{who} {verb} no cable in the compute network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../fabric_studio/rules/checks/server_not_cabled.py"/>
        <source>{who} {verb} {cables} in the compute network; other servers of their kind ({kind}) have {like}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
