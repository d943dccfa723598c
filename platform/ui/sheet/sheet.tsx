import { type ReactNode, useId } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import { useModalDialog } from '#platform/ui/dialog/use-modal-dialog.ts'
import styles from '#platform/ui/sheet/sheet.module.css'
import { SheetContent } from '#platform/ui/sheet/sheet-content.tsx'
import { SheetHeader } from '#platform/ui/sheet/sheet-header.tsx'
import { useDragToClose } from '#platform/ui/sheet/use-drag-to-close.ts'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Stays visible below the scrolling content: the main button. */
  footer?: ReactNode
  /** `auto` is as high as its content, `full` takes the screen, `left` is a panel from the left edge of a phone. */
  form?: 'auto' | 'full' | 'left' | undefined
  /** The content is a list whose rows extend to the edges. */
  flush?: boolean | undefined
  /** If false, only the content's own buttons close it: for answers that must be given. */
  dismissible?: boolean | undefined
}

/** Content that rises over the page: from below on a phone, at the right on the desktop. */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, children, footer, form = 'auto', flush = false, dismissible = true } = props
  const titleId = useId()
  const { dialogProps, present } = useModalDialog({ open, onClose, dismissible })
  const { panelRef, dragProps } = useDragToClose(onClose)

  return (
    <dialog {...dialogProps} className={classNames(styles.sheet, styles[form])} aria-labelledby={titleId}>
      {present && (
        <div className={styles.panel} ref={panelRef}>
          <SheetHeader
            titleId={titleId}
            title={title}
            dragProps={dismissible && form !== 'left' ? dragProps : undefined}
            onClose={dismissible ? onClose : undefined}
          />
          <SheetContent flush={flush} focusable={form === 'full'}>
            {children}
          </SheetContent>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
