// getName, getSimpleName, literals, isInstance, superclasses.
public class Names {
  static class Nested {}
  interface Iface {}
  enum E { A { } }

  public static void main(String[] args) {
    System.out.println(Nested.class.getName() + " " + Nested.class.getSimpleName() + " " + String.class.getName() + " " + int.class.getName() + " " + void.class);
    System.out.println(Nested.class + " " + Iface.class + " " + int[].class + " " + String[][].class.getName());
    System.out.println(E.A.getClass().getName() + " " + E.A.getDeclaringClass().getName());
    System.out.println(new Nested().getClass() == Nested.class);
    System.out.println(Integer.class.isInstance(5) + " " + Number.class.isInstance("x") + " " + Nested.class.getSuperclass().getName());
    System.out.println(Integer.class == (Object) int.class);
    System.out.println(Integer.TYPE == int.class);
    Object o = new Object() {};
    System.out.println(o.getClass().getName() + " [" + o.getClass().getSimpleName() + "]");
    class Local {}
    System.out.println(Local.class.getName() + " " + Local.class.getSimpleName());
    System.out.println(Iface.class.isInterface() + " " + int[].class.isArray() + " " + int.class.isPrimitive() + " " + E.class.isEnum());
    System.out.println(String.class.cast("cast") + " " + int[].class.getComponentType());
  }
}
// expect: Names$Nested Nested java.lang.String int void
// expect: class Names$Nested interface Names$Iface class [I [[Ljava.lang.String;
// expect: Names$E$1 Names$E
// expect: true
// expect: true false java.lang.Object
// expect: false
// expect: true
// expect: Names$1 []
// expect: Names$1Local Local
// expect: true true true true
// expect: cast int
