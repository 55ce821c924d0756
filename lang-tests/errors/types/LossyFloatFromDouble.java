public class LossyFloatFromDouble {
  public static void main(String[] args) {
    float f = 1.5; // expect error: possible lossy conversion from double to float
  }
}
