// print, println and printf of every type.
public class Printf {
  public static void main(String[] args) {
    System.out.print(1);
    System.out.print(2L);
    System.out.print('c');
    System.out.print(1.5f);
    System.out.print(2.5);
    System.out.print(true);
    System.out.print("s");
    System.out.print((Object) null);
    System.out.print((String) null);
    System.out.print(new char[] {'x', 'y'});
    System.out.println();
    System.out.println(1L);
    System.out.println('c');
    System.out.println(1.5f);
    System.out.println(new char[] {'c', 'h'});
    System.out.println((Object) "object");
    System.out.printf("%s-%d%n", "a", 1).printf("chained%n");
    System.out.format("%.1f%n", 2.25);
    System.out.append("app").append('c').append("xyz", 1, 2).println();
    System.out.write('w');
    System.out.write('\n');
    System.out.flush();
    System.err.println("this goes elsewhere");
    System.out.println(System.out.checkError());
  }
}
// expect: 12c1.52.5truesnullnullxy
// expect: 1
// expect: c
// expect: 1.5
// expect: ch
// expect: object
// expect: a-1
// expect: chained
// expect: 2.3
// expect: appcy
// expect: w
// expect: false
