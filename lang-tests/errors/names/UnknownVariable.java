public class UnknownVariable {
  public static void main(String[] args) {
    System.out.println(undefined); // expect error: cannot find symbol
  }
}
