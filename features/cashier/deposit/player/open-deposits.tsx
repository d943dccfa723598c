import { useState } from 'react'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { listOpenDeposits } from '../contract.ts'
import { DepositRow } from './deposit-row.tsx'
import { PaymentSheet } from './payment-sheet.tsx'
import { type DepositOrder, plainOrder } from './plain-order.ts'
import { messages } from './messages/en.ts'

const request = { size: 5 }
const lookEveryMs = 5_000
const recordsPath = '/lobby/wallets/records'

/** The newest unpaid deposits. With `follows` they are read again while there are any, until each has ended. */
export function useOpenDeposits({ follows = false }: { readonly follows?: boolean } = {}) {
  const { answer, failure, pending, refreshing, refresh } = useCallQuery(listOpenDeposits, request)
  const orders = answer?.list.map(plainOrder)
  const isFollowed = follows && orders !== undefined && orders.length > 0
  useCallQuery(listOpenDeposits, request, { enabled: isFollowed, refreshEveryMs: lookEveryMs })
  return { orders, failure, pending, refreshing, refresh }
}

/** Unpaid deposits, and the link to all of them. */
export function OpenDeposits({ onChoose }: { onChoose: (order: DepositOrder) => void }) {
  const { orders = [] } = useOpenDeposits()
  const hasRoute = useHasRoute()
  if (orders.length === 0) {
    return hasRoute(recordsPath) ? (
      <Card flush>
        <ListRow
          icon="history"
          title={messages.depositRecords}
          subtitle={messages.depositRecordsHint}
          href={recordsPath}
        />
      </Card>
    ) : null
  }
  return (
    <Card
      title={messages.unpaidDeposits}
      flush
      action={
        hasRoute(recordsPath) && (
          <ButtonLink href={recordsPath} variant="ghost" size="small">
            {messages.viewAll}
          </ButtonLink>
        )
      }
    >
      {orders.map((order) => (
        <DepositRow key={order.orderId} order={order} onChoose={onChoose} />
      ))}
    </Card>
  )
}

/** The same as rows among others. Each opens its payment. */
export function PendingDeposits({ orders }: { readonly orders: readonly DepositOrder[] }) {
  const [order, setOrder] = useState<DepositOrder>()
  const [open, setOpen] = useState(false)
  const show = (chosen: DepositOrder) => {
    setOrder(chosen)
    setOpen(true)
  }
  return (
    <>
      {orders.map((each) => (
        <DepositRow key={each.orderId} order={each} isNamed onChoose={show} />
      ))}
      {order && (
        <PaymentSheet isElsewhere key={order.orderId} order={order} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
