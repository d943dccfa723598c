import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { messages } from './messages/en.ts'
import styles from './grid-skeleton.module.css'

const places = Array.from({ length: 10 }, (_each, place) => place)

/** Where games will stand. */
export function GridSkeleton() {
  return (
    <SkeletonGroup label={messages.loadingGames} className={styles.grid}>
      {places.map((place) => (
        <Skeleton key={place} shape="block" className={styles.tile} />
      ))}
    </SkeletonGroup>
  )
}
