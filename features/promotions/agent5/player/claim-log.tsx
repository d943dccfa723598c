import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { readAgent5Log } from '../contract.ts'
import { messages } from './messages/en.ts'

/** Claimed cash and stages, the newest first. */
export function ClaimLog() {
  const { answer: cash } = useCallQuery(readAgent5Log, { page: 1, type: 'valid' })
  const { answer: stages } = useCallQuery(readAgent5Log, { page: 1, type: 'stage' })
  const rows = [
    ...(cash?.rows ?? []).map((row) => ({ ...row, title: row.name })),
    ...(stages?.rows ?? []).map((row) => ({
      ...row,
      title: formatMessage(messages.stageOf, { count: Number(row.name) }),
    })),
  ].toSorted((a, b) => b.time - a.time)
  if (rows.length === 0) return null
  return (
    <Card title={messages.claimed} flush>
      {rows.map(({ id, title, amount, state, time }) => (
        <ListRow
          key={id}
          icon="gift"
          title={title}
          subtitle={formatInstant(time)}
          trailing={state === 'revoked' ? <Badge tone="neutral">{messages.takenBack}</Badge> : formatMoney(amount)}
        />
      ))}
    </Card>
  )
}
