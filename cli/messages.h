// Messages that are printed to standard error, as a text: for those whose user does not see that.
#pragma once

#include <string>

namespace heddle::cli {

// While it lives, what this process writes to standard error is kept. (If no memory can be had for that, it is written
// as usual, and the text is empty.)
class KeptMessages {
 public:
  KeptMessages();
  ~KeptMessages();
  KeptMessages(const KeptMessages&) = delete;
  KeptMessages& operator=(const KeptMessages&) = delete;
  std::string text() const;  // so far; empty if nothing was written

 private:
  int before_ = -1, kept_ = -1;
};

}  // namespace heddle::cli
