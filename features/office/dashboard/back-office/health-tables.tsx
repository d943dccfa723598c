import { formatTime } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import type { Dashboard } from './figure-card.tsx'
import styles from './health-tables.module.css'

type Provider = Dashboard['providers'][number]
type Payment = Dashboard['payments'][number]

/** The last hour of external providers. */
export function HealthTables({ providers, payments }: Pick<Dashboard, 'providers' | 'payments'>) {
  return (
    <div className={styles.tables}>
      <section>
        <h2 className={styles.title}>Game providers, last hour</h2>
        <DataTable
          label="Game providers"
          columns={providerColumns}
          rows={providers}
          rowKey={({ id }) => id}
          empty="There is no provider yet."
        />
      </section>
      <section>
        <h2 className={styles.title}>Payments, last hour</h2>
        <DataTable
          label="Payments"
          columns={paymentColumns}
          rows={payments}
          rowKey={({ provider }) => provider}
          empty="No deposit was begun in the last hour."
        />
      </section>
    </div>
  )
}

const count = (value: number): string => value.toLocaleString('en-PH')
const share = new Intl.NumberFormat('en-PH', { style: 'percent', maximumFractionDigits: 1 })

function ProviderBadge({ state, operations, refused }: Provider) {
  if (state !== 'enabled') return <Badge tone="warning">{state === 'paused' ? 'Paused' : 'Off'}</Badge>
  if (operations === 0) return <Badge>Quiet</Badge>
  return refused * 5 > operations ? <Badge tone="danger">Refusing</Badge> : <Badge tone="success">Well</Badge>
}

const providerColumns: readonly Column<Provider>[] = [
  { name: 'Provider', cell: ({ id, name }) => <a href={`/providers/${id}`}>{name}</a> },
  { name: 'State', cell: (provider) => <ProviderBadge {...provider} />, tight: true },
  { name: 'Operations', cell: ({ operations }) => count(operations), tight: true },
  { name: 'Refused', cell: ({ refused }) => count(refused), tight: true },
  { name: 'Last', cell: ({ lastAt }) => (lastAt === null ? '–' : formatTime(lastAt)), tight: true },
  { name: 'Open rounds', cell: ({ openRounds }) => count(openRounds), tight: true },
  { name: 'Differences', cell: ({ differences }) => count(differences), tight: true },
]

const paymentColumns: readonly Column<Payment>[] = [
  { name: 'Provider', cell: ({ provider }) => provider },
  { name: 'Begun', cell: ({ begun }) => count(begun), tight: true },
  {
    name: 'Credited',
    cell: ({ credited, begun }) => `${count(credited)} (${share.format(credited / begun)})`,
    tight: true,
  },
  { name: 'Failed', cell: ({ failed }) => count(failed), tight: true },
  { name: 'Expired', cell: ({ expired }) => count(expired), tight: true },
  { name: 'Under way', cell: ({ waiting }) => count(waiting), tight: true },
]
