// Protected members of another package by reflection: of objects of the own class only (JLS 6.6.2). (clone() has other modifiers here: it is not native.)
import java.util.*;
import java.lang.reflect.*;
public class ProtectedMembers extends AbstractList<String> {
  public String get(int i) { return ""; } public int size() { return 3; }
  static class Sub extends ProtectedMembers {}
  interface Try { Object run() throws Throwable; }
  static void show(String what, Try t) {
    String text;
    try { text = String.valueOf(t.run()); } catch (InvocationTargetException e) { text = "called: " + e.getCause(); } catch (Throwable e) { text = e.getClass().getName() + ": " + e.getMessage(); }
    System.out.println(what + " -> " + text.replaceAll("@[0-9a-f]+", "@HASH").replace(" native\"", "\""));
  }
  public static void main(String[] a) throws Throwable {
    Method rr = AbstractList.class.getDeclaredMethod("removeRange", int.class, int.class);
    Field mc = AbstractList.class.getDeclaredField("modCount");
    for (Object o : new Object[] {new ProtectedMembers(), new Sub(), new ArrayList<>(), Arrays.asList(1)}) {
      show("removeRange", () -> rr.invoke(o, 0, 0));
      show("modCount", () -> mc.get(o));
      show("set", () -> { mc.set(o, 3); return ""; });
      show("can", () -> rr.canAccess(o) + " " + mc.canAccess(o));
      show("clone", () -> Object.class.getDeclaredMethod("clone").invoke(o));
      show("finalize", () -> Object.class.getDeclaredMethod("finalize").invoke(o));
    }
    show("constructor", () -> AbstractList.class.getDeclaredConstructor().newInstance());
    show("constructor 2", () -> ClassLoader.class.getDeclaredConstructor().newInstance());
    show("can", () -> AbstractList.class.getDeclaredConstructor().canAccess(null));
    show("constructor 3", () -> java.util.concurrent.ForkJoinWorkerThread.class.getDeclaredConstructor(java.util.concurrent.ForkJoinPool.class).newInstance((Object) null));
    show("array clone", () -> Object.class.getDeclaredMethod("clone").invoke(new int[1]));
    show("self", () -> Object.class.getDeclaredMethod("hashCode").invoke(new ProtectedMembers()) != null);
  }
}
// expect: removeRange -> null
// expect: modCount -> 0
// expect: set -> 
// expect: can -> true true
// expect: clone -> called: java.lang.CloneNotSupportedException: ProtectedMembers
// expect: finalize -> null
// expect: removeRange -> null
// expect: modCount -> 0
// expect: set -> 
// expect: can -> true true
// expect: clone -> called: java.lang.CloneNotSupportedException: ProtectedMembers$Sub
// expect: finalize -> null
// expect: removeRange -> java.lang.IllegalAccessException: class ProtectedMembers cannot access a member of class java.util.AbstractList (in module java.base) with modifiers "protected"
// expect: modCount -> java.lang.IllegalAccessException: class ProtectedMembers cannot access a member of class java.util.AbstractList (in module java.base) with modifiers "protected transient"
// expect: set -> java.lang.IllegalAccessException: class ProtectedMembers cannot access a member of class java.util.AbstractList (in module java.base) with modifiers "protected transient"
// expect: can -> false false
// expect: clone -> java.lang.IllegalAccessException: class ProtectedMembers cannot access a member of class java.lang.Object (in module java.base) with modifiers "protected"
// expect: finalize -> java.lang.IllegalAccessException: class ProtectedMembers cannot access a member of class java.lang.Object (in module java.base) with modifiers "protected"
// expect: removeRange -> java.lang.IllegalAccessException: class ProtectedMembers cannot access a member of class java.util.AbstractList (in module java.base) with modifiers "protected"
// expect: modCount -> java.lang.IllegalAccessException: class ProtectedMembers cannot access a member of class java.util.AbstractList (in module java.base) with modifiers "protected transient"
// expect: set -> java.lang.IllegalAccessException: class ProtectedMembers cannot access a member of class java.util.AbstractList (in module java.base) with modifiers "protected transient"
// expect: can -> false false
// expect: clone -> java.lang.IllegalAccessException: class ProtectedMembers cannot access a member of class java.lang.Object (in module java.base) with modifiers "protected"
// expect: finalize -> java.lang.IllegalAccessException: class ProtectedMembers cannot access a member of class java.lang.Object (in module java.base) with modifiers "protected"
// expect: constructor -> java.lang.IllegalAccessException: class ProtectedMembers cannot access a member of class java.util.AbstractList (in module java.base) with modifiers "protected"
// expect: constructor 2 -> java.lang.IllegalAccessException: class ProtectedMembers cannot access a member of class java.lang.ClassLoader (in module java.base) with modifiers "protected"
// expect: can -> false
// expect: constructor 3 -> java.lang.IllegalAccessException: class ProtectedMembers cannot access a member of class java.util.concurrent.ForkJoinWorkerThread (in module java.base) with modifiers "protected"
// expect: array clone -> java.lang.IllegalAccessException: class ProtectedMembers cannot access a member of class java.lang.Object (in module java.base) with modifiers "protected"
// expect: self -> true
