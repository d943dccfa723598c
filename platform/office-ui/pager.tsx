import { Button } from '#platform/ui/button/button.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './pager.module.css'

type PagerProps = {
  /** From 1. */
  readonly page: number
  readonly hasMore: boolean
  readonly onBack: () => void
  readonly onNext: () => void
}

export function Pager({ page, hasMore, onBack, onNext }: PagerProps) {
  if (page === 1 && !hasMore) return null
  return (
    <nav className={styles.pager} aria-label={messages.pagination}>
      <Button variant="secondary" size="small" icon="chevron-left" onClick={onBack} disabled={page === 1}>
        {messages.previous}
      </Button>
      <span className={styles.page}>{formatMessage(messages.page, { page })}</span>
      <Button variant="secondary" size="small" iconEnd="chevron-right" onClick={onNext} disabled={!hasMore}>
        {messages.next}
      </Button>
    </nav>
  )
}
