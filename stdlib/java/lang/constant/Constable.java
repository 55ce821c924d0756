// A value that may have a nominal descriptor. String, Integer, Enum and others implement it, so it is loaded by every program, and
// names nothing but what it needs.
package java.lang.constant;

import java.util.Optional;

public interface Constable {
  Optional<? extends ConstantDesc> describeConstable();
}
