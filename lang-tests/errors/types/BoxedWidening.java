public class BoxedWidening {
  public static void main(String[] args) {
    Long a = 5L;
    Long b = 5; // expect error: incompatible types
  }
}
