public class MissingReturnLambda {
  public static void main(String[] args) {
    java.util.function.Supplier<Integer> s = () -> { System.out.println(); }; // expect error: incompatible types
  }
}
