// What a client has said in a JSON object: each value is asked for by its name and its type.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "vm/base/types.h"

namespace heddle::protocol {

// A request that cannot be answered: what() goes to the client.
class BadRequest : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Arguments {
 public:
  // `value` must stay; it may be of any type: of one that is no object all members are absent. `name`: how messages
  // call it, "arguments".
  explicit Arguments(const nlohmann::json& value, std::string name = "arguments")
      : value_(value), name_(std::move(name)) {}

  // All of these throw BadRequest if the value has another type, or is absent although it is needed.
  bool has(const char* member) const { return find(member) != nullptr; }  // and is not null
  std::string text(const char* member) const;
  std::string text(const char* member, const std::string& otherwise) const;
  bool truth(const char* member, bool otherwise) const;
  // A whole number from 0 to `most`.
  u64 number(const char* member, u64 most = (u64{1} << 53)) const;
  u64 number(const char* member, u64 otherwise, u64 most) const;
  double real(const char* member, double otherwise) const;   // at least 0
  std::vector<std::string> texts(const char* member) const;  // an array of texts; absent: empty
  Arguments object(const char* member) const;                // absent: one without members
  std::vector<Arguments> objects(const char* member) const;  // an array; absent: empty
  const nlohmann::json& json() const { return value_; }

 private:
  const nlohmann::json* find(const char* member) const;
  const nlohmann::json& need(const char* member) const;
  std::string path(const char* member) const { return name_ + "." + member; }

  const nlohmann::json& value_;
  std::string name_;
};

}  // namespace heddle::protocol
