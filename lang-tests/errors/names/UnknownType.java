public class UnknownType {
  public static void main(String[] args) {
    Strin s = "a"; // expect error: cannot find symbol
  }
}
