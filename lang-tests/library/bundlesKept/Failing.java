import java.util.ListResourceBundle;

public class Failing extends ListResourceBundle {
  public Failing() {
    throw new IllegalStateException("mine");
  }

  @Override
  protected Object[][] getContents() {
    return new Object[][] {};
  }
}
