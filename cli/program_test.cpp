#include "cli/program.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace heddle;

// What the start of an exploration learns of library classes that it does not load (interp/start.cpp).
TEST_CASE("outlines of library classes say which of them must be loaded before the program starts") {
  const bytecode::ImageDirectory& library = cli::library_images();
  REQUIRE(library.names().size() > 500);
  for (const std::string& name : library.names()) {
    CAPTURE(name);
    bytecode::ClassImage image, outline;
    std::string error;
    REQUIRE(library.load(name, &image, &error));
    REQUIRE(library.load_outline(name, &outline, &error));
    CHECK(outline.super_name == image.super_name);
    CHECK(outline.interfaces == image.interfaces);
    std::vector<std::string> named, told;
    for (const bytecode::Constant& c : image.constants) {
      const bool names = c.kind != bytecode::ConstantKind::Bits && c.kind != bytecode::ConstantKind::String;
      if (names && std::find(named.begin(), named.end(), c.owner) == named.end()) named.push_back(c.owner);
    }
    for (const bytecode::Constant& c : outline.constants) {
      CHECK(c.kind == bytecode::ConstantKind::Class);
      told.push_back(c.owner);
    }
    CHECK(told == named);
    const auto declared = [&](const char* method) {
      return std::find_if(image.methods.begin(), image.methods.end(),
                          [&](const bytecode::MethodImage& m) { return m.name == method; });
    };
    CHECK(((outline.flags & bytecode::kHasInit) != 0) == (declared("<clinit>") != image.methods.end()));
    // A class with a finalizer that does something would have to be loaded, too: then collections matter.
    if (const auto finalizer = declared("finalize"); finalizer != image.methods.end())
      CHECK(finalizer->code.size() == 1);
  }
}
