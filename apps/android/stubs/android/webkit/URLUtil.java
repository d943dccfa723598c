package android.webkit;

public final class URLUtil {
  public native static boolean isHttpsUrl(String url);
  public native static String guessFileName(String url, String disposition, String type);
}
