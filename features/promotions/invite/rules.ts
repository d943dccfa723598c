import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type Centavos, pesos } from '#core/money/centavos.ts'

const depositMin = pesos(100n)
const betMin = pesos(200n)
const within = days(7)
/** Identities are looked at by people: what was handed in within the week may be approved a little later. */
const approvalGrace = days(3)

export type InviteFacts = {
  readonly registeredAt: Instant
  readonly hasMobile: boolean
  readonly isIdentified: boolean
  /** Of the first deposit, where there is one that stayed. */
  readonly firstDeposit: { readonly amount: Centavos; readonly at: Instant } | undefined
  /** Played within the week. */
  readonly validBet: Centavos
  readonly hangsTogether: boolean
}

export type InviteState = 'pending' | 'valid' | 'late' | 'void'

export const inviteEndsAt = (registeredAt: Instant): Instant => addDuration(registeredAt, within)

/** What an invite is now. Who is of one cluster with the inviter is never anybody's invite. */
export function judgeInvite(facts: InviteFacts, now: Instant): InviteState {
  if (facts.hangsTogether) return 'void'
  const end = inviteEndsAt(facts.registeredAt)
  const earned = isEarned(facts, end)
  const waitsUntil = earned ? addDuration(end, approvalGrace) : end
  if (now >= waitsUntil) return 'late'
  return earned && facts.hasMobile && facts.isIdentified ? 'valid' : 'pending'
}

/** Deposited and played within the week; the verification may still be under way. */
const isEarned = ({ firstDeposit, validBet }: InviteFacts, end: Instant): boolean =>
  firstDeposit !== undefined && firstDeposit.amount >= depositMin && firstDeposit.at < end && validBet >= betMin
