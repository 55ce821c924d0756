// Speaks a protocol over standard input and output: messages in frames, one after the other, and some that cannot wait.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "protocol/connection.h"

namespace heddle::cli {

class ProtocolLoop {
 public:
  // `urgent`: such a message interrupts what is under way (cli/interrupt.h) as soon as it is read, which is before it
  // is handled. It is asked on another thread. From now on programs have an empty standard input, and what they or
  // anybody else print goes to standard error.
  explicit ProtocolLoop(std::function<bool(const nlohmann::json&)> urgent);
  ~ProtocolLoop();
  ProtocolLoop(const ProtocolLoop&) = delete;
  ProtocolLoop& operator=(const ProtocolLoop&) = delete;
  bool ok() const { return connection_ != nullptr; }  // false: a message has been printed

  void send(const nlohmann::json& message);
  // Hands over message after message until `finished`; `idle`, if there is one, is called whenever no message is
  // waiting. The exit status: 0; 2 if the client has broken the protocol or its connection, which is said on standard
  // error.
  int run(const std::function<void(const nlohmann::json&)>& handle,
          const std::function<void(const std::string&)>& malformed, const std::function<bool()>& finished,
          const std::function<void()>& idle = nullptr);

 private:
  struct Urgent;
  std::shared_ptr<Urgent> urgent_;
  int output_ = -1;
  std::atomic<bool> written_ = true;  // (send() may be called by another thread, by one at a time)
  std::unique_ptr<protocol::Connection> connection_;
};

}  // namespace heddle::cli
