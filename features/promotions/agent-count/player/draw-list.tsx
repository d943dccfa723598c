import { formatMessage } from '#core/message/format-message.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { messages } from './messages/en.ts'
import { prizeText } from './prize-text.ts'
import type { ShownDraw } from './use-count.ts'

/** The newest prizes of cards and wheel. */
export const DrawList = ({ draws }: { readonly draws: readonly ShownDraw[] }) =>
  draws.length === 0 ? null : (
    <Card title={messages.yourPrizes} flush>
      {draws.map(({ kind, nonce, items, isRevoked }) => (
        <ListRow
          key={nonce}
          icon={kind === 'spin' ? 'wheel' : 'ticket'}
          title={kind === 'spin' ? messages.wheel : messages.scratchCard}
          subtitle={formatMessage(messages.drawNumber, { count: nonce })}
          trailing={isRevoked ? <Badge tone="neutral">{messages.takenBack}</Badge> : prizeText(items)}
        />
      ))}
    </Card>
  )
