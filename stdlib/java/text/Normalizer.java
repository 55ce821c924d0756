// The normal forms of texts in Unicode: equal texts that are written with other characters become the same.
package java.text;

import heddle.NormalForm;

public final class Normalizer {
  private Normalizer() {}

  public enum Form {
    NFD, NFC, NFKD, NFKC
  }

  public static String normalize(CharSequence src, Normalizer.Form form) {
    String text = src.toString();
    String parts = NormalForm.decompose(text, form == Form.NFKD || form == Form.NFKC);
    return form == Form.NFC || form == Form.NFKC ? NormalForm.compose(parts) : parts;
  }

  public static boolean isNormalized(CharSequence src, Normalizer.Form form) {
    return normalize(src, form).equals(src.toString());
  }
}
