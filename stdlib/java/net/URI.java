// A Uniform Resource Identifier: RFC 2396, with the deviations that the documentation of this class lists.
package java.net;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

public final class URI implements Comparable<URI>, java.io.Serializable {
  // Characters beyond letters and digits.
  private static final String MARK = "_-!.~'()*";
  private static final String PATH = MARK + ":@&=+$,;/";
  private static final String REG_NAME = MARK + "$,;:@&=+";
  private static final String USER_INFO = MARK + ";:&=+$,";
  private static final String URIC = MARK + ";/?:@&=+$,[]";
  private static final String SERVER = USER_INFO + ".:@[]-";

  private final String text;
  private String scheme;              // null: relative
  private String schemeSpecificPart;  // raw, as all of them
  private String authority;
  private String userInfo;
  private String host;                // null: no server, or no authority at all
  private int port = -1;
  private String path;                // null: opaque
  private String query;
  private String fragment;

  public URI(String str) throws URISyntaxException {
    text = str;
    parse();
    serverAuthority(false);
  }

  public URI(String scheme, String ssp, String fragment) throws URISyntaxException {
    this(joined(scheme, quoted(ssp, URIC), fragment));
  }

  public URI(String scheme, String host, String path, String fragment) throws URISyntaxException {
    this(scheme, null, host, -1, path, null, fragment);
  }

  public URI(String scheme, String authority, String path, String query, String fragment) throws URISyntaxException {
    this(checked(scheme, path, joined(scheme, (authority == null ? "" : "//" + quoted(authority, authority.startsWith("[") ? SERVER : REG_NAME + "[]")) + quoted(path, PATH)
        + (query == null ? "" : "?" + quoted(query, URIC)), fragment)));
  }

  public URI(String scheme, String userInfo, String host, int port, String path, String query, String fragment) throws URISyntaxException {
    this(checked(scheme, path, joined(scheme, server(userInfo, host, port) + quoted(path, PATH) + (query == null ? "" : "?" + quoted(query, URIC)), fragment)));
    serverAuthority(true);
  }

  // From parts that have been checked.
  private URI(String scheme, String authority, String path, String query, String fragment, boolean parts) throws URISyntaxException {
    this(joinedRaw(scheme, (authority == null ? "" : "//" + authority) + path + (query == null ? "" : "?" + query), fragment));
  }

