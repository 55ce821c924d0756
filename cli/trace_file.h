// Where the lines of --trace go.
#pragma once

#include <cstdio>
#include <memory>
#include <string>

#include "tester/search_log.h"

namespace heddle::cli {

class TraceFile {
 public:
  TraceFile() = default;
  TraceFile(const TraceFile&) = delete;
  TraceFile& operator=(const TraceFile&) = delete;
  ~TraceFile() { close(); }
  // "-" is standard error. False: a message has been printed.
  bool open(const std::string& path);
  // Null: none is open.
  tester::SearchLog* log() const { return log_.get(); }
  // False: not all of it has been written, and a message has been printed.
  bool close();

 private:
  bool failed() const;

  std::string path_;
  std::FILE* file_ = nullptr;
  std::unique_ptr<tester::SearchLog> log_;
};

}  // namespace heddle::cli
