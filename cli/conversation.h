// A command that goes on line by line, without its terminal: what a page of the browser talks to (web/module.cpp).
#pragma once

#include <string>

namespace heddle::cli {

class Conversation {
 public:
  virtual ~Conversation() = default;
  // What it says before the first line.
  virtual std::string greeting() = 0;
  virtual std::string prompt() const = 0;
  // The answer to a line; what is wrong with the line is in it.
  virtual std::string execute(const std::string& line) = 0;
  virtual bool finished() const = 0;
};

}  // namespace heddle::cli
