import { cachedRead } from '#core/clock/cached-read.ts'
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

/** How many players have each game open, by its id. Each process counts at most once a minute, whoever asks. */
export const createPlayersNow = () => cachedRead(countPlayers, countedFor)

async function countPlayers(now: Instant, db: Queryable): Promise<Counts> {
  const except = await demoPlayerList(db)
  const games = await presenceByGame(db, { since: subtractDuration(now, seenWithin), except, playersMin })
  return Object.fromEntries(games.map(({ gameId, players }) => [String(gameId), players]))
}
