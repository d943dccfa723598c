import { hours } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { prunePlayers } from '#ledger'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { pointsPruneFindDue, pointsPruneMark, pointsPruneSlice } from './store/points-prune.store.ts'

type Run = { readonly now: Instant; readonly signal: AbortSignal; readonly sliceMax?: number }

/** Deletes rounds whose points can no longer be corrected; their sum stays. Returns the number of rounds. */
export const prunePoints = (db: Database, run: Run): Promise<number> =>
  prunePlayers(
    { findDue: (due) => pointsPruneFindDue(db, due), prune: pointsPruneSlice, markPruned: pointsPruneMark },
    { db, ...run },
  )

/** Started only where every process recounts no old round: `PRUNE_COUNTED_ROUNDS`. */
export const prunePointsJob = ({ db }: { readonly db: Database }): Job => ({
  name: 'points.prune',
  when: { dailyAt: '05:40' },
  // The first run has every player to look through.
  lastsMax: hours(6),
  run: async ({ now, signal }) => void (await prunePoints(db, { now, signal })),
})
