// explicitCastArguments leaves out casts to interfaces, asType does them; so a method of an interface may be called on an object that
// does not implement it.
import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.*;

public class InterfaceCasts {
  interface Try {
    Object run() throws Throwable;
  }

  static void show(String what, Try t) {
    String text;
    try {
      text = String.valueOf(t.run());
    } catch (Throwable e) {
      text = e.toString().replaceAll(" \\(.*", "");
    }
    System.out.println(what + " -> " + text);
  }

  interface Face {
    String f();

    default String d() {
      return "d" + f();
    }
  }

  static class Impl implements Face {
    @Override
    public String f() {
      return "impl";
    }
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    MethodType own = methodType(String.class, Object.class);
    MethodHandle f = l.findVirtual(Face.class, "f", methodType(String.class)), d = l.findVirtual(Face.class, "d", methodType(String.class));
    for (MethodHandle h : new MethodHandle[] {f, d}) {
      MethodHandle cast = MethodHandles.explicitCastArguments(h, own), as = h.asType(own);
      show("cast Impl", () -> cast.invoke((Object) new Impl()));
      show("cast String", () -> cast.invoke((Object) "x"));
      show("cast null", () -> cast.invoke((Object) null));
      show("asType Impl", () -> as.invoke((Object) new Impl()));
      show("asType String", () -> as.invoke((Object) "x"));
      show("asType null", () -> as.invoke((Object) null));
    }
    MethodHandle compare = MethodHandles.explicitCastArguments(l.findVirtual(Comparable.class, "compareTo", methodType(int.class, Object.class)), methodType(int.class, Object.class, Object.class));
    show("compare", () -> compare.invoke((Object) 1, (Object) 2));
    show("compare not", () -> compare.invoke(new Object(), (Object) 2));
    MethodHandle same = MethodHandles.explicitCastArguments(MethodHandles.identity(Object.class), methodType(Face.class, Object.class));
    show("identity", () -> (Object) (Face) same.invokeExact((Object) new Impl()) != null);
    show("identity as Object", () -> same.invoke((Object) "x"));
    show("class", () -> MethodHandles.explicitCastArguments(MethodHandles.identity(Object.class), methodType(String.class, Object.class)).invoke((Object) 1));
  }
}
// expect: cast Impl -> impl
// expect: cast String -> java.lang.IncompatibleClassChangeError: Receiver class java.lang.String does not implement the requested interface InterfaceCasts$Face
// expect: cast null -> java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "recv" is null
// expect: asType Impl -> impl
// expect: asType String -> java.lang.ClassCastException: Cannot cast java.lang.String to InterfaceCasts$Face
// expect: asType null -> java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "recv" is null
// expect: cast Impl -> dimpl
// expect: cast String -> java.lang.IncompatibleClassChangeError: Receiver class java.lang.String does not implement the requested interface InterfaceCasts$Face
// expect: cast null -> java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "recv" is null
// expect: asType Impl -> dimpl
// expect: asType String -> java.lang.ClassCastException: Cannot cast java.lang.String to InterfaceCasts$Face
// expect: asType null -> java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "recv" is null
// expect: compare -> -1
// expect: compare not -> java.lang.IncompatibleClassChangeError: Receiver class java.lang.Object does not implement the requested interface java.lang.Comparable
// expect: identity -> true
// expect: identity as Object -> x
// expect: class -> java.lang.ClassCastException: Cannot cast java.lang.Integer to java.lang.String
