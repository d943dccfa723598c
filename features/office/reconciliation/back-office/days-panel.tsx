import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { paymentProviderName } from '#features/cashier/channel/back-office/index.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { listDays } from '../staff-contract.ts'
import { CompareDialog } from './reconciliation-dialogs.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './reconciliation-page.module.css'

type Day = ResponseOf<typeof listDays>['days'][number]

/** Compared days with their findings. */
export function DaysPanel() {
  const may = useMay()
  const [comparing, setComparing] = useState<Day>()
  const { answer, refreshing } = useStaffQuery(listDays, {})
  return (
    <>
      <h2 className={styles.heading}>{messages.comparedDays}</h2>
      <DataTable
        label={messages.comparedDays}
        columns={[...dayColumns, ...(may('reconciliation.compare') ? [compareColumn(setComparing)] : [])]}
        rows={answer?.days ?? []}
        rowKey={({ provider, day }) => `${provider} ${day}`}
        empty={answer ? messages.noComparedDays : messages.loading}
        refreshing={refreshing}
      />
      <CompareDialog day={comparing} onClose={() => setComparing(undefined)} />
    </>
  )
}

const dayColumns: readonly Column<Day>[] = [
  { name: messages.date, cell: ({ day }) => formatDay(day), tight: true },
  { name: messages.provider, cell: ({ provider }) => paymentProviderName(provider) },
  { name: messages.transactions, cell: ({ lines }) => lines, tight: true },
  { name: messages.settled, cell: ({ amount }) => <Money amount={amount} />, tight: true },
  { name: messages.fees, cell: ({ fee }) => <Money amount={fee} />, tight: true },
  {
    name: messages.result,
    cell: ({ differences }) =>
      differences === 0 ? (
        <Badge tone="success">{messages.matches}</Badge>
      ) : (
        <Badge tone="danger">{formatMessage(messages.differenceCount, { count: differences })}</Badge>
      ),
    tight: true,
  },
  { name: messages.comparedAt, cell: ({ comparedAt }) => formatInstant(comparedAt), tight: true },
]

const compareColumn = (onCompare: (day: Day) => void): Column<Day> => ({
  name: messages.action,
  cell: (day) => (
    <Button variant="secondary" size="small" onClick={() => onCompare(day)}>
      {messages.compareAgain}
    </Button>
  ),
  tight: true,
})
