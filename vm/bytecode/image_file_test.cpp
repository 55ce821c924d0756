#include "vm/bytecode/image_file.h"

#include <doctest/doctest.h>

#include <random>

#include "vm/bytecode/assembler.h"
#include "vm/bytecode/image_format.h"
#include "vm/bytecode/verifier.h"

using namespace heddle;
using namespace heddle::bytecode;

namespace {

std::vector<ClassImage> sample() {
  AssemblyResult result = assemble(R"(
public final class b/B extends b/Base implements I
  source "B.java"
  signature "<T:Ljava/lang/Object;>"
  enclosing b/Outer
  inner static b/B$In "In"
  permits X
  component c
  annotation Ann a s "text" b i -7 c d 0.25 list [ s "x" i 3 ]
  field static final K J = 0xffffffffffffffff
  field static final S Ljava/lang/String; = "text"
  field_annotation Ann a @ Inner ( b i 3 c [ @ "None" ] ) d s "x"
  method static m(I)V refs=3 prims=2
    throws java/io/IOException
    parameter i
    annotation Test
    parameter_annotation 1 Ann a c "int"
    line 10 3
  a:
    JZ p0 b
    line 9
    CONST_P p1 2.5
    SWITCH p0 sparse -5 a 7 b default b
  b:
    RET
  h:
    RET
    catch java/lang/Error a b h r2
    local i I a b p0
  end
  method abstract n()V
    default [ i 1 i 2 ]
  end
end
class a/A
end
)");
  REQUIRE(result.errors.empty());
  return result.classes;
}

}  // namespace

TEST_CASE("what is written is read back") {
  const std::vector<ClassImage> images = sample();
  const std::vector<u8> bytes = write_images(images);
  const ImageFile file = read_images(bytes);
  CHECK(file.error == "");
  REQUIRE(file.classes.size() == 2);
  for (size_t i = 0; i < 2; ++i) CHECK(disassemble(file.classes[i]) == disassemble(images[i]));
  CHECK(file.classes[0].constants == images[0].constants);
  CHECK(write_images(file.classes) == bytes);
  CHECK(read_images(write_images({})).error == "");
}

TEST_CASE("classes are loaded one by one") {
  const std::vector<u8> bytes = write_images(sample());
  std::string error;
  const ImageDirectory directory = ImageDirectory::open(bytes, &error);
  CHECK(error == "");
  CHECK(directory.names() == std::vector<std::string>{"a/A", "b/B"});
  CHECK(directory.contains("b/B"));
  CHECK_FALSE(directory.contains("b/C"));
  ClassImage image;
  REQUIRE(directory.load("b/B", &image, &error));
  CHECK(image.methods.size() == 2);
  CHECK_FALSE(directory.load("b/C", &image, &error));
  CHECK(error == "no class b/C in the class image file");
}

TEST_CASE("an outline has all but fields and methods, and the classes that constants name") {
  const std::vector<u8> bytes = write_images(sample());
  std::string error;
  const ImageDirectory directory = ImageDirectory::open(bytes, &error);
  ClassImage whole, outline;
  REQUIRE(directory.load("b/B", &whole, &error));
  REQUIRE(directory.load_outline("b/B", &outline, &error));
  CHECK(!whole.methods.empty());
  CHECK(outline.methods.empty());
  CHECK(outline.fields.empty());
  whole.fields.clear();
  whole.methods.clear();
  CHECK(whole.constants.size() > 1);
  whole.constants = {{ConstantKind::Class, 0, "java/lang/Error", "", "", false}};
  CHECK(write_images({outline}) == write_images({whole}));
  CHECK(!directory.load_outline("b/C", &outline, &error));
}

TEST_CASE("damage is reported") {
  const std::vector<u8> good = write_images(sample());
  CHECK(read_images({}).error == "not a Heddle class image file");
  CHECK(read_images(std::vector<u8>(100, 'x')).error == "not a Heddle class image file");
  std::vector<u8> other = good;
  other[8] ^= 1;
  CHECK(read_images(other).error == "the class image file was made by another version of Heddle");
  for (size_t size = 0; size < good.size(); ++size) {
    const ImageFile file = read_images(std::span<const u8>(good).first(size));
    CHECK_FALSE(file.error.empty());
  }
  for (size_t i = 0; i < good.size(); ++i) {
    for (u8 bit : {0x01, 0x80}) {
      std::vector<u8> bad = good;
      bad[i] ^= bit;
      CHECK_FALSE(read_images(bad).error.empty());
    }
  }
  std::vector<u8> longer = good;
  longer.push_back(0);
  CHECK_FALSE(read_images(longer).error.empty());
}

// Malice can compute checksums: the reader of classes itself must hold.
TEST_CASE("hostile classes give an error or an image, never a crash") {
  ByteWriter writer;
  write_class(writer, sample()[0]);
  const std::vector<u8> good = writer.bytes();
  std::mt19937 random(3);
  int images = 0;
  for (int round = 0; round < 40000; ++round) {
    std::vector<u8> bad = good;
    for (unsigned i = 0; i <= random() % 3; ++i) bad[random() % bad.size()] = static_cast<u8>(random());
    if (random() % 4 == 0) bad.resize(random() % bad.size());
    ByteReader reader(bad);
    ClassImage image;
    read_class(reader, image);
    if (!reader.ok()) continue;
    ++images;
    verify(image);
    disassemble(image);
  }
  CHECK(images > 100);
}

TEST_CASE("false counts reserve nothing") {
  ByteWriter writer;
  writer.text("A");
  writer.text("B");
  writer.number(u64{1} << 62);
  ByteReader reader(writer.bytes());
  ClassImage image;
  read_class(reader, image);
  CHECK(reader.error() == "truncated");
}

TEST_CASE("numbers") {
  ByteWriter writer;
  for (i64 value : {i64{0}, i64{-1}, i64{63}, i64{64}, INT64_MAX, INT64_MIN}) {
    writer.signed_number(value);
    writer.number(static_cast<u64>(value));
  }
  ByteReader reader(writer.bytes());
  for (i64 value : {i64{0}, i64{-1}, i64{63}, i64{64}, INT64_MAX, INT64_MIN}) {
    CHECK(reader.signed_number() == value);
    CHECK(reader.number() == static_cast<u64>(value));
  }
  CHECK(reader.left() == 0);
  const std::vector<u8> bytes(20, 0xff);
  ByteReader too_long(bytes);
  too_long.number();
  CHECK_FALSE(too_long.ok());
}
