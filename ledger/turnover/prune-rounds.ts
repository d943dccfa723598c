import { hours } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { prunePlayers } from './prune-players.ts'
import { turnoverPruneFindDue, turnoverPruneMark, turnoverPruneSlice } from './prune-rounds.store.ts'

type Run = { readonly now: Instant; readonly signal: AbortSignal; readonly sliceMax?: number }

/** Deletes counted rounds that can no longer be recounted; their sums stay. Returns the number of rounds. */
export const pruneRounds = (db: Database, run: Run): Promise<number> =>
  prunePlayers(
    {
      findDue: (due) => turnoverPruneFindDue(db, due),
      prune: turnoverPruneSlice,
      markPruned: turnoverPruneMark,
    },
    { db, ...run },
  )

/** Started only where every process recounts no old round: `PRUNE_COUNTED_ROUNDS`. */
export const pruneRoundsJob = ({ db }: { readonly db: Database }): Job => ({
  name: 'turnover.prune',
  when: { dailyAt: '04:40' },
  // The first run has every player to look through.
  lastsMax: hours(6),
  run: async ({ now, signal }) => void (await pruneRounds(db, { now, signal })),
})
