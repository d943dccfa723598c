import { PendingDeposits, type useOpenDeposits } from '#features/cashier/deposit/player/index.ts'
import {
  NextWithdrawalStep,
  PendingWithdrawal,
  type WithdrawalTerms,
} from '#features/cashier/withdrawal/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { messages } from './messages/en.ts'

export type PendingCardProps = {
  readonly terms: WithdrawalTerms
  readonly deposits: ReturnType<typeof useOpenDeposits>
}

/** Deposits and withdrawals in progress, and what stands before the next withdrawal. Nothing if there is nothing to do. */
export function PendingCard({ terms: { open, blockers }, deposits }: PendingCardProps) {
  const { orders = [], failure } = deposits
  const hasNext = blockers.some(({ kind }) => kind !== 'openWithdrawal')
  if (!open && !hasNext && !failure && orders.length === 0) return null
  return (
    <Card title={messages.nextSteps} flush>
      <PendingDeposits orders={orders} />
      {failure && <NotLoaded deposits={deposits} />}
      {open && <PendingWithdrawal order={open} />}
      <NextWithdrawalStep blockers={blockers} />
    </Card>
  )
}

const NotLoaded = ({ deposits: { refresh, refreshing } }: Pick<PendingCardProps, 'deposits'>) => (
  <ListRow
    icon="warning"
    title={messages.pendingNotLoaded}
    trailing={
      <Button variant="ghost" size="small" loading={refreshing} onClick={() => void refresh()}>
        {messages.tryAgain}
      </Button>
    }
  />
)
