public class ThisInStatic {
  public static void main(String[] args) {
    System.out.println(this); // expect error: non-static variable this cannot be referenced from a static context
  }
}
