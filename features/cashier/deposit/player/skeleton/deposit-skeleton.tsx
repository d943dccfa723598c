import { Card } from '#platform/ui/card/card.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { messages } from '../messages/en.ts'
import styles from './deposit-skeleton.module.css'

/** A placeholder until the form and the content above it are known. */
export function DepositSkeleton() {
  return (
    <Card>
      <SkeletonGroup className={styles.form} label={messages.loadingMethods}>
        <Skeleton shape="block" className={styles.channels} />
        <Skeleton shape="block" className={styles.amounts} />
        <Skeleton shape="block" className={styles.button} />
      </SkeletonGroup>
    </Card>
  )
}
