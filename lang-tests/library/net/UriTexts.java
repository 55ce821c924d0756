// URI, URL, URLEncoder and URLDecoder: parts, what is wrong with others, and how they are resolved.
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.Callable;

public class UriTexts {
  static void t(String what, Callable<?> c) {
    try {
      System.out.println(what + ": " + c.call());
    } catch (Throwable e) {
      System.out.println(what + ": " + e);
    }
  }

  static String parts(URI u) {
    return u.getScheme() + "|" + u.getSchemeSpecificPart() + "|" + u.getAuthority() + "|" + u.getUserInfo() + "|" + u.getHost() + "|" + u.getPort() + "|" + u.getPath() + "|" + u.getQuery() + "|" + u.getFragment() + "|" + u.isOpaque() + u.isAbsolute() + "|" + u.getRawPath() + "|" + u.getRawQuery() + "|" + u.toASCIIString();
  }

  static String parts(URL u) {
    return u.getProtocol() + "|" + u.getAuthority() + "|" + u.getUserInfo() + "|" + u.getHost() + "|" + u.getPort() + "|" + u.getPath() + "|" + u.getQuery() + "|" + u.getRef() + "|" + u.getFile() + "|" + u.getDefaultPort() + "|" + u;
  }

  public static void main(String[] args) {
    for (String s : new String[] {"http://localhost:8080/a/b?x=1&y=2#top", "http://user:pw@host.example.com:80/p%20q?a=%C3%A4#f", "mailto:a@b.c", "urn:isbn:096139210x", "../a/b", "//host/path", "/only/path",
        "?query", "#fragment", "", "file:///etc/passwd", "file:/etc/passwd", "http://127.0.0.1/", "http://[::1]:80/x", "http://a_b/c", "http://a.b.c:/d", "http://h/a;b=c,d", "news:comp.lang.java", "a:b:c", "http://h/\u00e4\u00f6", "http://h:80?q", "http://h#f",
        "http://1.2.3/", "HTTP://Host/%7Euser", "jar:file:/x.jar!/y"}) t(s, () -> parts(new URI(s)));
    for (String s : new String[] {"http://a b/", "http:", ":x", "1a:b", "http://h/a b", "http://h/%zz", "http://h/%4", "http://h/?a|b", "http://h/#a#b", "ht tp://h", "//", "http://", "http://h/\\", "http://h/<x>", "a b", "http://[::1", "http://h:port/", "h\u0001", "x^y:z", "http:///x"}) t(s, () -> parts(new URI(s)));
    String[] bases = {"http://a/b/c/d;p?q", "http://h/", "http://h", "file:/a/b/"};
    for (String b : bases) for (String s : new String[] {"g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "g#s", ";x", "", ".", "./", "..", "../", "../g", "../..", "../../g", "../../../g", "/./g", "g/./h", "g/../h", "http:g", "mailto:x"})
      t(b + " " + s, () -> URI.create(b).resolve(s));
    for (String s : new String[] {"http://h/a/./b/../c", "/a/../../b", "a/../b:c", "../a", "a/b/..", "/a//b", "./a:b", "a/..", "/..", "http://h"}) t("normal " + s, () -> URI.create(s).normalize());
    for (String[] p : new String[][] {{"http://h/a/", "http://h/a/b/c?q#f"}, {"http://h/a", "http://h/a/b"}, {"http://h/a", "http://g/a/b"}, {"/a/b", "/a/b/c"}, {"http://h/a", "http://h/ab"}, {"http://h/a/b", "http://h/a/b"}}) t("relative " + p[1], () -> URI.create(p[0]).relativize(URI.create(p[1])));
    t("parts", () -> new URI("http", "user", "host", 80, "/a b/\u00e4%", "q=1 2&r=%", "f g"));
    t("parts", () -> new URI("http", "host", "/a?b", "c"));
    t("parts", () -> new URI("http", "h:80", "/p", "q", null));
    t("parts", () -> new URI("mailto", "a b@c", null));
    t("parts", () -> new URI("http", "host", "rel", null));
    t("parts", () -> new URI(null, null, "a/b", null));
    t("parts", () -> new URI("http", null, "::1", 8, "/", null, null));
    t("server", () -> new URI("http://a_b/c").parseServerAuthority());
    t("equal", () -> URI.create("HTTP://Host/a%c3").equals(URI.create("http://hOST/a%C3")) + " " + (URI.create("HTTP://Host/a%c3").hashCode() == URI.create("http://hOST/a%C3").hashCode()) + URI.create("http://h/a").equals(URI.create("http://h/A")));
    List<URI> sorted = new ArrayList<>();
    for (String s : new String[] {"http://b/", "http://a/z", "http://a/b", "a:b", "c", "http://a:80/b", "http://a/b?q", "http://a/b#f", "mailto:q"}) sorted.add(URI.create(s));
    Collections.sort(sorted);
    System.out.println(sorted);
    t("create", () -> URI.create("a b"));
    t("to URL", () -> URI.create("http://h:1/p").toURL());
    t("to URL", () -> URI.create("p").toURL());

    for (String s : new String[] {"http://localhost:8080/a/b?x=1#top", "http://u:p@h/x", "https://h", "http://h?q", "file:/a/b", "file:///a/b", "http://h/a/../b/./c", "ftp://h/x", "jar:file:/a.jar!/b", "http:/x", " http://h/ ", "mailto:a@b"}) t("URL " + s, () -> parts(new URL(s)));
    for (String s : new String[] {"nothing", "foo://h", "http://h:x/", "", "http://h:-2/", "//h/x", ":x"}) t("URL " + s, () -> parts(new URL(s)));
    for (String s : new String[] {"g", "../g", "/g", "//k/g", "?y", "#s", "http:g", "https://o/p"}) t("URL in " + s, () -> parts(new URL(new URL("http://h:8/a/b?q"), s)));
    t("URL of", () -> parts(new URL("http", "h", 80, "/f?q#r")) + parts(new URL("file", null, "/x")));
    t("same", () -> new URL("http://localhost/a#b").sameFile(new URL("http://localhost:80/a")) + " " + new URL("http://localhost/a").equals(new URL("http://LOCALHOST/a")) + new URL("http://localhost/a").toURI());

    for (String s : new String[] {"a b&c=d+e", "\u00e4\u20ac\ud83d\ude00", "-_.*~!'()", "", "100%"}) t("encode " + s, () -> URLEncoder.encode(s, StandardCharsets.UTF_8) + " " + URLEncoder.encode(s, "ISO-8859-1") + " " + URLDecoder.decode(URLEncoder.encode(s, "UTF-8"), "UTF-8").equals(s));
    for (String s : new String[] {"a+b%20c", "%", "%4", "%zz", "%-1", "%C3%A4x", "%C3"}) t("decode " + s, () -> URLDecoder.decode(s, StandardCharsets.UTF_8));
    t("encoding", () -> URLEncoder.encode("x", "nothing"));
    t("encoding", () -> URLDecoder.decode("x", "nothing"));
  }
}
