import { useState } from 'react'
import { formatMoney } from '#core/money/format-money.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ConfirmDialog } from '#platform/ui/dialog/confirm-dialog.tsx'
import styles from './withdrawal-details.module.css'
import type { ShownWithdrawal } from './withdrawal-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export interface WithdrawalActsProps {
  order: ShownWithdrawal
  pending: boolean
  onCancel: () => Promise<void>
  onLock: () => Promise<void>
}

/** The player's actions: cancel it, or lock it against cancellation. */
export function WithdrawalActs({ order, pending, onCancel, onLock }: WithdrawalActsProps) {
  const [confirming, setConfirming] = useState<'cancel' | 'lock'>()
  const close = () => setConfirming(undefined)
  const confirm = (act: () => Promise<void>) => {
    close()
    void act()
  }
  if (order.isLocked && order.endTime === null) {
    return <p className={styles.soft}>{messages.youHaveLockedItIt}</p>
  }
  if (!order.isCancellable) return null
  return (
    <div className={styles.acts}>
      <Button variant="secondary" size="small" loading={pending} onClick={() => setConfirming('cancel')}>
        {messages.cancelIt}
      </Button>
      <Button variant="ghost" size="small" icon="lock" disabled={pending} onClick={() => setConfirming('lock')}>
        {messages.lockIt}
      </Button>
      <ConfirmDialog
        open={confirming === 'cancel'}
        title={messages.cancelThisWithdrawal}
        confirmLabel={messages.cancelIt}
        cancelLabel={messages.keepIt}
        onConfirm={() => confirm(onCancel)}
        onCancel={close}
      >
        {formatMessage(messages.amountAreInYourBalance, { amount: formatMoney(order.amount) })}
      </ConfirmDialog>
      <ConfirmDialog
        open={confirming === 'lock'}
        title={messages.lockThisWithdrawal}
        confirmLabel={messages.lockIt}
        cancelLabel={messages.back}
        onConfirm={() => confirm(onLock)}
        onCancel={close}
      >
        {messages.thenItCannotBeCancelled}
      </ConfirmDialog>
    </div>
  )
}
