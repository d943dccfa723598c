import type { PromoScene } from '#art/promo-image.ts'
import { useCallQueries } from '#platform/browser/client/use-call-queries.ts'
import type { PromotionEntry } from '../promotion-entry.ts'
import type { PromotionOffer } from '../promotion-offer.ts'
import type { Catalogue } from '../use-catalogue.ts'
import { useListedPromotions } from './use-listed-promotions.ts'
import type { Week } from './week.ts'
import type { ClaimSource, GiftProgress, Standing } from './claim-source.ts'

/** A promotion that is on for the player, and what it has for them. */
export type StandingPromotion = {
  readonly id: number
  readonly title: string
  readonly lead: string | undefined
  readonly icon: NonNullable<PromotionEntry['activity']>['icon']
  readonly scene: PromoScene | undefined
  readonly href: string
  readonly ready: readonly ClaimableGift[]
  readonly progress: GiftProgress | undefined
  readonly week?: Week | undefined
  readonly source: ClaimSource | undefined
}

/** A gift of any promotion that can be claimed now. */
export type ClaimableGift = Standing<object>['ready'][number] & {
  readonly title: string
  readonly source: ClaimSource
}

/** Every promotion that is on, in the operator's order, as the promotions' own calls answer. */
export function useStandings(catalogue: Catalogue | undefined) {
  const shown = useShownPromotions(catalogue)
  const sources = shown.flatMap(({ offer }) => offer?.claims ?? [])
  const answers = useCallQueries(sources.map(({ read }) => read))
  const promotions = shown.map(({ offer, ...promotion }): StandingPromotion => {
    const source = offer?.claims
    const answer = source && answers[sources.indexOf(source)]?.answer
    if (source === undefined || answer === undefined) return { ...promotion, source, ready: [], progress: undefined }
    const { ready, progress, week } = source.standing(answer)
    const titled = ready.map((gift) => ({ ...gift, title: promotion.title, source }))
    return { ...promotion, source, progress, week, ready: titled }
  })
  return {
    promotions,
    reads: sources.map(({ read }) => read),
    pending: catalogue === undefined || answers.some(({ pending }) => pending),
  }
}

type ShownPromotion = Omit<StandingPromotion, 'ready' | 'progress' | 'week' | 'source'> & {
  readonly offer: PromotionOffer | undefined
}

function useShownPromotions(catalogue: Catalogue | undefined): readonly ShownPromotion[] {
  return useListedPromotions(catalogue).flatMap(({ id, title, promotion: { activity, pages }, offer }) =>
    activity
      ? [{ id, title, href: pages[0].path, icon: activity.icon, scene: offer?.scene, lead: offer?.lead, offer }]
      : [],
  )
}
