public class BreakOutside {
  public static void main(String[] args) {
    break; // expect error: break outside switch or loop
  }
}
