#include "vm/base/read_file.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace heddle::base {

TEST_CASE("files that users name") {
  char directory[] = "/tmp/heddle-read-file-XXXXXX";
  REQUIRE(::mkdtemp(directory) != nullptr);
  const std::string file = std::string(directory) + "/text", pipe = std::string(directory) + "/pipe";
  FILE* out = std::fopen(file.c_str(), "wb");
  REQUIRE(out != nullptr);
  std::fputs("12345", out);
  std::fclose(out);
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);

  std::string bytes, error;
  CHECK(read_file(file, &bytes, &error, 5));
  CHECK(bytes == "12345");
  CHECK(!read_file(file, &bytes, &error, 4));
  CHECK(error == "is too large");
  for (const auto& [path, why] : {std::pair<std::string, const char*>{directory, "is a directory"},
                                  {pipe, "is not a regular file"},
                                  {"/dev/zero", "is not a regular file"},
                                  {file + "x", "No such file or directory"}}) {
    CHECK(!read_file(path, &bytes, &error));
    CHECK(error == why);
  }
  CHECK(read_file("/dev/null", &bytes, &error));
  CHECK(bytes.empty());

  ::unlink(file.c_str());
  ::unlink(pipe.c_str());
  ::rmdir(directory);
}

}  // namespace heddle::base
