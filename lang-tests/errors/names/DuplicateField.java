public class DuplicateField {
  int a;
  String a; // expect error: variable a is already defined

  public static void main(String[] args) {
    System.out.println("x");
  }
}
