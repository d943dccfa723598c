import { formatMessage } from '#core/message/format-message.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { messages } from './messages/en.ts'
import type { ShownTournament } from './shown-tournament.ts'

/** The prizes with their places. */
export const PrizeList = ({ prizes }: Pick<ShownTournament, 'prizes'>) => (
  <Card title={messages.prizes} flush>
    {prizes.map(({ amount }, index) => (
      <ListRow
        key={amount}
        icon="trophy"
        title={placesText(prizes, index)}
        trailing={<Money amount={amount} tone="gold" />}
      />
    ))}
  </Card>
)

function placesText(prizes: ShownTournament['prizes'], index: number): string {
  const before = prizes.slice(0, index).reduce((places, { count }) => places + count, 0)
  const last = before + (prizes[index]?.count ?? 0)
  return last === before + 1
    ? formatMessage(messages.place, { place: last })
    : formatMessage(messages.places, { first: before + 1, last })
}
