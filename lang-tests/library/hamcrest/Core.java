// The matchers of org.hamcrest.core, and matchers that programs write.
import static org.hamcrest.CoreMatchers.*;
import static org.hamcrest.MatcherAssert.assertThat;

import java.util.List;
import java.util.Optional;
import org.hamcrest.*;

public class Core {
  interface Code {
    void run() throws Throwable;
  }

  // Runs one assertion and says what has become of it. Hash codes are left out.
  static void show(String what, Code code) {
    String end;
    try {
      code.run();
      end = "passes";
    } catch (Throwable e) {
      end = e.getClass().getName() + ": [" + e.getMessage() + "] " + e;
      if (e.getCause() != null) end += " cause " + e.getCause();
    }
    System.out.println(what + ": " + end.replaceAll("@[0-9a-f]+", "@#").replaceAll("java.util.Immutable[a-zA-Z0-9$]+", "Immutable"));
  }

  // What a matcher says of an object that the compiler would not let pass.
  static void raw(Matcher<?> matcher, Object item) {
    boolean matches = matcher.matches(item);
    Description description = new StringDescription().appendDescriptionOf(matcher).appendText(" / ");
    if (!matches) matcher.describeMismatch(item, description);
    throw new RuntimeException(matches + " " + description);
  }

  static class Silent {
    @Override
    public String toString() {
      return null;
    }

    @Override
    public boolean equals(Object other) {
      return false;
    }
  }

  static class Even extends BaseMatcher<Integer> {
    @Override
    public boolean matches(Object item) {
      return item instanceof Integer && (Integer) item % 2 == 0;
    }

    @Override
    public void describeTo(Description description) {
      description.appendText("even");
    }
  }

  static class Typed extends TypeSafeMatcher<String> {
    Typed() {
      super(String.class);
    }

    @Override
    protected boolean matchesSafely(String item) {
      return item.isEmpty();
    }

    @Override
    public void describeTo(Description description) {
      description.appendText("nothing");
    }
  }

  static class Untyped extends TypeSafeMatcher<Integer> {
    @Override
    protected boolean matchesSafely(Integer item) {
      return item < 10;
    }

    @Override
    protected void describeMismatchSafely(Integer item, Description description) {
      description.appendValue(item).appendText(" has many digits");
    }

    @Override
    public void describeTo(Description description) {
      description.appendText("a digit");
    }
  }

  static class Length extends FeatureMatcher<String, Integer> {
    Length(Matcher<Integer> matcher) {
      super(matcher, "a string as long as", "length");
    }

    @Override
    protected Integer featureValueOf(String actual) {
      return actual.length();
    }
  }

  static class Diagnosing extends TypeSafeDiagnosingMatcher<Integer> {
    @Override
    protected boolean matchesSafely(Integer item, Description description) {
      description.appendValue(item).appendText(" it was");
      return item == 5;
    }

    @Override
    public void describeTo(Description description) {
      description.appendText("five");
    }
  }

  static class Fixed extends CustomMatcher<Integer> {
    Fixed() {
      super("never");
    }

    @Override
    public boolean matches(Object item) {
      return false;
    }
  }

  static class FixedTyped extends CustomTypeSafeMatcher<String> {
    FixedTyped() {
      super("empty");
    }

    @Override
    protected boolean matchesSafely(String item) {
      return item.isEmpty();
    }
  }

