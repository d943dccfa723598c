import type { ReactNode } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  /** What will happen. */
  children?: ReactNode
  /** A verb: "Log out", not "OK". */
  confirmLabel: string
  /** Also a verb: "Stay". Without it there is only one button. */
  cancelLabel?: string | undefined
  onConfirm: () => void
  onCancel: () => void
  /** An irreversible act looks like one, and never gets the initial focus. */
  destructive?: boolean | undefined
  busy?: boolean | undefined
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel, destructive = false, busy } = props

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      dismissible={!busy}
      actions={
        <>
          {cancelLabel !== undefined && (
            <Button variant="secondary" onClick={onCancel} disabled={busy} data-first-focus={destructive || undefined}>
              {cancelLabel}
            </Button>
          )}
          <Button
            variant={destructive ? 'danger' : 'primary'}
            onClick={onConfirm}
            loading={busy}
            data-first-focus={!destructive || undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
