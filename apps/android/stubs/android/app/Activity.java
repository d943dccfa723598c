package android.app;

public class Activity extends android.content.Context {
  public static final int RESULT_OK = -1;
  public native android.window.OnBackInvokedDispatcher getOnBackInvokedDispatcher();
  protected native void onCreate(android.os.Bundle kept);
  protected native void onNewIntent(android.content.Intent intent);
  protected native void onSaveInstanceState(android.os.Bundle kept);
  protected native void onPause();
  protected native void onDestroy();
  protected native void onActivityResult(int request, int result, android.content.Intent data);
  public native void onRequestPermissionsResult(int request, String[] permissions, int[] results);
  public native void onWindowFocusChanged(boolean hasFocus);
  public native void onBackPressed();
  public native void setContentView(android.view.View view);
  public native void setIntent(android.content.Intent intent);
  public native android.content.Intent getIntent();
  public native void finish();
  public native void startActivityForResult(android.content.Intent intent, int request);
  public native final void requestPermissions(String[] permissions, int request);
  public native final void runOnUiThread(Runnable action);
}
