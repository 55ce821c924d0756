// The matchers of org.hamcrest.Matchers: collections, arrays, maps, numbers, texts.
import static org.hamcrest.Matchers.*;
import static org.hamcrest.MatcherAssert.assertThat;

import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.hamcrest.*;

public class Library {
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

  public static void main(String[] args) {
    show("assertThat(List.of(1, 2, 3), hasSize(3))", () -> assertThat(List.of(1, 2, 3), hasSize(3)));
    show("assertThat(List.of(3, 2, 1), hasSize(3))", () -> assertThat(List.of(3, 2, 1), hasSize(3)));
    show("assertThat(List.of(1, 2), hasSize(3))", () -> assertThat(List.of(1, 2), hasSize(3)));
    show("assertThat(List.of(1, 2, 3, 4), hasSize(3))", () -> assertThat(List.of(1, 2, 3, 4), hasSize(3)));
    show("assertThat(List.<Integer>of(), hasSize(3))", () -> assertThat(List.<Integer>of(), hasSize(3)));
    show("assertThat((List<Integer>) null, hasSize(3))", () -> assertThat((List<Integer>) null, hasSize(3)));
    show("assertThat(List.of(1, 2, 3), hasSize(greaterThan(2)))", () -> assertThat(List.of(1, 2, 3), hasSize(greaterThan(2))));
    show("assertThat(List.of(3, 2, 1), hasSize(greaterThan(2)))", () -> assertThat(List.of(3, 2, 1), hasSize(greaterThan(2))));
    show("assertThat(List.of(1, 2), hasSize(greaterThan(2)))", () -> assertThat(List.of(1, 2), hasSize(greaterThan(2))));
    show("assertThat(List.of(1, 2, 3, 4), hasSize(greaterThan(2)))", () -> assertThat(List.of(1, 2, 3, 4), hasSize(greaterThan(2))));
    show("assertThat(List.<Integer>of(), hasSize(greaterThan(2)))", () -> assertThat(List.<Integer>of(), hasSize(greaterThan(2))));
    show("assertThat((List<Integer>) null, hasSize(greaterThan(2)))", () -> assertThat((List<Integer>) null, hasSize(greaterThan(2))));
    show("assertThat(List.of(1, 2, 3), empty())", () -> assertThat(List.of(1, 2, 3), empty()));
    show("assertThat(List.of(3, 2, 1), empty())", () -> assertThat(List.of(3, 2, 1), empty()));
    show("assertThat(List.of(1, 2), empty())", () -> assertThat(List.of(1, 2), empty()));
    show("assertThat(List.of(1, 2, 3, 4), empty())", () -> assertThat(List.of(1, 2, 3, 4), empty()));
    show("assertThat(List.<Integer>of(), empty())", () -> assertThat(List.<Integer>of(), empty()));
    show("assertThat((List<Integer>) null, empty())", () -> assertThat((List<Integer>) null, empty()));
    show("assertThat(List.of(1, 2, 3), not(empty()))", () -> assertThat(List.of(1, 2, 3), not(empty())));
    show("assertThat(List.of(3, 2, 1), not(empty()))", () -> assertThat(List.of(3, 2, 1), not(empty())));
    show("assertThat(List.of(1, 2), not(empty()))", () -> assertThat(List.of(1, 2), not(empty())));
    show("assertThat(List.of(1, 2, 3, 4), not(empty()))", () -> assertThat(List.of(1, 2, 3, 4), not(empty())));
    show("assertThat(List.<Integer>of(), not(empty()))", () -> assertThat(List.<Integer>of(), not(empty())));
    show("assertThat((List<Integer>) null, not(empty()))", () -> assertThat((List<Integer>) null, not(empty())));
    show("assertThat(List.of(1, 2, 3), is(empty()))", () -> assertThat(List.of(1, 2, 3), is(empty())));
    show("assertThat(List.of(3, 2, 1), is(empty()))", () -> assertThat(List.of(3, 2, 1), is(empty())));
    show("assertThat(List.of(1, 2), is(empty()))", () -> assertThat(List.of(1, 2), is(empty())));
    show("assertThat(List.of(1, 2, 3, 4), is(empty()))", () -> assertThat(List.of(1, 2, 3, 4), is(empty())));
    show("assertThat(List.<Integer>of(), is(empty()))", () -> assertThat(List.<Integer>of(), is(empty())));
    show("assertThat((List<Integer>) null, is(empty()))", () -> assertThat((List<Integer>) null, is(empty())));
    show("assertThat(List.of(1, 2, 3), emptyCollectionOf(Integer.class))", () -> assertThat(List.of(1, 2, 3), emptyCollectionOf(Integer.class)));
    show("assertThat(List.of(3, 2, 1), emptyCollectionOf(Integer.class))", () -> assertThat(List.of(3, 2, 1), emptyCollectionOf(Integer.class)));
    show("assertThat(List.of(1, 2), emptyCollectionOf(Integer.class))", () -> assertThat(List.of(1, 2), emptyCollectionOf(Integer.class)));
    show("assertThat(List.of(1, 2, 3, 4), emptyCollectionOf(Integer.class))", () -> assertThat(List.of(1, 2, 3, 4), emptyCollectionOf(Integer.class)));
    show("assertThat(List.<Integer>of(), emptyCollectionOf(Integer.class))", () -> assertThat(List.<Integer>of(), emptyCollectionOf(Integer.class)));
    show("assertThat((List<Integer>) null, emptyCollectionOf(Integer.class))", () -> assertThat((List<Integer>) null, emptyCollectionOf(Integer.class)));
    show("assertThat(List.of(1, 2, 3), emptyIterable())", () -> assertThat(List.of(1, 2, 3), emptyIterable()));
    show("assertThat(List.of(3, 2, 1), emptyIterable())", () -> assertThat(List.of(3, 2, 1), emptyIterable()));
    show("assertThat(List.of(1, 2), emptyIterable())", () -> assertThat(List.of(1, 2), emptyIterable()));
    show("assertThat(List.of(1, 2, 3, 4), emptyIterable())", () -> assertThat(List.of(1, 2, 3, 4), emptyIterable()));
    show("assertThat(List.<Integer>of(), emptyIterable())", () -> assertThat(List.<Integer>of(), emptyIterable()));
    show("assertThat((List<Integer>) null, emptyIterable())", () -> assertThat((List<Integer>) null, emptyIterable()));
    show("assertThat(List.of(1, 2, 3), emptyIterableOf(Integer.class))", () -> assertThat(List.of(1, 2, 3), emptyIterableOf(Integer.class)));
    show("assertThat(List.of(3, 2, 1), emptyIterableOf(Integer.class))", () -> assertThat(List.of(3, 2, 1), emptyIterableOf(Integer.class)));
    show("assertThat(List.of(1, 2), emptyIterableOf(Integer.class))", () -> assertThat(List.of(1, 2), emptyIterableOf(Integer.class)));
    show("assertThat(List.of(1, 2, 3, 4), emptyIterableOf(Integer.class))", () -> assertThat(List.of(1, 2, 3, 4), emptyIterableOf(Integer.class)));
    show("assertThat(List.<Integer>of(), emptyIterableOf(Integer.class))", () -> assertThat(List.<Integer>of(), emptyIterableOf(Integer.class)));
    show("assertThat((List<Integer>) null, emptyIterableOf(Integer.class))", () -> assertThat((List<Integer>) null, emptyIterableOf(Integer.class)));
    show("assertThat(List.of(1, 2, 3), contains(1, 2, 3))", () -> assertThat(List.of(1, 2, 3), contains(1, 2, 3)));
    show("assertThat(List.of(3, 2, 1), contains(1, 2, 3))", () -> assertThat(List.of(3, 2, 1), contains(1, 2, 3)));
    show("assertThat(List.of(1, 2), contains(1, 2, 3))", () -> assertThat(List.of(1, 2), contains(1, 2, 3)));
    show("assertThat(List.of(1, 2, 3, 4), contains(1, 2, 3))", () -> assertThat(List.of(1, 2, 3, 4), contains(1, 2, 3)));
    show("assertThat(List.<Integer>of(), contains(1, 2, 3))", () -> assertThat(List.<Integer>of(), contains(1, 2, 3)));
    show("assertThat((List<Integer>) null, contains(1, 2, 3))", () -> assertThat((List<Integer>) null, contains(1, 2, 3)));
    show("assertThat(List.of(1, 2, 3), contains(is(1), is(2), greaterThan(2)))", () -> assertThat(List.of(1, 2, 3), contains(is(1), is(2), greaterThan(2))));
    show("assertThat(List.of(3, 2, 1), contains(is(1), is(2), greaterThan(2)))", () -> assertThat(List.of(3, 2, 1), contains(is(1), is(2), greaterThan(2))));
    show("assertThat(List.of(1, 2), contains(is(1), is(2), greaterThan(2)))", () -> assertThat(List.of(1, 2), contains(is(1), is(2), greaterThan(2))));
    show("assertThat(List.of(1, 2, 3, 4), contains(is(1), is(2), greaterThan(2)))", () -> assertThat(List.of(1, 2, 3, 4), contains(is(1), is(2), greaterThan(2))));
    show("assertThat(List.<Integer>of(), contains(is(1), is(2), greaterThan(2)))", () -> assertThat(List.<Integer>of(), contains(is(1), is(2), greaterThan(2))));
    show("assertThat((List<Integer>) null, contains(is(1), is(2), greaterThan(2)))", () -> assertThat((List<Integer>) null, contains(is(1), is(2), greaterThan(2))));
    show("assertThat(List.of(1, 2, 3), contains(List.of(is(1), is(2))))", () -> assertThat(List.of(1, 2, 3), contains(List.of(is(1), is(2)))));
    show("assertThat(List.of(3, 2, 1), contains(List.of(is(1), is(2))))", () -> assertThat(List.of(3, 2, 1), contains(List.of(is(1), is(2)))));
    show("assertThat(List.of(1, 2), contains(List.of(is(1), is(2))))", () -> assertThat(List.of(1, 2), contains(List.of(is(1), is(2)))));
    show("assertThat(List.of(1, 2, 3, 4), contains(List.of(is(1), is(2))))", () -> assertThat(List.of(1, 2, 3, 4), contains(List.of(is(1), is(2)))));
    show("assertThat(List.<Integer>of(), contains(List.of(is(1), is(2))))", () -> assertThat(List.<Integer>of(), contains(List.of(is(1), is(2)))));
    show("assertThat((List<Integer>) null, contains(List.of(is(1), is(2))))", () -> assertThat((List<Integer>) null, contains(List.of(is(1), is(2)))));
    show("assertThat(List.of(1, 2, 3), contains(is(1)))", () -> assertThat(List.of(1, 2, 3), contains(is(1))));
    show("assertThat(List.of(3, 2, 1), contains(is(1)))", () -> assertThat(List.of(3, 2, 1), contains(is(1))));
    show("assertThat(List.of(1, 2), contains(is(1)))", () -> assertThat(List.of(1, 2), contains(is(1))));
    show("assertThat(List.of(1, 2, 3, 4), contains(is(1)))", () -> assertThat(List.of(1, 2, 3, 4), contains(is(1))));
    show("assertThat(List.<Integer>of(), contains(is(1)))", () -> assertThat(List.<Integer>of(), contains(is(1))));
    show("assertThat((List<Integer>) null, contains(is(1)))", () -> assertThat((List<Integer>) null, contains(is(1))));
    show("assertThat(List.of(1, 2, 3), containsInAnyOrder(1, 2, 3))", () -> assertThat(List.of(1, 2, 3), containsInAnyOrder(1, 2, 3)));
    show("assertThat(List.of(3, 2, 1), containsInAnyOrder(1, 2, 3))", () -> assertThat(List.of(3, 2, 1), containsInAnyOrder(1, 2, 3)));
    show("assertThat(List.of(1, 2), containsInAnyOrder(1, 2, 3))", () -> assertThat(List.of(1, 2), containsInAnyOrder(1, 2, 3)));
    show("assertThat(List.of(1, 2, 3, 4), containsInAnyOrder(1, 2, 3))", () -> assertThat(List.of(1, 2, 3, 4), containsInAnyOrder(1, 2, 3)));
    show("assertThat(List.<Integer>of(), containsInAnyOrder(1, 2, 3))", () -> assertThat(List.<Integer>of(), containsInAnyOrder(1, 2, 3)));
    show("assertThat((List<Integer>) null, containsInAnyOrder(1, 2, 3))", () -> assertThat((List<Integer>) null, containsInAnyOrder(1, 2, 3)));
    show("assertThat(List.of(1, 2, 3), containsInAnyOrder(is(1), is(2), greaterThan(2)))", () -> assertThat(List.of(1, 2, 3), containsInAnyOrder(is(1), is(2), greaterThan(2))));
    show("assertThat(List.of(3, 2, 1), containsInAnyOrder(is(1), is(2), greaterThan(2)))", () -> assertThat(List.of(3, 2, 1), containsInAnyOrder(is(1), is(2), greaterThan(2))));
    show("assertThat(List.of(1, 2), containsInAnyOrder(is(1), is(2), greaterThan(2)))", () -> assertThat(List.of(1, 2), containsInAnyOrder(is(1), is(2), greaterThan(2))));
    show("assertThat(List.of(1, 2, 3, 4), containsInAnyOrder(is(1), is(2), greaterThan(2)))", () -> assertThat(List.of(1, 2, 3, 4), containsInAnyOrder(is(1), is(2), greaterThan(2))));
    show("assertThat(List.<Integer>of(), containsInAnyOrder(is(1), is(2), greaterThan(2)))", () -> assertThat(List.<Integer>of(), containsInAnyOrder(is(1), is(2), greaterThan(2))));
    show("assertThat((List<Integer>) null, containsInAnyOrder(is(1), is(2), greaterThan(2)))", () -> assertThat((List<Integer>) null, containsInAnyOrder(is(1), is(2), greaterThan(2))));
    show("assertThat(List.of(1, 2, 3), containsInAnyOrder(List.of(is(1), is(2))))", () -> assertThat(List.of(1, 2, 3), containsInAnyOrder(List.of(is(1), is(2)))));
    show("assertThat(List.of(3, 2, 1), containsInAnyOrder(List.of(is(1), is(2))))", () -> assertThat(List.of(3, 2, 1), containsInAnyOrder(List.of(is(1), is(2)))));
    show("assertThat(List.of(1, 2), containsInAnyOrder(List.of(is(1), is(2))))", () -> assertThat(List.of(1, 2), containsInAnyOrder(List.of(is(1), is(2)))));
    show("assertThat(List.of(1, 2, 3, 4), containsInAnyOrder(List.of(is(1), is(2))))", () -> assertThat(List.of(1, 2, 3, 4), containsInAnyOrder(List.of(is(1), is(2)))));
    show("assertThat(List.<Integer>of(), containsInAnyOrder(List.of(is(1), is(2))))", () -> assertThat(List.<Integer>of(), containsInAnyOrder(List.of(is(1), is(2)))));
    show("assertThat((List<Integer>) null, containsInAnyOrder(List.of(is(1), is(2))))", () -> assertThat((List<Integer>) null, containsInAnyOrder(List.of(is(1), is(2)))));
    show("assertThat(List.of(1, 2, 3), containsInRelativeOrder(1, 3))", () -> assertThat(List.of(1, 2, 3), containsInRelativeOrder(1, 3)));
    show("assertThat(List.of(3, 2, 1), containsInRelativeOrder(1, 3))", () -> assertThat(List.of(3, 2, 1), containsInRelativeOrder(1, 3)));
    show("assertThat(List.of(1, 2), containsInRelativeOrder(1, 3))", () -> assertThat(List.of(1, 2), containsInRelativeOrder(1, 3)));
    show("assertThat(List.of(1, 2, 3, 4), containsInRelativeOrder(1, 3))", () -> assertThat(List.of(1, 2, 3, 4), containsInRelativeOrder(1, 3)));
    show("assertThat(List.<Integer>of(), containsInRelativeOrder(1, 3))", () -> assertThat(List.<Integer>of(), containsInRelativeOrder(1, 3)));
    show("assertThat((List<Integer>) null, containsInRelativeOrder(1, 3))", () -> assertThat((List<Integer>) null, containsInRelativeOrder(1, 3)));
    show("assertThat(List.of(1, 2, 3), containsInRelativeOrder(is(1), is(3)))", () -> assertThat(List.of(1, 2, 3), containsInRelativeOrder(is(1), is(3))));
    show("assertThat(List.of(3, 2, 1), containsInRelativeOrder(is(1), is(3)))", () -> assertThat(List.of(3, 2, 1), containsInRelativeOrder(is(1), is(3))));
    show("assertThat(List.of(1, 2), containsInRelativeOrder(is(1), is(3)))", () -> assertThat(List.of(1, 2), containsInRelativeOrder(is(1), is(3))));
    show("assertThat(List.of(1, 2, 3, 4), containsInRelativeOrder(is(1), is(3)))", () -> assertThat(List.of(1, 2, 3, 4), containsInRelativeOrder(is(1), is(3))));
    show("assertThat(List.<Integer>of(), containsInRelativeOrder(is(1), is(3)))", () -> assertThat(List.<Integer>of(), containsInRelativeOrder(is(1), is(3))));
    show("assertThat((List<Integer>) null, containsInRelativeOrder(is(1), is(3)))", () -> assertThat((List<Integer>) null, containsInRelativeOrder(is(1), is(3))));
    show("assertThat(List.of(1, 2, 3), iterableWithSize(3))", () -> assertThat(List.of(1, 2, 3), iterableWithSize(3)));
    show("assertThat(List.of(3, 2, 1), iterableWithSize(3))", () -> assertThat(List.of(3, 2, 1), iterableWithSize(3)));
    show("assertThat(List.of(1, 2), iterableWithSize(3))", () -> assertThat(List.of(1, 2), iterableWithSize(3)));
    show("assertThat(List.of(1, 2, 3, 4), iterableWithSize(3))", () -> assertThat(List.of(1, 2, 3, 4), iterableWithSize(3)));
    show("assertThat(List.<Integer>of(), iterableWithSize(3))", () -> assertThat(List.<Integer>of(), iterableWithSize(3)));
    show("assertThat((List<Integer>) null, iterableWithSize(3))", () -> assertThat((List<Integer>) null, iterableWithSize(3)));
    show("assertThat(List.of(1, 2, 3), iterableWithSize(lessThan(3)))", () -> assertThat(List.of(1, 2, 3), iterableWithSize(lessThan(3))));
    show("assertThat(List.of(3, 2, 1), iterableWithSize(lessThan(3)))", () -> assertThat(List.of(3, 2, 1), iterableWithSize(lessThan(3))));
    show("assertThat(List.of(1, 2), iterableWithSize(lessThan(3)))", () -> assertThat(List.of(1, 2), iterableWithSize(lessThan(3))));
    show("assertThat(List.of(1, 2, 3, 4), iterableWithSize(lessThan(3)))", () -> assertThat(List.of(1, 2, 3, 4), iterableWithSize(lessThan(3))));
    show("assertThat(List.<Integer>of(), iterableWithSize(lessThan(3)))", () -> assertThat(List.<Integer>of(), iterableWithSize(lessThan(3))));
    show("assertThat((List<Integer>) null, iterableWithSize(lessThan(3)))", () -> assertThat((List<Integer>) null, iterableWithSize(lessThan(3))));
    show("assertThat(List.of(1, 2, 3), hasItem(greaterThan(3)))", () -> assertThat(List.of(1, 2, 3), hasItem(greaterThan(3))));
    show("assertThat(List.of(3, 2, 1), hasItem(greaterThan(3)))", () -> assertThat(List.of(3, 2, 1), hasItem(greaterThan(3))));
    show("assertThat(List.of(1, 2), hasItem(greaterThan(3)))", () -> assertThat(List.of(1, 2), hasItem(greaterThan(3))));
    show("assertThat(List.of(1, 2, 3, 4), hasItem(greaterThan(3)))", () -> assertThat(List.of(1, 2, 3, 4), hasItem(greaterThan(3))));
    show("assertThat(List.<Integer>of(), hasItem(greaterThan(3)))", () -> assertThat(List.<Integer>of(), hasItem(greaterThan(3))));
    show("assertThat((List<Integer>) null, hasItem(greaterThan(3)))", () -> assertThat((List<Integer>) null, hasItem(greaterThan(3))));
    show("assertThat(List.of(1, 2, 3), hasItems(1, 2))", () -> assertThat(List.of(1, 2, 3), hasItems(1, 2)));
    show("assertThat(List.of(3, 2, 1), hasItems(1, 2))", () -> assertThat(List.of(3, 2, 1), hasItems(1, 2)));
    show("assertThat(List.of(1, 2), hasItems(1, 2))", () -> assertThat(List.of(1, 2), hasItems(1, 2)));
    show("assertThat(List.of(1, 2, 3, 4), hasItems(1, 2))", () -> assertThat(List.of(1, 2, 3, 4), hasItems(1, 2)));
    show("assertThat(List.<Integer>of(), hasItems(1, 2))", () -> assertThat(List.<Integer>of(), hasItems(1, 2)));
    show("assertThat((List<Integer>) null, hasItems(1, 2))", () -> assertThat((List<Integer>) null, hasItems(1, 2)));
    show("assertThat(List.of(1, 2, 3), everyItem(lessThan(3)))", () -> assertThat(List.of(1, 2, 3), everyItem(lessThan(3))));
    show("assertThat(List.of(3, 2, 1), everyItem(lessThan(3)))", () -> assertThat(List.of(3, 2, 1), everyItem(lessThan(3))));
    show("assertThat(List.of(1, 2), everyItem(lessThan(3)))", () -> assertThat(List.of(1, 2), everyItem(lessThan(3))));
    show("assertThat(List.of(1, 2, 3, 4), everyItem(lessThan(3)))", () -> assertThat(List.of(1, 2, 3, 4), everyItem(lessThan(3))));
    show("assertThat(List.<Integer>of(), everyItem(lessThan(3)))", () -> assertThat(List.<Integer>of(), everyItem(lessThan(3))));
    show("assertThat((List<Integer>) null, everyItem(lessThan(3)))", () -> assertThat((List<Integer>) null, everyItem(lessThan(3))));
    show("assertThat(List.of(1, 2, 3), in(List.of(List.of(1, 2))))", () -> assertThat(List.of(1, 2, 3), in(List.of(List.of(1, 2)))));
    show("assertThat(List.of(3, 2, 1), in(List.of(List.of(1, 2))))", () -> assertThat(List.of(3, 2, 1), in(List.of(List.of(1, 2)))));
    show("assertThat(List.of(1, 2), in(List.of(List.of(1, 2))))", () -> assertThat(List.of(1, 2), in(List.of(List.of(1, 2)))));
    show("assertThat(List.of(1, 2, 3, 4), in(List.of(List.of(1, 2))))", () -> assertThat(List.of(1, 2, 3, 4), in(List.of(List.of(1, 2)))));
    show("assertThat(List.<Integer>of(), in(List.of(List.of(1, 2))))", () -> assertThat(List.<Integer>of(), in(List.of(List.of(1, 2)))));
    show("assertThat((List<Integer>) null, in(List.of(List.of(1, 2))))", () -> assertThat((List<Integer>) null, in(List.of(List.of(1, 2)))));
    show("assertThat(new Integer[] {1, 2, 3}, arrayWithSize(3))", () -> assertThat(new Integer[] {1, 2, 3}, arrayWithSize(3)));
    show("assertThat(new Integer[] {3, 2, 1}, arrayWithSize(3))", () -> assertThat(new Integer[] {3, 2, 1}, arrayWithSize(3)));
    show("assertThat(new Integer[0], arrayWithSize(3))", () -> assertThat(new Integer[0], arrayWithSize(3)));
    show("assertThat((Integer[]) null, arrayWithSize(3))", () -> assertThat((Integer[]) null, arrayWithSize(3)));
    show("assertThat(new Integer[] {1, 2, 3}, arrayWithSize(lessThan(3)))", () -> assertThat(new Integer[] {1, 2, 3}, arrayWithSize(lessThan(3))));
    show("assertThat(new Integer[] {3, 2, 1}, arrayWithSize(lessThan(3)))", () -> assertThat(new Integer[] {3, 2, 1}, arrayWithSize(lessThan(3))));
    show("assertThat(new Integer[0], arrayWithSize(lessThan(3)))", () -> assertThat(new Integer[0], arrayWithSize(lessThan(3))));
    show("assertThat((Integer[]) null, arrayWithSize(lessThan(3)))", () -> assertThat((Integer[]) null, arrayWithSize(lessThan(3))));
    show("assertThat(new Integer[] {1, 2, 3}, emptyArray())", () -> assertThat(new Integer[] {1, 2, 3}, emptyArray()));
    show("assertThat(new Integer[] {3, 2, 1}, emptyArray())", () -> assertThat(new Integer[] {3, 2, 1}, emptyArray()));
    show("assertThat(new Integer[0], emptyArray())", () -> assertThat(new Integer[0], emptyArray()));
    show("assertThat((Integer[]) null, emptyArray())", () -> assertThat((Integer[]) null, emptyArray()));
    show("assertThat(new Integer[] {1, 2, 3}, hasItemInArray(3))", () -> assertThat(new Integer[] {1, 2, 3}, hasItemInArray(3)));
    show("assertThat(new Integer[] {3, 2, 1}, hasItemInArray(3))", () -> assertThat(new Integer[] {3, 2, 1}, hasItemInArray(3)));
    show("assertThat(new Integer[0], hasItemInArray(3))", () -> assertThat(new Integer[0], hasItemInArray(3)));
    show("assertThat((Integer[]) null, hasItemInArray(3))", () -> assertThat((Integer[]) null, hasItemInArray(3)));
    show("assertThat(new Integer[] {1, 2, 3}, hasItemInArray(greaterThan(3)))", () -> assertThat(new Integer[] {1, 2, 3}, hasItemInArray(greaterThan(3))));
    show("assertThat(new Integer[] {3, 2, 1}, hasItemInArray(greaterThan(3)))", () -> assertThat(new Integer[] {3, 2, 1}, hasItemInArray(greaterThan(3))));
    show("assertThat(new Integer[0], hasItemInArray(greaterThan(3)))", () -> assertThat(new Integer[0], hasItemInArray(greaterThan(3))));
    show("assertThat((Integer[]) null, hasItemInArray(greaterThan(3)))", () -> assertThat((Integer[]) null, hasItemInArray(greaterThan(3))));
    show("assertThat(new Integer[] {1, 2, 3}, arrayContaining(1, 2, 3))", () -> assertThat(new Integer[] {1, 2, 3}, arrayContaining(1, 2, 3)));
    show("assertThat(new Integer[] {3, 2, 1}, arrayContaining(1, 2, 3))", () -> assertThat(new Integer[] {3, 2, 1}, arrayContaining(1, 2, 3)));
    show("assertThat(new Integer[0], arrayContaining(1, 2, 3))", () -> assertThat(new Integer[0], arrayContaining(1, 2, 3)));
    show("assertThat((Integer[]) null, arrayContaining(1, 2, 3))", () -> assertThat((Integer[]) null, arrayContaining(1, 2, 3)));
    show("assertThat(new Integer[] {1, 2, 3}, arrayContaining(is(1), is(2), is(4)))", () -> assertThat(new Integer[] {1, 2, 3}, arrayContaining(is(1), is(2), is(4))));
    show("assertThat(new Integer[] {3, 2, 1}, arrayContaining(is(1), is(2), is(4)))", () -> assertThat(new Integer[] {3, 2, 1}, arrayContaining(is(1), is(2), is(4))));
    show("assertThat(new Integer[0], arrayContaining(is(1), is(2), is(4)))", () -> assertThat(new Integer[0], arrayContaining(is(1), is(2), is(4))));
    show("assertThat((Integer[]) null, arrayContaining(is(1), is(2), is(4)))", () -> assertThat((Integer[]) null, arrayContaining(is(1), is(2), is(4))));
    show("assertThat(new Integer[] {1, 2, 3}, arrayContaining(List.of(is(1), is(2))))", () -> assertThat(new Integer[] {1, 2, 3}, arrayContaining(List.of(is(1), is(2)))));
    show("assertThat(new Integer[] {3, 2, 1}, arrayContaining(List.of(is(1), is(2))))", () -> assertThat(new Integer[] {3, 2, 1}, arrayContaining(List.of(is(1), is(2)))));
    show("assertThat(new Integer[0], arrayContaining(List.of(is(1), is(2))))", () -> assertThat(new Integer[0], arrayContaining(List.of(is(1), is(2)))));
    show("assertThat((Integer[]) null, arrayContaining(List.of(is(1), is(2))))", () -> assertThat((Integer[]) null, arrayContaining(List.of(is(1), is(2)))));
    show("assertThat(new Integer[] {1, 2, 3}, arrayContainingInAnyOrder(1, 2, 3))", () -> assertThat(new Integer[] {1, 2, 3}, arrayContainingInAnyOrder(1, 2, 3)));
    show("assertThat(new Integer[] {3, 2, 1}, arrayContainingInAnyOrder(1, 2, 3))", () -> assertThat(new Integer[] {3, 2, 1}, arrayContainingInAnyOrder(1, 2, 3)));
    show("assertThat(new Integer[0], arrayContainingInAnyOrder(1, 2, 3))", () -> assertThat(new Integer[0], arrayContainingInAnyOrder(1, 2, 3)));
    show("assertThat((Integer[]) null, arrayContainingInAnyOrder(1, 2, 3))", () -> assertThat((Integer[]) null, arrayContainingInAnyOrder(1, 2, 3)));
    show("assertThat(new Integer[] {1, 2, 3}, arrayContainingInAnyOrder(is(1), is(2), is(4)))", () -> assertThat(new Integer[] {1, 2, 3}, arrayContainingInAnyOrder(is(1), is(2), is(4))));
    show("assertThat(new Integer[] {3, 2, 1}, arrayContainingInAnyOrder(is(1), is(2), is(4)))", () -> assertThat(new Integer[] {3, 2, 1}, arrayContainingInAnyOrder(is(1), is(2), is(4))));
    show("assertThat(new Integer[0], arrayContainingInAnyOrder(is(1), is(2), is(4)))", () -> assertThat(new Integer[0], arrayContainingInAnyOrder(is(1), is(2), is(4))));
    show("assertThat((Integer[]) null, arrayContainingInAnyOrder(is(1), is(2), is(4)))", () -> assertThat((Integer[]) null, arrayContainingInAnyOrder(is(1), is(2), is(4))));
    show("assertThat(new Integer[] {1, 2, 3}, arrayContainingInAnyOrder(List.of(is(1), is(2))))", () -> assertThat(new Integer[] {1, 2, 3}, arrayContainingInAnyOrder(List.of(is(1), is(2)))));
    show("assertThat(new Integer[] {3, 2, 1}, arrayContainingInAnyOrder(List.of(is(1), is(2))))", () -> assertThat(new Integer[] {3, 2, 1}, arrayContainingInAnyOrder(List.of(is(1), is(2)))));
    show("assertThat(new Integer[0], arrayContainingInAnyOrder(List.of(is(1), is(2))))", () -> assertThat(new Integer[0], arrayContainingInAnyOrder(List.of(is(1), is(2)))));
    show("assertThat((Integer[]) null, arrayContainingInAnyOrder(List.of(is(1), is(2))))", () -> assertThat((Integer[]) null, arrayContainingInAnyOrder(List.of(is(1), is(2)))));
    show("assertThat(Map.of('a', 1), hasEntry('a', 1))", () -> assertThat(Map.of("a", 1), hasEntry("a", 1)));
    show("assertThat(Map.of('b', 2), hasEntry('a', 1))", () -> assertThat(Map.of("b", 2), hasEntry("a", 1)));
    show("assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), hasEntry('a', 1))", () -> assertThat(new TreeMap<>(Map.of("a", 1, "b", 2)), hasEntry("a", 1)));
    show("assertThat(Map.<String, Integer>of(), hasEntry('a', 1))", () -> assertThat(Map.<String, Integer>of(), hasEntry("a", 1)));
    show("assertThat((Map<String, Integer>) null, hasEntry('a', 1))", () -> assertThat((Map<String, Integer>) null, hasEntry("a", 1)));
    show("assertThat(Map.of('a', 1), hasEntry(is('a'), greaterThan(0)))", () -> assertThat(Map.of("a", 1), hasEntry(is("a"), greaterThan(0))));
    show("assertThat(Map.of('b', 2), hasEntry(is('a'), greaterThan(0)))", () -> assertThat(Map.of("b", 2), hasEntry(is("a"), greaterThan(0))));
    show("assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), hasEntry(is('a'), greaterThan(0)))", () -> assertThat(new TreeMap<>(Map.of("a", 1, "b", 2)), hasEntry(is("a"), greaterThan(0))));
    show("assertThat(Map.<String, Integer>of(), hasEntry(is('a'), greaterThan(0)))", () -> assertThat(Map.<String, Integer>of(), hasEntry(is("a"), greaterThan(0))));
    show("assertThat((Map<String, Integer>) null, hasEntry(is('a'), greaterThan(0)))", () -> assertThat((Map<String, Integer>) null, hasEntry(is("a"), greaterThan(0))));
    show("assertThat(Map.of('a', 1), hasKey('a'))", () -> assertThat(Map.of("a", 1), hasKey("a")));
    show("assertThat(Map.of('b', 2), hasKey('a'))", () -> assertThat(Map.of("b", 2), hasKey("a")));
    show("assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), hasKey('a'))", () -> assertThat(new TreeMap<>(Map.of("a", 1, "b", 2)), hasKey("a")));
    show("assertThat(Map.<String, Integer>of(), hasKey('a'))", () -> assertThat(Map.<String, Integer>of(), hasKey("a")));
    show("assertThat((Map<String, Integer>) null, hasKey('a'))", () -> assertThat((Map<String, Integer>) null, hasKey("a")));
    show("assertThat(Map.of('a', 1), hasKey(startsWith('a')))", () -> assertThat(Map.of("a", 1), hasKey(startsWith("a"))));
    show("assertThat(Map.of('b', 2), hasKey(startsWith('a')))", () -> assertThat(Map.of("b", 2), hasKey(startsWith("a"))));
    show("assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), hasKey(startsWith('a')))", () -> assertThat(new TreeMap<>(Map.of("a", 1, "b", 2)), hasKey(startsWith("a"))));
    show("assertThat(Map.<String, Integer>of(), hasKey(startsWith('a')))", () -> assertThat(Map.<String, Integer>of(), hasKey(startsWith("a"))));
    show("assertThat((Map<String, Integer>) null, hasKey(startsWith('a')))", () -> assertThat((Map<String, Integer>) null, hasKey(startsWith("a"))));
    show("assertThat(Map.of('a', 1), hasValue(1))", () -> assertThat(Map.of("a", 1), hasValue(1)));
    show("assertThat(Map.of('b', 2), hasValue(1))", () -> assertThat(Map.of("b", 2), hasValue(1)));
    show("assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), hasValue(1))", () -> assertThat(new TreeMap<>(Map.of("a", 1, "b", 2)), hasValue(1)));
    show("assertThat(Map.<String, Integer>of(), hasValue(1))", () -> assertThat(Map.<String, Integer>of(), hasValue(1)));
    show("assertThat((Map<String, Integer>) null, hasValue(1))", () -> assertThat((Map<String, Integer>) null, hasValue(1)));
    show("assertThat(Map.of('a', 1), hasValue(greaterThan(1)))", () -> assertThat(Map.of("a", 1), hasValue(greaterThan(1))));
    show("assertThat(Map.of('b', 2), hasValue(greaterThan(1)))", () -> assertThat(Map.of("b", 2), hasValue(greaterThan(1))));
    show("assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), hasValue(greaterThan(1)))", () -> assertThat(new TreeMap<>(Map.of("a", 1, "b", 2)), hasValue(greaterThan(1))));
    show("assertThat(Map.<String, Integer>of(), hasValue(greaterThan(1)))", () -> assertThat(Map.<String, Integer>of(), hasValue(greaterThan(1))));
    show("assertThat((Map<String, Integer>) null, hasValue(greaterThan(1)))", () -> assertThat((Map<String, Integer>) null, hasValue(greaterThan(1))));
    show("assertThat(Map.of('a', 1), aMapWithSize(1))", () -> assertThat(Map.of("a", 1), aMapWithSize(1)));
    show("assertThat(Map.of('b', 2), aMapWithSize(1))", () -> assertThat(Map.of("b", 2), aMapWithSize(1)));
    show("assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), aMapWithSize(1))", () -> assertThat(new TreeMap<>(Map.of("a", 1, "b", 2)), aMapWithSize(1)));
    show("assertThat(Map.<String, Integer>of(), aMapWithSize(1))", () -> assertThat(Map.<String, Integer>of(), aMapWithSize(1)));
    show("assertThat((Map<String, Integer>) null, aMapWithSize(1))", () -> assertThat((Map<String, Integer>) null, aMapWithSize(1)));
    show("assertThat(Map.of('a', 1), aMapWithSize(greaterThan(1)))", () -> assertThat(Map.of("a", 1), aMapWithSize(greaterThan(1))));
    show("assertThat(Map.of('b', 2), aMapWithSize(greaterThan(1)))", () -> assertThat(Map.of("b", 2), aMapWithSize(greaterThan(1))));
    show("assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), aMapWithSize(greaterThan(1)))", () -> assertThat(new TreeMap<>(Map.of("a", 1, "b", 2)), aMapWithSize(greaterThan(1))));
    show("assertThat(Map.<String, Integer>of(), aMapWithSize(greaterThan(1)))", () -> assertThat(Map.<String, Integer>of(), aMapWithSize(greaterThan(1))));
    show("assertThat((Map<String, Integer>) null, aMapWithSize(greaterThan(1)))", () -> assertThat((Map<String, Integer>) null, aMapWithSize(greaterThan(1))));
    show("assertThat(Map.of('a', 1), anEmptyMap())", () -> assertThat(Map.of("a", 1), anEmptyMap()));
    show("assertThat(Map.of('b', 2), anEmptyMap())", () -> assertThat(Map.of("b", 2), anEmptyMap()));
    show("assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), anEmptyMap())", () -> assertThat(new TreeMap<>(Map.of("a", 1, "b", 2)), anEmptyMap()));
    show("assertThat(Map.<String, Integer>of(), anEmptyMap())", () -> assertThat(Map.<String, Integer>of(), anEmptyMap()));
    show("assertThat((Map<String, Integer>) null, anEmptyMap())", () -> assertThat((Map<String, Integer>) null, anEmptyMap()));
    show("assertThat(1, greaterThan(2))", () -> assertThat(1, greaterThan(2)));
    show("assertThat(2, greaterThan(2))", () -> assertThat(2, greaterThan(2)));
    show("assertThat(3, greaterThan(2))", () -> assertThat(3, greaterThan(2)));
    show("assertThat(1, greaterThanOrEqualTo(2))", () -> assertThat(1, greaterThanOrEqualTo(2)));
    show("assertThat(2, greaterThanOrEqualTo(2))", () -> assertThat(2, greaterThanOrEqualTo(2)));
    show("assertThat(3, greaterThanOrEqualTo(2))", () -> assertThat(3, greaterThanOrEqualTo(2)));
    show("assertThat(1, lessThan(2))", () -> assertThat(1, lessThan(2)));
    show("assertThat(2, lessThan(2))", () -> assertThat(2, lessThan(2)));
    show("assertThat(3, lessThan(2))", () -> assertThat(3, lessThan(2)));
    show("assertThat(1, lessThanOrEqualTo(2))", () -> assertThat(1, lessThanOrEqualTo(2)));
    show("assertThat(2, lessThanOrEqualTo(2))", () -> assertThat(2, lessThanOrEqualTo(2)));
    show("assertThat(3, lessThanOrEqualTo(2))", () -> assertThat(3, lessThanOrEqualTo(2)));
    show("assertThat(1, comparesEqualTo(2))", () -> assertThat(1, comparesEqualTo(2)));
    show("assertThat(2, comparesEqualTo(2))", () -> assertThat(2, comparesEqualTo(2)));
    show("assertThat(3, comparesEqualTo(2))", () -> assertThat(3, comparesEqualTo(2)));
    show("assertThat(1, oneOf(1, 2))", () -> assertThat(1, oneOf(1, 2)));
    show("assertThat(2, oneOf(1, 2))", () -> assertThat(2, oneOf(1, 2)));
    show("assertThat(3, oneOf(1, 2))", () -> assertThat(3, oneOf(1, 2)));
    show("assertThat(1, isOneOf(1, 2))", () -> assertThat(1, isOneOf(1, 2)));
    show("assertThat(2, isOneOf(1, 2))", () -> assertThat(2, isOneOf(1, 2)));
    show("assertThat(3, isOneOf(1, 2))", () -> assertThat(3, isOneOf(1, 2)));
    show("assertThat(1, in(List.of(1, 2)))", () -> assertThat(1, in(List.of(1, 2))));
    show("assertThat(2, in(List.of(1, 2)))", () -> assertThat(2, in(List.of(1, 2))));
    show("assertThat(3, in(List.of(1, 2)))", () -> assertThat(3, in(List.of(1, 2))));
    show("assertThat(1, in(new Integer[] {1, 2}))", () -> assertThat(1, in(new Integer[] {1, 2})));
    show("assertThat(2, in(new Integer[] {1, 2}))", () -> assertThat(2, in(new Integer[] {1, 2})));
    show("assertThat(3, in(new Integer[] {1, 2}))", () -> assertThat(3, in(new Integer[] {1, 2})));
    show("assertThat(1, isIn(List.of(1, 2)))", () -> assertThat(1, isIn(List.of(1, 2))));
    show("assertThat(2, isIn(List.of(1, 2)))", () -> assertThat(2, isIn(List.of(1, 2))));
    show("assertThat(3, isIn(List.of(1, 2)))", () -> assertThat(3, isIn(List.of(1, 2))));
    show("assertThat(1, not(in(List.of(1, 2))))", () -> assertThat(1, not(in(List.of(1, 2)))));
    show("assertThat(2, not(in(List.of(1, 2))))", () -> assertThat(2, not(in(List.of(1, 2)))));
    show("assertThat(3, not(in(List.of(1, 2))))", () -> assertThat(3, not(in(List.of(1, 2)))));
    show("assertThat(1, both(greaterThan(1)).and(lessThan(3)))", () -> assertThat(1, both(greaterThan(1)).and(lessThan(3))));
    show("assertThat(2, both(greaterThan(1)).and(lessThan(3)))", () -> assertThat(2, both(greaterThan(1)).and(lessThan(3))));
    show("assertThat(3, both(greaterThan(1)).and(lessThan(3)))", () -> assertThat(3, both(greaterThan(1)).and(lessThan(3))));
    show("assertThat(1, hasToString('2'))", () -> assertThat(1, hasToString("2")));
    show("assertThat(2, hasToString('2'))", () -> assertThat(2, hasToString("2")));
    show("assertThat(3, hasToString('2'))", () -> assertThat(3, hasToString("2")));
    show("assertThat(1, hasToString(startsWith('2')))", () -> assertThat(1, hasToString(startsWith("2"))));
    show("assertThat(2, hasToString(startsWith('2')))", () -> assertThat(2, hasToString(startsWith("2"))));
    show("assertThat(3, hasToString(startsWith('2')))", () -> assertThat(3, hasToString(startsWith("2"))));
    show("assertThat(1.0, closeTo(1.0, 0.25))", () -> assertThat(1.0, closeTo(1.0, 0.25)));
    show("assertThat(1.25, closeTo(1.0, 0.25))", () -> assertThat(1.25, closeTo(1.0, 0.25)));
    show("assertThat(1.5, closeTo(1.0, 0.25))", () -> assertThat(1.5, closeTo(1.0, 0.25)));
    show("assertThat(Double.NaN, closeTo(1.0, 0.25))", () -> assertThat(Double.NaN, closeTo(1.0, 0.25)));
    show("assertThat(-0.0, closeTo(1.0, 0.25))", () -> assertThat(-0.0, closeTo(1.0, 0.25)));
    show("assertThat(1.0, notANumber())", () -> assertThat(1.0, notANumber()));
    show("assertThat(1.25, notANumber())", () -> assertThat(1.25, notANumber()));
    show("assertThat(1.5, notANumber())", () -> assertThat(1.5, notANumber()));
    show("assertThat(Double.NaN, notANumber())", () -> assertThat(Double.NaN, notANumber()));
    show("assertThat(-0.0, notANumber())", () -> assertThat(-0.0, notANumber()));
    show("assertThat(1.0, is(closeTo(0.0, 1.0)))", () -> assertThat(1.0, is(closeTo(0.0, 1.0))));
    show("assertThat(1.25, is(closeTo(0.0, 1.0)))", () -> assertThat(1.25, is(closeTo(0.0, 1.0))));
    show("assertThat(1.5, is(closeTo(0.0, 1.0)))", () -> assertThat(1.5, is(closeTo(0.0, 1.0))));
    show("assertThat(Double.NaN, is(closeTo(0.0, 1.0)))", () -> assertThat(Double.NaN, is(closeTo(0.0, 1.0))));
    show("assertThat(-0.0, is(closeTo(0.0, 1.0)))", () -> assertThat(-0.0, is(closeTo(0.0, 1.0))));
    show("assertThat(1.0, greaterThan(1.0))", () -> assertThat(1.0, greaterThan(1.0)));
    show("assertThat(1.25, greaterThan(1.0))", () -> assertThat(1.25, greaterThan(1.0)));
    show("assertThat(1.5, greaterThan(1.0))", () -> assertThat(1.5, greaterThan(1.0)));
    show("assertThat(Double.NaN, greaterThan(1.0))", () -> assertThat(Double.NaN, greaterThan(1.0)));
    show("assertThat(-0.0, greaterThan(1.0))", () -> assertThat(-0.0, greaterThan(1.0)));
    show("assertThat(new BigDecimal('1.0'), closeTo(new BigDecimal('1.0'), new BigDecimal('0.25')))", () -> assertThat(new BigDecimal("1.0"), closeTo(new BigDecimal("1.0"), new BigDecimal("0.25"))));
    show("assertThat(new BigDecimal('1.25'), closeTo(new BigDecimal('1.0'), new BigDecimal('0.25')))", () -> assertThat(new BigDecimal("1.25"), closeTo(new BigDecimal("1.0"), new BigDecimal("0.25"))));
    show("assertThat(new BigDecimal('2.50'), closeTo(new BigDecimal('1.0'), new BigDecimal('0.25')))", () -> assertThat(new BigDecimal("2.50"), closeTo(new BigDecimal("1.0"), new BigDecimal("0.25"))));
    show("assertThat(new BigDecimal('1.0'), comparesEqualTo(new BigDecimal('1.250')))", () -> assertThat(new BigDecimal("1.0"), comparesEqualTo(new BigDecimal("1.250"))));
    show("assertThat(new BigDecimal('1.25'), comparesEqualTo(new BigDecimal('1.250')))", () -> assertThat(new BigDecimal("1.25"), comparesEqualTo(new BigDecimal("1.250"))));
    show("assertThat(new BigDecimal('2.50'), comparesEqualTo(new BigDecimal('1.250')))", () -> assertThat(new BigDecimal("2.50"), comparesEqualTo(new BigDecimal("1.250"))));
    show("assertThat('abc', equalToIgnoringCase('Abc'))", () -> assertThat("abc", equalToIgnoringCase("Abc")));
    show("assertThat('ABC', equalToIgnoringCase('Abc'))", () -> assertThat("ABC", equalToIgnoringCase("Abc")));
    show("assertThat('', equalToIgnoringCase('Abc'))", () -> assertThat("", equalToIgnoringCase("Abc")));
    show("assertThat(' \\t', equalToIgnoringCase('Abc'))", () -> assertThat(" \t", equalToIgnoringCase("Abc")));
    show("assertThat('a  b c', equalToIgnoringCase('Abc'))", () -> assertThat("a  b c", equalToIgnoringCase("Abc")));
    show("assertThat((String) null, equalToIgnoringCase('Abc'))", () -> assertThat((String) null, equalToIgnoringCase("Abc")));
    show("assertThat('abc', equalToCompressingWhiteSpace(' a b  c '))", () -> assertThat("abc", equalToCompressingWhiteSpace(" a b  c ")));
    show("assertThat('ABC', equalToCompressingWhiteSpace(' a b  c '))", () -> assertThat("ABC", equalToCompressingWhiteSpace(" a b  c ")));
    show("assertThat('', equalToCompressingWhiteSpace(' a b  c '))", () -> assertThat("", equalToCompressingWhiteSpace(" a b  c ")));
    show("assertThat(' \\t', equalToCompressingWhiteSpace(' a b  c '))", () -> assertThat(" \t", equalToCompressingWhiteSpace(" a b  c ")));
    show("assertThat('a  b c', equalToCompressingWhiteSpace(' a b  c '))", () -> assertThat("a  b c", equalToCompressingWhiteSpace(" a b  c ")));
    show("assertThat((String) null, equalToCompressingWhiteSpace(' a b  c '))", () -> assertThat((String) null, equalToCompressingWhiteSpace(" a b  c ")));
    show("assertThat('abc', equalToIgnoringWhiteSpace('abc'))", () -> assertThat("abc", equalToIgnoringWhiteSpace("abc")));
    show("assertThat('ABC', equalToIgnoringWhiteSpace('abc'))", () -> assertThat("ABC", equalToIgnoringWhiteSpace("abc")));
    show("assertThat('', equalToIgnoringWhiteSpace('abc'))", () -> assertThat("", equalToIgnoringWhiteSpace("abc")));
    show("assertThat(' \\t', equalToIgnoringWhiteSpace('abc'))", () -> assertThat(" \t", equalToIgnoringWhiteSpace("abc")));
    show("assertThat('a  b c', equalToIgnoringWhiteSpace('abc'))", () -> assertThat("a  b c", equalToIgnoringWhiteSpace("abc")));
    show("assertThat((String) null, equalToIgnoringWhiteSpace('abc'))", () -> assertThat((String) null, equalToIgnoringWhiteSpace("abc")));
    show("assertThat('abc', emptyString())", () -> assertThat("abc", emptyString()));
    show("assertThat('ABC', emptyString())", () -> assertThat("ABC", emptyString()));
    show("assertThat('', emptyString())", () -> assertThat("", emptyString()));
    show("assertThat(' \\t', emptyString())", () -> assertThat(" \t", emptyString()));
    show("assertThat('a  b c', emptyString())", () -> assertThat("a  b c", emptyString()));
    show("assertThat((String) null, emptyString())", () -> assertThat((String) null, emptyString()));
    show("assertThat('abc', emptyOrNullString())", () -> assertThat("abc", emptyOrNullString()));
    show("assertThat('ABC', emptyOrNullString())", () -> assertThat("ABC", emptyOrNullString()));
    show("assertThat('', emptyOrNullString())", () -> assertThat("", emptyOrNullString()));
    show("assertThat(' \\t', emptyOrNullString())", () -> assertThat(" \t", emptyOrNullString()));
    show("assertThat('a  b c', emptyOrNullString())", () -> assertThat("a  b c", emptyOrNullString()));
    show("assertThat((String) null, emptyOrNullString())", () -> assertThat((String) null, emptyOrNullString()));
    show("assertThat('abc', isEmptyString())", () -> assertThat("abc", isEmptyString()));
    show("assertThat('ABC', isEmptyString())", () -> assertThat("ABC", isEmptyString()));
    show("assertThat('', isEmptyString())", () -> assertThat("", isEmptyString()));
    show("assertThat(' \\t', isEmptyString())", () -> assertThat(" \t", isEmptyString()));
    show("assertThat('a  b c', isEmptyString())", () -> assertThat("a  b c", isEmptyString()));
    show("assertThat((String) null, isEmptyString())", () -> assertThat((String) null, isEmptyString()));
    show("assertThat('abc', isEmptyOrNullString())", () -> assertThat("abc", isEmptyOrNullString()));
    show("assertThat('ABC', isEmptyOrNullString())", () -> assertThat("ABC", isEmptyOrNullString()));
    show("assertThat('', isEmptyOrNullString())", () -> assertThat("", isEmptyOrNullString()));
    show("assertThat(' \\t', isEmptyOrNullString())", () -> assertThat(" \t", isEmptyOrNullString()));
    show("assertThat('a  b c', isEmptyOrNullString())", () -> assertThat("a  b c", isEmptyOrNullString()));
    show("assertThat((String) null, isEmptyOrNullString())", () -> assertThat((String) null, isEmptyOrNullString()));
    show("assertThat('abc', blankString())", () -> assertThat("abc", blankString()));
    show("assertThat('ABC', blankString())", () -> assertThat("ABC", blankString()));
    show("assertThat('', blankString())", () -> assertThat("", blankString()));
    show("assertThat(' \\t', blankString())", () -> assertThat(" \t", blankString()));
    show("assertThat('a  b c', blankString())", () -> assertThat("a  b c", blankString()));
    show("assertThat((String) null, blankString())", () -> assertThat((String) null, blankString()));
    show("assertThat('abc', blankOrNullString())", () -> assertThat("abc", blankOrNullString()));
    show("assertThat('ABC', blankOrNullString())", () -> assertThat("ABC", blankOrNullString()));
    show("assertThat('', blankOrNullString())", () -> assertThat("", blankOrNullString()));
    show("assertThat(' \\t', blankOrNullString())", () -> assertThat(" \t", blankOrNullString()));
    show("assertThat('a  b c', blankOrNullString())", () -> assertThat("a  b c", blankOrNullString()));
    show("assertThat((String) null, blankOrNullString())", () -> assertThat((String) null, blankOrNullString()));
    show("assertThat('abc', matchesPattern('[a-c]+'))", () -> assertThat("abc", matchesPattern("[a-c]+")));
    show("assertThat('ABC', matchesPattern('[a-c]+'))", () -> assertThat("ABC", matchesPattern("[a-c]+")));
    show("assertThat('', matchesPattern('[a-c]+'))", () -> assertThat("", matchesPattern("[a-c]+")));
    show("assertThat(' \\t', matchesPattern('[a-c]+'))", () -> assertThat(" \t", matchesPattern("[a-c]+")));
    show("assertThat('a  b c', matchesPattern('[a-c]+'))", () -> assertThat("a  b c", matchesPattern("[a-c]+")));
    show("assertThat((String) null, matchesPattern('[a-c]+'))", () -> assertThat((String) null, matchesPattern("[a-c]+")));
    show("assertThat('abc', matchesPattern(Pattern.compile('A.C')))", () -> assertThat("abc", matchesPattern(Pattern.compile("A.C"))));
    show("assertThat('ABC', matchesPattern(Pattern.compile('A.C')))", () -> assertThat("ABC", matchesPattern(Pattern.compile("A.C"))));
    show("assertThat('', matchesPattern(Pattern.compile('A.C')))", () -> assertThat("", matchesPattern(Pattern.compile("A.C"))));
    show("assertThat(' \\t', matchesPattern(Pattern.compile('A.C')))", () -> assertThat(" \t", matchesPattern(Pattern.compile("A.C"))));
    show("assertThat('a  b c', matchesPattern(Pattern.compile('A.C')))", () -> assertThat("a  b c", matchesPattern(Pattern.compile("A.C"))));
    show("assertThat((String) null, matchesPattern(Pattern.compile('A.C')))", () -> assertThat((String) null, matchesPattern(Pattern.compile("A.C"))));
    show("assertThat('abc', matchesRegex('[a-c]+'))", () -> assertThat("abc", matchesRegex("[a-c]+")));
    show("assertThat('ABC', matchesRegex('[a-c]+'))", () -> assertThat("ABC", matchesRegex("[a-c]+")));
    show("assertThat('', matchesRegex('[a-c]+'))", () -> assertThat("", matchesRegex("[a-c]+")));
    show("assertThat(' \\t', matchesRegex('[a-c]+'))", () -> assertThat(" \t", matchesRegex("[a-c]+")));
    show("assertThat('a  b c', matchesRegex('[a-c]+'))", () -> assertThat("a  b c", matchesRegex("[a-c]+")));
    show("assertThat((String) null, matchesRegex('[a-c]+'))", () -> assertThat((String) null, matchesRegex("[a-c]+")));
    show("assertThat('abc', matchesRegex(Pattern.compile('A.C')))", () -> assertThat("abc", matchesRegex(Pattern.compile("A.C"))));
    show("assertThat('ABC', matchesRegex(Pattern.compile('A.C')))", () -> assertThat("ABC", matchesRegex(Pattern.compile("A.C"))));
    show("assertThat('', matchesRegex(Pattern.compile('A.C')))", () -> assertThat("", matchesRegex(Pattern.compile("A.C"))));
    show("assertThat(' \\t', matchesRegex(Pattern.compile('A.C')))", () -> assertThat(" \t", matchesRegex(Pattern.compile("A.C"))));
    show("assertThat('a  b c', matchesRegex(Pattern.compile('A.C')))", () -> assertThat("a  b c", matchesRegex(Pattern.compile("A.C"))));
    show("assertThat((String) null, matchesRegex(Pattern.compile('A.C')))", () -> assertThat((String) null, matchesRegex(Pattern.compile("A.C"))));
    show("assertThat('abc', stringContainsInOrder('a', 'b', 'c'))", () -> assertThat("abc", stringContainsInOrder("a", "b", "c")));
    show("assertThat('ABC', stringContainsInOrder('a', 'b', 'c'))", () -> assertThat("ABC", stringContainsInOrder("a", "b", "c")));
    show("assertThat('', stringContainsInOrder('a', 'b', 'c'))", () -> assertThat("", stringContainsInOrder("a", "b", "c")));
    show("assertThat(' \\t', stringContainsInOrder('a', 'b', 'c'))", () -> assertThat(" \t", stringContainsInOrder("a", "b", "c")));
    show("assertThat('a  b c', stringContainsInOrder('a', 'b', 'c'))", () -> assertThat("a  b c", stringContainsInOrder("a", "b", "c")));
    show("assertThat((String) null, stringContainsInOrder('a', 'b', 'c'))", () -> assertThat((String) null, stringContainsInOrder("a", "b", "c")));
    show("assertThat('abc', stringContainsInOrder(List.of('b', 'a')))", () -> assertThat("abc", stringContainsInOrder(List.of("b", "a"))));
    show("assertThat('ABC', stringContainsInOrder(List.of('b', 'a')))", () -> assertThat("ABC", stringContainsInOrder(List.of("b", "a"))));
    show("assertThat('', stringContainsInOrder(List.of('b', 'a')))", () -> assertThat("", stringContainsInOrder(List.of("b", "a"))));
    show("assertThat(' \\t', stringContainsInOrder(List.of('b', 'a')))", () -> assertThat(" \t", stringContainsInOrder(List.of("b", "a"))));
    show("assertThat('a  b c', stringContainsInOrder(List.of('b', 'a')))", () -> assertThat("a  b c", stringContainsInOrder(List.of("b", "a"))));
    show("assertThat((String) null, stringContainsInOrder(List.of('b', 'a')))", () -> assertThat((String) null, stringContainsInOrder(List.of("b", "a"))));
    show("assertThat('abc', hasLength(3))", () -> assertThat("abc", hasLength(3)));
    show("assertThat('ABC', hasLength(3))", () -> assertThat("ABC", hasLength(3)));
    show("assertThat('', hasLength(3))", () -> assertThat("", hasLength(3)));
    show("assertThat(' \\t', hasLength(3))", () -> assertThat(" \t", hasLength(3)));
    show("assertThat('a  b c', hasLength(3))", () -> assertThat("a  b c", hasLength(3)));
    show("assertThat((String) null, hasLength(3))", () -> assertThat((String) null, hasLength(3)));
    show("assertThat('abc', greaterThan('ABC'))", () -> assertThat("abc", greaterThan("ABC")));
    show("assertThat('ABC', greaterThan('ABC'))", () -> assertThat("ABC", greaterThan("ABC")));
    show("assertThat('', greaterThan('ABC'))", () -> assertThat("", greaterThan("ABC")));
    show("assertThat(' \\t', greaterThan('ABC'))", () -> assertThat(" \t", greaterThan("ABC")));
    show("assertThat('a  b c', greaterThan('ABC'))", () -> assertThat("a  b c", greaterThan("ABC")));
    show("assertThat((String) null, greaterThan('ABC'))", () -> assertThat((String) null, greaterThan("ABC")));
    show("assertThat('abc', is(oneOf('abc', 'x')))", () -> assertThat("abc", is(oneOf("abc", "x"))));
    show("assertThat('ABC', is(oneOf('abc', 'x')))", () -> assertThat("ABC", is(oneOf("abc", "x"))));
    show("assertThat('', is(oneOf('abc', 'x')))", () -> assertThat("", is(oneOf("abc", "x"))));
    show("assertThat(' \\t', is(oneOf('abc', 'x')))", () -> assertThat(" \t", is(oneOf("abc", "x"))));
    show("assertThat('a  b c', is(oneOf('abc', 'x')))", () -> assertThat("a  b c", is(oneOf("abc", "x"))));
    show("assertThat((String) null, is(oneOf('abc', 'x')))", () -> assertThat((String) null, is(oneOf("abc", "x"))));
    show("assertThat('abc', hasToString('abc'))", () -> assertThat("abc", hasToString("abc")));
    show("assertThat('ABC', hasToString('abc'))", () -> assertThat("ABC", hasToString("abc")));
    show("assertThat('', hasToString('abc'))", () -> assertThat("", hasToString("abc")));
    show("assertThat(' \\t', hasToString('abc'))", () -> assertThat(" \t", hasToString("abc")));
    show("assertThat('a  b c', hasToString('abc'))", () -> assertThat("a  b c", hasToString("abc")));
    show("assertThat((String) null, hasToString('abc'))", () -> assertThat((String) null, hasToString("abc")));
    show("assertThat(Integer.class, typeCompatibleWith(Number.class))", () -> assertThat(Integer.class, typeCompatibleWith(Number.class)));
    show("assertThat(String.class, typeCompatibleWith(Number.class))", () -> assertThat(String.class, typeCompatibleWith(Number.class)));

    show("assertThat('aab', stringContainsInOrder('a', 'a'))", () -> assertThat("aab", stringContainsInOrder("a", "a")));
    show("assertThat('ab', stringContainsInOrder('a', 'a'))", () -> assertThat("ab", stringContainsInOrder("a", "a")));
    show("assertThat(List.of('a', 'b'), contains('a', 'c'))", () -> assertThat(List.of("a", "b"), contains("a", "c")));
    show("assertThat(List.of('a', 'b'), contains(startsWith('a'), startsWith('b'), startsWith('c')))", () -> assertThat(List.of("a", "b"), contains(startsWith("a"), startsWith("b"), startsWith("c"))));
    show("assertThat(Arrays.asList('a', null), contains('a', null))", () -> assertThat(Arrays.asList("a", null), contains("a", null)));
    show("assertThat(Arrays.asList('a', null), containsInAnyOrder(null, 'a'))", () -> assertThat(Arrays.asList("a", null), containsInAnyOrder(null, "a")));
    show("assertThat(Arrays.asList('a', null), contains(is('a'), null))", () -> assertThat(Arrays.asList("a", null), contains(is("a"), null)));
    show("assertThat(List.of('a', 'a', 'b'), containsInAnyOrder('a', 'b', 'b'))", () -> assertThat(List.of("a", "a", "b"), containsInAnyOrder("a", "b", "b")));
    show("assertThat(List.of('x', 'xy'), containsInAnyOrder(startsWith('x'), is('x')))", () -> assertThat(List.of("x", "xy"), containsInAnyOrder(startsWith("x"), is("x"))));
    show("assertThat(Set.of('a'), contains('a'))", () -> assertThat(Set.of("a"), contains("a")));
    show("assertThat(new ArrayDeque<>(List.of('a', 'b')), hasSize(1))", () -> assertThat(new ArrayDeque<>(List.of("a", "b")), hasSize(1)));
    show("assertThat('text', List.of(1), hasSize(2))", () -> assertThat("text", List.of(1), hasSize(2)));
    show("assertThat(List.of(Optional.of(1)), contains(hasToString('Optional[2]')))", () -> assertThat(List.of(Optional.of(1)), contains(hasToString("Optional[2]"))));
    show("raw(hasSize(1), 'x')", () -> raw(hasSize(1), "x"));
    show("raw(empty(), 5)", () -> raw(empty(), 5));
    show("raw(contains(1), 5)", () -> raw(contains(1), 5));
    show("raw(containsInAnyOrder(1), 5)", () -> raw(containsInAnyOrder(1), 5));
    show("raw(containsInRelativeOrder(1), 5)", () -> raw(containsInRelativeOrder(1), 5));
    show("raw(emptyIterable(), 5)", () -> raw(emptyIterable(), 5));
    show("raw(hasKey('a'), 5)", () -> raw(hasKey("a"), 5));
    show("raw(aMapWithSize(1), 5)", () -> raw(aMapWithSize(1), 5));
    show("raw(arrayContaining(1), 5)", () -> raw(arrayContaining(1), 5));
    show("raw(arrayWithSize(1), 5)", () -> raw(arrayWithSize(1), 5));
    show("raw(closeTo(1, 2), 'x')", () -> raw(closeTo(1, 2), "x"));
    show("raw(notANumber(), 'x')", () -> raw(notANumber(), "x"));
    show("raw(emptyString(), 5)", () -> raw(emptyString(), 5));
    show("raw(hasLength(1), 5)", () -> raw(hasLength(1), 5));
    show("raw(greaterThan(1), new Object[0])", () -> raw(greaterThan(1), new Object[0]));
    show("raw(equalToIgnoringCase('x'), 5)", () -> raw(equalToIgnoringCase("x"), 5));
    show("raw(matchesPattern('x'), 5)", () -> raw(matchesPattern("x"), 5));
    show("raw(typeCompatibleWith(Number.class), 5)", () -> raw(typeCompatibleWith(Number.class), 5));
  }
}
// expect: assertThat(List.of(1, 2, 3), hasSize(3)): passes
// expect: assertThat(List.of(3, 2, 1), hasSize(3)): passes
// expect: assertThat(List.of(1, 2), hasSize(3)): java.lang.AssertionError: [
// expect: Expected: a collection with size <3>
// expect:      but: collection size was <2>] java.lang.AssertionError: 
// expect: Expected: a collection with size <3>
// expect:      but: collection size was <2>
// expect: assertThat(List.of(1, 2, 3, 4), hasSize(3)): java.lang.AssertionError: [
// expect: Expected: a collection with size <3>
// expect:      but: collection size was <4>] java.lang.AssertionError: 
// expect: Expected: a collection with size <3>
// expect:      but: collection size was <4>
// expect: assertThat(List.<Integer>of(), hasSize(3)): java.lang.AssertionError: [
// expect: Expected: a collection with size <3>
// expect:      but: collection size was <0>] java.lang.AssertionError: 
// expect: Expected: a collection with size <3>
// expect:      but: collection size was <0>
// expect: assertThat((List<Integer>) null, hasSize(3)): java.lang.AssertionError: [
// expect: Expected: a collection with size <3>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a collection with size <3>
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), hasSize(greaterThan(2))): passes
// expect: assertThat(List.of(3, 2, 1), hasSize(greaterThan(2))): passes
// expect: assertThat(List.of(1, 2), hasSize(greaterThan(2))): java.lang.AssertionError: [
// expect: Expected: a collection with size a value greater than <2>
// expect:      but: collection size <2> was equal to <2>] java.lang.AssertionError: 
// expect: Expected: a collection with size a value greater than <2>
// expect:      but: collection size <2> was equal to <2>
// expect: assertThat(List.of(1, 2, 3, 4), hasSize(greaterThan(2))): passes
// expect: assertThat(List.<Integer>of(), hasSize(greaterThan(2))): java.lang.AssertionError: [
// expect: Expected: a collection with size a value greater than <2>
// expect:      but: collection size <0> was less than <2>] java.lang.AssertionError: 
// expect: Expected: a collection with size a value greater than <2>
// expect:      but: collection size <0> was less than <2>
// expect: assertThat((List<Integer>) null, hasSize(greaterThan(2))): java.lang.AssertionError: [
// expect: Expected: a collection with size a value greater than <2>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a collection with size a value greater than <2>
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), empty()): java.lang.AssertionError: [
// expect: Expected: an empty collection
// expect:      but: <[1, 2, 3]>] java.lang.AssertionError: 
// expect: Expected: an empty collection
// expect:      but: <[1, 2, 3]>
// expect: assertThat(List.of(3, 2, 1), empty()): java.lang.AssertionError: [
// expect: Expected: an empty collection
// expect:      but: <[3, 2, 1]>] java.lang.AssertionError: 
// expect: Expected: an empty collection
// expect:      but: <[3, 2, 1]>
// expect: assertThat(List.of(1, 2), empty()): java.lang.AssertionError: [
// expect: Expected: an empty collection
// expect:      but: <[1, 2]>] java.lang.AssertionError: 
// expect: Expected: an empty collection
// expect:      but: <[1, 2]>
// expect: assertThat(List.of(1, 2, 3, 4), empty()): java.lang.AssertionError: [
// expect: Expected: an empty collection
// expect:      but: <[1, 2, 3, 4]>] java.lang.AssertionError: 
// expect: Expected: an empty collection
// expect:      but: <[1, 2, 3, 4]>
// expect: assertThat(List.<Integer>of(), empty()): passes
// expect: assertThat((List<Integer>) null, empty()): java.lang.AssertionError: [
// expect: Expected: an empty collection
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: an empty collection
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), not(empty())): passes
// expect: assertThat(List.of(3, 2, 1), not(empty())): passes
// expect: assertThat(List.of(1, 2), not(empty())): passes
// expect: assertThat(List.of(1, 2, 3, 4), not(empty())): passes
// expect: assertThat(List.<Integer>of(), not(empty())): java.lang.AssertionError: [
// expect: Expected: not an empty collection
// expect:      but: was <[]>] java.lang.AssertionError: 
// expect: Expected: not an empty collection
// expect:      but: was <[]>
// expect: assertThat((List<Integer>) null, not(empty())): passes
// expect: assertThat(List.of(1, 2, 3), is(empty())): java.lang.AssertionError: [
// expect: Expected: is an empty collection
// expect:      but: <[1, 2, 3]>] java.lang.AssertionError: 
// expect: Expected: is an empty collection
// expect:      but: <[1, 2, 3]>
// expect: assertThat(List.of(3, 2, 1), is(empty())): java.lang.AssertionError: [
// expect: Expected: is an empty collection
// expect:      but: <[3, 2, 1]>] java.lang.AssertionError: 
// expect: Expected: is an empty collection
// expect:      but: <[3, 2, 1]>
// expect: assertThat(List.of(1, 2), is(empty())): java.lang.AssertionError: [
// expect: Expected: is an empty collection
// expect:      but: <[1, 2]>] java.lang.AssertionError: 
// expect: Expected: is an empty collection
// expect:      but: <[1, 2]>
// expect: assertThat(List.of(1, 2, 3, 4), is(empty())): java.lang.AssertionError: [
// expect: Expected: is an empty collection
// expect:      but: <[1, 2, 3, 4]>] java.lang.AssertionError: 
// expect: Expected: is an empty collection
// expect:      but: <[1, 2, 3, 4]>
// expect: assertThat(List.<Integer>of(), is(empty())): passes
// expect: assertThat((List<Integer>) null, is(empty())): java.lang.AssertionError: [
// expect: Expected: is an empty collection
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: is an empty collection
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), emptyCollectionOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an empty collection
// expect:      but: <[1, 2, 3]>] java.lang.AssertionError: 
// expect: Expected: an empty collection
// expect:      but: <[1, 2, 3]>
// expect: assertThat(List.of(3, 2, 1), emptyCollectionOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an empty collection
// expect:      but: <[3, 2, 1]>] java.lang.AssertionError: 
// expect: Expected: an empty collection
// expect:      but: <[3, 2, 1]>
// expect: assertThat(List.of(1, 2), emptyCollectionOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an empty collection
// expect:      but: <[1, 2]>] java.lang.AssertionError: 
// expect: Expected: an empty collection
// expect:      but: <[1, 2]>
// expect: assertThat(List.of(1, 2, 3, 4), emptyCollectionOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an empty collection
// expect:      but: <[1, 2, 3, 4]>] java.lang.AssertionError: 
// expect: Expected: an empty collection
// expect:      but: <[1, 2, 3, 4]>
// expect: assertThat(List.<Integer>of(), emptyCollectionOf(Integer.class)): passes
// expect: assertThat((List<Integer>) null, emptyCollectionOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an empty collection
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: an empty collection
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), emptyIterable()): java.lang.AssertionError: [
// expect: Expected: an empty iterable
// expect:      but: [<1>,<2>,<3>]] java.lang.AssertionError: 
// expect: Expected: an empty iterable
// expect:      but: [<1>,<2>,<3>]
// expect: assertThat(List.of(3, 2, 1), emptyIterable()): java.lang.AssertionError: [
// expect: Expected: an empty iterable
// expect:      but: [<3>,<2>,<1>]] java.lang.AssertionError: 
// expect: Expected: an empty iterable
// expect:      but: [<3>,<2>,<1>]
// expect: assertThat(List.of(1, 2), emptyIterable()): java.lang.AssertionError: [
// expect: Expected: an empty iterable
// expect:      but: [<1>,<2>]] java.lang.AssertionError: 
// expect: Expected: an empty iterable
// expect:      but: [<1>,<2>]
// expect: assertThat(List.of(1, 2, 3, 4), emptyIterable()): java.lang.AssertionError: [
// expect: Expected: an empty iterable
// expect:      but: [<1>,<2>,<3>,<4>]] java.lang.AssertionError: 
// expect: Expected: an empty iterable
// expect:      but: [<1>,<2>,<3>,<4>]
// expect: assertThat(List.<Integer>of(), emptyIterable()): passes
// expect: assertThat((List<Integer>) null, emptyIterable()): java.lang.AssertionError: [
// expect: Expected: an empty iterable
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: an empty iterable
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), emptyIterableOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an empty iterable
// expect:      but: [<1>,<2>,<3>]] java.lang.AssertionError: 
// expect: Expected: an empty iterable
// expect:      but: [<1>,<2>,<3>]
// expect: assertThat(List.of(3, 2, 1), emptyIterableOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an empty iterable
// expect:      but: [<3>,<2>,<1>]] java.lang.AssertionError: 
// expect: Expected: an empty iterable
// expect:      but: [<3>,<2>,<1>]
// expect: assertThat(List.of(1, 2), emptyIterableOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an empty iterable
// expect:      but: [<1>,<2>]] java.lang.AssertionError: 
// expect: Expected: an empty iterable
// expect:      but: [<1>,<2>]
// expect: assertThat(List.of(1, 2, 3, 4), emptyIterableOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an empty iterable
// expect:      but: [<1>,<2>,<3>,<4>]] java.lang.AssertionError: 
// expect: Expected: an empty iterable
// expect:      but: [<1>,<2>,<3>,<4>]
// expect: assertThat(List.<Integer>of(), emptyIterableOf(Integer.class)): passes
// expect: assertThat((List<Integer>) null, emptyIterableOf(Integer.class)): java.lang.AssertionError: [
// expect: Expected: an empty iterable
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: an empty iterable
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), contains(1, 2, 3)): passes
// expect: assertThat(List.of(3, 2, 1), contains(1, 2, 3)): java.lang.AssertionError: [
// expect: Expected: iterable containing [<1>, <2>, <3>]
// expect:      but: item 0: was <3>] java.lang.AssertionError: 
// expect: Expected: iterable containing [<1>, <2>, <3>]
// expect:      but: item 0: was <3>
// expect: assertThat(List.of(1, 2), contains(1, 2, 3)): java.lang.AssertionError: [
// expect: Expected: iterable containing [<1>, <2>, <3>]
// expect:      but: no item was <3>] java.lang.AssertionError: 
// expect: Expected: iterable containing [<1>, <2>, <3>]
// expect:      but: no item was <3>
// expect: assertThat(List.of(1, 2, 3, 4), contains(1, 2, 3)): java.lang.AssertionError: [
// expect: Expected: iterable containing [<1>, <2>, <3>]
// expect:      but: not matched: <4>] java.lang.AssertionError: 
// expect: Expected: iterable containing [<1>, <2>, <3>]
// expect:      but: not matched: <4>
// expect: assertThat(List.<Integer>of(), contains(1, 2, 3)): java.lang.AssertionError: [
// expect: Expected: iterable containing [<1>, <2>, <3>]
// expect:      but: no item was <1>] java.lang.AssertionError: 
// expect: Expected: iterable containing [<1>, <2>, <3>]
// expect:      but: no item was <1>
// expect: assertThat((List<Integer>) null, contains(1, 2, 3)): java.lang.AssertionError: [
// expect: Expected: iterable containing [<1>, <2>, <3>]
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: iterable containing [<1>, <2>, <3>]
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), contains(is(1), is(2), greaterThan(2))): passes
// expect: assertThat(List.of(3, 2, 1), contains(is(1), is(2), greaterThan(2))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>, is <2>, a value greater than <2>]
// expect:      but: item 0: was <3>] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>, is <2>, a value greater than <2>]
// expect:      but: item 0: was <3>
// expect: assertThat(List.of(1, 2), contains(is(1), is(2), greaterThan(2))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>, is <2>, a value greater than <2>]
// expect:      but: no item was a value greater than <2>] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>, is <2>, a value greater than <2>]
// expect:      but: no item was a value greater than <2>
// expect: assertThat(List.of(1, 2, 3, 4), contains(is(1), is(2), greaterThan(2))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>, is <2>, a value greater than <2>]
// expect:      but: not matched: <4>] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>, is <2>, a value greater than <2>]
// expect:      but: not matched: <4>
// expect: assertThat(List.<Integer>of(), contains(is(1), is(2), greaterThan(2))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>, is <2>, a value greater than <2>]
// expect:      but: no item was is <1>] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>, is <2>, a value greater than <2>]
// expect:      but: no item was is <1>
// expect: assertThat((List<Integer>) null, contains(is(1), is(2), greaterThan(2))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>, is <2>, a value greater than <2>]
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>, is <2>, a value greater than <2>]
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), contains(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>, is <2>]
// expect:      but: not matched: <3>] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>, is <2>]
// expect:      but: not matched: <3>
// expect: assertThat(List.of(3, 2, 1), contains(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>, is <2>]
// expect:      but: item 0: was <3>] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>, is <2>]
// expect:      but: item 0: was <3>
// expect: assertThat(List.of(1, 2), contains(List.of(is(1), is(2)))): passes
// expect: assertThat(List.of(1, 2, 3, 4), contains(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>, is <2>]
// expect:      but: not matched: <3>] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>, is <2>]
// expect:      but: not matched: <3>
// expect: assertThat(List.<Integer>of(), contains(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>, is <2>]
// expect:      but: no item was is <1>] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>, is <2>]
// expect:      but: no item was is <1>
// expect: assertThat((List<Integer>) null, contains(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>, is <2>]
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>, is <2>]
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), contains(is(1))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>]
// expect:      but: not matched: <2>] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>]
// expect:      but: not matched: <2>
// expect: assertThat(List.of(3, 2, 1), contains(is(1))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>]
// expect:      but: item 0: was <3>] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>]
// expect:      but: item 0: was <3>
// expect: assertThat(List.of(1, 2), contains(is(1))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>]
// expect:      but: not matched: <2>] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>]
// expect:      but: not matched: <2>
// expect: assertThat(List.of(1, 2, 3, 4), contains(is(1))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>]
// expect:      but: not matched: <2>] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>]
// expect:      but: not matched: <2>
// expect: assertThat(List.<Integer>of(), contains(is(1))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>]
// expect:      but: no item was is <1>] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>]
// expect:      but: no item was is <1>
// expect: assertThat((List<Integer>) null, contains(is(1))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>]
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>]
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), containsInAnyOrder(1, 2, 3)): passes
// expect: assertThat(List.of(3, 2, 1), containsInAnyOrder(1, 2, 3)): passes
// expect: assertThat(List.of(1, 2), containsInAnyOrder(1, 2, 3)): java.lang.AssertionError: [
// expect: Expected: iterable with items [<1>, <2>, <3>] in any order
// expect:      but: no item matches: <3> in [<1>, <2>]] java.lang.AssertionError: 
// expect: Expected: iterable with items [<1>, <2>, <3>] in any order
// expect:      but: no item matches: <3> in [<1>, <2>]
// expect: assertThat(List.of(1, 2, 3, 4), containsInAnyOrder(1, 2, 3)): java.lang.AssertionError: [
// expect: Expected: iterable with items [<1>, <2>, <3>] in any order
// expect:      but: no match for: <4>] java.lang.AssertionError: 
// expect: Expected: iterable with items [<1>, <2>, <3>] in any order
// expect:      but: no match for: <4>
// expect: assertThat(List.<Integer>of(), containsInAnyOrder(1, 2, 3)): java.lang.AssertionError: [
// expect: Expected: iterable with items [<1>, <2>, <3>] in any order
// expect:      but: no item matches: <1>, <2>, <3> in []] java.lang.AssertionError: 
// expect: Expected: iterable with items [<1>, <2>, <3>] in any order
// expect:      but: no item matches: <1>, <2>, <3> in []
// expect: assertThat((List<Integer>) null, containsInAnyOrder(1, 2, 3)): java.lang.AssertionError: [
// expect: Expected: iterable with items [<1>, <2>, <3>] in any order
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: iterable with items [<1>, <2>, <3>] in any order
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), containsInAnyOrder(is(1), is(2), greaterThan(2))): passes
// expect: assertThat(List.of(3, 2, 1), containsInAnyOrder(is(1), is(2), greaterThan(2))): passes
// expect: assertThat(List.of(1, 2), containsInAnyOrder(is(1), is(2), greaterThan(2))): java.lang.AssertionError: [
// expect: Expected: iterable with items [is <1>, is <2>, a value greater than <2>] in any order
// expect:      but: no item matches: a value greater than <2> in [<1>, <2>]] java.lang.AssertionError: 
// expect: Expected: iterable with items [is <1>, is <2>, a value greater than <2>] in any order
// expect:      but: no item matches: a value greater than <2> in [<1>, <2>]
// expect: assertThat(List.of(1, 2, 3, 4), containsInAnyOrder(is(1), is(2), greaterThan(2))): java.lang.AssertionError: [
// expect: Expected: iterable with items [is <1>, is <2>, a value greater than <2>] in any order
// expect:      but: no match for: <4>] java.lang.AssertionError: 
// expect: Expected: iterable with items [is <1>, is <2>, a value greater than <2>] in any order
// expect:      but: no match for: <4>
// expect: assertThat(List.<Integer>of(), containsInAnyOrder(is(1), is(2), greaterThan(2))): java.lang.AssertionError: [
// expect: Expected: iterable with items [is <1>, is <2>, a value greater than <2>] in any order
// expect:      but: no item matches: is <1>, is <2>, a value greater than <2> in []] java.lang.AssertionError: 
// expect: Expected: iterable with items [is <1>, is <2>, a value greater than <2>] in any order
// expect:      but: no item matches: is <1>, is <2>, a value greater than <2> in []
// expect: assertThat((List<Integer>) null, containsInAnyOrder(is(1), is(2), greaterThan(2))): java.lang.AssertionError: [
// expect: Expected: iterable with items [is <1>, is <2>, a value greater than <2>] in any order
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: iterable with items [is <1>, is <2>, a value greater than <2>] in any order
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), containsInAnyOrder(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: iterable with items [is <1>, is <2>] in any order
// expect:      but: no match for: <3>] java.lang.AssertionError: 
// expect: Expected: iterable with items [is <1>, is <2>] in any order
// expect:      but: no match for: <3>
// expect: assertThat(List.of(3, 2, 1), containsInAnyOrder(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: iterable with items [is <1>, is <2>] in any order
// expect:      but: not matched: <3>] java.lang.AssertionError: 
// expect: Expected: iterable with items [is <1>, is <2>] in any order
// expect:      but: not matched: <3>
// expect: assertThat(List.of(1, 2), containsInAnyOrder(List.of(is(1), is(2)))): passes
// expect: assertThat(List.of(1, 2, 3, 4), containsInAnyOrder(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: iterable with items [is <1>, is <2>] in any order
// expect:      but: no match for: <3>] java.lang.AssertionError: 
// expect: Expected: iterable with items [is <1>, is <2>] in any order
// expect:      but: no match for: <3>
// expect: assertThat(List.<Integer>of(), containsInAnyOrder(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: iterable with items [is <1>, is <2>] in any order
// expect:      but: no item matches: is <1>, is <2> in []] java.lang.AssertionError: 
// expect: Expected: iterable with items [is <1>, is <2>] in any order
// expect:      but: no item matches: is <1>, is <2> in []
// expect: assertThat((List<Integer>) null, containsInAnyOrder(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: iterable with items [is <1>, is <2>] in any order
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: iterable with items [is <1>, is <2>] in any order
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), containsInRelativeOrder(1, 3)): passes
// expect: assertThat(List.of(3, 2, 1), containsInRelativeOrder(1, 3)): java.lang.AssertionError: [
// expect: Expected: iterable containing [<1>, <3>] in relative order
// expect:      but: <3> was not found after <1>] java.lang.AssertionError: 
// expect: Expected: iterable containing [<1>, <3>] in relative order
// expect:      but: <3> was not found after <1>
// expect: assertThat(List.of(1, 2), containsInRelativeOrder(1, 3)): java.lang.AssertionError: [
// expect: Expected: iterable containing [<1>, <3>] in relative order
// expect:      but: <3> was not found after <1>] java.lang.AssertionError: 
// expect: Expected: iterable containing [<1>, <3>] in relative order
// expect:      but: <3> was not found after <1>
// expect: assertThat(List.of(1, 2, 3, 4), containsInRelativeOrder(1, 3)): passes
// expect: assertThat(List.<Integer>of(), containsInRelativeOrder(1, 3)): java.lang.AssertionError: [
// expect: Expected: iterable containing [<1>, <3>] in relative order
// expect:      but: <1> was not found] java.lang.AssertionError: 
// expect: Expected: iterable containing [<1>, <3>] in relative order
// expect:      but: <1> was not found
// expect: assertThat((List<Integer>) null, containsInRelativeOrder(1, 3)): java.lang.AssertionError: [
// expect: Expected: iterable containing [<1>, <3>] in relative order
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: iterable containing [<1>, <3>] in relative order
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), containsInRelativeOrder(is(1), is(3))): passes
// expect: assertThat(List.of(3, 2, 1), containsInRelativeOrder(is(1), is(3))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>, is <3>] in relative order
// expect:      but: is <3> was not found after <1>] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>, is <3>] in relative order
// expect:      but: is <3> was not found after <1>
// expect: assertThat(List.of(1, 2), containsInRelativeOrder(is(1), is(3))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>, is <3>] in relative order
// expect:      but: is <3> was not found after <1>] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>, is <3>] in relative order
// expect:      but: is <3> was not found after <1>
// expect: assertThat(List.of(1, 2, 3, 4), containsInRelativeOrder(is(1), is(3))): passes
// expect: assertThat(List.<Integer>of(), containsInRelativeOrder(is(1), is(3))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>, is <3>] in relative order
// expect:      but: is <1> was not found] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>, is <3>] in relative order
// expect:      but: is <1> was not found
// expect: assertThat((List<Integer>) null, containsInRelativeOrder(is(1), is(3))): java.lang.AssertionError: [
// expect: Expected: iterable containing [is <1>, is <3>] in relative order
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: iterable containing [is <1>, is <3>] in relative order
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), iterableWithSize(3)): passes
// expect: assertThat(List.of(3, 2, 1), iterableWithSize(3)): passes
// expect: assertThat(List.of(1, 2), iterableWithSize(3)): java.lang.AssertionError: [
// expect: Expected: an iterable with size <3>
// expect:      but: iterable size was <2>] java.lang.AssertionError: 
// expect: Expected: an iterable with size <3>
// expect:      but: iterable size was <2>
// expect: assertThat(List.of(1, 2, 3, 4), iterableWithSize(3)): java.lang.AssertionError: [
// expect: Expected: an iterable with size <3>
// expect:      but: iterable size was <4>] java.lang.AssertionError: 
// expect: Expected: an iterable with size <3>
// expect:      but: iterable size was <4>
// expect: assertThat(List.<Integer>of(), iterableWithSize(3)): java.lang.AssertionError: [
// expect: Expected: an iterable with size <3>
// expect:      but: iterable size was <0>] java.lang.AssertionError: 
// expect: Expected: an iterable with size <3>
// expect:      but: iterable size was <0>
// expect: assertThat((List<Integer>) null, iterableWithSize(3)): java.lang.AssertionError: [
// expect: Expected: an iterable with size <3>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: an iterable with size <3>
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), iterableWithSize(lessThan(3))): java.lang.AssertionError: [
// expect: Expected: an iterable with size a value less than <3>
// expect:      but: iterable size <3> was equal to <3>] java.lang.AssertionError: 
// expect: Expected: an iterable with size a value less than <3>
// expect:      but: iterable size <3> was equal to <3>
// expect: assertThat(List.of(3, 2, 1), iterableWithSize(lessThan(3))): java.lang.AssertionError: [
// expect: Expected: an iterable with size a value less than <3>
// expect:      but: iterable size <3> was equal to <3>] java.lang.AssertionError: 
// expect: Expected: an iterable with size a value less than <3>
// expect:      but: iterable size <3> was equal to <3>
// expect: assertThat(List.of(1, 2), iterableWithSize(lessThan(3))): passes
// expect: assertThat(List.of(1, 2, 3, 4), iterableWithSize(lessThan(3))): java.lang.AssertionError: [
// expect: Expected: an iterable with size a value less than <3>
// expect:      but: iterable size <4> was greater than <3>] java.lang.AssertionError: 
// expect: Expected: an iterable with size a value less than <3>
// expect:      but: iterable size <4> was greater than <3>
// expect: assertThat(List.<Integer>of(), iterableWithSize(lessThan(3))): passes
// expect: assertThat((List<Integer>) null, iterableWithSize(lessThan(3))): java.lang.AssertionError: [
// expect: Expected: an iterable with size a value less than <3>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: an iterable with size a value less than <3>
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), hasItem(greaterThan(3))): java.lang.AssertionError: [
// expect: Expected: a collection containing a value greater than <3>
// expect:      but: mismatches were: [<1> was less than <3>, <2> was less than <3>, <3> was equal to <3>]] java.lang.AssertionError: 
// expect: Expected: a collection containing a value greater than <3>
// expect:      but: mismatches were: [<1> was less than <3>, <2> was less than <3>, <3> was equal to <3>]
// expect: assertThat(List.of(3, 2, 1), hasItem(greaterThan(3))): java.lang.AssertionError: [
// expect: Expected: a collection containing a value greater than <3>
// expect:      but: mismatches were: [<3> was equal to <3>, <2> was less than <3>, <1> was less than <3>]] java.lang.AssertionError: 
// expect: Expected: a collection containing a value greater than <3>
// expect:      but: mismatches were: [<3> was equal to <3>, <2> was less than <3>, <1> was less than <3>]
// expect: assertThat(List.of(1, 2), hasItem(greaterThan(3))): java.lang.AssertionError: [
// expect: Expected: a collection containing a value greater than <3>
// expect:      but: mismatches were: [<1> was less than <3>, <2> was less than <3>]] java.lang.AssertionError: 
// expect: Expected: a collection containing a value greater than <3>
// expect:      but: mismatches were: [<1> was less than <3>, <2> was less than <3>]
// expect: assertThat(List.of(1, 2, 3, 4), hasItem(greaterThan(3))): passes
// expect: assertThat(List.<Integer>of(), hasItem(greaterThan(3))): java.lang.AssertionError: [
// expect: Expected: a collection containing a value greater than <3>
// expect:      but: was empty] java.lang.AssertionError: 
// expect: Expected: a collection containing a value greater than <3>
// expect:      but: was empty
// expect: assertThat((List<Integer>) null, hasItem(greaterThan(3))): java.lang.AssertionError: [
// expect: Expected: a collection containing a value greater than <3>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a collection containing a value greater than <3>
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), hasItems(1, 2)): passes
// expect: assertThat(List.of(3, 2, 1), hasItems(1, 2)): passes
// expect: assertThat(List.of(1, 2), hasItems(1, 2)): passes
// expect: assertThat(List.of(1, 2, 3, 4), hasItems(1, 2)): passes
// expect: assertThat(List.<Integer>of(), hasItems(1, 2)): java.lang.AssertionError: [
// expect: Expected: (a collection containing <1> and a collection containing <2>)
// expect:      but: a collection containing <1> was empty] java.lang.AssertionError: 
// expect: Expected: (a collection containing <1> and a collection containing <2>)
// expect:      but: a collection containing <1> was empty
// expect: assertThat((List<Integer>) null, hasItems(1, 2)): java.lang.AssertionError: [
// expect: Expected: (a collection containing <1> and a collection containing <2>)
// expect:      but: a collection containing <1> was null] java.lang.AssertionError: 
// expect: Expected: (a collection containing <1> and a collection containing <2>)
// expect:      but: a collection containing <1> was null
// expect: assertThat(List.of(1, 2, 3), everyItem(lessThan(3))): java.lang.AssertionError: [
// expect: Expected: every item is a value less than <3>
// expect:      but: an item <3> was equal to <3>] java.lang.AssertionError: 
// expect: Expected: every item is a value less than <3>
// expect:      but: an item <3> was equal to <3>
// expect: assertThat(List.of(3, 2, 1), everyItem(lessThan(3))): java.lang.AssertionError: [
// expect: Expected: every item is a value less than <3>
// expect:      but: an item <3> was equal to <3>] java.lang.AssertionError: 
// expect: Expected: every item is a value less than <3>
// expect:      but: an item <3> was equal to <3>
// expect: assertThat(List.of(1, 2), everyItem(lessThan(3))): passes
// expect: assertThat(List.of(1, 2, 3, 4), everyItem(lessThan(3))): java.lang.AssertionError: [
// expect: Expected: every item is a value less than <3>
// expect:      but: an item <3> was equal to <3>] java.lang.AssertionError: 
// expect: Expected: every item is a value less than <3>
// expect:      but: an item <3> was equal to <3>
// expect: assertThat(List.<Integer>of(), everyItem(lessThan(3))): passes
// expect: assertThat((List<Integer>) null, everyItem(lessThan(3))): java.lang.AssertionError: [
// expect: Expected: every item is a value less than <3>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: every item is a value less than <3>
// expect:      but: was null
// expect: assertThat(List.of(1, 2, 3), in(List.of(List.of(1, 2)))): java.lang.AssertionError: [
// expect: Expected: one of {<[1, 2]>}
// expect:      but: was <[1, 2, 3]>] java.lang.AssertionError: 
// expect: Expected: one of {<[1, 2]>}
// expect:      but: was <[1, 2, 3]>
// expect: assertThat(List.of(3, 2, 1), in(List.of(List.of(1, 2)))): java.lang.AssertionError: [
// expect: Expected: one of {<[1, 2]>}
// expect:      but: was <[3, 2, 1]>] java.lang.AssertionError: 
// expect: Expected: one of {<[1, 2]>}
// expect:      but: was <[3, 2, 1]>
// expect: assertThat(List.of(1, 2), in(List.of(List.of(1, 2)))): passes
// expect: assertThat(List.of(1, 2, 3, 4), in(List.of(List.of(1, 2)))): java.lang.AssertionError: [
// expect: Expected: one of {<[1, 2]>}
// expect:      but: was <[1, 2, 3, 4]>] java.lang.AssertionError: 
// expect: Expected: one of {<[1, 2]>}
// expect:      but: was <[1, 2, 3, 4]>
// expect: assertThat(List.<Integer>of(), in(List.of(List.of(1, 2)))): java.lang.AssertionError: [
// expect: Expected: one of {<[1, 2]>}
// expect:      but: was <[]>] java.lang.AssertionError: 
// expect: Expected: one of {<[1, 2]>}
// expect:      but: was <[]>
// expect: assertThat((List<Integer>) null, in(List.of(List.of(1, 2)))): java.lang.NullPointerException: [null] java.lang.NullPointerException
// expect: assertThat(new Integer[] {1, 2, 3}, arrayWithSize(3)): passes
// expect: assertThat(new Integer[] {3, 2, 1}, arrayWithSize(3)): passes
// expect: assertThat(new Integer[0], arrayWithSize(3)): java.lang.AssertionError: [
// expect: Expected: an array with size <3>
// expect:      but: array size was <0>] java.lang.AssertionError: 
// expect: Expected: an array with size <3>
// expect:      but: array size was <0>
// expect: assertThat((Integer[]) null, arrayWithSize(3)): java.lang.AssertionError: [
// expect: Expected: an array with size <3>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: an array with size <3>
// expect:      but: was null
// expect: assertThat(new Integer[] {1, 2, 3}, arrayWithSize(lessThan(3))): java.lang.AssertionError: [
// expect: Expected: an array with size a value less than <3>
// expect:      but: array size <3> was equal to <3>] java.lang.AssertionError: 
// expect: Expected: an array with size a value less than <3>
// expect:      but: array size <3> was equal to <3>
// expect: assertThat(new Integer[] {3, 2, 1}, arrayWithSize(lessThan(3))): java.lang.AssertionError: [
// expect: Expected: an array with size a value less than <3>
// expect:      but: array size <3> was equal to <3>] java.lang.AssertionError: 
// expect: Expected: an array with size a value less than <3>
// expect:      but: array size <3> was equal to <3>
// expect: assertThat(new Integer[0], arrayWithSize(lessThan(3))): passes
// expect: assertThat((Integer[]) null, arrayWithSize(lessThan(3))): java.lang.AssertionError: [
// expect: Expected: an array with size a value less than <3>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: an array with size a value less than <3>
// expect:      but: was null
// expect: assertThat(new Integer[] {1, 2, 3}, emptyArray()): java.lang.AssertionError: [
// expect: Expected: an empty array
// expect:      but: array size was <3>] java.lang.AssertionError: 
// expect: Expected: an empty array
// expect:      but: array size was <3>
// expect: assertThat(new Integer[] {3, 2, 1}, emptyArray()): java.lang.AssertionError: [
// expect: Expected: an empty array
// expect:      but: array size was <3>] java.lang.AssertionError: 
// expect: Expected: an empty array
// expect:      but: array size was <3>
// expect: assertThat(new Integer[0], emptyArray()): passes
// expect: assertThat((Integer[]) null, emptyArray()): java.lang.AssertionError: [
// expect: Expected: an empty array
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: an empty array
// expect:      but: was null
// expect: assertThat(new Integer[] {1, 2, 3}, hasItemInArray(3)): passes
// expect: assertThat(new Integer[] {3, 2, 1}, hasItemInArray(3)): passes
// expect: assertThat(new Integer[0], hasItemInArray(3)): java.lang.AssertionError: [
// expect: Expected: an array containing <3>
// expect:      but: was empty] java.lang.AssertionError: 
// expect: Expected: an array containing <3>
// expect:      but: was empty
// expect: assertThat((Integer[]) null, hasItemInArray(3)): java.lang.AssertionError: [
// expect: Expected: an array containing <3>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: an array containing <3>
// expect:      but: was null
// expect: assertThat(new Integer[] {1, 2, 3}, hasItemInArray(greaterThan(3))): java.lang.AssertionError: [
// expect: Expected: an array containing a value greater than <3>
// expect:      but: mismatches were: [<1> was less than <3>, <2> was less than <3>, <3> was equal to <3>]] java.lang.AssertionError: 
// expect: Expected: an array containing a value greater than <3>
// expect:      but: mismatches were: [<1> was less than <3>, <2> was less than <3>, <3> was equal to <3>]
// expect: assertThat(new Integer[] {3, 2, 1}, hasItemInArray(greaterThan(3))): java.lang.AssertionError: [
// expect: Expected: an array containing a value greater than <3>
// expect:      but: mismatches were: [<3> was equal to <3>, <2> was less than <3>, <1> was less than <3>]] java.lang.AssertionError: 
// expect: Expected: an array containing a value greater than <3>
// expect:      but: mismatches were: [<3> was equal to <3>, <2> was less than <3>, <1> was less than <3>]
// expect: assertThat(new Integer[0], hasItemInArray(greaterThan(3))): java.lang.AssertionError: [
// expect: Expected: an array containing a value greater than <3>
// expect:      but: was empty] java.lang.AssertionError: 
// expect: Expected: an array containing a value greater than <3>
// expect:      but: was empty
// expect: assertThat((Integer[]) null, hasItemInArray(greaterThan(3))): java.lang.AssertionError: [
// expect: Expected: an array containing a value greater than <3>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: an array containing a value greater than <3>
// expect:      but: was null
// expect: assertThat(new Integer[] {1, 2, 3}, arrayContaining(1, 2, 3)): passes
// expect: assertThat(new Integer[] {3, 2, 1}, arrayContaining(1, 2, 3)): java.lang.AssertionError: [
// expect: Expected: [<1>, <2>, <3>] 
// expect:      but: item 0: was <3>] java.lang.AssertionError: 
// expect: Expected: [<1>, <2>, <3>] 
// expect:      but: item 0: was <3>
// expect: assertThat(new Integer[0], arrayContaining(1, 2, 3)): java.lang.AssertionError: [
// expect: Expected: [<1>, <2>, <3>] 
// expect:      but: no item was <1>] java.lang.AssertionError: 
// expect: Expected: [<1>, <2>, <3>] 
// expect:      but: no item was <1>
// expect: assertThat((Integer[]) null, arrayContaining(1, 2, 3)): java.lang.AssertionError: [
// expect: Expected: [<1>, <2>, <3>] 
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: [<1>, <2>, <3>] 
// expect:      but: was null
// expect: assertThat(new Integer[] {1, 2, 3}, arrayContaining(is(1), is(2), is(4))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>, is <4>] 
// expect:      but: item 2: was <3>] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>, is <4>] 
// expect:      but: item 2: was <3>
// expect: assertThat(new Integer[] {3, 2, 1}, arrayContaining(is(1), is(2), is(4))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>, is <4>] 
// expect:      but: item 0: was <3>] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>, is <4>] 
// expect:      but: item 0: was <3>
// expect: assertThat(new Integer[0], arrayContaining(is(1), is(2), is(4))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>, is <4>] 
// expect:      but: no item was is <1>] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>, is <4>] 
// expect:      but: no item was is <1>
// expect: assertThat((Integer[]) null, arrayContaining(is(1), is(2), is(4))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>, is <4>] 
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>, is <4>] 
// expect:      but: was null
// expect: assertThat(new Integer[] {1, 2, 3}, arrayContaining(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>] 
// expect:      but: not matched: <3>] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>] 
// expect:      but: not matched: <3>
// expect: assertThat(new Integer[] {3, 2, 1}, arrayContaining(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>] 
// expect:      but: item 0: was <3>] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>] 
// expect:      but: item 0: was <3>
// expect: assertThat(new Integer[0], arrayContaining(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>] 
// expect:      but: no item was is <1>] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>] 
// expect:      but: no item was is <1>
// expect: assertThat((Integer[]) null, arrayContaining(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>] 
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>] 
// expect:      but: was null
// expect: assertThat(new Integer[] {1, 2, 3}, arrayContainingInAnyOrder(1, 2, 3)): passes
// expect: assertThat(new Integer[] {3, 2, 1}, arrayContainingInAnyOrder(1, 2, 3)): passes
// expect: assertThat(new Integer[0], arrayContainingInAnyOrder(1, 2, 3)): java.lang.AssertionError: [
// expect: Expected: [<1>, <2>, <3>] in any order
// expect:      but: no item matches: <1>, <2>, <3> in []] java.lang.AssertionError: 
// expect: Expected: [<1>, <2>, <3>] in any order
// expect:      but: no item matches: <1>, <2>, <3> in []
// expect: assertThat((Integer[]) null, arrayContainingInAnyOrder(1, 2, 3)): java.lang.AssertionError: [
// expect: Expected: [<1>, <2>, <3>] in any order
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: [<1>, <2>, <3>] in any order
// expect:      but: was null
// expect: assertThat(new Integer[] {1, 2, 3}, arrayContainingInAnyOrder(is(1), is(2), is(4))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>, is <4>] in any order
// expect:      but: not matched: <3>] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>, is <4>] in any order
// expect:      but: not matched: <3>
// expect: assertThat(new Integer[] {3, 2, 1}, arrayContainingInAnyOrder(is(1), is(2), is(4))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>, is <4>] in any order
// expect:      but: not matched: <3>] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>, is <4>] in any order
// expect:      but: not matched: <3>
// expect: assertThat(new Integer[0], arrayContainingInAnyOrder(is(1), is(2), is(4))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>, is <4>] in any order
// expect:      but: no item matches: is <1>, is <2>, is <4> in []] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>, is <4>] in any order
// expect:      but: no item matches: is <1>, is <2>, is <4> in []
// expect: assertThat((Integer[]) null, arrayContainingInAnyOrder(is(1), is(2), is(4))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>, is <4>] in any order
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>, is <4>] in any order
// expect:      but: was null
// expect: assertThat(new Integer[] {1, 2, 3}, arrayContainingInAnyOrder(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>] in any order
// expect:      but: no match for: <3>] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>] in any order
// expect:      but: no match for: <3>
// expect: assertThat(new Integer[] {3, 2, 1}, arrayContainingInAnyOrder(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>] in any order
// expect:      but: not matched: <3>] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>] in any order
// expect:      but: not matched: <3>
// expect: assertThat(new Integer[0], arrayContainingInAnyOrder(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>] in any order
// expect:      but: no item matches: is <1>, is <2> in []] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>] in any order
// expect:      but: no item matches: is <1>, is <2> in []
// expect: assertThat((Integer[]) null, arrayContainingInAnyOrder(List.of(is(1), is(2)))): java.lang.AssertionError: [
// expect: Expected: [is <1>, is <2>] in any order
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: [is <1>, is <2>] in any order
// expect:      but: was null
// expect: assertThat(Map.of('a', 1), hasEntry('a', 1)): passes
// expect: assertThat(Map.of('b', 2), hasEntry('a', 1)): java.lang.AssertionError: [
// expect: Expected: map containing ["a"-><1>]
// expect:      but: map was [<b=2>]] java.lang.AssertionError: 
// expect: Expected: map containing ["a"-><1>]
// expect:      but: map was [<b=2>]
// expect: assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), hasEntry('a', 1)): passes
// expect: assertThat(Map.<String, Integer>of(), hasEntry('a', 1)): java.lang.AssertionError: [
// expect: Expected: map containing ["a"-><1>]
// expect:      but: map was []] java.lang.AssertionError: 
// expect: Expected: map containing ["a"-><1>]
// expect:      but: map was []
// expect: assertThat((Map<String, Integer>) null, hasEntry('a', 1)): java.lang.AssertionError: [
// expect: Expected: map containing ["a"-><1>]
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: map containing ["a"-><1>]
// expect:      but: was null
// expect: assertThat(Map.of('a', 1), hasEntry(is('a'), greaterThan(0))): passes
// expect: assertThat(Map.of('b', 2), hasEntry(is('a'), greaterThan(0))): java.lang.AssertionError: [
// expect: Expected: map containing [is "a"->a value greater than <0>]
// expect:      but: map was [<b=2>]] java.lang.AssertionError: 
// expect: Expected: map containing [is "a"->a value greater than <0>]
// expect:      but: map was [<b=2>]
// expect: assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), hasEntry(is('a'), greaterThan(0))): passes
// expect: assertThat(Map.<String, Integer>of(), hasEntry(is('a'), greaterThan(0))): java.lang.AssertionError: [
// expect: Expected: map containing [is "a"->a value greater than <0>]
// expect:      but: map was []] java.lang.AssertionError: 
// expect: Expected: map containing [is "a"->a value greater than <0>]
// expect:      but: map was []
// expect: assertThat((Map<String, Integer>) null, hasEntry(is('a'), greaterThan(0))): java.lang.AssertionError: [
// expect: Expected: map containing [is "a"->a value greater than <0>]
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: map containing [is "a"->a value greater than <0>]
// expect:      but: was null
// expect: assertThat(Map.of('a', 1), hasKey('a')): passes
// expect: assertThat(Map.of('b', 2), hasKey('a')): java.lang.AssertionError: [
// expect: Expected: map containing ["a"->ANYTHING]
// expect:      but: map was [<b=2>]] java.lang.AssertionError: 
// expect: Expected: map containing ["a"->ANYTHING]
// expect:      but: map was [<b=2>]
// expect: assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), hasKey('a')): passes
// expect: assertThat(Map.<String, Integer>of(), hasKey('a')): java.lang.AssertionError: [
// expect: Expected: map containing ["a"->ANYTHING]
// expect:      but: map was []] java.lang.AssertionError: 
// expect: Expected: map containing ["a"->ANYTHING]
// expect:      but: map was []
// expect: assertThat((Map<String, Integer>) null, hasKey('a')): java.lang.AssertionError: [
// expect: Expected: map containing ["a"->ANYTHING]
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: map containing ["a"->ANYTHING]
// expect:      but: was null
// expect: assertThat(Map.of('a', 1), hasKey(startsWith('a'))): passes
// expect: assertThat(Map.of('b', 2), hasKey(startsWith('a'))): java.lang.AssertionError: [
// expect: Expected: map containing [a string starting with "a"->ANYTHING]
// expect:      but: map was [<b=2>]] java.lang.AssertionError: 
// expect: Expected: map containing [a string starting with "a"->ANYTHING]
// expect:      but: map was [<b=2>]
// expect: assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), hasKey(startsWith('a'))): passes
// expect: assertThat(Map.<String, Integer>of(), hasKey(startsWith('a'))): java.lang.AssertionError: [
// expect: Expected: map containing [a string starting with "a"->ANYTHING]
// expect:      but: map was []] java.lang.AssertionError: 
// expect: Expected: map containing [a string starting with "a"->ANYTHING]
// expect:      but: map was []
// expect: assertThat((Map<String, Integer>) null, hasKey(startsWith('a'))): java.lang.AssertionError: [
// expect: Expected: map containing [a string starting with "a"->ANYTHING]
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: map containing [a string starting with "a"->ANYTHING]
// expect:      but: was null
// expect: assertThat(Map.of('a', 1), hasValue(1)): passes
// expect: assertThat(Map.of('b', 2), hasValue(1)): java.lang.AssertionError: [
// expect: Expected: map containing [ANYTHING-><1>]
// expect:      but: map was [<b=2>]] java.lang.AssertionError: 
// expect: Expected: map containing [ANYTHING-><1>]
// expect:      but: map was [<b=2>]
// expect: assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), hasValue(1)): passes
// expect: assertThat(Map.<String, Integer>of(), hasValue(1)): java.lang.AssertionError: [
// expect: Expected: map containing [ANYTHING-><1>]
// expect:      but: map was []] java.lang.AssertionError: 
// expect: Expected: map containing [ANYTHING-><1>]
// expect:      but: map was []
// expect: assertThat((Map<String, Integer>) null, hasValue(1)): java.lang.AssertionError: [
// expect: Expected: map containing [ANYTHING-><1>]
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: map containing [ANYTHING-><1>]
// expect:      but: was null
// expect: assertThat(Map.of('a', 1), hasValue(greaterThan(1))): java.lang.AssertionError: [
// expect: Expected: map containing [ANYTHING->a value greater than <1>]
// expect:      but: map was [<a=1>]] java.lang.AssertionError: 
// expect: Expected: map containing [ANYTHING->a value greater than <1>]
// expect:      but: map was [<a=1>]
// expect: assertThat(Map.of('b', 2), hasValue(greaterThan(1))): passes
// expect: assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), hasValue(greaterThan(1))): passes
// expect: assertThat(Map.<String, Integer>of(), hasValue(greaterThan(1))): java.lang.AssertionError: [
// expect: Expected: map containing [ANYTHING->a value greater than <1>]
// expect:      but: map was []] java.lang.AssertionError: 
// expect: Expected: map containing [ANYTHING->a value greater than <1>]
// expect:      but: map was []
// expect: assertThat((Map<String, Integer>) null, hasValue(greaterThan(1))): java.lang.AssertionError: [
// expect: Expected: map containing [ANYTHING->a value greater than <1>]
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: map containing [ANYTHING->a value greater than <1>]
// expect:      but: was null
// expect: assertThat(Map.of('a', 1), aMapWithSize(1)): passes
// expect: assertThat(Map.of('b', 2), aMapWithSize(1)): passes
// expect: assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), aMapWithSize(1)): java.lang.AssertionError: [
// expect: Expected: a map with size <1>
// expect:      but: map size was <2>] java.lang.AssertionError: 
// expect: Expected: a map with size <1>
// expect:      but: map size was <2>
// expect: assertThat(Map.<String, Integer>of(), aMapWithSize(1)): java.lang.AssertionError: [
// expect: Expected: a map with size <1>
// expect:      but: map size was <0>] java.lang.AssertionError: 
// expect: Expected: a map with size <1>
// expect:      but: map size was <0>
// expect: assertThat((Map<String, Integer>) null, aMapWithSize(1)): java.lang.AssertionError: [
// expect: Expected: a map with size <1>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a map with size <1>
// expect:      but: was null
// expect: assertThat(Map.of('a', 1), aMapWithSize(greaterThan(1))): java.lang.AssertionError: [
// expect: Expected: a map with size a value greater than <1>
// expect:      but: map size <1> was equal to <1>] java.lang.AssertionError: 
// expect: Expected: a map with size a value greater than <1>
// expect:      but: map size <1> was equal to <1>
// expect: assertThat(Map.of('b', 2), aMapWithSize(greaterThan(1))): java.lang.AssertionError: [
// expect: Expected: a map with size a value greater than <1>
// expect:      but: map size <1> was equal to <1>] java.lang.AssertionError: 
// expect: Expected: a map with size a value greater than <1>
// expect:      but: map size <1> was equal to <1>
// expect: assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), aMapWithSize(greaterThan(1))): passes
// expect: assertThat(Map.<String, Integer>of(), aMapWithSize(greaterThan(1))): java.lang.AssertionError: [
// expect: Expected: a map with size a value greater than <1>
// expect:      but: map size <0> was less than <1>] java.lang.AssertionError: 
// expect: Expected: a map with size a value greater than <1>
// expect:      but: map size <0> was less than <1>
// expect: assertThat((Map<String, Integer>) null, aMapWithSize(greaterThan(1))): java.lang.AssertionError: [
// expect: Expected: a map with size a value greater than <1>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a map with size a value greater than <1>
// expect:      but: was null
// expect: assertThat(Map.of('a', 1), anEmptyMap()): java.lang.AssertionError: [
// expect: Expected: a map with size <0>
// expect:      but: map size was <1>] java.lang.AssertionError: 
// expect: Expected: a map with size <0>
// expect:      but: map size was <1>
// expect: assertThat(Map.of('b', 2), anEmptyMap()): java.lang.AssertionError: [
// expect: Expected: a map with size <0>
// expect:      but: map size was <1>] java.lang.AssertionError: 
// expect: Expected: a map with size <0>
// expect:      but: map size was <1>
// expect: assertThat(new TreeMap<>(Map.of('a', 1, 'b', 2)), anEmptyMap()): java.lang.AssertionError: [
// expect: Expected: a map with size <0>
// expect:      but: map size was <2>] java.lang.AssertionError: 
// expect: Expected: a map with size <0>
// expect:      but: map size was <2>
// expect: assertThat(Map.<String, Integer>of(), anEmptyMap()): passes
// expect: assertThat((Map<String, Integer>) null, anEmptyMap()): java.lang.AssertionError: [
// expect: Expected: a map with size <0>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a map with size <0>
// expect:      but: was null
// expect: assertThat(1, greaterThan(2)): java.lang.AssertionError: [
// expect: Expected: a value greater than <2>
// expect:      but: <1> was less than <2>] java.lang.AssertionError: 
// expect: Expected: a value greater than <2>
// expect:      but: <1> was less than <2>
// expect: assertThat(2, greaterThan(2)): java.lang.AssertionError: [
// expect: Expected: a value greater than <2>
// expect:      but: <2> was equal to <2>] java.lang.AssertionError: 
// expect: Expected: a value greater than <2>
// expect:      but: <2> was equal to <2>
// expect: assertThat(3, greaterThan(2)): passes
// expect: assertThat(1, greaterThanOrEqualTo(2)): java.lang.AssertionError: [
// expect: Expected: a value equal to or greater than <2>
// expect:      but: <1> was less than <2>] java.lang.AssertionError: 
// expect: Expected: a value equal to or greater than <2>
// expect:      but: <1> was less than <2>
// expect: assertThat(2, greaterThanOrEqualTo(2)): passes
// expect: assertThat(3, greaterThanOrEqualTo(2)): passes
// expect: assertThat(1, lessThan(2)): passes
// expect: assertThat(2, lessThan(2)): java.lang.AssertionError: [
// expect: Expected: a value less than <2>
// expect:      but: <2> was equal to <2>] java.lang.AssertionError: 
// expect: Expected: a value less than <2>
// expect:      but: <2> was equal to <2>
// expect: assertThat(3, lessThan(2)): java.lang.AssertionError: [
// expect: Expected: a value less than <2>
// expect:      but: <3> was greater than <2>] java.lang.AssertionError: 
// expect: Expected: a value less than <2>
// expect:      but: <3> was greater than <2>
// expect: assertThat(1, lessThanOrEqualTo(2)): passes
// expect: assertThat(2, lessThanOrEqualTo(2)): passes
// expect: assertThat(3, lessThanOrEqualTo(2)): java.lang.AssertionError: [
// expect: Expected: a value less than or equal to <2>
// expect:      but: <3> was greater than <2>] java.lang.AssertionError: 
// expect: Expected: a value less than or equal to <2>
// expect:      but: <3> was greater than <2>
// expect: assertThat(1, comparesEqualTo(2)): java.lang.AssertionError: [
// expect: Expected: a value equal to <2>
// expect:      but: <1> was less than <2>] java.lang.AssertionError: 
// expect: Expected: a value equal to <2>
// expect:      but: <1> was less than <2>
// expect: assertThat(2, comparesEqualTo(2)): passes
// expect: assertThat(3, comparesEqualTo(2)): java.lang.AssertionError: [
// expect: Expected: a value equal to <2>
// expect:      but: <3> was greater than <2>] java.lang.AssertionError: 
// expect: Expected: a value equal to <2>
// expect:      but: <3> was greater than <2>
// expect: assertThat(1, oneOf(1, 2)): passes
// expect: assertThat(2, oneOf(1, 2)): passes
// expect: assertThat(3, oneOf(1, 2)): java.lang.AssertionError: [
// expect: Expected: one of {<1>, <2>}
// expect:      but: was <3>] java.lang.AssertionError: 
// expect: Expected: one of {<1>, <2>}
// expect:      but: was <3>
// expect: assertThat(1, isOneOf(1, 2)): passes
// expect: assertThat(2, isOneOf(1, 2)): passes
// expect: assertThat(3, isOneOf(1, 2)): java.lang.AssertionError: [
// expect: Expected: one of {<1>, <2>}
// expect:      but: was <3>] java.lang.AssertionError: 
// expect: Expected: one of {<1>, <2>}
// expect:      but: was <3>
// expect: assertThat(1, in(List.of(1, 2))): passes
// expect: assertThat(2, in(List.of(1, 2))): passes
// expect: assertThat(3, in(List.of(1, 2))): java.lang.AssertionError: [
// expect: Expected: one of {<1>, <2>}
// expect:      but: was <3>] java.lang.AssertionError: 
// expect: Expected: one of {<1>, <2>}
// expect:      but: was <3>
// expect: assertThat(1, in(new Integer[] {1, 2})): passes
// expect: assertThat(2, in(new Integer[] {1, 2})): passes
// expect: assertThat(3, in(new Integer[] {1, 2})): java.lang.AssertionError: [
// expect: Expected: one of {<1>, <2>}
// expect:      but: was <3>] java.lang.AssertionError: 
// expect: Expected: one of {<1>, <2>}
// expect:      but: was <3>
// expect: assertThat(1, isIn(List.of(1, 2))): passes
// expect: assertThat(2, isIn(List.of(1, 2))): passes
// expect: assertThat(3, isIn(List.of(1, 2))): java.lang.AssertionError: [
// expect: Expected: one of {<1>, <2>}
// expect:      but: was <3>] java.lang.AssertionError: 
// expect: Expected: one of {<1>, <2>}
// expect:      but: was <3>
// expect: assertThat(1, not(in(List.of(1, 2)))): java.lang.AssertionError: [
// expect: Expected: not one of {<1>, <2>}
// expect:      but: was <1>] java.lang.AssertionError: 
// expect: Expected: not one of {<1>, <2>}
// expect:      but: was <1>
// expect: assertThat(2, not(in(List.of(1, 2)))): java.lang.AssertionError: [
// expect: Expected: not one of {<1>, <2>}
// expect:      but: was <2>] java.lang.AssertionError: 
// expect: Expected: not one of {<1>, <2>}
// expect:      but: was <2>
// expect: assertThat(3, not(in(List.of(1, 2)))): passes
// expect: assertThat(1, both(greaterThan(1)).and(lessThan(3))): java.lang.AssertionError: [
// expect: Expected: (a value greater than <1> and a value less than <3>)
// expect:      but: a value greater than <1> <1> was equal to <1>] java.lang.AssertionError: 
// expect: Expected: (a value greater than <1> and a value less than <3>)
// expect:      but: a value greater than <1> <1> was equal to <1>
// expect: assertThat(2, both(greaterThan(1)).and(lessThan(3))): passes
// expect: assertThat(3, both(greaterThan(1)).and(lessThan(3))): java.lang.AssertionError: [
// expect: Expected: (a value greater than <1> and a value less than <3>)
// expect:      but: a value less than <3> <3> was equal to <3>] java.lang.AssertionError: 
// expect: Expected: (a value greater than <1> and a value less than <3>)
// expect:      but: a value less than <3> <3> was equal to <3>
// expect: assertThat(1, hasToString('2')): java.lang.AssertionError: [
// expect: Expected: with toString() "2"
// expect:      but: toString() was "1"] java.lang.AssertionError: 
// expect: Expected: with toString() "2"
// expect:      but: toString() was "1"
// expect: assertThat(2, hasToString('2')): passes
// expect: assertThat(3, hasToString('2')): java.lang.AssertionError: [
// expect: Expected: with toString() "2"
// expect:      but: toString() was "3"] java.lang.AssertionError: 
// expect: Expected: with toString() "2"
// expect:      but: toString() was "3"
// expect: assertThat(1, hasToString(startsWith('2'))): java.lang.AssertionError: [
// expect: Expected: with toString() a string starting with "2"
// expect:      but: toString() was "1"] java.lang.AssertionError: 
// expect: Expected: with toString() a string starting with "2"
// expect:      but: toString() was "1"
// expect: assertThat(2, hasToString(startsWith('2'))): passes
// expect: assertThat(3, hasToString(startsWith('2'))): java.lang.AssertionError: [
// expect: Expected: with toString() a string starting with "2"
// expect:      but: toString() was "3"] java.lang.AssertionError: 
// expect: Expected: with toString() a string starting with "2"
// expect:      but: toString() was "3"
// expect: assertThat(1.0, closeTo(1.0, 0.25)): passes
// expect: assertThat(1.25, closeTo(1.0, 0.25)): passes
// expect: assertThat(1.5, closeTo(1.0, 0.25)): java.lang.AssertionError: [
// expect: Expected: a numeric value within <0.25> of <1.0>
// expect:      but: <1.5> differed by <0.25> more than delta <0.25>] java.lang.AssertionError: 
// expect: Expected: a numeric value within <0.25> of <1.0>
// expect:      but: <1.5> differed by <0.25> more than delta <0.25>
// expect: assertThat(Double.NaN, closeTo(1.0, 0.25)): java.lang.AssertionError: [
// expect: Expected: a numeric value within <0.25> of <1.0>
// expect:      but: <NaN> differed by <NaN> more than delta <0.25>] java.lang.AssertionError: 
// expect: Expected: a numeric value within <0.25> of <1.0>
// expect:      but: <NaN> differed by <NaN> more than delta <0.25>
// expect: assertThat(-0.0, closeTo(1.0, 0.25)): java.lang.AssertionError: [
// expect: Expected: a numeric value within <0.25> of <1.0>
// expect:      but: <-0.0> differed by <0.75> more than delta <0.25>] java.lang.AssertionError: 
// expect: Expected: a numeric value within <0.25> of <1.0>
// expect:      but: <-0.0> differed by <0.75> more than delta <0.25>
// expect: assertThat(1.0, notANumber()): java.lang.AssertionError: [
// expect: Expected: a double value of NaN
// expect:      but: was <1.0>] java.lang.AssertionError: 
// expect: Expected: a double value of NaN
// expect:      but: was <1.0>
// expect: assertThat(1.25, notANumber()): java.lang.AssertionError: [
// expect: Expected: a double value of NaN
// expect:      but: was <1.25>] java.lang.AssertionError: 
// expect: Expected: a double value of NaN
// expect:      but: was <1.25>
// expect: assertThat(1.5, notANumber()): java.lang.AssertionError: [
// expect: Expected: a double value of NaN
// expect:      but: was <1.5>] java.lang.AssertionError: 
// expect: Expected: a double value of NaN
// expect:      but: was <1.5>
// expect: assertThat(Double.NaN, notANumber()): passes
// expect: assertThat(-0.0, notANumber()): java.lang.AssertionError: [
// expect: Expected: a double value of NaN
// expect:      but: was <-0.0>] java.lang.AssertionError: 
// expect: Expected: a double value of NaN
// expect:      but: was <-0.0>
// expect: assertThat(1.0, is(closeTo(0.0, 1.0))): passes
// expect: assertThat(1.25, is(closeTo(0.0, 1.0))): java.lang.AssertionError: [
// expect: Expected: is a numeric value within <1.0> of <0.0>
// expect:      but: <1.25> differed by <0.25> more than delta <1.0>] java.lang.AssertionError: 
// expect: Expected: is a numeric value within <1.0> of <0.0>
// expect:      but: <1.25> differed by <0.25> more than delta <1.0>
// expect: assertThat(1.5, is(closeTo(0.0, 1.0))): java.lang.AssertionError: [
// expect: Expected: is a numeric value within <1.0> of <0.0>
// expect:      but: <1.5> differed by <0.5> more than delta <1.0>] java.lang.AssertionError: 
// expect: Expected: is a numeric value within <1.0> of <0.0>
// expect:      but: <1.5> differed by <0.5> more than delta <1.0>
// expect: assertThat(Double.NaN, is(closeTo(0.0, 1.0))): java.lang.AssertionError: [
// expect: Expected: is a numeric value within <1.0> of <0.0>
// expect:      but: <NaN> differed by <NaN> more than delta <1.0>] java.lang.AssertionError: 
// expect: Expected: is a numeric value within <1.0> of <0.0>
// expect:      but: <NaN> differed by <NaN> more than delta <1.0>
// expect: assertThat(-0.0, is(closeTo(0.0, 1.0))): passes
// expect: assertThat(1.0, greaterThan(1.0)): java.lang.AssertionError: [
// expect: Expected: a value greater than <1.0>
// expect:      but: <1.0> was equal to <1.0>] java.lang.AssertionError: 
// expect: Expected: a value greater than <1.0>
// expect:      but: <1.0> was equal to <1.0>
// expect: assertThat(1.25, greaterThan(1.0)): passes
// expect: assertThat(1.5, greaterThan(1.0)): passes
// expect: assertThat(Double.NaN, greaterThan(1.0)): passes
// expect: assertThat(-0.0, greaterThan(1.0)): java.lang.AssertionError: [
// expect: Expected: a value greater than <1.0>
// expect:      but: <-0.0> was less than <1.0>] java.lang.AssertionError: 
// expect: Expected: a value greater than <1.0>
// expect:      but: <-0.0> was less than <1.0>
// expect: assertThat(new BigDecimal('1.0'), closeTo(new BigDecimal('1.0'), new BigDecimal('0.25'))): passes
// expect: assertThat(new BigDecimal('1.25'), closeTo(new BigDecimal('1.0'), new BigDecimal('0.25'))): passes
// expect: assertThat(new BigDecimal('2.50'), closeTo(new BigDecimal('1.0'), new BigDecimal('0.25'))): java.lang.AssertionError: [
// expect: Expected: a numeric value within <0.25> of <1.0>
// expect:      but: <2.50> differed by <1.25> more than delta <0.25>] java.lang.AssertionError: 
// expect: Expected: a numeric value within <0.25> of <1.0>
// expect:      but: <2.50> differed by <1.25> more than delta <0.25>
// expect: assertThat(new BigDecimal('1.0'), comparesEqualTo(new BigDecimal('1.250'))): java.lang.AssertionError: [
// expect: Expected: a value equal to <1.250>
// expect:      but: <1.0> was less than <1.250>] java.lang.AssertionError: 
// expect: Expected: a value equal to <1.250>
// expect:      but: <1.0> was less than <1.250>
// expect: assertThat(new BigDecimal('1.25'), comparesEqualTo(new BigDecimal('1.250'))): passes
// expect: assertThat(new BigDecimal('2.50'), comparesEqualTo(new BigDecimal('1.250'))): java.lang.AssertionError: [
// expect: Expected: a value equal to <1.250>
// expect:      but: <2.50> was greater than <1.250>] java.lang.AssertionError: 
// expect: Expected: a value equal to <1.250>
// expect:      but: <2.50> was greater than <1.250>
// expect: assertThat('abc', equalToIgnoringCase('Abc')): passes
// expect: assertThat('ABC', equalToIgnoringCase('Abc')): passes
// expect: assertThat('', equalToIgnoringCase('Abc')): java.lang.AssertionError: [
// expect: Expected: a string equal to "Abc" ignoring case
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: a string equal to "Abc" ignoring case
// expect:      but: was ""
// expect: assertThat(' \t', equalToIgnoringCase('Abc')): java.lang.AssertionError: [
// expect: Expected: a string equal to "Abc" ignoring case
// expect:      but: was " \t"] java.lang.AssertionError: 
// expect: Expected: a string equal to "Abc" ignoring case
// expect:      but: was " \t"
// expect: assertThat('a  b c', equalToIgnoringCase('Abc')): java.lang.AssertionError: [
// expect: Expected: a string equal to "Abc" ignoring case
// expect:      but: was "a  b c"] java.lang.AssertionError: 
// expect: Expected: a string equal to "Abc" ignoring case
// expect:      but: was "a  b c"
// expect: assertThat((String) null, equalToIgnoringCase('Abc')): java.lang.AssertionError: [
// expect: Expected: a string equal to "Abc" ignoring case
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a string equal to "Abc" ignoring case
// expect:      but: was null
// expect: assertThat('abc', equalToCompressingWhiteSpace(' a b  c ')): java.lang.AssertionError: [
// expect: Expected: a string equal to " a b  c " compressing white space
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: a string equal to " a b  c " compressing white space
// expect:      but: was "abc"
// expect: assertThat('ABC', equalToCompressingWhiteSpace(' a b  c ')): java.lang.AssertionError: [
// expect: Expected: a string equal to " a b  c " compressing white space
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: a string equal to " a b  c " compressing white space
// expect:      but: was "ABC"
// expect: assertThat('', equalToCompressingWhiteSpace(' a b  c ')): java.lang.AssertionError: [
// expect: Expected: a string equal to " a b  c " compressing white space
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: a string equal to " a b  c " compressing white space
// expect:      but: was ""
// expect: assertThat(' \t', equalToCompressingWhiteSpace(' a b  c ')): java.lang.AssertionError: [
// expect: Expected: a string equal to " a b  c " compressing white space
// expect:      but: was " \t"] java.lang.AssertionError: 
// expect: Expected: a string equal to " a b  c " compressing white space
// expect:      but: was " \t"
// expect: assertThat('a  b c', equalToCompressingWhiteSpace(' a b  c ')): passes
// expect: assertThat((String) null, equalToCompressingWhiteSpace(' a b  c ')): java.lang.AssertionError: [
// expect: Expected: a string equal to " a b  c " compressing white space
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a string equal to " a b  c " compressing white space
// expect:      but: was null
// expect: assertThat('abc', equalToIgnoringWhiteSpace('abc')): passes
// expect: assertThat('ABC', equalToIgnoringWhiteSpace('abc')): java.lang.AssertionError: [
// expect: Expected: a string equal to "abc" compressing white space
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: a string equal to "abc" compressing white space
// expect:      but: was "ABC"
// expect: assertThat('', equalToIgnoringWhiteSpace('abc')): java.lang.AssertionError: [
// expect: Expected: a string equal to "abc" compressing white space
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: a string equal to "abc" compressing white space
// expect:      but: was ""
// expect: assertThat(' \t', equalToIgnoringWhiteSpace('abc')): java.lang.AssertionError: [
// expect: Expected: a string equal to "abc" compressing white space
// expect:      but: was " \t"] java.lang.AssertionError: 
// expect: Expected: a string equal to "abc" compressing white space
// expect:      but: was " \t"
// expect: assertThat('a  b c', equalToIgnoringWhiteSpace('abc')): java.lang.AssertionError: [
// expect: Expected: a string equal to "abc" compressing white space
// expect:      but: was "a  b c"] java.lang.AssertionError: 
// expect: Expected: a string equal to "abc" compressing white space
// expect:      but: was "a  b c"
// expect: assertThat((String) null, equalToIgnoringWhiteSpace('abc')): java.lang.AssertionError: [
// expect: Expected: a string equal to "abc" compressing white space
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a string equal to "abc" compressing white space
// expect:      but: was null
// expect: assertThat('abc', emptyString()): java.lang.AssertionError: [
// expect: Expected: an empty string
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: an empty string
// expect:      but: was "abc"
// expect: assertThat('ABC', emptyString()): java.lang.AssertionError: [
// expect: Expected: an empty string
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: an empty string
// expect:      but: was "ABC"
// expect: assertThat('', emptyString()): passes
// expect: assertThat(' \t', emptyString()): java.lang.AssertionError: [
// expect: Expected: an empty string
// expect:      but: was " \t"] java.lang.AssertionError: 
// expect: Expected: an empty string
// expect:      but: was " \t"
// expect: assertThat('a  b c', emptyString()): java.lang.AssertionError: [
// expect: Expected: an empty string
// expect:      but: was "a  b c"] java.lang.AssertionError: 
// expect: Expected: an empty string
// expect:      but: was "a  b c"
// expect: assertThat((String) null, emptyString()): java.lang.AssertionError: [
// expect: Expected: an empty string
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: an empty string
// expect:      but: was null
// expect: assertThat('abc', emptyOrNullString()): java.lang.AssertionError: [
// expect: Expected: (null or an empty string)
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: (null or an empty string)
// expect:      but: was "abc"
// expect: assertThat('ABC', emptyOrNullString()): java.lang.AssertionError: [
// expect: Expected: (null or an empty string)
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: (null or an empty string)
// expect:      but: was "ABC"
// expect: assertThat('', emptyOrNullString()): passes
// expect: assertThat(' \t', emptyOrNullString()): java.lang.AssertionError: [
// expect: Expected: (null or an empty string)
// expect:      but: was " \t"] java.lang.AssertionError: 
// expect: Expected: (null or an empty string)
// expect:      but: was " \t"
// expect: assertThat('a  b c', emptyOrNullString()): java.lang.AssertionError: [
// expect: Expected: (null or an empty string)
// expect:      but: was "a  b c"] java.lang.AssertionError: 
// expect: Expected: (null or an empty string)
// expect:      but: was "a  b c"
// expect: assertThat((String) null, emptyOrNullString()): passes
// expect: assertThat('abc', isEmptyString()): java.lang.AssertionError: [
// expect: Expected: an empty string
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: an empty string
// expect:      but: was "abc"
// expect: assertThat('ABC', isEmptyString()): java.lang.AssertionError: [
// expect: Expected: an empty string
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: an empty string
// expect:      but: was "ABC"
// expect: assertThat('', isEmptyString()): passes
// expect: assertThat(' \t', isEmptyString()): java.lang.AssertionError: [
// expect: Expected: an empty string
// expect:      but: was " \t"] java.lang.AssertionError: 
// expect: Expected: an empty string
// expect:      but: was " \t"
// expect: assertThat('a  b c', isEmptyString()): java.lang.AssertionError: [
// expect: Expected: an empty string
// expect:      but: was "a  b c"] java.lang.AssertionError: 
// expect: Expected: an empty string
// expect:      but: was "a  b c"
// expect: assertThat((String) null, isEmptyString()): java.lang.AssertionError: [
// expect: Expected: an empty string
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: an empty string
// expect:      but: was null
// expect: assertThat('abc', isEmptyOrNullString()): java.lang.AssertionError: [
// expect: Expected: (null or an empty string)
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: (null or an empty string)
// expect:      but: was "abc"
// expect: assertThat('ABC', isEmptyOrNullString()): java.lang.AssertionError: [
// expect: Expected: (null or an empty string)
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: (null or an empty string)
// expect:      but: was "ABC"
// expect: assertThat('', isEmptyOrNullString()): passes
// expect: assertThat(' \t', isEmptyOrNullString()): java.lang.AssertionError: [
// expect: Expected: (null or an empty string)
// expect:      but: was " \t"] java.lang.AssertionError: 
// expect: Expected: (null or an empty string)
// expect:      but: was " \t"
// expect: assertThat('a  b c', isEmptyOrNullString()): java.lang.AssertionError: [
// expect: Expected: (null or an empty string)
// expect:      but: was "a  b c"] java.lang.AssertionError: 
// expect: Expected: (null or an empty string)
// expect:      but: was "a  b c"
// expect: assertThat((String) null, isEmptyOrNullString()): passes
// expect: assertThat('abc', blankString()): java.lang.AssertionError: [
// expect: Expected: a blank string
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: a blank string
// expect:      but: was "abc"
// expect: assertThat('ABC', blankString()): java.lang.AssertionError: [
// expect: Expected: a blank string
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: a blank string
// expect:      but: was "ABC"
// expect: assertThat('', blankString()): passes
// expect: assertThat(' \t', blankString()): passes
// expect: assertThat('a  b c', blankString()): java.lang.AssertionError: [
// expect: Expected: a blank string
// expect:      but: was "a  b c"] java.lang.AssertionError: 
// expect: Expected: a blank string
// expect:      but: was "a  b c"
// expect: assertThat((String) null, blankString()): java.lang.AssertionError: [
// expect: Expected: a blank string
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a blank string
// expect:      but: was null
// expect: assertThat('abc', blankOrNullString()): java.lang.AssertionError: [
// expect: Expected: (null or a blank string)
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: (null or a blank string)
// expect:      but: was "abc"
// expect: assertThat('ABC', blankOrNullString()): java.lang.AssertionError: [
// expect: Expected: (null or a blank string)
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: (null or a blank string)
// expect:      but: was "ABC"
// expect: assertThat('', blankOrNullString()): passes
// expect: assertThat(' \t', blankOrNullString()): passes
// expect: assertThat('a  b c', blankOrNullString()): java.lang.AssertionError: [
// expect: Expected: (null or a blank string)
// expect:      but: was "a  b c"] java.lang.AssertionError: 
// expect: Expected: (null or a blank string)
// expect:      but: was "a  b c"
// expect: assertThat((String) null, blankOrNullString()): passes
// expect: assertThat('abc', matchesPattern('[a-c]+')): passes
// expect: assertThat('ABC', matchesPattern('[a-c]+')): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern '[a-c]+'
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern '[a-c]+'
// expect:      but: was "ABC"
// expect: assertThat('', matchesPattern('[a-c]+')): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern '[a-c]+'
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern '[a-c]+'
// expect:      but: was ""
// expect: assertThat(' \t', matchesPattern('[a-c]+')): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern '[a-c]+'
// expect:      but: was " \t"] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern '[a-c]+'
// expect:      but: was " \t"
// expect: assertThat('a  b c', matchesPattern('[a-c]+')): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern '[a-c]+'
// expect:      but: was "a  b c"] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern '[a-c]+'
// expect:      but: was "a  b c"
// expect: assertThat((String) null, matchesPattern('[a-c]+')): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern '[a-c]+'
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern '[a-c]+'
// expect:      but: was null
// expect: assertThat('abc', matchesPattern(Pattern.compile('A.C'))): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern 'A.C'
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern 'A.C'
// expect:      but: was "abc"
// expect: assertThat('ABC', matchesPattern(Pattern.compile('A.C'))): passes
// expect: assertThat('', matchesPattern(Pattern.compile('A.C'))): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern 'A.C'
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern 'A.C'
// expect:      but: was ""
// expect: assertThat(' \t', matchesPattern(Pattern.compile('A.C'))): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern 'A.C'
// expect:      but: was " \t"] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern 'A.C'
// expect:      but: was " \t"
// expect: assertThat('a  b c', matchesPattern(Pattern.compile('A.C'))): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern 'A.C'
// expect:      but: was "a  b c"] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern 'A.C'
// expect:      but: was "a  b c"
// expect: assertThat((String) null, matchesPattern(Pattern.compile('A.C'))): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern 'A.C'
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern 'A.C'
// expect:      but: was null
// expect: assertThat('abc', matchesRegex('[a-c]+')): passes
// expect: assertThat('ABC', matchesRegex('[a-c]+')): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern <[a-c]+>
// expect:      but: the string was "ABC"] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern <[a-c]+>
// expect:      but: the string was "ABC"
// expect: assertThat('', matchesRegex('[a-c]+')): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern <[a-c]+>
// expect:      but: the string was ""] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern <[a-c]+>
// expect:      but: the string was ""
// expect: assertThat(' \t', matchesRegex('[a-c]+')): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern <[a-c]+>
// expect:      but: the string was " \t"] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern <[a-c]+>
// expect:      but: the string was " \t"
// expect: assertThat('a  b c', matchesRegex('[a-c]+')): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern <[a-c]+>
// expect:      but: the string was "a  b c"] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern <[a-c]+>
// expect:      but: the string was "a  b c"
// expect: assertThat((String) null, matchesRegex('[a-c]+')): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern <[a-c]+>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern <[a-c]+>
// expect:      but: was null
// expect: assertThat('abc', matchesRegex(Pattern.compile('A.C'))): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern <A.C>
// expect:      but: the string was "abc"] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern <A.C>
// expect:      but: the string was "abc"
// expect: assertThat('ABC', matchesRegex(Pattern.compile('A.C'))): passes
// expect: assertThat('', matchesRegex(Pattern.compile('A.C'))): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern <A.C>
// expect:      but: the string was ""] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern <A.C>
// expect:      but: the string was ""
// expect: assertThat(' \t', matchesRegex(Pattern.compile('A.C'))): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern <A.C>
// expect:      but: the string was " \t"] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern <A.C>
// expect:      but: the string was " \t"
// expect: assertThat('a  b c', matchesRegex(Pattern.compile('A.C'))): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern <A.C>
// expect:      but: the string was "a  b c"] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern <A.C>
// expect:      but: the string was "a  b c"
// expect: assertThat((String) null, matchesRegex(Pattern.compile('A.C'))): java.lang.AssertionError: [
// expect: Expected: a string matching the pattern <A.C>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a string matching the pattern <A.C>
// expect:      but: was null
// expect: assertThat('abc', stringContainsInOrder('a', 'b', 'c')): passes
// expect: assertThat('ABC', stringContainsInOrder('a', 'b', 'c')): java.lang.AssertionError: [
// expect: Expected: a string containing "a", "b", "c" in order
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: a string containing "a", "b", "c" in order
// expect:      but: was "ABC"
// expect: assertThat('', stringContainsInOrder('a', 'b', 'c')): java.lang.AssertionError: [
// expect: Expected: a string containing "a", "b", "c" in order
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: a string containing "a", "b", "c" in order
// expect:      but: was ""
// expect: assertThat(' \t', stringContainsInOrder('a', 'b', 'c')): java.lang.AssertionError: [
// expect: Expected: a string containing "a", "b", "c" in order
// expect:      but: was " 	"] java.lang.AssertionError: 
// expect: Expected: a string containing "a", "b", "c" in order
// expect:      but: was " 	"
// expect: assertThat('a  b c', stringContainsInOrder('a', 'b', 'c')): passes
// expect: assertThat((String) null, stringContainsInOrder('a', 'b', 'c')): java.lang.AssertionError: [
// expect: Expected: a string containing "a", "b", "c" in order
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a string containing "a", "b", "c" in order
// expect:      but: was null
// expect: assertThat('abc', stringContainsInOrder(List.of('b', 'a'))): java.lang.AssertionError: [
// expect: Expected: a string containing "b", "a" in order
// expect:      but: was "abc"] java.lang.AssertionError: 
// expect: Expected: a string containing "b", "a" in order
// expect:      but: was "abc"
// expect: assertThat('ABC', stringContainsInOrder(List.of('b', 'a'))): java.lang.AssertionError: [
// expect: Expected: a string containing "b", "a" in order
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: a string containing "b", "a" in order
// expect:      but: was "ABC"
// expect: assertThat('', stringContainsInOrder(List.of('b', 'a'))): java.lang.AssertionError: [
// expect: Expected: a string containing "b", "a" in order
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: a string containing "b", "a" in order
// expect:      but: was ""
// expect: assertThat(' \t', stringContainsInOrder(List.of('b', 'a'))): java.lang.AssertionError: [
// expect: Expected: a string containing "b", "a" in order
// expect:      but: was " 	"] java.lang.AssertionError: 
// expect: Expected: a string containing "b", "a" in order
// expect:      but: was " 	"
// expect: assertThat('a  b c', stringContainsInOrder(List.of('b', 'a'))): java.lang.AssertionError: [
// expect: Expected: a string containing "b", "a" in order
// expect:      but: was "a  b c"] java.lang.AssertionError: 
// expect: Expected: a string containing "b", "a" in order
// expect:      but: was "a  b c"
// expect: assertThat((String) null, stringContainsInOrder(List.of('b', 'a'))): java.lang.AssertionError: [
// expect: Expected: a string containing "b", "a" in order
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a string containing "b", "a" in order
// expect:      but: was null
// expect: assertThat('abc', hasLength(3)): passes
// expect: assertThat('ABC', hasLength(3)): passes
// expect: assertThat('', hasLength(3)): java.lang.AssertionError: [
// expect: Expected: a CharSequence with length <3>
// expect:      but: length was <0>] java.lang.AssertionError: 
// expect: Expected: a CharSequence with length <3>
// expect:      but: length was <0>
// expect: assertThat(' \t', hasLength(3)): java.lang.AssertionError: [
// expect: Expected: a CharSequence with length <3>
// expect:      but: length was <2>] java.lang.AssertionError: 
// expect: Expected: a CharSequence with length <3>
// expect:      but: length was <2>
// expect: assertThat('a  b c', hasLength(3)): java.lang.AssertionError: [
// expect: Expected: a CharSequence with length <3>
// expect:      but: length was <6>] java.lang.AssertionError: 
// expect: Expected: a CharSequence with length <3>
// expect:      but: length was <6>
// expect: assertThat((String) null, hasLength(3)): java.lang.AssertionError: [
// expect: Expected: a CharSequence with length <3>
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a CharSequence with length <3>
// expect:      but: was null
// expect: assertThat('abc', greaterThan('ABC')): passes
// expect: assertThat('ABC', greaterThan('ABC')): java.lang.AssertionError: [
// expect: Expected: a value greater than "ABC"
// expect:      but: "ABC" was equal to "ABC"] java.lang.AssertionError: 
// expect: Expected: a value greater than "ABC"
// expect:      but: "ABC" was equal to "ABC"
// expect: assertThat('', greaterThan('ABC')): java.lang.AssertionError: [
// expect: Expected: a value greater than "ABC"
// expect:      but: "" was less than "ABC"] java.lang.AssertionError: 
// expect: Expected: a value greater than "ABC"
// expect:      but: "" was less than "ABC"
// expect: assertThat(' \t', greaterThan('ABC')): java.lang.AssertionError: [
// expect: Expected: a value greater than "ABC"
// expect:      but: " \t" was less than "ABC"] java.lang.AssertionError: 
// expect: Expected: a value greater than "ABC"
// expect:      but: " \t" was less than "ABC"
// expect: assertThat('a  b c', greaterThan('ABC')): passes
// expect: assertThat((String) null, greaterThan('ABC')): java.lang.AssertionError: [
// expect: Expected: a value greater than "ABC"
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: a value greater than "ABC"
// expect:      but: was null
// expect: assertThat('abc', is(oneOf('abc', 'x'))): passes
// expect: assertThat('ABC', is(oneOf('abc', 'x'))): java.lang.AssertionError: [
// expect: Expected: is one of {"abc", "x"}
// expect:      but: was "ABC"] java.lang.AssertionError: 
// expect: Expected: is one of {"abc", "x"}
// expect:      but: was "ABC"
// expect: assertThat('', is(oneOf('abc', 'x'))): java.lang.AssertionError: [
// expect: Expected: is one of {"abc", "x"}
// expect:      but: was ""] java.lang.AssertionError: 
// expect: Expected: is one of {"abc", "x"}
// expect:      but: was ""
// expect: assertThat(' \t', is(oneOf('abc', 'x'))): java.lang.AssertionError: [
// expect: Expected: is one of {"abc", "x"}
// expect:      but: was " \t"] java.lang.AssertionError: 
// expect: Expected: is one of {"abc", "x"}
// expect:      but: was " \t"
// expect: assertThat('a  b c', is(oneOf('abc', 'x'))): java.lang.AssertionError: [
// expect: Expected: is one of {"abc", "x"}
// expect:      but: was "a  b c"] java.lang.AssertionError: 
// expect: Expected: is one of {"abc", "x"}
// expect:      but: was "a  b c"
// expect: assertThat((String) null, is(oneOf('abc', 'x'))): java.lang.AssertionError: [
// expect: Expected: is one of {"abc", "x"}
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: is one of {"abc", "x"}
// expect:      but: was null
// expect: assertThat('abc', hasToString('abc')): passes
// expect: assertThat('ABC', hasToString('abc')): java.lang.AssertionError: [
// expect: Expected: with toString() "abc"
// expect:      but: toString() was "ABC"] java.lang.AssertionError: 
// expect: Expected: with toString() "abc"
// expect:      but: toString() was "ABC"
// expect: assertThat('', hasToString('abc')): java.lang.AssertionError: [
// expect: Expected: with toString() "abc"
// expect:      but: toString() was ""] java.lang.AssertionError: 
// expect: Expected: with toString() "abc"
// expect:      but: toString() was ""
// expect: assertThat(' \t', hasToString('abc')): java.lang.AssertionError: [
// expect: Expected: with toString() "abc"
// expect:      but: toString() was " \t"] java.lang.AssertionError: 
// expect: Expected: with toString() "abc"
// expect:      but: toString() was " \t"
// expect: assertThat('a  b c', hasToString('abc')): java.lang.AssertionError: [
// expect: Expected: with toString() "abc"
// expect:      but: toString() was "a  b c"] java.lang.AssertionError: 
// expect: Expected: with toString() "abc"
// expect:      but: toString() was "a  b c"
// expect: assertThat((String) null, hasToString('abc')): java.lang.AssertionError: [
// expect: Expected: with toString() "abc"
// expect:      but: was null] java.lang.AssertionError: 
// expect: Expected: with toString() "abc"
// expect:      but: was null
// expect: assertThat(Integer.class, typeCompatibleWith(Number.class)): passes
// expect: assertThat(String.class, typeCompatibleWith(Number.class)): java.lang.AssertionError: [
// expect: Expected: type < java.lang.Number
// expect:      but: "java.lang.String"] java.lang.AssertionError: 
// expect: Expected: type < java.lang.Number
// expect:      but: "java.lang.String"
// expect: assertThat('aab', stringContainsInOrder('a', 'a')): passes
// expect: assertThat('ab', stringContainsInOrder('a', 'a')): java.lang.AssertionError: [
// expect: Expected: a string containing "a", "a" in order
// expect:      but: was "ab"] java.lang.AssertionError: 
// expect: Expected: a string containing "a", "a" in order
// expect:      but: was "ab"
// expect: assertThat(List.of('a', 'b'), contains('a', 'c')): java.lang.AssertionError: [
// expect: Expected: iterable containing ["a", "c"]
// expect:      but: item 1: was "b"] java.lang.AssertionError: 
// expect: Expected: iterable containing ["a", "c"]
// expect:      but: item 1: was "b"
// expect: assertThat(List.of('a', 'b'), contains(startsWith('a'), startsWith('b'), startsWith('c'))): java.lang.AssertionError: [
// expect: Expected: iterable containing [a string starting with "a", a string starting with "b", a string starting with "c"]
// expect:      but: no item was a string starting with "c"] java.lang.AssertionError: 
// expect: Expected: iterable containing [a string starting with "a", a string starting with "b", a string starting with "c"]
// expect:      but: no item was a string starting with "c"
// expect: assertThat(Arrays.asList('a', null), contains('a', null)): passes
// expect: assertThat(Arrays.asList('a', null), containsInAnyOrder(null, 'a')): passes
// expect: assertThat(Arrays.asList('a', null), contains(is('a'), null)): passes
// expect: assertThat(List.of('a', 'a', 'b'), containsInAnyOrder('a', 'b', 'b')): java.lang.AssertionError: [
// expect: Expected: iterable with items ["a", "b", "b"] in any order
// expect:      but: not matched: "a"] java.lang.AssertionError: 
// expect: Expected: iterable with items ["a", "b", "b"] in any order
// expect:      but: not matched: "a"
// expect: assertThat(List.of('x', 'xy'), containsInAnyOrder(startsWith('x'), is('x'))): java.lang.AssertionError: [
// expect: Expected: iterable with items [a string starting with "x", is "x"] in any order
// expect:      but: not matched: "xy"] java.lang.AssertionError: 
// expect: Expected: iterable with items [a string starting with "x", is "x"] in any order
// expect:      but: not matched: "xy"
// expect: assertThat(Set.of('a'), contains('a')): passes
// expect: assertThat(new ArrayDeque<>(List.of('a', 'b')), hasSize(1)): java.lang.AssertionError: [
// expect: Expected: a collection with size <1>
// expect:      but: collection size was <2>] java.lang.AssertionError: 
// expect: Expected: a collection with size <1>
// expect:      but: collection size was <2>
// expect: assertThat('text', List.of(1), hasSize(2)): java.lang.AssertionError: [text
// expect: Expected: a collection with size <2>
// expect:      but: collection size was <1>] java.lang.AssertionError: text
// expect: Expected: a collection with size <2>
// expect:      but: collection size was <1>
// expect: assertThat(List.of(Optional.of(1)), contains(hasToString('Optional[2]'))): java.lang.AssertionError: [
// expect: Expected: iterable containing [with toString() "Optional[2]"]
// expect:      but: item 0: toString() was "Optional[1]"] java.lang.AssertionError: 
// expect: Expected: iterable containing [with toString() "Optional[2]"]
// expect:      but: item 0: toString() was "Optional[1]"
// expect: raw(hasSize(1), 'x'): java.lang.RuntimeException: [false a collection with size <1> / was String "x"] java.lang.RuntimeException: false a collection with size <1> / was String "x"
// expect: raw(empty(), 5): java.lang.RuntimeException: [false an empty collection / was a java.lang.Integer (<5>)] java.lang.RuntimeException: false an empty collection / was a java.lang.Integer (<5>)
// expect: raw(contains(1), 5): java.lang.RuntimeException: [false iterable containing [<1>] / was Integer <5>] java.lang.RuntimeException: false iterable containing [<1>] / was Integer <5>
// expect: raw(containsInAnyOrder(1), 5): java.lang.RuntimeException: [false iterable with items [<1>] in any order / was Integer <5>] java.lang.RuntimeException: false iterable with items [<1>] in any order / was Integer <5>
// expect: raw(containsInRelativeOrder(1), 5): java.lang.RuntimeException: [false iterable containing [<1>] in relative order / was Integer <5>] java.lang.RuntimeException: false iterable containing [<1>] in relative order / was Integer <5>
// expect: raw(emptyIterable(), 5): java.lang.RuntimeException: [false an empty iterable / was a java.lang.Integer (<5>)] java.lang.RuntimeException: false an empty iterable / was a java.lang.Integer (<5>)
// expect: raw(hasKey('a'), 5): java.lang.RuntimeException: [false map containing ["a"->ANYTHING] / was a java.lang.Integer (<5>)] java.lang.RuntimeException: false map containing ["a"->ANYTHING] / was a java.lang.Integer (<5>)
// expect: raw(aMapWithSize(1), 5): java.lang.RuntimeException: [false a map with size <1> / was Integer <5>] java.lang.RuntimeException: false a map with size <1> / was Integer <5>
// expect: raw(arrayContaining(1), 5): java.lang.RuntimeException: [false [<1>]  / was a java.lang.Integer (<5>)] java.lang.RuntimeException: false [<1>]  / was a java.lang.Integer (<5>)
// expect: raw(arrayWithSize(1), 5): java.lang.RuntimeException: [false an array with size <1> / was Integer <5>] java.lang.RuntimeException: false an array with size <1> / was Integer <5>
// expect: raw(closeTo(1, 2), 'x'): java.lang.RuntimeException: [false a numeric value within <2.0> of <1.0> / was a java.lang.String ("x")] java.lang.RuntimeException: false a numeric value within <2.0> of <1.0> / was a java.lang.String ("x")
// expect: raw(notANumber(), 'x'): java.lang.RuntimeException: [false a double value of NaN / was a java.lang.String ("x")] java.lang.RuntimeException: false a double value of NaN / was a java.lang.String ("x")
// expect: raw(emptyString(), 5): java.lang.RuntimeException: [false an empty string / was a java.lang.Integer (<5>)] java.lang.RuntimeException: false an empty string / was a java.lang.Integer (<5>)
// expect: raw(hasLength(1), 5): java.lang.RuntimeException: [false a CharSequence with length <1> / was Integer <5>] java.lang.RuntimeException: false a CharSequence with length <1> / was Integer <5>
// expect: raw(greaterThan(1), new Object[0]): java.lang.ClassCastException: [class [Ljava.lang.Object; cannot be cast to class java.lang.Comparable ([Ljava.lang.Object; and java.lang.Comparable are in module java.base of loader 'bootstrap')] java.lang.ClassCastException: class [Ljava.lang.Object; cannot be cast to class java.lang.Comparable ([Ljava.lang.Object; and java.lang.Comparable are in module java.base of loader 'bootstrap')
// expect: raw(equalToIgnoringCase('x'), 5): java.lang.RuntimeException: [false a string equal to "x" ignoring case / was a java.lang.Integer (<5>)] java.lang.RuntimeException: false a string equal to "x" ignoring case / was a java.lang.Integer (<5>)
// expect: raw(matchesPattern('x'), 5): java.lang.RuntimeException: [false a string matching the pattern 'x' / was a java.lang.Integer (<5>)] java.lang.RuntimeException: false a string matching the pattern 'x' / was a java.lang.Integer (<5>)
// expect: raw(typeCompatibleWith(Number.class), 5): java.lang.RuntimeException: [false type < java.lang.Number / was a java.lang.Integer (<5>)] java.lang.RuntimeException: false type < java.lang.Number / was a java.lang.Integer (<5>)
