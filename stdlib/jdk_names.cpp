#include "stdlib/jdk_names.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace heddle::stdlib {
namespace {

constexpr char kLiteral[] =
#include "stdlib/jdk17_names.inc"
    ;
constexpr std::string_view kText(kLiteral, sizeof kLiteral - 1);

class Names {
 public:
  Names() {
    for (size_t at = 0; at < kText.size();) {
      const size_t end = std::min(kText.find('\n', at), kText.size());
      const std::string_view line = kText.substr(at, end - at);
      at = end + 1;
      if (line.empty()) continue;
      const std::string_view name = line.substr(0, line.find(' '));
      classes_.emplace(dotted(name), line.substr(std::min(name.size() + 1, line.size())));
      for (size_t slash = name.find('/'); slash != std::string_view::npos; slash = name.find('/', slash + 1))
        packages_.insert(dotted(name.substr(0, slash)));
    }
  }

  JdkName find(std::string_view name) const {
    if (classes_.contains(std::string(name))) return JdkName::Class;
    if (packages_.contains(std::string(name))) return JdkName::Package;
    const size_t dot = name.rfind('.');
    if (dot == std::string_view::npos) return JdkName::None;
    return has_member(std::string(name.substr(0, dot)), name.substr(dot + 1), 0) ? JdkName::Member : JdkName::None;
  }

 private:
  static std::string dotted(std::string_view name) {
    std::string text(name);
    std::replace(text.begin(), text.end(), '/', '.');
    std::replace(text.begin(), text.end(), '$', '.');
    return text;
  }

  bool has_member(const std::string& class_name, std::string_view member, int depth) const {
    constexpr int kDeepest = 20;
    const auto found = classes_.find(class_name);
    if (found == classes_.end() || depth > kDeepest) return false;
    if (found->second == "*") return true;
    std::string_view rest = found->second;
    while (!rest.empty()) {
      const std::string_view word = rest.substr(0, rest.find(' '));
      rest.remove_prefix(std::min(word.size() + 1, rest.size()));
      if (word == member) return true;
      if (word.starts_with('<') && has_member(dotted(word.substr(1)), member, depth + 1)) return true;
    }
    return depth == 0 && class_name != "java.lang.Object" && has_member("java.lang.Object", member, depth + 1);
  }

  std::unordered_map<std::string, std::string_view> classes_;  // dotted name -> supertypes and members
  std::unordered_set<std::string> packages_;
};

}  // namespace

JdkName jdk_name(std::string_view dotted_name) {
  static const Names names;  // immutable
  return names.find(dotted_name);
}

}  // namespace heddle::stdlib
