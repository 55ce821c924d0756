#include "picture/svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

namespace heddle::picture {
namespace {

constexpr double kWidth = 960, kGap = 14, kSize = 14, kLine = kSize * 1.3;
constexpr double kStrip = 7;        // width of the strip of a thread's states
constexpr double kBand = 5;         // width of a lock that is held
constexpr u32 kMostBands = 4;       // side by side; deeper ones lie upon the last
constexpr double kCharacter = 0.6;  // of the font's size: no character is wider on average
constexpr double kNarrowest = 150;  // a column: with more threads the picture gets wider
constexpr const char* kInk = "#1a1a1a";
constexpr const char* kMark = "#b3261e";
constexpr const char* kColumns[] = {"#dbe9f6", "#fde8cf", "#dff0d8", "#f3dff0",
                                    "#fff6bf", "#e0e0f8", "#f6d9d9", "#d8f0ee"};
constexpr const char* kLocks[] = {"#7b3294", "#1b8a3f", "#c2185b", "#8c564b",
                                  "#00838f", "#ef6c00", "#33475b", "#a0a010"};

const char* lock_colour(u32 lock) { return kLocks[lock % std::size(kLocks)]; }
const char* column_colour(u32 thread) { return kColumns[thread % std::size(kColumns)]; }

const char* state_colour(Activity activity) {
  switch (activity) {
    case Activity::Runnable: return "#a9bccd";
    case Activity::Blocked: return "#cf3b30";
    case Activity::Waiting: return "#e0a021";
    case Activity::Sleeping: return "#8b6bc7";
    case Activity::Joining: return "#2f9a8a";
    case Activity::Parked: return "#b8609d";
    case Activity::Ended: return "";
  }
  return "";
}
constexpr const char* kRunning = "#2f6fb5";

// The number of bytes of the character that begins there; bytes that are no UTF-8 count one each, and are not valid.
size_t character_at(std::string_view text, size_t at, bool* valid) {
  const auto byte = [&](size_t i) { return i < text.size() ? static_cast<u8>(text[i]) : u8{0}; };
  const u8 first = byte(at);
  const size_t length = first < 0x80                    ? 1
                        : first >= 0xf0 && first < 0xf5 ? 4
                        : first >= 0xe0                 ? 3
                        : first >= 0xc2                 ? 2
                                                        : 1;
  *valid = first < 0x80 || (length > 1 && first < 0xf5);
  for (size_t i = 1; i < length; ++i) *valid &= (byte(at + i) & 0xc0) == 0x80;
  if (first == 0xe0) *valid &= byte(at + 1) >= 0xa0;
  if (first == 0xed) *valid &= byte(at + 1) < 0xa0;
  if (first == 0xf0) *valid &= byte(at + 1) >= 0x90;
  if (first == 0xf4) *valid &= byte(at + 1) < 0x90;
  if (length == 3 && first == 0xef && byte(at + 1) == 0xbf && byte(at + 2) >= 0xbe) *valid = false;  // no XML
  return *valid ? length : 1;
}

// As XML has it: what is no UTF-8, or no character of XML, is replaced.
std::string svg_text(std::string_view text) {
  std::string out;
  for (size_t at = 0; at < text.size();) {
    bool valid = false;
    const size_t length = character_at(text, at, &valid);
    const char c = text[at];
    if (!valid || (static_cast<u8>(c) < 0x20 && c != '\t')) out += "\xef\xbf\xbd";
    else if (c == '<') out += "&lt;";
    else if (c == '>') out += "&gt;";
    else if (c == '&') out += "&amp;";
    else if (c == '\'') out += "&#39;";
    else if (c == '"') out += "&quot;";
    else out += text.substr(at, length);
    at += length;
  }
  return out;
}

// In lines of at most so many pixels, broken between words; a longer word is broken anywhere between two characters.
std::vector<std::string> wrapped(std::string_view text, double width, double size) {
  const size_t limit = std::max<size_t>(4, static_cast<size_t>(width / (size * kCharacter)));
  std::vector<std::string> lines{""};
  size_t used = 0;  // characters of the last line
  const auto new_line = [&] { lines.emplace_back(), used = 0; };
  for (size_t at = 0; at < text.size();) {
    size_t end = at, length = 0;
    while (end < text.size() && text[end] != ' ') {
      bool valid = false;
      end += character_at(text, end, &valid), ++length;
    }
    if (used > 0 && used + 1 + length > limit) new_line();
    if (used > 0) lines.back() += ' ', ++used;
    while (at < end) {
      if (used == limit) new_line();
      bool valid = false;
      const size_t bytes = character_at(text, at, &valid);
      lines.back() += text.substr(at, bytes);
      at += bytes, ++used;
    }
    while (at < text.size() && text[at] == ' ') ++at;
  }
  return lines;
}

// What one thread does without another one in between.
struct Turn {
  u32 thread = 0;
  std::vector<u32> steps;
  std::vector<std::string> lines;
  bool preempts = false, last = false;
  Mark mark = Mark::None;
  double top = 0, height = 0;
};

class Picture {
 public:
  Picture(const Chronicle& c, const std::string& title) : c_(c), title_(title) {}

