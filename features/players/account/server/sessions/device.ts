import { platform } from '#core/enumerations/platform.ts'
import type { WireFlag } from '#core/enumerations/wire-flag.ts'
import { nativeAppVersion } from '#core/client/native-app.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { DeviceKind } from '../store/session.store.ts'

type DeviceInformation = { readonly os: string; readonly deviceModel: string; readonly isBrowser: WireFlag } | undefined

export type Device = { readonly kind: DeviceKind; readonly name: string }

/** The device as the player will recognise it: "Chrome on Android", and its kind. */
export function deviceOf(caller: Caller, information: DeviceInformation): Device {
  const agent = caller.userAgent
  const inApp = nativeAppVersion(agent) !== undefined || (information && !information.isBrowser)
  const kind = inApp ? 'app' : caller.platform === platform.desktop ? 'desktop' : 'phone'
  const browser = inApp ? 'App' : information?.deviceModel || browserOf(agent)
  const system = information?.os || systemOf(agent)
  return { kind, name: `${browser} on ${system}`.slice(0, 120) }
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const browserOf = (agent: string): string => nameIn(browsers, agent) ?? 'A browser'
const systemOf = (agent: string): string => nameIn(systems, agent) ?? 'an unknown system'

function nameIn(table: readonly (readonly [RegExp, string])[], agent: string): string | undefined {
  return table.find(([pattern]) => pattern.test(agent))?.[1]
}
