#include "checkpoint/world_order.h"

namespace heddle::checkpoint {
namespace {

constexpr size_t kMostThreads = 10'000;  // each slot takes address space

bool make_classes(vm::World& world, const WorldOrder& order) {
  const std::vector<vm::LinkRequest>& known = world.classes.requests();
  const size_t done = known.size();
  if (done > order.requests.size() || !std::equal(known.begin(), known.end(), order.requests.begin())) return false;
  for (size_t i = done; i < order.requests.size(); ++i)
    if (!world.classes.repeat(order.requests[i])) return false;
  return world.classes.class_count() == order.classes && world.classes.method_count() == order.methods &&
         world.heap.permanent_top() == order.permanent_top;
}

bool make_threads(vm::World& world, const WorldOrder& order) {
  if (world.threads.size() > order.threads.size() || order.threads.size() > kMostThreads) return false;
  for (vm::ThreadId id = 0; id < order.threads.size(); ++id) {
    const auto [parent, number] = order.threads[id];
    // Main, the VM's own threads, and those that another one has started.
    if (id == 0 ? parent != vm::kNoThread || number != 0 : parent == vm::kNoThread ? number == 0 : parent >= id)
      return false;
    if (world.intern_thread(parent, number) != id) return false;
  }
  return true;
}

}  // namespace

WorldOrder order_of(const vm::World& world) {
  WorldOrder order;
  order.requests = world.classes.requests();
  for (const auto& t : world.threads) order.threads.emplace_back(t->parent, t->number);
  if (const auto* files = dynamic_cast<const vm::FileOverlay*>(world.files.get())) order.files = files->numbering();
  order.classes = world.classes.class_count();
  order.methods = world.classes.method_count();
  order.permanent_top = world.heap.permanent_top();
  return order;
}

bool bring_into_order(vm::World& world, const WorldOrder& order, std::string* error) {
  auto* files = dynamic_cast<vm::FileOverlay*>(world.files.get());
  const bool fits = make_classes(world, order) && make_threads(world, order) &&
                    (files == nullptr || files->give_numbers(order.files));
  if (!fits) *error = "does not fit this program (its classes, threads or files are others)";
  return fits;
}

}  // namespace heddle::checkpoint
