// Switch on char, byte, short and their boxes.
public class SmallTypes {
  static String kind(char c) {
    switch (c) {
      case 'a': case 'e': case 'i': case 'o': case 'u': return "vowel";
      case ' ': return "blank";
      case '0': case '1': return "digit";
      case '\u00e9': return "accent";
      default: return "other";
    }
  }

  public static void main(String[] args) {
    for (char c : "aez 1\u00e9".toCharArray()) System.out.print(kind(c) + " ");
    System.out.println();
    byte b = -128;
    switch (b) {
      case -128: System.out.println("lowest"); break;
      case 127: System.out.println("highest");
    }
    short s = 1000;
    switch (s) {
      case 1000: System.out.println("thousand");
    }
    Integer boxed = 1000;
    switch (boxed) {
      case 1000: System.out.println("boxed");
    }
    Character c = 'q';
    switch (c) {
      case 'q': System.out.println("boxed char");
    }
    Integer none = null;
    try {
      switch (none) {
        default: System.out.println("never");
      }
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
}
// expect: vowel vowel other blank digit accent 
// expect: lowest
// expect: thousand
// expect: boxed
// expect: boxed char
// expect: null
