import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type Centavos, pesos } from '#core/money/centavos.ts'

const depositMin = pesos(100n)
const betMin = pesos(200n)
const within = days(7)
/** Verification is manual: documents submitted within the week may be approved a little later. */
const approvalGrace = days(3)

export type InviteFacts = {
  readonly registeredAt: Instant
  readonly hasMobile: boolean
  readonly isIdentified: boolean
  /** The first deposit, unless it was taken back. */
  readonly firstDeposit: { readonly amount: Centavos; readonly at: Instant } | undefined
  /** Valid bets within the week. */
  readonly validBet: Centavos
  readonly isTied: boolean
}

export type InviteState = 'pending' | 'valid' | 'late' | 'void'

export const inviteEndsAt = (registeredAt: Instant): Instant => addDuration(registeredAt, within)

/** The current state of an invite. A player of the inviter's own cluster is never a valid invite. */
export function judgeInvite(facts: InviteFacts, now: Instant): InviteState {
  if (facts.isTied) return 'void'
  const end = inviteEndsAt(facts.registeredAt)
  const earned = isEarned(facts, end)
  const waitsUntil = earned ? addDuration(end, approvalGrace) : end
  if (now >= waitsUntil) return 'late'
  return earned && facts.hasMobile && facts.isIdentified ? 'valid' : 'pending'
}

/** Deposited and played within the week; verification may be pending. */
const isEarned = ({ firstDeposit, validBet }: InviteFacts, end: Instant): boolean =>
  firstDeposit !== undefined && firstDeposit.amount >= depositMin && firstDeposit.at < end && validBet >= betMin
