// Which repetition of a repeated test this is: 1 .. total.
package org.junit.jupiter.api;

public interface RepetitionInfo {
  int getCurrentRepetition();

  int getTotalRepetitions();
}