  public static void main(String[] args) {
    show("assertThat('abc', is('abc'))", () -> assertThat("abc", is("abc")));
    show("assertThat('ABC', is('abc'))", () -> assertThat("ABC", is("abc")));
    show("assertThat('xb', is('abc'))", () -> assertThat("xb", is("abc")));
    show("assertThat('', is('abc'))", () -> assertThat("", is("abc")));
    show("assertThat('  ', is('abc'))", () -> assertThat("  ", is("abc")));
    show("assertThat((String) null, is('abc'))", () -> assertThat((String) null, is("abc")));
    show("assertThat('abc', equalTo('abc'))", () -> assertThat("abc", equalTo("abc")));
    show("assertThat('ABC', equalTo('abc'))", () -> assertThat("ABC", equalTo("abc")));
    show("assertThat('xb', equalTo('abc'))", () -> assertThat("xb", equalTo("abc")));
    show("assertThat('', equalTo('abc'))", () -> assertThat("", equalTo("abc")));
    show("assertThat('  ', equalTo('abc'))", () -> assertThat("  ", equalTo("abc")));
    show("assertThat((String) null, equalTo('abc'))", () -> assertThat((String) null, equalTo("abc")));
    show("assertThat('abc', not('abc'))", () -> assertThat("abc", not("abc")));
    show("assertThat('ABC', not('abc'))", () -> assertThat("ABC", not("abc")));
    show("assertThat('xb', not('abc'))", () -> assertThat("xb", not("abc")));
    show("assertThat('', not('abc'))", () -> assertThat("", not("abc")));
    show("assertThat('  ', not('abc'))", () -> assertThat("  ", not("abc")));
    show("assertThat((String) null, not('abc'))", () -> assertThat((String) null, not("abc")));
    show("assertThat('abc', not(equalTo('abc')))", () -> assertThat("abc", not(equalTo("abc"))));
    show("assertThat('ABC', not(equalTo('abc')))", () -> assertThat("ABC", not(equalTo("abc"))));
    show("assertThat('xb', not(equalTo('abc')))", () -> assertThat("xb", not(equalTo("abc"))));
    show("assertThat('', not(equalTo('abc')))", () -> assertThat("", not(equalTo("abc"))));
    show("assertThat('  ', not(equalTo('abc')))", () -> assertThat("  ", not(equalTo("abc"))));
    show("assertThat((String) null, not(equalTo('abc')))", () -> assertThat((String) null, not(equalTo("abc"))));
    show("assertThat('abc', is(not('abc')))", () -> assertThat("abc", is(not("abc"))));
    show("assertThat('ABC', is(not('abc')))", () -> assertThat("ABC", is(not("abc"))));
    show("assertThat('xb', is(not('abc')))", () -> assertThat("xb", is(not("abc"))));
    show("assertThat('', is(not('abc')))", () -> assertThat("", is(not("abc"))));
    show("assertThat('  ', is(not('abc')))", () -> assertThat("  ", is(not("abc"))));
    show("assertThat((String) null, is(not('abc')))", () -> assertThat((String) null, is(not("abc"))));
    show("assertThat('abc', containsString('b'))", () -> assertThat("abc", containsString("b")));
    show("assertThat('ABC', containsString('b'))", () -> assertThat("ABC", containsString("b")));
    show("assertThat('xb', containsString('b'))", () -> assertThat("xb", containsString("b")));
    show("assertThat('', containsString('b'))", () -> assertThat("", containsString("b")));
    show("assertThat('  ', containsString('b'))", () -> assertThat("  ", containsString("b")));
    show("assertThat((String) null, containsString('b'))", () -> assertThat((String) null, containsString("b")));
    show("assertThat('abc', containsStringIgnoringCase('B'))", () -> assertThat("abc", containsStringIgnoringCase("B")));
    show("assertThat('ABC', containsStringIgnoringCase('B'))", () -> assertThat("ABC", containsStringIgnoringCase("B")));
    show("assertThat('xb', containsStringIgnoringCase('B'))", () -> assertThat("xb", containsStringIgnoringCase("B")));
    show("assertThat('', containsStringIgnoringCase('B'))", () -> assertThat("", containsStringIgnoringCase("B")));
    show("assertThat('  ', containsStringIgnoringCase('B'))", () -> assertThat("  ", containsStringIgnoringCase("B")));
    show("assertThat((String) null, containsStringIgnoringCase('B'))", () -> assertThat((String) null, containsStringIgnoringCase("B")));
    show("assertThat('abc', startsWith('a'))", () -> assertThat("abc", startsWith("a")));
    show("assertThat('ABC', startsWith('a'))", () -> assertThat("ABC", startsWith("a")));
    show("assertThat('xb', startsWith('a'))", () -> assertThat("xb", startsWith("a")));
    show("assertThat('', startsWith('a'))", () -> assertThat("", startsWith("a")));
    show("assertThat('  ', startsWith('a'))", () -> assertThat("  ", startsWith("a")));
    show("assertThat((String) null, startsWith('a'))", () -> assertThat((String) null, startsWith("a")));
    show("assertThat('abc', startsWithIgnoringCase('A'))", () -> assertThat("abc", startsWithIgnoringCase("A")));
    show("assertThat('ABC', startsWithIgnoringCase('A'))", () -> assertThat("ABC", startsWithIgnoringCase("A")));
    show("assertThat('xb', startsWithIgnoringCase('A'))", () -> assertThat("xb", startsWithIgnoringCase("A")));
    show("assertThat('', startsWithIgnoringCase('A'))", () -> assertThat("", startsWithIgnoringCase("A")));
    show("assertThat('  ', startsWithIgnoringCase('A'))", () -> assertThat("  ", startsWithIgnoringCase("A")));
    show("assertThat((String) null, startsWithIgnoringCase('A'))", () -> assertThat((String) null, startsWithIgnoringCase("A")));
    show("assertThat('abc', endsWith('c'))", () -> assertThat("abc", endsWith("c")));
    show("assertThat('ABC', endsWith('c'))", () -> assertThat("ABC", endsWith("c")));
    show("assertThat('xb', endsWith('c'))", () -> assertThat("xb", endsWith("c")));
    show("assertThat('', endsWith('c'))", () -> assertThat("", endsWith("c")));
    show("assertThat('  ', endsWith('c'))", () -> assertThat("  ", endsWith("c")));
    show("assertThat((String) null, endsWith('c'))", () -> assertThat((String) null, endsWith("c")));
    show("assertThat('abc', endsWithIgnoringCase('C'))", () -> assertThat("abc", endsWithIgnoringCase("C")));
    show("assertThat('ABC', endsWithIgnoringCase('C'))", () -> assertThat("ABC", endsWithIgnoringCase("C")));
    show("assertThat('xb', endsWithIgnoringCase('C'))", () -> assertThat("xb", endsWithIgnoringCase("C")));
    show("assertThat('', endsWithIgnoringCase('C'))", () -> assertThat("", endsWithIgnoringCase("C")));
    show("assertThat('  ', endsWithIgnoringCase('C'))", () -> assertThat("  ", endsWithIgnoringCase("C")));
    show("assertThat((String) null, endsWithIgnoringCase('C'))", () -> assertThat((String) null, endsWithIgnoringCase("C")));
    show("assertThat('abc', nullValue())", () -> assertThat("abc", nullValue()));
    show("assertThat('ABC', nullValue())", () -> assertThat("ABC", nullValue()));
    show("assertThat('xb', nullValue())", () -> assertThat("xb", nullValue()));
    show("assertThat('', nullValue())", () -> assertThat("", nullValue()));
    show("assertThat('  ', nullValue())", () -> assertThat("  ", nullValue()));
    show("assertThat((String) null, nullValue())", () -> assertThat((String) null, nullValue()));
    show("assertThat('abc', notNullValue())", () -> assertThat("abc", notNullValue()));
    show("assertThat('ABC', notNullValue())", () -> assertThat("ABC", notNullValue()));
    show("assertThat('xb', notNullValue())", () -> assertThat("xb", notNullValue()));
    show("assertThat('', notNullValue())", () -> assertThat("", notNullValue()));
    show("assertThat('  ', notNullValue())", () -> assertThat("  ", notNullValue()));
    show("assertThat((String) null, notNullValue())", () -> assertThat((String) null, notNullValue()));
    show("assertThat('abc', nullValue(String.class))", () -> assertThat("abc", nullValue(String.class)));
    show("assertThat('ABC', nullValue(String.class))", () -> assertThat("ABC", nullValue(String.class)));
    show("assertThat('xb', nullValue(String.class))", () -> assertThat("xb", nullValue(String.class)));
    show("assertThat('', nullValue(String.class))", () -> assertThat("", nullValue(String.class)));
    show("assertThat('  ', nullValue(String.class))", () -> assertThat("  ", nullValue(String.class)));
    show("assertThat((String) null, nullValue(String.class))", () -> assertThat((String) null, nullValue(String.class)));
    show("assertThat('abc', notNullValue(String.class))", () -> assertThat("abc", notNullValue(String.class)));
    show("assertThat('ABC', notNullValue(String.class))", () -> assertThat("ABC", notNullValue(String.class)));
    show("assertThat('xb', notNullValue(String.class))", () -> assertThat("xb", notNullValue(String.class)));
    show("assertThat('', notNullValue(String.class))", () -> assertThat("", notNullValue(String.class)));
    show("assertThat('  ', notNullValue(String.class))", () -> assertThat("  ", notNullValue(String.class)));
    show("assertThat((String) null, notNullValue(String.class))", () -> assertThat((String) null, notNullValue(String.class)));
    show("assertThat('abc', anything())", () -> assertThat("abc", anything()));
    show("assertThat('ABC', anything())", () -> assertThat("ABC", anything()));
    show("assertThat('xb', anything())", () -> assertThat("xb", anything()));
    show("assertThat('', anything())", () -> assertThat("", anything()));
    show("assertThat('  ', anything())", () -> assertThat("  ", anything()));
    show("assertThat((String) null, anything())", () -> assertThat((String) null, anything()));
    show("assertThat('abc', anything('whatever'))", () -> assertThat("abc", anything("whatever")));
    show("assertThat('ABC', anything('whatever'))", () -> assertThat("ABC", anything("whatever")));
    show("assertThat('xb', anything('whatever'))", () -> assertThat("xb", anything("whatever")));
    show("assertThat('', anything('whatever'))", () -> assertThat("", anything("whatever")));
    show("assertThat('  ', anything('whatever'))", () -> assertThat("  ", anything("whatever")));
    show("assertThat((String) null, anything('whatever'))", () -> assertThat((String) null, anything("whatever")));
    show("assertThat('abc', instanceOf(String.class))", () -> assertThat("abc", instanceOf(String.class)));
    show("assertThat('ABC', instanceOf(String.class))", () -> assertThat("ABC", instanceOf(String.class)));
    show("assertThat('xb', instanceOf(String.class))", () -> assertThat("xb", instanceOf(String.class)));
    show("assertThat('', instanceOf(String.class))", () -> assertThat("", instanceOf(String.class)));
    show("assertThat('  ', instanceOf(String.class))", () -> assertThat("  ", instanceOf(String.class)));
    show("assertThat((String) null, instanceOf(String.class))", () -> assertThat((String) null, instanceOf(String.class)));
    show("assertThat('abc', instanceOf(Integer.class))", () -> assertThat("abc", instanceOf(Integer.class)));
    show("assertThat('ABC', instanceOf(Integer.class))", () -> assertThat("ABC", instanceOf(Integer.class)));
    show("assertThat('xb', instanceOf(Integer.class))", () -> assertThat("xb", instanceOf(Integer.class)));
    show("assertThat('', instanceOf(Integer.class))", () -> assertThat("", instanceOf(Integer.class)));
    show("assertThat('  ', instanceOf(Integer.class))", () -> assertThat("  ", instanceOf(Integer.class)));
    show("assertThat((String) null, instanceOf(Integer.class))", () -> assertThat((String) null, instanceOf(Integer.class)));
    show("assertThat('abc', any(String.class))", () -> assertThat("abc", any(String.class)));
    show("assertThat('ABC', any(String.class))", () -> assertThat("ABC", any(String.class)));
    show("assertThat('xb', any(String.class))", () -> assertThat("xb", any(String.class)));
    show("assertThat('', any(String.class))", () -> assertThat("", any(String.class)));
    show("assertThat('  ', any(String.class))", () -> assertThat("  ", any(String.class)));
    show("assertThat((String) null, any(String.class))", () -> assertThat((String) null, any(String.class)));
    show("assertThat('abc', isA(String.class))", () -> assertThat("abc", isA(String.class)));
    show("assertThat('ABC', isA(String.class))", () -> assertThat("ABC", isA(String.class)));
    show("assertThat('xb', isA(String.class))", () -> assertThat("xb", isA(String.class)));
    show("assertThat('', isA(String.class))", () -> assertThat("", isA(String.class)));
    show("assertThat('  ', isA(String.class))", () -> assertThat("  ", isA(String.class)));
    show("assertThat((String) null, isA(String.class))", () -> assertThat((String) null, isA(String.class)));
    show("assertThat('abc', allOf(startsWith('a'), endsWith('c')))", () -> assertThat("abc", allOf(startsWith("a"), endsWith("c"))));
    show("assertThat('ABC', allOf(startsWith('a'), endsWith('c')))", () -> assertThat("ABC", allOf(startsWith("a"), endsWith("c"))));
    show("assertThat('xb', allOf(startsWith('a'), endsWith('c')))", () -> assertThat("xb", allOf(startsWith("a"), endsWith("c"))));
    show("assertThat('', allOf(startsWith('a'), endsWith('c')))", () -> assertThat("", allOf(startsWith("a"), endsWith("c"))));
    show("assertThat('  ', allOf(startsWith('a'), endsWith('c')))", () -> assertThat("  ", allOf(startsWith("a"), endsWith("c"))));
    show("assertThat((String) null, allOf(startsWith('a'), endsWith('c')))", () -> assertThat((String) null, allOf(startsWith("a"), endsWith("c"))));
    show("assertThat('abc', allOf(List.of(startsWith('a'), endsWith('c'))))", () -> assertThat("abc", allOf(List.of(startsWith("a"), endsWith("c")))));
    show("assertThat('ABC', allOf(List.of(startsWith('a'), endsWith('c'))))", () -> assertThat("ABC", allOf(List.of(startsWith("a"), endsWith("c")))));
    show("assertThat('xb', allOf(List.of(startsWith('a'), endsWith('c'))))", () -> assertThat("xb", allOf(List.of(startsWith("a"), endsWith("c")))));
    show("assertThat('', allOf(List.of(startsWith('a'), endsWith('c'))))", () -> assertThat("", allOf(List.of(startsWith("a"), endsWith("c")))));
    show("assertThat('  ', allOf(List.of(startsWith('a'), endsWith('c'))))", () -> assertThat("  ", allOf(List.of(startsWith("a"), endsWith("c")))));
    show("assertThat((String) null, allOf(List.of(startsWith('a'), endsWith('c'))))", () -> assertThat((String) null, allOf(List.of(startsWith("a"), endsWith("c")))));
    show("assertThat('abc', allOf(startsWith('a')))", () -> assertThat("abc", allOf(startsWith("a"))));
    show("assertThat('ABC', allOf(startsWith('a')))", () -> assertThat("ABC", allOf(startsWith("a"))));
    show("assertThat('xb', allOf(startsWith('a')))", () -> assertThat("xb", allOf(startsWith("a"))));
    show("assertThat('', allOf(startsWith('a')))", () -> assertThat("", allOf(startsWith("a"))));
    show("assertThat('  ', allOf(startsWith('a')))", () -> assertThat("  ", allOf(startsWith("a"))));
    show("assertThat((String) null, allOf(startsWith('a')))", () -> assertThat((String) null, allOf(startsWith("a"))));
    show("assertThat('abc', anyOf(startsWith('x'), endsWith('c')))", () -> assertThat("abc", anyOf(startsWith("x"), endsWith("c"))));
    show("assertThat('ABC', anyOf(startsWith('x'), endsWith('c')))", () -> assertThat("ABC", anyOf(startsWith("x"), endsWith("c"))));
    show("assertThat('xb', anyOf(startsWith('x'), endsWith('c')))", () -> assertThat("xb", anyOf(startsWith("x"), endsWith("c"))));
    show("assertThat('', anyOf(startsWith('x'), endsWith('c')))", () -> assertThat("", anyOf(startsWith("x"), endsWith("c"))));
    show("assertThat('  ', anyOf(startsWith('x'), endsWith('c')))", () -> assertThat("  ", anyOf(startsWith("x"), endsWith("c"))));
    show("assertThat((String) null, anyOf(startsWith('x'), endsWith('c')))", () -> assertThat((String) null, anyOf(startsWith("x"), endsWith("c"))));
    show("assertThat('abc', anyOf(List.of(startsWith('x'), endsWith('c'))))", () -> assertThat("abc", anyOf(List.of(startsWith("x"), endsWith("c")))));
    show("assertThat('ABC', anyOf(List.of(startsWith('x'), endsWith('c'))))", () -> assertThat("ABC", anyOf(List.of(startsWith("x"), endsWith("c")))));
    show("assertThat('xb', anyOf(List.of(startsWith('x'), endsWith('c'))))", () -> assertThat("xb", anyOf(List.of(startsWith("x"), endsWith("c")))));
    show("assertThat('', anyOf(List.of(startsWith('x'), endsWith('c'))))", () -> assertThat("", anyOf(List.of(startsWith("x"), endsWith("c")))));
    show("assertThat('  ', anyOf(List.of(startsWith('x'), endsWith('c'))))", () -> assertThat("  ", anyOf(List.of(startsWith("x"), endsWith("c")))));
    show("assertThat((String) null, anyOf(List.of(startsWith('x'), endsWith('c'))))", () -> assertThat((String) null, anyOf(List.of(startsWith("x"), endsWith("c")))));
    show("assertThat('abc', both(startsWith('a')).and(endsWith('c')))", () -> assertThat("abc", both(startsWith("a")).and(endsWith("c"))));
    show("assertThat('ABC', both(startsWith('a')).and(endsWith('c')))", () -> assertThat("ABC", both(startsWith("a")).and(endsWith("c"))));
    show("assertThat('xb', both(startsWith('a')).and(endsWith('c')))", () -> assertThat("xb", both(startsWith("a")).and(endsWith("c"))));
    show("assertThat('', both(startsWith('a')).and(endsWith('c')))", () -> assertThat("", both(startsWith("a")).and(endsWith("c"))));
    show("assertThat('  ', both(startsWith('a')).and(endsWith('c')))", () -> assertThat("  ", both(startsWith("a")).and(endsWith("c"))));
    show("assertThat((String) null, both(startsWith('a')).and(endsWith('c')))", () -> assertThat((String) null, both(startsWith("a")).and(endsWith("c"))));
    show("assertThat('abc', either(startsWith('x')).or(endsWith('c')))", () -> assertThat("abc", either(startsWith("x")).or(endsWith("c"))));
    show("assertThat('ABC', either(startsWith('x')).or(endsWith('c')))", () -> assertThat("ABC", either(startsWith("x")).or(endsWith("c"))));
    show("assertThat('xb', either(startsWith('x')).or(endsWith('c')))", () -> assertThat("xb", either(startsWith("x")).or(endsWith("c"))));
    show("assertThat('', either(startsWith('x')).or(endsWith('c')))", () -> assertThat("", either(startsWith("x")).or(endsWith("c"))));
    show("assertThat('  ', either(startsWith('x')).or(endsWith('c')))", () -> assertThat("  ", either(startsWith("x")).or(endsWith("c"))));
    show("assertThat((String) null, either(startsWith('x')).or(endsWith('c')))", () -> assertThat((String) null, either(startsWith("x")).or(endsWith("c"))));
    show("assertThat('abc', both(startsWith('a')).and(endsWith('c')).and(containsString('z')))", () -> assertThat("abc", both(startsWith("a")).and(endsWith("c")).and(containsString("z"))));
    show("assertThat('ABC', both(startsWith('a')).and(endsWith('c')).and(containsString('z')))", () -> assertThat("ABC", both(startsWith("a")).and(endsWith("c")).and(containsString("z"))));
    show("assertThat('xb', both(startsWith('a')).and(endsWith('c')).and(containsString('z')))", () -> assertThat("xb", both(startsWith("a")).and(endsWith("c")).and(containsString("z"))));
    show("assertThat('', both(startsWith('a')).and(endsWith('c')).and(containsString('z')))", () -> assertThat("", both(startsWith("a")).and(endsWith("c")).and(containsString("z"))));
    show("assertThat('  ', both(startsWith('a')).and(endsWith('c')).and(containsString('z')))", () -> assertThat("  ", both(startsWith("a")).and(endsWith("c")).and(containsString("z"))));
    show("assertThat((String) null, both(startsWith('a')).and(endsWith('c')).and(containsString('z')))", () -> assertThat((String) null, both(startsWith("a")).and(endsWith("c")).and(containsString("z"))));
    show("assertThat('abc', either(startsWith('x')).or(endsWith('z')).or(containsString('zz')))", () -> assertThat("abc", either(startsWith("x")).or(endsWith("z")).or(containsString("zz"))));
    show("assertThat('ABC', either(startsWith('x')).or(endsWith('z')).or(containsString('zz')))", () -> assertThat("ABC", either(startsWith("x")).or(endsWith("z")).or(containsString("zz"))));
    show("assertThat('xb', either(startsWith('x')).or(endsWith('z')).or(containsString('zz')))", () -> assertThat("xb", either(startsWith("x")).or(endsWith("z")).or(containsString("zz"))));
    show("assertThat('', either(startsWith('x')).or(endsWith('z')).or(containsString('zz')))", () -> assertThat("", either(startsWith("x")).or(endsWith("z")).or(containsString("zz"))));
    show("assertThat('  ', either(startsWith('x')).or(endsWith('z')).or(containsString('zz')))", () -> assertThat("  ", either(startsWith("x")).or(endsWith("z")).or(containsString("zz"))));
    show("assertThat((String) null, either(startsWith('x')).or(endsWith('z')).or(containsString('zz')))", () -> assertThat((String) null, either(startsWith("x")).or(endsWith("z")).or(containsString("zz"))));
    show("assertThat('abc', both(startsWith('a')).and(endsWith('z')).or(containsString('q')))", () -> assertThat("abc", both(startsWith("a")).and(endsWith("z")).or(containsString("q"))));
    show("assertThat('ABC', both(startsWith('a')).and(endsWith('z')).or(containsString('q')))", () -> assertThat("ABC", both(startsWith("a")).and(endsWith("z")).or(containsString("q"))));
    show("assertThat('xb', both(startsWith('a')).and(endsWith('z')).or(containsString('q')))", () -> assertThat("xb", both(startsWith("a")).and(endsWith("z")).or(containsString("q"))));
    show("assertThat('', both(startsWith('a')).and(endsWith('z')).or(containsString('q')))", () -> assertThat("", both(startsWith("a")).and(endsWith("z")).or(containsString("q"))));
    show("assertThat('  ', both(startsWith('a')).and(endsWith('z')).or(containsString('q')))", () -> assertThat("  ", both(startsWith("a")).and(endsWith("z")).or(containsString("q"))));
    show("assertThat((String) null, both(startsWith('a')).and(endsWith('z')).or(containsString('q')))", () -> assertThat((String) null, both(startsWith("a")).and(endsWith("z")).or(containsString("q"))));
    show("assertThat('abc', is(both(startsWith('a')).and(endsWith('z'))))", () -> assertThat("abc", is(both(startsWith("a")).and(endsWith("z")))));
    show("assertThat('ABC', is(both(startsWith('a')).and(endsWith('z'))))", () -> assertThat("ABC", is(both(startsWith("a")).and(endsWith("z")))));
    show("assertThat('xb', is(both(startsWith('a')).and(endsWith('z'))))", () -> assertThat("xb", is(both(startsWith("a")).and(endsWith("z")))));
    show("assertThat('', is(both(startsWith('a')).and(endsWith('z'))))", () -> assertThat("", is(both(startsWith("a")).and(endsWith("z")))));
    show("assertThat('  ', is(both(startsWith('a')).and(endsWith('z'))))", () -> assertThat("  ", is(both(startsWith("a")).and(endsWith("z")))));
    show("assertThat((String) null, is(both(startsWith('a')).and(endsWith('z'))))", () -> assertThat((String) null, is(both(startsWith("a")).and(endsWith("z")))));
    show("assertThat('abc', describedAs('a %0 of %1, 100%', containsString('b'), 'x', 5))", () -> assertThat("abc", describedAs("a %0 of %1, 100%", containsString("b"), "x", 5)));
    show("assertThat('ABC', describedAs('a %0 of %1, 100%', containsString('b'), 'x', 5))", () -> assertThat("ABC", describedAs("a %0 of %1, 100%", containsString("b"), "x", 5)));
    show("assertThat('xb', describedAs('a %0 of %1, 100%', containsString('b'), 'x', 5))", () -> assertThat("xb", describedAs("a %0 of %1, 100%", containsString("b"), "x", 5)));
    show("assertThat('', describedAs('a %0 of %1, 100%', containsString('b'), 'x', 5))", () -> assertThat("", describedAs("a %0 of %1, 100%", containsString("b"), "x", 5)));
    show("assertThat('  ', describedAs('a %0 of %1, 100%', containsString('b'), 'x', 5))", () -> assertThat("  ", describedAs("a %0 of %1, 100%", containsString("b"), "x", 5)));
    show("assertThat((String) null, describedAs('a %0 of %1, 100%', containsString('b'), 'x', 5))", () -> assertThat((String) null, describedAs("a %0 of %1, 100%", containsString("b"), "x", 5)));
    show("assertThat('abc', sameInstance('abc'))", () -> assertThat("abc", sameInstance("abc")));
    show("assertThat('ABC', sameInstance('abc'))", () -> assertThat("ABC", sameInstance("abc")));
    show("assertThat('xb', sameInstance('abc'))", () -> assertThat("xb", sameInstance("abc")));
    show("assertThat('', sameInstance('abc'))", () -> assertThat("", sameInstance("abc")));
    show("assertThat('  ', sameInstance('abc'))", () -> assertThat("  ", sameInstance("abc")));
    show("assertThat((String) null, sameInstance('abc'))", () -> assertThat((String) null, sameInstance("abc")));
    show("assertThat('abc', theInstance('abc'))", () -> assertThat("abc", theInstance("abc")));
    show("assertThat('ABC', theInstance('abc'))", () -> assertThat("ABC", theInstance("abc")));
    show("assertThat('xb', theInstance('abc'))", () -> assertThat("xb", theInstance("abc")));
    show("assertThat('', theInstance('abc'))", () -> assertThat("", theInstance("abc")));
    show("assertThat('  ', theInstance('abc'))", () -> assertThat("  ", theInstance("abc")));
    show("assertThat((String) null, theInstance('abc'))", () -> assertThat((String) null, theInstance("abc")));
    show("assertThat('abc', equalToObject('abc'))", () -> assertThat("abc", equalToObject("abc")));
    show("assertThat('ABC', equalToObject('abc'))", () -> assertThat("ABC", equalToObject("abc")));
    show("assertThat('xb', equalToObject('abc'))", () -> assertThat("xb", equalToObject("abc")));
    show("assertThat('', equalToObject('abc'))", () -> assertThat("", equalToObject("abc")));
    show("assertThat('  ', equalToObject('abc'))", () -> assertThat("  ", equalToObject("abc")));
    show("assertThat((String) null, equalToObject('abc'))", () -> assertThat((String) null, equalToObject("abc")));
    show("assertThat('abc', is(nullValue()))", () -> assertThat("abc", is(nullValue())));
    show("assertThat('ABC', is(nullValue()))", () -> assertThat("ABC", is(nullValue())));
    show("assertThat('xb', is(nullValue()))", () -> assertThat("xb", is(nullValue())));
    show("assertThat('', is(nullValue()))", () -> assertThat("", is(nullValue())));
    show("assertThat('  ', is(nullValue()))", () -> assertThat("  ", is(nullValue())));
    show("assertThat((String) null, is(nullValue()))", () -> assertThat((String) null, is(nullValue())));
    show("assertThat('abc', is(notNullValue()))", () -> assertThat("abc", is(notNullValue())));
    show("assertThat('ABC', is(notNullValue()))", () -> assertThat("ABC", is(notNullValue())));
    show("assertThat('xb', is(notNullValue()))", () -> assertThat("xb", is(notNullValue())));
    show("assertThat('', is(notNullValue()))", () -> assertThat("", is(notNullValue())));
    show("assertThat('  ', is(notNullValue()))", () -> assertThat("  ", is(notNullValue())));
    show("assertThat((String) null, is(notNullValue()))", () -> assertThat((String) null, is(notNullValue())));
    show("assertThat('abc', not(containsString('b')))", () -> assertThat("abc", not(containsString("b"))));
    show("assertThat('ABC', not(containsString('b')))", () -> assertThat("ABC", not(containsString("b"))));
    show("assertThat('xb', not(containsString('b')))", () -> assertThat("xb", not(containsString("b"))));
    show("assertThat('', not(containsString('b')))", () -> assertThat("", not(containsString("b"))));
    show("assertThat('  ', not(containsString('b')))", () -> assertThat("  ", not(containsString("b"))));
    show("assertThat((String) null, not(containsString('b')))", () -> assertThat((String) null, not(containsString("b"))));
    show("assertThat('abc', not(not(containsString('b'))))", () -> assertThat("abc", not(not(containsString("b")))));
    show("assertThat('ABC', not(not(containsString('b'))))", () -> assertThat("ABC", not(not(containsString("b")))));
    show("assertThat('xb', not(not(containsString('b'))))", () -> assertThat("xb", not(not(containsString("b")))));
    show("assertThat('', not(not(containsString('b'))))", () -> assertThat("", not(not(containsString("b")))));
    show("assertThat('  ', not(not(containsString('b'))))", () -> assertThat("  ", not(not(containsString("b")))));
    show("assertThat((String) null, not(not(containsString('b'))))", () -> assertThat((String) null, not(not(containsString("b")))));

    show("assertThat(1, is(1))", () -> assertThat(1, is(1)));
    show("assertThat(1, is(2))", () -> assertThat(1, is(2)));
    show("assertThat(1L, is(2L))", () -> assertThat(1L, is(2L)));
    show("assertThat((short) 1, is((short) 2))", () -> assertThat((short) 1, is((short) 2)));
    show("assertThat((byte) 1, is((byte) 2))", () -> assertThat((byte) 1, is((byte) 2)));
    show("assertThat(1.5f, is(2.5f))", () -> assertThat(1.5f, is(2.5f)));
    show("assertThat(1.5, is(2.5))", () -> assertThat(1.5, is(2.5)));
    show("assertThat('a', is('''))", () -> assertThat('a', is('"')));
    show("assertThat('a\\'b\\n\\r\\tc\\\\', is('x'))", () -> assertThat("a\"b\n\r\tc\\", is("x")));
    show("assertThat('\\n', is('\\t'))", () -> assertThat('\n', is('\t')));
    show("assertThat(true, is(false))", () -> assertThat(true, is(false)));
    show("assertThat(new int[] {1, 2}, is(new int[] {1, 2}))", () -> assertThat(new int[] {1, 2}, is(new int[] {1, 2})));
    show("assertThat(new int[] {1, 2}, is(new int[] {1, 3}))", () -> assertThat(new int[] {1, 2}, is(new int[] {1, 3})));
    show("assertThat(new int[] {1, 2}, is(new int[] {1}))", () -> assertThat(new int[] {1, 2}, is(new int[] {1})));
    show("assertThat(new String[][] {{'a'}, {}}, is(new String[][] {{'a'}, {}}))", () -> assertThat(new String[][] {{"a"}, {}}, is(new String[][] {{"a"}, {}})));
    show("assertThat(new String[][] {{'a'}, {}}, is(new String[][] {{'a'}, {'b'}}))", () -> assertThat(new String[][] {{"a"}, {}}, is(new String[][] {{"a"}, {"b"}})));
    show("assertThat(new int[0], is(new int[] {1}))", () -> assertThat(new int[0], is(new int[] {1})));
    show("assertThat(null, is((Object) null))", () -> assertThat(null, is((Object) null)));
    show("assertThat('a', is((String) null))", () -> assertThat("a", is((String) null)));
    show("assertThat(new Object[] {1}, is((Object) 1))", () -> assertThat(new Object[] {1}, is((Object) 1)));
    show("assertThat(List.of('a', 1), is(List.of('b', 1)))", () -> assertThat(List.of("a", 1), is(List.of("b", 1))));
    show("assertThat(Optional.of('a'), is(Optional.empty()))", () -> assertThat(Optional.of("a"), is(Optional.empty())));
    show("assertThat(new Silent(), is(new Silent()))", () -> assertThat(new Silent(), is(new Silent())));
    show("assertThat(String.class, is((Object) Integer.class))", () -> assertThat(String.class, is((Object) Integer.class)));
    show("assertThat('reason', 1, is(2))", () -> assertThat("reason", 1, is(2)));
    show("assertThat('', 1, is(2))", () -> assertThat("", 1, is(2)));
    show("assertThat('reason', true)", () -> assertThat("reason", true));
    show("assertThat('reason', false)", () -> assertThat("reason", false));
    show("assertThat(1, instanceOf(int.class))", () -> assertThat(1, instanceOf(int.class)));
    show("assertThat((Object) 1L, instanceOf(int.class))", () -> assertThat((Object) 1L, instanceOf(int.class)));
    show("assertThat(true, instanceOf(boolean.class))", () -> assertThat(true, instanceOf(boolean.class)));
    show("assertThat(new IllegalStateException('x'), instanceOf(RuntimeException.class))", () -> assertThat(new IllegalStateException("x"), instanceOf(RuntimeException.class)));
    show("assertThat(new IllegalStateException('x'), isA(RuntimeException.class))", () -> assertThat(new IllegalStateException("x"), isA(RuntimeException.class)));
    show("raw(isA(Integer.class), 'x')", () -> raw(isA(Integer.class), "x"));
    show("assertThat((Exception) new IllegalStateException('x'), is(instanceOf(Integer.class)))", () -> assertThat((Exception) new IllegalStateException("x"), is(instanceOf(Integer.class))));
    show("assertThat(List.of('a', 'b'), hasItem('a'))", () -> assertThat(List.of("a", "b"), hasItem("a")));
    show("assertThat(List.of('a', 'b'), hasItem('c'))", () -> assertThat(List.of("a", "b"), hasItem("c")));
    show("assertThat(List.of('a', 'b'), hasItem(startsWith('b')))", () -> assertThat(List.of("a", "b"), hasItem(startsWith("b"))));
    show("assertThat(List.of('a', 'b'), hasItem(startsWith('c')))", () -> assertThat(List.of("a", "b"), hasItem(startsWith("c"))));
    show("assertThat(List.<String>of(), hasItem('c'))", () -> assertThat(List.<String>of(), hasItem("c")));
    show("assertThat((List<String>) null, hasItem('c'))", () -> assertThat((List<String>) null, hasItem("c")));
    show("assertThat(List.of('a', 'b'), hasItems('a', 'b'))", () -> assertThat(List.of("a", "b"), hasItems("a", "b")));
    show("assertThat(List.of('a', 'b'), hasItems('b', 'c'))", () -> assertThat(List.of("a", "b"), hasItems("b", "c")));
    show("assertThat(List.of('a', 'b'), hasItems(startsWith('b'), startsWith('c')))", () -> assertThat(List.of("a", "b"), hasItems(startsWith("b"), startsWith("c"))));
    show("assertThat(List.of('a', 'b'), everyItem(startsWith('a')))", () -> assertThat(List.of("a", "b"), everyItem(startsWith("a"))));
    show("assertThat(List.of('a', 'b'), everyItem(is(notNullValue(String.class))))", () -> assertThat(List.of("a", "b"), everyItem(is(notNullValue(String.class)))));
    show("assertThat(List.<String>of(), everyItem(startsWith('a')))", () -> assertThat(List.<String>of(), everyItem(startsWith("a"))));
    show("assertThat(List.of('a', 'b'), not(hasItem('a')))", () -> assertThat(List.of("a", "b"), not(hasItem("a"))));
    show("assertThat((Object) 'x', is((Object) hasItem('a')))", () -> assertThat((Object) "x", is((Object) hasItem("a"))));
    show("((Matcher<Object>) (Object) hasItem('a')).matches('x')", () -> ((Matcher<Object>) (Object) hasItem("a")).matches("x"));
    show("raw(hasItem('a'), 'x')", () -> raw(hasItem("a"), "x"));
    show("raw(everyItem(is('a')), 5)", () -> raw(everyItem(is("a")), 5));
    show("raw(startsWith('a'), 5)", () -> raw(startsWith("a"), 5));
    show("raw(both(is((Object) 'a')).and(is((Object) 'b')), 5)", () -> raw(both(is((Object) "a")).and(is((Object) "b")), 5));
    show("raw(new Even(), 4)", () -> raw(new Even(), 4));
    show("raw(new Even(), 5)", () -> raw(new Even(), 5));
    show("raw(new Even(), null)", () -> raw(new Even(), null));
    show("raw(new Typed(), 5)", () -> raw(new Typed(), 5));
    show("raw(new Typed(), 'x')", () -> raw(new Typed(), "x"));
    show("raw(new Typed(), null)", () -> raw(new Typed(), null));
    show("raw(new Untyped(), 5)", () -> raw(new Untyped(), 5));
    show("raw(new Untyped(), 50)", () -> raw(new Untyped(), 50));
    show("raw(new Untyped(), 'x')", () -> raw(new Untyped(), "x"));
    show("raw(new Untyped(), null)", () -> raw(new Untyped(), null));
    show("raw(new Length(is(3)), 'abc')", () -> raw(new Length(is(3)), "abc"));
    show("raw(new Length(is(3)), 'abcd')", () -> raw(new Length(is(3)), "abcd"));
    show("raw(new Length(is(3)), 5)", () -> raw(new Length(is(3)), 5));
    show("raw(new Length(is(3)), null)", () -> raw(new Length(is(3)), null));
    show("raw(new Diagnosing(), 5)", () -> raw(new Diagnosing(), 5));
    show("raw(new Diagnosing(), 6)", () -> raw(new Diagnosing(), 6));
    show("raw(new Diagnosing(), 'x')", () -> raw(new Diagnosing(), "x"));
    show("raw(new Fixed(), 1)", () -> raw(new Fixed(), 1));
    show("raw(new FixedTyped(), '')", () -> raw(new FixedTyped(), ""));
    show("raw(new FixedTyped(), 'x')", () -> raw(new FixedTyped(), "x"));
    show("raw(new FixedTyped(), 5)", () -> raw(new FixedTyped(), 5));
    System.out.println(is(5) + " " + StringDescription.toString(not("a")) + " " + StringDescription.asString(hasItem(1)) + "[" + Description.NONE.appendText("x").appendValue(1) + "]");
    StringBuilder builder = new StringBuilder();
    new StringDescription(builder).appendText("a").appendValueList("(", "; ", ")", 1, "x", null).appendValueList("(", "; ", ")", List.of()).appendList("{", ", ", "}", List.of(is(1), is(2)));
    System.out.println(builder);
  }
}
// expect: assertThat('abc', is('abc')): passes
// expect: assertThat('ABC', is('abc')): java.lang.AssertionError: [
// expect: Expected: is "abc"
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: is "abc"
// expect:      but: was "ABC"
// expect: assertThat('xb', is('abc')): java.lang.AssertionError: [
// expect: Expected: is "abc"
// expect:      but: was "xb"] java.lang.AssertionError: 
// expect: Expected: is "abc"
// expect:      but: was "xb"
// expect: assertThat('', is('abc')): java.lang.AssertionError: [
// expect: Expected: is "abc"
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: is "abc"
// expect:      but: was ""
// expect: assertThat('  ', is('abc')): java.lang.AssertionError: [
// expect: Expected: is "abc"
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: is "abc"
// expect:      but: was "  "
// expect: assertThat((String) null, is('abc')): java.lang.AssertionError: [
// expect: Expected: is "abc"
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: is "abc"
// expect:      but: was null
// expect: assertThat('abc', equalTo('abc')): passes
// expect: assertThat('ABC', equalTo('abc')): java.lang.AssertionError: [
// expect: Expected: "abc"
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: "abc"
// expect:      but: was "ABC"
// expect: assertThat('xb', equalTo('abc')): java.lang.AssertionError: [
// expect: Expected: "abc"
// expect:      but: was "xb"] java.lang.AssertionError: 
// expect: Expected: "abc"
// expect:      but: was "xb"
// expect: assertThat('', equalTo('abc')): java.lang.AssertionError: [
// expect: Expected: "abc"
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: "abc"
// expect:      but: was ""
// expect: assertThat('  ', equalTo('abc')): java.lang.AssertionError: [
// expect: Expected: "abc"
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: "abc"
// expect:      but: was "  "
// expect: assertThat((String) null, equalTo('abc')): java.lang.AssertionError: [
// expect: Expected: "abc"
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: "abc"
// expect:      but: was null
// expect: assertThat('abc', not('abc')): java.lang.AssertionError: [
// expect: Expected: not "abc"
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: not "abc"
// expect:      but: was "abc"
// expect: assertThat('ABC', not('abc')): passes
// expect: assertThat('xb', not('abc')): passes
// expect: assertThat('', not('abc')): passes
// expect: assertThat('  ', not('abc')): passes
// expect: assertThat((String) null, not('abc')): passes
// expect: assertThat('abc', not(equalTo('abc'))): java.lang.AssertionError: [
// expect: Expected: not "abc"
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: not "abc"
// expect:      but: was "abc"
// expect: assertThat('ABC', not(equalTo('abc'))): passes
// expect: assertThat('xb', not(equalTo('abc'))): passes
// expect: assertThat('', not(equalTo('abc'))): passes
// expect: assertThat('  ', not(equalTo('abc'))): passes
// expect: assertThat((String) null, not(equalTo('abc'))): passes
// expect: assertThat('abc', is(not('abc'))): java.lang.AssertionError: [
// expect: Expected: is not "abc"
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: is not "abc"
// expect:      but: was "abc"
// expect: assertThat('ABC', is(not('abc'))): passes
// expect: assertThat('xb', is(not('abc'))): passes
// expect: assertThat('', is(not('abc'))): passes
// expect: assertThat('  ', is(not('abc'))): passes
// expect: assertThat((String) null, is(not('abc'))): passes
// expect: assertThat('abc', containsString('b')): passes
// expect: assertThat('ABC', containsString('b')): java.lang.AssertionError: [
// expect: Expected: a string containing "b"
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: a string containing "b"
// expect:      but: was "ABC"
// expect: assertThat('xb', containsString('b')): passes
// expect: assertThat('', containsString('b')): java.lang.AssertionError: [
// expect: Expected: a string containing "b"
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: a string containing "b"
// expect:      but: was ""
// expect: assertThat('  ', containsString('b')): java.lang.AssertionError: [
// expect: Expected: a string containing "b"
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: a string containing "b"
// expect:      but: was "  "
// expect: assertThat((String) null, containsString('b')): java.lang.AssertionError: [
// expect: Expected: a string containing "b"
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a string containing "b"
// expect:      but: was null
// expect: assertThat('abc', containsStringIgnoringCase('B')): passes
// expect: assertThat('ABC', containsStringIgnoringCase('B')): passes
// expect: assertThat('xb', containsStringIgnoringCase('B')): passes
// expect: assertThat('', containsStringIgnoringCase('B')): java.lang.AssertionError: [
// expect: Expected: a string containing "B" ignoring case
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: a string containing "B" ignoring case
// expect:      but: was ""
// expect: assertThat('  ', containsStringIgnoringCase('B')): java.lang.AssertionError: [
// expect: Expected: a string containing "B" ignoring case
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: a string containing "B" ignoring case
// expect:      but: was "  "
// expect: assertThat((String) null, containsStringIgnoringCase('B')): java.lang.AssertionError: [
// expect: Expected: a string containing "B" ignoring case
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a string containing "B" ignoring case
// expect:      but: was null
// expect: assertThat('abc', startsWith('a')): passes
// expect: assertThat('ABC', startsWith('a')): java.lang.AssertionError: [
// expect: Expected: a string starting with "a"
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: a string starting with "a"
// expect:      but: was "ABC"
// expect: assertThat('xb', startsWith('a')): java.lang.AssertionError: [
// expect: Expected: a string starting with "a"
// expect:      but: was "xb"] java.lang.AssertionError: 
// expect: Expected: a string starting with "a"
// expect:      but: was "xb"
// expect: assertThat('', startsWith('a')): java.lang.AssertionError: [
// expect: Expected: a string starting with "a"
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: a string starting with "a"
// expect:      but: was ""
// expect: assertThat('  ', startsWith('a')): java.lang.AssertionError: [
// expect: Expected: a string starting with "a"
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: a string starting with "a"
// expect:      but: was "  "
// expect: assertThat((String) null, startsWith('a')): java.lang.AssertionError: [
// expect: Expected: a string starting with "a"
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a string starting with "a"
// expect:      but: was null
// expect: assertThat('abc', startsWithIgnoringCase('A')): passes
// expect: assertThat('ABC', startsWithIgnoringCase('A')): passes
// expect: assertThat('xb', startsWithIgnoringCase('A')): java.lang.AssertionError: [
// expect: Expected: a string starting with "A" ignoring case
// expect:      but: was "xb"] java.lang.AssertionError: 
// expect: Expected: a string starting with "A" ignoring case
// expect:      but: was "xb"
// expect: assertThat('', startsWithIgnoringCase('A')): java.lang.AssertionError: [
// expect: Expected: a string starting with "A" ignoring case
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: a string starting with "A" ignoring case
// expect:      but: was ""
// expect: assertThat('  ', startsWithIgnoringCase('A')): java.lang.AssertionError: [
// expect: Expected: a string starting with "A" ignoring case
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: a string starting with "A" ignoring case
// expect:      but: was "  "
// expect: assertThat((String) null, startsWithIgnoringCase('A')): java.lang.AssertionError: [
// expect: Expected: a string starting with "A" ignoring case
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a string starting with "A" ignoring case
// expect:      but: was null
// expect: assertThat('abc', endsWith('c')): passes
// expect: assertThat('ABC', endsWith('c')): java.lang.AssertionError: [
// expect: Expected: a string ending with "c"
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: a string ending with "c"
// expect:      but: was "ABC"
// expect: assertThat('xb', endsWith('c')): java.lang.AssertionError: [
// expect: Expected: a string ending with "c"
// expect:      but: was "xb"] java.lang.AssertionError: 
// expect: Expected: a string ending with "c"
// expect:      but: was "xb"
// expect: assertThat('', endsWith('c')): java.lang.AssertionError: [
// expect: Expected: a string ending with "c"
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: a string ending with "c"
// expect:      but: was ""
// expect: assertThat('  ', endsWith('c')): java.lang.AssertionError: [
// expect: Expected: a string ending with "c"
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: a string ending with "c"
// expect:      but: was "  "
// expect: assertThat((String) null, endsWith('c')): java.lang.AssertionError: [
// expect: Expected: a string ending with "c"
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a string ending with "c"
// expect:      but: was null
// expect: assertThat('abc', endsWithIgnoringCase('C')): passes
// expect: assertThat('ABC', endsWithIgnoringCase('C')): passes
// expect: assertThat('xb', endsWithIgnoringCase('C')): java.lang.AssertionError: [
// expect: Expected: a string ending with "C" ignoring case
// expect:      but: was "xb"] java.lang.AssertionError: 
// expect: Expected: a string ending with "C" ignoring case
// expect:      but: was "xb"
// expect: assertThat('', endsWithIgnoringCase('C')): java.lang.AssertionError: [
// expect: Expected: a string ending with "C" ignoring case
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: a string ending with "C" ignoring case
// expect:      but: was ""
// expect: assertThat('  ', endsWithIgnoringCase('C')): java.lang.AssertionError: [
// expect: Expected: a string ending with "C" ignoring case
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: a string ending with "C" ignoring case
// expect:      but: was "  "
// expect: assertThat((String) null, endsWithIgnoringCase('C')): java.lang.AssertionError: [
// expect: Expected: a string ending with "C" ignoring case
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a string ending with "C" ignoring case
// expect:      but: was null
// expect: assertThat('abc', nullValue()): java.lang.AssertionError: [
// expect: Expected: null
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: null
// expect:      but: was "abc"
// expect: assertThat('ABC', nullValue()): java.lang.AssertionError: [
// expect: Expected: null
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: null
// expect:      but: was "ABC"
// expect: assertThat('xb', nullValue()): java.lang.AssertionError: [
// expect: Expected: null
// expect:      but: was "xb"] java.lang.AssertionError: 
// expect: Expected: null
// expect:      but: was "xb"
// expect: assertThat('', nullValue()): java.lang.AssertionError: [
// expect: Expected: null
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: null
// expect:      but: was ""
// expect: assertThat('  ', nullValue()): java.lang.AssertionError: [
// expect: Expected: null
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: null
// expect:      but: was "  "
// expect: assertThat((String) null, nullValue()): passes
// expect: assertThat('abc', notNullValue()): passes
// expect: assertThat('ABC', notNullValue()): passes
// expect: assertThat('xb', notNullValue()): passes
// expect: assertThat('', notNullValue()): passes
// expect: assertThat('  ', notNullValue()): passes
// expect: assertThat((String) null, notNullValue()): java.lang.AssertionError: [
// expect: Expected: not null
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: not null
// expect:      but: was null
// expect: assertThat('abc', nullValue(String.class)): java.lang.AssertionError: [
// expect: Expected: null
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: null
// expect:      but: was "abc"
// expect: assertThat('ABC', nullValue(String.class)): java.lang.AssertionError: [
// expect: Expected: null
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: null
// expect:      but: was "ABC"
// expect: assertThat('xb', nullValue(String.class)): java.lang.AssertionError: [
// expect: Expected: null
// expect:      but: was "xb"] java.lang.AssertionError: 
// expect: Expected: null
// expect:      but: was "xb"
// expect: assertThat('', nullValue(String.class)): java.lang.AssertionError: [
// expect: Expected: null
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: null
// expect:      but: was ""
// expect: assertThat('  ', nullValue(String.class)): java.lang.AssertionError: [
// expect: Expected: null
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: null
// expect:      but: was "  "
// expect: assertThat((String) null, nullValue(String.class)): passes
// expect: assertThat('abc', notNullValue(String.class)): passes
// expect: assertThat('ABC', notNullValue(String.class)): passes
// expect: assertThat('xb', notNullValue(String.class)): passes
// expect: assertThat('', notNullValue(String.class)): passes
// expect: assertThat('  ', notNullValue(String.class)): passes
// expect: assertThat((String) null, notNullValue(String.class)): java.lang.AssertionError: [
// expect: Expected: not null
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: not null
// expect:      but: was null
// expect: assertThat('abc', anything()): passes
// expect: assertThat('ABC', anything()): passes
// expect: assertThat('xb', anything()): passes
// expect: assertThat('', anything()): passes
// expect: assertThat('  ', anything()): passes
// expect: assertThat((String) null, anything()): passes
// expect: assertThat('abc', anything('whatever')): passes
// expect: assertThat('ABC', anything('whatever')): passes
// expect: assertThat('xb', anything('whatever')): passes
// expect: assertThat('', anything('whatever')): passes
// expect: assertThat('  ', anything('whatever')): passes
// expect: assertThat((String) null, anything('whatever')): passes
// expect: assertThat('abc', instanceOf(String.class)): passes
// expect: assertThat('ABC', instanceOf(String.class)): passes
// expect: assertThat('xb', instanceOf(String.class)): passes
// expect: assertThat('', instanceOf(String.class)): passes
// expect: assertThat('  ', instanceOf(String.class)): passes
// expect: assertThat((String) null, instanceOf(String.class)): java.lang.AssertionError: [
// expect: Expected: an instance of java.lang.String
// expect:      but: null] java.lang.AssertionError: 
// expect: Expected: an instance of java.lang.String
// expect:      but: null
// expect: assertThat('abc', instanceOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an instance of java.lang.Integer
// expect:      but: "abc" is a java.lang.String] java.lang.AssertionError: 
// expect: Expected: an instance of java.lang.Integer
// expect:      but: "abc" is a java.lang.String
// expect: assertThat('ABC', instanceOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an instance of java.lang.Integer
// expect:      but: "ABC" is a java.lang.String] java.lang.AssertionError: 
// expect: Expected: an instance of java.lang.Integer
// expect:      but: "ABC" is a java.lang.String
// expect: assertThat('xb', instanceOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an instance of java.lang.Integer
// expect:      but: "xb" is a java.lang.String] java.lang.AssertionError: 
// expect: Expected: an instance of java.lang.Integer
// expect:      but: "xb" is a java.lang.String
// expect: assertThat('', instanceOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an instance of java.lang.Integer
// expect:      but: "" is a java.lang.String] java.lang.AssertionError: 
// expect: Expected: an instance of java.lang.Integer
// expect:      but: "" is a java.lang.String
// expect: assertThat('  ', instanceOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an instance of java.lang.Integer
// expect:      but: "  " is a java.lang.String] java.lang.AssertionError: 
// expect: Expected: an instance of java.lang.Integer
// expect:      but: "  " is a java.lang.String
// expect: assertThat((String) null, instanceOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an instance of java.lang.Integer
// expect:      but: null] java.lang.AssertionError: 
// expect: Expected: an instance of java.lang.Integer
// expect:      but: null
// expect: assertThat('abc', any(String.class)): passes
// expect: assertThat('ABC', any(String.class)): passes
// expect: assertThat('xb', any(String.class)): passes
// expect: assertThat('', any(String.class)): passes
// expect: assertThat('  ', any(String.class)): passes
// expect: assertThat((String) null, any(String.class)): java.lang.AssertionError: [
// expect: Expected: an instance of java.lang.String
// expect:      but: null] java.lang.AssertionError: 
// expect: Expected: an instance of java.lang.String
// expect:      but: null
// expect: assertThat('abc', isA(String.class)): passes
// expect: assertThat('ABC', isA(String.class)): passes
// expect: assertThat('xb', isA(String.class)): passes
// expect: assertThat('', isA(String.class)): passes
// expect: assertThat('  ', isA(String.class)): passes
// expect: assertThat((String) null, isA(String.class)): java.lang.AssertionError: [
// expect: Expected: is an instance of java.lang.String
// expect:      but: null] java.lang.AssertionError: 
// expect: Expected: is an instance of java.lang.String
// expect:      but: null
// expect: assertThat('abc', allOf(startsWith('a'), endsWith('c'))): passes
// expect: assertThat('ABC', allOf(startsWith('a'), endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "ABC"] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "ABC"
// expect: assertThat('xb', allOf(startsWith('a'), endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "xb"] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "xb"
// expect: assertThat('', allOf(startsWith('a'), endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was ""] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was ""
// expect: assertThat('  ', allOf(startsWith('a'), endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "  "] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "  "
// expect: assertThat((String) null, allOf(startsWith('a'), endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was null] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was null
// expect: assertThat('abc', allOf(List.of(startsWith('a'), endsWith('c')))): passes
// expect: assertThat('ABC', allOf(List.of(startsWith('a'), endsWith('c')))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "ABC"] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "ABC"
// expect: assertThat('xb', allOf(List.of(startsWith('a'), endsWith('c')))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "xb"] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "xb"
// expect: assertThat('', allOf(List.of(startsWith('a'), endsWith('c')))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was ""] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was ""
// expect: assertThat('  ', allOf(List.of(startsWith('a'), endsWith('c')))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "  "] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "  "
// expect: assertThat((String) null, allOf(List.of(startsWith('a'), endsWith('c')))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was null] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was null
// expect: assertThat('abc', allOf(startsWith('a'))): passes
// expect: assertThat('ABC', allOf(startsWith('a'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a")
// expect:      but: a string starting with "a" was "ABC"] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a")
// expect:      but: a string starting with "a" was "ABC"
// expect: assertThat('xb', allOf(startsWith('a'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a")
// expect:      but: a string starting with "a" was "xb"] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a")
// expect:      but: a string starting with "a" was "xb"
// expect: assertThat('', allOf(startsWith('a'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a")
// expect:      but: a string starting with "a" was ""] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a")
// expect:      but: a string starting with "a" was ""
// expect: assertThat('  ', allOf(startsWith('a'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a")
// expect:      but: a string starting with "a" was "  "] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a")
// expect:      but: a string starting with "a" was "  "
// expect: assertThat((String) null, allOf(startsWith('a'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a")
// expect:      but: a string starting with "a" was null] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a")
// expect:      but: a string starting with "a" was null
// expect: assertThat('abc', anyOf(startsWith('x'), endsWith('c'))): passes
// expect: assertThat('ABC', anyOf(startsWith('x'), endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was "ABC"
// expect: assertThat('xb', anyOf(startsWith('x'), endsWith('c'))): passes
// expect: assertThat('', anyOf(startsWith('x'), endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was ""
// expect: assertThat('  ', anyOf(startsWith('x'), endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was "  "
// expect: assertThat((String) null, anyOf(startsWith('x'), endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was null
// expect: assertThat('abc', anyOf(List.of(startsWith('x'), endsWith('c')))): passes
// expect: assertThat('ABC', anyOf(List.of(startsWith('x'), endsWith('c')))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was "ABC"
// expect: assertThat('xb', anyOf(List.of(startsWith('x'), endsWith('c')))): passes
// expect: assertThat('', anyOf(List.of(startsWith('x'), endsWith('c')))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was ""
// expect: assertThat('  ', anyOf(List.of(startsWith('x'), endsWith('c')))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was "  "
// expect: assertThat((String) null, anyOf(List.of(startsWith('x'), endsWith('c')))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was null
// expect: assertThat('abc', both(startsWith('a')).and(endsWith('c'))): passes
// expect: assertThat('ABC', both(startsWith('a')).and(endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "ABC"] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "ABC"
// expect: assertThat('xb', both(startsWith('a')).and(endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "xb"] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "xb"
// expect: assertThat('', both(startsWith('a')).and(endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was ""] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was ""
// expect: assertThat('  ', both(startsWith('a')).and(endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "  "] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: a string starting with "a" was "  "
// expect: assertThat((String) null, both(startsWith('a')).and(endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: (a string starting with "a" and a string ending with "c")
// expect:      but: was null
// expect: assertThat('abc', either(startsWith('x')).or(endsWith('c'))): passes
// expect: assertThat('ABC', either(startsWith('x')).or(endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was "ABC"
// expect: assertThat('xb', either(startsWith('x')).or(endsWith('c'))): passes
// expect: assertThat('', either(startsWith('x')).or(endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was ""
// expect: assertThat('  ', either(startsWith('x')).or(endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was "  "
// expect: assertThat((String) null, either(startsWith('x')).or(endsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: (a string starting with "x" or a string ending with "c")
// expect:      but: was null
// expect: assertThat('abc', both(startsWith('a')).and(endsWith('c')).and(containsString('z'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "a" and a string ending with "c") and a string containing "z")
// expect:      but: a string containing "z" was "abc"] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "a" and a string ending with "c") and a string containing "z")
// expect:      but: a string containing "z" was "abc"
// expect: assertThat('ABC', both(startsWith('a')).and(endsWith('c')).and(containsString('z'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "a" and a string ending with "c") and a string containing "z")
// expect:      but: (a string starting with "a" and a string ending with "c") a string starting with "a" was "ABC"] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "a" and a string ending with "c") and a string containing "z")
// expect:      but: (a string starting with "a" and a string ending with "c") a string starting with "a" was "ABC"
// expect: assertThat('xb', both(startsWith('a')).and(endsWith('c')).and(containsString('z'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "a" and a string ending with "c") and a string containing "z")
// expect:      but: (a string starting with "a" and a string ending with "c") a string starting with "a" was "xb"] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "a" and a string ending with "c") and a string containing "z")
// expect:      but: (a string starting with "a" and a string ending with "c") a string starting with "a" was "xb"
// expect: assertThat('', both(startsWith('a')).and(endsWith('c')).and(containsString('z'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "a" and a string ending with "c") and a string containing "z")
// expect:      but: (a string starting with "a" and a string ending with "c") a string starting with "a" was ""] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "a" and a string ending with "c") and a string containing "z")
// expect:      but: (a string starting with "a" and a string ending with "c") a string starting with "a" was ""
// expect: assertThat('  ', both(startsWith('a')).and(endsWith('c')).and(containsString('z'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "a" and a string ending with "c") and a string containing "z")
// expect:      but: (a string starting with "a" and a string ending with "c") a string starting with "a" was "  "] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "a" and a string ending with "c") and a string containing "z")
// expect:      but: (a string starting with "a" and a string ending with "c") a string starting with "a" was "  "
// expect: assertThat((String) null, both(startsWith('a')).and(endsWith('c')).and(containsString('z'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "a" and a string ending with "c") and a string containing "z")
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "a" and a string ending with "c") and a string containing "z")
// expect:      but: was null
// expect: assertThat('abc', either(startsWith('x')).or(endsWith('z')).or(containsString('zz'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "x" or a string ending with "z") or a string containing "zz")
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "x" or a string ending with "z") or a string containing "zz")
// expect:      but: was "abc"
// expect: assertThat('ABC', either(startsWith('x')).or(endsWith('z')).or(containsString('zz'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "x" or a string ending with "z") or a string containing "zz")
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "x" or a string ending with "z") or a string containing "zz")
// expect:      but: was "ABC"
// expect: assertThat('xb', either(startsWith('x')).or(endsWith('z')).or(containsString('zz'))): passes
// expect: assertThat('', either(startsWith('x')).or(endsWith('z')).or(containsString('zz'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "x" or a string ending with "z") or a string containing "zz")
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "x" or a string ending with "z") or a string containing "zz")
// expect:      but: was ""
// expect: assertThat('  ', either(startsWith('x')).or(endsWith('z')).or(containsString('zz'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "x" or a string ending with "z") or a string containing "zz")
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "x" or a string ending with "z") or a string containing "zz")
// expect:      but: was "  "
// expect: assertThat((String) null, either(startsWith('x')).or(endsWith('z')).or(containsString('zz'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "x" or a string ending with "z") or a string containing "zz")
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "x" or a string ending with "z") or a string containing "zz")
// expect:      but: was null
// expect: assertThat('abc', both(startsWith('a')).and(endsWith('z')).or(containsString('q'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "a" and a string ending with "z") or a string containing "q")
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "a" and a string ending with "z") or a string containing "q")
// expect:      but: was "abc"
// expect: assertThat('ABC', both(startsWith('a')).and(endsWith('z')).or(containsString('q'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "a" and a string ending with "z") or a string containing "q")
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "a" and a string ending with "z") or a string containing "q")
// expect:      but: was "ABC"
// expect: assertThat('xb', both(startsWith('a')).and(endsWith('z')).or(containsString('q'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "a" and a string ending with "z") or a string containing "q")
// expect:      but: was "xb"] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "a" and a string ending with "z") or a string containing "q")
// expect:      but: was "xb"
// expect: assertThat('', both(startsWith('a')).and(endsWith('z')).or(containsString('q'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "a" and a string ending with "z") or a string containing "q")
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "a" and a string ending with "z") or a string containing "q")
// expect:      but: was ""
// expect: assertThat('  ', both(startsWith('a')).and(endsWith('z')).or(containsString('q'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "a" and a string ending with "z") or a string containing "q")
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "a" and a string ending with "z") or a string containing "q")
// expect:      but: was "  "
// expect: assertThat((String) null, both(startsWith('a')).and(endsWith('z')).or(containsString('q'))): java.lang.AssertionError: [
// expect: Expected: ((a string starting with "a" and a string ending with "z") or a string containing "q")
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: ((a string starting with "a" and a string ending with "z") or a string containing "q")
// expect:      but: was null
// expect: assertThat('abc', is(both(startsWith('a')).and(endsWith('z')))): java.lang.AssertionError: [
// expect: Expected: is (a string starting with "a" and a string ending with "z")
// expect:      but: a string ending with "z" was "abc"] java.lang.AssertionError: 
// expect: Expected: is (a string starting with "a" and a string ending with "z")
// expect:      but: a string ending with "z" was "abc"
// expect: assertThat('ABC', is(both(startsWith('a')).and(endsWith('z')))): java.lang.AssertionError: [
// expect: Expected: is (a string starting with "a" and a string ending with "z")
// expect:      but: a string starting with "a" was "ABC"] java.lang.AssertionError: 
// expect: Expected: is (a string starting with "a" and a string ending with "z")
// expect:      but: a string starting with "a" was "ABC"
// expect: assertThat('xb', is(both(startsWith('a')).and(endsWith('z')))): java.lang.AssertionError: [
// expect: Expected: is (a string starting with "a" and a string ending with "z")
// expect:      but: a string starting with "a" was "xb"] java.lang.AssertionError: 
// expect: Expected: is (a string starting with "a" and a string ending with "z")
// expect:      but: a string starting with "a" was "xb"
// expect: assertThat('', is(both(startsWith('a')).and(endsWith('z')))): java.lang.AssertionError: [
// expect: Expected: is (a string starting with "a" and a string ending with "z")
// expect:      but: a string starting with "a" was ""] java.lang.AssertionError: 
// expect: Expected: is (a string starting with "a" and a string ending with "z")
// expect:      but: a string starting with "a" was ""
// expect: assertThat('  ', is(both(startsWith('a')).and(endsWith('z')))): java.lang.AssertionError: [
// expect: Expected: is (a string starting with "a" and a string ending with "z")
// expect:      but: a string starting with "a" was "  "] java.lang.AssertionError: 
// expect: Expected: is (a string starting with "a" and a string ending with "z")
// expect:      but: a string starting with "a" was "  "
// expect: assertThat((String) null, is(both(startsWith('a')).and(endsWith('z')))): java.lang.AssertionError: [
// expect: Expected: is (a string starting with "a" and a string ending with "z")
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: is (a string starting with "a" and a string ending with "z")
// expect:      but: was null
// expect: assertThat('abc', describedAs('a %0 of %1, 100%', containsString('b'), 'x', 5)): passes
// expect: assertThat('ABC', describedAs('a %0 of %1, 100%', containsString('b'), 'x', 5)): java.lang.AssertionError: [
// expect: Expected: a "x" of <5>, 100%
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: a "x" of <5>, 100%
// expect:      but: was "ABC"
// expect: assertThat('xb', describedAs('a %0 of %1, 100%', containsString('b'), 'x', 5)): passes
// expect: assertThat('', describedAs('a %0 of %1, 100%', containsString('b'), 'x', 5)): java.lang.AssertionError: [
// expect: Expected: a "x" of <5>, 100%
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: a "x" of <5>, 100%
// expect:      but: was ""
// expect: assertThat('  ', describedAs('a %0 of %1, 100%', containsString('b'), 'x', 5)): java.lang.AssertionError: [
// expect: Expected: a "x" of <5>, 100%
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: a "x" of <5>, 100%
// expect:      but: was "  "
// expect: assertThat((String) null, describedAs('a %0 of %1, 100%', containsString('b'), 'x', 5)): java.lang.AssertionError: [
// expect: Expected: a "x" of <5>, 100%
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a "x" of <5>, 100%
// expect:      but: was null
// expect: assertThat('abc', sameInstance('abc')): passes
// expect: assertThat('ABC', sameInstance('abc')): java.lang.AssertionError: [
// expect: Expected: sameInstance("abc")
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: sameInstance("abc")
// expect:      but: was "ABC"
// expect: assertThat('xb', sameInstance('abc')): java.lang.AssertionError: [
// expect: Expected: sameInstance("abc")
// expect:      but: was "xb"] java.lang.AssertionError: 
// expect: Expected: sameInstance("abc")
// expect:      but: was "xb"
// expect: assertThat('', sameInstance('abc')): java.lang.AssertionError: [
// expect: Expected: sameInstance("abc")
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: sameInstance("abc")
// expect:      but: was ""
// expect: assertThat('  ', sameInstance('abc')): java.lang.AssertionError: [
// expect: Expected: sameInstance("abc")
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: sameInstance("abc")
// expect:      but: was "  "
// expect: assertThat((String) null, sameInstance('abc')): java.lang.AssertionError: [
// expect: Expected: sameInstance("abc")
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: sameInstance("abc")
// expect:      but: was null
// expect: assertThat('abc', theInstance('abc')): passes
// expect: assertThat('ABC', theInstance('abc')): java.lang.AssertionError: [
// expect: Expected: sameInstance("abc")
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: sameInstance("abc")
// expect:      but: was "ABC"
// expect: assertThat('xb', theInstance('abc')): java.lang.AssertionError: [
// expect: Expected: sameInstance("abc")
// expect:      but: was "xb"] java.lang.AssertionError: 
// expect: Expected: sameInstance("abc")
// expect:      but: was "xb"
// expect: assertThat('', theInstance('abc')): java.lang.AssertionError: [
// expect: Expected: sameInstance("abc")
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: sameInstance("abc")
// expect:      but: was ""
// expect: assertThat('  ', theInstance('abc')): java.lang.AssertionError: [
// expect: Expected: sameInstance("abc")
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: sameInstance("abc")
// expect:      but: was "  "
// expect: assertThat((String) null, theInstance('abc')): java.lang.AssertionError: [
// expect: Expected: sameInstance("abc")
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: sameInstance("abc")
// expect:      but: was null
// expect: assertThat('abc', equalToObject('abc')): passes
// expect: assertThat('ABC', equalToObject('abc')): java.lang.AssertionError: [
// expect: Expected: "abc"
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: "abc"
// expect:      but: was "ABC"
// expect: assertThat('xb', equalToObject('abc')): java.lang.AssertionError: [
// expect: Expected: "abc"
// expect:      but: was "xb"] java.lang.AssertionError: 
// expect: Expected: "abc"
// expect:      but: was "xb"
// expect: assertThat('', equalToObject('abc')): java.lang.AssertionError: [
// expect: Expected: "abc"
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: "abc"
// expect:      but: was ""
// expect: assertThat('  ', equalToObject('abc')): java.lang.AssertionError: [
// expect: Expected: "abc"
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: "abc"
// expect:      but: was "  "
// expect: assertThat((String) null, equalToObject('abc')): java.lang.AssertionError: [
// expect: Expected: "abc"
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: "abc"
// expect:      but: was null
// expect: assertThat('abc', is(nullValue())): java.lang.AssertionError: [
// expect: Expected: is null
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: is null
// expect:      but: was "abc"
// expect: assertThat('ABC', is(nullValue())): java.lang.AssertionError: [
// expect: Expected: is null
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: is null
// expect:      but: was "ABC"
// expect: assertThat('xb', is(nullValue())): java.lang.AssertionError: [
// expect: Expected: is null
// expect:      but: was "xb"] java.lang.AssertionError: 
// expect: Expected: is null
// expect:      but: was "xb"
// expect: assertThat('', is(nullValue())): java.lang.AssertionError: [
// expect: Expected: is null
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: is null
// expect:      but: was ""
// expect: assertThat('  ', is(nullValue())): java.lang.AssertionError: [
// expect: Expected: is null
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: is null
// expect:      but: was "  "
// expect: assertThat((String) null, is(nullValue())): passes
// expect: assertThat('abc', is(notNullValue())): passes
// expect: assertThat('ABC', is(notNullValue())): passes
// expect: assertThat('xb', is(notNullValue())): passes
// expect: assertThat('', is(notNullValue())): passes
// expect: assertThat('  ', is(notNullValue())): passes
// expect: assertThat((String) null, is(notNullValue())): java.lang.AssertionError: [
// expect: Expected: is not null
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: is not null
// expect:      but: was null
// expect: assertThat('abc', not(containsString('b'))): java.lang.AssertionError: [
// expect: Expected: not a string containing "b"
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: not a string containing "b"
// expect:      but: was "abc"
// expect: assertThat('ABC', not(containsString('b'))): passes
// expect: assertThat('xb', not(containsString('b'))): java.lang.AssertionError: [
// expect: Expected: not a string containing "b"
// expect:      but: was "xb"] java.lang.AssertionError: 
// expect: Expected: not a string containing "b"
// expect:      but: was "xb"
// expect: assertThat('', not(containsString('b'))): passes
// expect: assertThat('  ', not(containsString('b'))): passes
// expect: assertThat((String) null, not(containsString('b'))): passes
// expect: assertThat('abc', not(not(containsString('b')))): passes
// expect: assertThat('ABC', not(not(containsString('b')))): java.lang.AssertionError: [
// expect: Expected: not not a string containing "b"
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: not not a string containing "b"
// expect:      but: was "ABC"
// expect: assertThat('xb', not(not(containsString('b')))): passes
// expect: assertThat('', not(not(containsString('b')))): java.lang.AssertionError: [
// expect: Expected: not not a string containing "b"
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: not not a string containing "b"
// expect:      but: was ""
// expect: assertThat('  ', not(not(containsString('b')))): java.lang.AssertionError: [
// expect: Expected: not not a string containing "b"
// expect:      but: was "  "] java.lang.AssertionError: 
// expect: Expected: not not a string containing "b"
// expect:      but: was "  "
// expect: assertThat((String) null, not(not(containsString('b')))): java.lang.AssertionError: [
// expect: Expected: not not a string containing "b"
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: not not a string containing "b"
// expect:      but: was null
// expect: assertThat(1, is(1)): passes
// expect: assertThat(1, is(2)): java.lang.AssertionError: [
// expect: Expected: is <2>
// expect:      but: was <1>] java.lang.AssertionError: 
// expect: Expected: is <2>
// expect:      but: was <1>
// expect: assertThat(1L, is(2L)): java.lang.AssertionError: [
// expect: Expected: is <2L>
// expect:      but: was <1L>] java.lang.AssertionError: 
// expect: Expected: is <2L>
// expect:      but: was <1L>
// expect: assertThat((short) 1, is((short) 2)): java.lang.AssertionError: [
// expect: Expected: is <2s>
// expect:      but: was <1s>] java.lang.AssertionError: 
// expect: Expected: is <2s>
// expect:      but: was <1s>
// expect: assertThat((byte) 1, is((byte) 2)): java.lang.AssertionError: [
// expect: Expected: is <2b>
// expect:      but: was <1b>] java.lang.AssertionError: 
// expect: Expected: is <2b>
// expect:      but: was <1b>
// expect: assertThat(1.5f, is(2.5f)): java.lang.AssertionError: [
// expect: Expected: is <2.5F>
// expect:      but: was <1.5F>] java.lang.AssertionError: 
// expect: Expected: is <2.5F>
// expect:      but: was <1.5F>
// expect: assertThat(1.5, is(2.5)): java.lang.AssertionError: [
// expect: Expected: is <2.5>
// expect:      but: was <1.5>] java.lang.AssertionError: 
// expect: Expected: is <2.5>
// expect:      but: was <1.5>
// expect: assertThat('a', is(''')): java.lang.AssertionError: [
// expect: Expected: is "\""
// expect:      but: was "a"] java.lang.AssertionError: 
// expect: Expected: is "\""
// expect:      but: was "a"
// expect: assertThat('a\'b\n\r\tc\\', is('x')): java.lang.AssertionError: [
// expect: Expected: is "x"
// expect:      but: was "a\"b\n\r\tc\\"] java.lang.AssertionError: 
// expect: Expected: is "x"
// expect:      but: was "a\"b\n\r\tc\\"
// expect: assertThat('\n', is('\t')): java.lang.AssertionError: [
// expect: Expected: is "\t"
// expect:      but: was "\n"] java.lang.AssertionError: 
// expect: Expected: is "\t"
// expect:      but: was "\n"
// expect: assertThat(true, is(false)): java.lang.AssertionError: [
// expect: Expected: is <false>
// expect:      but: was <true>] java.lang.AssertionError: 
// expect: Expected: is <false>
// expect:      but: was <true>
// expect: assertThat(new int[] {1, 2}, is(new int[] {1, 2})): passes
// expect: assertThat(new int[] {1, 2}, is(new int[] {1, 3})): java.lang.AssertionError: [
// expect: Expected: is [<1>, <3>]
// expect:      but: was [<1>, <2>]] java.lang.AssertionError: 
// expect: Expected: is [<1>, <3>]
// expect:      but: was [<1>, <2>]
// expect: assertThat(new int[] {1, 2}, is(new int[] {1})): java.lang.AssertionError: [
// expect: Expected: is [<1>]
// expect:      but: was [<1>, <2>]] java.lang.AssertionError: 
// expect: Expected: is [<1>]
// expect:      but: was [<1>, <2>]
// expect: assertThat(new String[][] {{'a'}, {}}, is(new String[][] {{'a'}, {}})): passes
// expect: assertThat(new String[][] {{'a'}, {}}, is(new String[][] {{'a'}, {'b'}})): java.lang.AssertionError: [
// expect: Expected: is [["a"], ["b"]]
// expect:      but: was [["a"], []]] java.lang.AssertionError: 
// expect: Expected: is [["a"], ["b"]]
// expect:      but: was [["a"], []]
// expect: assertThat(new int[0], is(new int[] {1})): java.lang.AssertionError: [
// expect: Expected: is [<1>]
// expect:      but: was []] java.lang.AssertionError: 
// expect: Expected: is [<1>]
// expect:      but: was []
// expect: assertThat(null, is((Object) null)): passes
// expect: assertThat('a', is((String) null)): java.lang.AssertionError: [
// expect: Expected: is null
// expect:      but: was "a"] java.lang.AssertionError: 
// expect: Expected: is null
// expect:      but: was "a"
// expect: assertThat(new Object[] {1}, is((Object) 1)): java.lang.AssertionError: [
// expect: Expected: is <1>
// expect:      but: was [<1>]] java.lang.AssertionError: 
// expect: Expected: is <1>
// expect:      but: was [<1>]
// expect: assertThat(List.of('a', 1), is(List.of('b', 1))): java.lang.AssertionError: [
// expect: Expected: is <[b, 1]>
// expect:      but: was <[a, 1]>] java.lang.AssertionError: 
// expect: Expected: is <[b, 1]>
// expect:      but: was <[a, 1]>
// expect: assertThat(Optional.of('a'), is(Optional.empty())): java.lang.AssertionError: [
// expect: Expected: is <Optional.empty>
// expect:      but: was <Optional[a]>] java.lang.AssertionError: 
// expect: Expected: is <Optional.empty>
// expect:      but: was <Optional[a]>
// expect: assertThat(new Silent(), is(new Silent())): java.lang.AssertionError: [
// expect: Expected: is <null>
// expect:      but: was <null>] java.lang.AssertionError: 
// expect: Expected: is <null>
// expect:      but: was <null>
// expect: assertThat(String.class, is((Object) Integer.class)): java.lang.AssertionError: [
// expect: Expected: is <class java.lang.Integer>
// expect:      but: was <class java.lang.String>] java.lang.AssertionError: 
// expect: Expected: is <class java.lang.Integer>
// expect:      but: was <class java.lang.String>
// expect: assertThat('reason', 1, is(2)): java.lang.AssertionError: [reason
// expect: Expected: is <2>
// expect:      but: was <1>] java.lang.AssertionError: reason
// expect: Expected: is <2>
// expect:      but: was <1>
// expect: assertThat('', 1, is(2)): java.lang.AssertionError: [
// expect: Expected: is <2>
// expect:      but: was <1>] java.lang.AssertionError: 
// expect: Expected: is <2>
// expect:      but: was <1>
// expect: assertThat('reason', true): passes
// expect: assertThat('reason', false): java.lang.AssertionError: [reason] java.lang.AssertionError: reason
// expect: assertThat(1, instanceOf(int.class)): passes
// expect: assertThat((Object) 1L, instanceOf(int.class)): java.lang.AssertionError: [
// expect: Expected: an instance of int
// expect:      but: <1L> is a java.lang.Long] java.lang.AssertionError: 
// expect: Expected: an instance of int
// expect:      but: <1L> is a java.lang.Long
// expect: assertThat(true, instanceOf(boolean.class)): passes
// expect: assertThat(new IllegalStateException('x'), instanceOf(RuntimeException.class)): passes
// expect: assertThat(new IllegalStateException('x'), isA(RuntimeException.class)): passes
// expect: raw(isA(Integer.class), 'x'): java.lang.RuntimeException: [false is an instance of java.lang.Integer / "x" is a java.lang.String] java.lang.RuntimeException: false is an instance of java.lang.Integer / "x" is a java.lang.String
// expect: assertThat((Exception) new IllegalStateException('x'), is(instanceOf(Integer.class))): java.lang.AssertionError: [
// expect: Expected: is an instance of java.lang.Integer
// expect:      but: <java.lang.IllegalStateException: x> is a java.lang.IllegalStateException] java.lang.AssertionError: 
// expect: Expected: is an instance of java.lang.Integer
// expect:      but: <java.lang.IllegalStateException: x> is a java.lang.IllegalStateException
// expect: assertThat(List.of('a', 'b'), hasItem('a')): passes
// expect: assertThat(List.of('a', 'b'), hasItem('c')): java.lang.AssertionError: [
// expect: Expected: a collection containing "c"
// expect:      but: mismatches were: [was "a", was "b"]] java.lang.AssertionError: 
// expect: Expected: a collection containing "c"
// expect:      but: mismatches were: [was "a", was "b"]
// expect: assertThat(List.of('a', 'b'), hasItem(startsWith('b'))): passes
// expect: assertThat(List.of('a', 'b'), hasItem(startsWith('c'))): java.lang.AssertionError: [
// expect: Expected: a collection containing a string starting with "c"
// expect:      but: mismatches were: [was "a", was "b"]] java.lang.AssertionError: 
// expect: Expected: a collection containing a string starting with "c"
// expect:      but: mismatches were: [was "a", was "b"]
// expect: assertThat(List.<String>of(), hasItem('c')): java.lang.AssertionError: [
// expect: Expected: a collection containing "c"
// expect:      but: was empty] java.lang.AssertionError: 
// expect: Expected: a collection containing "c"
// expect:      but: was empty
// expect: assertThat((List<String>) null, hasItem('c')): java.lang.AssertionError: [
// expect: Expected: a collection containing "c"
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a collection containing "c"
// expect:      but: was null
// expect: assertThat(List.of('a', 'b'), hasItems('a', 'b')): passes
// expect: assertThat(List.of('a', 'b'), hasItems('b', 'c')): java.lang.AssertionError: [
// expect: Expected: (a collection containing "b" and a collection containing "c")
// expect:      but: a collection containing "c" mismatches were: [was "a", was "b"]] java.lang.AssertionError: 
// expect: Expected: (a collection containing "b" and a collection containing "c")
// expect:      but: a collection containing "c" mismatches were: [was "a", was "b"]
// expect: assertThat(List.of('a', 'b'), hasItems(startsWith('b'), startsWith('c'))): java.lang.AssertionError: [
// expect: Expected: (a collection containing a string starting with "b" and a collection containing a string starting with "c")
// expect:      but: a collection containing a string starting with "c" mismatches were: [was "a", was "b"]] java.lang.AssertionError: 
// expect: Expected: (a collection containing a string starting with "b" and a collection containing a string starting with "c")
// expect:      but: a collection containing a string starting with "c" mismatches were: [was "a", was "b"]
// expect: assertThat(List.of('a', 'b'), everyItem(startsWith('a'))): java.lang.AssertionError: [
// expect: Expected: every item is a string starting with "a"
// expect:      but: an item was "b"] java.lang.AssertionError: 
// expect: Expected: every item is a string starting with "a"
// expect:      but: an item was "b"
// expect: assertThat(List.of('a', 'b'), everyItem(is(notNullValue(String.class)))): passes
// expect: assertThat(List.<String>of(), everyItem(startsWith('a'))): passes
// expect: assertThat(List.of('a', 'b'), not(hasItem('a'))): java.lang.AssertionError: [
// expect: Expected: not a collection containing "a"
// expect:      but: was <[a, b]>] java.lang.AssertionError: 
// expect: Expected: not a collection containing "a"
// expect:      but: was <[a, b]>
// expect: assertThat((Object) 'x', is((Object) hasItem('a'))): java.lang.AssertionError: [
// expect: Expected: is <a collection containing "a">
// expect:      but: was "x"] java.lang.AssertionError: 
// expect: Expected: is <a collection containing "a">
// expect:      but: was "x"
// expect: ((Matcher<Object>) (Object) hasItem('a')).matches('x'): passes
// expect: raw(hasItem('a'), 'x'): java.lang.RuntimeException: [false a collection containing "a" / was String "x"] java.lang.RuntimeException: false a collection containing "a" / was String "x"
// expect: raw(everyItem(is('a')), 5): java.lang.RuntimeException: [false every item is is "a" / was Integer <5>] java.lang.RuntimeException: false every item is is "a" / was Integer <5>
// expect: raw(startsWith('a'), 5): java.lang.RuntimeException: [false a string starting with "a" / was a java.lang.Integer (<5>)] java.lang.RuntimeException: false a string starting with "a" / was a java.lang.Integer (<5>)
// expect: raw(both(is((Object) 'a')).and(is((Object) 'b')), 5): java.lang.RuntimeException: [false (is "a" and is "b") / is "a" was <5>] java.lang.RuntimeException: false (is "a" and is "b") / is "a" was <5>
// expect: raw(new Even(), 4): java.lang.RuntimeException: [true even / ] java.lang.RuntimeException: true even / 
// expect: raw(new Even(), 5): java.lang.RuntimeException: [false even / was <5>] java.lang.RuntimeException: false even / was <5>
// expect: raw(new Even(), null): java.lang.RuntimeException: [false even / was null] java.lang.RuntimeException: false even / was null
// expect: raw(new Typed(), 5): java.lang.RuntimeException: [false nothing / was a java.lang.Integer (<5>)] java.lang.RuntimeException: false nothing / was a java.lang.Integer (<5>)
// expect: raw(new Typed(), 'x'): java.lang.RuntimeException: [false nothing / was "x"] java.lang.RuntimeException: false nothing / was "x"
// expect: raw(new Typed(), null): java.lang.RuntimeException: [false nothing / was null] java.lang.RuntimeException: false nothing / was null
// expect: raw(new Untyped(), 5): java.lang.RuntimeException: [true a digit / ] java.lang.RuntimeException: true a digit / 
// expect: raw(new Untyped(), 50): java.lang.RuntimeException: [false a digit / <50> has many digits] java.lang.RuntimeException: false a digit / <50> has many digits
// expect: raw(new Untyped(), 'x'): java.lang.RuntimeException: [false a digit / was a java.lang.String ("x")] java.lang.RuntimeException: false a digit / was a java.lang.String ("x")
// expect: raw(new Untyped(), null): java.lang.RuntimeException: [false a digit / was null] java.lang.RuntimeException: false a digit / was null
// expect: raw(new Length(is(3)), 'abc'): java.lang.RuntimeException: [true a string as long as is <3> / ] java.lang.RuntimeException: true a string as long as is <3> / 
// expect: raw(new Length(is(3)), 'abcd'): java.lang.RuntimeException: [false a string as long as is <3> / length was <4>] java.lang.RuntimeException: false a string as long as is <3> / length was <4>
// expect: raw(new Length(is(3)), 5): java.lang.RuntimeException: [false a string as long as is <3> / was Integer <5>] java.lang.RuntimeException: false a string as long as is <3> / was Integer <5>
// expect: raw(new Length(is(3)), null): java.lang.RuntimeException: [false a string as long as is <3> / was null] java.lang.RuntimeException: false a string as long as is <3> / was null
// expect: raw(new Diagnosing(), 5): java.lang.RuntimeException: [true five / ] java.lang.RuntimeException: true five / 
// expect: raw(new Diagnosing(), 6): java.lang.RuntimeException: [false five / <6> it was] java.lang.RuntimeException: false five / <6> it was
// expect: raw(new Diagnosing(), 'x'): java.lang.RuntimeException: [false five / was String "x"] java.lang.RuntimeException: false five / was String "x"
// expect: raw(new Fixed(), 1): java.lang.RuntimeException: [false never / was <1>] java.lang.RuntimeException: false never / was <1>
// expect: raw(new FixedTyped(), ''): java.lang.RuntimeException: [true empty / ] java.lang.RuntimeException: true empty / 
// expect: raw(new FixedTyped(), 'x'): java.lang.RuntimeException: [false empty / was "x"] java.lang.RuntimeException: false empty / was "x"
// expect: raw(new FixedTyped(), 5): java.lang.RuntimeException: [false empty / was a java.lang.Integer (<5>)] java.lang.RuntimeException: false empty / was a java.lang.Integer (<5>)
// expect: is <5> not "a" a collection containing <1>[]
// expect: a(<1>; "x"; null)(){is <1>, is <2>}