  public static URI create(String str) {
    try {
      return new URI(str);
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  // --- texts from parts

  private static String server(String userInfo, String host, int port) {
    if (host == null && userInfo == null && port == -1) return "";
    StringBuilder out = new StringBuilder("//");
    if (userInfo != null) out.append(quoted(userInfo, USER_INFO)).append('@');
    if (host != null) {
      boolean literal = host.indexOf(':') >= 0 && !host.startsWith("[") && !host.endsWith("]");
      out.append(literal ? "[" + host + "]" : host);
    }
    if (port != -1) out.append(':').append(port);
    return out.toString();
  }

  private static String joined(String scheme, String ssp, String fragment) {
    return joinedRaw(scheme, ssp, fragment == null ? null : quoted(fragment, URIC));
  }

  private static String joinedRaw(String scheme, String ssp, String fragment) {
    return (scheme == null ? "" : scheme + ":") + (ssp == null ? "" : ssp) + (fragment == null ? "" : "#" + fragment);
  }

  private static String checked(String scheme, String path, String text) throws URISyntaxException {
    if (scheme != null && path != null && !path.isEmpty() && path.charAt(0) != '/') throw new URISyntaxException(text, "Relative path in absolute URI");
    return text;
  }

  // Illegal characters as octets of UTF-8, and so is %. Other characters than those of US-ASCII stay, but for spaces and
  // controls. Null: "".
  private static String quoted(String part, String legal) {
    if (part == null) return "";
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < part.length(); i++) {
      char c = part.charAt(i);
      if (isPlain(c) || legal.indexOf(c) >= 0 || isOther(c)) {
        out.append(c);
      } else {
        for (byte b : String.valueOf(c).getBytes(StandardCharsets.UTF_8)) octet(out, b);
      }
    }
    return out.toString();
  }

  // The category "other" of the documentation.
  private static boolean isOther(char c) {
    return c >= 0x80 && !Character.isSpaceChar(c) && !Character.isISOControl(c);
  }

  private static void octet(StringBuilder out, byte b) {
    out.append('%').append("0123456789ABCDEF".charAt(b >> 4 & 15)).append("0123456789ABCDEF".charAt(b & 15));
  }

  private static boolean isEscape(String s, int at) {
    return at + 2 < s.length() && Character.digit(s.charAt(at + 1), 16) >= 0 && Character.digit(s.charAt(at + 2), 16) >= 0 && s.charAt(at + 1) < 0x80
        && s.charAt(at + 2) < 0x80;
  }

  private static boolean isPlain(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
  }

  private static boolean isAlpha(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  // --- parsing

  private void parse() throws URISyntaxException {
    String s = text;
    int n = s.length();
    if (n == 0) {
      path = "";
      schemeSpecificPart = "";
      return;
    }
    int end = 0;
    while (end < n && "/?#:".indexOf(s.charAt(end)) < 0) end++;
    int at = 0;
    if (end < n && s.charAt(end) == ':') {
      if (end == 0) throw new URISyntaxException(s, "Expected scheme name", 0);
      if (!isAlpha(s.charAt(0))) throw new URISyntaxException(s, "Illegal character in scheme name", 0);
      for (int i = 1; i < end; i++) {
        if (!isPlain(s.charAt(i)) && "+-.".indexOf(s.charAt(i)) < 0) throw new URISyntaxException(s, "Illegal character in scheme name", i);
      }
      scheme = s.substring(0, end);
      at = end + 1;
    }
    int hash = s.indexOf('#', at);
    int stop = hash < 0 ? n : hash;
    if (scheme != null && (at == n || s.charAt(at) != '/')) {
      if (at == stop) throw new URISyntaxException(s, "Expected scheme-specific part", at);
      check(at, stop, URIC, "opaque part");
    } else {
      hierarchical(at, stop);
    }
    schemeSpecificPart = s.substring(at, stop);
    if (hash >= 0) {
      check(hash + 1, n, URIC, "fragment");
      fragment = s.substring(hash + 1);
    }
  }

  private void hierarchical(int at, int stop) throws URISyntaxException {
    String s = text;
    if (s.startsWith("//", at) && at + 2 <= stop) {
      int end = at + 2;
      while (end < stop && "/?#".indexOf(s.charAt(end)) < 0) end++;
      if (end > at + 2) {
        // Whether it names a server is looked at later; else it is a name in a registry.
        authority = s.substring(at + 2, end);
        checkAuthority(at + 2, end);
      } else if (end == s.length()) {
        throw new URISyntaxException(s, "Expected authority", end);
      }
      at = end;
    }
    int question = s.indexOf('?', at);
    int end = question < 0 || question > stop ? stop : question;
    check(at, end, PATH, "path");
    path = s.substring(at, end);
    if (end < stop) {
      check(end + 1, stop, URIC, "query");
      query = s.substring(end + 1, stop);
    }
  }

  private void checkAuthority(int from, int to) throws URISyntaxException {
    boolean literal = text.charAt(from) == '[' || text.lastIndexOf("@[", to) >= from;
    check(from, to, literal ? SERVER + "%" : REG_NAME, "authority");
  }

  private void check(int from, int to, String legal, String what) throws URISyntaxException {
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (isPlain(c) || legal.indexOf(c) >= 0 || isOther(c)) continue;
      if (c == '%') {
        if (!isEscape(text, i) || i + 2 >= to) throw new URISyntaxException(text, "Malformed escape pair", i);
        i += 2;
        continue;
      }
      throw new URISyntaxException(text, "Illegal character in " + what, what.equals("authority") ? from : i);
    }
  }

  // [userinfo@]host[:port]. `must`: it is an error if the authority is something else.
  private void serverAuthority(boolean must) throws URISyntaxException {
    if (authority == null || host != null) return;
    int begin = text.indexOf("//", scheme == null ? 0 : scheme.length()) + 2;
    int at = authority.indexOf('@');
    String rest = authority.substring(at + 1);
    int colon;
    if (rest.startsWith("[")) {
      int close = rest.indexOf(']');
      if (close < 0) throw new URISyntaxException(text, "Expected closing bracket for IPv6 address", begin + authority.length());
      colon = close + 1 < rest.length() ? close + 1 : -1;
      if (colon > 0 && rest.charAt(colon) != ':') throw new URISyntaxException(text, "Expected port number", begin + at + 1 + colon);
      checkLiteral(rest.substring(1, close), begin + at + 2);
      must = true;
    } else {
      colon = rest.indexOf(':');
    }
    String name = colon < 0 ? rest : rest.substring(0, colon);
    String number = colon < 0 ? "" : rest.substring(colon + 1);
    int bad = name.startsWith("[") ? -1 : badInHost(name);
    int where = begin + at + 1;
    if (bad >= 0 || name.isEmpty()) {
      if (must) {
        if (name.isEmpty()) throw new URISyntaxException(text, "Expected hostname", where);
        throw new URISyntaxException(text, "Illegal character in hostname", where + bad);
      }
      return;
    }
    for (int i = 0; i < number.length(); i++) {
      if (number.charAt(i) >= '0' && number.charAt(i) <= '9') continue;
      if (must) throw new URISyntaxException(text, "Illegal character in port number", where + colon + 1 + i);
      return;
    }
    if (!number.isEmpty()) {
      try {
        port = Integer.parseInt(number);
      } catch (NumberFormatException e) {
        throw new URISyntaxException(text, "Malformed port number", where + colon + 1);
      }
    }
    host = name;
    if (at >= 0) userInfo = authority.substring(0, at);
  }

  // What stands in brackets: an IPv6 address, perhaps with a scope.
  private void checkLiteral(String literal, int where) throws URISyntaxException {
    int percent = literal.indexOf('%');
    if (percent >= 0 && percent + 1 == literal.length()) throw new URISyntaxException(text, "scope id expected");
    byte[] address = AddressTexts.parse6(percent < 0 ? literal : literal.substring(0, percent));
    if (address == null) throw new URISyntaxException(text, "Malformed IPv6 address", where);
  }

  // Labels of letters, digits and inner hyphens; the last one begins with a letter, or it is four numbers. -1: it is right.
  private static int badInHost(String name) {
    int last = 0;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean edge = i == 0 || name.charAt(i - 1) == '.' || i + 1 == name.length() || name.charAt(i + 1) == '.';
      if (c == '.') {
        if (i == 0 || name.charAt(i - 1) == '.') return i;
        if (i + 1 < name.length()) last = i + 1;
      } else if (!isPlain(c) && (c != '-' || edge)) {
        return i;
      }
    }
    if (!name.isEmpty() && !isAlpha(name.charAt(last)) && !isFourNumbers(name)) {
      return last == 0 && !name.contains(".") ? -1 : last;
    }
    return -1;
  }

