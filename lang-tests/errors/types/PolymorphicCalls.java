// Calls through handles: their results are Object without a cast, declared ones stay; lambdas and void are no arguments.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class PolymorphicCalls {
  static void types(MethodHandle h, VarHandle v) throws Throwable {
    int i = h.invokeExact();  // expect error: incompatible types: Object cannot be converted to int
    String s = h.invoke();  // expect error: incompatible types: Object cannot be converted to String
    int j = (int) v.compareAndSet(1, 2);  // expect error: incompatible types: boolean cannot be converted to int
    boolean b = v.compareAndSet(1, 2);
    int k = v.get();  // expect error: incompatible types: Object cannot be converted to int
    String t = (String) v.set(1);  // expect error: incompatible types: void cannot be converted to String
    Object o = v.set(1);  // expect error: incompatible types: void cannot be converted to Object
    v.get(() -> 1);  // expect error: method get in class VarHandle cannot be applied to given types
    h.invokeExact(Object::new);  // expect error: method invokeExact in class MethodHandle cannot be applied to given types
    h.invokeExact(v.set(1));  // expect error: 'void' type not allowed here
    h.invokeExact(nothing());  // expect error: 'void' type not allowed here
    h.invokeExact(undefined);  // expect error: cannot find symbol: variable undefined
    int l = (int) (Integer) h.invokeExact();
    int m = 1 + h.invokeExact();  // expect error: bad operand types for binary operator '+'
    boolean c = !h.invokeExact();  // expect error: bad operand type Object for unary operator '!'
    if (h.invoke()) return;  // expect error: incompatible types: Object cannot be converted to boolean
    for (Object e : h.invoke()) { }  // expect error: for-each not applicable to expression type
    h.invokeexact();  // expect error: cannot find symbol: method invokeexact()
    h.type().foo();  // expect error: cannot find symbol: method foo()
    Runnable r = () -> h.invokeExact();
    v.getAndSwap(1);  // expect error: cannot find symbol: method getAndSwap(int)
  }

  static void nothing() {}
}
