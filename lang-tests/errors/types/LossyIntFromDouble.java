public class LossyIntFromDouble {
  public static void main(String[] args) {
    int x = 1.5; // expect error: possible lossy conversion from double to int
  }
}
