import { isoTime, isoTimeOrNull } from '#core/clock/iso-time.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { personalRecords } from '#platform/feature-module/personal-data.ts'
import { entriesOwn } from './store/entrant.store.ts'

/** The tournaments that the player entered, and what came of it. */
export const entryData = personalRecords('tournamentEntries', async (db, { playerId }) => {
  const entries = await entriesOwn(db, playerId)
  return entries.map(({ tournamentId, seat, enteredAt, leftAt, rounds, place, prize, paidAt }) => ({
    tournament: tournamentId,
    entrant: seat,
    enteredAt: isoTime(enteredAt),
    leftAt: isoTimeOrNull(leftAt),
    countedRounds: rounds,
    place,
    prize: plainDecimal(prize),
    paidAt: isoTimeOrNull(paidAt),
  }))
})
