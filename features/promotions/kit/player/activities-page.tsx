import { MoneyLinks } from '#features/players/account/player/index.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { MenuPage } from '#platform/ui/menu-page/menu-page.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { PromoThumb } from './promo-picture.tsx'
import styles from './rule-page.module.css'
import { type Catalogue, useCatalogue } from './use-catalogue.ts'
import { type ListedPromotion, useListedPromotions } from './hub/use-listed-promotions.ts'
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
  const entries = useListedPromotions(catalogue)
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
        (entry) =>
          entry.promotion.reward && (
            <Card key={entry.id} title={messages.rewards} flush>
              <Entry entry={entry} badge={entry.promotion.reward.badge(catalogue.redDots)} />
            </Card>
          ),
      )}
      {others.length > 0 && (
        <Card flush>
          {others.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Card>
      )}
    </>
  )
}

type EntryProps = { readonly entry: ListedPromotion; readonly badge?: string | undefined }

const Entry = ({ entry: { promotion, offer, title, endAt }, badge }: EntryProps) => (
  <ListRow
    {...(offer ? { leading: <PromoThumb scene={offer.scene} /> } : { icon: promotion.activity?.icon })}
    title={title}
    subtitle={endAt === -1 ? offer?.lead : formatMessage(messages.untilTime, { time: formatInstant(endAt) })}
    trailing={badge && <Badge tone="gold">{badge}</Badge>}
    href={promotion.pages[0].path}
  />
)
