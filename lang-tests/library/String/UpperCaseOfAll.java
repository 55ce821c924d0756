// The upper and lower case of each character by itself, in a text: some become two or three characters.
public class UpperCaseOfAll {
  public static void main(String[] args) {
    int upper = 0, lower = 0, longer = 0, hash = 0;
    for (int c = 0; c < 0x110000; c++) {
      if (c >= 0xd800 && c < 0xe000) continue;
      String text = new String(Character.toChars(c));
      String up = text.toUpperCase(), low = text.toLowerCase();
      hash = hash * 31 + up.hashCode() * 7 + low.hashCode();
      if (!up.equals(new String(Character.toChars(Character.toUpperCase(c))))) upper++;
      if (!low.equals(new String(Character.toChars(Character.toLowerCase(c))))) lower++;
      if (up.length() > text.length()) longer++;
    }
    System.out.println(upper + " " + lower + " " + longer + " " + hash);
    System.out.println("stra\u00dfe \ufb01n \u0149".toUpperCase().length());
  }
}
// expect: 102 1 102 -283474648
// expect: 14
