import { failureText, Notice, useStaffQuery } from '#features/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { viewReceipt } from '../staff-contract.ts'
import type { StaffOrder } from './staff-order.ts'
import styles from './receipt-dialog.module.css'

type ReceiptDialogProps = { readonly order: StaffOrder | undefined; readonly onClose: () => void }

/** The picture that the player has sent of a transfer. */
export const ReceiptDialog = ({ order, onClose }: ReceiptDialogProps) =>
  order && <OpenReceiptDialog orderId={order.orderId} onClose={onClose} />

function OpenReceiptDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { answer, failure } = useStaffQuery(viewReceipt, { orderId })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Receipt of ${orderId}`}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && (
        <img className={styles.picture} src={`data:image/jpeg;base64,${answer.base64}`} alt="The player’s receipt" />
      )}
    </Dialog>
  )
}
