// Bridges have the exceptions of what they override, and the annotations of what they call.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.function.Function;

public class Bridges {
  @Retention(RetentionPolicy.RUNTIME) @interface Mark {
    String value();
  }

  interface Risky<T, X extends Exception> {
    T run() throws X, java.io.IOException;
  }

  abstract static class Base<T> {
    abstract T make() throws ReflectiveOperationException;
  }

  static class Calm extends Base<String> implements Risky<String, InterruptedException>, Callable<String>, Function<String, String> {
    public String run() {
      return "x";
    }

    public String call() {
      return "y";
    }

    String make() {
      return "z";
    }

    @Mark("m") @Deprecated
    public String apply(@Mark("p") String s) {
      return s + s;
    }
  }

  public static void main(String[] args) {
    for (String line : Arrays.stream(Calm.class.getDeclaredMethods()).map(m -> m + " " + m.isBridge() + " " + Arrays.toString(m.getAnnotations())
        + Arrays.deepToString(m.getParameterAnnotations())).sorted().toArray(String[]::new)) {
      System.out.println(line);
    }
  }
}
// expect: java.lang.Object Bridges$Calm.make() throws java.lang.ReflectiveOperationException true [][]
// expect: java.lang.String Bridges$Calm.make() false [][]
// expect: public java.lang.Object Bridges$Calm.apply(java.lang.Object) true [@Bridges$Mark("m"), @java.lang.Deprecated(forRemoval=false, since="")][[@Bridges$Mark("p")]]
// expect: public java.lang.Object Bridges$Calm.call() throws java.lang.Exception true [][]
// expect: public java.lang.Object Bridges$Calm.run() throws java.lang.Exception,java.io.IOException true [][]
// expect: public java.lang.String Bridges$Calm.apply(java.lang.String) false [@Bridges$Mark("m"), @java.lang.Deprecated(forRemoval=false, since="")][[@Bridges$Mark("p")]]
// expect: public java.lang.String Bridges$Calm.call() false [][]
// expect: public java.lang.String Bridges$Calm.run() false [][]
