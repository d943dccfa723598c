import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { OfferQuote } from '../offer-quote.ts'
import type { Order } from './store/order.store.ts'

/** A deposit whose exact amount arrived and was credited. */
export type PaidDeposit = {
  readonly playerId: bigint
  readonly reference: string
  readonly amount: Centavos
  /** Its purpose, a number of `depositPurpose`. */
  readonly actType: number
  readonly couponId: bigint | null
  readonly takesBonus: boolean
  /** The player's first. */
  readonly isFirst: boolean
  readonly now: Instant
}

/**
 * Reactions to a deposit in its own transaction, wired by `apps/server` for promotions. The order and the player's book
 * are locked. A hook never refuses: a gift that cannot be granted is no reason against the money.
 */
export type DepositHook = {
  readonly name: string
  /** What a deposit would earn now, by the rules that `sell` and `onPaid` execute. Grants and reserves nothing. */
  readonly quote?: (tx: Transaction, deposit: QuotedDeposit) => Promise<readonly OfferQuote[]>
  /** An order with a coupon is stored; false: the coupon cannot be used with it. */
  readonly reserve?: (tx: Transaction, order: ReservingOrder) => Promise<boolean>
  /** An order that buys an offer is stored; false: the offer is sold out. The player's book is locked. */
  readonly sell?: (tx: Transaction, order: SellingOrder) => Promise<boolean>
  readonly onPaid?: (tx: Transaction, deposit: PaidDeposit) => Promise<void>
  /** It ended unpaid, and may still be paid late; or a different amount was credited, which earns nothing. */
  readonly onEnded?: (tx: Transaction, order: Pick<Order, 'playerId' | 'reference'>, now: Instant) => Promise<void>
  /** A paid deposit was refunded or charged back. */
  readonly onTakenBack?: (
    tx: Transaction,
    order: Pick<Order, 'playerId' | 'reference' | 'actType' | 'credited' | 'createdAt'>,
    now: Instant,
  ) => Promise<void>
}

export type ReservingOrder = Pick<Order, 'playerId' | 'reference' | 'amount' | 'actType'> & {
  readonly couponId: bigint
  readonly now: Instant
}

export type QuotedDeposit = Pick<Order, 'playerId' | 'amount' | 'actType'> & { readonly now: Instant }

export type SellingOrder = Pick<Order, 'playerId' | 'reference' | 'amount' | 'actType' | 'couponId' | 'takesBonus'> & {
  /** The form has promised its bonus: without it the order is refused. */
  readonly isPromised: boolean
  /** The level pack that the order names. */
  readonly fundId: number | null
  readonly now: Instant
}

export type DepositHooks = { readonly hooks: readonly DepositHook[] }
