import { days } from '#core/clock/duration.ts'
import { hasEnded, type Instant } from '#core/clock/instant.ts'

/** Who asked is asked again when nobody has answered for so long: what was right then may not be any more. */
export const requestLifetime = days(7)

/** So many players of one request stand on its card by name. */
export const requestLinesShown = 20

export type RequestState = 'waiting' | 'approved' | 'refused' | 'withdrawn'

type Request = {
  readonly makerId: bigint
  readonly state: RequestState
  readonly expiresAt: Instant
}

/** Who decides, and whether their role is the one for this kind of request. */
type Decider = { readonly staffId: bigint; readonly holdsDuty: boolean }

/** The first reason against a decision on somebody else's request. */
export function refuseDecision(request: Request, { staffId, holdsDuty }: Decider, now: Instant) {
  if (!holdsDuty) return 'otherDuty'
  if (request.makerId === staffId) return 'ownRequest'
  return refuseAnyEnd(request, now)
}

/** The first reason against taking a request back. */
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
