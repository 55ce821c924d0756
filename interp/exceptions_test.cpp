#include <doctest/doctest.h>

#include "interp/exceptions.h"
#include "test_support/test_world.h"

using namespace heddle;
using namespace heddle::interp;

namespace {

// What an uncaught exception in main prints.
std::string error_of(const std::string& body, const std::string& more = "", vm::RunOptions options = {}) {
  TestWorld w("public class Main\n  source \"Main.java\"\n" + more +
                  "  method public static main([Ljava/lang/String;)V refs=12 prims=12\n" + body +
                  "\n    RET\n  end\nend\n",
              std::move(options));
  w.start();
  const PlainResult result = w.run();
  CHECK(result.end == PlainEnd::MainFailed);
  CHECK(result.exit_status == 1);
  return w.err;
}
// Its first line after "Exception in thread "main" ".
std::string message_of(const std::string& body, const std::string& more = "") {
  const std::string text = error_of(body, more);
  const std::string prefix = "Exception in thread \"main\" java.lang.";
  REQUIRE(text.starts_with(prefix));
  return text.substr(prefix.size(), text.find('\n') - prefix.size());
}
std::string null_message(const std::string& body, const std::string& more = "") {
  const std::string message = message_of(body, more);
  const std::string prefix = "NullPointerException: ";
  REQUIRE(message.starts_with(prefix));
  return message.substr(prefix.size());
}

}  // namespace

TEST_CASE("messages of the VM's exceptions are OpenJDK's") {
  CHECK(message_of(" CONST_I p0 0\n DIV_I p0 p0 p0") == "ArithmeticException: / by zero");
  CHECK(message_of(" CONST_L p0 0\n REM_L p0 p0 p0") == "ArithmeticException: / by zero");
  CHECK(message_of(" CONST_I p0 3\n NEWARR r1 p0 [I\n CONST_I p0 5\n ALOAD_4 p1 r1 p0") ==
        "ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 3");
  CHECK(message_of(" CONST_I p0 3\n NEWARR r1 p0 [I\n CONST_I p0 -7\n ASTORE_4 p0 r1 p0") ==
        "ArrayIndexOutOfBoundsException: Index -7 out of bounds for length 3");
  CHECK(message_of(" CONST_I p0 -1\n NEWARR r1 p0 [I") == "NegativeArraySizeException: -1");
  CHECK(message_of(" CONST_I p1 3\n CONST_I p2 -7\n CONST_I p0 2\n MULTINEW r1 p0 [[I") ==
        "NegativeArraySizeException: -7");
  CHECK(message_of(" CONST_I p0 3\n NEWARR r1 p0 [Ljava/lang/String;\n NEW r2 Main\n CONST_I p0 0\n "
                   "ASTORE_R r2 r1 p0") == "ArrayStoreException: Main");
  CHECK(message_of(" CONST_I p0 2147483647\n NEWARR r1 p0 [I") ==
        "OutOfMemoryError: Requested array size exceeds VM limit");
  CHECK(message_of(" CONST_I p0 2000000000\n NEWARR r1 p0 [J") == "OutOfMemoryError: Java heap space");
  CHECK(message_of(" NEW r1 Main\n MONEXIT r1") == "IllegalMonitorStateException: current thread is not owner");
  CHECK(message_of(" NEW r1 Main\n CALL_VIRTUAL java/lang/Object.notify()V r1 p0") ==
        "IllegalMonitorStateException: current thread is not owner");
}

TEST_CASE("messages of casts") {
  auto cast = [](const char* make, const char* to) { return message_of(std::string(make) + "\n CHECKCAST r1 " + to); };
  CHECK(cast(" NEW r1 Main", "java/lang/String") ==
        "ClassCastException: class Main cannot be cast to class java.lang.String (Main is in unnamed "
        "module of loader 'app'; java.lang.String is in module java.base of loader 'bootstrap')");
  CHECK(cast(" STRING r1 \"a\"", "java/lang/Thread") ==
        "ClassCastException: class java.lang.String cannot be cast to class java.lang.Thread "
        "(java.lang.String and java.lang.Thread are in module java.base of loader 'bootstrap')");
  CHECK(cast(" CONST_I p0 1\n NEWARR r1 p0 [I", "[LMain;") ==
        "ClassCastException: class [I cannot be cast to class [LMain; ([I is in module java.base of "
        "loader 'bootstrap'; [LMain; is in unnamed module of loader 'app')");
}

