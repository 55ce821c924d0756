// Feeds damaged files to the readers of archives and schedules: bytes of good ones are changed, moved, repeated and cut
// off. Of archives it is what stands behind the checksum, as a hostile file would have it; "frame" is the file as
// a whole. For builds with sanitizers; ends with a line of figures.
//
//   fuzz_archives --reader text|frame|schedule|frontier|world [--seconds N | --files N] [--seed N]
#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <functional>
#include <map>
#include <random>

#include "checkpoint/archive.h"
#include "checkpoint/schedule_archive.h"
#include "checkpoint/world_image.h"
#include "test_support/random_program.h"
#include "test_support/test_world.h"
#include "tester/explorer.h"
#include "tester/running_world.h"
#include "vm/base/check.h"

using namespace heddle;

namespace {

// A good file, and its reader: true if it was taken.
struct Subject {
  std::vector<std::string> good;
  std::function<bool(const std::string&)> read;
};

class Mutator {
 public:
  explicit Mutator(u64 seed) : random_(seed) {}
  u64 below(u64 n) { return random_() % n; }

  std::string mutate(std::string s) {
    for (u64 n = 1 + below(4); n > 0; --n) change(s);
    return s;
  }

 private:
  void change(std::string& s) {
    static constexpr u64 kNumbers[] = {0,          1,          2,          0x7f,       0x80,       0xff, 0xffff,
                                       0x7fffffff, 0x80000000, 0xffffffff, 1ull << 40, ~0ull >> 1, ~0ull};
    if (s.empty()) s.push_back('\0');
    const size_t at = below(s.size());
    const size_t length = std::min<size_t>(s.size() - at, 1 + below(below(2) ? 8 : 200));
    switch (below(8)) {
      case 0: s[at] = static_cast<char>(random_()); return;
      case 1: s[at] = static_cast<char>(s[at] ^ (1 << below(8))); return;
      case 2: s.resize(at); return;
      case 3: s.erase(at, length); return;
      case 4: s.insert(below(s.size()), s.substr(at, length)); return;
      case 5: s.replace(at, length, s.substr(below(s.size()), length)); return;
      case 6: {  // a word of another one's, as references are
        const size_t phase = below(4);
        if (s.size() < 16) return;
        const auto place = [&] { return phase + 4 * below((s.size() - 4) / 4); };
        const std::string word = s.substr(place(), 4);
        s.replace(place(), 4, word);
        return;
      }
      case 7: {
        const u64 number = below(2) ? kNumbers[below(std::size(kNumbers))] : below(300);
        const size_t bytes = std::min<size_t>(s.size() - at, size_t{1} << below(4));
        s.replace(at, bytes, reinterpret_cast<const char*>(&number), bytes);
        return;
      }
    }
  }

