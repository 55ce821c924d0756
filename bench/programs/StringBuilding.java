// Text is made piece by piece and taken apart again.
public class StringBuilding {
  public static void main(String[] args) {
    int length = 0, spaces = 0;
    for (int round = 0; round < 300; round++) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < 1000; i++) text.append(i * round).append(' ').append("item");
      String s = text.toString();
      length += s.length();
      for (int at = s.indexOf(' '); at >= 0; at = s.indexOf(' ', at + 1)) spaces++;
    }
    System.out.println(length + " " + spaces);
  }
}
