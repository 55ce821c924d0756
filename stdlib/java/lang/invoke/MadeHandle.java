// A handle whose call is a function: all that are not direct ones.
package java.lang.invoke;

final class MadeHandle extends MethodHandle {
  interface Body {
    Object call(Object[] args) throws Throwable;
  }

  private final Body body;

  MadeHandle(MethodType type, Body body) {
    super(type);
    this.body = body;
  }

  @Override
  Object call(Object[] args) throws Throwable {
    return body.call(args);
  }

  // The array with other elements in the place of those from `start` to `end`.
  static Object[] replaced(Object[] array, int start, int end, Object... by) {
    Object[] result = new Object[array.length - (end - start) + by.length];
    System.arraycopy(array, 0, result, 0, start);
    System.arraycopy(by, 0, result, start, by.length);
    System.arraycopy(array, end, result, start + by.length, array.length - end);
    return result;
  }
}
