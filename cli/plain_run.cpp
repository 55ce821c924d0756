#include "cli/plain_run.h"

#include <fmt/format.h>
#include <signal.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <map>

#include "checkpoint/digest.h"
#include "checkpoint/real_world.h"
#include "checkpoint/schedule_archive.h"
#include "checkpoint/stress.h"
#include "cli/kept_schedule.h"
#include "cli/name_checks.h"
#include "cli/name_list.h"
#include "cli/next_command.h"
#include "cli/output.h"
#include "cli/replay_command.h"
#include "cli/run_document.h"
#include "tester/describe.h"
#include "tester/words.h"
#include "vm/base/shell_text.h"

namespace heddle::cli {
namespace {

u64 wall_clock_ns() {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<u64>(now.tv_sec) * 1'000'000'000 + static_cast<u64>(now.tv_nsec);
}

std::string text_of(const checkpoint::StreamHasher& output) {
  return fmt::format("{} bytes {:016x}", output.size(), output.finish().low);
}

// --- stopping a recorded run

volatile int stop_signal = 0;

void on_stop_signal(int signal) { stop_signal = signal; }

// The run then ends, and its recording is written. A reader that goes away (SIGPIPE) is such a reason, too: the
// program might print for ever.
void catch_stop_signals() {
  struct sigaction action {};
  action.sa_handler = on_stop_signal;
  action.sa_flags = static_cast<int>(SA_RESETHAND);  // a second Ctrl-C ends at once
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction before {};
    sigaction(signal, nullptr, &before);
    if (before.sa_handler != SIG_IGN) sigaction(signal, &action, nullptr);  // (nohup, or a shell's background)
  }
  action.sa_flags = 0;
  sigaction(SIGPIPE, &action, nullptr);
}

const char* name_of_signal(int signal) {
  switch (signal) {
    case SIGINT: return "SIGINT";
    case SIGTERM: return "SIGTERM";
    case SIGHUP: return "SIGHUP";
    case SIGPIPE: return "SIGPIPE";
    case SIGALRM: return "--max-time";
    default: return "a signal";
  }
}

// Behind --until, and when the time is up.
std::string where_threads_stand(const vm::World& world, u64 steps) {
  std::map<vm::ThreadId, std::vector<vm::Ref>> held;
  const auto note = [&](vm::Ref r) {
    if (const u32 owner = world.heap.header(r).owner; owner != 0) held[owner - 1].push_back(r);
  };
  world.heap.for_each_permanent(note);
  world.heap.for_each_object(note);
  const auto reports = tester::thread_reports(world, [&](vm::ThreadId t) { return held[t]; });
  return fmt::format("after {}:\n", tester::counted_of(steps, "instruction")) + tester::threads_text(reports);
}

constexpr int kTimeUp = 3;  // the exit status

}  // namespace

const volatile int* limit_time(double seconds) {
  if (seconds <= 0) return &stop_signal;
  struct sigaction action {};
  action.sa_handler = on_stop_signal;
  sigaction(SIGALRM, &action, nullptr);
  const double whole = std::floor(std::min(seconds, 1e9));
  itimerval timer{};
  timer.it_value.tv_sec = static_cast<time_t>(whole);
  timer.it_value.tv_usec = std::max<suseconds_t>(1, static_cast<suseconds_t>((seconds - whole) * 1e6) % 1'000'000);
  ::setitimer(ITIMER_REAL, &timer, nullptr);
  return &stop_signal;
}

void advise_behind(const PlainRun& done, const PlainOptions& options, const Program& program) {
  if (done.end != interp::PlainEnd::Deadlock) return;
  std::string command = "vm --systematic" + options.shared_options;
  if (options.run.sandbox.empty() && !native_method(program).empty()) command += " --allow-native";
  if (!options.load_file.empty()) command += ' ' + base::shell_text({"--load-world", options.load_file});
  if (!options.file.empty()) command += ' ' + file_text(options.file);
  if (!options.arguments.empty()) command += ' ' + base::shell_text(options.arguments);
  std::fprintf(stderr, "vm: which schedules come to this, step by step: %s\n", command.c_str());
}

