import { setTimeout as sleep } from 'node:timers/promises'
import { days } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import { countedRoundsKeptFor } from './late-correction.ts'

/** One player's old rounds, in the order of their ids after the given one. */
export type PruneSlice = {
  readonly playerId: bigint
  readonly closedBefore: Instant
  readonly after: string
  readonly max: number
}

export type PrunedSlice = { readonly rounds: number; readonly lastRound: string | null }

/** A table of counted rounds whose old rows are deleted. */
export type PrunedTable = {
  /** Players whose rows were looked through before this, or never, in the order of their ids. */
  readonly findDue: (due: { prunedBefore: Instant; after: bigint; max: number }) => Promise<bigint[]>
  /** Deletes a slice and carries its sums over, with the player locked. */
  readonly prune: (tx: Transaction, slice: PruneSlice) => Promise<PrunedSlice>
  readonly markPruned: (tx: Transaction, playerId: bigint, now: Instant) => Promise<unknown>
}

type PruneRun = {
  readonly db: Database
  readonly now: Instant
  readonly signal: AbortSignal
  readonly sliceMax?: number
}

// Each visit reads all rounds that a player has, so it is worth it once a month.
const visitedEvery = days(30)
const playersAtOnce = 500
/** What follows from the player's play waits for this many rows. */
const slice = 250

/**
 * Deletes the counted rounds that no correction can reach any more, a player and a slice at a time, each in a transaction
 * of its own: an interrupted run goes on with the next one. Returns the number of rounds.
 */
export async function prunePlayers(
  table: PrunedTable,
  { db, now, signal, sliceMax = slice }: PruneRun,
): Promise<number> {
  const closedBefore = subtractDuration(now, countedRoundsKeptFor)
  const prunedBefore = subtractDuration(now, visitedEvery)
  let rounds = 0
  for (let after = 0n; ; ) {
    const due = await table.findDue({ prunedBefore, after, max: playersAtOnce })
    for (const playerId of due) {
      rounds += await prunePlayer(table, { playerId, closedBefore, db, now, signal, sliceMax })
    }
    const last = due.at(-1)
    if (last === undefined) return rounds
    after = last
  }
}

type PlayerRun = Required<PruneRun> & Pick<PruneSlice, 'playerId' | 'closedBefore'>

async function prunePlayer(table: PrunedTable, { playerId, closedBefore, db, now, signal, sliceMax }: PlayerRun) {
  let rounds = 0
  for (let after = ''; ; ) {
    signal.throwIfAborted()
    const begun = performance.now()
    const pruned = await db.transaction(async (tx) => {
      const done = await table.prune(tx, { playerId, closedBefore, after, max: sliceMax })
      if (done.rounds < sliceMax) await table.markPruned(tx, playerId, now)
      failpoint('prune.slice')
      return done
    })
    rounds += pruned.rounds
    // Half of the time is play's: the busier the database, the longer slices take, and so does each pause.
    if (pruned.rounds > 0) await sleep(performance.now() - begun)
    if (pruned.rounds < sliceMax || pruned.lastRound === null) return rounds
    after = pruned.lastRound
  }
}
