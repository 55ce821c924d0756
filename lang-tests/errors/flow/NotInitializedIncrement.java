public class NotInitializedIncrement {
  public static void main(String[] args) {
    int x;
    x++; // expect error: variable x might not have been initialized
  }
}
