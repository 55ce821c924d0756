// Frames of the calling thread, as objects. Written from the class's documentation. Frames of reflection are left out unless they are
// asked for; those of the bodies of lambdas are always shown. What a frame does not know here: its place in a class file, which there
// is none of, and its type if its class has several methods of that name.
package java.lang;

import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

public final class StackWalker {
  public enum Option {
    RETAIN_CLASS_REFERENCE, SHOW_REFLECT_FRAMES, SHOW_HIDDEN_FRAMES
  }

  public interface StackFrame {
    String getClassName();

    String getMethodName();

    Class<?> getDeclaringClass();

    default MethodType getMethodType() {
      throw new UnsupportedOperationException();
    }

    default String getDescriptor() {
      throw new UnsupportedOperationException();
    }

    int getByteCodeIndex();

    String getFileName();

    int getLineNumber();

    boolean isNativeMethod();

    StackTraceElement toStackTraceElement();
  }

  private static final class Frame implements StackFrame {
    private final StackTraceElement element;
    private final boolean retains;

    Frame(StackTraceElement element, boolean retains) {
      this.element = element;
      this.retains = retains;
    }

    private void ensureRetained() {
      if (!retains) throw new UnsupportedOperationException("No access to RETAIN_CLASS_REFERENCE");
    }

    private Class<?> owner() {
      return heddle.Reflection.load(element.getClassName().replace('.', '/'));
    }

    @Override
    public String getClassName() {
      return element.getClassName();
    }

    @Override
    public String getMethodName() {
      return element.getMethodName();
    }

    @Override
    public Class<?> getDeclaringClass() {
      ensureRetained();
      return owner();
    }

    @Override
    public MethodType getMethodType() {
      ensureRetained();
      return type();
    }

    private MethodType type() {
      List<MethodType> found = new ArrayList<>();
      if (getMethodName().equals("<init>")) {
        for (var c : owner().getDeclaredConstructors()) found.add(MethodType.methodType(void.class, c.getParameterTypes()));
      } else {
        for (var m : owner().getDeclaredMethods()) {
          if (m.getName().equals(getMethodName())) found.add(MethodType.methodType(m.getReturnType(), m.getParameterTypes()));
        }
      }
      if (found.size() != 1) throw new UnsupportedOperationException("one of several methods " + getMethodName());
      return found.get(0);
    }

    @Override
    public String getDescriptor() {
      return type().descriptorString();
    }

    @Override
    public int getByteCodeIndex() {
      return -1;
    }

    @Override
    public String getFileName() {
      return element.getFileName();
    }

    @Override
    public int getLineNumber() {
      return element.getLineNumber();
    }

    @Override
    public boolean isNativeMethod() {
      return element.isNativeMethod();
    }

    @Override
    public StackTraceElement toStackTraceElement() {
      return element;
    }

    @Override
    public String toString() {
      return element.toString();
    }
  }

  private final boolean retains, showsReflection;

  private StackWalker(Set<Option> options) {
    retains = options.contains(Option.RETAIN_CLASS_REFERENCE);
    showsReflection = options.contains(Option.SHOW_REFLECT_FRAMES) || options.contains(Option.SHOW_HIDDEN_FRAMES);
  }

  public static StackWalker getInstance() {
    return new StackWalker(Set.of());
  }

  public static StackWalker getInstance(Option option) {
    return new StackWalker(Set.of(Objects.requireNonNull(option)));
  }

  public static StackWalker getInstance(Set<Option> options) {
    return new StackWalker(Set.copyOf(options));
  }

  public static StackWalker getInstance(Set<Option> options, int estimateDepth) {
    if (estimateDepth <= 0) throw new IllegalArgumentException("estimateDepth must be > 0");
    return getInstance(options);
  }

  // From the caller of this class on.
  private List<StackFrame> frames() {
    List<StackFrame> frames = new ArrayList<>();
    for (StackTraceElement each : new Throwable().getStackTrace()) {
      String name = each.getClassName();
      if (name.equals("java.lang.StackWalker")) continue;
      if (!showsReflection && (name.equals("java.lang.reflect.Method") || name.equals("java.lang.reflect.Constructor"))) continue;
      frames.add(new Frame(each, retains));
    }
    return frames;
  }

  public <T> T walk(Function<? super Stream<StackFrame>, ? extends T> function) {
    Objects.requireNonNull(function);
    return function.apply(frames().stream());
  }

  public void forEach(Consumer<? super StackFrame> action) {
    Objects.requireNonNull(action);
    for (StackFrame each : frames()) action.accept(each);
  }

  // The class that has called the method that calls this one.
  public Class<?> getCallerClass() {
    if (!retains) throw new UnsupportedOperationException("This stack walker does not have RETAIN_CLASS_REFERENCE access");
    int own = 0;
    for (StackFrame each : frames()) {
      String name = each.getClassName();
      if (name.equals("java.lang.reflect.Method") || name.equals("java.lang.reflect.Constructor") || name.startsWith("java.lang.invoke.")) continue;
      if (own++ == 1) return each.getDeclaringClass();
    }
    throw new IllegalCallerException("no caller frame");
  }
}
