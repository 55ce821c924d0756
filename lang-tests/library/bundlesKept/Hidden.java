import java.util.ListResourceBundle;

class Hidden extends ListResourceBundle {
  @Override
  protected Object[][] getContents() {
    return new Object[][] {{"hello", "hidden"}};
  }
}
