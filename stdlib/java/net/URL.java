// A Uniform Resource Locator. What can be opened are files and servers of HTTP in the same program.
package java.net;

import java.io.IOException;
import java.io.InputStream;

public final class URL implements java.io.Serializable {
  private final String protocol;
  private String host = "";
  private int port = -1;
  private String file = "";
  private transient String path = "";
  private transient String query;      // null: none
  private String authority;
  private transient String userInfo;
  private String ref;

  public URL(String spec) throws MalformedURLException {
    this(null, spec);
  }

  public URL(String protocol, String host, String file) throws MalformedURLException {
    this(protocol, host, -1, file);
  }

  public URL(String protocol, String host, int port, String file) throws MalformedURLException {
    this.protocol = known(protocol.toLowerCase(), protocol);
    if (port < -1) throw new MalformedURLException("Invalid port number :" + port);
    this.port = port;
    this.host = null;
    if (host != null) {
      boolean literal = host.indexOf(':') >= 0 && !host.startsWith("[");
      this.host = literal ? "[" + host + "]" : host;
      authority = this.host + (port == -1 ? "" : ":" + port);
    }
    int hash = file.indexOf('#');
    if (hash >= 0) ref = file.substring(hash + 1);
    setFile(hash < 0 ? file : file.substring(0, hash));
  }

  public URL(URL context, String spec) throws MalformedURLException {
    try {
      if (spec == null) throw new NullPointerException("Cannot invoke \"String.length()\" because \"spec\" is null");
      String text = spec.trim();
      if (text.regionMatches(true, 0, "url:", 0, 4)) text = text.substring(4);
      String named = null;
      int colon = text.indexOf(':');
      int slash = text.indexOf('/');
      if (colon > 0 && (slash < 0 || colon < slash) && isProtocol(text.substring(0, colon)) && text.charAt(0) != '#') {
        named = text.substring(0, colon).toLowerCase();
        text = text.substring(colon + 1);
      }
      if (named == null && context == null) throw new MalformedURLException("no protocol: " + spec);
      // Of the same protocol: relative to the context, if no path from the root follows.
      boolean relative = context != null && (named == null || named.equals(context.protocol) && !text.startsWith("/"));
      protocol = named != null ? known(named, named) : context.protocol;
      if (relative) {
        authority = context.authority;
        userInfo = context.userInfo;
        host = context.host;
        port = context.port;
        path = context.path;
        query = context.query;
        file = context.file;
      }
      parse(text, relative);
    } catch (MalformedURLException e) {
      throw e;
    } catch (RuntimeException e) {
      MalformedURLException malformed = new MalformedURLException(e.getMessage());
      malformed.initCause(e);
      throw malformed;
    }
  }

