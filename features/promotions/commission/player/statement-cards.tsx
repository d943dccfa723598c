import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import type { WireCommission } from '#core/commission/commission-out.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney, formatSignedMoney } from '#core/money/format-money.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { messages } from './messages/en.ts'

/** What each settlement brought, and what was moved to the balance. */
export const StatementCards = ({ days, payouts }: Pick<WireCommission, 'days' | 'payouts'>) => (
  <>
    <Card title={messages.statement} flush>
      {days.length === 0 ? (
        <EmptyState icon="history" title={messages.statementEmpty}>
          {messages.statementEmptyHint}
        </EmptyState>
      ) : (
        days.map((day) => (
          <ListRow
            key={day.day}
            icon="calendar"
            title={formatDay(day.day)}
            subtitle={dayText(day)}
            trailing={<Money amount={sumOf(day)} tone="signed" />}
          />
        ))
      )}
    </Card>
    {payouts.length > 0 && (
      <Card title={messages.transfers} flush>
        {payouts.map(({ id, amount, state, time }) => (
          <ListRow
            key={id}
            icon="wallet"
            title={formatMoney(amount)}
            subtitle={formatInstant(time)}
            trailing={<Badge tone={states[state].tone}>{states[state].text}</Badge>}
          />
        ))}
      </Card>
    )}
  </>
)

type Day = WireCommission['days'][number]

const sumOf = ({ earned, corrected }: Day) => (earned + corrected) as Day['earned']

const dayText = ({ counted, friends, corrected }: Day): string =>
  corrected === 0
    ? formatMessage(messages.dayOfFriends, { count: friends, amount: formatMoney(counted) })
    : formatMessage(messages.dayWithCorrections, { amount: formatSignedMoney(corrected) })

const states: Readonly<
  Record<WireCommission['payouts'][number]['state'], { readonly tone: BadgeProps['tone']; readonly text: string }>
> = {
  paid: { tone: 'success', text: messages.paid },
  waiting: { tone: 'warning', text: messages.waiting },
  refused: { tone: 'neutral', text: messages.returned },
}
