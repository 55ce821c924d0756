package heddle;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a method: it is a test, as with JUnit's annotations, and {@code vm test} explores it so. On a class: all its tests are,
 * unless they say something else themselves.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface HeddleTest {
  /** As {@code --explore}: "exhaustive", "random", "history", "pct" ...; "": all schedules, as {@code vm --systematic}. */
  String strategy() default "";

  /** As {@code --runs}, of strategies that sample. */
  int runs() default 0;

  /** As {@code --seed}. */
  long seed() default 1;

  /** As {@code --depth}. */
  int depth() default 0;

  /** As {@code --max-time}: "5s". */
  String maxTime() default "";

  /** What must be found: "" nothing, "failure" anything, or a kind: "deadlock", "data race", "assertion failed" ... */
  String expect() default "";

  /** Further options of {@code vm --systematic}. */
  String[] options() default {};
}
