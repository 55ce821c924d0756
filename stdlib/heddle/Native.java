// On a static native method: it is the C function `symbol` of the shared library `library`, called through
// libffi. Parameters are primitive values, strings and arrays of primitives; the result is a primitive value,
// a string or nothing. docs/native-calls.md has the rules.
package heddle;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Native {
  // What the loader is to open: "libm.so.6", "./libmine.so". "": what the VM itself is linked with, the C library.
  String library() default "";

  // "": the method's own name.
  String symbol() default "";

  Effect effect() default Effect.LOGGED;

  enum Effect {
    // Depends on its arguments only and does nothing else: called again whenever a path comes by.
    PURE,
    // Called once for each call of a thread and what it is given; other paths and replays get the same answer.
    LOGGED,
    // Never called twice. A path on which the same call is given something else ends, with a finding.
    IRREVERSIBLE
  }
}
