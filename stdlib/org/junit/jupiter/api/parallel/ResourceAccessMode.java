// What a test does with a resource.
package org.junit.jupiter.api.parallel;

public enum ResourceAccessMode { READ_WRITE, READ }
