import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'

// As long as --time-exit: the exit animation runs before the dialog really closes.
const exitMs = 200

interface ModalDialogOptions {
  open: boolean
  onClose: () => void
  /** Whether Esc, the phone's back gesture and a tap on the backdrop close it. */
  dismissible: boolean
}

/**
 * Drives a native modal `<dialog>` from an `open` flag. The browser traps the focus, makes the page inert and restores
 * the focus; this adds the exit animation and the tap on the backdrop.
 */
export function useModalDialog({ open, onClose, dismissible }: ModalDialogOptions) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    if (open) {
      if (!dialog.open) dialog.showModal()
      dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
      return
    }
    if (!dialog.open) return
    const exit = setTimeout(() => {
      dialog.close()
      setPresent(false)
    }, exitMs)
    return () => clearTimeout(exit)
  }, [open])

  // A dialog removed while open would lose the focus instead of restoring it.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    return () => dialog?.close()
  }, [])

  const dialogProps = {
    ref: dialogRef,
    'data-leaving': (present && !open) || undefined,
    'data-dismissible': dismissible && open ? 'true' : undefined,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file input inside fires a `cancel` of its own, which bubbles.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (dismissible) onClose()
    },
    // The browser may close it on its own, for example on a second back gesture.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
    },
    onPointerDown: (event: SyntheticEvent<HTMLDialogElement>) => {
      pressedBackdrop.current = event.target === event.currentTarget
    },
    // Both ends of the tap must be on the backdrop: selecting text may end outside the panel.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (dismissible && pressedBackdrop.current && event.target === event.currentTarget) onClose()
    },
  }

  return { dialogRef, dialogProps, present }
}
