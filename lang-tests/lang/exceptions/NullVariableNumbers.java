// Messages about null variables name them by number, as javac gives them out: slots, parameters, temporaries of its own between.
import java.util.*;
public class NullVariableNumbers {
  int[] field;
  static String st;
  static void t(Runnable r) { try { r.run(); } catch (NullPointerException e) { System.out.println(e.getMessage()); } }
  static int f(String p, long q, Object o) { return p.length() + o.hashCode(); }
  int g(String p) { return p.length() + field.length; }
  public static void main(String[] args) {
    try { String s = null; s.length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    try { long a = 1; double b = 2; String s = null; s.length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    t(() -> f(null, 1, ""));
    t(() -> f("", 1, null));
    t(() -> new NullVariableNumbers().g(null));
    t(() -> new NullVariableNumbers().g(""));
    String cap = null; int w = 3;
    t(() -> System.out.println(cap.length() + w));
    List<String> list = null;
    try { for (String x : list) { } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    int[] arr = null;
    try { for (int x : arr) { } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    try { for (int i = 0; i < 3; i++) { Integer box = null; int y = box; } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    try { for (int k : new int[]{1}) { String in = null; in.trim(); } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    try { for (String k : List.of("x")) { String in = null; in.trim(); } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    try { synchronized (NullVariableNumbers.class) { String in = null; in.trim(); } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    try { switch ("a") { case "a": String in = null; in.trim(); } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    try { throw new RuntimeException(); } catch (RuntimeException ex) { try { String in = null; in.trim(); } catch (NullPointerException e) { System.out.println(e.getMessage()); } }
    Object ob = "s";
    try { if (ob instanceof String z) { String in = null; in.trim(); } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    try { String sw = null; switch (sw) { case "a": } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    try { int[][] m = new int[2][]; m[1][0] = 3; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    try { String in = null; try { in.trim(); } finally { w2(); } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    try (java.io.StringReader r = new java.io.StringReader("")) { String in = null; in.trim(); } catch (Exception e) { System.out.println(e.getMessage()); }
    args = null;
    try { System.out.println(args.length); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
  }
  static void w2() {}
}
// expect: Cannot invoke "String.length()" because "<local1>" is null
// expect: Cannot invoke "String.length()" because "<local5>" is null
// expect: Cannot invoke "String.length()" because "<parameter1>" is null
// expect: Cannot invoke "Object.hashCode()" because "<parameter3>" is null
// expect: Cannot invoke "String.length()" because "<parameter1>" is null
// expect: Cannot read the array length because "this.field" is null
// expect: Cannot invoke "String.length()" because "<parameter1>" is null
// expect: Cannot invoke "java.util.List.iterator()" because "<local3>" is null
// expect: Cannot read the array length because "<local5>" is null
// expect: Cannot invoke "java.lang.Integer.intValue()" because "<local6>" is null
// expect: Cannot invoke "String.trim()" because "<local9>" is null
// expect: Cannot invoke "String.trim()" because "<local7>" is null
// expect: Cannot invoke "String.trim()" because "<local6>" is null
// expect: Cannot invoke "String.trim()" because "<local7>" is null
// expect: Cannot invoke "String.trim()" because "<local6>" is null
// expect: Cannot invoke "String.trim()" because "<local7>" is null
// expect: Cannot invoke "String.hashCode()" because "<local7>" is null
// expect: Cannot store to int array because "<local6>[1]" is null
// expect: Cannot invoke "String.trim()" because "<local6>" is null
// expect: Cannot invoke "String.trim()" because "<local7>" is null
// expect: Cannot read the array length because "<local0>" is null
