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
import { jobTitle } from './job-title.ts'
import { useMonitorAction } from './use-monitor-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Job = ResponseOf<typeof viewMonitor>['jobs'][number]

/** Recurring and scheduled jobs: last run, next run, errors. */
export function JobsTable({ jobs }: { readonly jobs: readonly Job[] | undefined }) {
  const act = useMonitorAction()
  const [chosen, setChosen] = useState<Job>()
  const mayRun = useMay()('monitor.runJob')
  return (
    <>
      <DataTable
        label={messages.jobs}
        columns={mayRun ? [...columns, runColumn(setChosen)] : columns}
        rows={jobs ?? []}
        rowKey={({ name }) => name}
        empty={jobs ? messages.noJobs : messages.loading}
      />
      <ReasonDialog
        open={chosen !== undefined}
        title={formatMessage(messages.runTitle, { name: jobTitle(chosen?.name ?? '') })}
        confirmLabel={messages.runNow}
        act={(reason) =>
          act(
            runJobNow,
            { name: chosen?.name ?? '', reason },
            formatMessage(messages.runDone, { name: jobTitle(chosen?.name ?? '') }),
          )
        }
        onClose={() => setChosen(undefined)}
      >
        <p>{messages.runText}</p>
      </ReasonDialog>
    </>
  )
}

function JobBadge({ isRunning, attempts, dead, lastError }: Job) {
  if (dead > 0) return <Badge tone="danger">{formatMessage(messages.jobFailed, { count: dead })}</Badge>
  if (lastError !== null)
    return <Badge tone="warning">{formatMessage(messages.jobRetrying, { count: attempts })}</Badge>
  return isRunning ? <Badge tone="new">{messages.running}</Badge> : <Badge tone="success">{messages.healthy}</Badge>
}

const columns: readonly Column<Job>[] = [
  {
    name: messages.job,
    cell: ({ name, lastError }) => (
      <TwoLines first={jobTitle(name)} second={lastError === null ? name : `${name}: ${lastError}`} />
    ),
  },
  { name: messages.status, cell: (job) => <JobBadge {...job} />, tight: true },
  {
    name: messages.lastRun,
    cell: ({ finishedAt }) => (finishedAt === null ? '–' : formatInstant(finishedAt)),
    tight: true,
  },
  {
    name: messages.nextRun,
    cell: ({ nextAt, waiting }) =>
      nextAt === null ? formatMessage(messages.queued, { count: waiting }) : formatInstant(nextAt),
    tight: true,
  },
]

const runColumn = (onChoose: (job: Job) => void): Column<Job> => ({
  name: messages.action,
  cell: (job) =>
    job.nextAt !== null && (
      <Button variant="secondary" size="small" icon="play" disabled={job.isRunning} onClick={() => onChoose(job)}>
        {messages.runNow}
      </Button>
    ),
  tight: true,
})
