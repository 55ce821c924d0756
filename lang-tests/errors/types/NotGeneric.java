public class NotGeneric {
  public static void main(String[] args) {
    String<Integer> s = null; // expect error: type String does not take parameters
  }
}
