import { formatInstant } from '#core/clock/manila-format.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import type { ShownExchange } from './shown-shop.ts'
import { messages } from './messages/en.ts'
import styles from './exchange-list.module.css'

const words: Readonly<Record<ShownExchange['state'], { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  done: { tone: 'success', text: messages.received },
  asked: { tone: 'warning', text: messages.preparing },
  sent: { tone: 'success', text: messages.sent },
  refused: { tone: 'neutral', text: messages.pointsReturned },
}

/** Past exchanges, newest first. */
export const ExchangeList = ({ exchanges }: { exchanges: readonly ShownExchange[] }) =>
  exchanges.length === 0 ? (
    <EmptyState icon="history" title={messages.historyEmpty}>
      {messages.historyEmptyHint}
    </EmptyState>
  ) : (
    <Card flush>
      {exchanges.map(({ id, name, count, points, state, note, time }) => (
        <ListRow
          key={id}
          icon="gift"
          title={count === 1 ? name : `${count} × ${name}`}
          subtitle={note === '' ? formatInstant(time) : `${formatInstant(time)} · ${note}`}
          trailing={
            <span className={styles.end}>
              <span className={styles.points}>{formatHundredths(-points)}</span>
              <Badge tone={words[state].tone}>{words[state].text}</Badge>
            </span>
          }
        />
      ))}
    </Card>
  )
