public class DeclarationAsBody {
  public static void main(String[] args) {
    if (args.length > 0) int x = 5; // expect error: variable declaration not allowed here
  }
}
