// Arguments of the program.
// args: one "two words" -3
public class Arguments {
  public static void main(String[] args) {
    System.out.println(args.length);
    for (String a : args) System.out.println("[" + a + "]");
    System.out.println(Integer.parseInt(args[2]) + 1);
  }
}
// expect: 3
// expect: [one]
// expect: [two words]
// expect: [-3]
// expect: -2
