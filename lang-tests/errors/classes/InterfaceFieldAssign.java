public class InterfaceFieldAssign {
  interface I { int X = 1; }

  public static void main(String[] args) {
    I.X = 2; // expect error: cannot assign a value to final variable X
  }
}
