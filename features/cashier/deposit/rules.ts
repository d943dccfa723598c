import { hours, milliseconds, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, earliest, type Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { OrderState } from './order-states.ts'

export const isOpenOrder = (state: OrderState): boolean => state === 'created' || state === 'pending'
/** It was credited, whatever became of it afterwards. */
const hadMoney = (state: OrderState): boolean => !isOpenOrder(state) && state !== 'failed' && state !== 'expired'

/** How long a code or a page of an e-wallet can be paid. */
export const orderValidity = minutes(10)
/** How long a transfer to the operator's bank may take to be begun. */
export const transferValidity = hours(10)
/** Orders that a player may begin in a day without paying. */
export const unpaidOrdersMax = 20

/** Of a channel only what decides. */
export type PaidBy = { readonly isShown: boolean; readonly amountMin: Centavos; readonly amountMax: Centavos }

export type DepositGate = {
  readonly isOpen: boolean
  readonly isStopped: boolean
  /** The house has to know first who they are. */
  readonly needsIdentity: boolean
  /** They have bound an account that opens the channel. */
  readonly isBankBound: boolean
}

/** The first reason against a deposit. */
export function refuseDeposit(amount: Centavos, channel: PaidBy | undefined, gate: DepositGate) {
  if (gate.isStopped) return 'depositStopped'
  if (gate.needsIdentity) return 'identityNeeded'
  if (!gate.isOpen) return 'depositsClosed'
  if (channel === undefined || !channel.isShown) return 'channelClosed'
  if (!gate.isBankBound) return 'accountNeeded'
  if (amount < channel.amountMin) return 'amountTooSmall'
  return amount > channel.amountMax ? 'amountTooLarge' : undefined
}

/** What a provider says of one payment. */
export type PaymentReport = {
  readonly reference: string
  /** Null where the provider tells of it under another name of its own: then our reference alone says which it is. */
  readonly paymentId: string | null
} & (
  | { readonly state: 'paid'; readonly paid: Centavos; readonly isLate: boolean }
  | { readonly state: 'pending' | 'failed' | 'expired' }
  /** What was paid went back: by the house's wish, or by the payer's bank. */
  | { readonly state: 'refunded' | 'chargedBack'; readonly paid: Centavos }
  /** A part of what was paid went back. What follows from it, people decide. */
  | { readonly state: 'partlyRefunded'; readonly paid: Centavos }
  /** The payment is not in pesos. */
  | { readonly state: 'otherCurrency' }
)

export type OrderFacts = {
  readonly state: OrderState
  readonly paymentId: string | null
}

type Credit = { readonly amount: Centavos; readonly isLate: boolean }
type TakenState = 'refunded' | 'chargedBack'

export type Settlement =
  | ({ readonly kind: 'credit' } & Credit)
  | { readonly kind: 'end'; readonly state: 'failed' | 'expired' }
  | { readonly kind: 'takeBack'; readonly state: TakenState }
  /** It went back before anybody told us that it was paid: both are booked, as if they had been told in their order. */
  | ({ readonly kind: 'creditAndTakeBack'; readonly state: TakenState } & Credit)
  /** A part went back. What was paid is credited if it was not before, and people look at the rest. */
  | { readonly kind: 'partlyRefunded'; readonly unpaid: Credit | undefined }
  | { readonly kind: 'refundDone' }
  /** The payer's bank took the money before the refund that was asked for could send it back. */
  | { readonly kind: 'refundOvertaken' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'otherPayment' }
  | { readonly kind: 'otherCurrency' }

/**
 * What follows from a report: money that arrives is credited as it came, whatever had become of the order, and once. In
 * whichever order the reports of a payment come, they end in the same books.
 */
export function decideSettlement(order: OrderFacts, report: PaymentReport): Settlement {
  if (isAnother(report.paymentId, order.paymentId)) return { kind: 'otherPayment' }
  switch (report.state) {
    case 'otherCurrency':
      return { kind: 'otherCurrency' }
    case 'paid':
      return afterPaying(order.state, report)
    case 'partlyRefunded':
      return afterTakingPart(order.state, report)
    case 'refunded':
    case 'chargedBack':
      return afterTaking(order.state, report)
    case 'failed':
    case 'expired':
      return isOpenOrder(order.state) ? { kind: 'end', state: report.state } : { kind: 'nothing' }
    default:
      return { kind: 'nothing' }
  }
}

const isAnother = (told: string | null, known: string | null): boolean =>
  told !== null && known !== null && told !== known

function afterTakingPart(state: OrderState, { paid }: { paid: Centavos }): Settlement {
  const unpaid = hadMoney(state) ? undefined : { amount: paid, isLate: !isOpenOrder(state) }
  return { kind: 'partlyRefunded', unpaid }
}

function afterPaying(state: OrderState, { paid, isLate }: { paid: Centavos; isLate: boolean }): Settlement {
  if (hadMoney(state)) return { kind: 'nothing' }
  return { kind: 'credit', amount: paid, isLate: isLate || !isOpenOrder(state) }
}

/** A refund that we asked for took the coins before. One that we did not ask for is taken like a chargeback. */
function afterTaking(state: OrderState, { state: taken, paid }: { state: TakenState; paid: Centavos }): Settlement {
  if (state === 'refunding') return { kind: taken === 'refunded' ? 'refundDone' : 'refundOvertaken' }
  if (state === 'credited') return { kind: 'takeBack', state: taken }
  // An event that was kept before amounts were: it says nothing that could be booked.
  if (hadMoney(state) || paid <= 0n) return { kind: 'nothing' }
  return { kind: 'creditAndTakeBack', state: taken, amount: paid, isLate: !isOpenOrder(state) }
}

const firstAskAfter = seconds(20)
const pauseMax = hours(1)
const lateMoneyFor = hours(48)

/** When to ask the provider by ourselves: soon, then at longer pauses, and for two days after the end; then never. */
export function nextAsk(order: { readonly expiresAt: Instant; readonly askedTimes: number }, now: Instant) {
  const pause = Math.min(firstAskAfter * 2 ** Math.min(order.askedTimes, 20), pauseMax)
  const last = addDuration(order.expiresAt, lateMoneyFor)
  if (now >= last) return undefined
  // The moment of expiry is not slept through: the player waits for it.
  const next = addDuration(now, milliseconds(pause))
  return now < order.expiresAt ? earliest(next, order.expiresAt) : next
}
