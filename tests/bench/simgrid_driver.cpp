// Runs the flows of a text file on SimGrid's flow-level model and prints how long it took and when each flow ended.
//
// Input: "L F", then L capacities (bytes/s), then for each flow: start (s), size (bytes), number of links, the links.
// Every flow gets a sender of its own, in a star zone whose "private" link list is the whole path: so any route can be
// given, and the routing tables stay as small as the flows (a full zone would need F x F entries).
// Output: "engine SECONDS", "solved_at NOW", then one end per line, in the order of the flows.

#include <cstdio>
#include <ctime>
#include <fstream>
#include <simgrid/s4u.hpp>
#include <string>
#include <vector>

namespace sg4 = simgrid::s4u;

int main(int argc, char** argv)
{
  sg4::Engine engine(&argc, argv);
  std::ifstream in(argv[1]);
  size_t n_links = 0, n_flows = 0;
  in >> n_links >> n_flows;
  auto* zone = sg4::create_star_zone("zone");
  std::vector<sg4::LinkInRoute> links;
  links.reserve(n_links);
  for (size_t l = 0; l < n_links; l++) {
    double capacity;
    in >> capacity;
    auto* link = zone->create_link("l" + std::to_string(l), capacity)->set_latency(0)->seal();
    links.emplace_back(link);
  }
  std::vector<double> start(n_flows), size(n_flows), end(n_flows, -1);
  std::vector<sg4::Host*> from(n_flows), to(n_flows);
  for (size_t f = 0; f < n_flows; f++) {
    size_t hops = 0;
    in >> start[f] >> size[f] >> hops;
    std::vector<sg4::LinkInRoute> path;
    for (size_t h = 0; h < hops; h++) {
      size_t l = 0;
      in >> l;
      path.push_back(links[l]);
    }
    from[f] = zone->create_host("s" + std::to_string(f), 1e9);
    to[f]   = zone->create_host("d" + std::to_string(f), 1e9);
    zone->add_route(from[f]->get_netpoint(), nullptr, nullptr, nullptr, path, false);
    zone->add_route(nullptr, from[f]->get_netpoint(), nullptr, nullptr, {}, false);
    zone->add_route(to[f]->get_netpoint(), nullptr, nullptr, nullptr, {}, false);
    zone->add_route(nullptr, to[f]->get_netpoint(), nullptr, nullptr, {}, false);
    from[f]->seal();
    to[f]->seal();
  }
  zone->seal();
  sg4::Actor::create("driver", from[0], [&]() {
    std::vector<sg4::CommPtr> comms;
    for (size_t f = 0; f < n_flows; f++) {
      if (start[f] > sg4::Engine::get_clock())
        sg4::this_actor::sleep_until(start[f]);
      comms.push_back(sg4::Comm::sendto_init(from[f], to[f])->set_payload_size(static_cast<uint64_t>(size[f])));
      comms.back()->start();
    }
    sg4::Comm::wait_all(comms);
    for (size_t f = 0; f < n_flows; f++)
      end[f] = comms[f]->get_finish_time();
  });
  // Processor time: other work on the machine does not count, here and on our side.
  const std::clock_t began = std::clock();
  engine.run();
  std::printf("engine %.6f\n", double(std::clock() - began) / CLOCKS_PER_SEC);
  for (double e : end)
    std::printf("%.12g\n", e);
  return 0;
}
