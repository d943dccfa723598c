package android.webkit;

public class WebViewClient {
  public native boolean shouldOverrideUrlLoading(WebView web, WebResourceRequest request);
  public native void onPageStarted(WebView web, String url, android.graphics.Bitmap icon);
  public native void onPageFinished(WebView web, String url);
  public native void onReceivedSslError(WebView web, SslErrorHandler handler, android.net.http.SslError error);
  public native void onReceivedError(WebView web, WebResourceRequest request, WebResourceError error);
  public native boolean onRenderProcessGone(WebView web, RenderProcessGoneDetail detail);
}
