package android.webkit;

public abstract class PermissionRequest {
  public native void deny();
}
