// A connection with a client over two file descriptors: a thread reads messages while somebody works on the last one,
// so that what cannot wait (a pause, a cancellation) is noticed at once.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>

#include <nlohmann/json_fwd.hpp>

namespace heddle::protocol {

struct Incoming {
  enum class Kind {
    Message,
    Malformed,  // a body that is no JSON object; `error` says what is wrong with it. The next one may be right
    Broken,     // the framing is lost; `error` says why, and nothing follows
    End,        // the client has closed the connection, between two messages
  };
  Kind kind = Kind::End;
  std::shared_ptr<const nlohmann::json> message;
  std::string error;
};

// What a body says; kind Message or Malformed.
Incoming parse_message(const std::string& body);

class Connection {
 public:
  // Called on the reading thread for each message, before next() gives it out.
  using Notice = std::function<void(const nlohmann::json& message)>;

  // Reads from `input` from now on until its end; both descriptors stay the caller's. (The thread that reads is never
  // joined: it may wait for input for ever. It keeps what it needs alive by itself.)
  Connection(int input, int output, Notice notice);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // The next message; waits for it. Behind Broken and End it is that for ever.
  Incoming next();
  bool has_next() const;  // it would not wait
  // False: it cannot be written. (Text that is not UTF-8 is sent with replacement characters.)
  bool send(const nlohmann::json& message);

 private:
  struct Queue;
  const int output_;
  const std::shared_ptr<Queue> queue_;
};

}  // namespace heddle::protocol
