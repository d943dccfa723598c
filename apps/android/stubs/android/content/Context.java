package android.content;

public abstract class Context {
  public static final int MODE_PRIVATE = 0;
  public static final String DOWNLOAD_SERVICE = "download";
  public static final String VIBRATOR_SERVICE = "vibrator";
  public static final String CLIPBOARD_SERVICE = "clipboard";
  public static final String NOTIFICATION_SERVICE = "notification";
  public native final String getString(int id);
  public native android.content.res.Resources getResources();
  public native ContentResolver getContentResolver();
  public native Object getSystemService(String name);
  public native SharedPreferences getSharedPreferences(String name, int mode);
  public native void startActivity(Intent intent);
  public native int checkSelfPermission(String permission);
  public native String getPackageName();
  public native java.io.File getExternalFilesDir(String type);
}
