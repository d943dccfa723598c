import { paymentProviderName } from '#features/cashier/channel/back-office/index.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { movementWords } from '../aml-rule-words.ts'
import type { viewCase } from '../case-contract.ts'
import styles from './case-page.module.css'
import { messages } from './messages/en.ts'

type Case = ResponseOf<typeof viewCase>
type Movement = Case['movements'][number]

/** The deposits and withdrawals that the report includes. */
export const CaseMovements = ({ movements, movementsFrom }: Pick<Case, 'movements' | 'movementsFrom'>) => (
  <section className={styles.movements}>
    <h2 className={styles.heading}>{messages.movements}</h2>
    <p className={styles.none}>{formatMessage(messages.movementsSince, { date: formatDay(movementsFrom) })}</p>
    <DataTable
      label={messages.movements}
      columns={columns}
      rows={movements}
      rowKey={({ at, reason, reference }) => `${at} ${reason} ${reference}`}
      empty={messages.noMovements}
    />
  </section>
)

const columns: readonly Column<Movement>[] = [
  { name: messages.time, cell: ({ at }) => formatInstant(at), tight: true },
  { name: messages.movement, cell: ({ reason }) => movementWords[reason] },
  { name: messages.amount, cell: ({ amount }) => formatMoney(amount), tight: true, numeric: true },
  {
    name: messages.counterparty,
    cell: ({ account, reference }) => (
      <TwoLines first={paymentProviderName(account.replace(/^(?:psp|bank):/, ''))} second={reference} />
    ),
  },
]
