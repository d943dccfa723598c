import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type Centavos, pesos } from '#core/money/centavos.ts'

/** What a friend has to deposit and to bet, and within how many days of registration. */
export const depositMin = pesos(100n)
export const betMin = pesos(200n)
export const daysToQualify = 7
const within = days(daysToQualify)
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
const isEarned = (facts: InviteFacts, end: Instant): boolean => hasDeposited(facts, end) && facts.validBet >= betMin

const hasDeposited = ({ firstDeposit }: Pick<InviteFacts, 'firstDeposit'>, end: Instant): boolean =>
  firstDeposit !== undefined && firstDeposit.amount >= depositMin && firstDeposit.at < end

export type InviteStep = 'deposit' | 'bet' | 'verification'

/** What a friend has to do next; null: nothing more. */
export function missingStep(facts: InviteFacts): InviteStep | null {
  if (!hasDeposited(facts, inviteEndsAt(facts.registeredAt))) return 'deposit'
  if (facts.validBet < betMin) return 'bet'
  return facts.hasMobile && facts.isIdentified ? null : 'verification'
}
