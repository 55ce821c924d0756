public class WrongArgumentCount {
  public static void main(String[] args) {
    java.util.Map<String> m = null; // expect error: wrong number of type arguments
  }
}