PlainRun run_plainly(vm::World& world, const interp::PlainRunOptions& given, const PlainExtras& extras) {
  interp::PlainRunOptions plain = given;
  std::unique_ptr<checkpoint::Stress> stress;
  if (extras.checkpoint_stress) {
    stress = std::make_unique<checkpoint::Stress>(world);
    plain.at_every_stop = [&](vm::World&) { stress->at_stop(); };
  }
  bool failed_write = false;
  checkpoint::StreamHasher hashes[2];
  interp::PlainResult result = interp::run_plain(world, plain, [&](int stream, std::string_view bytes) {
    if (extras.summary) hashes[stream == 2].add(bytes);
    if (std::string* kept = stream == 2 ? extras.errors : extras.output) kept->append(bytes);
    if (!extras.quiet && !failed_write && !write_all(stream, bytes)) {
      failed_write = true;
      if (stream == 1 && errno != EPIPE)
        std::fprintf(stderr, "vm: cannot write to standard output: %s\n", std::strerror(errno));
    }
  });
  if (!result.message.empty() && !extras.quiet)
    std::fprintf(stderr, "%s%s", result.message.c_str(), result.message.back() == '\n' ? "" : "\n");
  const bool time_up = result.end == interp::PlainEnd::Stopped && stop_signal == SIGALRM;
  if (time_up)
    std::fputs(("vm: the time is up (--max-time)\n" + where_threads_stand(world, result.state.steps)).c_str(), stderr);
  PlainRun run;
  run.exit_status = failed_write && result.exit_status == 0 ? kNotWritten : result.exit_status;
  if (time_up) run.exit_status = kTimeUp;
  if (extras.summary)
    run.summary =
        fmt::format("exit status {}, output {}, errors {}", result.exit_status, text_of(hashes[0]), text_of(hashes[1]));
  run.end = result.end;
  run.message = result.message;
  run.state = result.state;
  if (extras.stats) {
    const checkpoint::Digest digest = checkpoint::full_digest(world);
    std::fprintf(stderr, "stats: steps=%llu digest=%016llx%016llx\n",
                 static_cast<unsigned long long>(result.state.steps), static_cast<unsigned long long>(digest.high),
                 static_cast<unsigned long long>(digest.low));
  }
  return run;
}

std::function<u64(u64, u64)> real_time_clock(std::vector<std::pair<u64, u64>>* kept) {
  constexpr u64 kTolerance = 1'000'000;  // the virtual clock may be behind by so much
  return [kept, start = wall_clock_ns()](u64 turn, u64 clock_ns) {
    const u64 wall = wall_clock_ns() - start;
    if (clock_ns > wall) {
      const u64 ahead = clock_ns - wall;
      timespec rest{static_cast<time_t>(ahead / 1'000'000'000), static_cast<long>(ahead % 1'000'000'000)};
      while (stop_signal == 0 && ::nanosleep(&rest, &rest) != 0 && errno == EINTR) {}
      return clock_ns;
    }
    if (wall - clock_ns < kTolerance) return clock_ns;
    if (kept != nullptr) kept->emplace_back(turn, wall);
    return wall;
  };
}

KeptPrints::KeptPrints(const Formats& formats, PlainExtras* extras) : formats_(formats) {
  if (!formats.any()) return;
  extras->output = &output_;
  extras->errors = &errors_;
  extras->quiet = formats.form == Formats::Form::Json;
}

Document KeptPrints::document(const Program& program, const std::string& path, const vm::World& world,
                              const PlainRun& run) const {
  return run_document(program, path, world, run, output_, errors_);
}

bool KeptPrints::deliver(const Document& document) const {
  std::fflush(stderr);
  return cli::deliver(formats_, document);
}

// --- recordings

