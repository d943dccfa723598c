package android.content;

public class Intent implements android.os.Parcelable {
  public static final String ACTION_VIEW = "android.intent.action.VIEW";
  public static final String ACTION_SEND = "android.intent.action.SEND";
  public static final String ACTION_GET_CONTENT = "android.intent.action.GET_CONTENT";
  public static final String CATEGORY_BROWSABLE = "android.intent.category.BROWSABLE";
  public static final String CATEGORY_OPENABLE = "android.intent.category.OPENABLE";
  public static final String EXTRA_TEXT = "android.intent.extra.TEXT";
  public static final String EXTRA_ALLOW_MULTIPLE = "android.intent.extra.ALLOW_MULTIPLE";
  public static final String EXTRA_INITIAL_INTENTS = "android.intent.extra.INITIAL_INTENTS";
  public static final int URI_INTENT_SCHEME = 1;
  public static final int FLAG_ACTIVITY_NEW_TASK = 0x10000000;
  public static final int FLAG_GRANT_READ_URI_PERMISSION = 1;
  public static final int FLAG_GRANT_WRITE_URI_PERMISSION = 2;
  public Intent(String action) {}
  public Intent(String action, android.net.Uri data) {}
  public native static Intent parseUri(String text, int flags) throws java.net.URISyntaxException;
  public native static Intent createChooser(Intent intent, CharSequence title);
  public native Intent addCategory(String category);
  public native Intent addFlags(int flags);
  public native Intent setType(String type);
  public native Intent setPackage(String name);
  public native Intent setComponent(ComponentName component);
  public native void setSelector(Intent selector);
  public native android.net.Uri getData();
  public native ClipData getClipData();
  public native Intent putExtra(String name, String value);
  public native Intent putExtra(String name, boolean value);
  public native Intent putExtra(String name, android.os.Parcelable value);
  public native Intent putExtra(String name, android.os.Parcelable[] value);
}
