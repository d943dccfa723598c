import * as v from 'valibot'
import { nativeBridge } from '../native-app/native-bridge.ts'
import { localStore } from '../storage/safe-storage.ts'

const key = 'haptics'

/** Whether the player wants haptic feedback, a setting of this browser. */
export const isBuzzOn = (): boolean => localStore.read(key, v.boolean()) !== false

export const setBuzz = (isOn: boolean): void => localStore.write(key, isOn)

/** A short vibration, where the device supports it and the player wants it. */
export function buzz(ms: number): void {
  if (!isBuzzOn()) return
  const native = nativeBridge()
  if (native?.haptic) native.haptic(ms)
  else navigator.vibrate?.(ms)
}
