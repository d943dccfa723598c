package android.webkit;

public abstract class WebSettings {
  public static final int MIXED_CONTENT_NEVER_ALLOW = 1;
  public native void setJavaScriptEnabled(boolean on);
  public native void setDomStorageEnabled(boolean on);
  public native void setDatabaseEnabled(boolean on);
  public native void setMediaPlaybackRequiresUserGesture(boolean on);
  public native void setSupportMultipleWindows(boolean on);
  public native void setJavaScriptCanOpenWindowsAutomatically(boolean on);
  public native void setAllowFileAccess(boolean on);
  public native void setAllowFileAccessFromFileURLs(boolean on);
  public native void setAllowUniversalAccessFromFileURLs(boolean on);
  public native void setAllowContentAccess(boolean on);
  public native void setGeolocationEnabled(boolean on);
  public native void setMixedContentMode(int mode);
  public native void setSafeBrowsingEnabled(boolean on);
  public native void setUserAgentString(String agent);
  public native String getUserAgentString();
}
