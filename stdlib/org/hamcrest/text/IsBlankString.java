// Texts without characters but spaces.
package org.hamcrest.text;

import org.hamcrest.Matcher;
import org.hamcrest.core.AnyOf;
import org.hamcrest.core.IsNull;

public final class IsBlankString {
  private IsBlankString() {}

  public static Matcher<String> blankString() {
    return new StringMatching(s -> s.matches("\\s*"), "a blank string");
  }

  public static Matcher<String> blankOrNullString() {
    return AnyOf.anyOf(IsNull.nullValue(), blankString());
  }
}
