import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Order } from './store/order.store.ts'

/** A deposit whose own amount arrived and has been credited. */
export type PaidDeposit = {
  readonly playerId: bigint
  readonly reference: string
  readonly amount: Centavos
  /** What it was made for, as a number of `rechargeBonusKind`. */
  readonly actType: number
  readonly couponId: bigint | null
  /** The player's first. */
  readonly isFirst: boolean
  readonly now: Instant
}

/**
 * What follows from a deposit in its own transaction: promotions are hung in by `apps/server`. The order and the player's
 * book are locked. A hook never refuses: a gift that cannot be given is no reason against the money.
 */
export type DepositHook = {
  readonly name: string
  /** An order is kept with a coupon; false: the coupon cannot be used with it. */
  readonly reserve?: (tx: Transaction, order: ReservingOrder) => Promise<boolean>
  /** An order is kept that pays for an offer; false: there is not enough left of it. The player's book is locked. */
  readonly sell?: (tx: Transaction, order: SellingOrder) => Promise<boolean>
  readonly onPaid?: (tx: Transaction, deposit: PaidDeposit) => Promise<void>
  /** It ended unpaid, and may still be paid late; or another amount than its own was credited, which earns nothing. */
  readonly onEnded?: (tx: Transaction, order: Pick<Order, 'playerId' | 'reference'>, now: Instant) => Promise<void>
  /** The money of a paid deposit is gone again: refunded, or charged back. */
  readonly onTakenBack?: (
    tx: Transaction,
    order: Pick<Order, 'playerId' | 'reference' | 'actType'>,
    now: Instant,
  ) => Promise<void>
}

export type ReservingOrder = Pick<Order, 'playerId' | 'reference' | 'amount' | 'actType'> & {
  readonly couponId: bigint
  readonly now: Instant
}

export type SellingOrder = Pick<Order, 'playerId' | 'reference' | 'amount' | 'actType' | 'couponId'> & {
  readonly now: Instant
}

export type DepositHooks = { readonly hooks: readonly DepositHook[] }
