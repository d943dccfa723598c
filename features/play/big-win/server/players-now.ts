import { minutes } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { demoPlayerList } from '#features/players/account/server/index.ts'
import { presenceByGame } from '#features/players/event-log/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'

/** Of fewer players nothing is said: somebody could be recognised. */
export const playersMin = 5
/** A page that shows a game reports it every minute; one report may be lost. */
const seenWithin = minutes(2)
const countedFor = minutes(1)

type Counts = Readonly<Record<string, number>>

/**
 * How many players have each game open, by its id. Counted at most once a minute in each process, whoever asks;
 * concurrent callers share a count, and one that failed is tried again.
 */
export function createPlayersNow(): (db: Queryable, now: Instant) => Promise<Counts> {
  let last: { readonly at: Instant; readonly counts: Promise<Counts> } | undefined
  return (db, now) => {
    if (last && now >= last.at && now - last.at < countedFor) return last.counts
    const entry = { at: now, counts: countPlayers(db, now) }
    last = entry
    entry.counts.catch(() => {
      if (last === entry) last = undefined
    })
    return entry.counts
  }
}

async function countPlayers(db: Queryable, now: Instant): Promise<Counts> {
  const except = await demoPlayerList(db)
  const games = await presenceByGame(db, { since: subtractDuration(now, seenWithin), except, playersMin })
  return Object.fromEntries(games.map(({ gameId, players }) => [String(gameId), players]))
}
