import { formatMoney } from '#core/money/format-money.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { FactTable } from '#platform/ui/fact-table/fact-table.tsx'
import { pointsText, shareText, type ShownLevel, type StandingProps } from './vip-standing.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const head = [
  messages.level,
  messages.points,
  messages.onReaching,
  messages.weekly,
  messages.monthly,
  messages.birthday,
  messages.withdrawals,
]

/** Every level with its requirement and benefits. The player's own is highlighted. */
export const VipLadder = ({ standing: { levels, vip } }: StandingProps) => (
  <Card title={messages.allLevels}>
    <FactTable label={messages.allLevels} head={head} rows={levels.map(rowOf)} own={vip} />
  </Card>
)

const rowOf = (level: ShownLevel, at: number): readonly string[] => [
  formatMessage(messages.vipLevel, { level: at }),
  pointsText(level.exp),
  amountText(level.levelUp),
  shareText(level.weekly),
  amountText(level.monthly),
  amountText(level.birthday),
  formatMessage(messages.withdrawalsPerDay, { withdrawals: level.withdrawals }),
]

const amountText = (amount: ShownLevel['levelUp']): string => (amount === 0 ? '–' : formatMoney(amount))
