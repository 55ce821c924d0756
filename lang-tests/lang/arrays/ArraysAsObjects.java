// Arrays have the methods of Object, clone with the right type, and class names.
public class ArraysAsObjects {
  public static void main(String[] args) {
    int[] a = {1, 2};
    Object o = a;
    System.out.println(a.getClass().getName() + " " + new String[0].getClass().getName() + " " + new long[0][0].getClass().getName() + " " + new boolean[0].getClass().getName());
    System.out.println(int[].class.getSimpleName() + " " + Object[][].class.getSimpleName());
    System.out.println(a.equals(o) + " " + a.equals(a.clone()));
    System.out.println(a.hashCode() == o.hashCode());
    System.out.println(a.toString().startsWith("[I@"));
    System.out.println(new Object[0].getClass() == Object[].class);
    synchronized (a) { System.out.println("monitor of an array"); }
    System.out.println(a.clone().length);
    Cloneable c = a;
    java.io.Serializable s = a;
    System.out.println(c == s);
    System.out.println(a.getClass().getSuperclass().getName());
  }
}
// expect: [I [Ljava.lang.String; [[J [Z
// expect: int[] Object[][]
// expect: true false
// expect: true
// expect: true
// expect: true
// expect: monitor of an array
// expect: 2
// expect: true
// expect: java.lang.Object
