import type { Instant } from '#core/clock/instant.ts'
import type { ClaimStatus } from '#core/enumerations/claim-status.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { isPackForSale, packBonus, packEnd, refuseAid, type UnavailableReason, type LossReliefOffer } from '../rules.ts'
import { aidItems, type LossRelief } from './loss-relief-offer.ts'

type ReliefState = {
  readonly offer: LossReliefOffer | undefined
  readonly settings: LossRelief['settings']
  readonly isBankrupt: boolean
  readonly unavailable: UnavailableReason | undefined
  readonly used: number
  readonly aid: Centavos
  /** Whether the budget covers a cost. */
  readonly covers: (cost: Centavos) => boolean
  readonly now: Instant
}

/** The player's view of the offers. */
export const lossReliefView = (shown: ReliefState) => ({
  isBankrupt: shown.isBankrupt,
  restsBecause: shown.offer === undefined ? (shown.unavailable ?? null) : null,
  aid: { items: [...aidItems(shown.settings, shown.aid)], status: aidStatus(shown) },
  pack: packView(shown),
  usedInWeek: shown.used,
  perWeek: shown.settings.perWeek,
  now: shown.now,
})

function aidStatus({ offer, ...standing }: ReliefState): ClaimStatus {
  if (offer?.isAidClaimed) return 'done'
  return refuseAid(offer, standing) === undefined ? 'claimable' : 'locked'
}

function packView({ offer, settings, covers, now }: Pick<ReliefState, 'offer' | 'settings' | 'covers' | 'now'>) {
  const saleEnd = offer && isPackForSale(offer, settings, now) ? packEnd(offer, settings) : null
  const isBought = offer !== undefined && offer.reference !== null
  const status: ClaimStatus = isBought ? 'done' : saleEnd === null ? 'locked' : 'claimable'
  return {
    price: settings.packPrice,
    items: [{ id: coinItem, count: Number(packBonus(settings)), betRate: settings.packBetRate }],
    status,
    expireTime: saleEnd,
    isSoldOut: status === 'claimable' && !covers(packBonus(settings)),
  }
}
