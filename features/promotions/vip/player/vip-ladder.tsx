import { formatMoney } from '#core/money/format-money.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { FactTable } from '#platform/ui/fact-table/fact-table.tsx'
import { pointsText, shareText, type ShownLevel, type StandingProps } from './vip-standing.ts'

const head = ['Level', 'Points', 'On reaching', 'Weekly', 'Monthly', 'Birthday', 'Withdrawals']

/** Every level with its requirement and benefits. The player's own is highlighted. */
export const VipLadder = ({ standing: { levels, vip } }: StandingProps) => (
  <Card title="All levels">
    <FactTable label="All levels" head={head} rows={levels.map(rowOf)} own={vip} />
  </Card>
)

const rowOf = (level: ShownLevel, at: number): readonly string[] => [
  `VIP ${at}`,
  pointsText(level.exp),
  amountText(level.levelUp),
  shareText(level.weekly),
  amountText(level.monthly),
  amountText(level.birthday),
  `${level.withdrawals} a day`,
]

const amountText = (amount: ShownLevel['levelUp']): string => (amount === 0 ? '–' : formatMoney(amount))
