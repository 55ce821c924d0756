#include "interp/decision.h"

#include <charconv>

namespace heddle::interp {

namespace {

constexpr std::string_view kNames[] = {"notify", "choose", "timeout"};

// A number in decimal digits, without leading zeros.
template <typename T>
bool read_number(std::string_view text, T* value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *value);
  return error == std::errc() && end == text.data() + text.size() && (text.size() == 1 || text[0] != '0');
}

}  // namespace

std::string_view to_string(DecisionKind kind) { return kNames[static_cast<size_t>(kind)]; }

std::optional<DecisionKind> decision_kind_of(std::string_view name) {
  for (size_t i = 0; i < std::size(kNames); ++i)
    if (kNames[i] == name) return static_cast<DecisionKind>(i);
  return std::nullopt;
}

std::string decision_text(u64 at, const Decision& decision) {
  std::string text(to_string(decision.kind));
  text += '@';
  text += std::to_string(at);
  if (decision.kind == DecisionKind::Timeout) return text;
  text += '=';
  text += std::to_string(decision.number);
  return text;
}

std::optional<DecisionAt> read_decision(std::string_view text, std::string* error) {
  const auto fail = [&](std::string what) {
    *error = std::move(what);
    return std::nullopt;
  };
  const size_t at = text.find('@');
  if (at == std::string_view::npos) return fail("no decision such as notify@0=1");
  const std::optional<DecisionKind> kind = decision_kind_of(text.substr(0, at));
  if (!kind) return fail("unknown decision");
  std::string_view number = text.substr(at + 1);
  const size_t equals = number.find('=');
  DecisionAt result;
  result.decision.kind = *kind;
  if (!read_number(number.substr(0, equals), &result.at)) return fail("expected the number of an operation");
  if (*kind == DecisionKind::Timeout && equals != std::string_view::npos) return fail("a timeout takes no value");
  if (*kind == DecisionKind::Timeout) return result;
  if (equals == std::string_view::npos || !read_number(number.substr(equals + 1), &result.decision.number))
    return fail("expected a number behind '='");
  return result;
}

}  // namespace heddle::interp
