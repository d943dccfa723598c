import type { Instant } from '#core/clock/instant.ts'
import { addToHomeReminderInterval } from '#core/constants/specification.ts'

export type InstallAdvice = 'addToHome' | 'iosGuide' | 'openInChrome'

export type InstallSurroundings = {
  readonly userAgent: string
  /** Started from the home screen, or inside the Android package. */
  readonly isInstalled: boolean
  /** The browser supports installing the app now. */
  readonly isOffered: boolean
  readonly visits: number
  readonly lastOffered: Instant | undefined
  readonly shownBefore: ReadonlySet<InstallAdvice>
}

/** A first-time visitor does not know yet whether the app is worth a place on the home screen. */
const visitsMin = 2

/** How the app can be installed on this device, if the advice is due. */
export function installAdvice(surroundings: InstallSurroundings, now: Instant): InstallAdvice | undefined {
  const { userAgent, isInstalled, isOffered, visits, lastOffered, shownBefore } = surroundings
  if (isInstalled || visits < visitsMin) return undefined
  if (isOffered)
    return lastOffered === undefined || now - lastOffered >= addToHomeReminderInterval ? 'addToHome' : undefined
  if (isIosSafari(userAgent) && !shownBefore.has('iosGuide')) return 'iosGuide'
  if (isAndroidWithoutChrome(userAgent) && !shownBefore.has('openInChrome')) return 'openInChrome'
  return undefined
}

/** Other browsers of iOS carry their own mark; pages inside other apps cannot be put on the home screen. */
function isIosSafari(userAgent: string): boolean {
  return (
    /iPhone|iPad|iPod/.test(userAgent) &&
    /Safari\//.test(userAgent) &&
    !/CriOS|FxiOS|EdgiOS|GSA|FBAN|FBAV/.test(userAgent)
  )
}

/** Most browsers of Android call themselves Chrome, too, and pages inside other apps do. */
function isAndroidWithoutChrome(userAgent: string): boolean {
  const isAnother = /; wv\)|FBAN|FBAV|Instagram|Browser\/|OPR\/|OPT\/|EdgA\/|YaBrowser|Vivaldi/.test(userAgent)
  return /Android/.test(userAgent) && (isAnother || !/Chrome\//.test(userAgent))
}
