package android.webkit;

public class WebChromeClient {
  public native boolean onShowFileChooser(WebView web, ValueCallback<android.net.Uri[]> chosen, FileChooserParams wish);
  public native void onPermissionRequest(PermissionRequest request);
  public native boolean onCreateWindow(WebView web, boolean isDialog, boolean isUserGesture, android.os.Message result);
  public native void onShowCustomView(android.view.View view, CustomViewCallback closed);
  public native void onHideCustomView();
  public interface CustomViewCallback {
    void onCustomViewHidden();
  }
  public abstract static class FileChooserParams {
    public static final int MODE_OPEN_MULTIPLE = 1;
    public native String[] getAcceptTypes();
    public native int getMode();
    public native CharSequence getTitle();
    public native boolean isCaptureEnabled();
  }
}
