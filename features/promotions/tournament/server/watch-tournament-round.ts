import { answer, refuse } from '#core/contract/outcome.ts'
import { findReplay, type ReplayDependencies } from '#features/play/replay/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { watchTournamentRound } from '../contract.ts'
import { areShown } from './read-tournaments.ts'
import { entrantOfSeat } from './store/entrant.store.ts'
import { roundCountedFind } from './store/round.store.ts'
import { whoMayStay } from './who-may-stay.ts'

/** A counted round for everybody. One refusal for every reason, so that nobody learns what became of its player. */
export const watchTournamentRoundHandler = (needs: ReplayDependencies) =>
  handle(
    watchTournamentRound,
    async ({ input: { tournamentId, entrant: seat, ordinal }, caller: { language }, now, tx }) => {
      const entrant = await entrantOfSeat(tx, tournamentId, seat)
      if (entrant === undefined || entrant.leftAt !== null || !(await areShown(tx))) return refuse('roundNotShown')
      const { playerId } = entrant
      if (!(await whoMayStay(tx, [playerId], now)).has(playerId)) return refuse('roundNotShown')
      const round = await roundCountedFind(tx, { tournamentId, playerId, ordinal })
      if (round === undefined) return refuse('roundNotShown')
      const { providerId, roundId } = round
      const watched = { playerId, providerId, roundId, audience: 'public', language, now } as const
      const found = await findReplay(tx, watched, needs)
      return found.refusal === undefined ? answer(found.replay) : refuse('roundNotShown')
    },
  )
