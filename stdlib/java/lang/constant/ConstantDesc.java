// The nominal descriptor of a constant: what it is, without the thing itself. String, Integer and others implement it, so it is
// loaded by every program. Written, as the others of this package, from its documentation; texts are OpenJDK's.
package java.lang.constant;

import java.lang.invoke.MethodHandles;

public sealed interface ConstantDesc
    permits ClassDesc, MethodHandleDesc, MethodTypeDesc, Double, DynamicConstantDesc, Float, Integer, Long, String {
  Object resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException;
}
