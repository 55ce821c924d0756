// Ways to make names for reports. Programs name them in annotations; who runs the tests knows what they mean.
package org.junit.jupiter.api;

public interface DisplayNameGenerator {
  String DEFAULT_GENERATOR_PROPERTY_NAME = "junit.jupiter.displayname.generator.default";

  class Standard implements DisplayNameGenerator {}

  class Simple extends Standard {}

  class ReplaceUnderscores extends Simple {}

  class IndicativeSentences implements DisplayNameGenerator {}
}
