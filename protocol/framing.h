// Messages as the Debug Adapter Protocol and the Language Server Protocol send them over a pipe: header lines, of which
// Content-Length counts the bytes of the body, an empty line, the body. Each line ends with CR LF.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace heddle::protocol {

// Takes bytes as they come and gives the bodies of whole messages.
class MessageReader {
 public:
  static constexpr size_t kMostHeader = 4096;     // bytes of all header lines of one message
  static constexpr size_t kMostBody = 64u << 20;  // bytes

  enum class Result {
    Message,   // *body is one
    NeedMore,  // what is there is the beginning of one, or nothing
    Broken,    // *error says why; nothing that follows can be understood, and the answer stays the same
  };
  void add(std::string_view bytes);
  Result next(std::string* body, std::string* error);
  // Nothing of a message has been read that is not whole.
  bool between_messages() const { return at_ == bytes_.size() && !broken(); }

 private:
  bool broken() const { return !error_.empty(); }
  Result fail(std::string why);
  bool read_header(std::string_view header);

  std::string bytes_;
  size_t at_ = 0;      // what lies before has been given out
  size_t header_ = 0;  // bytes of the header of the message at_ stands before; 0: not known yet
  size_t length_ = 0;  // of its body
  std::string error_;
};

// The message with that body.
std::string framed(std::string_view body);

}  // namespace heddle::protocol
