import { MoneyLinks } from '#features/players/account/player/index.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { MenuPage } from '#platform/ui/menu-page/menu-page.tsx'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { type PromoScene, PromoThumb } from './promo-picture.tsx'
import type { PromotionEntry } from './promotion-entry.ts'
import { usePromotionOf, usePromotionOffers } from './promotions-context.ts'
import styles from './rule-page.module.css'
import { type Catalogue, useCatalogue } from './use-catalogue.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** All activities of the player, in the operator's order. */
export function ActivitiesPage() {
  const { answer, failure, refresh, refreshing } = useCatalogue()
  return (
    <MenuPage title={messages.promos} action={<MoneyLinks />}>
      {answer ? (
        <Activities catalogue={answer} />
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <SkeletonGroup className={styles.skeleton} label={messages.loadingPromos}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </MenuPage>
  )
}

function Activities({ catalogue }: { readonly catalogue: Catalogue }) {
  const { activityIds, activityMap, redDots } = catalogue
  const hasRoute = useHasRoute()
  const promotionOf = usePromotionOf()
  const offers = usePromotionOffers()
  const entries = activityIds.flatMap((id) => {
    const promotion = promotionOf(id)
    const entry = activityMap[id]
    if (promotion === undefined || entry === undefined || !hasRoute(promotion.pages[0].path)) return []
    const offer = offers.find((each) => each.id === id)
    return [{ id, promotion, lead: offer?.lead, scene: offer?.scene, title: entry.title, endAt: entry.endAt }]
  })
  if (entries.length === 0) {
    return (
      <EmptyState icon="gift" title={messages.promosEmpty}>
        {messages.promosEmptyHint}
      </EmptyState>
    )
  }
  const others = entries.filter(({ promotion }) => !promotion.reward)
  return (
    <>
      {entries.map(
        ({ id, promotion, ...entry }) =>
          promotion.reward && (
            <Card key={id} title={messages.rewards} flush>
              <Entry {...entry} promotion={promotion} badge={promotion.reward.badge(redDots)} />
            </Card>
          ),
      )}
      {others.length > 0 && (
        <Card flush>
          {others.map(({ id, ...entry }) => (
            <Entry key={id} {...entry} />
          ))}
        </Card>
      )}
    </>
  )
}

type EntryProps = Pick<NonNullable<Catalogue['activityMap'][string]>, 'title' | 'endAt'> & {
  readonly promotion: PromotionEntry
  readonly lead: string | undefined
  readonly scene: PromoScene | undefined
  readonly badge?: string | undefined
}

const Entry = ({ promotion: { activity, pages }, lead, scene, title, endAt, badge }: EntryProps) => (
  <ListRow
    {...(scene ? { leading: <PromoThumb scene={scene} /> } : { icon: activity?.icon })}
    title={title}
    subtitle={endAt === -1 ? lead : formatMessage(messages.untilTime, { time: formatInstant(endAt) })}
    trailing={badge && <Badge tone="gold">{badge}</Badge>}
    href={pages[0].path}
  />
)
