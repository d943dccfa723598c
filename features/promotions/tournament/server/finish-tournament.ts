import { createHash } from 'node:crypto'
import { minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { hasPassed } from '#platform/outbox/consumer-lag.ts'
import { tableText } from '../scoring.ts'
import { tierPlaces } from '../tier-places.ts'
import { leaveTournament } from './leave-tournament.ts'
import { placesSet } from './store/entrant-score.store.ts'
import { tournamentLock, tournamentSetCounted, tournamentSetFinished } from './store/tournament-step.store.ts'
import type { Tournament } from './store/tournament.store.ts'
import { tableLines } from './tournament-table.ts'

type Finish = { readonly db: Database; readonly consumer: Consumer }

/** What players do in the last moment is published by then, whichever server closes their round. */
const publishedWithin = seconds(30)
/** Corrections of the last rounds are counted, too. */
const correctedWithin = minutes(1)
const linesAtOnce = 200

/** Numbers the places once every round before the end is counted, and publishes the hash of the final table. */
export async function finishTournament({ db, consumer }: Finish, tournament: Tournament, now: Instant): Promise<void> {
  const { id, endsAt, countedAt } = tournament
  if (countedAt === null) {
    if (now < addDuration(endsAt, correctedWithin)) return
    if (!(await hasPassed(db, consumer, addDuration(endsAt, publishedWithin)))) return
    await leaveTournament(db, id, now)
    await numberPlaces(db, tournament, now)
  }
  await tournamentSetFinished(db, id, { hash: await hashTable(db, id), now })
}

const numberPlaces = (db: Database, { id, prizes }: Tournament, now: Instant): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await tournamentLock(tx, id)
    if (locked === undefined || locked.countedAt !== null || locked.stoppedAt !== null) return
    await placesSet(tx, id, tierPlaces(prizes))
    await tournamentSetCounted(tx, id, now)
  })

/** SHA-256 of the table's text, a line after the other. */
async function hashTable(db: Queryable, tournamentId: string): Promise<string> {
  const hash = createHash('sha256')
  for (let after = 0; ; ) {
    const lines = await tableLines(db, tournamentId, { after, countMax: linesAtOnce })
    for (const { counted, ...line } of lines) hash.update(`${tableText({ ...line, rounds: counted })}\n`)
    const last = lines.at(-1)
    if (last === undefined) return hash.digest('hex')
    after = last.place
  }
}
