import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import styles from './records-skeleton.module.css'

/** The records' place while they are fetched. */
export function RecordsSkeleton() {
  return (
    <SkeletonGroup className={styles.rows} label="Reading your deposits">
      <Skeleton shape="block" className={styles.row} />
      <Skeleton shape="block" className={styles.row} />
      <Skeleton shape="block" className={styles.row} />
    </SkeletonGroup>
  )
}
