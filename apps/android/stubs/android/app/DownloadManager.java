package android.app;

public class DownloadManager {
  public native long enqueue(Request request);
  public static class Request {
    public static final int VISIBILITY_VISIBLE_NOTIFY_COMPLETED = 1;
    public Request(android.net.Uri uri) {}
    public native Request setMimeType(String type);
    public native Request setNotificationVisibility(int visibility);
    public native Request addRequestHeader(String name, String value);
    public native Request setDestinationInExternalPublicDir(String folder, String name);
  }
}
