import { MoneyLinks } from '#features/players/account/player/index.ts'
import { type ReactNode, useState } from 'react'
import { type DepositChannel, useChannels } from '#features/cashier/channel/player/index.ts'
import { MenuPage } from '#platform/ui/menu-page/menu-page.tsx'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useSettled } from '#platform/browser/client/use-settled.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { listDeposits } from '../contract.ts'
import { DepositForm, type DepositFormProps } from './deposit-form.tsx'
import styles from './deposit-page.module.css'
import { DepositSkeleton } from './skeleton/deposit-skeleton.tsx'
import { OpenDeposits } from './open-deposits.tsx'
import { PaymentSheet } from './payment-sheet.tsx'
import { firstAmountOf, useDepositPack } from './use-deposit-pack.ts'
import type { DepositOrder } from './plain-order.ts'
import { useAwaitsQuote } from './use-quote.ts'
import { messages } from './messages/en.ts'

export interface DepositPageProps {
  /** Another feature's content, below the form. */
  beside?: ReactNode
  /** Whether it is still loading. */
  waiting?: boolean
  /** A deposit was refused: what stands beside the form may be out of date. */
  onRefused?: () => void
}

/**
 * The deposit page: method, amount, and then the payment on a sheet. The form appears when nothing can move its button any
 * more.
 */
export function DepositPage({ beside, waiting = false, onRefused }: DepositPageProps) {
  const { channels, pending } = useChannels()
  const last = useCallQuery(listDeposits, { size: 1 })
  const pack = useDepositPack()
  const awaitsQuote = useAwaitsQuote(firstAmountOf(pack), pack?.actType)
  const isSettled = useSettled(waiting || pending || last.pending || awaitsQuote)
  const [order, setOrder] = useState<DepositOrder>()
  const [open, setOpen] = useState(false)
  const show = (shown: DepositOrder) => {
    setOrder(shown)
    setOpen(true)
  }
  return (
    <MenuPage title={messages.deposit} action={<MoneyLinks ways={['withdraw']} />}>
      <div className={styles.columns}>
        {isSettled ? (
          <Settled
            channels={lastUsedFirst(channels, last.answer?.list[0]?.channel)}
            beside={beside}
            onBegun={show}
            onRefused={onRefused}
          />
        ) : (
          <DepositSkeleton />
        )}
      </div>
      {order && <PaymentSheet key={order.orderId} order={order} open={open} onClose={() => setOpen(false)} />}
    </MenuPage>
  )
}

type SettledProps = DepositFormProps & Pick<DepositPageProps, 'beside'>

function Settled({ channels, beside, onBegun, onRefused }: SettledProps) {
  const pack = useDepositPack()
  return (
    <>
      {channels.length === 0 ? (
        <NoWayToPay />
      ) : (
        <DepositForm
          key={pack && `${pack.actType}:${pack.amount}`}
          channels={channels}
          onBegun={onBegun}
          onRefused={onRefused}
        />
      )}
      <div className={styles.beside}>
        <OpenDeposits onChoose={onBegun} />
        {beside}
      </div>
    </>
  )
}

/** The method of the last deposit in front, unless it is out of order. */
const lastUsedFirst = (channels: readonly DepositChannel[], name: string | undefined): readonly DepositChannel[] =>
  channels.toSorted((a, b) => Number(isLast(b, name)) - Number(isLast(a, name)))

const isLast = (channel: DepositChannel, name: string | undefined): boolean =>
  channel.name === name && !channel.isResting

const NoWayToPay = () => (
  <Card>
    <EmptyState icon="wallet" title={messages.noPaymentMethods}>
      {messages.tryAgainLater}
    </EmptyState>
  </Card>
)
