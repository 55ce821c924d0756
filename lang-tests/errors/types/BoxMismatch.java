public class BoxMismatch {
  public static void main(String[] args) {
    Integer i = 5;
    Long l = i; // expect error: incompatible types
  }
}
