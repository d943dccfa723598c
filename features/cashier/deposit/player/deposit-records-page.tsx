import { useState } from 'react'
import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { listDeposits } from '../contract.ts'
import { isOpenOrder } from '../rules.ts'
import { DepositDetails } from './deposit-details.tsx'
import { DepositRow } from './deposit-row.tsx'
import { PaymentSheet } from './payment-sheet.tsx'
import { type DepositOrder, plainOrder } from './plain-order.ts'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { messages } from './messages/en.ts'
import styles from './deposit-records-page.module.css'

const pageSize = 20

/** Deposits of the last ninety days, newest first. */
export function DepositRecordsPage() {
  const [page, setPage] = useState(1)
  const [order, setOrder] = useState<DepositOrder>()
  const [open, setOpen] = useState(false)
  const { answer, failure, refresh, refreshing } = useCallQuery(listDeposits, { page, size: pageSize })
  const show = (shown: DepositOrder) => {
    setOrder(shown)
    setOpen(true)
  }
  return (
    <InnerPage title={messages.depositRecords}>
      {answer ? (
        <Records answer={answer} onChoose={show} onPage={setPage} />
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <RecordsSkeleton />
      )}
      {order && <OrderSheet key={order.orderId} order={order} open={open} onClose={() => setOpen(false)} />}
    </InnerPage>
  )
}

type OrderSheetProps = { readonly order: DepositOrder; readonly open: boolean; readonly onClose: () => void }

/** An unpaid deposit leads back to its payment, any other one tells what became of it. */
function OrderSheet({ order, open, onClose }: OrderSheetProps) {
  if (isOpenOrder(order.status)) return <PaymentSheet isElsewhere {...{ order, open, onClose }} />
  return (
    <Sheet open={open} onClose={onClose} title={messages.depositDetails}>
      <DepositDetails order={order} />
    </Sheet>
  )
}

interface RecordsProps {
  answer: ResponseOf<typeof listDeposits>
  onChoose: (order: DepositOrder) => void
  onPage: (page: number) => void
}

function Records({ answer: { list, page, total }, onChoose, onPage }: RecordsProps) {
  if (total === 0) return <NoDeposits />
  return (
    <>
      <Card flush>
        {list.map(plainOrder).map((each) => (
          <DepositRow key={each.orderId} order={each} onChoose={onChoose} />
        ))}
      </Card>
      {total > page * pageSize && (
        <Button variant="secondary" block onClick={() => onPage(page + 1)}>
          {messages.olderDeposits}
        </Button>
      )}
      {page > 1 && (
        <Button variant="ghost" block onClick={() => onPage(page - 1)}>
          {messages.newerDeposits}
        </Button>
      )}
    </>
  )
}

function NoDeposits() {
  return (
    <EmptyState
      icon="history"
      title={messages.noDepositsYet}
      action={<ButtonLink href="/lobby/wallets/deposit">{messages.deposit}</ButtonLink>}
    >
      {messages.noDepositsHint}
    </EmptyState>
  )
}

/** The records' place while they are fetched. */
function RecordsSkeleton() {
  return (
    <SkeletonGroup className={styles.rows} label={messages.loadingDeposits}>
      <Skeleton shape="block" className={styles.row} />
      <Skeleton shape="block" className={styles.row} />
      <Skeleton shape="block" className={styles.row} />
    </SkeletonGroup>
  )
}
