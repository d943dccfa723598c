import { hours, milliseconds, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { WithdrawalState } from './withdrawal-states.ts'

/** A provider's report about one payout. */
export type PayoutReport = {
  /** Ours. */
  readonly reference: string
  readonly payoutId: string
  readonly amount: Centavos
  /** Of the amount. */
  readonly currency: string
  /** The receiving institution. */
  readonly institution: string
  readonly state: 'pending' | 'succeeded' | 'failed' | 'reversed'
}

export type WithdrawalFacts = {
  readonly state: WithdrawalState
  readonly payoutId: string | null
  readonly amount: Centavos
  readonly institution: string
}

export type Settlement =
  /** The states that follow, in order. */
  | { readonly kind: 'settle'; readonly states: readonly ('SUCCEEDED' | 'FAILED' | 'REVERSED')[] }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'otherPayout' }
  | { readonly kind: 'otherAmount' }
  | { readonly kind: 'otherCurrency' }
  | { readonly kind: 'otherInstitution' }
  /** The provider reports an impossible end: staff has to look. */
  | { readonly kind: 'contradiction' }

/** The consequence of a report, whichever way and in whichever order reports come. */
export function decideSettlement(order: WithdrawalFacts, report: PayoutReport): Settlement {
  if (order.payoutId !== null && order.payoutId !== report.payoutId) return { kind: 'otherPayout' }
  if (report.currency !== 'PHP') return { kind: 'otherCurrency' }
  if (order.amount !== report.amount) return { kind: 'otherAmount' }
  if (order.institution !== report.institution) return { kind: 'otherInstitution' }
  const states = follows[order.state]?.[report.state]
  if (states === undefined) return { kind: report.state === 'pending' ? 'nothing' : 'contradiction' }
  return states.length === 0 ? { kind: 'nothing' } : { kind: 'settle', states }
}

type Follows = Partial<Record<PayoutReport['state'], readonly ('SUCCEEDED' | 'FAILED' | 'REVERSED')[]>>

// An unsent payout cannot have an end at the provider, and a failed one cannot succeed any more: no entry for those.
const follows: Readonly<Partial<Record<WithdrawalState, Follows>>> = {
  SUBMITTED: { succeeded: ['SUCCEEDED'], failed: ['FAILED'], reversed: ['SUCCEEDED', 'REVERSED'] },
  SUCCEEDED: { succeeded: [], reversed: ['REVERSED'] },
  FAILED: { failed: [] },
  REVERSED: { succeeded: [], reversed: [] },
}

const firstQueryAfter = seconds(20)
const pauseMax = minutes(30)

/** When to poll the provider about an open payout: soon, then at longer intervals, at most 30 minutes. */
export const nextQueryOfOpen = (queryCount: number, now: Instant): Instant =>
  addDuration(now, milliseconds(Math.min(firstQueryAfter * 2 ** Math.min(queryCount, 20), pauseMax)))

const reversalEvery = hours(24)
const reversalFor = hours(24 * 5)

/** Banks return money for some days: polled once a day. Undefined: no longer. */
export function nextQueryOfSucceeded(endedAt: Instant, now: Instant): Instant | undefined {
  const next = addDuration(now, reversalEvery)
  return next > addDuration(endedAt, reversalFor) ? undefined : next
}

/** A payout without an end for this long needs attention. */
export const stuckAfter = minutes(30)
