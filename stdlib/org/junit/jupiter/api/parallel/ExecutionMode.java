// In the thread of what contains the test, or at the same time as others.
package org.junit.jupiter.api.parallel;

public enum ExecutionMode { SAME_THREAD, CONCURRENT }
