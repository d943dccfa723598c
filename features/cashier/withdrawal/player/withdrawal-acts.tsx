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
    return <p className={styles.soft}>{messages.lockedNote}</p>
  }
  if (!order.isCancellable) return null
  return (
    <div className={styles.acts}>
      <Button variant="secondary" size="small" loading={pending} onClick={() => setConfirming('cancel')}>
        {messages.cancelWithdrawal}
      </Button>
      <Button variant="ghost" size="small" icon="lock" disabled={pending} onClick={() => setConfirming('lock')}>
        {messages.lockWithdrawal}
      </Button>
      <ConfirmDialog
        open={confirming === 'cancel'}
        title={messages.cancelTitle}
        confirmLabel={messages.cancelWithdrawal}
        cancelLabel={messages.keepWithdrawal}
        onConfirm={() => confirm(onCancel)}
        onCancel={close}
      >
        {formatMessage(messages.cancelText, { amount: formatMoney(order.amount) })}
      </ConfirmDialog>
      <ConfirmDialog
        open={confirming === 'lock'}
        title={messages.lockTitle}
        confirmLabel={messages.lockWithdrawal}
        cancelLabel={messages.back}
        onConfirm={() => confirm(onLock)}
        onCancel={close}
      >
        {messages.lockText}
      </ConfirmDialog>
    </div>
  )
}
