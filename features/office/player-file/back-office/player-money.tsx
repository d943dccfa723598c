import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { inWords } from '#platform/office-ui/in-words.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { viewPlayerMoney } from '../contract.ts'
import { PlayerBook } from './player-book.tsx'
import styles from './player-money.module.css'

type Money = ResponseOf<typeof viewPlayerMoney>
type Deposit = Money['deposits'][number]

const refreshEveryMs = 15_000

/** A player's balances, requirements, sources and movements. */
export function PlayerMoney({ playerId }: { readonly playerId: number }) {
  const { answer, failure } = useStaffQuery(viewPlayerMoney, { playerId }, { refreshEveryMs })
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  if (!answer) return null
  return (
    <div className={styles.money}>
      <Card title="Balances">
        <FactList
          facts={[
            { name: 'Coins', value: <b className={styles.large}>{formatMoney(answer.coin)}</b> },
            { name: 'Held for withdrawals', value: formatMoney(answer.hold) },
            { name: 'Safebox', value: formatMoney(answer.safebox) },
            { name: 'Points', value: formatHundredths(answer.points) },
            { name: 'Deposited in all', value: formatMoney(answer.deposited) },
            { name: 'To be staked before a withdrawal', value: formatMoney(answer.toStake) },
          ]}
        />
      </Card>
      {answer.requirements.length > 0 && <Requirements requirements={answer.requirements} />}
      <section>
        <h2 className={styles.title}>Last deposits</h2>
        <DataTable
          label="Deposits"
          columns={depositColumns}
          rows={answer.deposits}
          rowKey={({ reference }) => reference}
          empty="None yet."
        />
      </section>
      <PlayerBook playerId={playerId} />
    </div>
  )
}

function Requirements({ requirements }: Pick<Money, 'requirements'>) {
  return (
    <Card title="Still to be staked">
      <div className={styles.requirements}>
        {requirements.map(({ id, title, kind, done, required, expiresAt }) => (
          <ProgressBar
            key={id}
            label={`${title}${kind === 'bonus' ? ' (bonus)' : ''}${expiresAt === -1 ? '' : `, ends ${formatInstant(expiresAt)}`}`}
            valueText={`${formatMoney(done)} of ${formatMoney(required)}`}
            value={done}
            max={required}
          />
        ))}
      </div>
    </Card>
  )
}

const tones: Readonly<Record<string, 'success' | 'warning' | 'danger'>> = {
  credited: 'success',
  created: 'warning',
  pending: 'warning',
  failed: 'danger',
}

const depositColumns: readonly Column<Deposit>[] = [
  { name: 'Begun (Manila)', cell: ({ createdAt }) => formatInstant(createdAt), tight: true },
  { name: 'Order', cell: ({ reference }) => reference, tight: true },
  { name: 'Way', cell: ({ channelName }) => channelName },
  { name: 'Asked', cell: ({ amount }) => formatMoney(amount), tight: true, numeric: true },
  {
    name: 'Credited',
    cell: ({ credited }) => (credited === null ? '–' : formatMoney(credited)),
    tight: true,
    numeric: true,
  },
  { name: 'State', cell: ({ state }) => <Badge tone={tones[state] ?? 'neutral'}>{inWords(state)}</Badge>, tight: true },
]
