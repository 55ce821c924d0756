// Two arrays differ at an element. Each array around it adds its index in front.
package org.junit.internal;

import java.util.ArrayList;
import java.util.List;

public class ArrayComparisonFailure extends AssertionError {
  private final List<Integer> indices = new ArrayList<>();
  private final String message;

  public ArrayComparisonFailure(String message, AssertionError cause, int index) {
    this.message = message;
    initCause(cause);
    addDimension(index);
  }

  public void addDimension(int index) {
    indices.add(0, index);
  }

  @Override
  public String getMessage() {
    StringBuilder text = new StringBuilder(message == null ? "" : message);
    text.append("arrays first differed at element ");
    for (int index : indices) text.append('[').append(index).append(']');
    return text.append("; ").append(getCause().getMessage()).toString();
  }

  @Override
  public String toString() {
    return getMessage();
  }
}
