// Connections of URLs to files; kinds of contents by name and by beginning; dates in fields; filters of servers that do something
// before and behind a handler; cookies of several hosts.
import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.InputStream;
import java.net.*;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;

public class UrlConnections {
  public static void main(String[] args) throws Exception {
    for (String e : "txt text java c h html htm xml gif jpg jpeg png bmp css js json pdf zip gz tar wav mp3 mp4 md csv svg class jar exe rtf TXT tiff webp".split(" ")) {
      System.out.println(e + " " + URLConnection.guessContentTypeFromName("a." + e));
    }
    System.out.println(URLConnection.guessContentTypeFromName("a") + URLConnection.guessContentTypeFromName("dir/") + URLConnection.guessContentTypeFromName("x.y.gif") + URLConnection.getFileNameMap().getContentTypeFor("q.png"));
    byte[][] beginnings = {"<html>".getBytes(), "<!DOCTYPE".getBytes(), "<head".getBytes(), "<body>".getBytes(), "<HTML>".getBytes(), "<?xml version".getBytes(), "GIF89a..".getBytes(),
      {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10}, {(byte) 0xff, (byte) 0xd8, (byte) 0xff, (byte) 0xe0, 0, 0, 0, 0, 0, 0, 0}, {(byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe, 0, 0, 0, 0},
      {(byte) 0xac, (byte) 0xed, 0, 5, 0, 0, 0}, "plain text".getBytes(), "%PDF-1.4".getBytes(), "RIFF....WAVE".getBytes(), {}};
    for (byte[] b : beginnings) System.out.println(URLConnection.guessContentTypeFromStream(new ByteArrayInputStream(b)));

    Path file = Path.of("url-connections.tmp.txt");
    Files.writeString(file, "content");
    URLConnection c = file.toUri().toURL().openConnection();
    System.out.println(c.getAllowUserInteraction() + " " + c.getDefaultUseCaches() + URLConnection.getDefaultAllowUserInteraction() + " " + c.getIfModifiedSince());
    c.setAllowUserInteraction(true);
    c.setIfModifiedSince(5);
    System.out.println(c.getAllowUserInteraction() + " " + c.getIfModifiedSince());
    System.out.println(c.getContentType() + " " + (c.getLastModified() == file.toFile().lastModified()) + " " + c.getContentLength() + c.getHeaderField("Content-Type") + " " + c.getDate() + c.getExpiration());
    System.out.println(c.getHeaderFieldKey(0) + c.getHeaderField(0) + c.getHeaderFieldKey(1) + c.getHeaderField(1) + c.getHeaderFieldKey(2) + c.getHeaderFieldKey(3) + " " + new TreeSet<>(c.getHeaderFields().keySet()));
    System.out.println(Math.abs(c.getHeaderFieldDate("last-modified", 0) - c.getLastModified()) < 1000);
    try (InputStream in = c.getInputStream()) {
      System.out.println(new String(in.readAllBytes()));
    }
    try {
      c.setIfModifiedSince(6);
    } catch (IllegalStateException e) {
      System.out.println(e);
    }
    Path folder = Files.createDirectory(Path.of("url-connections.tmp"));
    Files.writeString(folder.resolve("b"), "");
    Files.writeString(folder.resolve("a"), "");
    c = folder.toUri().toURL().openConnection();
    System.out.println(c.getContentType() + " " + new String(c.getInputStream().readAllBytes()).replace('\n', '|'));
    Files.delete(folder.resolve("a"));
    Files.delete(folder.resolve("b"));
    Files.delete(folder);
    Files.delete(file);

    HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    Filter before = Filter.beforeHandler("before", exchange -> exchange.getResponseHeaders().set("Last-Modified", exchange.getRequestURI().getQuery()));
    server.createContext("/", exchange -> {
      exchange.getResponseHeaders().set("Expires", "0");
      exchange.sendResponseHeaders(200, -1);
    }).getFilters().add(before);
    CountDownLatch over = new CountDownLatch(1);
    Filter after = Filter.afterHandler("after", exchange -> over.countDown());
    server.createContext("/after", exchange -> exchange.sendResponseHeaders(204, -1)).getFilters().add(after);
    System.out.println(before.description() + " " + after.description());
    server.start();
    String begin = "http://127.0.0.1:" + server.getAddress().getPort();
    for (String date : new String[] {"Sun,%2006%20Nov%201994%2008:49:37%20GMT", "Thu,%2001%20Jan%201970%2000:00:00%20GMT", "nonsense"}) {
      c = new URL(begin + "/?" + date).openConnection();
      System.out.println(c.getLastModified() + " " + c.getExpiration() + " " + (c.getDate() > 0) + " " + c.getHeaderFieldDate("x", 7));
    }
    System.out.println(((HttpURLConnection) new URL(begin + "/after").openConnection()).getResponseCode());
    over.await();
    server.stop(0);

    CookieStore store = new CookieManager().getCookieStore();
    store.add(URI.create("http://a.com/x"), new HttpCookie("n", "1"));
    store.add(URI.create("http://b.com/x"), new HttpCookie("n", "2"));
    for (String value : new String[] {"3", "4"}) {
      HttpCookie own = new HttpCookie("n", value);
      own.setDomain(".a.com");
      store.add(URI.create("http://h" + value + ".a.com/x"), own);
    }
    System.out.println(new TreeSet<>(store.getURIs()) + " " + store.getCookies());
    for (String host : new String[] {"a.com", "b.com", "h3.a.com", "h4.a.com", "h5.a.com"}) System.out.println(host + " " + store.get(URI.create("http://" + host)));
    HttpCookie equal = new HttpCookie("n", "");
    System.out.println(store.remove(null, equal) + " " + new TreeSet<>(store.getURIs()) + " " + store.getCookies());
    for (String host : new String[] {"a.com", "b.com"}) System.out.println(host + " " + store.get(URI.create("http://" + host)));
    System.out.println(new TreeSet<>(store.getURIs()));
    System.out.println(store.removeAll() + " " + store.getURIs() + store.removeAll());
    System.gc();  // (what remembers when these files were made is gone)
  }
}
// expect: txt text/plain
// expect: text text/plain
// expect: java text/plain
// expect: c text/plain
// expect: h text/plain
// expect: html text/html
// expect: htm text/html
// expect: xml application/xml
// expect: gif image/gif
// expect: jpg image/jpeg
// expect: jpeg image/jpeg
// expect: png image/png
// expect: bmp image/bmp
// expect: css text/css
// expect: js text/javascript
// expect: json application/json
// expect: pdf application/pdf
// expect: zip application/zip
// expect: gz application/gzip
// expect: tar application/x-tar
// expect: wav audio/x-wav
// expect: mp3 audio/mpeg
// expect: mp4 video/mp4
// expect: md text/markdown
// expect: csv text/csv
// expect: svg image/svg+xml
// expect: class null
// expect: jar application/java-archive
// expect: exe application/octet-stream
// expect: rtf application/rtf
// expect: TXT text/plain
// expect: tiff image/tiff
// expect: webp image/webp
// expect: nullnullimage/gifimage/png
// expect: text/html
// expect: text/html
// expect: text/html
// expect: text/html
// expect: text/html
// expect: application/xml
// expect: image/gif
// expect: image/png
// expect: image/jpeg
// expect: application/java-vm
// expect: application/x-java-serialized-object
// expect: null
// expect: null
// expect: audio/x-wav
// expect: null
// expect: false truefalse 0
// expect: true 5
// expect: text/plain true 7text/plain 00
// expect: content-typetext/plaincontent-length7last-modifiednull [content-length, content-type, last-modified]
// expect: true
// expect: content
// expect: java.lang.IllegalStateException: Already connected
// expect: text/plain a|b|
// expect: before after
// expect: 784111777000 0 true 7
// expect: 0 0 true 7
// expect: 0 0 true 7
// expect: 204
// expect: [http://a.com, http://b.com, http://h3.a.com, http://h4.a.com] [n="2", n="4";$Domain=".a.com"]
// expect: a.com [n="4";$Domain=".a.com", n="1"]
// expect: b.com [n="2"]
// expect: h3.a.com [n="4";$Domain=".a.com"]
// expect: h4.a.com [n="4";$Domain=".a.com"]
// expect: h5.a.com [n="4";$Domain=".a.com"]
// expect: true [http://a.com, http://b.com, http://h3.a.com, http://h4.a.com] [n="4";$Domain=".a.com"]
// expect: a.com [n="4";$Domain=".a.com"]
// expect: b.com []
// expect: [http://h3.a.com, http://h4.a.com]
// expect: true []false
