import { useState } from 'react'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { isMeasuredAtDayEnd } from '#ledger/proof/measured-at-day-end.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import type { PublishedRoot } from './check-proof.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './root-list-card.module.css'

const shownAtFirst = 7

/** Earlier roots, so that anybody can verify that they still stand. */
export function RootListCard({ roots }: { readonly roots: readonly PublishedRoot[] }) {
  const [all, setAll] = useState(false)
  if (roots.length === 0) return null
  const shown = all ? roots : roots.slice(0, shownAtFirst)
  return (
    <Card title={messages.publishedTotals} flush>
      <ul className={styles.list}>
        {shown.map(({ day, madeAt, total, hash }) => (
          <li key={day} className={styles.row}>
            <span className={styles.day}>
              {formatDay(day)}
              {!isMeasuredAtDayEnd({ day, madeAt }) && (
                <small> {formatMessage(messages.asOfTime, { time: formatInstant(madeAt) })}</small>
              )}
            </span>
            <Money amount={total} className={styles.total} />
            <code className={styles.hash}>{hash}</code>
          </li>
        ))}
      </ul>
      {shown.length < roots.length && (
        <div className={styles.more}>
          <Button variant="ghost" size="small" block onClick={() => setAll(true)}>
            {formatMessage(messages.showAllDays, { count: roots.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}