  private static boolean isProtocol(String s) {
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
      if (!letter && (i == 0 || !(c >= '0' && c <= '9') && "+-.".indexOf(c) < 0)) return false;
    }
    return true;
  }

  private static String known(String protocol, String shown) throws MalformedURLException {
    for (String each : new String[] {"http", "https", "file", "jar", "ftp", "mailto", "jrt"}) {
      if (each.equals(protocol)) return protocol;
    }
    throw new MalformedURLException("unknown protocol: " + shown);
  }

  // Behind the protocol.
  private void parse(String text, boolean relative) {
    int hash = text.indexOf('#');
    if (hash >= 0) {
      ref = text.substring(hash + 1);
      text = text.substring(0, hash);
    }
    if (relative && text.isEmpty()) return;
    int question = text.indexOf('?');
    String asked = null;
    boolean onlyQuery = false;
    if (question >= 0) {
      asked = text.substring(question + 1);
      text = text.substring(0, question);
      onlyQuery = relative && text.isEmpty();
    }
    if (text.startsWith("//")) {
      int end = 2;
      while (end < text.length() && text.charAt(end) != '/') end++;
      setAuthority(text.substring(2, end));
      text = text.substring(end);
      path = "";
    }
    if (onlyQuery) {
      path = path.substring(0, path.lastIndexOf('/') + 1);
      if (path.isEmpty() && authority != null) path = "/";
    } else if (text.startsWith("/")) {
      path = text;
    } else if (!text.isEmpty()) {
      boolean joins = !path.isEmpty();
      String folder = path.substring(0, path.lastIndexOf('/') + 1);
      path = (folder.isEmpty() && authority != null ? "/" : folder) + text;
      if (joins) path = withoutDots(path);  // As on OpenJDK dots stay in paths that are given from the root on.
    }
    query = asked;
    file = query == null ? path : path + "?" + query;
  }

  private void setAuthority(String text) {
    authority = text;
    int at = text.indexOf('@');
    userInfo = at < 0 ? null : text.substring(0, at);
    host = text.substring(at + 1);
    port = -1;
    int colon = host.startsWith("[") ? host.indexOf("]:") + 1 : host.indexOf(':');
    if (colon > 0 || colon == 0 && !host.startsWith("[")) {
      String number = host.substring(colon + 1);
      for (int i = 0; i < number.length(); i++) {
        char c = number.charAt(i);
        if ((c < '0' || c > '9') && (c != '-' || i > 0)) throw new NumberFormatException("Error at index " + i + " in: \"" + number + "\"");
      }
      if (!number.isEmpty()) port = Integer.parseInt(number);
      if (port < -1) throw new IllegalArgumentException("Invalid port number :" + port);
      host = host.substring(0, colon);
    }
  }

  private static String withoutDots(String path) {
    for (int i; (i = path.indexOf("/./")) >= 0; ) path = path.substring(0, i) + path.substring(i + 2);
    for (int i = 0; (i = path.indexOf("/../", i)) >= 0; ) {
      int before = i > 0 ? path.lastIndexOf('/', i - 1) : -1;
      if (i > 0 && before >= 0 && !path.startsWith("/../", before)) {
        path = path.substring(0, before) + path.substring(i + 3);
        i = 0;
      } else {
        i += 3;
      }
    }
    while (path.endsWith("/..")) {
      int before = path.lastIndexOf('/', path.length() - 4);
      if (before < 0) break;
      path = path.substring(0, before + 1);
    }
    if (path.startsWith("./") && path.length() > 2) path = path.substring(2);
    return path.endsWith("/.") ? path.substring(0, path.length() - 1) : path;
  }

  private void setFile(String file) {
    this.file = file;
    int question = file.lastIndexOf('?');
    path = question < 0 ? file : file.substring(0, question);
    query = question < 0 ? null : file.substring(question + 1);
  }

  public String getProtocol() {
    return protocol;
  }

  public String getHost() {
    return host;
  }

  public int getPort() {
    return port;
  }

  public int getDefaultPort() {
    switch (protocol) {
      case "http": return 80;
      case "https": return 443;
      case "ftp": return 21;
      default: return -1;
    }
  }

  public String getFile() {
    return file;
  }

  public String getPath() {
    return path;
  }

  public String getQuery() {
    return query;
  }

  public String getRef() {
    return ref;
  }

  public String getAuthority() {
    return authority;
  }

  public String getUserInfo() {
    return userInfo;
  }

  public boolean sameFile(URL other) {
    int own = port == -1 ? getDefaultPort() : port;
    int others = other.port == -1 ? other.getDefaultPort() : other.port;
    return protocol.equals(other.protocol) && file.equals(other.file) && own == others && (host == null ? other.host == null : host.equalsIgnoreCase(other.host));
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof URL && java.util.Objects.equals(ref, ((URL) obj).ref) && sameFile((URL) obj);
  }

  // Of addresses that can be found OpenJDK takes the number of the host.
  @Override
  public int hashCode() {
    int h = protocol.hashCode();
    if ("localhost".equalsIgnoreCase(host)) h += InetAddress.getLoopbackAddress().hashCode();
    else if (host != null) h += host.toLowerCase().hashCode();
    h += file.hashCode();
    h += port == -1 ? getDefaultPort() : port;
    return ref == null ? h : h + ref.hashCode();
  }

  public String toExternalForm() {
    return protocol + ":" + (authority != null && !authority.isEmpty() ? "//" + authority : "") + path + (query == null ? "" : "?" + query) + (ref == null ? "" : "#" + ref);
  }

  @Override
  public String toString() {
    return toExternalForm();
  }

  public URI toURI() throws URISyntaxException {
    return new URI(toString());
  }

  public URLConnection openConnection() throws IOException {
    switch (protocol) {
      case "http": return new LoopbackHttpConnection(this, null);
      case "file": return new FileConnection(this);
      default: throw new IOException(protocol + ": " + InetAddress.$OUTSIDE + ", by http");
    }
  }

  // Only what is asked for by http can be asked of a proxy.
  public URLConnection openConnection(Proxy proxy) throws IOException {
    if (proxy == null) throw new IllegalArgumentException("proxy can not be null");
    return protocol.equals("http") ? new LoopbackHttpConnection(this, proxy) : openConnection();
  }

  public InputStream openStream() throws IOException {
    return openConnection().getInputStream();
  }
}
