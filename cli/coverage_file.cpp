#include "cli/coverage_file.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "tester/words.h"
#include "vm/base/read_file.h"

namespace heddle::cli {
namespace {

using Json = nlohmann::json;
using tester::InterleavingCoverage;

constexpr const char* kFormat = "heddle coverage 1";

// Throws what the library throws if something is missing, or of another type.
void take(const Json& j, InterleavingCoverage* coverage) {
  std::vector<InterleavingCoverage::Method> numbers;
  for (const Json& m : j.at("methods")) {
    const auto number = coverage->by_name(m.at("name").get<std::string>());
    numbers.push_back(number);
    InterleavingCoverage::Facts& facts = coverage->methods()[number];
    for (const Json& t : m.at("threads")) facts.threads.insert(t.get<std::string>());
    facts.concurrent |= m.at("concurrent").get<bool>();
    facts.interrupted |= m.at("interrupted").get<bool>();
    facts.uninterrupted |= m.at("uninterrupted").get<bool>();
  }
  for (const Json& pair : j.at("pairs"))
    coverage->add_pair(numbers.at(pair.at(0).get<size_t>()), numbers.at(pair.at(1).get<size_t>()));
  coverage->add_runs(j.at("runs").get<u64>());
}

}  // namespace

bool read_coverage(const std::string& path, const std::string& program, InterleavingCoverage* coverage,
                   std::string* error) {
  if (!std::filesystem::exists(path)) return true;
  std::string text;
  constexpr u64 kMost = 64ull << 20;
  if (!base::read_file(path, &text, error, kMost)) return false;
  try {
    const Json j = Json::parse(text);
    if (j.at("format").get<std::string>() != kFormat) throw std::invalid_argument("another format");
    if (const auto of = j.at("program").get<std::string>(); of != program) {
      *error = fmt::format("{} holds the coverage of {}, not of {}", path, of, program);
      return false;
    }
    take(j, coverage);
  } catch (const std::exception&) {  // (what the library says of offsets and types helps nobody)
    *error = path + " is no coverage file, or a damaged one";
    return false;
  }
  return true;
}

bool write_coverage(const std::string& path, const std::string& program, const InterleavingCoverage& coverage,
                    std::string* error) {
  Json methods = Json::array(), pairs = Json::array();
  for (const InterleavingCoverage::Facts& m : coverage.methods())
    methods.push_back({{"name", m.name},
                       {"threads", m.threads},
                       {"concurrent", m.concurrent},
                       {"interrupted", m.interrupted},
                       {"uninterrupted", m.uninterrupted}});
  for (const auto& [a, b] : coverage.pairs()) pairs.push_back({a, b});
  const Json j{
      {"format", kFormat}, {"program", program}, {"runs", coverage.runs()}, {"methods", methods}, {"pairs", pairs}};
  const std::string text = j.dump(1) + "\n", temporary = path + ".new";
  std::FILE* const file = std::fopen(temporary.c_str(), "we");
  bool good = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (file != nullptr) good &= std::fclose(file) == 0;
  good = good && std::rename(temporary.c_str(), path.c_str()) == 0;
  if (!good) *error = fmt::format("cannot write {}: {}", path, std::strerror(errno));
  return good;
}

std::string coverage_text(const InterleavingCoverage& coverage) {
  constexpr size_t kMost = 5;
  const auto in = coverage.interrupted(), un = coverage.uninterrupted(), pairs = coverage.pairs_covered();
  std::string text = fmt::format(
      "coverage of {} {}: {} of {} methods interrupted, {} of {} left uninterrupted; {} of {} pairs (one interrupted "
      "by the other)\n",
      tester::counted(coverage.runs()), coverage.runs() == 1 ? "run" : "runs", in.covered, in.tasks, un.covered,
      un.tasks, pairs.covered, pairs.tasks);
  const size_t open = in.tasks - in.covered + un.tasks - un.covered + pairs.tasks - pairs.covered;
  const std::vector<std::string> tasks = coverage.open_tasks(kMost);
  for (const std::string& task : tasks) text += "  not covered: " + task + "\n";
  if (open > tasks.size()) text += fmt::format("  ... {} more not covered\n", open - tasks.size());
  return text;
}

}  // namespace heddle::cli
