import { formatInstant } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { inWords } from '#platform/office-ui/in-words.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import styles from './player-report.module.css'
import type { PlayerReport } from './player-report.ts'

/** MANUAL_REVIEW is "Manual review". */
const capsInWords = (state: string): string => inWords(state.toLowerCase().replaceAll('_', ' '))

type Player = PlayerReport['player']
type PlayerFactsProps = { readonly playerId: number; readonly player: Player }

/** The player's identity, balances and recent events. */
export function PlayerFacts({ playerId, player }: PlayerFactsProps) {
  const { nickname, isStopped, locks, vip, identity, registeredAt, coin, hold, safebox, otherReports } = player
  return (
    <div className={styles.cards}>
      <Card title="The player">
        <FactList
          facts={[
            {
              name: 'Player',
              value: (
                <>
                  <a href={`/players/${playerId}`}>{nickname || playerId}</a>{' '}
                  {isStopped && <Badge tone="danger">Stopped</Badge>}
                </>
              ),
            },
            { name: 'User ID', value: String(playerId) },
            { name: 'VIP level', value: String(vip) },
            { name: 'Identity', value: capsInWords(identity) },
            { name: 'Registered', value: registeredAt === null ? '–' : formatInstant(registeredAt) },
            { name: 'Balance', value: <Money amount={coin} /> },
            { name: 'Held for withdrawals', value: <Money amount={hold} /> },
            { name: 'Safebox', value: <Money amount={safebox} /> },
            { name: 'Locked', value: locks.length === 0 ? 'Nothing' : locks.map(inWords).join(', ') },
          ]}
        />
        {otherReports.length > 0 && (
          <p className={styles.note}>
            Also open:{' '}
            {otherReports.map(({ id, number }) => (
              <a key={id} href={`/player-reports/${id}`}>
                {number}{' '}
              </a>
            ))}
          </p>
        )}
      </Card>
      <Section title="Last deposits" columns={depositColumns} rows={player.deposits} rowKey={(row) => row.reference} />
      <Section
        title="Last withdrawals"
        columns={orderColumns}
        rows={player.withdrawals}
        rowKey={(row) => row.reference}
      />
      <Section title="Last rounds" columns={roundColumns} rows={player.rounds} rowKey={(row) => row.roundId} />
    </div>
  )
}

type SectionProps<Row> = {
  readonly title: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

const Section = <Row,>({ title, ...table }: SectionProps<Row>) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    <DataTable label={title} empty="None yet." {...table} />
  </section>
)

const depositColumns: readonly Column<Player['deposits'][number]>[] = [
  { name: 'Begun', cell: ({ createdAt }) => formatInstant(createdAt), tight: true },
  { name: 'Amount', cell: ({ amount, credited }) => <Money amount={credited ?? amount} />, tight: true, numeric: true },
  { name: 'State', cell: ({ state }) => inWords(state), tight: true },
]

const orderColumns: readonly Column<Player['withdrawals'][number]>[] = [
  { name: 'Asked for', cell: ({ createdAt }) => formatInstant(createdAt), tight: true },
  { name: 'Amount', cell: ({ amount }) => <Money amount={amount} />, tight: true, numeric: true },
  { name: 'State', cell: ({ state }) => capsInWords(state), tight: true },
]

const roundColumns: readonly Column<Player['rounds'][number]>[] = [
  { name: 'Began', cell: ({ openedAt }) => formatInstant(openedAt), tight: true },
  { name: 'Game', cell: ({ gameCode }) => gameCode ?? '–' },
  { name: 'Stake', cell: ({ stake }) => <Money amount={stake} />, tight: true, numeric: true },
  { name: 'Win', cell: ({ win }) => <Money amount={win} />, tight: true, numeric: true },
  { name: 'State', cell: ({ state }) => capsInWords(state), tight: true },
]
