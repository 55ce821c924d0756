// equals, compareTo, hashCode.
public class CompareStrings {
  public static void main(String[] args) {
    String[] words = {"", "a", "b", "aa", "ab", "B", "\u00e9", "abc"};
    for (String x : words) {
      StringBuilder row = new StringBuilder(x + ":");
      for (String y : words) row.append(' ').append(x.compareTo(y));
      System.out.println(row);
    }
    System.out.println("Hello".equalsIgnoreCase("hELLO") + " " + "a".compareToIgnoreCase("B"));
    System.out.println("hello".hashCode() + " " + "".hashCode() + " " + "Aa".hashCode() + " " + "BB".hashCode());
    System.out.println("polygenelubricants".hashCode());
    System.out.println("a".equals(null) + " " + "a".equals((Object) 'a'));
  }
}
// expect: : 0 -1 -1 -2 -2 -1 -1 -3
// expect: a: 1 0 -1 -1 -1 31 -136 -2
// expect: b: 1 1 0 1 1 32 -135 1
// expect: aa: 2 1 -1 0 -1 31 -136 -1
// expect: ab: 2 1 -1 1 0 31 -136 -1
// expect: B: 1 -31 -32 -31 -31 0 -167 -31
// expect: é: 1 136 135 136 136 167 0 136
// expect: abc: 3 2 -1 1 1 31 -136 0
// expect: true -1
// expect: 99162322 0 2112 2112
// expect: -2147483648
// expect: false false
