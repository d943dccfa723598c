import * as v from 'valibot'
import { localStore } from '../storage/safe-storage.ts'

const key = 'haptics'

/** Whether the player wants to feel what was tapped: a choice of this browser. */
export const wantsBuzz = (): boolean => localStore.read(key, v.boolean()) !== false

export const setBuzz = (wanted: boolean): void => localStore.write(key, wanted)

/** A short knock against the finger, where the device can and the player wants it. */
export function buzz(ms: number): void {
  if (wantsBuzz()) navigator.vibrate?.(ms)
}
