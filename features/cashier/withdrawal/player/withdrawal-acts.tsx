import { useState } from 'react'
import { formatMoney } from '#core/money/format-money.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ConfirmDialog } from '#platform/ui/dialog/confirm-dialog.tsx'
import styles from './withdrawal-details.module.css'
import type { ShownWithdrawal } from './withdrawal-words.ts'

export interface WithdrawalActsProps {
  order: ShownWithdrawal
  pending: boolean
  onCancel: () => Promise<void>
  onLock: () => Promise<void>
}

/** The player's actions: cancel it, or lock it against cancellation. */
export function WithdrawalActs({ order, pending, onCancel, onLock }: WithdrawalActsProps) {
  const [asking, setAsking] = useState<'cancel' | 'lock'>()
  const close = () => setAsking(undefined)
  const confirm = (act: () => Promise<void>) => {
    close()
    void act()
  }
  if (order.isLocked && order.endTime === null) {
    return <p className={styles.soft}>You have locked it: it cannot be cancelled any more.</p>
  }
  if (!order.isCancellable) return null
  return (
    <div className={styles.acts}>
      <Button variant="secondary" size="small" loading={pending} onClick={() => setAsking('cancel')}>
        Cancel it
      </Button>
      <Button variant="ghost" size="small" icon="lock" disabled={pending} onClick={() => setAsking('lock')}>
        Lock it
      </Button>
      <ConfirmDialog
        open={asking === 'cancel'}
        title="Cancel this withdrawal?"
        confirmLabel="Cancel it"
        cancelLabel="Keep it"
        onConfirm={() => confirm(onCancel)}
        onCancel={close}
      >
        {formatMoney(order.amount)} are in your balance again at once.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'lock'}
        title="Lock this withdrawal?"
        confirmLabel="Lock it"
        cancelLabel="Back"
        onConfirm={() => confirm(onLock)}
        onCancel={close}
      >
        Then it cannot be cancelled any more, and the money does not come back into play.
      </ConfirmDialog>
    </div>
  )
}
