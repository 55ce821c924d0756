// When a temporary folder is removed after its test.
package org.junit.jupiter.api.io;

public enum CleanupMode { DEFAULT, ALWAYS, ON_SUCCESS, NEVER }
