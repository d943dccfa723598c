import type { WireCommission } from '#core/commission/commission-out.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { messages } from './messages/en.ts'

const names: readonly string[] = [messages.level1, messages.level2, messages.level3]

/** The levels that earn: how many players, at what rate, and what they played today. */
export const TeamCard = ({ team }: Pick<WireCommission, 'team'>) => (
  <Card title={messages.yourTeam} flush>
    {team.map(({ level, rate, players, counted }) => (
      <ListRow
        key={level}
        icon={level === 1 ? 'user' : 'users'}
        title={names[level - 1]}
        subtitle={formatMessage(messages.playedToday, { amount: formatMoney(counted), rate: rateText(rate) })}
        trailing={formatMessage(messages.playerCount, { count: players })}
      />
    ))}
  </Card>
)

const percent = new Intl.NumberFormat('en-PH', { style: 'percent', maximumFractionDigits: 2 })

/** 0.003 as 0.3%. */
const rateText = (rate: number): string => percent.format(rate)
