// Orders of tests. Programs name them in annotations; who runs the tests knows what they mean.
package org.junit.jupiter.api;

public interface MethodOrderer {
  String DEFAULT_ORDER_PROPERTY_NAME = "junit.jupiter.testmethod.order.default";

  class MethodName implements MethodOrderer {}

  @Deprecated
  class Alphanumeric extends MethodName {}

  class DisplayName implements MethodOrderer {}

  class OrderAnnotation implements MethodOrderer {}

  class Random implements MethodOrderer {
    public static final String RANDOM_SEED_PROPERTY_NAME = "junit.jupiter.execution.order.random.seed";
  }
}
