import type { BasisPoints } from '#core/money/basis-points.ts'
import type { Centavos } from '#core/money/centavos.ts'

/** What a level asks for, and what it brings. Level 0 is everybody's. */
export type VipLevel = {
  /** Pesos deposited, all in all. */
  readonly exp: number
  readonly levelUp: Centavos
  /** Of what was played in the week before. */
  readonly weekly: BasisPoints
  readonly monthly: Centavos
  readonly birthday: Centavos
  readonly withdrawals: number
  /** Up to here rules may approve a withdrawal. */
  readonly automaticMax: Centavos
  /** Of what was played the day before, where the cash bonus is on. */
  readonly rebate: BasisPoints
  readonly queue: string
}

export type VipTable = {
  readonly levels: readonly VipLevel[]
  /** What has to be deposited in the week, or the month, before for its gift. */
  readonly weeklyDeposit: Centavos
  readonly monthlyDeposit: Centavos
  readonly giftDays: number
}
