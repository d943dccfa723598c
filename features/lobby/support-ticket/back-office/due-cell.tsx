import { formatInstant } from '#core/clock/manila-format.ts'
import type { Instant } from '#core/clock/instant.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import styles from './support-ticket.module.css'
import { messages } from './messages/en.ts'

type DueCellProps = { readonly dueAt: Instant | null; readonly isOverdue: boolean }

/** Until when an answer is due, and whether it is late. */
export const DueCell = ({ dueAt, isOverdue }: DueCellProps) =>
  dueAt === null ? (
    messages.notDue
  ) : (
    <span className={styles.about}>
      {isOverdue && <Badge tone="danger">{messages.overdue}</Badge>}
      {formatInstant(dueAt)}
    </span>
  )
