import { appVersion } from '#core/constants/specification.ts'
import type { RequestOf } from '#core/contract/call.ts'
import type { signIn } from '../../contract.ts'

/** What this browser reports about itself at sign-in, in terms that the player recognises in the list of devices. */
export function deviceInformation(userAgent: string): RequestOf<typeof signIn>['phoneinfoJsonModel'] {
  return {
    os: nameIn(systems, userAgent),
    isBrowser: 1,
    version: appVersion,
    deviceModel: nameIn(browsers, userAgent),
  }
}

type NameTable = readonly (readonly [RegExp, string])[]

const browsers: NameTable = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: NameTable = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Empty if unknown: the server derives the name. */
const nameIn = (table: NameTable, userAgent: string): string =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''
