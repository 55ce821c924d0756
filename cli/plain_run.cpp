#include "cli/plain_run.h"

#include <fmt/format.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "checkpoint/digest.h"
#include "checkpoint/real_world.h"
#include "checkpoint/schedule_archive.h"
#include "checkpoint/stress.h"
#include "cli/commands.h"

namespace heddle::cli {
namespace {

// Whole writes to a descriptor; false once it is closed or full (reported once by the caller).
bool write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    ssize_t n = ::write(fd, bytes.data(), bytes.size());
    if (n < 0) {
      if (errno == EINTR) continue;
      return false;
    }
    bytes.remove_prefix(static_cast<size_t>(n));
  }
  return true;
}

u64 wall_clock_ns() {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<u64>(now.tv_sec) * 1'000'000'000 + static_cast<u64>(now.tv_nsec);
}

// Two streams apart, each as one text however it came in pieces.
struct OutputHash {
  u64 hash = 0xcbf29ce484222325ull, size = 0;
  void add(std::string_view bytes) {
    for (const char c : bytes) hash = (hash ^ static_cast<u8>(c)) * 0x100000001b3ull;
    size += bytes.size();
  }
};

}  // namespace

PlainRun run_plainly(vm::World& world, const Options& options, const interp::PlainRunOptions& given) {
  interp::PlainRunOptions plain = given;
  std::unique_ptr<checkpoint::Stress> stress;
  if (options.checkpoint_stress) {
    stress = std::make_unique<checkpoint::Stress>(world);
    plain.at_every_stop = [&](vm::World&) { stress->at_stop(); };
  }
  bool failed_write = false;
  OutputHash hashes[2];
  interp::PlainResult result = interp::run_plain(world, plain, [&](int stream, std::string_view bytes) {
    hashes[stream == 2].add(bytes);
    if (!failed_write && !write_all(stream, bytes)) {
      failed_write = true;
      if (stream == 1) std::fprintf(stderr, "vm: cannot write to standard output: %s\n", std::strerror(errno));
    }
  });
  if (!result.message.empty())
    std::fprintf(stderr, "%s%s", result.message.c_str(), result.message.back() == '\n' ? "" : "\n");
  PlainRun run;
  run.exit_status = failed_write && result.exit_status == 0 ? 1 : result.exit_status;
  run.summary = fmt::format("exit status {}, output {} bytes {:016x}, errors {} bytes {:016x}", result.exit_status,
                            hashes[0].size, hashes[0].hash, hashes[1].size, hashes[1].hash);
  run.paused = result.end == interp::PlainEnd::Paused;
  run.state = result.state;
  if (options.stats) {
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
      while (::nanosleep(&rest, &rest) != 0 && errno == EINTR) {}
      return clock_ns;
    }
    if (wall - clock_ns < kTolerance) return clock_ns;
    if (kept != nullptr) kept->emplace_back(turn, wall);
    return wall;
  };
}

// --- recordings

int record_run(const Options& options, Program& program) {
  program.record();
  vm::RunOptions run = options.run;
  run.arguments.assign(options.words.begin() + 1, options.words.end());
  std::string error;
  std::unique_ptr<vm::World> world = program.start(run, &error);
  if (!world) {
    std::fprintf(stderr, "vm: %s\n", error.c_str());
    return 2;
  }
  interp::Schedule schedule;
  interp::PlainRunOptions plain;
  plain.seed = options.seed;
  plain.max_steps = options.plain_max_steps;
  if (options.real_time) plain.clock = real_time_clock(&schedule.outside.clock);
  const PlainRun done = run_plainly(*world, options, plain);

  schedule.program = options.words[0];
  schedule.program_hash = program.hash();
  schedule.arguments = run.arguments;
  schedule.options = {{"run", "plain"},
                      {"assertions", run.assertions ? "on" : "off"},
                      {"seed", std::to_string(options.seed)},
                      {"start-ms", std::to_string(run.start_time_ms)},
                      {"heap", std::to_string(run.max_heap_bytes)},
                      {"max-steps", std::to_string(options.plain_max_steps)}};
  schedule.verdict = done.summary;
  std::vector<std::pair<u64, u64>> clock = std::move(schedule.outside.clock);
  schedule.outside = program.outside_facts();
  schedule.outside.clock = std::move(clock);
  const bool binary = options.record_file.ends_with(".heddle");
  const std::string bytes = binary ? checkpoint::schedule_archive(schedule) : interp::write_schedule(schedule);
  if (!checkpoint::replace_file(options.record_file, bytes, &error)) {
    std::fprintf(stderr, "vm: %s; the run was not saved\n", error.c_str());
    return done.exit_status == 0 ? 1 : done.exit_status;
  }
  const auto& files = static_cast<const checkpoint::RecordedFiles&>(*world->files);
  if (!files.trouble().empty())
    std::fprintf(stderr, "vm: a file could not be changed for real: %s\n", files.trouble().c_str());
  return done.exit_status;
}

namespace {

const std::string* option_of(const interp::Schedule& schedule, std::string_view name) {
  for (const auto& [key, value] : schedule.options)
    if (key == name) return &value;
  return nullptr;
}

u64 number_of(const interp::Schedule& schedule, std::string_view name, u64 otherwise) {
  const std::string* value = option_of(schedule, name);
  return value == nullptr ? otherwise : std::strtoull(value->c_str(), nullptr, 10);
}

}  // namespace

bool is_plain_recording(const interp::Schedule& schedule) {
  const std::string* run = option_of(schedule, "run");
  return run != nullptr && *run == "plain";
}

int replay_plain_run(const Options& options, Program& program, const interp::Schedule& schedule) {
  const auto outside = program.replay_outside(schedule.outside);
  vm::RunOptions run = options.run;
  run.arguments = schedule.arguments;
  const std::string* assertions = option_of(schedule, "assertions");
  run.assertions = assertions == nullptr || *assertions == "on";
  run.start_time_ms = number_of(schedule, "start-ms", run.start_time_ms);
  // A heap that no option would give is damage: the usual one, then.
  const u64 heap = number_of(schedule, "heap", run.max_heap_bytes);
  if (heap >= (1u << 20) && heap <= (15ull << 30)) run.max_heap_bytes = heap;
  std::string error;
  std::unique_ptr<vm::World> world = program.start(run, &error);
  if (!world) {
    std::fprintf(stderr, "vm: %s\n", error.c_str());
    return 2;
  }
  interp::PlainRunOptions plain;
  plain.seed = number_of(schedule, "seed", 0);
  plain.max_steps = number_of(schedule, "max-steps", 0);
  if (options.until != 0 && (plain.max_steps == 0 || options.until < plain.max_steps)) plain.max_steps = options.until;
  plain.clock = [&schedule, next = size_t{0}](u64 turn, u64 clock_ns) mutable {
    const auto& clock = schedule.outside.clock;
    if (next >= clock.size() || clock[next].first != turn) return clock_ns;
    return clock[next++].second;
  };
  const PlainRun done = run_plainly(*world, options, plain);
  if (!outside->unanswered.empty())
    std::fprintf(stderr, "vm: the recording has no answer about %s\n", outside->unanswered.c_str());
  if (options.until != 0) return done.exit_status;
  if (done.summary != schedule.verdict) {
    std::fprintf(stderr, "vm: the replay differs from the recorded run\n  recorded: %s\n  replayed: %s\n",
                 schedule.verdict.c_str(), done.summary.c_str());
    return 2;
  }
  return done.exit_status;
}

}  // namespace heddle::cli
