public class PrintVoid {
  static void nothing() {}

  public static void main(String[] args) {
    System.out.println(nothing()); // expect error: 'void' type not allowed here
  }
}
