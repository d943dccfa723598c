import * as v from 'valibot'
import type { SafeStorage } from '../storage/safe-storage.ts'

const deviceKey = 'device'
const deviceSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

export type DeviceSignals = {
  readonly language: string
  readonly timeZone: string
  readonly screenWidth: number
  readonly screenHeight: number
  readonly pixelRatio: number
  readonly processors: number
  readonly touchPoints: number
}

/**
 * Identifies this browser by a random id in storage and a hash of coarse signals that survives a cleared storage. A
 * risk signal and never a proof: a client can send anything here.
 */
export function deviceFingerprint(
  storage: SafeStorage,
  randomBytes: (length: number) => Uint8Array,
  signals: DeviceSignals,
): string {
  return `${deviceId(storage, randomBytes)}.${hashOf(Object.values(signals).join('|'))}`
}

type WithTemporal = { readonly Temporal?: { readonly Now: { readonly timeZoneId: () => string } } }

/** What every page can read about the machine without permission. */
export function readDeviceSignals({
  navigator,
  screen,
  devicePixelRatio,
  Temporal,
}: Window & WithTemporal): DeviceSignals {
  return {
    language: navigator.language,
    // A first formatter loads the browser's calendars, which takes a cheap phone 100 to 300 ms.
    timeZone: Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    screenWidth: screen.width,
    screenHeight: screen.height,
    pixelRatio: devicePixelRatio,
    processors: navigator.hardwareConcurrency,
    touchPoints: navigator.maxTouchPoints,
  }
}

function deviceId(storage: SafeStorage, randomBytes: (length: number) => Uint8Array): string {
  const known = storage.read(deviceKey, deviceSchema)
  if (known) return known
  const id = Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  storage.write(deviceKey, id)
  return id
}

/** FNV-1a, 32 bits: it keeps no secret and only has to be short and deterministic. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
