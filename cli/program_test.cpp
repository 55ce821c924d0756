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
    for (bytecode::Constant& constant : image.constants)
      if (constant.kind == bytecode::ConstantKind::String) constant.owner.clear();
    CHECK(outline.constants == image.constants);
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
