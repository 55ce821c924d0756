// Annotations where they may not stand.
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

public class AnnotationPlaces {
  @Target(ElementType.METHOD) @interface OnMethod { }
  @Target({ElementType.FIELD, ElementType.PARAMETER}) @interface OnData { }
  @interface Anywhere { }

  @Override int field; // expect error: annotation type not applicable
  @OnData @Anywhere int good;
  @OnMethod int bad; // expect error: annotation type not applicable
  @FunctionalInterface void method() { } // expect error: annotation type not applicable
  @OnMethod @Anywhere void fine(@OnData int p) { }
  @OnData void wrong() { } // expect error: annotation type not applicable
  @Override class Inner { } // expect error: annotation type not applicable
  @Override AnnotationPlaces() { } // expect error: annotation type not applicable
  @Override public String toString() { return ""; }
  enum E { @OnData A, @OnMethod B } // expect error: annotation type not applicable
}
