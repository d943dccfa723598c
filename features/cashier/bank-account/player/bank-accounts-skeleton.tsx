import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import styles from './bank-account.module.css'

/** The accounts' place while they are fetched. */
export function BankAccountsSkeleton() {
  return (
    <SkeletonGroup className={styles.rows} label="Reading your accounts">
      <Skeleton shape="block" className={styles.row} />
      <Skeleton shape="block" className={styles.row} />
    </SkeletonGroup>
  )
}
