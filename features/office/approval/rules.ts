import { days } from '#core/clock/duration.ts'
import { hasEnded, type Instant } from '#core/clock/instant.ts'
import { type Centavos, pesos } from '#core/money/centavos.ts'

/** A request expires after this time: what was right then may not be any more. */
export const requestLifetime = days(7)

/** The number of players a request's card lists by name. */
export const requestLinesShown = 20

export type RequestState = 'waiting' | 'approved' | 'refused' | 'withdrawn'

type Request = {
  readonly makerId: bigint
  readonly state: RequestState
  readonly expiresAt: Instant
}

/** The decider, and whether their role may decide this kind of request. */
type Decider = { readonly staffId: bigint; readonly holdsDuty: boolean }

/** What an act gives to one player. */
export type SmallGift = { readonly playerId: bigint; readonly amount: Centavos }

/** More than this is looked at by itself. */
const smallGiftMax = pesos(1_000n)
/** As with withdrawals: from this score on a person looks at the player. */
const riskScoreMax = 40

/** A small gift to one player whom the risk rules do not suspect. A player without a rating is not called low risk. */
export const isLowRisk = (gift: SmallGift | undefined, riskScore: number | undefined): boolean =>
  gift !== undefined && gift.amount <= smallGiftMax && riskScore !== undefined && riskScore < riskScoreMax

/** The first reason why this member may not decide the request. */
export function refuseDecision(request: Request, { staffId, holdsDuty }: Decider, now: Instant) {
  if (!holdsDuty) return 'otherDuty'
  if (request.makerId === staffId) return 'ownRequest'
  return refuseAnyEnd(request, now)
}

/** The first reason against withdrawing a request. */
export function refuseWithdrawal(request: Request, staffId: bigint, now: Instant) {
  if (request.makerId !== staffId) return 'notOwnRequest'
  return refuseAnyEnd(request, now)
}

export const shownState = ({ state, expiresAt }: Request, now: Instant): RequestState | 'expired' =>
  state === 'waiting' && hasEnded(expiresAt, now) ? 'expired' : state

function refuseAnyEnd(request: Request, now: Instant) {
  const state = shownState(request, now)
  if (state === 'expired') return 'requestExpired'
  return state === 'waiting' ? undefined : 'notWaiting'
}

/** A fact in one line; of a change, both sides. */
export const valueText = ({ value, before }: { readonly value: string; readonly before?: string }): string =>
  before === undefined ? value : `${before} → ${value}`
