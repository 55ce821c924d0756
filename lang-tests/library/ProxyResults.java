// Proxies of several interfaces with one method in common: results that do not go together, and exceptions that one of
// them does not declare.
import java.io.*;
import java.lang.reflect.*;
import java.util.*;

public class ProxyResults {
  interface AnyResult {
    Object f() throws Exception;
  }

  interface Text {
    String f() throws IOException;
  }

  interface Whole {
    int f();
  }

  interface Boxed {
    Integer f();
  }

  interface Nothing {
    void f();
  }

  interface Other {
    Object f(int x);
  }

  interface Chars extends AnyResult {
    @Override
    CharSequence f();
  }

  interface Silent {
    Object f();
  }

  interface AList {
    List<?> f();
  }

  interface Stored {
    Serializable f();
  }

  interface AnArrayList {
    ArrayList<?> f();
  }

  static Object make(Throwable t, Class<?>... interfaces) {
    return Proxy.newProxyInstance(ProxyResults.class.getClassLoader(), interfaces, (proxy, method, arguments) -> {
      throw t;
    });
  }

  static void show(Class<?>... interfaces) {
    try {
      make(null, interfaces);
      System.out.println("made");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  interface Call {
    void of(Object proxy) throws Throwable;
  }

  static void call(Call call, Throwable t, Class<?>... interfaces) {
    try {
      call.of(make(t, interfaces));
    } catch (Throwable e) {
      System.out.println(e.getClass().getSimpleName());
    }
  }

  public static void main(String[] args) {
    show(AnyResult.class, Text.class);
    show(Text.class, AnyResult.class);
    show(AnyResult.class, Whole.class);
    show(Text.class, Boxed.class);
    show(AnyResult.class, Other.class);
    show(Chars.class, Boxed.class);
    show(Whole.class, Nothing.class);
    show(Boxed.class, Whole.class);
    show(AList.class, Stored.class);
    show(AList.class, Stored.class, AnArrayList.class);
    for (Throwable t : new Throwable[] {new Exception(), new IOException(), new FileNotFoundException(), new IllegalStateException()}) {
      call(p -> ((AnyResult) p).f(), t, AnyResult.class, Text.class);
      call(p -> ((Text) p).f(), t, AnyResult.class, Text.class);
      call(p -> ((AnyResult) p).f(), t, AnyResult.class, Silent.class);
      call(p -> ((Silent) p).f(), t, AnyResult.class, Silent.class);
      call(p -> ((AnyResult) p).f(), t, AnyResult.class);
    }
  }
}
// expect: made
// expect: made
// expect: methods with same signature f() but incompatible return types: int and others
// expect: methods with same signature f() but incompatible return types: [class java.lang.String, class java.lang.Integer]
// expect: made
// expect: methods with same signature f() but incompatible return types: [interface java.lang.CharSequence, class java.lang.Integer]
// expect: methods with same signature f() but incompatible return types: int and others
// expect: methods with same signature f() but incompatible return types: int and others
// expect: methods with same signature f() but incompatible return types: [interface java.util.List, interface java.io.Serializable]
// expect: made
// expect: Exception
// expect: UndeclaredThrowableException
// expect: UndeclaredThrowableException
// expect: UndeclaredThrowableException
// expect: Exception
// expect: IOException
// expect: IOException
// expect: UndeclaredThrowableException
// expect: UndeclaredThrowableException
// expect: IOException
// expect: FileNotFoundException
// expect: FileNotFoundException
// expect: UndeclaredThrowableException
// expect: UndeclaredThrowableException
// expect: FileNotFoundException
// expect: IllegalStateException
// expect: IllegalStateException
// expect: IllegalStateException
// expect: IllegalStateException
// expect: IllegalStateException
