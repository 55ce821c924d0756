import java.util.ListResourceBundle;

public class Texts extends ListResourceBundle {
  static int made;

  public Texts() {
    made++;
  }

  @Override
  protected Object[][] getContents() {
    return new Object[][] {{"hello", "hello"}, {"bye", "bye"}};
  }
}
