// Texts without characters.
package org.hamcrest.text;

import org.hamcrest.Matcher;
import org.hamcrest.core.AnyOf;
import org.hamcrest.core.IsNull;

public final class IsEmptyString {
  private IsEmptyString() {}

  public static Matcher<String> emptyString() {
    return new StringMatching(String::isEmpty, "an empty string");
  }

  public static Matcher<String> emptyOrNullString() {
    return AnyOf.anyOf(IsNull.nullValue(), emptyString());
  }

  @Deprecated
  public static Matcher<String> isEmptyString() {
    return emptyString();
  }

  @Deprecated
  public static Matcher<String> isEmptyOrNullString() {
    return emptyOrNullString();
  }
}
