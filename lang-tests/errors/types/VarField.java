public class VarField {
  var f = 5; // expect error: 'var' is not allowed here

  public static void main(String[] args) {
    System.out.println("x");
  }
}
