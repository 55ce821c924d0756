public class OutOfScope {
  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {}
    System.out.println(i); // expect error: cannot find symbol
  }
}