namespace {

constexpr u64 kLatestStart = 253'402'300'799'999;  // ms: the end of the year 9999

// What a replay must know of the command line, in the schedule's terms.
std::vector<std::pair<std::string, std::string>> recorded_options(const PlainOptions& options,
                                                                  const vm::RunOptions& run) {
  std::vector<std::pair<std::string, std::string>> kept = {{"run", "plain"},
                                                           {"assertions", run.assertions ? "on" : "off"},
                                                           {"seed", std::to_string(options.seed)},
                                                           {"start-ms", std::to_string(run.start_time_ms)},
                                                           {"heap", std::to_string(run.max_heap_bytes)},
                                                           {"max-steps", std::to_string(options.max_steps)}};
  if (!run.finalizers) kept.emplace_back("finalizers", "off");
  // These two change nothing that a program should notice; but it may notice when finalizers run, and whose turn it is.
  if (run.no_exit) kept.emplace_back("exit", "fails");
  if (!run.sandbox.empty()) kept.emplace_back("sandbox", "on");
  if (run.gc_stress) kept.emplace_back("gc-stress", "on");
  if (options.checkpoint_stress) kept.emplace_back("checkpoint-stress", "on");
  if (!run.promoted.empty()) kept.emplace_back("promote", joined_names(run.promoted));
  return kept;
}

// A recording's options, read back.
struct Recorded {
  vm::RunOptions run;
  interp::PlainRunOptions plain;
  bool checkpoint_stress = false;
  int stopped_by = 0;  // a signal
  bool input_ended = true;
};

// False with *error: no vm writes that.
bool read_option(const std::string& name, const std::string& value, Recorded* r, std::string* error) {
  const auto number = [&](u64 least, u64 most, u64* to) {
    return read_schedule_number(name, value, least, most, to, error);
  };
  const auto flag = [&](bool* to) {
    *to = value == "on";
    if (*to || value == "off") return true;
    *error = fmt::format("option {} \"{}\": on or off is needed", name, value.substr(0, 40));
    return false;
  };
  if (name == "run") return true;
  if (name == "assertions") return flag(&r->run.assertions);
  if (name == "seed") return number(0, ~0ull, &r->plain.seed);
  if (name == "start-ms") return number(0, kLatestStart, &r->run.start_time_ms);
  if (name == "heap") return number(kLeastHeap, kMostHeap, &r->run.max_heap_bytes);
  if (name == "max-steps") return number(0, ~0ull, &r->plain.max_steps);
  if (name == "finalizers") return flag(&r->run.finalizers);
  if (name == "exit") {
    r->run.no_exit = value == "fails";
    return true;
  }
  if (name == "sandbox") {
    r->run.sandbox = vm::RunOptions::kNoFiles;
    return true;
  }
  if (name == "gc-stress") return flag(&r->run.gc_stress);
  if (name == "checkpoint-stress") return flag(&r->checkpoint_stress);
  if (name == "input-ended") return flag(&r->input_ended);
  if (name == "promote") {
    r->run.promoted = split_names(value);
    return true;
  }
  if (name == "stopped-at-turn") return number(0, ~0ull, &r->plain.stop_at_turn);
  if (name == "stopped-by") {
    u64 signal = 0;
    if (!number(1, 64, &signal)) return false;
    r->stopped_by = static_cast<int>(signal);
    return true;
  }
  *error = fmt::format("option {}: this vm does not know it", name);
  return false;
}

interp::Schedule recording(const PlainOptions& options, const Program& program, const vm::RunOptions& run,
                           const PlainRun& done) {
  interp::Schedule schedule;
  schedule.program = options.file;
  schedule.program_hash = program.hash();
  schedule.arguments = run.arguments;
  schedule.options = recorded_options(options, run);
  if (done.end == interp::PlainEnd::Stopped) {
    schedule.options.emplace_back("stopped-at-turn", std::to_string(done.state.turns));
    schedule.options.emplace_back("stopped-by", std::to_string(stop_signal));
    schedule.options.emplace_back("input-ended", program.input_ended() ? "on" : "off");
  }
  schedule.verdict = done.summary;
  return schedule;
}

}  // namespace

