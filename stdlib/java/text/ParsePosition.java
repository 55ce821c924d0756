// Where parsing begins, and where it has ended.
package java.text;

public class ParsePosition {
  private int index;
  private int errorIndex = -1;

  public ParsePosition(int index) {
    this.index = index;
  }

  public int getIndex() {
    return index;
  }

  public void setIndex(int index) {
    this.index = index;
  }

  public int getErrorIndex() {
    return errorIndex;
  }

  public void setErrorIndex(int ei) {
    errorIndex = ei;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof ParsePosition && ((ParsePosition) obj).index == index
        && ((ParsePosition) obj).errorIndex == errorIndex;
  }

  @Override
  public int hashCode() {
    return errorIndex << 16 | index;
  }

  @Override
  public String toString() {
    return getClass().getName() + "[index=" + index + ",errorIndex=" + errorIndex + ']';
  }
}
