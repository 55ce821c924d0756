public class LabelType {
  public static void main(String[] args) {
    switch (1) {
      case "a": break; // expect error: constant label of type String is not assignment compatible with switch selector type int
    }
  }
}
