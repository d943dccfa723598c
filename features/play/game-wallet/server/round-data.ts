import { isoTime, isoTimeOrNull } from '#core/clock/iso-time.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { type PersonalData, personalHistory } from '#platform/feature-module/personal-data.ts'
import { roundsReadableSince } from './store/hidden-rounds.store.ts'
import { roundsForStaff } from './store/staff-round.store.ts'

const kept = personalHistory({
  name: 'rounds',
  list: roundsForStaff,
  filter: ({ playerId }) => ({ playerId }),
  sort: 'oldest',
  recordOf: ({ providerId, roundId, gameCode, state, stake, win, isFree, openedAt, endedAt }) => ({
    provider: providerId,
    round: roundId,
    game: gameCode,
    state,
    bet: plainDecimal(stake),
    win: plainDecimal(win),
    isFree,
    openedAt: isoTime(openedAt),
    endedAt: isoTimeOrNull(endedAt),
  }),
})

/** Every round that the player played and that is not archived. */
export const roundData: PersonalData = {
  ...kept,
  async *slices(db, of) {
    const since = await roundsReadableSince(db)
    // Older ones are copied by support on request, from the archives.
    if (since !== undefined) yield [{ archivedBefore: isoTime(since) }]
    yield* kept.slices(db, of)
  },
}
