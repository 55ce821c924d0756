// The game of schedules (vm play): the player is the scheduler, and wins by making the program fail. The game's state
// and its picture as lines of text; it knows no terminal (play_screen.h) and no files.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "checkpoint/digest.h"
#include "repl/questions.h"
#include "repl/walk.h"

namespace heddle::repl {

enum class PlayStyle : u8 { Plain, Title, Next, Waits, Good, Bad, Dim };
struct PlaySegment {
  std::string text;
  PlayStyle style = PlayStyle::Plain;
};
using PlayLine = std::vector<PlaySegment>;

struct PlayOptions {
  std::string program;  // "LostUpdate.java"
  std::function<std::string(const std::string& file, u32 line)> source_line;
  const Questions* questions = nullptr;
  bool races_count = false;  // to bring two threads before conflicting accesses wins
  bool endless = false;      // to bring the program into a run that never ends wins
  std::string goal;          // what the player must bring about, a sentence
  u32 least_switches = 0;    // with which it can be done
  // Keeps the winning schedule; returns what to say about it. `endless`: what it is of a run that never ends, which the
  // schedule alone does not tell; or null.
  std::function<std::string(const std::vector<tester::PathStep>& path, const tester::Finding* endless)> keep;
};

class Play {
 public:
  Play(Walk& walk, PlayOptions options);

  // One key: a thread's number lets it do its next statement or shared access; u takes the last one back, c does it
  // again with another choice, h gives a hint, n does what the hint says, g gives up and shows the shortest failing
  // schedule, < and > turn to other threads, ? lists the keys, q ends. Unknown ones say so.
  void press(char key);
  bool finished() const { return finished_; }
  bool won() const { return won_; }

  // The picture: at most `height` lines of at most `width` characters each.
  std::vector<PlayLine> frame(size_t width, size_t height) const;

 private:
  struct Pane;
  void step(size_t number);
  bool perform(const std::string& path, const std::vector<tester::Pick>& picks);
  void choose();
  void follow_hint();
  bool nobody_can_go_on();
  std::string race_here();
  void note_state();
  bool comes_again() const;
  bool never_ends(const Step& step);
  void undo();
  void hint();
  void give_up();
  void look_at_the_end(const Step& step);
  u32 switches() const;
  std::vector<std::string> started() const;         // the threads' paths, in order of their numbers
  size_t number_of(const std::string& path) const;  // from 1
  std::string numbered(const std::string& path) const;
  Pane pane(const std::string& path, size_t width, size_t source_lines) const;
  std::vector<std::string> shared() const;
  std::string renamed(std::string text) const;

  Walk& walk_;
  const PlayOptions options_;
  std::string message_;
  std::vector<std::string> shown_;  // lines that take the place of the variables: help, or a schedule
  PlayStyle mood_ = PlayStyle::Plain;
  // Of an endless game, at each point of the walk so far: its state, and who could go on.
  struct State {
    checkpoint::Digest digest;
    std::set<std::string> able;
  };
  std::vector<State> states_;
  checkpoint::StateDigest digest_;
  std::optional<tester::Finding> endless_;  // how it has been won, if it is that
  size_t first_pane_ = 0;
  bool hinted_ = false;  // the plan that lies ahead of the walk leads to a failure
  bool finished_ = false, won_ = false, gave_up_ = false;
};

}  // namespace heddle::repl
