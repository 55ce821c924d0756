// Names of resources that many tests share.
package org.junit.jupiter.api.parallel;

public class Resources {
  public static final String SYSTEM_PROPERTIES = "java.lang.System.properties";
  public static final String SYSTEM_OUT = "java.lang.System.out";
  public static final String SYSTEM_ERR = "java.lang.System.err";
  public static final String LOCALE = "java.util.Locale.default";
  public static final String TIME_ZONE = "java.util.TimeZone.default";
  public static final String GLOBAL =
      "org.junit.platform.engine.support.hierarchical.ExclusiveResource.GLOBAL_KEY";

  private Resources() {}
}
