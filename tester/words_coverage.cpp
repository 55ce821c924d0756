// What searches of a part of the schedules have covered, in words.
#include <fmt/format.h>

#include "tester/words.h"

namespace heddle::tester {
namespace {

// "1/(3 * 12^2) = 0.0023".
std::string bound_text(const Coverage& c) {
  std::string text = fmt::format("1/({}", c.threads);
  if (c.depth > 1) text += fmt::format(" * {}", counted(c.steps));
  if (c.depth > 2) text += fmt::format("^{}", c.depth - 1);
  return text + fmt::format(") = {:.2g}", c.bound());
}

// " (sleep, at 10 % of the events)", " (yield, directed by pairs)".
std::string noise_text(const NoiseOptions& noise) {
  if (noise.kind == NoiseOptions::Kind::None) return " (none)";
  if (noise.directed != NoiseOptions::Directed::No)
    return fmt::format(" ({}, directed by {})", to_string(noise.kind), to_string(noise.directed));
  return fmt::format(" ({}, at {} % of the events)", to_string(noise.kind), noise.percent);
}

}  // namespace

std::string preemptions_text(const Coverage& c) {
  std::string text = c.whole ? "all schedules (none has more than " : "all schedules with at most ";
  text += counted_of(c.preemptions.value_or(0), "preemption") + (c.whole ? ")" : "");
  return c.length == 0 ? text : text + fmt::format(" and {}", counted_of(c.length, "step"));
}

std::string coverage_text(const Coverage& c) {
  if (c.strategy == Strategy::Preemption) {
    const std::string states = c.states == 0 ? "" : "; " + counted_of(c.states, "state");
    return "preemption: " + (c.preemptions ? preemptions_text(c) : "a part of the schedules") + states;
  }
  if (c.strategy == Strategy::Predict) {
    std::string text = fmt::format("predict: {} run", counted_of(c.runs, "schedule"));
    if (c.failed > 0)
      text += fmt::format(", {} of which failed (first number {})", counted(c.failed), counted(c.first_failed));
    return text;
  }
  if (c.runs == 0) return "";
  std::string text = to_string(c.strategy);
  if (c.noise) text += noise_text(*c.noise);
  text += fmt::format(": {}", counted_of(c.runs, "sampled run"));
  if (c.failed > 0)
    text += fmt::format(", {} of which failed (first number {})", counted(c.failed), counted(c.first_failed));
  if (c.states > 0)
    text += fmt::format(", {}{}", c.states_at_least ? "at least " : "", counted_of(c.states, "distinct state"));
  text += ", " + counted_of(c.end_states, "distinct end");
  if (c.cut > 0) text += fmt::format(", {} cut off (at {} steps at most)", counted(c.cut), counted(c.length));
  if (c.strategy == Strategy::Pct && c.threads > 0)
    text += fmt::format("; each run finds a fault of depth d = {} with a probability of at least 1/(n k^(d-1)) = {}",
                        c.depth, bound_text(c));
  return text;
}

std::string bitstate_text(const BitstateCoverage& c) {
  return fmt::format(
      "bitstate: {} bits a state, {:.2g} % of the bits of {} MB set; a new state is taken for a known one with a "
      "probability of {:.2g} now, which has left out {:.2g} states so far (expected), and what only they lead to",
      Bitstate::kBitsOfState, c.fill * 100, c.bytes >> 20, c.chance, c.omitted);
}

}  // namespace heddle::tester
