import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { inWords } from '#platform/office-ui/in-words.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { endWords, outcomeWords, type StaffWithdrawal, stateWords } from './withdrawal-words.ts'
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
      <Card title={messages.theWithdrawal}>
        <FactList facts={aboutOrder(withdrawal)} />
      </Card>
      <Card title={messages.thePlayer}>
        <FactList facts={aboutPlayer(withdrawal)} />
      </Card>
      <Card title={messages.movedWithin30Days} flush>
        <DataTable
          label={messages.movedWithin30Days}
          columns={movedColumns}
          rows={moved}
          rowKey={({ reason }) => reason}
          empty={messages.nothing}
        />
      </Card>
      <Card title={messages.messagesOfTheProvider} flush>
        <DataTable
          label={messages.messagesOfTheProvider}
          columns={eventColumns}
          rows={events}
          rowKey={({ eventId }) => eventId}
          empty={messages.noneYet}
        />
      </Card>
      <Card title={messages.steps} flush className={styles.wide}>
        <DataTable
          label={messages.steps}
          columns={stepColumns}
          rows={steps}
          rowKey={({ state, at, byWhom }) => `${state} ${at} ${byWhom}`}
          empty={messages.none}
        />
      </Card>
    </div>
  )
}

const none = '–'

const aboutOrder = ({ amount, holder, account, needed, approvals, ...order }: StaffWithdrawal) => [
  { name: messages.amount, value: <Money amount={amount} /> },
  { name: messages.to, value: `${order.bankName} ••${order.numberEnd}` },
  { name: messages.holder, value: holder },
  { name: messages.holderAndIdentity, value: nameWords[account.nameMatch] },
  { name: messages.verifiedBankAndIdentityAgree, value: account.isVerified ? messages.yes : messages.no },
  { name: messages.boundManila, value: formatInstant(account.boundAt) },
  { name: messages.risk, value: order.riskScore ?? none },
  {
    name: messages.approvals,
    value: formatMessage(messages.lengthOfCountOneFor, {
      length: approvals.length,
      count: needed.count,
      oneForCompliance: needed.compliance ? messages.oneForCompliance : '',
      value: approvals.length === 0 ? '' : `: ${approvals.map(({ staffName }) => staffName).join(', ')}`,
    }),
  },
  { name: messages.lockedByThePlayer, value: order.isLocked ? messages.yes : messages.no },
  { name: messages.payout, value: order.payoutId === null ? none : `${order.provider}, ${order.payoutId}` },
  { name: messages.endedBecause, value: order.reason === null ? none : endWords[order.reason] },
]

const nameWords = {
  passes: messages.theSame,
  review: messages.nearToBeLookedAt,
  differs: messages.somebodyElse,
  unknown: messages.identityNotKnown,
} as const

const aboutPlayer = ({ playerId, identity, balances, turnover, linkedPlayers, playerIsStopped }: StaffWithdrawal) => [
  { name: messages.player, value: <a href={`/players/${playerId}`}>{playerId}</a> },
  {
    name: messages.identity,
    value: [identity.name, inWords(identity.status.toLowerCase())].filter((part) => part !== '').join(', '),
  },
  { name: messages.balance, value: <Money amount={balances.coin} /> },
  { name: messages.onHold, value: <Money amount={balances.hold} /> },
  { name: messages.safebox, value: <Money amount={balances.safebox} /> },
  { name: messages.stillToBeStaked, value: <Money amount={turnover.remaining} /> },
  ...turnover.items.map(({ title, done, required }) => ({
    name: title,
    value: formatMessage(messages.doneOfRequired, { done: formatMoney(done), required: formatMoney(required) }),
  })),
  {
    name: messages.othersWithThisAccount,
    value:
      linkedPlayers.length === 0
        ? messages.none2
        : linkedPlayers.map((id) => <a key={id} href={`/players/${id}`}>{`${id} `}</a>),
  },
  { name: messages.newWithdrawals, value: playerIsStopped ? messages.stoppedByTheStaff : messages.allowed },
]

const movedColumns: readonly Column<WithdrawalMovement>[] = [
  { name: messages.reason, cell: ({ reason }) => inWords(reason) },
  { name: messages.times, cell: ({ count }) => count.toLocaleString('en-PH'), tight: true, numeric: true },
  { name: messages.sum, cell: ({ amount }) => <Money amount={amount} />, tight: true, numeric: true },
]

const eventColumns: readonly Column<WithdrawalEvent>[] = [
  { name: messages.when, cell: ({ receivedAt }) => formatInstant(receivedAt), tight: true },
  { name: messages.event, cell: ({ eventId }) => eventId },
  { name: messages.whatCameOfIt, cell: ({ outcome }) => outcomeWords[outcome] },
]

const stepColumns: readonly Column<Step>[] = [
  { name: messages.when, cell: ({ at }) => formatInstant(at), tight: true },
  { name: messages.state, cell: ({ state }) => stateWords[state].text, tight: true },
  { name: messages.by, cell: ({ byWhom }) => byWhom, tight: true },
  { name: messages.note, cell: ({ note }) => note || none },
]
