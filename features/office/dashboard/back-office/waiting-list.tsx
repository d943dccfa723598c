import { formatInstant } from '#core/clock/manila-format.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import type { Dashboard } from './figure-card.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './waiting-list.module.css'

/** The page of each queue, filtered to what waits; a queue without a page is only counted. */
const pages: Readonly<Record<string, string>> = {
  approvals: '/approvals',
  withdrawals: '/withdrawals',
  identities: '/identities',
  onLists: '/identities?show=hits',
  transfers: '/deposits',
  deposits: '/deposits?tab=stuck',
  differences: '/providers',
  catalogue: '/catalogue',
  reports: '/player-reports',
}

/** Queues waiting for people, with their age. */
export function WaitingList({ queues }: Pick<Dashboard, 'queues'>) {
  return (
    <Card title={messages.toDo}>
      <ul className={styles.queues}>
        {queues.map(({ name, label, count, oldest }) => (
          <li key={name} className={styles.queue}>
            <span className={classNames(styles.count, count > 0 && styles.some)}>{count}</span>
            <span className={styles.words}>
              {pages[name] === undefined ? label : <a href={pages[name]}>{label}</a>}
              <span className={styles.since}>
                {oldest === null
                  ? messages.nothingToDo
                  : formatMessage(messages.oldestSince, { time: formatInstant(oldest) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
