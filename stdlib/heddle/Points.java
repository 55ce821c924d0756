package heddle;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How many points {@code vm grade} gives for this test; on a class: for each of its tests that says nothing itself, or for the
 * program whose main method the class has. Without it: one.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Points {
  int value();
}
