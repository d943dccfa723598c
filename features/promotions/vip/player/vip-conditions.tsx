import { formatDay } from '#core/clock/manila-format.ts'
import { dayOf } from '#core/clock/manila.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { shareText, type ShownStanding, type StandingProps } from './vip-standing.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import styles from './vip-conditions.module.css'

/** What this week's and this month's rewards still require, and how large they are. A level without one has no line for it. */
export function VipConditions({ standing: { acting, levels, week, month } }: StandingProps) {
  const level = levels[acting]
  if (level === undefined || (level.weekly === 0 && level.monthly === 0)) return null
  const weekReward = formatMessage(messages.shareOfBets, { share: shareText(level.weekly) })
  return (
    <Card title={messages.nextRewards}>
      <div className={styles.bars}>
        {level.weekly > 0 && <Condition name={messages.thisWeek} condition={week} reward={weekReward} />}
        {level.monthly > 0 && (
          <Condition name={messages.thisMonth} condition={month} reward={formatMoney(level.monthly)} />
        )}
      </div>
    </Card>
  )
}

type Condition = ShownStanding['week']

interface ConditionProps {
  name: string
  condition: Condition
  /** Its size, in words. */
  reward: string
}

function Condition({ name, condition: { deposited, needed, endsAt }, reward }: ConditionProps) {
  const isMet = deposited >= needed
  const amount = <Money amount={deposited} />
  const date = formatDay(dayOf(endsAt))
  return (
    <div className={styles.bar}>
      <ProgressBar
        label={name}
        valueText={
          isMet
            ? formatRich(messages.targetMet, { amount })
            : formatRich(messages.amountOfTarget, { amount, target: <Money amount={needed} /> })
        }
        value={deposited}
        max={Math.max(needed, 1)}
      />
      <p className={styles.note}>
        {isMet
          ? formatMessage(messages.depositedEnough, { reward, date })
          : formatMessage(messages.depositMore, {
              missing: formatMoney(wireCentavos(needed - deposited)),
              reward,
              date,
            })}
      </p>
    </div>
  )
}
