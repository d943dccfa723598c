package android.webkit;

public abstract class CookieManager {
  public native static CookieManager getInstance();
  public native void setAcceptCookie(boolean on);
  public native void setAcceptThirdPartyCookies(WebView web, boolean on);
  public native String getCookie(String url);
  public native void flush();
}
