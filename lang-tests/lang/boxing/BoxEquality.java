// == on boxes is identity, with one primitive it is numeric.
public class BoxEquality {
  public static void main(String[] args) {
    Integer a = 1000, b = 1000;
    int c = 1000;
    System.out.println((a == b) + " " + (a == c) + " " + (c == b) + " " + a.equals(b) + " " + a.equals(c));
    Long l = 1000L;
    System.out.println((l == c) + " " + l.equals(c) + " " + l.equals((long) c));
    Double nan = Double.NaN;
    double raw = nan;
    System.out.println(nan.equals(nan) + " " + (raw == raw) + " " + nan.equals(Double.NaN));
    Double zero = 0.0, minus = -0.0;
    System.out.println(zero.equals(minus) + " " + (zero == 0 && minus == 0.0) + " " + zero.compareTo(minus));
    java.util.List<Integer> list = new java.util.ArrayList<>(java.util.List.of(10, 20, 30, 1));
    list.remove(1);
    list.remove(Integer.valueOf(1));
    System.out.println(list);
    java.util.Set<Object> set = new java.util.HashSet<>();
    set.add(1);
    set.add(1L);
    set.add((short) 1);
    set.add('1');
    System.out.println(set.size() + " " + set.contains((byte) 1));
    Object x = 1, y = 1L;
    System.out.println(x.equals(y) + " " + x.hashCode() + " " + y.hashCode());
    System.out.println(Boolean.hashCode(true) + " " + Double.hashCode(1.5) + " " + Long.hashCode(1L << 32) + " " + Character.hashCode('a') + " " + Float.hashCode(1f));
  }
}
// expect: false true true true true
// expect: true false true
// expect: true false true
// expect: false true 1
// expect: [10, 30]
// expect: 4 false
// expect: false 1 1
// expect: 1231 1073217536 1 97 1065353216