  std::string draw() {
    choose_threads();
    take_turns();
    lay_out();
    draw_lives();
    draw_bands();
    draw_turns();
    draw_arrows();
    draw_legend();
    return frame();
  }

 private:
  void choose_threads();
  void take_turns();
  void lay_out();
  void draw_lives();
  void draw_bands();
  void draw_turns();
  void draw_arrows();
  void draw_legend();
  std::string frame() const;

  double left(u32 thread) const { return kGap + column_of_[thread] * column_; }
  double bands_left(u32 thread) const { return left(thread) + kStrip + 3; }
  double box_left(u32 thread) const { return bands_left(thread) + depth_[thread] * (kBand + 2) + 1; }
  double box_right(u32 thread) const { return left(thread) + column_ - kGap; }
  // Where a step begins and ends in the picture: one that is left out is where its neighbours meet.
  double top_of(u32 step) const { return step < top_.size() ? top_[step] : bottom_; }
  double middle_of(u32 step) const { return middle_[step]; }

  void text(double x, double y, const std::string& line, double size, const char* more = "") {
    body_ += fmt::format("<text x='{:g}' y='{:g}' font-size='{:g}' {}>{}</text>\n", x, y, size, more, svg_text(line));
  }
  void rectangle(double x, double y, double width, double height, std::string_view style) {
    body_ += fmt::format("<rect x='{:g}' y='{:g}' width='{:g}' height='{:g}' {}/>\n", x, y, width, height, style);
  }
  void line(double x1, double y1, double x2, double y2, std::string_view style) {
    body_ += fmt::format("<line x1='{:g}' y1='{:g}' x2='{:g}' y2='{:g}' {}/>\n", x1, y1, x2, y2, style);
  }

