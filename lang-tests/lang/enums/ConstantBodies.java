// Constants with bodies are subclasses; abstract methods.
public class ConstantBodies {
  enum Calc {
    ADD { int apply(int a, int b) { return a + b; } },
    SUB { int apply(int a, int b) { return a - b; } },
    MUL {
      private int calls;
      int apply(int a, int b) { calls++; return a * b * calls; }
      @Override String sign() { return "*"; }
    };
    abstract int apply(int a, int b);
    String sign() { return name().toLowerCase(); }
  }

  public static void main(String[] args) {
    for (Calc c : Calc.values()) System.out.println(c + " " + c.sign() + " " + c.apply(6, 3));
    System.out.println(Calc.MUL.apply(1, 1));
    System.out.println((Calc.ADD.getClass() == Calc.class) + " " + (Calc.ADD.getDeclaringClass() == Calc.class));
    switch (Calc.SUB) {
      case ADD: System.out.println("add"); break;
      case SUB: System.out.println("sub"); break;
      default: System.out.println("other");
    }
  }
}
// expect: ADD add 9
// expect: SUB sub 3
// expect: MUL * 18
// expect: 2
// expect: false true
// expect: sub
