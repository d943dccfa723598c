package android.webkit;

public class WebView extends android.widget.FrameLayout {
  public WebView(android.content.Context context) { super(context); }
  public native WebSettings getSettings();
  public native String getUrl();
  public native void addJavascriptInterface(Object object, String name);
  public native void setWebViewClient(WebViewClient client);
  public native void setWebChromeClient(WebChromeClient chrome);
  public native void setDownloadListener(DownloadListener listener);
  public native WebBackForwardList restoreState(android.os.Bundle kept);
  public native WebBackForwardList saveState(android.os.Bundle kept);
  public native void loadUrl(String url);
  public native void destroy();
  public native void evaluateJavascript(String script, ValueCallback<String> result);
  public native boolean canGoBack();
  public native void goBack();
  public native void stopLoading();
  public native void loadDataWithBaseURL(String base, String data, String type, String encoding, String history);
  public class WebViewTransport {
    public native void setWebView(WebView web);
  }
}
