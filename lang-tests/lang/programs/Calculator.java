// A recursive-descent parser and a tree of expressions.
import java.util.*;

public class Calculator {
  interface Expr { double eval(Map<String, Double> env); }
  record Num(double v) implements Expr { public double eval(Map<String, Double> e) { return v; } }
  record Var(String n) implements Expr { public double eval(Map<String, Double> e) { Double d = e.get(n); if (d == null) throw new NoSuchElementException("unbound " + n); return d; } }
  record Bin(char op, Expr l, Expr r) implements Expr {
    public double eval(Map<String, Double> e) {
      double a = l.eval(e), b = r.eval(e);
      return switch (op) { case '+' -> a + b; case '-' -> a - b; case '*' -> a * b; case '/' -> a / b; default -> throw new AssertionError(op); };
    }
  }
  static class Parser {
    final String s;
    int at;
    Parser(String s) { this.s = s.replace(" ", ""); }
    Expr parse() { Expr e = sum(); if (at < s.length()) throw new IllegalArgumentException("unexpected '" + s.charAt(at) + "' at " + at); return e; }
    private char peek() { return at < s.length() ? s.charAt(at) : 0; }
    private Expr sum() { Expr e = product(); while (peek() == '+' || peek() == '-') e = new Bin(s.charAt(at++), e, product()); return e; }
    private Expr product() { Expr e = atom(); while (peek() == '*' || peek() == '/') e = new Bin(s.charAt(at++), e, atom()); return e; }
    private Expr atom() {
      int from = at;
      if (peek() == '(') { at++; Expr e = sum(); at++; return e; }
      if (Character.isLetter(peek())) { while (Character.isLetterOrDigit(peek())) at++; return new Var(s.substring(from, at)); }
      while (Character.isDigit(peek()) || peek() == '.') at++;
      return new Num(Double.parseDouble(s.substring(from, at)));
    }
  }

  public static void main(String[] args) {
    Map<String, Double> env = Map.of("x", 3.0, "y2", 0.5);
    for (String in : new String[] {"1 + 2 * 3", "(1+2)*3/4", "x*x - y2", "2 * (x + (y2 - 1)) / 5", "1/0", "z + 1", "1 + * 2", "2 )"}) {
      try {
        Expr e = new Parser(in).parse();
        System.out.println(in + " = " + e.eval(env) + "  " + e);
      } catch (RuntimeException e) {
        System.out.println(in + ": " + e);
      }
    }
  }
}
// expect: 1 + 2 * 3 = 7.0  Bin[op=+, l=Num[v=1.0], r=Bin[op=*, l=Num[v=2.0], r=Num[v=3.0]]]
// expect: (1+2)*3/4 = 2.25  Bin[op=/, l=Bin[op=*, l=Bin[op=+, l=Num[v=1.0], r=Num[v=2.0]], r=Num[v=3.0]], r=Num[v=4.0]]
// expect: x*x - y2 = 8.5  Bin[op=-, l=Bin[op=*, l=Var[n=x], r=Var[n=x]], r=Var[n=y2]]
// expect: 2 * (x + (y2 - 1)) / 5 = 1.0  Bin[op=/, l=Bin[op=*, l=Num[v=2.0], r=Bin[op=+, l=Var[n=x], r=Bin[op=-, l=Var[n=y2], r=Num[v=1.0]]]], r=Num[v=5.0]]
// expect: 1/0 = Infinity  Bin[op=/, l=Num[v=1.0], r=Num[v=0.0]]
// expect: z + 1: java.util.NoSuchElementException: unbound z
// expect: 1 + * 2: java.lang.NumberFormatException: empty String
// expect: 2 ): java.lang.IllegalArgumentException: unexpected ')' at 1
