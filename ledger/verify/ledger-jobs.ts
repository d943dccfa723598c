import * as v from 'valibot'
import { hours } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { addDays, dayOf } from '#core/clock/manila.ts'
import type { ByteSource } from '#core/draw/draw.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job, JobRun } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log/log.ts'
import { closeDays } from '../house/close-days.ts'
import { makeRoot } from '../root/make-root.ts'
import { ledgerCheckInsert } from './check.store.ts'
import { reportText } from './report-text.ts'
import type { LedgerReport } from './verify-ledger.ts'

export const verifyJobName = 'ledger.verify'

/** A verification wherever it runs. Undefined if another one is under way. */
export type VerifyElsewhere = (run: {
  readonly now: Instant
  readonly withBeside: boolean
  readonly signal: AbortSignal
}) => Promise<LedgerReport | undefined>

type Dependencies = {
  readonly db: Database
  readonly log: Log
  readonly bytes: ByteSource
  readonly verify: VerifyElsewhere
}

const payloadSchema = v.nullish(v.object({ withBeside: v.optional(v.boolean(), false) }))

/** What the ledger does by the clock: closes days, publishes what is owed to players, and proves itself. */
export function ledgerJobs({ db, log, bytes, verify }: Dependencies): Job[] {
  return [
    {
      name: 'ledger.closeDays',
      when: { every: hours(1) },
      lastsMax: hours(2),
      run: async ({ now, signal }) => void (await closeDays(db, now, signal)),
    },
    {
      name: 'ledger.makeRoot',
      when: { dailyAt: '00:05' },
      run: async ({ now }) => void (await makeRoot(db, { day: addDays(dayOf(now), -1), now, bytes })),
    },
    {
      name: verifyJobName,
      when: { every: hours(1) },
      lastsMax: hours(12),
      run: async (run) => verifyNow({ db, log, verify }, run),
    },
  ]
}

async function verifyNow(
  { db, log, verify }: Omit<Dependencies, 'bytes'>,
  { key, payload, now, signal }: JobRun,
): Promise<void> {
  const withBeside = v.parse(payloadSchema, payload)?.withBeside ?? false
  const report = await verify({ now, withBeside, signal })
  if (report === undefined) {
    // Somebody waits for a run of their own, which is retried; the hourly one comes again by itself.
    if (key !== '') throw new Error('the ledger is being verified already; this run is tried again')
    return log.info('the ledger is being verified already; this run is left out')
  }
  await ledgerCheckInsert(db, report, now)
  if (!report.isSound) log.fatal({ report: reportText(report) }, 'ledger verification failed')
}
