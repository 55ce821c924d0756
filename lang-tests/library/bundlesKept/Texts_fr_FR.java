import java.util.ListResourceBundle;

public class Texts_fr_FR extends ListResourceBundle {
  @Override
  protected Object[][] getContents() {
    return new Object[][] {{"hello", "bonjour"}};
  }
}
