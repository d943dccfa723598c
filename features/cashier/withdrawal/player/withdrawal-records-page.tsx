import { useState } from 'react'
import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { listWithdrawals } from '../contract.ts'
import styles from './withdraw-page.module.css'
import { WithdrawalDetails } from './withdrawal-details.tsx'
import { type ShownWithdrawal, stateWords } from './withdrawal-words.ts'
import { messages } from './messages/en.ts'

const pageSize = 20

/** Withdrawals of the last ninety days, newest first. */
export function WithdrawalRecordsPage() {
  const [page, setPage] = useState(1)
  const [order, setOrder] = useState<ShownWithdrawal>()
  const [open, setOpen] = useState(false)
  const { answer, failure, refresh, refreshing } = useCallQuery(listWithdrawals, { page, size: pageSize })
  const show = (shown: ShownWithdrawal) => {
    setOrder(shown)
    setOpen(true)
  }
  return (
    <InnerPage title={messages.withdrawalRecords}>
      {answer ? (
        <Records answer={answer} onChoose={show} onPage={setPage} />
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <Skeleton shape="block" className={styles.wait} />
      )}
      <Sheet open={open} onClose={() => setOpen(false)} title={messages.withdrawal}>
        {order && <WithdrawalDetails key={order.orderId} order={order} />}
      </Sheet>
    </InnerPage>
  )
}

interface RecordsProps {
  answer: ResponseOf<typeof listWithdrawals>
  onChoose: (order: ShownWithdrawal) => void
  onPage: (page: number) => void
}

function Records({ answer: { list, page, total }, onChoose, onPage }: RecordsProps) {
  if (total === 0) {
    return (
      <EmptyState
        icon="history"
        title={messages.noWithdrawalsYet}
        action={<ButtonLink href="/lobby/wallets/withdraw">{messages.withdraw}</ButtonLink>}
      >
        {messages.noWithdrawalsHint}
      </EmptyState>
    )
  }
  return (
    <>
      <Card flush>
        {list.map((each) => (
          <ListRow
            key={each.orderId}
            title={<Money amount={each.amount} />}
            subtitle={`${each.bankName} ••${each.numberEnd} · ${formatInstant(each.createTime)}`}
            trailing={<Badge tone={stateWords[each.status].tone}>{stateWords[each.status].badge}</Badge>}
            onClick={() => onChoose(each)}
          />
        ))}
      </Card>
      {total > page * pageSize && (
        <Button variant="secondary" block onClick={() => onPage(page + 1)}>
          {messages.olderWithdrawals}
        </Button>
      )}
      {page > 1 && (
        <Button variant="ghost" block onClick={() => onPage(page - 1)}>
          {messages.newerWithdrawals}
        </Button>
      )}
    </>
  )
}
