import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { messages } from './messages/en.ts'
import styles from './bank-account.module.css'

/** The accounts' place while they are fetched. */
export function BankAccountsSkeleton() {
  return (
    <SkeletonGroup className={styles.rows} label={messages.loadingAccounts}>
      <Skeleton shape="block" className={styles.row} />
      <Skeleton shape="block" className={styles.row} />
    </SkeletonGroup>
  )
}
