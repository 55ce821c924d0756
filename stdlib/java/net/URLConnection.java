// A connection to what a URL names.
package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public abstract class URLConnection {
  protected URL url;
  protected boolean doInput = true;
  protected boolean doOutput;
  protected boolean useCaches = usesCaches;
  protected boolean allowUserInteraction = asksUsers;
  protected boolean connected;
  protected long ifModifiedSince;
  private int connectTimeout;
  private int readTimeout;
  final List<String[]> request = new ArrayList<>();  // {name, value}

  protected URLConnection(URL url) {
    this.url = url;
  }

  public abstract void connect() throws IOException;

  private void ensureNotConnected() {
    if (connected) throw new IllegalStateException("Already connected");
  }

  public void setConnectTimeout(int timeout) {
    if (timeout < 0) throw new IllegalArgumentException("timeout can not be negative");
    connectTimeout = timeout;
  }

  public int getConnectTimeout() {
    return connectTimeout;
  }

  public void setReadTimeout(int timeout) {
    if (timeout < 0) throw new IllegalArgumentException("timeout can not be negative");
    readTimeout = timeout;
  }

  public int getReadTimeout() {
    return readTimeout;
  }

  public URL getURL() {
    return url;
  }

  public int getContentLength() {
    long length = getContentLengthLong();
    return length > Integer.MAX_VALUE ? -1 : (int) length;
  }

  public long getContentLengthLong() {
    return getHeaderFieldLong("content-length", -1);
  }

  public String getContentType() {
    return getHeaderField("content-type");
  }

  public String getContentEncoding() {
    return getHeaderField("content-encoding");
  }

  public String getHeaderField(String name) {
    return null;
  }

  public String getHeaderField(int n) {
    return null;
  }

  public String getHeaderFieldKey(int n) {
    return null;
  }

  public Map<String, List<String>> getHeaderFields() {
    return Collections.emptyMap();
  }

  public int getHeaderFieldInt(String name, int otherwise) {
    try {
      return Integer.parseInt(getHeaderField(name));
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }

  public long getHeaderFieldLong(String name, long otherwise) {
    try {
      return Long.parseLong(getHeaderField(name));
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }

  public InputStream getInputStream() throws IOException {
    throw new UnknownServiceException("protocol doesn't support input");
  }

  public OutputStream getOutputStream() throws IOException {
    throw new UnknownServiceException("protocol doesn't support output");
  }

  public void setDoInput(boolean doinput) {
    ensureNotConnected();
    doInput = doinput;
  }

  public boolean getDoInput() {
    return doInput;
  }

  public void setDoOutput(boolean dooutput) {
    ensureNotConnected();
    doOutput = dooutput;
  }

  public boolean getDoOutput() {
    return doOutput;
  }

  public void setUseCaches(boolean usecaches) {
    ensureNotConnected();
    useCaches = usecaches;
  }

  public boolean getUseCaches() {
    return useCaches;
  }

  // --- what depends on when something has been changed, and what is asked of the user

  private static volatile boolean usesCaches = true;
  private static volatile boolean asksUsers;

  public void setIfModifiedSince(long ifmodifiedsince) {
    ensureNotConnected();
    ifModifiedSince = ifmodifiedsince;
  }

  public long getIfModifiedSince() {
    return ifModifiedSince;
  }

  public long getLastModified() {
    return getHeaderFieldDate("last-modified", 0);
  }

  public long getDate() {
    return getHeaderFieldDate("date", 0);
  }

  public long getExpiration() {
    return getHeaderFieldDate("expires", 0);
  }

  // A date as HTTP has it (RFC 9110, 5.6.7), in milliseconds since 1970.
  public long getHeaderFieldDate(String name, long otherwise) {
    String value = getHeaderField(name);
    if (value == null) return otherwise;
    try {
      return ZonedDateTime.parse(value.trim(), DateTimeFormatter.RFC_1123_DATE_TIME).toInstant().toEpochMilli();
    } catch (DateTimeParseException e) {
      return otherwise;
    }
  }

  public void setAllowUserInteraction(boolean allowuserinteraction) {
    ensureNotConnected();
    allowUserInteraction = allowuserinteraction;
  }

  public boolean getAllowUserInteraction() {
    return allowUserInteraction;
  }

  public static void setDefaultAllowUserInteraction(boolean defaultallowuserinteraction) {
    asksUsers = defaultallowuserinteraction;
  }

  public static boolean getDefaultAllowUserInteraction() {
    return asksUsers;
  }

  public boolean getDefaultUseCaches() {
    return usesCaches;
  }

  public void setDefaultUseCaches(boolean defaultusecaches) {
    usesCaches = defaultusecaches;
  }

  // Kept nowhere, and asked for nowhere: they are deprecated.
  @Deprecated
  public static void setDefaultRequestProperty(String key, String value) {}

  @Deprecated
  public static String getDefaultRequestProperty(String key) {
    return null;
  }

  // --- kinds of contents

  public static FileNameMap getFileNameMap() {
    FileNameMap own = fileNameMap;
    return own == null ? ContentTypes.BY_NAME : own;
  }

  private static volatile FileNameMap fileNameMap;  // null: the library's

  public static void setFileNameMap(FileNameMap map) {
    fileNameMap = map;
  }

  public static String guessContentTypeFromName(String fname) {
    return getFileNameMap().getContentTypeFor(fname);
  }

  // Null: it is not known, or the stream cannot be read a second time.
  public static String guessContentTypeFromStream(InputStream is) throws IOException {
    if (!is.markSupported()) return null;
    is.mark(16);
    byte[] first = is.readNBytes(16);
    is.reset();
    return ContentTypes.ofBeginning(first);
  }

  // --- the request

  public void setRequestProperty(String key, String value) {
    ensureNotConnected();
    if (key == null) throw new NullPointerException("key is null");
    request.removeIf(field -> field[0].equalsIgnoreCase(key));
    request.add(new String[] {key, value});
  }

  public void addRequestProperty(String key, String value) {
    ensureNotConnected();
    if (key == null) throw new NullPointerException("key is null");
    request.add(new String[] {key, value});
  }

  public String getRequestProperty(String key) {
    ensureNotConnected();
    for (int i = request.size() - 1; i >= 0; i--) {
      if (request.get(i)[0].equalsIgnoreCase(key)) return request.get(i)[1];
    }
    return null;
  }

  public Map<String, List<String>> getRequestProperties() {
    ensureNotConnected();
    return grouped(request);
  }

  static Map<String, List<String>> grouped(List<String[]> fields) {
    Map<String, List<String>> map = new LinkedHashMap<>();
    for (String[] field : fields) map.computeIfAbsent(field[0], name -> new ArrayList<>()).add(0, field[1]);
    map.replaceAll((name, values) -> Collections.unmodifiableList(values));
    return Collections.unmodifiableMap(map);
  }

  @Override
  public String toString() {
    return getClass().getName() + ":" + url;
  }
}
