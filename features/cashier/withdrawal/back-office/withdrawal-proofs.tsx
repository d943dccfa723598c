import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { inWords } from '#platform/office-ui/in-words.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { endWords, outcomeWords, type StaffWithdrawal, stateWords } from './withdrawal-words.ts'
import styles from './withdrawals-page.module.css'

type Step = StaffWithdrawal['steps'][number]
type WithdrawalMovement = StaffWithdrawal['moved'][number]
type WithdrawalEvent = StaffWithdrawal['events'][number]

/** Player, amount, account, turnover, movements, steps and messages. */
export function WithdrawalProofs({ withdrawal }: { readonly withdrawal: StaffWithdrawal }) {
  const { steps, moved, events } = withdrawal
  return (
    <div className={styles.cards}>
      <Card title="The withdrawal">
        <FactList facts={aboutOrder(withdrawal)} />
      </Card>
      <Card title="The player">
        <FactList facts={aboutPlayer(withdrawal)} />
      </Card>
      <Card title="Moved within 30 days" flush>
        <DataTable
          label="Moved within 30 days"
          columns={movedColumns}
          rows={moved}
          rowKey={({ reason }) => reason}
          empty="Nothing."
        />
      </Card>
      <Card title="Messages of the provider" flush>
        <DataTable
          label="Messages of the provider"
          columns={toldColumns}
          rows={events}
          rowKey={({ eventId }) => eventId}
          empty="None yet."
        />
      </Card>
      <Card title="Steps" flush className={styles.wide}>
        <DataTable
          label="Steps"
          columns={stepColumns}
          rows={steps}
          rowKey={({ state, at, byWhom }) => `${state} ${at} ${byWhom}`}
          empty="None."
        />
      </Card>
    </div>
  )
}

const none = '–'

const aboutOrder = ({ amount, holder, account, needed, approvals, ...order }: StaffWithdrawal) => [
  { name: 'Amount', value: <Money amount={amount} /> },
  { name: 'To', value: `${order.bankName} ••${order.numberEnd}` },
  { name: 'Holder', value: holder },
  { name: 'Holder and identity', value: nameWords[account.nameMatch] },
  { name: 'Verified: bank and identity agree', value: account.isVerified ? 'Yes' : 'No' },
  { name: 'Bound (Manila)', value: formatInstant(account.boundAt) },
  { name: 'Risk', value: order.riskScore ?? none },
  {
    name: 'Approvals',
    value: `${approvals.length} of ${needed.count}${needed.compliance ? ', one for compliance' : ''}${approvals.length === 0 ? '' : `: ${approvals.map(({ staffName }) => staffName).join(', ')}`}`,
  },
  { name: 'Locked by the player', value: order.isLocked ? 'Yes' : 'No' },
  { name: 'Payout', value: order.payoutId === null ? none : `${order.provider}, ${order.payoutId}` },
  { name: 'Ended because', value: order.reason === null ? none : endWords[order.reason] },
]

const nameWords = {
  passes: 'The same',
  review: 'Near, to be looked at',
  differs: 'Somebody else',
  unknown: 'Identity not known',
} as const

const aboutPlayer = ({ playerId, identity, balances, turnover, linkedPlayers, playerIsStopped }: StaffWithdrawal) => [
  { name: 'Player', value: <a href={`/players/${playerId}`}>{playerId}</a> },
  {
    name: 'Identity',
    value: [identity.name, inWords(identity.status.toLowerCase())].filter((part) => part !== '').join(', '),
  },
  { name: 'Balance', value: <Money amount={balances.coin} /> },
  { name: 'On hold', value: <Money amount={balances.hold} /> },
  { name: 'Safebox', value: <Money amount={balances.safebox} /> },
  { name: 'Still to be staked', value: <Money amount={turnover.remaining} /> },
  ...turnover.items.map(({ title, done, required }) => ({
    name: title,
    value: `${formatMoney(done)} of ${formatMoney(required)}`,
  })),
  {
    name: 'Others with this account',
    value:
      linkedPlayers.length === 0
        ? 'None'
        : linkedPlayers.map((id) => <a key={id} href={`/players/${id}`}>{`${id} `}</a>),
  },
  { name: 'New withdrawals', value: playerIsStopped ? 'Stopped by the staff' : 'Allowed' },
]

const movedColumns: readonly Column<WithdrawalMovement>[] = [
  { name: 'Reason', cell: ({ reason }) => inWords(reason) },
  { name: 'Times', cell: ({ count }) => count.toLocaleString('en-PH'), tight: true, numeric: true },
  { name: 'Sum', cell: ({ amount }) => <Money amount={amount} />, tight: true, numeric: true },
]

const toldColumns: readonly Column<WithdrawalEvent>[] = [
  { name: 'When', cell: ({ receivedAt }) => formatInstant(receivedAt), tight: true },
  { name: 'Event', cell: ({ eventId }) => eventId },
  { name: 'What came of it', cell: ({ outcome }) => outcomeWords[outcome] },
]

const stepColumns: readonly Column<Step>[] = [
  { name: 'When', cell: ({ at }) => formatInstant(at), tight: true },
  { name: 'State', cell: ({ state }) => stateWords[state].text, tight: true },
  { name: 'By', cell: ({ byWhom }) => byWhom, tight: true },
  { name: 'Note', cell: ({ note }) => note || none },
]