  private static boolean isFourNumbers(String name) {
    String[] parts = name.split("\\.", -1);
    if (parts.length != 4) return false;
    for (String part : parts) {
      if (part.isEmpty() || part.length() > 3) return false;
      for (int i = 0; i < part.length(); i++) {
        if (part.charAt(i) < '0' || part.charAt(i) > '9') return false;
      }
      if (Integer.parseInt(part) > 255) return false;
    }
    return true;
  }

  public URI parseServerAuthority() throws URISyntaxException {
    serverAuthority(true);
    return this;
  }

  // --- parts

  // %xx as octets of UTF-8; what is none of it becomes U+FFFD.
  private static String decoded(String raw) {
    if (raw == null || raw.indexOf('%') < 0) return raw;
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < raw.length(); ) {
      if (raw.charAt(i) != '%' || !isEscape(raw, i)) {
        out.append(raw.charAt(i++));
        continue;
      }
      ByteArrayOutputStream octets = new ByteArrayOutputStream();
      for (; i < raw.length() && raw.charAt(i) == '%' && isEscape(raw, i); i += 3) octets.write(Integer.parseInt(raw.substring(i + 1, i + 3), 16));
      out.append(octets.toString(StandardCharsets.UTF_8));
    }
    return out.toString();
  }

  public String getScheme() {
    return scheme;
  }

  public boolean isAbsolute() {
    return scheme != null;
  }

  public boolean isOpaque() {
    return path == null;
  }

  public String getRawSchemeSpecificPart() {
    return schemeSpecificPart;
  }

  public String getSchemeSpecificPart() {
    return decoded(schemeSpecificPart);
  }

  public String getRawAuthority() {
    return authority;
  }

  public String getAuthority() {
    return decoded(authority);
  }

  public String getRawUserInfo() {
    return userInfo;
  }

  public String getUserInfo() {
    return decoded(userInfo);
  }

  public String getHost() {
    return host;
  }

  public int getPort() {
    return port;
  }

  public String getRawPath() {
    return path;
  }

  public String getPath() {
    return decoded(path);
  }

  public String getRawQuery() {
    return query;
  }

  public String getQuery() {
    return decoded(query);
  }

  public String getRawFragment() {
    return fragment;
  }

  public String getFragment() {
    return decoded(fragment);
  }

  public URL toURL() throws MalformedURLException {
    if (!isAbsolute()) throw new IllegalArgumentException("URI is not absolute");
    return new URL(text);
  }

  // --- relations

  private static URI of(String scheme, String authority, String path, String query, String fragment) {
    try {
      return new URI(scheme, authority, path, query, fragment, true);
    } catch (URISyntaxException e) {
      throw new AssertionError(e);  // its parts have been checked
    }
  }

  // Section 6 of RFC 2396, but that ".." stay where there is nothing left to leave out.
  private static String normalized(String path) {
    if (path.isEmpty()) return path;
    boolean absolute = path.charAt(0) == '/';
    List<String> segments = new ArrayList<>();
    boolean folder = false;  // the last segment was left out, or is empty
    int changes = 0;
    for (int i = 0; i < path.length(); ) {
      if (path.charAt(i) == '/') {
        if (i > 0 && path.charAt(i - 1) == '/') changes++;
        folder = true;
        i++;
        continue;
      }
      int end = path.indexOf('/', i);
      if (end < 0) end = path.length();
      String segment = path.substring(i, end);
      i = end;
      folder = false;
      if (segment.equals(".")) {
        folder = true;
        changes++;
      } else if (segment.equals("..") && !segments.isEmpty() && !segments.get(segments.size() - 1).equals("..")) {
        segments.remove(segments.size() - 1);
        folder = true;
        changes++;
      } else {
        segments.add(segment);
      }
    }
    if (changes == 0) return path;
    StringBuilder out = new StringBuilder(absolute ? "/" : "");
    for (int i = 0; i < segments.size(); i++) out.append(i > 0 ? "/" : "").append(segments.get(i));
    if (folder && !segments.isEmpty()) out.append('/');
    // A first segment with a colon would be a scheme.
    if (!absolute && !segments.isEmpty() && segments.get(0).indexOf(':') >= 0) out.insert(0, "./");
    return out.toString();
  }

  public URI normalize() {
    if (isOpaque() || path.isEmpty()) return this;
    String p = normalized(path);
    return p.equals(path) ? this : of(scheme, authority, p, query, fragment);
  }

  public URI resolve(URI given) {
    if (given.isOpaque() || isOpaque()) return given;
    if (given.scheme == null && given.authority == null && given.path.isEmpty() && given.fragment != null && given.query == null) {
      if (fragment != null && given.fragment.equals(fragment)) return this;
      return of(scheme, authority, path, query, given.fragment);
    }
    if (given.scheme != null) return given;
    if (given.authority != null) return of(scheme, given.authority, given.path, given.query, given.fragment);
    String p = given.path;
    if (!p.startsWith("/")) {
      int slash = path.lastIndexOf('/');
      String both = slash >= 0 ? path.substring(0, slash + 1) + p : authority != null && !p.isEmpty() ? "/" + p : p;
      p = normalized(both);
    }
    return of(scheme, authority, p, given.query, given.fragment);
  }

  public URI resolve(String str) {
    return resolve(create(str));
  }

  public URI relativize(URI given) {
    if (given.isOpaque() || isOpaque()) return given;
    if (!sameIgnoringCase(scheme, given.scheme) || !same(authority, given.authority, host != null)) return given;
    String base = normalized(path), other = normalized(given.path);
    if (!base.equals(other)) {
      if (!base.endsWith("/")) base += "/";
      if (!other.startsWith(base)) return given;
    }
    return of(null, null, other.substring(base.length()), given.query, given.fragment);
  }

  private static boolean sameIgnoringCase(String a, String b) {
    return a == b || a != null && a.equalsIgnoreCase(b);
  }

  // But for the case of hexadecimal digits.
  private static boolean same(String a, String b, boolean ignoreCase) {
    if (a == null || b == null) return a == b;
    if (a.length() != b.length()) return false;
    return ignoreCase ? a.equalsIgnoreCase(b) : upper(a).equals(upper(b));
  }

  private static String upper(String s) {
    if (s == null || s.indexOf('%') < 0) return s;
    StringBuilder out = new StringBuilder(s);
    for (int i = 0; i + 2 < s.length(); i++) {
      if (s.charAt(i) != '%') continue;
      out.setCharAt(i + 1, Character.toUpperCase(s.charAt(i + 1)));
      out.setCharAt(i + 2, Character.toUpperCase(s.charAt(i + 2)));
    }
    return out.toString();
  }

  @Override
  public boolean equals(Object ob) {
    return ob instanceof URI && isOpaque() == ((URI) ob).isOpaque() && compareTo((URI) ob) == 0;
  }

  @Override
  public int hashCode() {
    int h = scheme == null ? 0 : 31 * 0 + scheme.toLowerCase().hashCode();
    h = hash(h, fragment);
    if (isOpaque()) return hash(h, schemeSpecificPart);
    h = hash(h, path);
    h = hash(h, query);
    if (host == null) return hash(h, authority);
    h = hash(h, userInfo);
    h = 31 * h + host.toLowerCase().hashCode();
    return h + 1949 * port;
  }

  private static int hash(int h, String part) {
    return part == null ? h : h * 127 + upper(part).hashCode();
  }

  @Override
  public int compareTo(URI that) {
    int c = order(lower(scheme), lower(that.scheme));
    if (c != 0) return c;
    if (isOpaque()) {
      if (!that.isOpaque()) return 1;
      c = order(upper(schemeSpecificPart), upper(that.schemeSpecificPart));
      return c != 0 ? c : order(upper(fragment), upper(that.fragment));
    }
    if (that.isOpaque()) return -1;
    if (host != null && that.host != null) {
      c = order(upper(userInfo), upper(that.userInfo));
      if (c == 0) c = order(lower(host), lower(that.host));
      if (c == 0) c = port - that.port;
    } else {
      c = order(upper(authority), upper(that.authority));
    }
    if (c == 0) c = order(upper(path), upper(that.path));
    if (c == 0) c = order(upper(query), upper(that.query));
    return c != 0 ? c : order(upper(fragment), upper(that.fragment));
  }

  private static String lower(String s) {
    return s == null ? null : s.toLowerCase();
  }

  // What is not there comes first.
  private static int order(String a, String b) {
    if (a == null || b == null) return a == b ? 0 : a == null ? -1 : 1;
    return a.compareTo(b);
  }

  @Override
  public String toString() {
    return text;
  }

  public String toASCIIString() {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      int next = i + Character.charCount(c);
      if (c < 0x80) {
        out.append((char) c);
      } else {
        for (byte b : text.substring(i, next).getBytes(StandardCharsets.UTF_8)) octet(out, b);
      }
      i = next;
    }
    return out.toString();
  }
}
