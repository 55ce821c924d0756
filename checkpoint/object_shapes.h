// How instances of a class, or the holder of its statics, lie in memory, as far as a state's digest asks: made once for
// each class (checkpoint/digest.cpp).
#pragma once

#include <span>
#include <vector>

#include "vm/world.h"

namespace heddle::checkpoint {

class ObjectShapes {
 public:
  struct Shape {
    enum Kind : u8 { Unknown, Words, Mixed, References, Elements };
    Kind kind = Unknown;    // Words: fields, none of them references. Mixed: fields, some references
    u8 element_bytes = 0;   // Elements: none of them references
    bool is_bag = false;    // heddle.Bag: the order of what is in it does not count
    u32 number = ~0u;       // offset of a field that only numbers like threads; ~0: it has none
    u32 bytes = 0;          // Words, Mixed: of the payload
    u32 references_at = 0;  // Mixed: its references, from there on in halves_,
    u32 references = 0;     // so many
    u32 printed_at = 0;     // numbers that are only printed, from there on in halves_,
    u32 printed = 0;        // so many
  };

  // Valid until the next one is asked for.
  const Shape& of(const vm::World& world, const vm::ObjectHeader& h) {
    const size_t index = static_cast<size_t>(h.class_id) * 2 + ((h.flags & vm::kStaticsHolder) ? 1 : 0);
    if (index >= shapes_.size()) shapes_.resize(index + 64);
    if (shapes_[index].kind == Shape::Unknown) shapes_[index] = make(world, h);
    return shapes_[index];
  }

  // Where the references of an object of that shape are, in halves of 8-byte words; not of an array.
  std::span<const u32> references(const Shape& shape) const {
    return {halves_.data() + shape.references_at, shape.references};
  }

  // A number that is only printed is no part of the state (vm/bytecode/printed_only.h).
  void leave_out_printed(const Shape& shape, u32* fields) const {
    for (u32 i = 0; i < shape.printed; ++i) fields[halves_[shape.printed_at + i]] = 0;
  }
  // Are two payloads the same but for these?
  bool is_same(const Shape& shape, const u8* a, const u8* b, size_t bytes) const;

 private:
  Shape make(const vm::World& world, const vm::ObjectHeader& h);
  void note_printed(const vm::Class& c, bool holder, Shape* shape);

  std::vector<Shape> shapes_;  // by ClassId * 2 + (statics holder)
  std::vector<u32> halves_;
};

}  // namespace heddle::checkpoint
