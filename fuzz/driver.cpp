#include "fuzz/driver.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace heddle::fuzz {
namespace {

constexpr unsigned kHangSeconds = 60;  // of one input, sanitizers on; SIGALRM ends the process

std::string read(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void collect(const std::filesystem::path& path, const std::string& suffix, std::vector<std::filesystem::path>& found) {
  if (std::filesystem::is_directory(path)) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path))
      if (entry.is_regular_file() && entry.path().string().ends_with(suffix)) found.push_back(entry.path());
  } else {
    found.push_back(path);
  }
}

}  // namespace

void Attempt::on(const std::string& input) const {
  std::FILE* f = std::fopen(file_.c_str(), "wb");
  if (f == nullptr) return;
  std::fwrite(input.data(), 1, input.size(), f);
  std::fclose(f);
}

int drive(int argc, char** argv, const std::string& suffix,
          const std::function<void(Random&, const std::vector<std::string>& corpus, const Attempt&)>& run_one) {
  unsigned long long seconds = 10, runs = ~0ull, seed = 1, first = 0;
  std::string input = std::string(argv[0]) + ".input";
  std::vector<std::filesystem::path> paths;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const auto number = [&](const char* name, unsigned long long& value) {
      if (word != name || i + 1 >= argc) return false;
      value = std::strtoull(argv[++i], nullptr, 10);
      return true;
    };
    if (number("--seconds", seconds) || number("--runs", runs) || number("--seed", seed) || number("--first", first))
      continue;
    if (word == "--input" && i + 1 < argc) {
      input = argv[++i];
    } else if (word.starts_with("--")) {
      std::fprintf(stderr, "%s: unknown option %s\n", argv[0], argv[i]);
      return 2;
    } else {
      collect(word, suffix, paths);
    }
  }
  std::sort(paths.begin(), paths.end());
  std::vector<std::string> corpus;
  for (const auto& path : paths) corpus.push_back(read(path));

  const Attempt attempt(input);
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
  unsigned long long done = 0;
  for (; done < runs && std::chrono::steady_clock::now() < end; ++done) {
    Random random(seed * 1'000'003 + first + done);
    alarm(kHangSeconds);
    run_one(random, corpus, attempt);
  }
  alarm(0);
  std::printf("%s: seed %llu, runs %llu to %llu: no crash\n", std::filesystem::path(argv[0]).filename().c_str(), seed,
              first, first + done);
  return 0;
}

}  // namespace heddle::fuzz