  const Chronicle& c_;
  const std::string title_;
  std::string body_;
  std::vector<u32> threads_;       // shown, from the left
  std::vector<double> column_of_;  // by thread
  std::vector<u32> depth_;         // by thread: bands side by side
  double width_ = kWidth, column_ = 0, heads_ = 0, bottom_ = 0, height_ = 0;
  std::vector<Turn> turns_;
  std::vector<double> top_, middle_;              // by step
  size_t left_out_ = 0, gap_after_ = ~size_t{0};  // steps left out behind that turn
};

// Those that do something, or to which something is done.
void Picture::choose_threads() {
  std::vector<bool> used(c_.threads.size());
  for (const Step& s : c_.steps) used[s.thread] = true;
  for (const Arrow& a : c_.arrows)
    if (a.kind != ArrowKind::Start) used[a.from] = used[a.to] = true;
  column_of_.assign(c_.threads.size(), 0);
  depth_.assign(c_.threads.size(), 0);
  for (u32 t = 0; t < used.size(); ++t) {
    if (!used[t]) continue;
    column_of_[t] = static_cast<double>(threads_.size());
    threads_.push_back(t);
  }
  for (const Band& b : c_.bands)
    if (b.to > b.from) depth_[b.thread] = std::max(depth_[b.thread], std::min(b.depth + 1, kMostBands));
  const double count = static_cast<double>(std::max<size_t>(1, threads_.size()));
  column_ = std::max(kNarrowest, (kWidth - kGap) / count);
  width_ = kGap + column_ * count;
}

void Picture::take_turns() {
  std::vector<u32> shown;
  for (u32 s = 0; s < c_.steps.size(); ++s)
    if (c_.steps[s].matters) shown.push_back(s);
  if (shown.size() > kMostPictured) {  // the beginning, and more of the end
    const size_t head = kMostPictured / 3, tail = kMostPictured - head;
    left_out_ = shown.size() - kMostPictured;
    shown.erase(shown.begin() + static_cast<std::ptrdiff_t>(head), shown.end() - static_cast<std::ptrdiff_t>(tail));
  }
  for (size_t i = 0; i < shown.size(); ++i) {
    const Step& step = c_.steps[shown[i]];
    const bool behind_gap = left_out_ > 0 && i == kMostPictured / 3;
    if (behind_gap) gap_after_ = turns_.size() - 1;
    // Arrows, switches and marks belong to single steps.
    const bool goes_on = !turns_.empty() && turns_.back().thread == step.thread && !behind_gap && !step.preempts &&
                         turns_.back().mark == step.mark && turns_.back().last == step.last;
    if (!goes_on) turns_.push_back({step.thread, {}, {}, step.preempts, step.last, step.mark, 0, 0});
    turns_.back().steps.push_back(shown[i]);
  }
}

void Picture::lay_out() {
  heads_ = 34 + static_cast<double>(wrapped(title_, width_ - 2 * kGap, 17).size()) * 17 * 1.3;
  double y = heads_ + 28 + 12;
  top_.assign(c_.steps.size(), -1);
  middle_.assign(c_.steps.size(), -1);
  for (size_t i = 0; i < turns_.size(); ++i) {
    Turn& turn = turns_[i];
    if (turn.preempts) y += 6;
    turn.top = y;
    double inside = 5;
    for (const u32 s : turn.steps) {
      const Step& step = c_.steps[s];
      const std::string words = step.text + (step.place.line != 0 ? fmt::format(" :{}", step.place.line) : "");
      const std::vector<std::string> lines = wrapped(words, box_right(turn.thread) - box_left(turn.thread) - 14, kSize);
      top_[s] = y + inside - 2;
      inside += static_cast<double>(lines.size()) * kLine;
      middle_[s] = (top_[s] + y + inside) / 2;
      turn.lines.insert(turn.lines.end(), lines.begin(), lines.end());
    }
    turn.height = inside + 5;
    y += turn.height + 8;
    if (i == gap_after_) y += 26;
  }
  bottom_ = y + 8;  // so that the last states are seen
  // Steps that are left out are where the next one begins.
  double next = bottom_;
  for (size_t s = top_.size(); s-- > 0;) {
    if (top_[s] < 0) top_[s] = middle_[s] = next;
    next = top_[s];
  }
}

// Who is in which state, as a strip at the left of each column; dotted behind the thread's end.
void Picture::draw_lives() {
  for (const u32 t : threads_) {
    const std::vector<Standing>& life = c_.threads[t].standings;
    const double x = left(t);
    for (size_t i = 0; i < life.size(); ++i) {
      // A state begins in the middle of the step that leads to it.
      const double from = i == 0 && life[0].step == 0 && t == threads_.front() ? heads_ + 28 : middle_of(life[i].step);
      const double to = i + 1 < life.size() ? middle_of(life[i + 1].step) : bottom_;
      if (to <= from) continue;
      if (life[i].activity == Activity::Ended)
        line(x + kStrip / 2, from, x + kStrip / 2, to, "stroke='#9aa7b3' stroke-dasharray='2 4'");
      else rectangle(x, from, kStrip, to - from, fmt::format("fill='{}'", state_colour(life[i].activity)));
    }
  }
  for (const Turn& turn : turns_)
    if (!turn.last) rectangle(left(turn.thread), turn.top, kStrip, turn.height, fmt::format("fill='{}'", kRunning));
}

void Picture::draw_bands() {
  for (const Band& band : c_.bands) {
    if (band.to <= band.from) continue;
    const double x = bands_left(band.thread) + std::min(band.depth, kMostBands - 1) * (kBand + 2);
    const double from = middle_of(band.from), to = band.to == kNone ? bottom_ : middle_of(band.to);
    if (to <= from) continue;
    body_ +=
        fmt::format("<rect x='{:g}' y='{:g}' width='{:g}' height='{:g}' rx='2' fill='{}'><title>{}</title></rect>\n", x,
                    from, kBand, to - from, lock_colour(band.lock),
                    svg_text(c_.threads[band.thread].name + " holds " + c_.locks[band.lock].name));
  }
}

void Picture::draw_turns() {
  for (const u32 t : threads_) {
    rectangle(left(t), heads_, column_ - kGap, 28, fmt::format("rx='5' fill='{}' stroke='#5a6b7b'", column_colour(t)));
    const std::vector<std::string> name = wrapped(c_.threads[t].name, column_ - kGap - 8, kSize);
    text(left(t) + (column_ - kGap) / 2, heads_ + 19, name.size() > 1 ? name[0] + "\xe2\x80\xa6" : name[0], kSize,
         "text-anchor='middle' font-weight='bold'");
  }
  for (size_t i = 0; i < turns_.size(); ++i) {
    const Turn& turn = turns_[i];
    if (turn.preempts)
      line(kGap, turn.top - 7, width_ - kGap, turn.top - 7, fmt::format("stroke='{}' stroke-dasharray='6 4'", kMark));
    const bool marked = turn.mark != Mark::None;
    rectangle(box_left(turn.thread), turn.top, box_right(turn.thread) - box_left(turn.thread), turn.height,
              fmt::format("rx='5' fill='{}' stroke='{}'{}{}", turn.last ? "#ffffff" : column_colour(turn.thread),
                          marked ? kMark : "#5a6b7b", marked ? " stroke-width='2'" : "",
                          turn.last ? " stroke-dasharray='5 3'" : ""));
    for (size_t k = 0; k < turn.lines.size(); ++k)
      text(box_left(turn.thread) + 7, turn.top + kSize + 4 + static_cast<double>(k) * kLine, turn.lines[k], kSize,
           marked ? "fill='#b3261e'" : "fill='#1a1a1a'");
    if (i == gap_after_)
      text(width_ / 2, turn.top + turn.height + 24, fmt::format("... {} more steps ...", left_out_), 13,
           "text-anchor='middle' fill='#5d6772'");
  }
}

void Picture::draw_arrows() {
  for (const Arrow& arrow : c_.arrows) {
    // A thread that is never seen again has no column.
    if (std::find(threads_.begin(), threads_.end(), arrow.to) == threads_.end()) continue;
    const Step& step = c_.steps[arrow.step];
    if (top_[arrow.step] == bottom_) continue;
    const double y = middle_of(arrow.step);
    const bool to_right = column_of_[arrow.to] > column_of_[arrow.from];
    const auto edge = [&](u32 thread, bool right_side) {
      if (thread == step.thread) return right_side ? box_right(thread) + 1 : box_left(thread) - 1;
      return right_side ? left(thread) + kStrip + 2 : left(thread) - 2;
    };
    const double x1 = edge(arrow.from, to_right), x2 = edge(arrow.to, !to_right);
    const bool wants = arrow.kind == ArrowKind::Wants;
    line(x1, y, x2, y,
         fmt::format("stroke='{}' stroke-width='{}' marker-end='url(#{})'{}", wants ? kMark : kInk,
                     wants ? "2.5" : "1.5", wants ? "wants" : "head", wants ? " stroke-dasharray='6 3'" : ""));
    if (std::max(x1, x2) - std::min(x1, x2) < 70) continue;
    body_ += fmt::format(
        "<text x='{:g}' y='{:g}' font-size='11' text-anchor='{}' fill='#5d6772' stroke='white' stroke-width='3' "
        "paint-order='stroke'>{}</text>\n",
        to_right ? x2 - 12 : x2 + 12, y - 4, to_right ? "end" : "start", to_string(arrow.kind));
  }
}

// Only what there is in the picture.
void Picture::draw_legend() {
  double x = kGap, y = bottom_ + 22;
  const auto item = [&](const char* colour, const std::string& name) {
    const std::string shown = name.size() > 40 ? wrapped(name, 40 * 12 * kCharacter, 12)[0] : name;
    const double width = 18 + static_cast<double>(shown.size()) * 12 * kCharacter + 12;
    if (x + width > width_ - kGap && x > kGap) x = kGap, y += 20;
    rectangle(x, y - 10, 12, 12, fmt::format("rx='2' fill='{}'", colour));
    text(x + 17, y, shown, 12, "fill='#5d6772'");
    x += width;
  };
  item(kRunning, "running");
  for (u32 i = 0; i < static_cast<u32>(Activity::Ended); ++i) {
    const Activity activity = static_cast<Activity>(i);
    bool there = false;
    for (const u32 t : threads_)
      for (const Standing& s : c_.threads[t].standings) there |= s.activity == activity;
    if (there) item(state_colour(activity), to_string(activity));
  }
  std::vector<bool> held(c_.locks.size());
  for (const Band& b : c_.bands) held[b.lock] = held[b.lock] || b.to > b.from;
  for (u32 lock = 0; lock < held.size(); ++lock)
    if (held[lock]) item(lock_colour(lock), "holds " + c_.locks[lock].name);
  height_ = y + 14;
}

std::string Picture::frame() const {
  const auto head = [](const char* id, const char* colour) {
    return fmt::format(
        "<marker id='{}' viewBox='0 0 8 8' refX='7' refY='4' markerWidth='9' markerHeight='9' "
        "markerUnits='userSpaceOnUse' orient='auto'><path d='M0 0 L8 4 L0 8 z' fill='{}'/></marker>",
        id, colour);
  };
  std::string out = fmt::format(
      "<svg xmlns='http://www.w3.org/2000/svg' width='{0:g}' height='{1:g}' viewBox='0 0 {0:g} {1:g}' "
      "font-family='DejaVu Sans, Verdana, sans-serif' role='img'>\n<title>{2}</title>\n<defs>{3}{4}</defs>\n"
      "<rect width='100%' height='100%' fill='white'/>\n",
      width_, height_, svg_text(title_), head("head", kInk), head("wants", kMark));
  double y = 30;
  for (const std::string& words : wrapped(title_, width_ - 2 * kGap, 17)) {
    out += fmt::format("<text x='{:g}' y='{:g}' font-size='17' font-weight='bold' fill='{}'>{}</text>\n", kGap, y, kInk,
                       svg_text(words));
    y += 17 * 1.3;
  }
  return out + body_ + "</svg>\n";
}

}  // namespace

std::string svg_picture(const Chronicle& chronicle, const std::string& title) {
  return Picture(chronicle, title).draw();
}

}  // namespace heddle::picture
