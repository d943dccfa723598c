import { formatInstant } from '#core/clock/manila-format.ts'
import { routeOfActivityId } from '#core/enumerations/activity-type.ts'
import { failureText, LobbyPage } from '#features/lobby/player/index.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { activityIcon } from './activity-icon.ts'
import styles from './rule-page.module.css'
import { type Catalogue, useCatalogue } from './use-catalogue.ts'

/** Everything that is on for the player, in the operator's order. */
export function ActivitiesPage() {
  const { answer, failure, refresh, refreshing } = useCatalogue()
  return (
    <LobbyPage title="Activities">
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
    </LobbyPage>
  )
}

function Activities({ catalogue: { activityIds, activityMap } }: { readonly catalogue: Catalogue }) {
  const hasRoute = useHasRoute()
  const entries = activityIds.flatMap((id) => {
    const to = routeOfActivityId(id)
    const entry = activityMap[id]
    return to !== undefined && entry !== undefined && hasRoute(to) ? [{ id, to, ...entry }] : []
  })
  if (entries.length === 0) {
    return (
      <EmptyState icon="gift" title="Nothing is on right now">
        The next event stands here first. The games are open as always.
      </EmptyState>
    )
  }
  return (
    <Card flush>
      {entries.map(({ id, to, title, endAt }) => (
        <ListRow
          key={id}
          icon={activityIcon(id)}
          title={title}
          subtitle={endAt === -1 ? 'Always on' : `Until ${formatInstant(endAt)}`}
          href={to}
        />
      ))}
    </Card>
  )
}
