// The numbers and places that a World has given in order of first use, whatever path that was on: classes and
// permanent objects, slots of threads, files. They are no part of a state, but states are written down in
// them: with the same order they mean the same in another process.
#pragma once

#include <string>
#include <vector>

#include "checkpoint/archive.h"
#include "vm/world.h"

namespace heddle::vm {

template <typename A>
void serialise(A& archive, LinkRequest& r) {
  archive(r.kind, r.name, r.literal);
}

template <typename A>
void serialise(A& archive, FileOverlay::Numbering& n) {
  archive(n.paths, n.nodes, n.descriptors);
}

}  // namespace heddle::vm

namespace heddle::checkpoint {

struct WorldOrder {
  std::vector<vm::LinkRequest> requests;
  std::vector<std::pair<vm::ThreadId, u32>> threads;  // parent, start number
  vm::FileOverlay::Numbering files;                   // empty: the files are no overlay
  // What comes of it, for checking.
  u32 classes = 0, methods = 0;
  vm::Ref permanent_top = 0;
};

template <typename A>
void serialise(A& archive, WorldOrder& o) {
  archive(o.requests, o.threads, o.files, o.classes, o.methods, o.permanent_top);
}

WorldOrder order_of(const vm::World& world);
// Gives a World that has gone a part of the way, or none of it, that order. False with *error (which goes behind the
// name of a file): it has another one already, or nothing can have it.
bool bring_into_order(vm::World& world, const WorldOrder& order, std::string* error);

}  // namespace heddle::checkpoint
