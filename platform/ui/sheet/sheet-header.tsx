import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { messages } from '../messages/en.ts'
import styles from '#platform/ui/sheet/sheet.module.css'

interface SheetHeaderProps {
  titleId: string
  title: ReactNode
  /** Props of the drag handle; without them there is none. */
  dragProps: ComponentProps<'div'> | undefined
  /** Every drag has a tap that does the same. */
  onClose: (() => void) | undefined
}

export function SheetHeader({ titleId, title, dragProps, onClose }: SheetHeaderProps) {
  return (
    <div className={classNames(styles.header, dragProps && styles.draggable)} {...dragProps}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {onClose && <IconButton icon="close" label={messages.close} onClick={onClose} />}
    </div>
  )
}
