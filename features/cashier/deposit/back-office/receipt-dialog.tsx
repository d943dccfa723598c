import { useRef, useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { viewReceipt } from '../staff-contract.ts'
import styles from './receipt-dialog.module.css'
import type { StaffOrder } from './staff-order.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type ReceiptDialogProps = { readonly order: StaffOrder | undefined; readonly onClose: () => void }

/** The player's picture of a transfer, shown for a stated purpose. */
export const ReceiptDialog = ({ order, onClose }: ReceiptDialogProps) =>
  order && <OpenReceiptDialog key={order.orderId} orderId={order.orderId} onClose={onClose} />

function OpenReceiptDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const client = useClient()
  const [picture, setPicture] = useState<string>()
  // The purpose dialog closes itself on confirmation; only closing it unconfirmed leaves the receipt.
  const isAnswered = useRef(false)
  const open = async (reason: string) => {
    const reply = await client.send(viewReceipt, { orderId, reason })
    if (reply.kind === 'answer') {
      isAnswered.current = true
      setPicture(reply.body.base64)
    }
    return reply
  }
  const leave = () => {
    if (!isAnswered.current) onClose()
  }
  return (
    <>
      <ReasonDialog
        open={picture === undefined}
        title={formatMessage(messages.openReceiptTitle, { orderId })}
        confirmLabel={messages.view}
        act={open}
        onClose={leave}
      >
        {messages.openReceiptText}
      </ReasonDialog>
      <Dialog
        open={picture !== undefined}
        onClose={onClose}
        title={formatMessage(messages.receiptTitle, { orderId })}
        actions={
          <Button variant="secondary" onClick={onClose}>
            {messages.close}
          </Button>
        }
      >
        {picture && (
          <img className={styles.picture} src={`data:image/jpeg;base64,${picture}`} alt={messages.receiptAlt} />
        )}
      </Dialog>
    </>
  )
}
