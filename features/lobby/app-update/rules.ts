import { isOlderVersion } from '#core/client/version.ts'
import type { Centavos } from '#core/money/centavos.ts'

export type Versions = {
  /** The version of the native app; undefined in a browser. */
  readonly app: string | undefined
  readonly page: string
  /** Empty: any version. */
  readonly oldest: string
}

/** Whether app or page must be updated first. A new app brings a new page. */
export function updateDue({ app, page, oldest }: Versions): 'app' | 'page' | undefined {
  if (oldest === '') return undefined
  if (app !== undefined && isOlderVersion(app, oldest)) return 'app'
  return isOlderVersion(page, oldest) ? 'page' : undefined
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
