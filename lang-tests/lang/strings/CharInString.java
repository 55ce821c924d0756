// chars in strings, switch on them, arithmetic with digits.
public class CharInString {
  public static void main(String[] args) {
    String number = "-8042";
    int value = 0;
    boolean negative = false;
    for (int i = 0; i < number.length(); i++) {
      char c = number.charAt(i);
      if (c == '-') negative = true;
      else value = value * 10 + (c - '0');
    }
    System.out.println(negative ? -value : value);
    int[] counts = new int[26];
    for (char c : "the quick brown fox".toCharArray()) if (c >= 'a' && c <= 'z') counts[c - 'a']++;
    for (int i = 0; i < 26; i++) if (counts[i] > 1) System.out.print((char) ('a' + i) + "" + counts[i] + " ");
    System.out.println();
    char[] rot = "Uryyb".toCharArray();
    for (int i = 0; i < rot.length; i++) {
      char base = rot[i] >= 'a' ? 'a' : 'A';
      rot[i] = (char) ((rot[i] - base + 13) % 26 + base);
    }
    System.out.println(rot);
    System.out.println(String.valueOf(rot, 1, 3));
    System.out.println("x" + rot.length + (char) (rot[0] + 1));
  }
}
// expect: -8042
// expect: o2 
// expect: Hello
// expect: ell
// expect: x5I
