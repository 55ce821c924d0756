import java.util.ListResourceBundle;

public class Texts_de extends ListResourceBundle {
  @Override
  protected Object[][] getContents() {
    return new Object[][] {{"hello", "hallo"}};
  }
}
