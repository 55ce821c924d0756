public class CatchWithoutTry {
  public static void main(String[] args) {
    int x = 5;
    catch (Exception e) {} // expect error: 'catch' without 'try'
  }
}
