import { useState } from 'react'
import { systemClock } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf, isCalendarDay } from '#core/clock/manila.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { failureText, Notice, PageHead, useStaffQuery } from '#features/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { viewRevenue } from '../contract.ts'
import styles from './reports-page.module.css'
import { downloadRevenue } from './download-revenue.ts'
import { RevenueTable } from './revenue-table.tsx'

type Report = RequestOf<typeof viewRevenue>

const splits = [
  { value: 'day', label: 'By day' },
  { value: 'provider', label: 'By provider' },
  { value: 'type', label: 'By type' },
  { value: 'game', label: 'By game' },
] as const

/** What the games brought, for whichever days. */
export function ReportsPage() {
  const [report, setReport] = useState<Report>(() => {
    const yesterday = addDays(dayOf(systemClock.now()), -1)
    return { from: addDays(yesterday, -6), until: yesterday, by: 'day' }
  })
  const { answer, failure, refreshing } = useStaffQuery(viewRevenue, report)
  const rows = answer?.rows ?? []
  return (
    <>
      <PageHead
        title="Reports"
        actions={
          <Button
            variant="secondary"
            size="small"
            icon="download"
            disabled={rows.length === 0}
            onClick={() => downloadRevenue(rows, report)}
          >
            CSV
          </Button>
        }
      >
        GGR is stakes less wins of the rounds that closed on a day of Manila. NGR is that less what the house gave
        beside the games, before fees and the PAGCOR share.
      </PageHead>
      <div className={styles.choice}>
        <DayField label="From" day={report.from} onChange={(from) => setReport({ ...report, from })} />
        <DayField label="Until" day={report.until} onChange={(until) => setReport({ ...report, until })} />
        <div className={styles.split}>
          <SegmentedControl
            label="Split"
            options={splits}
            value={report.by}
            onChange={(by) => setReport({ ...report, by })}
          />
        </div>
      </div>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {!failure && <RevenueTable rows={rows} by={report.by} refreshing={refreshing} isRead={answer !== undefined} />}
    </>
  )
}

type DayFieldProps = {
  readonly label: string
  readonly day: string
  readonly onChange: (day: CalendarDay) => void
}

/** What is half typed is no day yet, and asks for nothing. */
function DayField({ label, day, onChange }: DayFieldProps) {
  const choose = (text: string) => {
    if (isCalendarDay(text)) onChange(text)
  }
  return <TextField label={label} type="date" value={day} onChange={(event) => choose(event.currentTarget.value)} />
}
