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
// expect: http://localhost:8080/a/b?x=1&y=2#top: http|//localhost:8080/a/b?x=1&y=2|localhost:8080|null|localhost|8080|/a/b|x=1&y=2|top|falsetrue|/a/b|x=1&y=2|http://localhost:8080/a/b?x=1&y=2#top
// expect: http://user:pw@host.example.com:80/p%20q?a=%C3%A4#f: http|//user:pw@host.example.com:80/p q?a=ä|user:pw@host.example.com:80|user:pw|host.example.com|80|/p q|a=ä|f|falsetrue|/p%20q|a=%C3%A4|http://user:pw@host.example.com:80/p%20q?a=%C3%A4#f
// expect: mailto:a@b.c: mailto|a@b.c|null|null|null|-1|null|null|null|truetrue|null|null|mailto:a@b.c
// expect: urn:isbn:096139210x: urn|isbn:096139210x|null|null|null|-1|null|null|null|truetrue|null|null|urn:isbn:096139210x
// expect: ../a/b: null|../a/b|null|null|null|-1|../a/b|null|null|falsefalse|../a/b|null|../a/b
// expect: //host/path: null|//host/path|host|null|host|-1|/path|null|null|falsefalse|/path|null|//host/path
// expect: /only/path: null|/only/path|null|null|null|-1|/only/path|null|null|falsefalse|/only/path|null|/only/path
// expect: ?query: null|?query|null|null|null|-1||query|null|falsefalse||query|?query
// expect: #fragment: null||null|null|null|-1||null|fragment|falsefalse||null|#fragment
// expect: : null||null|null|null|-1||null|null|falsefalse||null|
// expect: file:///etc/passwd: file|///etc/passwd|null|null|null|-1|/etc/passwd|null|null|falsetrue|/etc/passwd|null|file:///etc/passwd
// expect: file:/etc/passwd: file|/etc/passwd|null|null|null|-1|/etc/passwd|null|null|falsetrue|/etc/passwd|null|file:/etc/passwd
// expect: http://127.0.0.1/: http|//127.0.0.1/|127.0.0.1|null|127.0.0.1|-1|/|null|null|falsetrue|/|null|http://127.0.0.1/
// expect: http://[::1]:80/x: http|//[::1]:80/x|[::1]:80|null|[::1]|80|/x|null|null|falsetrue|/x|null|http://[::1]:80/x
// expect: http://a_b/c: http|//a_b/c|a_b|null|null|-1|/c|null|null|falsetrue|/c|null|http://a_b/c
// expect: http://a.b.c:/d: http|//a.b.c:/d|a.b.c:|null|a.b.c|-1|/d|null|null|falsetrue|/d|null|http://a.b.c:/d
// expect: http://h/a;b=c,d: http|//h/a;b=c,d|h|null|h|-1|/a;b=c,d|null|null|falsetrue|/a;b=c,d|null|http://h/a;b=c,d
// expect: news:comp.lang.java: news|comp.lang.java|null|null|null|-1|null|null|null|truetrue|null|null|news:comp.lang.java
// expect: a:b:c: a|b:c|null|null|null|-1|null|null|null|truetrue|null|null|a:b:c
// expect: http://h/äö: http|//h/äö|h|null|h|-1|/äö|null|null|falsetrue|/äö|null|http://h/%C3%A4%C3%B6
// expect: http://h:80?q: http|//h:80?q|h:80|null|h|80||q|null|falsetrue||q|http://h:80?q
// expect: http://h#f: http|//h|h|null|h|-1||null|f|falsetrue||null|http://h#f
// expect: http://1.2.3/: http|//1.2.3/|1.2.3|null|null|-1|/|null|null|falsetrue|/|null|http://1.2.3/
// expect: HTTP://Host/%7Euser: HTTP|//Host/~user|Host|null|Host|-1|/~user|null|null|falsetrue|/%7Euser|null|HTTP://Host/%7Euser
// expect: jar:file:/x.jar!/y: jar|file:/x.jar!/y|null|null|null|-1|null|null|null|truetrue|null|null|jar:file:/x.jar!/y
// expect: http://a b/: java.net.URISyntaxException: Illegal character in authority at index 7: http://a b/
// expect: http:: java.net.URISyntaxException: Expected scheme-specific part at index 5: http:
// expect: :x: java.net.URISyntaxException: Expected scheme name at index 0: :x
// expect: 1a:b: java.net.URISyntaxException: Illegal character in scheme name at index 0: 1a:b
// expect: http://h/a b: java.net.URISyntaxException: Illegal character in path at index 10: http://h/a b
// expect: http://h/%zz: java.net.URISyntaxException: Malformed escape pair at index 9: http://h/%zz
// expect: http://h/%4: java.net.URISyntaxException: Malformed escape pair at index 9: http://h/%4
// expect: http://h/?a|b: java.net.URISyntaxException: Illegal character in query at index 11: http://h/?a|b
// expect: http://h/#a#b: java.net.URISyntaxException: Illegal character in fragment at index 11: http://h/#a#b
// expect: ht tp://h: java.net.URISyntaxException: Illegal character in scheme name at index 2: ht tp://h
// expect: //: java.net.URISyntaxException: Expected authority at index 2: //
// expect: http://: java.net.URISyntaxException: Expected authority at index 7: http://
// expect: http://h/\: java.net.URISyntaxException: Illegal character in path at index 9: http://h/\
// expect: http://h/<x>: java.net.URISyntaxException: Illegal character in path at index 9: http://h/<x>
// expect: a b: java.net.URISyntaxException: Illegal character in path at index 1: a b
// expect: http://[::1: java.net.URISyntaxException: Expected closing bracket for IPv6 address at index 11: http://[::1
// expect: http://h:port/: http|//h:port/|h:port|null|null|-1|/|null|null|falsetrue|/|null|http://h:port/
// expect: h: java.net.URISyntaxException: Illegal character in path at index 1: h
// expect: x^y:z: java.net.URISyntaxException: Illegal character in scheme name at index 1: x^y:z
// expect: http:///x: http|///x|null|null|null|-1|/x|null|null|falsetrue|/x|null|http:///x
// expect: http://a/b/c/d;p?q g: http://a/b/c/g
// expect: http://a/b/c/d;p?q ./g: http://a/b/c/g
// expect: http://a/b/c/d;p?q g/: http://a/b/c/g/
// expect: http://a/b/c/d;p?q /g: http://a/g
// expect: http://a/b/c/d;p?q //g: http://g
// expect: http://a/b/c/d;p?q ?y: http://a/b/c/?y
// expect: http://a/b/c/d;p?q g?y: http://a/b/c/g?y
// expect: http://a/b/c/d;p?q #s: http://a/b/c/d;p?q#s
// expect: http://a/b/c/d;p?q g#s: http://a/b/c/g#s
// expect: http://a/b/c/d;p?q ;x: http://a/b/c/;x
// expect: http://a/b/c/d;p?q : http://a/b/c/
// expect: http://a/b/c/d;p?q .: http://a/b/c/
// expect: http://a/b/c/d;p?q ./: http://a/b/c/
// expect: http://a/b/c/d;p?q ..: http://a/b/
// expect: http://a/b/c/d;p?q ../: http://a/b/
// expect: http://a/b/c/d;p?q ../g: http://a/b/g
// expect: http://a/b/c/d;p?q ../..: http://a/
// expect: http://a/b/c/d;p?q ../../g: http://a/g
// expect: http://a/b/c/d;p?q ../../../g: http://a/../g
// expect: http://a/b/c/d;p?q /./g: http://a/./g
// expect: http://a/b/c/d;p?q g/./h: http://a/b/c/g/h
// expect: http://a/b/c/d;p?q g/../h: http://a/b/c/h
// expect: http://a/b/c/d;p?q http:g: http:g
// expect: http://a/b/c/d;p?q mailto:x: mailto:x
// expect: http://h/ g: http://h/g
// expect: http://h/ ./g: http://h/g
// expect: http://h/ g/: http://h/g/
// expect: http://h/ /g: http://h/g
// expect: http://h/ //g: http://g
// expect: http://h/ ?y: http://h/?y
// expect: http://h/ g?y: http://h/g?y
// expect: http://h/ #s: http://h/#s
// expect: http://h/ g#s: http://h/g#s
// expect: http://h/ ;x: http://h/;x
// expect: http://h/ : http://h/
// expect: http://h/ .: http://h/
// expect: http://h/ ./: http://h/
// expect: http://h/ ..: http://h/..
// expect: http://h/ ../: http://h/../
// expect: http://h/ ../g: http://h/../g
// expect: http://h/ ../..: http://h/../..
// expect: http://h/ ../../g: http://h/../../g
// expect: http://h/ ../../../g: http://h/../../../g
// expect: http://h/ /./g: http://h/./g
// expect: http://h/ g/./h: http://h/g/h
// expect: http://h/ g/../h: http://h/h
// expect: http://h/ http:g: http:g
// expect: http://h/ mailto:x: mailto:x
// expect: http://h g: http://h/g
// expect: http://h ./g: http://h/g
// expect: http://h g/: http://h/g/
// expect: http://h /g: http://h/g
// expect: http://h //g: http://g
// expect: http://h ?y: http://h?y
// expect: http://h g?y: http://h/g?y
// expect: http://h #s: http://h#s
// expect: http://h g#s: http://h/g#s
// expect: http://h ;x: http://h/;x
// expect: http://h : http://h
// expect: http://h .: http://h/
// expect: http://h ./: http://h/
// expect: http://h ..: http://h/..
// expect: http://h ../: http://h/../
// expect: http://h ../g: http://h/../g
// expect: http://h ../..: http://h/../..
// expect: http://h ../../g: http://h/../../g
// expect: http://h ../../../g: http://h/../../../g
// expect: http://h /./g: http://h/./g
// expect: http://h g/./h: http://h/g/h
// expect: http://h g/../h: http://h/h
// expect: http://h http:g: http:g
// expect: http://h mailto:x: mailto:x
// expect: file:/a/b/ g: file:/a/b/g
// expect: file:/a/b/ ./g: file:/a/b/g
// expect: file:/a/b/ g/: file:/a/b/g/
// expect: file:/a/b/ /g: file:/g
// expect: file:/a/b/ //g: file://g
// expect: file:/a/b/ ?y: file:/a/b/?y
// expect: file:/a/b/ g?y: file:/a/b/g?y
// expect: file:/a/b/ #s: file:/a/b/#s
// expect: file:/a/b/ g#s: file:/a/b/g#s
// expect: file:/a/b/ ;x: file:/a/b/;x
// expect: file:/a/b/ : file:/a/b/
// expect: file:/a/b/ .: file:/a/b/
// expect: file:/a/b/ ./: file:/a/b/
// expect: file:/a/b/ ..: file:/a/
// expect: file:/a/b/ ../: file:/a/
// expect: file:/a/b/ ../g: file:/a/g
// expect: file:/a/b/ ../..: file:/
// expect: file:/a/b/ ../../g: file:/g
// expect: file:/a/b/ ../../../g: file:/../g
// expect: file:/a/b/ /./g: file:/./g
// expect: file:/a/b/ g/./h: file:/a/b/g/h
// expect: file:/a/b/ g/../h: file:/a/b/h
// expect: file:/a/b/ http:g: http:g
// expect: file:/a/b/ mailto:x: mailto:x
// expect: normal http://h/a/./b/../c: http://h/a/c
// expect: normal /a/../../b: /../b
// expect: normal a/../b:c: ./b:c
// expect: normal ../a: ../a
// expect: normal a/b/..: a/
// expect: normal /a//b: /a/b
// expect: normal ./a:b: ./a:b
// expect: normal a/..: 
// expect: normal /..: /..
// expect: normal http://h: http://h
// expect: relative http://h/a/b/c?q#f: b/c?q#f
// expect: relative http://h/a/b: b
// expect: relative http://g/a/b: http://g/a/b
// expect: relative /a/b/c: c
// expect: relative http://h/ab: http://h/ab
// expect: relative http://h/a/b: 
// expect: parts: http://user@host:80/a%20b/ä%25?q=1%202&r=%25#f%20g
// expect: parts: http://host/a%3Fb#c
// expect: parts: http://h:80/p?q
// expect: parts: mailto:a%20b@c
// expect: parts: java.net.URISyntaxException: Relative path in absolute URI: http://hostrel
// expect: parts: a/b
// expect: parts: http://[::1]:8/
// expect: server: java.net.URISyntaxException: Illegal character in hostname at index 8: http://a_b/c
// expect: equal: true truefalse
// expect: [c, a:b, http://a/b, http://a/b#f, http://a/b?q, http://a/z, http://a:80/b, http://b/, mailto:q]
// expect: create: java.lang.IllegalArgumentException: Illegal character in path at index 1: a b
// expect: to URL: http://h:1/p
// expect: to URL: java.lang.IllegalArgumentException: URI is not absolute
// expect: URL http://localhost:8080/a/b?x=1#top: http|localhost:8080|null|localhost|8080|/a/b|x=1|top|/a/b?x=1|80|http://localhost:8080/a/b?x=1#top
// expect: URL http://u:p@h/x: http|u:p@h|u:p|h|-1|/x|null|null|/x|80|http://u:p@h/x
// expect: URL https://h: https|h|null|h|-1||null|null||443|https://h
// expect: URL http://h?q: http|h|null|h|-1||q|null|?q|80|http://h?q
// expect: URL file:/a/b: file|null|null||-1|/a/b|null|null|/a/b|-1|file:/a/b
// expect: URL file:///a/b: file||null||-1|/a/b|null|null|/a/b|-1|file:/a/b
// expect: URL http://h/a/../b/./c: http|h|null|h|-1|/a/../b/./c|null|null|/a/../b/./c|80|http://h/a/../b/./c
// expect: URL ftp://h/x: ftp|h|null|h|-1|/x|null|null|/x|21|ftp://h/x
// expect: URL jar:file:/a.jar!/b: jar|null|null||-1|file:/a.jar!/b|null|null|file:/a.jar!/b|-1|jar:file:/a.jar!/b
// expect: URL http:/x: http|null|null||-1|/x|null|null|/x|80|http:/x
// expect: URL  http://h/ : http|h|null|h|-1|/|null|null|/|80|http://h/
// expect: URL mailto:a@b: mailto|null|null||-1|a@b|null|null|a@b|-1|mailto:a@b
// expect: URL nothing: java.net.MalformedURLException: no protocol: nothing
// expect: URL foo://h: java.net.MalformedURLException: unknown protocol: foo
// expect: URL http://h:x/: java.net.MalformedURLException: Error at index 0 in: "x"
// expect: URL : java.net.MalformedURLException: no protocol: 
// expect: URL http://h:-2/: java.net.MalformedURLException: Invalid port number :-2
// expect: URL //h/x: java.net.MalformedURLException: no protocol: //h/x
// expect: URL :x: java.net.MalformedURLException: no protocol: :x
// expect: URL in g: http|h:8|null|h|8|/a/g|null|null|/a/g|80|http://h:8/a/g
// expect: URL in ../g: http|h:8|null|h|8|/g|null|null|/g|80|http://h:8/g
// expect: URL in /g: http|h:8|null|h|8|/g|null|null|/g|80|http://h:8/g
// expect: URL in //k/g: http|k|null|k|-1|/g|null|null|/g|80|http://k/g
// expect: URL in ?y: http|h:8|null|h|8|/a/|y|null|/a/?y|80|http://h:8/a/?y
// expect: URL in #s: http|h:8|null|h|8|/a/b|q|s|/a/b?q|80|http://h:8/a/b?q#s
// expect: URL in http:g: http|h:8|null|h|8|/a/g|null|null|/a/g|80|http://h:8/a/g
// expect: URL in https://o/p: https|o|null|o|-1|/p|null|null|/p|443|https://o/p
// expect: URL of: http|h:80|null|h|80|/f|q|r|/f?q|80|http://h:80/f?q#rfile|null|null|null|-1|/x|null|null|/x|-1|file:/x
// expect: same: true truehttp://localhost/a
// expect: encode a b&c=d+e: a+b%26c%3Dd%2Be a+b%26c%3Dd%2Be true
// expect: encode ä€😀: %C3%A4%E2%82%AC%F0%9F%98%80 %E4%3F%3F true
// expect: encode -_.*~!'(): -_.*%7E%21%27%28%29 -_.*%7E%21%27%28%29 true
// expect: encode :   true
// expect: encode 100%: 100%25 100%25 true
// expect: decode a+b%20c: a b c
// expect: decode %: java.lang.IllegalArgumentException: URLDecoder: Incomplete trailing escape (%) pattern
// expect: decode %4: java.lang.IllegalArgumentException: URLDecoder: Incomplete trailing escape (%) pattern
// expect: decode %zz: java.lang.IllegalArgumentException: URLDecoder: Illegal hex characters in escape (%) pattern - Error at index 0 in: "zz"
// expect: decode %-1: java.lang.IllegalArgumentException: URLDecoder: Illegal hex characters in escape (%) pattern - negative value
// expect: decode %C3%A4x: äx
// expect: decode %C3: �
// expect: encoding: java.io.UnsupportedEncodingException: nothing
// expect: encoding: java.io.UnsupportedEncodingException: nothing
