import { hours, minutes } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { publish } from '#platform/outbox/publish.ts'
import { expire } from './end-bonus.ts'
import { dueWarning } from './ending.ts'
import { pruneRoundsJob } from './prune-rounds.ts'
import { turnoverExpiring } from './turnover-events.ts'
import {
  requirementFindExpired,
  requirementLockToWarn,
  requirementMarkWarned,
  type TurnoverDifference,
  turnoverFindDifferences,
} from './upkeep.store.ts'

type Dependencies = {
  readonly db: Database
  readonly log: Pick<Log, 'error'>
  readonly metrics: Pick<Metrics, 'gauge'>
  readonly prunesRounds: boolean
}

/** Turnover's jobs: expire bonuses, warn before, verify sums, and delete old rounds. */
export function turnoverJobs({ db, log, metrics, prunesRounds }: Dependencies): Job[] {
  const differing = metrics.gauge({
    name: 'turnover_differences',
    help: 'Sums of turnover that are not the sum of what was counted for them',
  })
  return [
    {
      name: 'turnover.expire',
      when: { every: minutes(5) },
      run: async ({ now, signal }) => {
        await expireBonuses(db, { now, signal })
        await warnOfExpiry(db, { now, signal })
      },
    },
    {
      name: 'turnover.compare',
      when: { every: hours(1) },
      run: async () => {
        const differences = await compareTurnover(db)
        differing.set(differences.length)
        if (differences.length > 0) log.error({ differences }, 'turnover is not the sum of its rounds')
      },
    },
    ...(prunesRounds ? [pruneRoundsJob({ db })] : []),
  ]
}

type Run = { readonly now: Instant; readonly signal: AbortSignal }

const batchMax = 200

/** Expires every due bonus in its own transaction, so that one player's lock delays nobody else. */
export async function expireBonuses(db: Database, { now, signal }: Run): Promise<void> {
  for (;;) {
    const due = await requirementFindExpired(db, { now, max: batchMax })
    for (const { playerId, id } of due) {
      signal.throwIfAborted()
      await db.transaction((tx) => expire(tx, { playerId, id, now }))
    }
    if (due.length < batchMax) return
  }
}

/** Warns players 72 and 24 hours ahead, once each. */
export async function warnOfExpiry(db: Database, { now, signal }: Run): Promise<void> {
  for (let warned = batchMax; warned === batchMax; ) {
    signal.throwIfAborted()
    warned = await db.transaction(async (tx) => {
      const due = await requirementLockToWarn(tx, { now, max: batchMax })
      for (const requirement of due) {
        const warning = dueWarning(requirement, now)
        if (warning === undefined) continue
        await requirementMarkWarned(tx, requirement, warning.hoursLeft)
        await publish(tx, turnoverExpiring({ requirement, ...warning, now }))
      }
      return due.length
    })
  }
}

/** Finds progress that differs from the sum of its contributions. */
export const compareTurnover = (db: Database): Promise<TurnoverDifference[]> =>
  db.transaction(turnoverFindDifferences, { statementMsMax: 'none' })
