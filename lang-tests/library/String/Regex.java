// matches, replaceAll, replaceFirst with groups.
public class Regex {
  public static void main(String[] args) {
    System.out.println("2024-01-15".matches("\\d{4}-\\d{2}-\\d{2}") + " " + "x1".matches("[a-z]") + " " + "".matches(".*"));
    System.out.println("John Smith".replaceAll("(\\w+) (\\w+)", "$2 $1"));
    System.out.println("a1b2".replaceAll("[0-9]", "#") + " " + "aaa".replaceFirst("a", "b") + " " + "x.y".replaceAll(".", "z"));
    System.out.println("a$b".replaceAll("\\$", "\\\\"));
    System.out.println("camelCaseName".replaceAll("([A-Z])", "_$1").toLowerCase());
    System.out.println("aab".replaceAll("a*", "X"));
    System.out.println("Hello".matches("(?i)hello"));
    java.util.regex.Matcher m = java.util.regex.Pattern.compile("(?<k>\\w+)=(\\d+)").matcher("a=1, bc=22");
    while (m.find()) System.out.println(m.group() + " " + m.group("k") + " " + m.group(2) + " " + m.start() + "-" + m.end());
  }
}
// expect: true false true
// expect: Smith John
// expect: a#b# baa zzz
// expect: a\b
// expect: camel_case_name
// expect: XXbX
// expect: true
// expect: a=1 a 1 0-3
// expect: bc=22 bc 22 5-10
