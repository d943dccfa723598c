import { days } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { lockBooks, playFiguresSince } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { beginningOf, cursorFind, cursorSave, dayAdd } from './store/play-day.store.ts'

/** How far back a player's play is ever counted. */
const lookedBack = days(400)

/** Counts a player's uncounted play by day. Their book is locked, so that it is counted once. */
export async function countPlay(tx: Transaction, playerId: bigint, now: Instant): Promise<void> {
  await lockBooks(tx, [playerId])
  const from = subtractDuration(now, lookedBack)
  const [cursor = beginningOf(playerId, from)] = await cursorFind(tx, [playerId])
  const figures = await playFiguresSince(tx, [cursor], cursor.seq === 0n ? from : cursor.lastAt)
  for (const each of figures) await dayAdd(tx, each)
  const last = figures.at(-1)
  await cursorSave(tx, last === undefined ? cursor : { playerId, seq: last.seq, lastAt: last.lastAt })
}
