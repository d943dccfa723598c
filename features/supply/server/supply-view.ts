import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { isPackForSale, packBonus, packEnd, refuseAid, type Rest, type SupplyOffer } from '../rules.ts'
import { aidItems, type Supply } from './supply-offer.ts'

type Shown = {
  readonly offer: SupplyOffer | undefined
  readonly settings: Supply['settings']
  readonly isBankrupt: boolean
  readonly rest: Rest | undefined
  readonly used: number
  readonly aid: Centavos
  readonly now: Instant
}

/** What is there for who has nothing left, as the player sees it. */
export function supplyView({ offer, settings, isBankrupt, rest, used, aid, now }: Shown) {
  const refusal = refuseAid(offer, { isBankrupt, aid, rest, now })
  const { packPrice: price, packBetRate: betRate, perWeek } = settings
  const isBought = offer !== undefined && offer.reference !== null
  const saleEnd = offer && isPackForSale(offer, settings, now) ? packEnd(offer, settings) : null
  return {
    isBankrupt,
    restsBecause: offer === undefined ? (rest ?? null) : null,
    aid: {
      items: [...aidItems(settings, aid)],
      status: offer?.isAidClaimed
        ? ('done' as const)
        : refusal === undefined
          ? ('claimable' as const)
          : ('locked' as const),
    },
    pack: {
      price,
      items: [{ id: coinItem, count: Number(packBonus(settings)), betRate }],
      status: isBought ? ('done' as const) : saleEnd ? ('claimable' as const) : ('locked' as const),
      expireTime: saleEnd,
    },
    usedInWeek: used,
    perWeek,
    now,
  }
}
