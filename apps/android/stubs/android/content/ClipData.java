package android.content;

public class ClipData {
  public native int getItemCount();
  public native Item getItemAt(int at);
  public static class Item {
    public native android.net.Uri getUri();
    public native CharSequence getText();
  }
}
