#include "checkpoint/journal.h"

#include <algorithm>

namespace heddle::checkpoint {
namespace {

constexpr u64 kMostReserved = u64{1} << 30;

}  // namespace

std::string_view Journal::input(u64 position) {
  while (position >= facts_.input.size() && !input_ended_) {
    ask();
    const std::string_view more = real_->input(facts_.input.size());
    if (more.empty() && real_->given_up()) break;
    if (more.empty()) input_ended_ = true;
    // (Room for all of it is reserved at once, so that it is not copied while it grows. If the size is not true, that
    // costs address space only.)
    if (facts_.input.empty()) facts_.input.reserve(std::min(real_->input_expected(), kMostReserved));
    facts_.input += more;
  }
  return position < facts_.input.size() ? std::string_view(facts_.input).substr(position) : std::string_view();
}

const vm::FileFact& Journal::file(const std::string& path, bool contents) {
  if (const auto known = facts_.files.find(path);
      known == facts_.files.end() || (contents && !known->second.has_contents && known->second.error == 0))
    ask();
  const auto [entry, fresh] = facts_.files.try_emplace(path);
  vm::FileFact& fact = entry->second;
  if (fresh) fact = real_->file(path, contents);
  if (contents && !fact.has_contents && fact.error == 0) {
    // Only the contents are taken over, and their size: what has been told about the file before must stay as it was.
    const vm::FileFact& now = real_->file(path, true);
    fact.has_contents = now.has_contents;
    fact.contents = now.contents;
    fact.error = now.kind == fact.kind ? now.error : 5;  // EIO: the file has gone in the meantime
    if (fact.kind == vm::FileKind::Regular) fact.size = fact.contents.size();
  }
  return fact;
}

std::optional<std::string> Journal::variable(const std::string& name) {
  if (!facts_.environment.contains(name) && !facts_.whole_environment) ask();
  const auto [entry, fresh] = facts_.environment.try_emplace(name);
  if (fresh && !facts_.whole_environment) entry->second = real_->variable(name);
  return entry->second;
}

std::string Journal::environment() {
  if (!facts_.whole_environment) {
    ask();
    const std::string all = real_->environment();
    for (size_t at = 0; at < all.size();) {
      const size_t end = std::min(all.find('\0', at), all.size());
      const size_t equals = all.find('=', at);
      if (equals < end)
        facts_.environment.try_emplace(all.substr(at, equals - at), all.substr(equals + 1, end - equals - 1));
      at = end + 1;
    }
    facts_.whole_environment = true;
  }
  std::string all;
  for (const auto& [name, value] : facts_.environment)
    if (value) all += name + '=' + *value + '\0';
  return all;
}

std::string Journal::property(const std::string& name) {
  if (!facts_.properties.contains(name)) ask();
  const auto [entry, fresh] = facts_.properties.try_emplace(name);
  if (fresh) entry->second = real_->property(name);
  return entry->second;
}

const vm::NativeFact* Journal::native(const vm::NativeCall& call, const std::function<vm::NativeFact()>& perform) {
  const auto found = facts_.natives.find(call);
  if (found != facts_.natives.end()) return &found->second;
  if (vm::was_made_otherwise(facts_, call)) return nullptr;
  ask();
  return &(facts_.natives[call] = *real_->native(call, perform));
}

}  // namespace heddle::checkpoint
