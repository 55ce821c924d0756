// indexOf, lastIndexOf, contains, startsWith, endsWith, matches of regions.
public class Searching {
  public static void main(String[] args) {
    String s = "the cat sat on the mat";
    System.out.println(s.indexOf("the") + " " + s.indexOf("the", 1) + " " + s.lastIndexOf("the") + " " + s.lastIndexOf("the", 14) + " " + s.indexOf("dog"));
    System.out.println(s.indexOf('a') + " " + s.indexOf('a', 6) + " " + s.lastIndexOf('a') + " " + s.lastIndexOf('a', 9) + " " + s.indexOf('z'));
    System.out.println(s.indexOf("") + " " + s.lastIndexOf("") + " " + s.indexOf("", 100) + " " + s.indexOf("t", -5) + " " + "".indexOf(""));
    System.out.println(s.contains("sat") + " " + s.contains("") + " " + s.contains("Sat"));
    System.out.println(s.startsWith("the") + " " + s.startsWith("cat", 4) + " " + s.startsWith("", 22) + " " + s.startsWith("x", 99) + " " + s.endsWith("mat") + " " + s.endsWith(""));
    System.out.println(s.regionMatches(4, "a cat", 2, 3) + " " + s.regionMatches(true, 4, "CAT", 0, 3) + " " + s.regionMatches(-1, "x", 0, 1));
  }
}
// expect: 0 15 15 0 -1
// expect: 5 9 20 9 -1
// expect: 0 22 22 0 0
// expect: true true false
// expect: true true true false true true
// expect: true true false
