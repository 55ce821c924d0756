// StackWalker: frames of calls, of reflection and of lambdas; the caller's class; what needs an option.
import java.lang.StackWalker.*;
import java.lang.reflect.Method;
import java.util.*;
import java.util.function.Supplier;
import java.util.stream.*;

public class StackWalkers {
  static final StackWalker PLAIN = StackWalker.getInstance();
  static final StackWalker RETAINING = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

  static class Library {
    static Class<?> caller() {
      return RETAINING.getCallerClass();
    }

    static List<String> names() {
      return PLAIN.walk(frames -> frames.map(StackFrame::getMethodName).collect(Collectors.toList()));
    }

    private Object inner(int depth) {
      if (depth > 0) return inner(depth - 1);
      return PLAIN.walk(frames -> frames.limit(4).map(f -> f.getClassName() + "." + f.getMethodName() + ":" + f.getLineNumber() + " " + f.getFileName() + " " + f.isNativeMethod()).collect(Collectors.joining(", ")));
    }
  }

  static void show(String what, Supplier<?> s) {
    try {
      System.out.println(what + " -> " + s.get());
    } catch (RuntimeException e) {
      System.out.println(what + " -> " + e.getClass().getName() + ": " + e.getMessage());
    }
  }

  public static String type(int a, String b) {
    StackFrame f = RETAINING.walk(s -> s.findFirst().get());
    return f.getMethodType() + " " + f.getDescriptor() + " " + f.getDeclaringClass() + " " + f.toStackTraceElement().getMethodName();
  }

  public static void main(String[] args) throws Exception {
    System.out.println(Library.caller());
    System.out.println(Library.names().subList(0, 2));
    System.out.println(new Library().inner(2));
    System.out.println(type(1, "x"));
    Method names = Library.class.getDeclaredMethod("names");
    System.out.println(((List<?>) names.invoke(null)).subList(0, 2));
    System.out.println(Library.class.getDeclaredMethod("caller").invoke(null));
    show("no class", () -> PLAIN.walk(s -> s.findFirst().get().getDeclaringClass().getName()));
    show("no type", () -> PLAIN.walk(s -> s.findFirst().get().getMethodType()));
    show("no caller", () -> PLAIN.getCallerClass());
    show("null", () -> PLAIN.walk(null));
    show("depth", () -> StackWalker.getInstance(Set.of(), 0));
    show("null option", () -> StackWalker.getInstance((Option) null));
    int[] count = {0};
    PLAIN.forEach(f -> count[0]++);
    System.out.println(count[0] >= 1);
    Thread t = new Thread(() -> System.out.println(Library.names().subList(0, 1)));
    t.start();
    t.join();
    System.out.println(Arrays.toString(Option.values()));
  }
}
// expect: class StackWalkers
// expect: [names, main]
// expect: StackWalkers$Library.inner:23 StackWalkers.java false, StackWalkers$Library.inner:22 StackWalkers.java false, StackWalkers$Library.inner:22 StackWalkers.java false, StackWalkers.main:43 StackWalkers.java false
// expect: (int,String)String (ILjava/lang/String;)Ljava/lang/String; class StackWalkers type
// expect: [names, main]
// expect: class StackWalkers
// expect: no class -> java.lang.UnsupportedOperationException: No access to RETAIN_CLASS_REFERENCE
// expect: no type -> java.lang.UnsupportedOperationException: No access to RETAIN_CLASS_REFERENCE
// expect: no caller -> java.lang.UnsupportedOperationException: This stack walker does not have RETAIN_CLASS_REFERENCE access
// expect: null -> java.lang.NullPointerException: null
// expect: depth -> java.lang.IllegalArgumentException: estimateDepth must be > 0
// expect: null option -> java.lang.NullPointerException: null
// expect: true
// expect: [names]
// expect: [RETAIN_CLASS_REFERENCE, SHOW_REFLECT_FRAMES, SHOW_HIDDEN_FRAMES]
