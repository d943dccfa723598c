import { InnerPage } from '#features/players/account/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useSettled } from '#platform/browser/client/use-settled.ts'
import { listBalanceRoots } from '../contract.ts'
import { CheckCard } from './check-card.tsx'
import { HowItWorksCard } from './how-it-works-card.tsx'
import { NewestRootCard } from './newest-root-card.tsx'
import { OwnProofCard } from './own-proof-card.tsx'
import styles from './proof-page.module.css'
import { RootListCard } from './root-list-card.tsx'
import { messages } from './messages/en.ts'

/** The published liability, and the check that one's own balance is part of it. Open to everybody. */
export function ProofPage() {
  const { answer, failure, pending, refreshing, refresh } = useCallQuery(listBalanceRoots, {})
  const isSettled = useSettled(pending)
  const roots = answer?.roots ?? []
  return (
    <InnerPage title={messages.proofOfBalance} twoColumns>
      <div className={styles.column}>
        <NewestRootCard
          root={roots[0]}
          state={answer ? 'read' : failure ? 'failed' : 'reading'}
          onRetry={() => void refresh()}
          retrying={refreshing}
        />
        {isSettled && (
          <>
            <OwnProofCard roots={roots} />
            <CheckCard roots={roots} />
          </>
        )}
      </div>
      {isSettled && (
        <div className={styles.column}>
          <HowItWorksCard />
          <RootListCard roots={roots} />
        </div>
      )}
    </InnerPage>
  )
}
