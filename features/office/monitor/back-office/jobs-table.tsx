import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { runJobNow, type viewMonitor } from '../contract.ts'
import { useMonitorAction } from './use-monitor-action.ts'

type Job = ResponseOf<typeof viewMonitor>['jobs'][number]

/** Recurring and scheduled jobs: last run, next run, errors. */
export function JobsTable({ jobs }: { readonly jobs: readonly Job[] | undefined }) {
  const act = useMonitorAction()
  const [chosen, setChosen] = useState<Job>()
  const mayRun = useMay()('monitor.runJob')
  return (
    <>
      <DataTable
        label="Jobs"
        columns={mayRun ? [...columns, runColumn(setChosen)] : columns}
        rows={jobs ?? []}
        rowKey={({ name }) => name}
        empty={jobs ? 'No job has a turn to come.' : 'Loading …'}
      />
      <ReasonDialog
        open={chosen !== undefined}
        title={`Run ${chosen?.name ?? ''} now?`}
        confirmLabel="Run now"
        act={(reason) => act(runJobNow, { name: chosen?.name ?? '', reason }, `${chosen?.name ?? ''} runs now.`)}
        onClose={() => setChosen(undefined)}
      >
        <p>Its next turn comes at once, on one process. It never runs twice at a time.</p>
      </ReasonDialog>
    </>
  )
}

function JobBadge({ isRunning, attempts, dead, lastError }: Job) {
  if (dead > 0) return <Badge tone="danger">Gave up {dead}×</Badge>
  if (lastError !== null) return <Badge tone="warning">Failed {attempts}×, tried again</Badge>
  return isRunning ? <Badge tone="new">Running</Badge> : <Badge tone="success">Well</Badge>
}

const columns: readonly Column<Job>[] = [
  {
    name: 'Job',
    cell: ({ name, lastError }) => (lastError === null ? name : <TwoLines first={name} second={lastError} />),
  },
  { name: 'State', cell: (job) => <JobBadge {...job} />, tight: true },
  {
    name: 'Last done (Manila)',
    cell: ({ finishedAt }) => (finishedAt === null ? '–' : formatInstant(finishedAt)),
    tight: true,
  },
  {
    name: 'Next (Manila)',
    cell: ({ nextAt, waiting }) => (nextAt === null ? `${waiting} waiting` : formatInstant(nextAt)),
    tight: true,
  },
]

const runColumn = (onChoose: (job: Job) => void): Column<Job> => ({
  name: 'Action',
  cell: (job) =>
    job.nextAt !== null && (
      <Button variant="secondary" size="small" icon="play" disabled={job.isRunning} onClick={() => onChoose(job)}>
        Run now
      </Button>
    ),
  tight: true,
})
