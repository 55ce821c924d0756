// A connection to what a URL names.
package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public abstract class URLConnection {
  protected URL url;
  protected boolean doInput = true;
  protected boolean doOutput;
  protected boolean useCaches = true;
  protected boolean allowUserInteraction;
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
