import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { classNames } from '#platform/ui/class-names.ts'
import type { viewWork } from '../contract.ts'
import { messages } from './messages/en.ts'
import styles from './waiting-list.module.css'

type WaitingListProps = { readonly queues: ResponseOf<typeof viewWork>['queues'] }

/** Queues waiting for people, with their age. */
export const WaitingList = ({ queues }: WaitingListProps) => (
  <ul className={styles.queues}>
    {queues.map(({ name, label, count, oldest, page }) => (
      <li key={name} className={styles.queue}>
        <span className={classNames(styles.count, count > 0 && styles.some)}>{count}</span>
        <span className={styles.words}>
          {page === null ? label : <a href={page}>{label}</a>}
          {oldest !== null && (
            <span className={styles.since}>{formatMessage(messages.oldestSince, { time: formatInstant(oldest) })}</span>
          )}
        </span>
      </li>
    ))}
  </ul>
)
