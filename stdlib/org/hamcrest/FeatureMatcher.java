// A matcher of something that values have, such as their size.
package org.hamcrest;

public abstract class FeatureMatcher<T, U> extends TypeSafeDiagnosingMatcher<T> {
  private final Matcher<? super U> subMatcher;
  private final String featureDescription;
  private final String featureName;

  // The description is for what is expected ("a collection with size"), the name for what is found ("collection size").
  public FeatureMatcher(Matcher<? super U> subMatcher, String featureDescription, String featureName) {
    this.subMatcher = subMatcher;
    this.featureDescription = featureDescription;
    this.featureName = featureName;
  }

  protected abstract U featureValueOf(T actual);

  @Override
  protected boolean matchesSafely(T actual, Description mismatch) {
    U value = featureValueOf(actual);
    if (subMatcher.matches(value)) return true;
    mismatch.appendText(featureName).appendText(" ");
    subMatcher.describeMismatch(value, mismatch);
    return false;
  }

  @Override
  public final void describeTo(Description description) {
    description.appendText(featureDescription).appendText(" ").appendDescriptionOf(subMatcher);
  }
}
