import { isOlderVersion } from '#core/client/version.ts'
import type { Centavos } from '#core/money/centavos.ts'

export type Versions = {
  /** Of the package that the page runs in; undefined in a browser. */
  readonly app: string | undefined
  readonly page: string
  /** Empty: any version will do. */
  readonly oldest: string
}

/** What has to be renewed before anything else. A new package brings a new page. */
export function updateDue({ app, page, oldest }: Versions): 'app' | 'page' | undefined {
  if (oldest === '') return undefined
  if (app !== undefined && isOlderVersion(app, oldest)) return 'app'
  return isOlderVersion(page, oldest) ? 'page' : undefined
}

export type BonusFacts = {
  readonly inApp: boolean
  readonly deposited: Centavos
  /** What the operator gives at present. */
  readonly bonus: Centavos
  readonly isTaken: boolean
}
export type BonusRefusal = 'takenBefore' | 'noBonus' | 'notInApp' | 'depositNeeded'

/** Undefined: the gift can be taken. */
export function bonusRefusal({ inApp, deposited, bonus, isTaken }: BonusFacts): BonusRefusal | undefined {
  if (isTaken) return 'takenBefore'
  if (bonus <= 0n) return 'noBonus'
  if (!inApp) return 'notInApp'
  return deposited > 0n ? undefined : 'depositNeeded'
}
