import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { isOlderVersion } from '#core/client/version.ts'
import type { Centavos } from '#core/money/centavos.ts'

export type Versions = {
  /** The version of the native app; undefined in a browser. */
  readonly app: string | undefined
  readonly page: string
  /** Empty: any version. */
  readonly oldest: string
  /** The same for the app alone. */
  readonly oldestApp: string
}

/** Whether app or page must be updated first. A new app brings a new page. */
export function updateDue({ app, page, oldest, oldestApp }: Versions): 'app' | 'page' | undefined {
  if (app !== undefined && [oldest, oldestApp].some((version) => isOlderVersion(app, version))) return 'app'
  return isOlderVersion(page, oldest) ? 'page' : undefined
}

export type Suggestion = {
  readonly app: string | undefined
  /** Empty: no update is suggested. */
  readonly recommended: string
  /** When this version was last suggested on this device. */
  readonly suggestedAt: Instant | undefined
}

const suggestEvery = days(1)

/** Whether to suggest the update now: a player who said later is left alone for a day. */
export function isUpdateSuggested({ app, recommended, suggestedAt }: Suggestion, now: Instant): boolean {
  if (app === undefined || !isOlderVersion(app, recommended)) return false
  return suggestedAt === undefined || now >= addDuration(suggestedAt, suggestEvery)
}

export type BonusFacts = {
  readonly inApp: boolean
  readonly deposited: Centavos
  /** The operator's current bonus. */
  readonly bonus: Centavos
  readonly isTaken: boolean
}
export type BonusRefusal = 'takenBefore' | 'noBonus' | 'notInApp' | 'depositNeeded'

/** Undefined: the gift can be claimed. */
export function bonusRefusal({ inApp, deposited, bonus, isTaken }: BonusFacts): BonusRefusal | undefined {
  if (isTaken) return 'takenBefore'
  if (bonus <= 0n) return 'noBonus'
  if (!inApp) return 'notInApp'
  return deposited > 0n ? undefined : 'depositNeeded'
}
