public class NewEnum {
  enum E { A }

  public static void main(String[] args) {
    new E(); // expect error: instantiated
  }
}
