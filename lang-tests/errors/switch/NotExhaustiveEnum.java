public class NotExhaustiveEnum {
  enum E { A, B, C }

  public static void main(String[] args) {
    E e = E.A;
    int x = switch (e) { // expect error: the switch expression does not cover all possible input values
      case A -> 1;
      case B -> 2;
    };
  }
}
