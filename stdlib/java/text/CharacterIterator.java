// Goes through the characters of a text in both directions.
package java.text;

public interface CharacterIterator extends Cloneable {
  char DONE = '\uffff';

  char first();

  char last();

  char current();

  char next();

  char previous();

  char setIndex(int position);

  int getBeginIndex();

  int getEndIndex();

  int getIndex();

  Object clone();
}
