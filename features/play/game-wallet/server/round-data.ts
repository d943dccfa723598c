import { isoTime, isoTimeOrNull } from '#core/clock/iso-time.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { type PersonalData, personalHistory } from '#platform/feature-module/personal-data.ts'
import { roundsForStaff } from './store/staff-round.store.ts'

/** Every round that the player played. */
export const roundData: PersonalData = personalHistory({
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
