import { formatInstant } from '#core/clock/manila-format.ts'
import { activityType, routeOfActivityId } from '#core/enumerations/activity-type.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { MenuPage } from '#platform/ui/menu-page/menu-page.tsx'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { activityIcon } from './activity-icon.ts'
import { activityLead } from './activity-lead.ts'
import styles from './rule-page.module.css'
import { type Catalogue, useCatalogue } from './use-catalogue.ts'

/** All activities of the player, in the operator's order. */
export function ActivitiesPage() {
  const { answer, failure, refresh, refreshing } = useCatalogue()
  return (
    <MenuPage title="Activities">
      {answer ? (
        <Activities catalogue={answer} />
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <SkeletonGroup className={styles.skeleton} label="Looking what is on">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </MenuPage>
  )
}

/** The specification lists the sign-up bonus as a reward, apart from the activities. */
const isReward = ({ id }: { readonly id: number }): boolean => id === activityType.signUpBonus

function Activities({ catalogue }: { readonly catalogue: Catalogue }) {
  const { activityIds, activityMap, redDots } = catalogue
  const hasRoute = useHasRoute()
  const entries = activityIds.flatMap((id) => {
    const to = routeOfActivityId(id)
    const entry = activityMap[id]
    return to !== undefined && entry !== undefined && hasRoute(to)
      ? [{ id, to, title: entry.title, endAt: entry.endAt }]
      : []
  })
  if (entries.length === 0) {
    return (
      <EmptyState icon="gift" title="Nothing is on right now">
        The next event stands here first. The games are open as always.
      </EmptyState>
    )
  }
  const others = entries.filter((entry) => !isReward(entry))
  return (
    <>
      {entries.filter(isReward).map((entry) => (
        <Card key={entry.id} title="Rewards" flush>
          <Entry {...entry} badge={redDots.hasSignUpBonus ? 'A day waits' : undefined} />
        </Card>
      ))}
      {others.length > 0 && (
        <Card flush>
          {others.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </Card>
      )}
    </>
  )
}

type EntryProps = Pick<NonNullable<Catalogue['activityMap'][string]>, 'title' | 'endAt'> & {
  readonly id: number
  readonly to: string
  readonly badge?: string | undefined
}

const Entry = ({ id, to, title, endAt, badge }: EntryProps) => (
  <ListRow
    icon={activityIcon(id)}
    title={title}
    subtitle={endAt === -1 ? activityLead(id) : `Until ${formatInstant(endAt)}`}
    trailing={badge && <Badge tone="gold">{badge}</Badge>}
    href={to}
  />
)
