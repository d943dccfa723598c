import { days } from '#core/clock/duration.ts'
import { addDuration, type Expiry, hasEnded, type Instant } from '#core/clock/instant.ts'
import { rewardKindOf } from '#core/reward/reward-item.ts'
import type { HeldItem } from './held-item.ts'

const couponLasts = days(7)
const ticketLasts = days(30)
const cardLasts = days(10)

/** The default lifetime of an item. Pieces last as long as their promotion, which ends them itself. */
export function expiryOf(propId: number, givenAt: Instant): Expiry {
  switch (rewardKindOf(propId)) {
    case 'generalCoupon':
    case 'fixedCoupon':
    case 'giveCoupon':
      return addDuration(givenAt, couponLasts)
    case 'ticket':
      return addDuration(givenAt, ticketLasts)
    case 'signInCard':
      return addDuration(givenAt, cardLasts)
    default:
      return 'never'
  }
}

export const isUsable = ({ state, expiresAt }: Pick<HeldItem, 'state' | 'expiresAt'>, now: Instant): boolean =>
  state === 'held' && !hasEnded(expiresAt, now)

/** A day before. */
export const remindBefore = days(1)
