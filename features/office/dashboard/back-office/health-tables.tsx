import { paymentProviderName } from '#features/cashier/channel/back-office/index.ts'
import { formatTime } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import type { Dashboard } from './figure-card.tsx'
import { messages } from './messages/en.ts'
import styles from './health-tables.module.css'

type Provider = Dashboard['providers'][number]
type Payment = Dashboard['payments'][number]

/** The last hour of external providers. */
export function HealthTables({ providers, payments }: Pick<Dashboard, 'providers' | 'payments'>) {
  return (
    <div className={styles.tables}>
      <section>
        <h2 className={styles.title}>{messages.gameProvidersHour}</h2>
        <DataTable
          label={messages.gameProviders}
          columns={providerColumns}
          rows={providers}
          rowKey={({ id }) => id}
          empty={messages.noProviders}
        />
      </section>
      <section>
        <h2 className={styles.title}>{messages.paymentsHour}</h2>
        <DataTable
          label={messages.payments}
          columns={paymentColumns}
          rows={payments}
          rowKey={({ provider }) => provider}
          empty={messages.noPayments}
        />
      </section>
    </div>
  )
}

const count = (value: number): string => value.toLocaleString('en-PH')
const share = new Intl.NumberFormat('en-PH', { style: 'percent', maximumFractionDigits: 1 })

function ProviderBadge({ state, operations, refused }: Provider) {
  if (state !== 'enabled') return <Badge tone="warning">{state === 'paused' ? messages.paused : messages.off}</Badge>
  if (operations === 0) return <Badge>{messages.quiet}</Badge>
  return refused * 5 > operations ? (
    <Badge tone="danger">{messages.declining}</Badge>
  ) : (
    <Badge tone="success">{messages.healthy}</Badge>
  )
}

const figure = { tight: true, numeric: true } as const

const providerColumns: readonly Column<Provider>[] = [
  { name: messages.provider, cell: ({ id, name }) => <a href={`/providers/${id}`}>{name}</a> },
  { name: messages.status, cell: (provider) => <ProviderBadge {...provider} />, tight: true },
  { name: messages.operations, cell: ({ operations }) => count(operations), ...figure },
  { name: messages.declined, cell: ({ refused }) => count(refused), ...figure },
  { name: messages.last, cell: ({ lastAt }) => (lastAt === null ? '–' : formatTime(lastAt)), tight: true },
  { name: messages.openRounds, cell: ({ openRounds }) => count(openRounds), ...figure },
  { name: messages.differences, cell: ({ differences }) => count(differences), ...figure },
]

const paymentColumns: readonly Column<Payment>[] = [
  { name: messages.provider, cell: ({ provider }) => paymentProviderName(provider) },
  { name: messages.started, cell: ({ begun }) => count(begun), ...figure },
  {
    name: messages.credited,
    cell: ({ credited, begun }) => `${count(credited)} (${share.format(credited / begun)})`,
    ...figure,
  },
  { name: messages.failed, cell: ({ failed }) => count(failed), ...figure },
  { name: messages.expired, cell: ({ expired }) => count(expired), ...figure },
  { name: messages.pending, cell: ({ waiting }) => count(waiting), ...figure },
]
