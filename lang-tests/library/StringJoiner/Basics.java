// Prefix, suffix, empty value, merge.
import java.util.StringJoiner;

public class Basics {
  public static void main(String[] args) {
    StringJoiner j = new StringJoiner(", ", "{", "}");
    System.out.println(j + " " + j.length());
    j.setEmptyValue("EMPTY");
    System.out.println(j);
    j.add("a").add("b").add(null);
    System.out.println(j + " " + j.length());
    StringJoiner k = new StringJoiner("-");
    k.add("x").add("y");
    System.out.println(j.merge(k) + " " + k.merge(j));
  }
}
// expect: {} 2
// expect: EMPTY
// expect: {a, b, null} 12
// expect: {a, b, null, x-y} x-y-a, b, null, x-y
