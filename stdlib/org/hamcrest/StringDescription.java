// A description as a text.
package org.hamcrest;

import java.io.IOException;

public class StringDescription extends BaseDescription {
  private final Appendable out;

  public StringDescription() {
    this(new StringBuilder());
  }

  public StringDescription(Appendable out) {
    this.out = out;
  }

  public static String toString(SelfDescribing selfDescribing) {
    return new StringDescription().appendDescriptionOf(selfDescribing).toString();
  }

  public static String asString(SelfDescribing selfDescribing) {
    return toString(selfDescribing);
  }

  @Override
  protected void append(String text) {
    try {
      out.append(text);
    } catch (IOException e) {
      throw new RuntimeException("Could not write description", e);
    }
  }

  @Override
  protected void append(char c) {
    try {
      out.append(c);
    } catch (IOException e) {
      throw new RuntimeException("Could not write description", e);
    }
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
