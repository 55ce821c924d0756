// Methods of String give new strings.
public class Immutability {
  public static void main(String[] args) {
    String s = "Hello";
    String t = s;
    s.toUpperCase();
    s.concat(" World");
    s.replace('l', 'L');
    System.out.println(s);
    s = s.concat("!");
    System.out.println(s + " " + t);
    System.out.println(t.substring(0) == t);
    System.out.println(t.replace('x', 'y') == t);
    System.out.println(t.trim() == t);
    System.out.println(t.concat("") == t);
    char[] chars = {'a', 'b'};
    String u = new String(chars);
    chars[0] = 'z';
    System.out.println(u);
    char[] copy = u.toCharArray();
    copy[1] = 'z';
    System.out.println(u);
  }
}
// expect: Hello
// expect: Hello! Hello
// expect: true
// expect: true
// expect: true
// expect: true
// expect: ab
// expect: ab
