import { useState } from 'react'
import styles from '#apps/player/gallery/gallery.module.css'
import { Section } from '#apps/player/gallery/section.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { OfflineBanner } from '#platform/ui/offline-banner/offline-banner.tsx'
import { RouteProgress } from '#platform/ui/route-progress/route-progress.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'

export function FeedbackSection() {
  const [active, setActive] = useState(false)
  return (
    <Section title="Waiting, nothing, faults">
      <RouteProgress active={active} />
      <OfflineBanner online={false} />
      <div className={styles.columns}>
        <Card>
          <EmptyState icon="heart" title="No favourites yet" action={<Button variant="secondary">Look around</Button>}>
            Tap the heart on a game and it waits for you here.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState icon="offline" code={504} onRetry={() => {}}>
            The network did not answer in time. Your money is safe.
          </ErrorState>
        </Card>
        <Card>
          <SkeletonGroup label="Loading games">
            <div className={styles.skeletons}>
              <Skeleton shape="circle" />
              <div>
                <Skeleton />
                <Skeleton />
              </div>
              <div className={styles.wide}>
                <Skeleton shape="block" className={styles.tile} />
              </div>
            </div>
          </SkeletonGroup>
        </Card>
        <Button variant="secondary" onClick={() => setActive(!active)}>
          {active ? 'End the page change' : 'Start a page change'}
        </Button>
      </div>
    </Section>
  )
}
