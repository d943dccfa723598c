import { formatMessage } from '#core/message/format-message.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { type TierPlaces, tierPlaces } from '../tier-places.ts'
import { messages } from './messages/en.ts'
import type { ShownTournament } from './shown-tournament.ts'

/** The prizes with their places. */
export const PrizeList = ({ prizes }: Pick<ShownTournament, 'prizes'>) => (
  <Card title={messages.prizes} flush>
    {tierPlaces(prizes).map((tier) => (
      <ListRow
        key={tier.amount}
        icon="trophy"
        title={placesText(tier)}
        trailing={<Money amount={tier.amount} tone="gold" />}
      />
    ))}
  </Card>
)

const placesText = ({ first, last }: Pick<TierPlaces<unknown>, 'first' | 'last'>): string =>
  last === first ? formatMessage(messages.place, { place: last }) : formatMessage(messages.places, { first, last })
