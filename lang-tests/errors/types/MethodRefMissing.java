public class MethodRefMissing {
  public static void main(String[] args) {
    Runnable r = String::nothing; // expect error: invalid method reference
  }
}
