// lines, chars and codePoints as streams.
public class Streams {
  public static void main(String[] args) {
    System.out.println("a\nb\r\nc\n".lines().count());
    System.out.println("abc".chars().sum());
    System.out.println("AbC".chars().mapToObj(c -> (char) c + "" + c).toList());
    System.out.println("x\ud83d\ude00".codePoints().max().getAsInt());
    "p\nq".lines().map(String::toUpperCase).forEach(System.out::println);
  }
}
// expect: 3
// expect: 294
// expect: [A65, b98, C67]
// expect: 128512
// expect: P
// expect: Q
