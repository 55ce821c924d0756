public class TooFewArguments {
  public static void main(String[] args) {
    "abc".substring(); // expect error: no suitable method found for substring
  }
}