  std::mt19937_64 random_;
};

interp::Schedule sample_schedule() {
  interp::Schedule s;
  s.program = "Main.java";
  s.arguments = {"a", "\xff"};
  s.options = {{"join", "full"}, {"max-timeouts", "3"}};
  s.steps = {{"0", 3, {{0, {interp::DecisionKind::Choose, 1}}, {2, {interp::DecisionKind::Timeout, 0}}}, ""},
             {"0.1", 7, {{3, {interp::DecisionKind::Notify, 2}}}, ""},
             {"0.12.4", 1, {}, ""}};
  using interp::Manner, interp::StopKind;
  s.steps[0].anchors = {
      {StopKind::Enter, Manner::Queues, "Main.lock", "Main.java", 12, "Main.main", "synchronized (lock) {"},
      {},
      {StopKind::Start, Manner::Usual, "\"x\" \xe4\xb8\xad", "A b.java", 4'000'000'000, "Main$1.run", ""}};
  s.steps[2].anchors = {{StopKind::Death, Manner::Usual, "", "", 0, "", ""}};
  s.outside.input = "one\ntwo\n";
  s.outside.files["/a/b"] = {vm::FileKind::Regular, 0, true, true, false, 17, 5, true, "bytes"};
  s.outside.files["/a"] = {vm::FileKind::Directory, 0, true, false, true, 17, 0, true, std::string("b\0c\0", 4)};
  s.outside.files["/c"].error = 2;
  s.outside.environment = {{"HOME", "/root"}, {"NONE", std::nullopt}};
  s.outside.properties = {{"user.dir", "/root"}};
  s.outside.clock = {{1, 2}, {3, 40}};
  s.outside.natives = {
      {{"0", false, 2, 255}, {"libz.so.1:crc32", vm::NativeEnd::Returned, 7, std::nullopt, {}}},
      {{"0.1", false, 0, 1}, {"f", vm::NativeEnd::Returned, 0, "text", {{0, std::string("ab\n\0c", 5)}, {3, "x"}}}},
      {{"0.1", true, 0, 2}, {"g", vm::NativeEnd::Unlinked, 0, "no such file", {}}}};
  s.verdict = "deadlock";
  return s;
}

Subject text() {
  return {{interp::write_schedule(sample_schedule())}, [](const std::string& bytes) {
            interp::Schedule s, again;
            std::string error;
            if (!interp::read_schedule(bytes, &s, &error)) {
              HEDDLE_CHECK(!error.empty() && error.find('\n') == std::string::npos, "an error is one line");
              return false;
            }
            // What can be read can be written, and is the same then.
            HEDDLE_CHECK(interp::is_well_formed(s), "a schedule that was read is not well-formed");
            const std::string written = interp::write_schedule(s);
            HEDDLE_CHECK(interp::read_schedule(written, &again, &error) && interp::write_schedule(again) == written,
                         "a schedule that was read cannot be written and read again: " + error);
            return true;
          }};
}

Subject schedule() {
  checkpoint::ArchiveWriter writer;
  writer(sample_schedule());
  return {{writer.take()}, [](const std::string& payload) {
            interp::Schedule s;
            checkpoint::ArchiveReader reader(payload);
            reader(s);
            if (!reader.ok() || !reader.at_end()) return false;
            interp::write_schedule(s);
            return true;
          }};
}

Subject frame() {
  const std::string good = checkpoint::schedule_archive(sample_schedule());
  return {{good}, [](const std::string& bytes) {
            interp::Schedule s;
            std::string error;
            const bool ok = checkpoint::parse_schedule_archive(bytes, &s, &error);
            HEDDLE_CHECK(ok == error.empty() && error.find('\n') == std::string::npos, "an error is one line");
            return ok;
          }};
}

std::string program_text() { return tester::assembly_of(tester::random_program(3)); }

Subject frontier() {
  const auto explore = [](const std::string& resume, u64 schedules, std::vector<std::string>* keep) {
    tester::ExploreOptions options;
    options.limits.max_schedules = schedules;
    options.limits.max_seconds = 5;
    options.limits.max_steps = 10'000;
    options.limits.cache_bytes = 1 << 20;
    options.minimise = false;
    if (!resume.empty()) options.frontier.resume = [&] { return resume; };
    if (keep != nullptr)
      options.frontier.keep = [&](const auto& write) { keep->push_back(checkpoint::payload_of(write)); };
    std::vector<std::unique_ptr<interp::TestWorld>> worlds;
    return tester::explore(
        [&](const vm::RunOptions& run, std::string*) {
          worlds.push_back(std::make_unique<interp::TestWorld>(program_text(), run));
          worlds.back()->start();
          return tester::WorldPointer(&worlds.back()->world, tester::WorldDeleter{false});
        },
        options);
  };
  Subject subject;
  for (u64 schedules : {1, 4, 20}) explore("", schedules, &subject.good);
  subject.read = [explore](const std::string& state) {
    return state.empty() || explore(state, 40, nullptr).error.empty();
  };
  return subject;
}

// Objects of several classes, arrays, a frame that waits for its callee, a monitor that is held, a thread that waits.
constexpr const char* kObjects = R"(
class Node
  field next LNode;
  field value J
  field text Ljava/lang/String;
  field many [LNode;
end
class Big extends Node
  field more [I
end
public class T extends java/lang/Thread
  method public run()V refs=4 prims=4
    GETS_R r1 Main.lock:Ljava/lang/Object;
    MONENTER r1
    MOV_R r2 r1
    CONST_L p0 5
    CALL_SPECIAL java/lang/Object.wait0(J)V r2 p0
    MONEXIT r1
    RET
  end
end
public class Main
  field static lock Ljava/lang/Object;
  field static root LNode;
  method static walk(LNode;I)J refs=8 prims=8
    JLEK_I p0 0 leaf
    GETF_R r1 r0 Node.many:[LNode;
    CONST_I p1 0
    ALOAD_R r2 r1 p1
    INSTANCEOF p2 r2 Big
    JZ p2 small
    MOV_R r3 r2
    GETF_R r4 r3 Big.more:[I
    ALOAD_4 p3 r4 p1
  small:
    MOV_R r5 r0
    ADDK_I p4 p0 -1
    CALL_STATIC Main.walk(LNode;I)J r5 p4
    GETF_8 p5 r0 Node.value:J
    ADD_L p0 p4 p5
    GETF_R r6 r0 Node.text:Ljava/lang/String;
    STRING r7 "!"
    CONCAT r6 r6 2
    RET_P p0
  leaf:
    CALL_STATIC java/lang/Thread.yield()V r1 p1
    CONST_L p0 1
    RET_P p0
  end
  method public static main([Ljava/lang/String;)V refs=10 prims=8
    NEW r1 java/lang/Object
    PUTS_R r1 Main.lock:Ljava/lang/Object;
    NEW r2 T
    MOV_R r3 r2
    CALL_VIRTUAL java/lang/Thread.start()V r3 p0
    CONST_I p0 0
  loop:
    NEW r4 Node
    NEW r5 Big
    CONST_I p1 3
    NEWARR r6 p1 [LNode;
    PUTF_R r6 r4 Node.many:[LNode;
    NEWARR r7 p1 [I
    PUTF_R r7 r5 Big.more:[I
    CONST_I p2 0
    ASTORE_R r5 r6 p2
    PUTF_R r5 r4 Node.next:LNode;
    TOSTR r7 p0 I
    PUTF_R r7 r4 Node.text:Ljava/lang/String;
    PUTS_R r4 Main.root:LNode;
    MONENTER r1
    MOV_R r8 r4
    CONST_I p3 3
    CALL_STATIC Main.walk(LNode;I)J r8 p3
    MONEXIT r1
    ADDK_I p0 p0 1
    JLTK_I p0 4 loop
    NEW r4 java/lang/IllegalStateException
    THROW r4
  end
end)";

// The first byte chooses the program; the rest is the image. What is taken is run, and explored, for a while.
Subject world() {
  static const std::string programs[] = {program_text(), kObjects};
  const auto options = [](bool exploring) {
    vm::RunOptions run;
    run.max_heap_bytes = 16 << 20;
    if (exploring) tester::make_explorable(&run);
    return run;
  };
  Subject subject;
  for (const char number : {0, 1})
    for (u64 at : {0, 5, 20, 40, 70}) {
      interp::PlainRunOptions until;
      until.pause_at = at;
      interp::TestWorld w(programs[static_cast<size_t>(number)], options(false));
      w.start();
      if (w.run(until).end != interp::PlainEnd::Paused) continue;
      checkpoint::ArchiveWriter writer;
      checkpoint::save_world(writer, w.world);
      subject.good.push_back(number + writer.take());
    }
  subject.read = [options](const std::string& file) {
    if (file.empty()) return false;
    const std::string& program = programs[file[0] & 1];
    const std::string payload = file.substr(1);
    const auto load = [&](interp::TestWorld& w) {
      checkpoint::ArchiveReader reader(payload);
      std::string error;
      const bool ok = checkpoint::load_world(reader, w.world, &error);
      HEDDLE_CHECK(ok == error.empty() && error.find('\n') == std::string::npos, "an error is one line");
      return ok;
    };
    interp::TestWorld plain(program, options(false));
    if (!load(plain)) return false;
    interp::PlainRunOptions run;
    run.max_steps = 20'000;
    plain.run(run);
    tester::ExploreOptions explore;
    explore.run = options(true);
    explore.limits.max_schedules = 3;
    explore.limits.max_seconds = 2;
    explore.limits.max_steps = 10'000;
    explore.limits.cache_bytes = 1 << 20;
    std::vector<std::unique_ptr<interp::TestWorld>> worlds;
    tester::explore(
        [&](const vm::RunOptions& given, std::string*) {
          worlds.push_back(std::make_unique<interp::TestWorld>(program, given));
          HEDDLE_CHECK(load(*worlds.back()), "a world that was taken is refused the second time");
          tester::start_exploring_from(worlds.back()->world);
          return tester::WorldPointer(&worlds.back()->world, tester::WorldDeleter{false});
        },
        explore);
    return true;
  };
  return subject;
}

}  // namespace

int main(int argc, char** argv) {
  std::map<std::string, std::string> arguments{{"--seconds", "600"}, {"--files", "0"}, {"--seed", "1"}};
  for (int i = 1; i + 1 < argc; i += 2) arguments[argv[i]] = argv[i + 1];
  const std::map<std::string, Subject (*)()> subjects{
      {"text", text}, {"frame", frame}, {"schedule", schedule}, {"frontier", frontier}, {"world", world}};
  const auto found = subjects.find(arguments["--reader"]);
  if (argc % 2 == 0 || found == subjects.end()) {
    fmt::print(
        stderr,
        "usage: fuzz_archives --reader text|frame|schedule|frontier|world [--seconds N | --files N] [--seed N]\n");
    return 2;
  }
  const Subject subject = found->second();
  for (const std::string& good : subject.good) HEDDLE_CHECK(subject.read(good), "the good file was refused");
  Mutator mutator(std::strtoull(arguments["--seed"].c_str(), nullptr, 10));
  const u64 files = std::strtoull(arguments["--files"].c_str(), nullptr, 10);  // 0: until the time is up
  const double seconds = std::strtod(arguments["--seconds"].c_str(), nullptr);
  const auto start = std::chrono::steady_clock::now();
  u64 read = 0, taken = 0;
  double passed = 0;
  do {
    taken += subject.read(mutator.mutate(subject.good[mutator.below(subject.good.size())]));
    ++read;
    passed = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  } while (files != 0 ? read < files : passed < seconds);
  fmt::print("{}: {} files in {:.0f} s, {} of them taken, none did harm\n", found->first, read, passed, taken);
  return 0;
}
