import { type NativeEvent, nativeEventName, readNativeEvent } from '#core/client/native-bridge.ts'
import { closeTopmost } from '../router/close-topmost.ts'
import { nativeKey } from './native-bridge.ts'

/**
 * Calls the listener with what the app tells the page, and the function that keeps the app from acting itself. Returns the
 * function that ends it.
 */
export function followNative(listener: (event: NativeEvent, take: () => void) => void): () => void {
  const follow = (event: Event) => {
    const read = event instanceof CustomEvent ? readNativeEvent(event.detail) : undefined
    if (read) listener(read, () => event.preventDefault())
  }
  window.addEventListener(nativeEventName, follow)
  return () => window.removeEventListener(nativeEventName, follow)
}

/** Acts once the page has its key, which the app hands over after everything is loaded. Returns the function that cancels it. */
export function onceNativeReady(act: () => void): () => void {
  if (nativeKey() !== '') {
    act()
    return () => {}
  }
  const stop = followNative(({ kind }) => {
    if (kind !== 'ready') return
    stop()
    act()
  })
  return stop
}

/** The phone's back button closes what lies over the page before it leaves the page. Returns the function that ends it. */
export const followNativeBack = (page: Document): (() => void) =>
  followNative(({ kind }, take) => {
    if (kind === 'back' && closeTopmost(page)) take()
  })
