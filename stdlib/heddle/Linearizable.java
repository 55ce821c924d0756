package heddle;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A class whose methods with {@link Operation} must be linearizable: whatever several threads do with one instance, the
 * calls have results that they could have had one after the other, in an order in which no call comes before one that
 * had ended when it began. {@code vm test} makes scenarios of such calls, and explores all schedules of each.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Linearizable {
  /**
   * What the calls do one after the other: a class with a constructor without parameters and the same methods. By default
   * the class itself.
   */
  Class<?> specification() default Object.class;

  /** Scenarios have two threads, up to so many (2 to 7). */
  int threads() default 2;

  /** A thread makes one call, up to so many (1 to 10). */
  int operations() default 3;

  /** So many calls at most are made before the threads start. */
  int before() default 0;

  /** So many calls at most are made when the threads have ended. */
  int after() default 0;

  /** How many scenarios there are, small ones first. */
  int scenarios() default 30;

  /** What the scenarios are drawn by, where there are more than that. */
  long seed() default 1;
}
