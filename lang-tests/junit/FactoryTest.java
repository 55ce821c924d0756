import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInfo;

// Tests that are made while they run: what is around them is called once for all that one method makes.
class FactoryTest {
  @BeforeEach
  void before() {
    System.out.println("before");
  }

  @AfterEach
  void after() {
    System.out.println("after");
  }

  DynamicTest one(String name) {
    return dynamicTest(name, () -> System.out.println("runs " + name));
  }

  @TestFactory
  Collection<DynamicTest> collection() {
    System.out.println("makes");
    return Arrays.asList(one("a"), one("b"));
  }

  @TestFactory
  Stream<DynamicNode> nested(TestInfo info) {
    System.out.println(info.getDisplayName());
    return Stream.of(one("a"), dynamicContainer("b", Stream.of(one("b1"), dynamicContainer("b2", List.of(one("b21"))))), one("c"));
  }

  @TestFactory
  Iterator<DynamicTest> iterator() {
    return IntStream.range(0, 3).mapToObj(i -> one("i" + i)).iterator();
  }

  @TestFactory
  DynamicNode[] array() {
    return new DynamicNode[] {one("x"), one("y")};
  }

  @TestFactory
  DynamicTest single() {
    return one("alone");
  }

  @TestFactory
  DynamicContainer container() {
    return dynamicContainer("container", new ArrayList<>(List.of(one("in it"))));
  }

  @TestFactory
  Stream<DynamicTest> ofInputs() {
    return DynamicTest.stream(List.of(1, 2).iterator(), i -> "number " + i, i -> System.out.println("takes " + i));
  }

  @TestFactory
  Stream<DynamicTest> ofNamed() {
    return DynamicTest.stream(Stream.of(Named.of("one", 1), Named.of("two", 2)), i -> System.out.println("takes " + i));
  }

  @TestFactory
  List<DynamicTest> someFail() {
    return List.of(one("good"), dynamicTest("bad", () -> assertEquals(1, 2)), one("last"));
  }

  @TestFactory
  List<DynamicTest> someAssume() {
    return List.of(dynamicTest("skipped", () -> assumeTrue(false)), one("other"));
  }

  @TestFactory
  List<DynamicTest> none() {
    return List.of();
  }

  @TestFactory
  List<DynamicTest> fails() {
    assertTrue(false);
    return List.of();
  }
}
