// The class library that is embedded in the executable, as the compiler sees it.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lang/compiler.h"
#include "vm/base/check.h"
#include "vm/bytecode/image_file.h"

extern "C" const char heddle_stdlib_image_begin[];
extern "C" const char heddle_stdlib_image_end[];

namespace heddle::fuzz {

inline const bytecode::ImageDirectory& library_images() {
  static const bytecode::ImageDirectory directory = [] {
    const auto* begin = reinterpret_cast<const u8*>(heddle_stdlib_image_begin);
    const auto size = static_cast<std::size_t>(heddle_stdlib_image_end - heddle_stdlib_image_begin);
    std::string error;
    bytecode::ImageDirectory d = bytecode::ImageDirectory::open({begin, size}, &error);
    HEDDLE_CHECK(error.empty(), "the embedded class library cannot be read: " + error);
    return d;
  }();
  return directory;
}

class Library : public lang::LibraryProvider {
 public:
  Library() {
    for (const std::string& name : library_images().names()) {
      if (name.find('$') != std::string::npos) continue;
      std::string package = name.substr(0, name.rfind('/'));
      for (char& c : package)
        if (c == '/') c = '.';
      packages_[package].push_back(name.substr(name.rfind('/') + 1));
      for (std::size_t dot = package.size(); dot != std::string::npos; dot = package.rfind('.', dot - 1))
        known_.insert(package.substr(0, dot));
    }
  }
  const bytecode::ClassImage* find(std::string_view binary_name) override {
    const std::string name(binary_name);
    if (auto it = images_.find(name); it != images_.end()) return it->second.get();
    if (!library_images().contains(name)) return nullptr;
    auto image = std::make_unique<bytecode::ClassImage>();
    std::string error;
    HEDDLE_CHECK(library_images().load(name, image.get(), &error), "damaged class library: " + error);
    return images_.emplace(name, std::move(image)).first->second.get();
  }
  std::vector<std::string> classes_in(std::string_view package) override {
    auto it = packages_.find(std::string(package));
    return it == packages_.end() ? std::vector<std::string>{} : it->second;
  }
  bool has_package(std::string_view package) override { return known_.count(std::string(package)) != 0; }

 private:
  std::map<std::string, std::vector<std::string>> packages_;
  std::set<std::string> known_;
  std::map<std::string, std::unique_ptr<bytecode::ClassImage>> images_;
};

}  // namespace heddle::fuzz
