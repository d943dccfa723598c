package android.content;

public class ClipboardManager {
  public native ClipData getPrimaryClip();
}
