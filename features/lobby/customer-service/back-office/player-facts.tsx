import { formatInstant } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { inWords } from '#platform/office-ui/in-words.ts'
import { type Permission, useMay } from '#features/office/staff/back-office/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import styles from './player-facts.module.css'
import type { PlayerFacts as Player } from '../view-player-facts-contract.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { messages } from './messages/en.ts'

/** MANUAL_REVIEW is "Manual review". */
const capsInWords = (state: string): string => inWords(state.toLowerCase().replaceAll('_', ' '))

type PlayerFactsProps = { readonly playerId: number; readonly player: Player }

/** The player's identity, balances and recent events. */
export function PlayerFacts({ playerId, player }: PlayerFactsProps) {
  const { nickname, isStopped, locks, vip, identity, registeredAt, coin, hold, safebox, tickets } = player
  return (
    <div className={styles.cards}>
      <Card title={messages.playerCard}>
        <FactList
          facts={[
            {
              name: messages.player,
              value: (
                <>
                  <a href={`/players/${playerId}`}>{nickname || playerId}</a>{' '}
                  {isStopped && <Badge tone="danger">{messages.stopped}</Badge>}
                </>
              ),
            },
            { name: messages.userId, value: String(playerId) },
            { name: messages.vipLevel, value: String(vip) },
            { name: messages.identity, value: capsInWords(identity) },
            { name: messages.registered, value: registeredAt === null ? '–' : formatInstant(registeredAt) },
            { name: messages.balance, value: <Money amount={coin} /> },
            { name: messages.held, value: <Money amount={hold} /> },
            { name: messages.safebox, value: <Money amount={safebox} /> },
            { name: messages.locks, value: locks.length === 0 ? messages.noLocks : locks.map(inWords).join(', ') },
          ]}
        />
        {tickets.length > 0 && <OpenTickets tickets={tickets} />}
      </Card>
      <Section
        title={messages.lastDeposits}
        all={{ to: `/players/${playerId}?tab=deposits`, permission: 'deposit.view' }}
        empty={messages.depositsEmpty}
        columns={depositColumns}
        rows={player.deposits}
        rowKey={(row) => row.reference}
      />
      <Section
        title={messages.lastWithdrawals}
        all={{ to: `/players/${playerId}?tab=withdrawals`, permission: 'withdrawal.view' }}
        empty={messages.withdrawalsEmpty}
        columns={orderColumns}
        rows={player.withdrawals}
        rowKey={(row) => row.reference}
      />
      <Section
        title={messages.lastRounds}
        all={{ to: `/players/${playerId}?tab=rounds`, permission: 'player.viewMoney' }}
        empty={messages.roundsEmpty}
        columns={roundColumns}
        rows={player.rounds}
        rowKey={(row) => row.roundId}
      />
    </div>
  )
}

const OpenTickets = ({ tickets }: Pick<Player, 'tickets'>) => (
  <p className={styles.note}>
    {formatRich(messages.openTickets, {
      tickets: tickets.map(({ id, number }) => (
        <a key={id} href={`/tickets/${id}`}>
          {number}{' '}
        </a>
      )),
    })}
  </p>
)

type SectionProps<Row> = {
  readonly title: string
  /** The whole list in the player's file, with payments' and rounds' own pages and replays. */
  readonly all: { readonly to: string; readonly permission: Permission }
  readonly empty: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

function Section<Row>({ title, all, ...table }: SectionProps<Row>) {
  const may = useMay()
  return (
    <section>
      <h2 className={styles.title}>{may(all.permission) ? <a href={all.to}>{title}</a> : title}</h2>
      <DataTable label={title} {...table} />
    </section>
  )
}

const depositColumns: readonly Column<Player['deposits'][number]>[] = [
  { name: messages.started, cell: ({ createdAt }) => formatInstant(createdAt), tight: true },
  {
    name: messages.amount,
    cell: ({ amount, credited }) => <Money amount={credited ?? amount} />,
    tight: true,
    numeric: true,
  },
  { name: messages.status, cell: ({ state }) => inWords(state), tight: true },
]

const orderColumns: readonly Column<Player['withdrawals'][number]>[] = [
  { name: messages.requested, cell: ({ createdAt }) => formatInstant(createdAt), tight: true },
  { name: messages.amount, cell: ({ amount }) => <Money amount={amount} />, tight: true, numeric: true },
  { name: messages.status, cell: ({ state }) => capsInWords(state), tight: true },
]

const roundColumns: readonly Column<Player['rounds'][number]>[] = [
  { name: messages.started, cell: ({ openedAt }) => formatInstant(openedAt), tight: true },
  { name: messages.game, cell: ({ gameCode }) => gameCode ?? '–' },
  { name: messages.bet, cell: ({ stake }) => <Money amount={stake} />, tight: true, numeric: true },
  { name: messages.win, cell: ({ win }) => <Money amount={win} />, tight: true, numeric: true },
  { name: messages.status, cell: ({ state }) => capsInWords(state), tight: true },
]
