// Orders of nested classes. Programs name them in annotations; who runs the tests knows what they mean.
package org.junit.jupiter.api;

public interface ClassOrderer {
  String DEFAULT_ORDER_PROPERTY_NAME = "junit.jupiter.testclass.order.default";

  class ClassName implements ClassOrderer {}

  class DisplayName implements ClassOrderer {}

  class OrderAnnotation implements ClassOrderer {}

  class Random implements ClassOrderer {
    public static final String RANDOM_SEED_PROPERTY_NAME = "junit.jupiter.execution.order.random.seed";
  }
}