int record_run(const PlainOptions& options, Program& program) {
  catch_stop_signals();
  program.record(&stop_signal);
  vm::RunOptions run = options.run;
  run.arguments = options.arguments;
  std::string error;
  std::unique_ptr<vm::World> world = program.start(run, &error);
  if (!world) {
    std::fprintf(stderr, "vm: %s\n", error.c_str());
    return 2;
  }
  std::vector<std::pair<u64, u64>> clock;
  interp::PlainRunOptions plain;
  plain.seed = options.seed;
  plain.max_steps = options.max_steps;
  plain.stop = limit_time(options.max_seconds);
  if (options.real_time) plain.clock = real_time_clock(&clock);
  PlainExtras extras{options.checkpoint_stress, options.stats, true};
  const KeptPrints prints(options.formats, &extras);
  const PlainRun done = run_plainly(*world, plain, extras);

  interp::Schedule schedule = recording(options, program, run, done);
  schedule.outside = program.take_outside_facts();
  schedule.outside.clock = std::move(clock);
  const auto write = [&](const vm::ByteSink& sink) {
    if (options.record_file.ends_with(".heddle")) checkpoint::write_schedule_archive(schedule, sink);
    else interp::write_schedule(schedule, sink);
  };
  std::fputs(program.sandbox_note().c_str(), stderr);
  const auto& files = static_cast<const checkpoint::RecordedFiles&>(*world->files);
  if (!files.trouble().empty())
    std::fprintf(stderr, "vm: a file could not be changed for real: %s\n", files.trouble().c_str());
  const bool stopped = done.end == interp::PlainEnd::Stopped;
  const int status = stopped && stop_signal != SIGALRM ? 128 + stop_signal : done.exit_status;
  const bool saved = checkpoint::replace_file(options.record_file, write, &error);
  if (prints.any()) {
    Document document = prints.document(program, options.file, *world, done);
    if (saved) document["recording"] = options.record_file;
    if (!prints.deliver(document)) return status == 0 ? kNotWritten : status;
  }
  if (!saved) {
    std::fprintf(stderr, "vm: %s; the run was not saved\n", error.c_str());
    return status == 0 ? kNotWritten : status;
  }
  if (stopped)
    std::fprintf(stderr, "vm: stopped by %s; %s holds the run up to here\n", name_of_signal(stop_signal),
                 options.record_file.c_str());
  return status;
}

bool is_plain_recording(const interp::Schedule& schedule) {
  for (const auto& [name, value] : schedule.options)
    if (name == "run") return value == "plain";
  return false;
}

int replay_plain_run(const ReplayOptions& options, Program& program, const interp::Schedule& schedule, bool changed) {
  if (changed) {
    std::fprintf(
        stderr, "vm: %s is another version of the program that %s was recorded for%s\n", program.path().c_str(),
        options.source.path.c_str(),
        options.tolerant ? "" : ("; with the same input, files and seed: " + tolerant_replay(options)).c_str());
    if (!options.tolerant) return 2;
  }
  Recorded recorded;
  std::string error;
  for (const auto& [name, value] : schedule.options) {
    if (read_option(name, value, &recorded, &error)) continue;
    std::fprintf(stderr, "vm: %s: %s\n", options.source.path.c_str(), error.c_str());
    return 2;
  }
  const auto outside = program.replay_outside(schedule.outside);
  outside->input_stays_open = !recorded.input_ended;
  recorded.run.arguments = schedule.arguments;
  const std::unique_ptr<vm::World> world = program.start(recorded.run, &error);
  if (!world) {
    std::fprintf(stderr, "vm: %s\n", error.c_str());
    return 2;
  }
  interp::PlainRunOptions plain = recorded.plain;
  if (options.until) plain.pause_at = *options.until;
  plain.clock = [&schedule, next = size_t{0}](u64 turn, u64 clock_ns) mutable {
    const auto& clock = schedule.outside.clock;
    if (next >= clock.size() || clock[next].first != turn) return clock_ns;
    return clock[next++].second;
  };
  PlainExtras extras{recorded.checkpoint_stress, options.stats, true};
  const KeptPrints prints(options.formats, &extras);
  const PlainRun done = run_plainly(*world, plain, extras);
  if (prints.any()) {
    Document document = prints.document(program, program.path(), *world, done);
    document["recording"] = options.source.path;
    if (done.end != interp::PlainEnd::Paused) document["as_recorded"] = done.summary == schedule.verdict;
    if (!prints.deliver(document)) return kNotWritten;
    if (extras.quiet && done.end == interp::PlainEnd::Paused) return 0;
  }
  if (!outside->unanswered.empty())
    std::fprintf(stderr, "vm: the recording has no answer about %s\n", outside->unanswered.c_str());
  if (done.end == interp::PlainEnd::Paused) {
    std::fputs(where_threads_stand(*world, done.state.steps).c_str(), stdout);
    return 0;
  }
  if (done.summary != schedule.verdict) {
    std::fprintf(stderr, "vm: %s differs from the recorded run\n  recorded: %s\n  replayed: %s\n",
                 changed ? "the run of the changed program" : "the replay", schedule.verdict.c_str(),
                 done.summary.c_str());
    return 2;
  }
  if (done.end != interp::PlainEnd::Stopped) return done.exit_status;
  std::fprintf(stderr, "vm: here the recorded run was stopped by %s\n", name_of_signal(recorded.stopped_by));
  return recorded.stopped_by == SIGALRM ? kTimeUp : 128 + recorded.stopped_by;
}

}  // namespace heddle::cli
