import { days, type Duration, hours } from '#core/clock/duration.ts'
import { durationBetween, type Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { TicketState } from './ticket-terms.ts'

const digits = 6

/** A ticket's public number: R-2026-000017, by the year in Manila. */
export const ticketNumber = (id: bigint, at: Instant): string =>
  `R-${dayOf(at).slice(0, 4)}-${String(id).padStart(digits, '0')}`

/** A longer correspondence goes on in a new ticket. */
export const ticketMessagesMax = 200
/** How long a ticket may wait for an answer unless the operator sets something else. */
export const answeredWithin: Duration = hours(24)
/** A player's reply reopens a solved ticket for this long. */
const reopenableFor: Duration = days(30)
const rateableFor: Duration = days(7)
/** A ticket that has waited for its player this long is solved. */
export const silentFor: Duration = days(14)
/** Complaints are kept this long after they are closed, and a ticket may hold one. */
export const keptFor: Duration = days(5 * 365)

type Standing = {
  readonly state: TicketState
  readonly owner: string | null
  readonly playerId: bigint | null
  readonly messages: number
}
export type TicketAct = 'take' | 'takeOver' | 'handOver' | 'answer' | 'note' | 'solve' | 'reopen'
export type TicketRefusal = 'ticketSolved' | 'notSolved' | 'takenByOther' | 'notTaken' | 'noPlayer' | 'ticketFull'

/**
 * The first reason against a member's act. Only the owner answers, hands over and solves; a ticket without an owner is
 * solved by anybody, and a note is written by anybody at any time.
 */
export function refuseTicketAct(
  act: TicketAct,
  { state, owner, playerId, messages }: Standing,
  member: string,
): TicketRefusal | undefined {
  const isFull = messages >= ticketMessagesMax
  if (act === 'reopen') return state === 'solved' ? undefined : 'notSolved'
  if (act === 'note') return isFull ? 'ticketFull' : undefined
  if (state === 'solved') return 'ticketSolved'
  const foreign = refuseOwner(act, owner, member)
  if (foreign !== undefined || act !== 'answer') return foreign
  if (playerId === null) return 'noPlayer'
  return isFull ? 'ticketFull' : undefined
}

function refuseOwner(act: TicketAct, owner: string | null, member: string): 'notTaken' | 'takenByOther' | undefined {
  if (owner === null) return act === 'answer' || act === 'handOver' ? 'notTaken' : undefined
  return owner === member || act === 'takeOver' ? undefined : 'takenByOther'
}

type Solution = { readonly solvedAt: Instant | null; readonly messages: number }

/** The first reason against a player's reply. */
export function refuseReply({ solvedAt, messages }: Solution, now: Instant): 'reportOver' | 'reportFull' | undefined {
  if (solvedAt !== null && durationBetween(solvedAt, now) > reopenableFor) return 'reportOver'
  return messages < ticketMessagesMax ? undefined : 'reportFull'
}

type RatingFacts = {
  readonly solvedAt: Instant | null
  readonly firstAnsweredAt: Instant | null
  readonly rating: number | null
}

/** A player rates a ticket that somebody has answered, once, within a week of its end. */
export const mayRate = ({ solvedAt, firstAnsweredAt, rating }: RatingFacts, now: Instant): boolean =>
  solvedAt !== null && firstAnsweredAt !== null && rating === null && durationBetween(solvedAt, now) <= rateableFor
