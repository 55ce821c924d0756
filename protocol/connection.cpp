#include "protocol/connection.h"

#include <unistd.h>

#include <cerrno>
#include <condition_variable>
#include <mutex>
#include <nlohmann/json.hpp>
#include <thread>

#include "protocol/framing.h"
#include "vm/base/write_all.h"

namespace heddle::protocol {
namespace {

constexpr int kDeepest = 200;  // objects and arrays in each other

// Bytes from a descriptor; false at its end, or if it cannot be read.
bool read_some(int input, std::string* bytes) {
  bytes->resize(1 << 16);
  ssize_t count = 0;
  do count = ::read(input, bytes->data(), bytes->size());
  while (count < 0 && errno == EINTR);
  bytes->resize(count > 0 ? static_cast<size_t>(count) : 0);
  return count > 0;
}

}  // namespace

Incoming parse_message(const std::string& body) {
  Incoming result;
  result.kind = Incoming::Kind::Malformed;
  bool too_deep = false;
  try {
    const auto limit = [&](int depth, nlohmann::json::parse_event_t, nlohmann::json&) {
      too_deep = too_deep || depth > kDeepest;
      return depth <= kDeepest;
    };
    nlohmann::json message = nlohmann::json::parse(body, limit);
    if (too_deep) result.error = "the message is nested too deeply";
    else if (!message.is_object()) result.error = "the message is no JSON object";
    if (!result.error.empty()) return result;
    result.kind = Incoming::Kind::Message;
    result.message = std::make_shared<const nlohmann::json>(std::move(message));
  } catch (const nlohmann::json::exception& e) {
    const std::string what = e.what();  // "[json.exception.parse_error.101] parse error at line 1, ..."
    const size_t end = what.find("] ");
    result.error = "the message is no JSON: " + (end == std::string::npos ? what : what.substr(end + 2));
  }
  return result;
}

struct Connection::Queue {
  std::mutex mutex;
  std::condition_variable filled;
  std::deque<Incoming> messages;

  void push(Incoming message) {
    {
      const std::lock_guard lock(mutex);
      messages.push_back(std::move(message));
    }
    filled.notify_one();
  }
};

Connection::Connection(int input, int output, Notice notice) : output_(output), queue_(std::make_shared<Queue>()) {
  std::thread([input, queue = queue_, notice = std::move(notice)] {
    MessageReader reader;
    for (std::string bytes;;) {
      std::string body, error;
      const MessageReader::Result result = reader.next(&body, &error);
      if (result == MessageReader::Result::Broken) return queue->push({Incoming::Kind::Broken, nullptr, error});
      if (result == MessageReader::Result::Message) {
        Incoming message = parse_message(body);
        if (message.kind == Incoming::Kind::Message && notice) notice(*message.message);
        queue->push(std::move(message));
        continue;
      }
      if (read_some(input, &bytes)) {
        reader.add(bytes);
        continue;
      }
      if (reader.between_messages()) return queue->push({Incoming::Kind::End, nullptr, ""});
      return queue->push({Incoming::Kind::Broken, nullptr, "the input ends within a message"});
    }
  }).detach();
}

Incoming Connection::next() {
  std::unique_lock lock(queue_->mutex);
  queue_->filled.wait(lock, [&] { return !queue_->messages.empty(); });
  Incoming message = queue_->messages.front();
  if (message.kind == Incoming::Kind::Message || message.kind == Incoming::Kind::Malformed)
    queue_->messages.pop_front();
  return message;
}

bool Connection::has_next() const {
  const std::lock_guard lock(queue_->mutex);
  return !queue_->messages.empty();
}

bool Connection::send(const nlohmann::json& message) {
  const std::string text = framed(message.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  return base::write_all(output_, text);
}

}  // namespace heddle::protocol
