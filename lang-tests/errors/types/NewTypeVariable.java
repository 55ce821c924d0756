public class NewTypeVariable {
  static <T> T make() {
    return new T(); // expect error: unexpected type
  }

  public static void main(String[] args) {
    make();
  }
}
