// Messages in frames: whole, in pieces, damaged.
#include "protocol/framing.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <nlohmann/json.hpp>
#include <random>
#include <vector>

#include "protocol/arguments.h"
#include "protocol/connection.h"

namespace heddle::protocol {
namespace {

using Result = MessageReader::Result;

// What comes of these bytes: the bodies, and the error if the frames are broken.
struct Read {
  std::vector<std::string> bodies;
  std::string error;
};
Read read_all(const std::string& bytes, size_t piece) {
  Read read;
  MessageReader reader;
  for (size_t at = 0; at <= bytes.size(); at += piece) {
    reader.add(std::string_view(bytes).substr(at, piece));
    std::string body;
    Result result = reader.next(&body, &read.error);
    for (; result == Result::Message; result = reader.next(&body, &read.error)) read.bodies.push_back(body);
    CHECK((result == Result::Broken) == !read.error.empty());
  }
  return read;
}

}  // namespace

TEST_CASE("messages come whole, however their bytes are cut") {
  const std::string bytes = framed("{}") + framed("") + framed("{\"a\":\"\xc3\xa9\r\n\r\n\"}") +
                            "X-Other: 1\r\ncontent-length:  4 \r\n\r\nnull";
  for (size_t piece = 1; piece < bytes.size() + 1; ++piece) {
    const Read read = read_all(bytes, piece);
    CHECK(read.error == "");
    CHECK(read.bodies == std::vector<std::string>{"{}", "", "{\"a\":\"\xc3\xa9\r\n\r\n\"}", "null"});
  }
}

TEST_CASE("a lost frame is said, and nothing is read behind it") {
  const auto error_of = [](const std::string& bytes) { return read_all(bytes + framed("{}"), 1).error; };
  CHECK(error_of("Content-Length: x\r\n\r\n") == "'x' is no length of a message");
  CHECK(error_of("Content-Length: -1\r\n\r\n") == "'-1' is no length of a message");
  CHECK(error_of("Content-Length: \r\n\r\n") == "'' is no length of a message");
  CHECK(error_of("Content-Length: 99999999999999999999999\r\n\r\n") ==
        "'99999999999999999999999' is no length of a message");
  CHECK(error_of("Content-Length: 99999999999\r\n\r\n") == "a message of 99999999999 bytes is too long");
  CHECK(error_of("Content-Type: text\r\n\r\n") == "a message has no Content-Length");
  // (A colon makes a header of it, which is passed over.)
  CHECK(error_of("{\"seq\":1}\r\n\r\n") == "a message has no Content-Length");
  CHECK(error_of("hello\x01 there\r\n\r\n") == "'hello? there' is no header line: 'Content-Length: N' is needed");
  CHECK(error_of(std::string(5000, 'x')) == "there is no empty line behind the header of a message");
  CHECK(read_all("hello\r\n\r\n" + framed("{}"), 1000).bodies.empty());
}

TEST_CASE("damaged messages never do harm") {
  const std::string good =
      framed("{\"seq\":1,\"type\":\"request\",\"command\":\"initialize\"}") + framed("{\"a\":[1,2]}");
  std::mt19937 random(7);
  for (int round = 0; round < 20'000; ++round) {
    std::string bytes = good;
    for (u64 changes = random() % 4; changes > 0; --changes) {
      const size_t at = random() % bytes.size();
      switch (random() % 3) {
        case 0: bytes[at] = static_cast<char>(random()); break;
        case 1: bytes.erase(at, 1 + random() % 8); break;
        default: bytes.insert(at, bytes.substr(random() % bytes.size(), random() % 12));
      }
      if (bytes.empty()) bytes = "x";
    }
    const Read whole = read_all(bytes, bytes.size()), pieces = read_all(bytes, 1 + random() % 7);
    CHECK(whole.bodies == pieces.bodies);
    CHECK(whole.error == pieces.error);
    for (const std::string& body : whole.bodies) {
      const Incoming message = parse_message(body);
      CHECK((message.kind == Incoming::Kind::Message) == message.error.empty());
    }
  }
}

TEST_CASE("bodies that are no message") {
  CHECK(parse_message("[]").error == "the message is no JSON object");
  CHECK(parse_message("{\"a\":").error.starts_with("the message is no JSON: parse error at line 1, column 6"));
  CHECK(parse_message(std::string(100'000, '[')).error != "");
  std::string deep = "{\"a\":";
  for (int i = 0; i < 1000; ++i) deep += '[';
  for (int i = 0; i < 1000; ++i) deep += ']';
  CHECK(parse_message(deep + "}").error == "the message is nested too deeply");
  CHECK(parse_message("{\"a\":[[1]]}").message->at("a")[0][0] == 1);
}

TEST_CASE("a connection reads ahead, and says how it ends") {
  int to[2], from[2];
  REQUIRE(::pipe(to) == 0);
  REQUIRE(::pipe(from) == 0);
  const std::string bytes = framed("{\"n\":1}") + framed("oops") + framed("{\"n\":2}") + "Content-Length: 7\r\n\r\n{";
  REQUIRE(::write(to[1], bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()));
  ::close(to[1]);
  Connection connection(to[0], from[1], nullptr);
  CHECK(connection.next().message->at("n") == 1);
  CHECK(connection.next().kind == Incoming::Kind::Malformed);
  CHECK(connection.next().message->at("n") == 2);
  CHECK(connection.next().error == "the input ends within a message");
  CHECK(connection.next().kind == Incoming::Kind::Broken);
  REQUIRE(connection.send({{"a", "\xff"}}));
  char buffer[100];
  const ssize_t count = ::read(from[0], buffer, sizeof buffer);
  CHECK(std::string(buffer, static_cast<size_t>(count)) == framed("{\"a\":\"\xef\xbf\xbd\"}"));
  ::close(to[0]);
  ::close(from[0]);
  ::close(from[1]);
}

TEST_CASE("arguments have names and types") {
  const nlohmann::json json = nlohmann::json::parse(
      R"({"text":"a","number":7,"minus":-1,"half":0.5,"list":["x"],"rows":[{"line":3},{}],"mixed":[1],"none":null})");
  const Arguments arguments(json);
  CHECK(arguments.text("text") == "a");
  CHECK(arguments.text("none", "b") == "b");
  CHECK(arguments.number("number", 7) == 7);
  CHECK(arguments.real("half", 1) == 0.5);
  CHECK(arguments.texts("list") == std::vector<std::string>{"x"});
  CHECK(arguments.objects("rows")[0].number("line") == 3);
  CHECK_THROWS_WITH(arguments.objects("rows")[1].number("line"), "arguments.rows[1].line is missing");
  CHECK_THROWS_WITH(arguments.text("number"), "arguments.number must be a text");
  CHECK_THROWS_WITH(arguments.number("minus"), "arguments.minus must be a whole number from 0 to 9007199254740992");
  CHECK_THROWS_WITH(arguments.number("number", 6), "arguments.number must be a whole number from 0 to 6");
  CHECK_THROWS_WITH(arguments.texts("mixed"), "arguments.mixed must be an array of texts");
  CHECK_THROWS_WITH(arguments.objects("mixed"), "arguments.mixed[0] must be an object");
  CHECK_THROWS_WITH(arguments.truth("text", false), "arguments.text must be true or false");
  CHECK_THROWS_WITH(arguments.object("text"), "arguments.text must be an object");
}

}  // namespace heddle::protocol
