package ph.bituin.lobby;

import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Message;
import android.view.View;
import android.view.ViewGroup;
import android.webkit.PermissionRequest;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import android.widget.FrameLayout;

/** What a page asks of the window: files, new windows, full screen. Camera, microphone and location are never granted. */
final class PageChrome extends WebChromeClient {
  final FilePicker files;
  private final MainActivity activity;
  private final FrameLayout root;
  private final WebView web;
  private final Links links;
  private View fullScreen;
  private CustomViewCallback fullScreenClosed;

  PageChrome(MainActivity activity, FrameLayout root, WebView web, Links links) {
    this.activity = activity;
    this.root = root;
    this.web = web;
    this.links = links;
    files = new FilePicker(activity);
  }

  @Override public boolean onShowFileChooser(WebView view, ValueCallback<Uri[]> chosen, FileChooserParams wish) {
    return files.open(chosen, wish);
  }

  @Override public void onPermissionRequest(PermissionRequest request) {
    request.deny();
  }

  /** A new window is another app's: a web view that is never shown learns the address and hands it on. */
  @Override public boolean onCreateWindow(WebView view, boolean isDialog, boolean isUserGesture, Message result) {
    if (!isUserGesture) return false;
    WebView scout = new WebView(activity);
    scout.setWebViewClient(new WebViewClient() {
      @Override public void onPageStarted(WebView unseen, String address, Bitmap icon) {
        unseen.stopLoading();
        unseen.destroy();
        if (links.isOurs(address)) web.loadUrl(address);
        else if (links.wayOf(address, web.getUrl(), true).kind == Links.OUTSIDE) Outside.open(activity, address);
      }
    });
    ((WebView.WebViewTransport) result.obj).setWebView(scout);
    result.sendToTarget();
    return true;
  }

  @Override public void onShowCustomView(View view, CustomViewCallback closed) {
    if (fullScreen != null) {
      closed.onCustomViewHidden();
      return;
    }
    fullScreen = view;
    fullScreenClosed = closed;
    web.setVisibility(View.GONE);
    root.addView(view, new ViewGroup.LayoutParams(-1, -1));
  }

  @Override public void onHideCustomView() {
    leaveFullScreen();
  }

  /** False: nothing was full screen. */
  boolean leaveFullScreen() {
    if (fullScreen == null) return false;
    root.removeView(fullScreen);
    fullScreen = null;
    web.setVisibility(View.VISIBLE);
    fullScreenClosed.onCustomViewHidden();
    return true;
  }
}
