public class NotInitializedAnd {
  public static void main(String[] args) {
    int x;
    if (args.length > 0 || (x = 1) > 0) System.out.println(x); // expect error: variable x might not have been initialized
  }
}
