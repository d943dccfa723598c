import { describe, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { installAdvice, type InstallAdvice, type InstallSurroundings } from './install-advice.ts'

const now = instant(Date.UTC(2026, 5, 1))
const hoursAgo = (count: number) => instant(Number(now) - count * 3_600_000)

const chrome = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/149.0.0.0 Mobile Safari/537.36'
const messenger =
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Version/4.0 Chrome/149.0.0.0 Mobile [FBAN/Orca]'
const another = (mark: string) =>
  `Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/125.0.0.0 Mobile Safari/537.36 ${mark}`
const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:149.0) Gecko/149.0 Firefox/149.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1'
const chromeOnIos =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/149.0 Mobile Safari/604.1'

const anybody: InstallSurroundings = {
  userAgent: chrome,
  isInstalled: false,
  isOffered: false,
  visits: 2,
  lastOffered: undefined,
  shownBefore: new Set(),
}

const cases: readonly (readonly [string, Partial<InstallSurroundings>, InstallAdvice | undefined])[] = [
  ['the browser offers it', { isOffered: true }, 'addToHome'],
  ['it was offered 23 hours ago', { isOffered: true, lastOffered: hoursAgo(23) }, undefined],
  ['it was offered 24 hours ago', { isOffered: true, lastOffered: hoursAgo(24) }, 'addToHome'],
  ['it is the first visit', { isOffered: true, visits: 1 }, undefined],
  ['it is installed', { isOffered: true, isInstalled: true }, undefined],
  ['Chrome offers nothing', {}, undefined],
  ['Safari on a phone', { userAgent: safari }, 'iosGuide'],
  ['Safari, told before', { userAgent: safari, shownBefore: new Set(['iosGuide'] as const) }, undefined],
  ['Chrome on iOS', { userAgent: chromeOnIos }, undefined],
  ['a page inside a messenger', { userAgent: messenger }, 'openInChrome'],
  ['UC Browser', { userAgent: another('UCBrowser/15.0') }, 'openInChrome'],
  ['the browser of Xiaomi', { userAgent: another('XiaoMi/MiuiBrowser/14.2') }, 'openInChrome'],
  ['Opera', { userAgent: another('OPR/80.0') }, 'openInChrome'],
  ['Samsung Internet', { userAgent: another('SamsungBrowser/27.0') }, 'openInChrome'],
  [
    'Samsung Internet that offers it itself',
    { userAgent: another('SamsungBrowser/27.0'), isOffered: true },
    'addToHome',
  ],
  ['Firefox on Android', { userAgent: firefox }, 'openInChrome'],
  ['Firefox, told before', { userAgent: firefox, shownBefore: new Set(['openInChrome'] as const) }, undefined],
]

describe('the advice', () => {
  test.each(cases)('%s', (_case, surroundings, advice) => {
    expect(installAdvice({ ...anybody, ...surroundings }, now)).toBe(advice)
  })
})
