#include "picture/listing.h"

#include <fmt/format.h>

#include <algorithm>

namespace heddle::picture {
namespace {

std::string place_or_nothing(const Place& place) {
  return place.line == 0 ? "" : fmt::format("{}:{}", place.file, place.line);
}

std::string standing_text(const ThreadLife& thread, const Standing& s) {
  std::string text = thread.path + " " + to_string(s.activity);
  if (s.place.line != 0) text += " " + place_or_nothing(s.place);
  if (!s.text.empty() && s.activity != Activity::Runnable) text += " (" + s.text + ")";
  return text;
}

}  // namespace

std::string listing(const Chronicle& c) {
  size_t path_width = 6, text_width = 4, place_width = 5;
  for (const Step& s : c.steps) {
    path_width = std::max(path_width, c.threads[s.thread].path.size());
    text_width = std::max(text_width, std::min<size_t>(s.text.size(), 60));
    place_width = std::max(place_width, place_or_nothing(s.place).size());
  }
  std::string text;
  for (const ThreadLife& t : c.threads) text += fmt::format("# {} is {}\n", t.path, t.name);
  text += fmt::format("# {:>4}  {:<{}}  {:<{}}  {:<{}}  # where the others stand\n", "step", "thread", path_width,
                      "what", text_width, "where", place_width);
  if (c.left_out > 0) text += fmt::format("# ... {} steps before these\n", c.left_out);
  for (u32 i = 0; i < c.steps.size(); ++i) {
    const Step& s = c.steps[i];
    text += fmt::format("{:>6}  {:<{}}  {:<{}}  {:<{}}", u64{c.left_out} + i + 1, c.threads[s.thread].path, path_width,
                        s.last ? "(" + s.text + ")" : s.text, text_width, place_or_nothing(s.place), place_width);
    if (s.mark != Mark::None) text += fmt::format("  [{}]", to_string(s.mark));
    std::string others;
    for (u32 t = 0; t < c.threads.size(); ++t) {
      const Standing* standing = t == s.thread ? nullptr : c.standing(t, i);
      if (standing == nullptr || standing->activity == Activity::Ended) continue;
      others += (others.empty() ? "  # " : "; ") + standing_text(c.threads[t], *standing);
    }
    text += others + '\n';
  }
  return text;
}

}  // namespace heddle::picture
