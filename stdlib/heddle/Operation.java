package heddle;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** An operation of a class that is {@link Linearizable}. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Operation {
  /**
   * For each parameter the values that it is called with: {@code "1..3"}, {@code "1, 5"}, {@code "red, green"}. Without
   * them numbers are 1 and 2, a boolean is both, a String or char is a and b, and an enum each of its constants.
   */
  String[] arguments() default {};

  /**
   * Whether a call may wait for another one, as {@code take} of an empty queue does. If it waits for ever that is right
   * where the specification waits, too, after the calls that have ended. Without this it is a deadlock.
   */
  boolean blocking() default false;
}
