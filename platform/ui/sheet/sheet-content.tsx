import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import styles from '#platform/ui/sheet/sheet.module.css'

interface SheetContentProps {
  flush: boolean
  /** It may be a long text without a link, which must still be scrollable by keyboard. */
  focusable: boolean
  children: ReactNode
}

export function SheetContent({ flush, focusable, children }: SheetContentProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is a tab stop
    <div className={classNames(styles.content, flush && styles.flush)} tabIndex={focusable ? 0 : undefined}>
      {children}
    </div>
  )
}
