#include "protocol/arguments.h"

#include <fmt/format.h>

namespace heddle::protocol {

const nlohmann::json* Arguments::find(const char* member) const {
  if (!value_.is_object()) return nullptr;
  const auto found = value_.find(member);
  return found == value_.end() || found->is_null() ? nullptr : &*found;
}

const nlohmann::json& Arguments::need(const char* member) const {
  const nlohmann::json* const found = find(member);
  if (found == nullptr) throw BadRequest(path(member) + " is missing");
  return *found;
}

std::string Arguments::text(const char* member) const {
  const nlohmann::json& value = need(member);
  if (!value.is_string()) throw BadRequest(path(member) + " must be a text");
  return value.get<std::string>();
}

std::string Arguments::text(const char* member, const std::string& otherwise) const {
  return has(member) ? text(member) : otherwise;
}

bool Arguments::truth(const char* member, bool otherwise) const {
  const nlohmann::json* const value = find(member);
  if (value == nullptr) return otherwise;
  if (!value->is_boolean()) throw BadRequest(path(member) + " must be true or false");
  return value->get<bool>();
}

u64 Arguments::number(const char* member, u64 most) const {
  const nlohmann::json& value = need(member);
  if (!value.is_number_unsigned() || value.get<u64>() > most)
    throw BadRequest(fmt::format("{} must be a whole number from 0 to {}", path(member), most));
  return value.get<u64>();
}

u64 Arguments::number(const char* member, u64 otherwise, u64 most) const {
  return has(member) ? number(member, most) : otherwise;
}

double Arguments::real(const char* member, double otherwise) const {
  const nlohmann::json* const value = find(member);
  if (value == nullptr) return otherwise;
  if (!value->is_number() || value->get<double>() < 0) throw BadRequest(path(member) + " must be a number, at least 0");
  return value->get<double>();
}

std::vector<std::string> Arguments::texts(const char* member) const {
  std::vector<std::string> all;
  const nlohmann::json* const value = find(member);
  if (value == nullptr) return all;
  if (!value->is_array()) throw BadRequest(path(member) + " must be an array of texts");
  for (const nlohmann::json& element : *value) {
    if (!element.is_string()) throw BadRequest(path(member) + " must be an array of texts");
    all.push_back(element.get<std::string>());
  }
  return all;
}

Arguments Arguments::object(const char* member) const {
  static const nlohmann::json kNothing = nlohmann::json::object();
  const nlohmann::json* const value = find(member);
  if (value == nullptr) return Arguments(kNothing, path(member));
  if (!value->is_object()) throw BadRequest(path(member) + " must be an object");
  return Arguments(*value, path(member));
}

std::vector<Arguments> Arguments::objects(const char* member) const {
  std::vector<Arguments> all;
  const nlohmann::json* const value = find(member);
  if (value == nullptr) return all;
  if (!value->is_array()) throw BadRequest(path(member) + " must be an array");
  for (size_t i = 0; i < value->size(); ++i) {
    if (!(*value)[i].is_object()) throw BadRequest(fmt::format("{}[{}] must be an object", path(member), i));
    all.emplace_back((*value)[i], fmt::format("{}[{}]", path(member), i));
  }
  return all;
}

}  // namespace heddle::protocol
