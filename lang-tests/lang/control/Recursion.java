// Recursion: direct, mutual, deep.
public class Recursion {
  static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
  static boolean even(int n) { return n == 0 || odd(n - 1); }
  static boolean odd(int n) { return n != 0 && even(n - 1); }
  static int ackermann(int m, int n) {
    return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
  }
  static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
  static void hanoi(int n, char from, char to, char via) {
    if (n == 0) return;
    hanoi(n - 1, from, via, to);
    System.out.print(from + "" + to + " ");
    hanoi(n - 1, via, to, from);
  }
  static void permute(String done, String rest) {
    if (rest.isEmpty()) System.out.print(done + " ");
    for (int i = 0; i < rest.length(); i++)
      permute(done + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1));
  }

  public static void main(String[] args) {
    System.out.println(fib(20));
    System.out.println(even(100) + " " + odd(7));
    System.out.println(ackermann(2, 3));
    System.out.println(depth(2000));
    hanoi(3, 'A', 'C', 'B');
    System.out.println();
    permute("", "abc");
    System.out.println();
  }
}
// expect: 6765
// expect: true true
// expect: 9
// expect: 2000
// expect: AC AB CB AC BA BC AC 
// expect: abc acb bac bca cab cba 
