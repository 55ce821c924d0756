public class TryAlone {
  public static void main(String[] args) {
    try { // expect error: 'try' without 'catch', 'finally' or resource declarations
      System.out.println("x");
    }
  }
}
