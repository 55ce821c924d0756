#include "vm/bytecode/constant_interner.h"

#include <utility>

namespace heddle::bytecode {
namespace {

// Unambiguous: lengths first, then the parts.
std::string key_of(const Constant& constant) {
  std::string key;
  key += static_cast<char>('0' + static_cast<int>(constant.kind));
  key += constant.interface_owner ? '1' : '0';
  key += std::to_string(constant.bits) + ',' + std::to_string(constant.owner.size()) + ',' +
         std::to_string(constant.name.size()) + ',';
  key += constant.owner;
  key += constant.name;
  key += constant.descriptor;
  return key;
}

}  // namespace

bool ConstantInterner::add(std::vector<Constant>& pool, Constant constant, u16* index) {
  for (; indexed_ < pool.size(); ++indexed_) index_.emplace(key_of(pool[indexed_]), static_cast<u32>(indexed_));
  const auto [it, added] = index_.emplace(key_of(constant), static_cast<u32>(pool.size()));
  if (added) {
    if (pool.size() >= kMaxConstants) {
      index_.erase(it);
      return false;
    }
    pool.push_back(std::move(constant));
    ++indexed_;
  }
  *index = static_cast<u16>(it->second);
  return true;
}

Constant bits_constant(u64 bits) {
  Constant constant;
  constant.bits = bits;
  return constant;
}

Constant string_constant(std::string text) {
  Constant constant;
  constant.kind = ConstantKind::String;
  constant.owner = std::move(text);
  return constant;
}

Constant class_constant(std::string name) {
  Constant constant;
  constant.kind = ConstantKind::Class;
  constant.owner = std::move(name);
  return constant;
}

Constant field_constant(std::string owner, std::string name, std::string descriptor) {
  Constant constant;
  constant.kind = ConstantKind::Field;
  constant.owner = std::move(owner);
  constant.name = std::move(name);
  constant.descriptor = std::move(descriptor);
  return constant;
}

Constant method_constant(std::string owner, std::string name, std::string descriptor, bool interface_owner) {
  Constant constant = field_constant(std::move(owner), std::move(name), std::move(descriptor));
  constant.kind = ConstantKind::Method;
  constant.interface_owner = interface_owner;
  return constant;
}

}  // namespace heddle::bytecode
