import { formatDay } from '#core/clock/manila-format.ts'
import { dayOf } from '#core/clock/manila.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import type { ShownStanding, StandingProps } from './vip-standing.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import styles from './vip-conditions.module.css'

/** What this week's and this month's gifts still require. */
export const VipConditions = ({ standing: { acting, week, month } }: StandingProps) =>
  acting === 0 ? null : (
    <Card title={messages.nextRewards}>
      <div className={styles.bars}>
        <Condition name={messages.thisWeek} condition={week} />
        <Condition name={messages.thisMonth} condition={month} />
      </div>
    </Card>
  )

type Condition = ShownStanding['week']

function Condition({ name, condition: { deposited, needed, endsAt } }: { name: string; condition: Condition }) {
  return (
    <div className={styles.bar}>
      <ProgressBar
        label={name}
        valueText={
          <>
            {formatRich(messages.amountOfTarget, {
              amount: <Money amount={deposited} />,
              target: <Money amount={needed} />,
            })}
          </>
        }
        value={deposited}
        max={Math.max(needed, 1)}
      />
      <p className={styles.note}>
        {formatMessage(deposited >= needed ? messages.depositedEnough : messages.depositMore, {
          date: formatDay(dayOf(endsAt)),
        })}
      </p>
    </div>
  )
}
