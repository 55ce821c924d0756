public class LabelType {
  public static void main(String[] args) {
    switch (1) {
      case "a": break; // expect error: String cannot be converted to int
    }
  }
}
