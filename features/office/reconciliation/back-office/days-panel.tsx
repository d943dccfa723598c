import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { listDays } from '../staff-contract.ts'
import { CompareDialog } from './reconciliation-dialogs.tsx'
import styles from './reconciliation-page.module.css'

type Day = ResponseOf<typeof listDays>['days'][number]

/** Compared days with their findings. */
export function DaysPanel() {
  const may = useMay()
  const [comparing, setComparing] = useState<Day>()
  const { answer, refreshing } = useStaffQuery(listDays, {})
  return (
    <>
      <h2 className={styles.heading}>Days compared</h2>
      <DataTable
        label="Days compared"
        columns={[...dayColumns, ...(may('reconciliation.compare') ? [compareColumn(setComparing)] : [])]}
        rows={answer?.days ?? []}
        rowKey={({ provider, day }) => `${provider} ${day}`}
        empty={answer ? 'No day has been compared yet. It happens at half past three in the night.' : 'Loading …'}
        refreshing={refreshing}
      />
      <CompareDialog day={comparing} onClose={() => setComparing(undefined)} />
    </>
  )
}

const dayColumns: readonly Column<Day>[] = [
  { name: 'Day (Manila)', cell: ({ day }) => formatDay(day), tight: true },
  { name: 'Provider', cell: ({ provider }) => provider },
  { name: 'Lines', cell: ({ lines }) => lines, tight: true },
  { name: 'Settled', cell: ({ amount }) => <Money amount={amount} />, tight: true },
  { name: 'Fees', cell: ({ fee }) => <Money amount={fee} />, tight: true },
  {
    name: 'Found',
    cell: ({ differences }) =>
      differences === 0 ? (
        <Badge tone="success">Agrees</Badge>
      ) : (
        <Badge tone="danger">{differences === 1 ? '1 difference' : `${differences} differences`}</Badge>
      ),
    tight: true,
  },
  { name: 'Compared', cell: ({ comparedAt }) => formatInstant(comparedAt), tight: true },
]

const compareColumn = (onCompare: (day: Day) => void): Column<Day> => ({
  name: 'Action',
  cell: (day) => (
    <Button variant="secondary" size="small" onClick={() => onCompare(day)}>
      Compare again
    </Button>
  ),
  tight: true,
})
