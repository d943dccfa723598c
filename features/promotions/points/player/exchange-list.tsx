import { formatInstant } from '#core/clock/manila-format.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import type { ShownExchange } from './shown-shop.ts'
import styles from './exchange-list.module.css'

const words: Readonly<Record<ShownExchange['state'], { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  done: { tone: 'success', text: 'Given' },
  asked: { tone: 'warning', text: 'On its way' },
  sent: { tone: 'success', text: 'Sent' },
  refused: { tone: 'neutral', text: 'Points back' },
}

/** Past exchanges, newest first. */
export const ExchangeList = ({ exchanges }: { exchanges: readonly ShownExchange[] }) =>
  exchanges.length === 0 ? (
    <EmptyState icon="history" title="Nothing exchanged yet">
      What you take from the shop is listed here.
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
