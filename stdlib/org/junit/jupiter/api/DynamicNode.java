// What a @TestFactory makes: a test, or a container of some.
package org.junit.jupiter.api;

import java.net.URI;
import java.util.Optional;
import org.junit.platform.commons.PreconditionViolationException;

public abstract class DynamicNode {
  private final String displayName;
  private final URI testSourceUri;

  DynamicNode(String displayName, URI testSourceUri) {
    if (displayName == null || displayName.isBlank())
      throw new PreconditionViolationException("displayName must not be null or blank");
    this.displayName = displayName;
    this.testSourceUri = testSourceUri;
  }

  public String getDisplayName() {
    return displayName;
  }

  public Optional<URI> getTestSourceUri() {
    return Optional.ofNullable(testSourceUri);
  }

  @Override
  public String toString() {
    return getClass().getSimpleName() + " [displayName = '" + displayName + "', testSourceUri = " + testSourceUri + "]";
  }
}
