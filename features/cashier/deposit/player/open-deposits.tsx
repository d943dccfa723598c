import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { listOpenDeposits } from '../contract.ts'
import { DepositRow } from './deposit-row.tsx'
import { type DepositOrder, plainOrder } from './plain-order.ts'
import { messages } from './messages/en.ts'

const shownMax = 5
const recordsPath = '/lobby/wallets/records'

/** Unpaid deposits, and the link to all of them. */
export function OpenDeposits({ onChoose }: { onChoose: (order: DepositOrder) => void }) {
  const { answer } = useCallQuery(listOpenDeposits, { size: shownMax })
  const hasRoute = useHasRoute()
  const orders = answer?.list.map(plainOrder) ?? []
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
