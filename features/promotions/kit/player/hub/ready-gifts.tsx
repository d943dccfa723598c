import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { PlayBeforeWithdrawal } from './play-before-withdrawal.tsx'
import { ClaimResults } from './claim-results.tsx'
import { GiftList } from './gift-list.tsx'
import { GiftSum } from './gift-sum.tsx'
import { useClaimAll } from './use-claim-all.ts'
import type { StandingPromotion } from './use-standings.ts'
import { messages } from '../messages/en.ts'
import styles from './rewards-hub.module.css'

/** The gifts that can be claimed now, with the sum of their coins, claimed by one tap. */
export function ReadyGifts({ promotions }: { readonly promotions: readonly StandingPromotion[] }) {
  const { claimAll, pending, results, forgetResults, presenceDialog } = useClaimAll(promotions)
  const gifts = promotions.flatMap(({ ready }) => ready)
  return (
    <Card title={messages.readyToClaim}>
      {gifts.length === 0 ? (
        <EmptyState icon="gift" title={messages.nothingReady}>
          {messages.nothingReadyHint}
        </EmptyState>
      ) : (
        <div className={styles.ready}>
          <GiftSum gifts={gifts} />
          <Button block loading={pending} onClick={() => void claimAll(gifts)}>
            {messages.claimAll}
          </Button>
          <PlayBeforeWithdrawal items={gifts.flatMap(({ items }) => items)} />
          <GiftList gifts={gifts} />
        </div>
      )}
      <ClaimResults results={results} ready={pending} onClose={forgetResults} />
      {presenceDialog}
    </Card>
  )
}
