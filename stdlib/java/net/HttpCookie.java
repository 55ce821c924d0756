// A cookie: a name and a value, and for how long and where they count (RFC 2965; version 0: as Netscape has had them).
package java.net;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public final class HttpCookie implements Cloneable {
  private static final long UNSPECIFIED = -1;  // the age
  private static final String SEPARATORS = ",; ";
  private static final String MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";
  private static final String YEAR_AND_TIME = "(?<year>\\d{2,4}) (?<time>\\d{1,2}:\\d{1,2}:\\d{1,2}) GMT";
  private static final Pattern[] DATES = {
    pattern("(?<week>\\w{3}), (?<day>\\d{1,2})[- ](?<month>\\w{3})[- ]" + YEAR_AND_TIME + ".*"),
    pattern("(?<week>\\w{3}) (?<month>\\w{3}) (?<day>\\d{1,2}) " + YEAR_AND_TIME + "[-+]\\d{4}.*"),
  };

  private final String name;
  private String value;
  private String comment;
  private String commentUrl;
  private boolean discard;
  private String domain;
  private long maxAge = UNSPECIFIED;
  private String path;
  private String ports;
  private boolean secure;
  private boolean httpOnly;
  private int version = 1;
  private final long created = System.currentTimeMillis();

  public HttpCookie(String name, String value) {
    String trimmed = name.trim();
    if (trimmed.isEmpty() || !isToken(trimmed) || trimmed.charAt(0) == '$') throw new IllegalArgumentException("Illegal cookie name");
    this.name = trimmed;
    this.value = value;
  }

  private static boolean isToken(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c < ' ' || c > '~' || SEPARATORS.indexOf(c) >= 0) return false;
    }
    return true;
  }

  // --- reading it

  private static Pattern pattern(String date) {
    return Pattern.compile(date, Pattern.CASE_INSENSITIVE);
  }

  // What Set-Cookie or Set-Cookie2 say, with or without that name.
  public static List<HttpCookie> parse(String header) {
    boolean second = startsWith(header, "set-cookie2:");
    String text = header;
    if (second) text = header.substring(12);
    else if (startsWith(header, "set-cookie:")) text = header.substring(11);
    int version = version(header.toLowerCase(), second);
    List<HttpCookie> cookies = new ArrayList<>();
    if (version == 0) {
      cookies.add(parseOne(text, 0));
    } else {
      for (String each : split(text, ',')) cookies.add(parseOne(each, 1));
    }
    return cookies;
  }

  private static boolean startsWith(String text, String begin) {
    return text.regionMatches(true, 0, begin, 0, begin.length());
  }

  // Only cookies of version 0 have a date, and those of others an age or a version.
  private static int version(String header, boolean second) {
    if (header.contains("expires=")) return 0;
    return header.contains("version=") || header.contains("max-age") || second ? 1 : 0;
  }

  // Where the character is not between quotation marks.
  private static List<String> split(String text, char at) {
    List<String> parts = new ArrayList<>();
    boolean quoted = false;
    int begin = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') quoted = !quoted;
      if (c != at || quoted) continue;
      parts.add(text.substring(begin, i));
      begin = i + 1;
    }
    parts.add(text.substring(begin));
    return parts;
  }

  private static HttpCookie parseOne(String text, int version) {
    String[] parts = text.replaceFirst("^;+", "").split(";+");
    String pair = parts[0];
    if (pair.isEmpty()) throw new IllegalArgumentException("Empty cookie header string");
    int equals = pair.indexOf('=');
    if (equals < 0) throw new IllegalArgumentException("Invalid cookie name-value pair");
    HttpCookie cookie = new HttpCookie(pair.substring(0, equals).trim(), null);
    String value = pair.substring(equals + 1).trim();
    cookie.value = unquoted(value);
    for (int i = 1; i < parts.length; i++) {
      int at = parts[i].indexOf('=');
      String attribute = (at < 0 ? parts[i] : parts[i].substring(0, at)).trim().toLowerCase();
      cookie.take(attribute, at < 0 ? null : unquoted(parts[i].substring(at + 1).trim()));
    }
    cookie.version = version;
    return cookie;
  }

  private static String unquoted(String text) {
    int n = text.length();
    boolean quoted = n > 2 && (text.charAt(0) == '"' && text.charAt(n - 1) == '"' || text.charAt(0) == '\'' && text.charAt(n - 1) == '\'');
    return quoted ? text.substring(1, n - 1) : text;
  }

  // Of an attribute that comes twice the first one counts; those that are not known are passed over.
  private void take(String attribute, String text) {
    switch (attribute) {
      case "comment":
        if (comment == null) comment = text;
        break;
      case "commenturl":
        if (commentUrl == null) commentUrl = text;
        break;
      case "discard":
        discard = true;
        break;
      case "domain":
        if (domain == null) setDomain(text);
        break;
      case "max-age":
        takeAge(text);
        break;
      case "path":
        if (path == null) path = text;
        break;
      case "port":
        if (ports == null) ports = text == null ? "" : text;
        break;
      case "secure":
        secure = true;
        break;
      case "httponly":
        httpOnly = true;
        break;
      case "version":
        takeVersion(text);
        break;
      case "expires":
        if (maxAge == UNSPECIFIED) maxAge = Math.max(0, secondsUntil(text));
        break;
      default:
        break;
    }
  }

  private void takeAge(String text) {
    try {
      long age = Long.parseLong(text);
      if (maxAge == UNSPECIFIED) maxAge = age;
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("Illegal cookie max-age attribute");
    }
  }

  // Only whether it could be one: what kind of cookie it is has been seen already.
  private void takeVersion(String text) {
    try {
      setVersion(Integer.parseInt(text));
    } catch (NumberFormatException e) {
      // Then it counts for nothing.
    }
  }

  // 0 if that is no date.
  private long secondsUntil(String date) {
    for (Pattern each : DATES) {
      Matcher m = each.matcher(date == null ? "" : date);
      int month = m.matches() ? MONTHS.toLowerCase().indexOf(m.group("month").toLowerCase()) : -1;
      if (month < 0 || month % 3 != 0) continue;
      int year = Integer.parseInt(m.group("year"));
      if (year < 100) year += year < 70 ? 2000 : 1900;
      String[] time = m.group("time").split(":");
      try {
        LocalDateTime moment = LocalDateTime.of(year, month / 3 + 1, Integer.parseInt(m.group("day")),
            Integer.parseInt(time[0]), Integer.parseInt(time[1]), Integer.parseInt(time[2]));
        if (!moment.getDayOfWeek().name().startsWith(m.group("week").toUpperCase())) return 0;
        return (moment.toEpochSecond(ZoneOffset.UTC) * 1000 - created) / 1000;
      } catch (DateTimeException e) {
        return 0;
      }
    }
    return 0;
  }

  // --- where and when it counts

  long created() {
    return created;
  }

  public boolean hasExpired() {
    if (maxAge == 0) return true;
    if (maxAge < 0) return false;
    return (System.currentTimeMillis() - created) / 1000 > maxAge;
  }

  // RFC 2965, section 1: a host without a dot is one of the domain .local; in front of a domain there is one name without a dot.
  public static boolean domainMatches(String domain, String host) {
    return domain != null && host != null && matches(domain, host, false);
  }

  // `old`: for cookies of version 0, where any text may come before the domain.
  static boolean matches(String domain, String host, boolean old) {
    boolean local = ".local".equalsIgnoreCase(domain);
    if (!local && !hasInnerDot(domain)) return false;
    if (host.indexOf('.') < 0 && (local || !old && domain.equalsIgnoreCase(host + ".local"))) return true;
    int before = host.length() - domain.length();
    if (before > 0) return (old || host.indexOf('.') >= before) && host.substring(before).equalsIgnoreCase(domain);
    return before == 0 ? host.equalsIgnoreCase(domain) : before == -1 && domain.equalsIgnoreCase("." + host);
  }

  private static boolean hasInnerDot(String domain) {
    int dot = domain.indexOf('.', domain.startsWith(".") ? 1 : 0);
    return dot >= 0 && dot < domain.length() - 1;
  }

  // ---

  public void setComment(String purpose) {
    comment = purpose;
  }

  public String getComment() {
    return comment;
  }

  public void setCommentURL(String purpose) {
    commentUrl = purpose;
  }

  public String getCommentURL() {
    return commentUrl;
  }

  public void setDiscard(boolean discard) {
    this.discard = discard;
  }

  public boolean getDiscard() {
    return discard;
  }

  public void setPortlist(String ports) {
    this.ports = ports;
  }

  public String getPortlist() {
    return ports;
  }

  public void setDomain(String pattern) {
    domain = pattern == null ? null : pattern.toLowerCase();
  }

  public String getDomain() {
    return domain;
  }

  public void setMaxAge(long expiry) {
    maxAge = expiry;
  }

  public long getMaxAge() {
    return maxAge;
  }

  public void setPath(String uri) {
    path = uri;
  }

  public String getPath() {
    return path;
  }

  public void setSecure(boolean flag) {
    secure = flag;
  }

  public boolean getSecure() {
    return secure;
  }

  public String getName() {
    return name;
  }

  public void setValue(String newValue) {
    value = newValue;
  }

  public String getValue() {
    return value;
  }

  public int getVersion() {
    return version;
  }

  public void setVersion(int v) {
    if (v != 0 && v != 1) throw new IllegalArgumentException("cookie version should be 0 or 1");
    version = v;
  }

  public boolean isHttpOnly() {
    return httpOnly;
  }

  public void setHttpOnly(boolean httpOnly) {
    this.httpOnly = httpOnly;
  }

  // As a request has it.
  @Override
  public String toString() {
    if (version == 0) return name + "=" + value;
    return name + "=\"" + value + "\"" + attribute("Path", path) + attribute("Domain", domain) + attribute("Port", ports);
  }

  private static String attribute(String name, String value) {
    return value == null ? "" : ";$" + name + "=\"" + value + "\"";
  }

  @Override
  public boolean equals(Object obj) {
    if (obj == this) return true;
    if (!(obj instanceof HttpCookie)) return false;
    HttpCookie other = (HttpCookie) obj;
    return name.equalsIgnoreCase(other.name) && Objects.equals(lower(domain), lower(other.domain)) && Objects.equals(path, other.path);
  }

  private static String lower(String text) {
    return text == null ? null : text.toLowerCase();
  }

  @Override
  public int hashCode() {
    return name.toLowerCase().hashCode() + Objects.hashCode(lower(domain)) + Objects.hashCode(path);
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }
}
