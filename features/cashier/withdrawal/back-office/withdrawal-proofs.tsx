import { paymentProviderName } from '#features/cashier/channel/back-office/index.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { transferText } from '#features/office/staff/back-office/index.ts'
import { inWords } from '#platform/office-ui/in-words.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { outcomeWords } from '../desk-words.ts'
import { approvalsText, endWords, type StaffWithdrawal, stateWords } from './withdrawal-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './withdrawals-page.module.css'

type Step = StaffWithdrawal['steps'][number]
type WithdrawalMovement = StaffWithdrawal['moved'][number]
type WithdrawalEvent = StaffWithdrawal['events'][number]

/** Player, amount, account, turnover, movements, steps and messages. */
export function WithdrawalProofs({ withdrawal }: { readonly withdrawal: StaffWithdrawal }) {
  const { steps, moved, events } = withdrawal
  return (
    <div className={styles.cards}>
      <Card title={messages.withdrawalFacts}>
        <FactList facts={aboutOrder(withdrawal)} />
      </Card>
      <Card title={messages.playerFacts}>
        <FactList facts={aboutPlayer(withdrawal)} />
      </Card>
      <Card title={messages.last30Days} flush>
        <DataTable
          label={messages.last30Days}
          columns={movedColumns}
          rows={moved}
          rowKey={({ reason }) => reason}
          empty={messages.noTransfers}
        />
      </Card>
      <Card title={messages.providerEvents} flush>
        <DataTable
          label={messages.providerEvents}
          columns={eventColumns}
          rows={events}
          rowKey={({ eventId }) => eventId}
          empty={messages.noProviderEvents}
        />
      </Card>
      <Card title={messages.history} flush className={styles.wide}>
        <DataTable
          label={messages.history}
          columns={stepColumns}
          rows={steps}
          rowKey={({ state, at, byWhom }) => `${state} ${at} ${byWhom}`}
          empty={messages.noHistory}
        />
      </Card>
    </div>
  )
}

const none = '–'

const aboutOrder = ({ amount, holder, account, needed, approvals, ...order }: StaffWithdrawal) => [
  { name: messages.amount, value: <Money amount={amount} /> },
  { name: messages.payoutAccount, value: `${order.bankName} ••${order.numberEnd}` },
  { name: messages.holder, value: holder },
  { name: messages.holderMatch, value: nameWords[account.nameMatch] },
  { name: messages.holderVerified, value: account.isVerified ? messages.yes : messages.no },
  { name: messages.addedAt, value: formatInstant(account.boundAt) },
  { name: messages.risk, value: order.riskScore ?? none },
  {
    name: messages.approvals,
    value: approvalsText(
      needed,
      approvals.map(({ staffName }) => staffName),
    ),
  },
  { name: messages.lockedByPlayer, value: order.isLocked ? messages.yes : messages.no },
  {
    name: messages.payout,
    value: order.payoutId === null ? none : `${paymentProviderName(order.provider)}, ${order.payoutId}`,
  },
  { name: messages.endReason, value: order.reason === null ? none : endWords[order.reason] },
]

const nameWords = {
  passes: messages.nameMatches,
  review: messages.nameClose,
  differs: messages.nameDiffers,
  unknown: messages.nameUnknown,
} as const

const aboutPlayer = ({ playerId, identity, balances, turnover, linkedPlayers, playerIsStopped }: StaffWithdrawal) => [
  { name: messages.player, value: <a href={`/players/${playerId}`}>{playerId}</a> },
  {
    name: messages.identity,
    value: [identity.name, inWords(identity.status.toLowerCase())].filter((part) => part !== '').join(', '),
  },
  { name: messages.balance, value: <Money amount={balances.coin} /> },
  { name: messages.balanceOnHold, value: <Money amount={balances.hold} /> },
  { name: messages.safebox, value: <Money amount={balances.safebox} /> },
  { name: messages.playthroughLeft, value: <Money amount={turnover.remaining} /> },
  ...turnover.items.map(({ title, done, required }) => ({
    name: title,
    value: formatMessage(messages.doneOfRequired, { done: formatMoney(done), required: formatMoney(required) }),
  })),
  {
    name: messages.linkedPlayers,
    value:
      linkedPlayers.length === 0
        ? messages.noLinkedPlayers
        : linkedPlayers.map((id) => <a key={id} href={`/players/${id}`}>{`${id} `}</a>),
  },
  { name: messages.newWithdrawals, value: playerIsStopped ? messages.stopped : messages.allowed },
]

const movedColumns: readonly Column<WithdrawalMovement>[] = [
  { name: messages.reason, cell: ({ reason }) => transferText(reason) },
  { name: messages.count, cell: ({ count }) => count.toLocaleString('en-PH'), tight: true, numeric: true },
  { name: messages.total, cell: ({ amount }) => <Money amount={amount} />, tight: true, numeric: true },
]

const eventColumns: readonly Column<WithdrawalEvent>[] = [
  { name: messages.time, cell: ({ receivedAt }) => formatInstant(receivedAt), tight: true },
  { name: messages.event, cell: ({ eventId }) => eventId },
  { name: messages.outcome, cell: ({ outcome }) => outcomeWords[outcome] },
]

const stepColumns: readonly Column<Step>[] = [
  { name: messages.time, cell: ({ at }) => formatInstant(at), tight: true },
  { name: messages.status, cell: ({ state }) => stateWords[state].text, tight: true },
  { name: messages.member, cell: ({ byWhom }) => byWhom, tight: true },
  { name: messages.note, cell: ({ note }) => note || none },
]
