// Texts that have another text somewhere.
package org.hamcrest.core;

import org.hamcrest.Description;
import org.hamcrest.TypeSafeMatcher;

public abstract class SubstringMatcher extends TypeSafeMatcher<String> {
  private final String relationship;
  private final boolean ignoringCase;
  protected final String substring;

  // The relationship as in "a string containing".
  protected SubstringMatcher(String relationship, boolean ignoringCase, String substring) {
    super(String.class);
    this.relationship = relationship;
    this.ignoringCase = ignoringCase;
    this.substring = substring;
    if (substring == null) throw new IllegalArgumentException("missing substring");
  }

  protected abstract boolean evalSubstringOf(String string);

  @Override
  public boolean matchesSafely(String item) {
    return evalSubstringOf(ignoringCase ? item.toLowerCase() : item);
  }

  @Override
  public void describeMismatchSafely(String item, Description mismatchDescription) {
    mismatchDescription.appendText("was \"").appendText(item).appendText("\"");
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("a string ").appendText(relationship).appendText(" ").appendValue(substring);
    if (ignoringCase) description.appendText(" ignoring case");
  }

  protected String converted(String arg) {
    return ignoringCase ? arg.toLowerCase() : arg;
  }
}
