import { isCounted, isStakeCounted, type PlayedRound, scoreOf, scoreWith } from '../scoring.ts'
import type { Entrant } from './store/entrant.store.ts'
import type { TournamentRound } from './store/round.store.ts'
import type { CountingTournament } from './store/tournament-step.store.ts'

export type RoundResult = PlayedRound & {
  readonly playerId: bigint
  readonly providerId: string
  readonly roundId: string
  readonly gameCode: string
  readonly revision: number
  readonly result: 'closed' | 'corrected' | 'voided'
}

/** One entrant while rounds are counted. */
export type Count = {
  readonly tournament: CountingTournament
  readonly entrant: Entrant
  /** The number of the last round. */
  readonly last: number
  /** Rounds of this batch that are known, or counted by it. */
  readonly rounds: ReadonlyMap<string, TournamentRound>
  /** A counted round changed: the score has to be computed from all of them. */
  readonly isRecounted: boolean
}

const roundName = ({ providerId, roundId }: Pick<RoundResult, 'providerId' | 'roundId'>): string =>
  `${providerId} ${roundId}`

/** The count with one more result of the entrant's play: a new round, or another result of a round that counts. */
export function countRound(count: Count, result: RoundResult): Count {
  const known = count.rounds.get(roundName(result))
  if (known !== undefined) return known.revision >= result.revision ? count : recount(count, known, result)
  return result.result === 'closed' ? countNew(count, result) : count
}

function countNew(count: Count, result: RoundResult): Count {
  const { tournament, entrant } = count
  if (entrant.rounds >= tournament.rounds || !isCounted(result, { ...tournament, enteredAt: entrant.enteredAt }))
    return count
  const { playerId, providerId, roundId, revision, gameCode, stake, win, closedAt } = result
  const ordinal = count.last + 1
  const key = { tournamentId: tournament.id, playerId, providerId, roundId }
  const round = { ...key, revision, ordinal, gameCode, stake, win, counts: true, closedAt }
  const score = scoreWith(tournament.scoring, entrant, round)
  return {
    ...count,
    last: ordinal,
    rounds: new Map(count.rounds).set(roundName(result), round),
    entrant: { ...entrant, ...score, rounds: entrant.rounds + 1 },
  }
}

function recount(count: Count, known: TournamentRound, { result, revision, stake, win }: RoundResult): Count {
  const counts = known.counts && result !== 'voided' && isStakeCounted(stake, count.tournament)
  const round = { ...known, revision, stake, win, counts }
  const rounds = count.entrant.rounds - (known.counts && !counts ? 1 : 0)
  return {
    ...count,
    isRecounted: true,
    rounds: new Map(count.rounds).set(roundName(known), round),
    entrant: { ...count.entrant, rounds },
  }
}

/** The entrant with the score of all rounds that count, in their order. */
export const rescored = ({ entrant, tournament }: Count, counted: readonly TournamentRound[]): Entrant => ({
  ...entrant,
  ...scoreOf(tournament.scoring, counted),
})
