import { type ReactNode, useState } from 'react'
import { useChannels } from '#features/cashier/channel/player/index.ts'
import { listItems } from '#features/players/inventory/player/index.ts'
import { MenuPage } from '#platform/ui/menu-page/menu-page.tsx'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useSettled } from '#platform/browser/client/use-settled.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { DepositForm } from './deposit-form.tsx'
import styles from './deposit-page.module.css'
import { DepositSkeleton } from './deposit-skeleton.tsx'
import { OpenDeposits } from './open-deposits.tsx'
import { PaymentSheet } from './payment-sheet.tsx'
import { useDepositPack } from './use-deposit-pack.ts'
import type { DepositOrder } from './plain-order.ts'
import { messages } from './messages/en.ts'

export interface DepositPageProps {
  /** Another feature's content. */
  above?: ReactNode
  /** Whether it is still loading. */
  waiting?: boolean
}

/**
 * The deposit page: method, amount, and then the payment on a sheet. The form appears when nothing above its button can
 * move it any more.
 */
export function DepositPage({ above, waiting = false }: DepositPageProps) {
  const pack = useDepositPack()
  const { channels, pending } = useChannels()
  const coupons = useCallQuery(listItems, {})
  const isSettled = useSettled(waiting || pending || coupons.pending)
  const [order, setOrder] = useState<DepositOrder>()
  const [open, setOpen] = useState(false)
  const show = (shown: DepositOrder) => {
    setOrder(shown)
    setOpen(true)
  }
  return (
    <MenuPage title={messages.deposit}>
      <div className={styles.columns}>
        {isSettled ? (
          <>
            {above && <div className={styles.above}>{above}</div>}
            {channels.length === 0 ? (
              <NoWayToPay />
            ) : (
              <DepositForm key={pack && `${pack.actType}:${pack.amount}`} channels={channels} onBegun={show} />
            )}
          </>
        ) : (
          <DepositSkeleton />
        )}
        {isSettled && <OpenDeposits onChoose={show} />}
      </div>
      {order && <PaymentSheet key={order.orderId} order={order} open={open} onClose={() => setOpen(false)} />}
    </MenuPage>
  )
}

const NoWayToPay = () => (
  <Card>
    <EmptyState icon="wallet" title={messages.noPaymentMethods}>
      {messages.tryAgainLater}
    </EmptyState>
  </Card>
)