TEST_CASE("helpful NullPointerException messages") {
  const std::string members = R"(
  field next LMain;
  field s Ljava/lang/String;
  field arr [I
  field fs [F
  field static st LMain;
  field static g [[I
  method static get(ILjava/lang/String;)LMain;
    NULL_R r0
    RET_R r0
  end
  method m(Ljava/lang/Object;[I)LMain;
    NULL_R r0
    RET_R r0
  end
)";
  const std::string local = " NULL_R r1\nfrom:\n";
  const std::string named = "\nto:\n local q LMain; from to r1";
  CHECK(null_message(" NULL_R r1\n CALL_VIRTUAL java/lang/String.length()I r1 p0") ==
        "Cannot invoke \"String.length()\" because \"null\" is null");
  CHECK(null_message(local + " MOV_R r5 r1\n CALL_VIRTUAL java/lang/String.length()I r5 p0" + named) ==
        "Cannot invoke \"String.length()\" because \"<local0>\" is null");
  CHECK(null_message(local + " GETF_R r2 r1 Main.s:Ljava/lang/String;" + named, members) ==
        "Cannot read field \"s\" because \"<local0>\" is null");
  CHECK(null_message(local + " PUTF_R r1 r1 Main.s:Ljava/lang/String;" + named, members) ==
        "Cannot assign field \"s\" because \"<local0>\" is null");
  CHECK(null_message(local + " ARRLEN p0 r1" + named) == "Cannot read the array length because \"<local0>\" is null");
  CHECK(null_message(local + " CONST_I p0 0\n ALOAD_4 p1 r1 p0\nto:\n local q [F from to r1") ==
        "Cannot load from float array because \"<local0>\" is null");
  CHECK(null_message(local + " THROW r1" + named) == "Cannot throw exception because \"<local0>\" is null");
  CHECK(null_message(local + " MONENTER r1" + named) == "Cannot enter synchronized block because \"<local0>\" is null");
  CHECK(null_message(" GETS_R r1 Main.st:LMain;\n GETF_R r1 r1 Main.s:Ljava/lang/String;", members) ==
        "Cannot read field \"s\" because \"Main.st\" is null");
  CHECK(null_message(R"(
    GETS_R r1 Main.g:[[I
    CONST_I p0 1
    ALOAD_R r1 r1 p0)",
                     members) == "Cannot load from object array because \"Main.g\" is null");
  CHECK(null_message(R"(
    CONST_I p0 3
    NEWARR r1 p0 [[I
  from:
    CONST_I p1 2
    ALOAD_R r2 r1 p1
    ASTORE_4 p1 r2 p1
  to:
    local h [[I from to r1)") == "Cannot store to int array because \"<local0>[2]\" is null");
  CHECK(null_message(R"(
    CONST_I p0 3
    NEWARR r1 p0 [[I
  from:
    CONST_I p1 1
    ADDK_I p2 p1 1
    ALOAD_R r2 r1 p2
    ASTORE_4 p1 r2 p1
  to:
    local h [[I from to r1)") == "Cannot store to int array because \"<local0>[...]\" is null");
  CHECK(null_message(R"(
    CONST_I p0 3
    NULL_R r3
    CALL_STATIC Main.get(ILjava/lang/String;)LMain; r3 p0
    GETF_R r4 r3 Main.s:Ljava/lang/String;)",
                     members) ==
        "Cannot read field \"s\" because the return value of \"Main.get(int, String)\" is null");
  CHECK(null_message(R"(
    NEW r1 Main
    NULL_R r2
    NULL_R r3
    CALL_VIRTUAL Main.m(Ljava/lang/Object;[I)LMain; r1 p0
    NULL_R r2
    NULL_R r3
    CALL_VIRTUAL Main.m(Ljava/lang/Object;[I)LMain; r1 p0)",
                     members) ==
        "Cannot invoke \"Main.m(Object, int[])\" because the return value of \"Main.m(Object, int[])\" is "
        "null");
  CHECK(null_message(R"(
    NEW r1 Main
  from:
    GETF_R r2 r1 Main.next:LMain;
    GETF_R r3 r2 Main.fs:[F
  to:
    local full LMain; from to r1)",
                     members) == "Cannot read field \"fs\" because \"<local0>.next\" is null");
  // Two definitions reach: nothing is said about the cause.
  CHECK(null_message(R"(
    CONST_I p0 1
    JZ p0 other
    NULL_R r2
    JMP join
  other:
    NEW r2 Main
  join:
    CALL_VIRTUAL java/lang/String.length()I r2 p0)") == "Cannot invoke \"String.length()\"");
}

TEST_CASE("stack traces: lines, without the constructors of the exception") {
  const std::string text = error_of(R"(
    line 7
    CONST_I p0 0
    CALL_STATIC Main.f(I)V r1 p0)",
                                    R"(
  method static f(I)V refs=3 prims=1
    line 3
    NEW r0 java/lang/RuntimeException
    MOV_R r1 r0
    STRING r2 "boo"
    CALL_SPECIAL java/lang/RuntimeException.<init>(Ljava/lang/String;)V r1 p0
    line 4
    THROW r0
  end
)");
  CHECK(text ==
        "Exception in thread \"main\" java.lang.RuntimeException: boo\n"
        "\tat Main.f(Main.java:3)\n"
        "\tat Main.main(Main.java:7)\n");
}

TEST_CASE("handlers: the first that fits, in the innermost frame that has one") {
  TestWorld w(R"(
public class Main
  method static f()V refs=3 prims=3
  from:
    CONST_I p0 0
    DIV_I p0 p0 p0
  to:
    RET
  wrong:
    STRING r1 "wrong"
    CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r1 p1
    RET
    catch java/lang/NullPointerException from to wrong r1
  end
  method public static main([Ljava/lang/String;)V refs=3 prims=3
  from:
    CALL_STATIC Main.f()V r1 p0
  to:
    RET
  handler:
    CALL_VIRTUAL java/lang/Throwable.getMessage()Ljava/lang/String; r1 p0
    CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r1 p1
    RET
  never:
    THROW r1
    catch java/lang/RuntimeException from to handler r1
    catch any from to never r1
  end
end)");
  w.start();
  CHECK(w.run().end == PlainEnd::Normal);
  CHECK(w.out == "/ by zero\n");
}

TEST_CASE("stack overflow can be caught, and its trace is cut") {
  TestWorld w(R"(
public class Main
  method static rec(I)I refs=1 prims=4
    ADDK_I p1 p0 1
    CALL_STATIC Main.rec(I)I r0 p1
    RET_P p1
  end
  method public static main([Ljava/lang/String;)V refs=3 prims=3
    CONST_I p0 0
  from:
    CALL_STATIC Main.rec(I)I r1 p0
  to:
    RET
  handler:
    STRING r1 "caught"
    CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r1 p1
    RET
    catch java/lang/StackOverflowError from to handler r2
  end
end)");
  w.start();
  CHECK(w.run().end == PlainEnd::Normal);
  CHECK(w.out == "caught\n");
}

TEST_CASE("memory that ends can be caught") {
  vm::RunOptions options;
  options.max_heap_bytes = 1 << 20;
  TestWorld w(R"(
public class Main
  field next LMain;
  method public static main([Ljava/lang/String;)V refs=4 prims=3
    NULL_R r1
  from:
    NEW r2 Main
    PUTF_R r1 r2 Main.next:LMain;
    MOV_R r1 r2
    JMP from
  to:
  handler:
    NULL_R r1
    NULL_R r2
    CALL_VIRTUAL java/lang/Throwable.getMessage()Ljava/lang/String; r3 p0
    CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r3 p1
    RET
    catch java/lang/OutOfMemoryError from to handler r3
  end
end)",
              options);
  w.start();
  CHECK(w.run().end == PlainEnd::Normal);
  CHECK(w.out == "Java heap space\n");
}

TEST_CASE("an exception in a thread other than main does not change the exit status") {
  TestWorld w(R"(
public class T extends java/lang/Thread
  method public run()V refs=1 prims=1
    CONST_I p0 0
    DIV_I p0 p0 p0
    RET
  end
end
public class Main
  method public static main([Ljava/lang/String;)V refs=3 prims=3
    NEW r1 T
    MOV_R r2 r1
    CALL_VIRTUAL java/lang/Thread.start()V r2 p0
    RET
  end
end)");
  w.start();
  const PlainResult result = w.run();
  CHECK(result.end == PlainEnd::Normal);
  CHECK(result.exit_status == 0);
  CHECK(w.err.find("java.lang.ArithmeticException: / by zero\n\tat T.run(") != std::string::npos);
}
