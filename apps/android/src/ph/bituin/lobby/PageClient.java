package ph.bituin.lobby;

import android.graphics.Bitmap;
import android.net.http.SslError;
import android.webkit.RenderProcessGoneDetail;
import android.webkit.SslErrorHandler;
import android.webkit.WebResourceError;
import android.webkit.WebResourceRequest;
import android.webkit.WebView;
import android.webkit.WebViewClient;

/** Which addresses the web view follows, and what it shows when it cannot. */
final class PageClient extends WebViewClient {
  private final MainActivity activity;
  private final Links links;
  private final PageKey key;

  PageClient(MainActivity activity, Links links, PageKey key) {
    this.activity = activity;
    this.links = links;
    this.key = key;
  }

  @Override public boolean shouldOverrideUrlLoading(WebView web, WebResourceRequest request) {
    Links.Way way = links.wayOf(request.getUrl().toString(), web.getUrl(), request.isForMainFrame());
    if (way.kind == Links.STAY) return false;
    if (way.kind == Links.INSIDE) web.loadUrl(way.target);
    else if (way.kind == Links.OUTSIDE) Outside.open(activity, way.target);
    else if (way.kind == Links.SHARE) Outside.share(activity, way.target);
    return true;
  }

  @Override public void onPageStarted(WebView web, String address, Bitmap icon) {
    key.forget();
  }

  /** Our page alone learns the key: a script that is evaluated runs in the main frame, and other origins cannot read it. */
  @Override public void onPageFinished(WebView web, String address) {
    if (links.isOurs(address)) web.evaluateJavascript(key.handOver(), null);
  }

  /** A certificate that does not hold is never accepted, whatever the page. */
  @Override public void onReceivedSslError(WebView web, SslErrorHandler handler, SslError error) {
    handler.cancel();
  }

  @Override public void onReceivedError(WebView web, WebResourceRequest request, WebResourceError error) {
    if (request.isForMainFrame()) OfflinePage.show(web, activity, request.getUrl().toString());
  }

  @Override public boolean onRenderProcessGone(WebView web, RenderProcessGoneDetail detail) {
    activity.replaceWebView();
    return true;
  }
}
