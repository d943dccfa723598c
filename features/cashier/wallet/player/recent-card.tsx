import { RecentMovements, type useRecentMovements } from '#features/cashier/money-record/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { messages } from './messages/en.ts'

type RecentCardProps = { readonly recent: ReturnType<typeof useRecentMovements> }

/** The latest transactions, and the link to all of them. */
export function RecentCard({ recent }: RecentCardProps) {
  const movements = recent.answer?.list ?? []
  return (
    <Card
      title={messages.transactions}
      flush
      action={
        movements.length > 0 && (
          <ButtonLink href="/record/transaction" variant="ghost" size="small">
            {messages.viewAll}
          </ButtonLink>
        )
      }
    >
      {movements.length > 0 ? <RecentMovements movements={movements} /> : <Without recent={recent} />}
    </Card>
  )
}

function Without({ recent: { answer, failure, refresh, refreshing } }: RecentCardProps) {
  if (answer)
    return (
      <EmptyState icon="history" title={messages.noTransactionsYet}>
        {messages.noTransactionsHint}
      </EmptyState>
    )
  return (
    failure && (
      <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
        {failureText(failure)}
      </ErrorState>
    )
  )
}
