package java.time.format;

public enum TextStyle {
  FULL,
  FULL_STANDALONE,
  SHORT,
  SHORT_STANDALONE,
  NARROW,
  NARROW_STANDALONE
}
