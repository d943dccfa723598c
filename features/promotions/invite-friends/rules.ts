import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { InviteStatus } from '#core/enumerations/invite-status.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'

export type InviteBonus = {
  readonly inviteCount: number
  readonly award: readonly RewardItem[]
  readonly windowDays: number
  /** An invite that counts here also counts for other promotions. */
  readonly shares: boolean
}

export type BonusFacts = {
  readonly registeredAt: Instant
  readonly counted: number
  /** The ids of claimed items. */
  readonly taken: readonly number[]
  readonly now: Instant
}

export const windowEnd = ({ windowDays }: InviteBonus, registeredAt: Instant): Instant =>
  addDuration(registeredAt, days(windowDays))

export function statusOf(bonus: InviteBonus, { counted, taken }: Pick<BonusFacts, 'counted' | 'taken'>): InviteStatus {
  if (bonus.award.every(({ id }) => taken.includes(id))) return 'done'
  return counted >= bonus.inviteCount ? 'claimable' : 'inviting'
}

/** Whether valid invites still count here. */
export const isCounting = (bonus: InviteBonus, facts: BonusFacts): boolean =>
  facts.counted < bonus.inviteCount && facts.now < windowEnd(bonus, facts.registeredAt)

/** Over for a player who missed the deadline; a reached bonus stays claimable. */
export const isOver = (bonus: InviteBonus, facts: BonusFacts): boolean => {
  const status = statusOf(bonus, facts)
  return status === 'done' || (status === 'inviting' && facts.now >= windowEnd(bonus, facts.registeredAt))
}

export type BonusRefusal = 'notOpen' | 'alreadyClaimed' | 'conditionNotReached'

export function refuseAward(bonus: InviteBonus, propId: number, facts: BonusFacts): BonusRefusal | undefined {
  if (!bonus.award.some(({ id }) => id === propId)) return 'notOpen'
  if (facts.taken.includes(propId)) return 'alreadyClaimed'
  if (isOver(bonus, facts)) return 'notOpen'
  return statusOf(bonus, facts) === 'claimable' ? undefined : 'conditionNotReached'
}
