// A label must be assignable to the type of the selector, boxed as that is (JLS 14.11.1, 5.2).
public class BoxedLabels {
  public static void main(String[] args) {
    switch (Integer.valueOf(1)) {
      case 'a': // expect error: incompatible types: char cannot be converted to Integer
      case 2:
    }
    switch (Byte.valueOf((byte) 1)) {
      case 'a':
      case 1000: // expect error: incompatible types: int cannot be converted to Byte
    }
    switch (Character.valueOf('a')) {
      case 'b':
      case 97:
    }
    switch (args.length) {
      case 'a':
      case 'b':
    }
  }
}
