import { hours, milliseconds, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, earliest, type Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { OrderState } from './order-states.ts'

export const isOpenOrder = (state: OrderState): boolean => state === 'created' || state === 'pending'
/** It was credited at some time. */
const hadMoney = (state: OrderState): boolean => !isOpenOrder(state) && state !== 'failed' && state !== 'expired'

/** How long a QR code or e-wallet page can be paid. */
export const orderValidity = minutes(10)
/** How long a bank transfer can be started. */
export const transferValidity = hours(10)
/** Unpaid orders that a player may create per day. */
export const unpaidOrdersMax = 20

/** Of a channel only what decides. */
export type PaidBy = { readonly isShown: boolean; readonly amountMin: Centavos; readonly amountMax: Centavos }

export type DepositGate = {
  readonly isOpen: boolean
  readonly isStopped: boolean
  /** The identity has to be verified first. */
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

/** A provider's report about one payment. */
export type PaymentReport = {
  readonly reference: string
  /** Null if the provider reports under another id: then only our reference identifies it. */
  readonly paymentId: string | null
} & (
  | { readonly state: 'paid'; readonly paid: Centavos; readonly isLate: boolean }
  | { readonly state: 'pending' | 'failed' | 'expired' }
  /** The payment was returned: by a refund, or by the payer's bank. */
  | { readonly state: 'refunded' | 'chargedBack'; readonly paid: Centavos }
  /** A part of the payment was refunded. Staff decides what follows. */
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
  /** Returned before the payment was reported: both are booked, as if reported in order. */
  | ({ readonly kind: 'creditAndTakeBack'; readonly state: TakenState } & Credit)
  /** A part was refunded. The payment is credited if it was not before, and staff reviews the rest. */
  | { readonly kind: 'partlyRefunded'; readonly unpaid: Credit | undefined }
  | { readonly kind: 'refundDone' }
  /** A chargeback overtook the requested refund. */
  | { readonly kind: 'refundOvertaken' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'otherPayment' }
  | { readonly kind: 'otherCurrency' }

/**
 * The consequence of a report: money is credited as it arrived, whatever the order's state, and once. Reports of a
 * payment end in the same books in any order.
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

const isAnother = (reportedId: string | null, knownId: string | null): boolean =>
  reportedId !== null && knownId !== null && reportedId !== knownId

function afterTakingPart(state: OrderState, { paid }: { paid: Centavos }): Settlement {
  const unpaid = hadMoney(state) ? undefined : { amount: paid, isLate: !isOpenOrder(state) }
  return { kind: 'partlyRefunded', unpaid }
}

function afterPaying(state: OrderState, { paid, isLate }: { paid: Centavos; isLate: boolean }): Settlement {
  if (hadMoney(state)) return { kind: 'nothing' }
  return { kind: 'credit', amount: paid, isLate: isLate || !isOpenOrder(state) }
}

/** A refund we requested has already taken the coins. One that we did not request is handled like a chargeback. */
function afterTaking(state: OrderState, { state: taken, paid }: { state: TakenState; paid: Centavos }): Settlement {
  if (state === 'refunding') return { kind: taken === 'refunded' ? 'refundDone' : 'refundOvertaken' }
  if (state === 'credited') return { kind: 'takeBack', state: taken }
  // An event stored before amounts were recorded cannot be booked.
  if (hadMoney(state) || paid <= 0n) return { kind: 'nothing' }
  return { kind: 'creditAndTakeBack', state: taken, amount: paid, isLate: !isOpenOrder(state) }
}

const firstQueryAfter = seconds(20)
const pauseMax = hours(1)
const lateMoneyFor = hours(48)

/** When to poll the provider: soon, then at longer intervals, and until two days after the end. */
export function nextQuery(order: { readonly expiresAt: Instant; readonly queryCount: number }, now: Instant) {
  const pause = Math.min(firstQueryAfter * 2 ** Math.min(order.queryCount, 20), pauseMax)
  const last = addDuration(order.expiresAt, lateMoneyFor)
  if (now >= last) return undefined
  // Always polls at expiry: the player waits for it.
  const next = addDuration(now, milliseconds(pause))
  return now < order.expiresAt ? earliest(next, order.expiresAt) : next
}
