// append, insert, delete, replace, reverse, setCharAt, setLength.
public class Editing {
  public static void main(String[] args) {
    StringBuilder sb = new StringBuilder("abc");
    sb.append(1).append('x').append(2.5).append(true).append((Object) null).append(new char[] {'y', 'z'}).append("hello", 1, 3).append(5L).append(1f);
    System.out.println(sb + " " + sb.length());
    sb.setLength(5);
    System.out.println(sb);
    sb.insert(0, "<").insert(sb.length(), '>').insert(2, 42);
    System.out.println(sb);
    sb.delete(0, 3).deleteCharAt(0);
    System.out.println(sb);
    sb.replace(0, 2, "REPLACED");
    System.out.println(sb);
    sb.reverse();
    System.out.println(sb);
    sb.setCharAt(0, '#');
    System.out.println(sb + " " + sb.indexOf("D") + " " + sb.lastIndexOf("E") + " " + sb.charAt(2));
    sb.setLength(12);
    System.out.println(sb.toString().replace('\0', '0'));
    System.out.println(sb.substring(8) .length() + sb.substring(1, 4));
    sb.delete(3, 1000);
    System.out.println(sb);
    System.out.println(new StringBuilder("a").equals(new StringBuilder("a")) + " " + new StringBuilder("a").compareTo(new StringBuilder("b")));
    System.out.println(new StringBuilder().append("x").appendCodePoint(65).isEmpty());
  }
}
// expect: abc1x2.5truenullyzel51.0 24
// expect: abc1x
// expect: <a42bc1x>
// expect: bc1x>
// expect: REPLACED1x>
// expect: >x1DECALPER
// expect: #x1DECALPER 3 9 1
// expect: #x1DECALPER0
// expect: 4x1D
// expect: #x1
// expect: false -1
// expect: false
