// The tests of a compiled program, as users of JUnit 3, 4 and 5 write them, and of each the class whose main method
// runs it alone: so a test is a program, and all that can be done with programs can be done with it.
//
// Known: @Test (expected), @Before, @After, @BeforeClass, @AfterClass, @Ignore; @Test, @BeforeEach, @AfterEach,
// @BeforeAll, @AfterAll, @Disabled, @DisplayName, @Nested, @TestInstance, @Tag, @RepeatedTest, @TestFactory,
// @ParameterizedTest with @ValueSource, @NullSource, @EmptySource, @NullAndEmptySource, @CsvSource, @EnumSource and
// @MethodSource; parameters of type TestInfo, RepetitionInfo and TestReporter; subclasses of junit.framework.TestCase;
// @heddle.HeddleTest; and annotations of the program's own on whose declarations JUnit 5's stand, or @HeddleTest. Time
// limits are not kept: all schedules are explored, a test that may never end is a deadlock or an endless loop. A
// repeated test runs once, if nobody asks which repetition it is: whatever a repetition could do, some schedule of the
// first one does.
//
// And classes that are @heddle.Linearizable: each of their scenarios (linearizable.h) is a test.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "vm/bytecode/class_image.h"

namespace heddle::junit {

using bytecode::ClassImage;
// The class of a binary name ("java/util/Map$Entry"), of the program or of the library; null: there is none.
using FindClass = std::function<const ClassImage*(std::string_view)>;

// What @heddle.HeddleTest says of a test, or of all tests of its class.
struct Settings {
  std::vector<std::string> options;  // of `vm --systematic`: "--explore=history", "--runs=100"
  std::string expect;                // "": no failure; "failure": any; else a kind of finding ("deadlock")
};

struct Test {
  // Within its file: "deposits", "deposits[2]" (the second set of arguments), "WhenEmpty.deposits" (of another class
  // than that which the file is named after).
  std::string name;
  std::string class_name;    // as source text names it: "bank.AccountTest.WhenEmpty"
  std::string display_name;  // of @DisplayName; else the method's, with its arguments
  // Where the code of its method, or of that with which something is wrong, begins in the file (0: not known), and the
  // method's name, which stands somewhere in front of that.
  u32 line = 0, column = 0;
  std::string method;
  std::optional<std::string> skipped;  // it is not to be run: the reason that is given, which may be ""
  std::string problem;                 // why it cannot be run here; "": it can
  Settings settings;
  u32 points = 1;      // of @heddle.Points
  std::string driver;  // source text of the class that runs it; "" if it cannot be run or is skipped
  // Of the scenarios of a class that is @heddle.Linearizable ("linearizable[3]"): the class. When one has failed those
  // behind it, which are larger, need not be run; and tests of these names are it with one call less each.
  std::string scenarios_of;
  std::vector<std::string> smaller;
};

// What the driver's class is called. It stands in the package of the test's class.
inline constexpr const char* kDriver = "HeddleTestDriver";
// The driver's last line of output when an assumption of the test was not met begins so.
inline constexpr const char* kAborted = "test aborted: ";

// The tests of those classes of `program` that stand in the source file `file` ("AccountTest.java"), and whose package
// is `package` ("bank/", or ""): in the order of the source. `wanted`: this one, too (Test::smaller has its name).
std::vector<Test> tests_of(const std::vector<ClassImage>& program, std::string_view package, std::string_view file,
                           const FindClass& find, std::string_view wanted = {});

// What @heddle.Points says; without it `otherwise`.
u32 points_of(const std::vector<bytecode::Annotation>& annotations, u32 otherwise);

}  // namespace heddle::junit
