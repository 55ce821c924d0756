public class UnknownMethod {
  public static void main(String[] args) {
    compute(5); // expect error: cannot find symbol
  }
}
