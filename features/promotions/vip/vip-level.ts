import type { BasisPoints } from '#core/money/basis-points.ts'
import type { SupportQueue } from '#core/support-queue.ts'
import type { Centavos } from '#core/money/centavos.ts'

/** A level's requirement and benefits. Everybody has level 0. */
export type VipLevel = {
  /** Total pesos deposited. */
  readonly exp: number
  readonly levelUp: Centavos
  /** Of the previous week's play. */
  readonly weekly: BasisPoints
  readonly monthly: Centavos
  readonly birthday: Centavos
  readonly withdrawals: number
  /** The maximum of an automatically approved withdrawal. */
  readonly automaticMax: Centavos
  /** Of the previous day's play, if cash back is active. */
  readonly rebate: BasisPoints
  /** Where the player's chats and tickets wait for customer service. */
  readonly queue: SupportQueue
}

export type VipTable = {
  readonly levels: readonly VipLevel[]
  /** The deposit required in the previous week or month for its gift. */
  readonly weeklyDeposit: Centavos
  readonly monthlyDeposit: Centavos
  readonly giftDays: number
}
