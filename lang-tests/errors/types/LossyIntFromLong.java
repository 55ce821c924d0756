public class LossyIntFromLong {
  public static void main(String[] args) {
    long l = 5;
    int x = l; // expect error: possible lossy conversion from long to int
  }
}
