import { formatMessage } from '#core/message/format-message.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { messages } from './messages/en.ts'
import { estimateText, type ShownWithdrawal, stateWords } from './withdrawal-words.ts'

/** A withdrawal in progress as a row: how much, to where, its state and when to expect it. It leads to every step. */
export function PendingWithdrawal({ order }: { readonly order: ShownWithdrawal }) {
  const { bankName, numberEnd, amount, status } = order
  const { tone, badge } = stateWords[status]
  const account = formatMessage(messages.toAccount, { bankName, numberEnd })
  const estimate = estimateText(order)
  return (
    <ListRow
      icon="withdraw"
      title={formatRich(messages.withdrawalOf, { amount: <Money amount={amount} /> })}
      subtitle={estimate === undefined ? account : formatMessage(messages.accountAndEstimate, { account, estimate })}
      trailing={<Badge tone={tone}>{badge}</Badge>}
      href="/lobby/wallets/withdraw"
    />
  )
}
