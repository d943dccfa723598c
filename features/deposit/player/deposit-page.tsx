import { type ReactNode, useState } from 'react'
import { LobbyPage } from '#features/lobby/player/index.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { DepositForm } from './deposit-form.tsx'
import styles from './deposit-page.module.css'
import { OpenDeposits } from './open-deposits.tsx'
import { PaymentSheet } from './payment-sheet.tsx'
import { useChannels } from './use-channels.ts'
import { useDepositPack } from './use-deposit-pack.ts'
import type { DepositOrder } from './use-deposit.ts'

/** Adding funds: how, how much, and then the payment itself on a sheet over the page. Above it what another feature has to say. */
export function DepositPage({ above }: { readonly above?: ReactNode }) {
  const pack = useDepositPack()
  const channels = useChannels()
  const [order, setOrder] = useState<DepositOrder>()
  const [open, setOpen] = useState(false)
  const show = (shown: DepositOrder) => {
    setOrder(shown)
    setOpen(true)
  }
  return (
    <LobbyPage title="Deposit">
      <div className={styles.columns}>
        {above && <div className={styles.above}>{above}</div>}
        {channels.length === 0 ? (
          <Card>
            <EmptyState icon="wallet" title="No way to pay is open">
              Please come back a little later. Your balance is safe.
            </EmptyState>
          </Card>
        ) : (
          <DepositForm key={pack && `${pack.actType}:${pack.amount}`} channels={channels} onBegun={show} />
        )}
        <OpenDeposits onChoose={show} />
      </div>
      {order && <PaymentSheet key={order.orderId} order={order} open={open} onClose={() => setOpen(false)} />}
    </LobbyPage>
  )
}
