import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { messages } from './messages/en.ts'
import styles from './grid-skeleton.module.css'

const indexes = Array.from({ length: 10 }, (_each, index) => index)

/** Where games will stand. */
export function GridSkeleton() {
  return (
    <SkeletonGroup label={messages.loadingGames} className={styles.grid}>
      {indexes.map((index) => (
        <Skeleton key={index} shape="block" className={styles.tile} />
      ))}
    </SkeletonGroup>
  )
}
