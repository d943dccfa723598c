import { type ReactNode, useId } from 'react'
import styles from '#platform/ui/dialog/dialog.module.css'
import { DialogPanel } from '#platform/ui/dialog/dialog-panel.tsx'
import { useModalDialog } from '#platform/ui/dialog/use-modal-dialog.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** What happens, and the consequence. */
  children?: ReactNode
  /** The buttons, the safe one first. */
  actions: ReactNode
  dismissible?: boolean | undefined
  /** An alert requires an answer; it is announced at once with its body. */
  role?: 'dialog' | 'alertdialog' | undefined
}

/** A small centred dialog with a title, a few words and buttons. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, dismissible = true, role = 'dialog' } = props
  const id = useId()
  const { dialogProps, present } = useModalDialog({ open, onClose, dismissible })

  return (
    <dialog
      {...dialogProps}
      className={styles.dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-body` : undefined}
    >
      {present && (
        <DialogPanel id={id} title={title} actions={actions}>
          {children}
        </DialogPanel>
      )}
    </dialog>
  )
}
