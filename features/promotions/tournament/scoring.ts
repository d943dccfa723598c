import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import type { Scoring, TournamentTerms } from './rules.ts'
import { isAmong } from './tournament-games.ts'

export type PlayedRound = {
  readonly type: string
  readonly gameCode: string
  readonly isFree: boolean
  /** Tips are no part of the bet. */
  readonly stake: Centavos
  readonly win: Centavos
  readonly openedAt: Instant
  readonly closedAt: Instant
}

type Eligibility = Pick<TournamentTerms, 'scoring' | 'games' | 'stake'> & {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly enteredAt: Instant
}

/** Whether a round counts, if any of the entrant's rounds is left: played from entry to end, at the bet that is asked for. */
export function isCounted(round: PlayedRound, terms: Eligibility): boolean {
  const { startsAt, endsAt, enteredAt } = terms
  return (
    !round.isFree &&
    isAmong(round, terms.games) &&
    round.openedAt >= Math.max(startsAt, enteredAt) &&
    round.closedAt < endsAt &&
    isStakeCounted(round.stake, terms)
  )
}

export const isStakeCounted = (
  stake: Centavos,
  { scoring, stake: asked }: Pick<TournamentTerms, 'scoring' | 'stake'>,
) => (scoring === 'total' ? stake === asked : stake >= asked)

export type Score = { readonly score: bigint; readonly reachedAt: Instant | null }

const noScore: Score = { score: 0n, reachedAt: null }

type ScoredRound = { readonly stake: Centavos; readonly win: Centavos; readonly closedAt: Instant }

/** The score with one more round. A round that adds nothing leaves the moment at which the score was reached. */
export function scoreWith(scoring: Scoring, before: Score, { stake, win, closedAt }: ScoredRound): Score {
  if (scoring === 'total') return win > 0n ? { score: before.score + win, reachedAt: closedAt } : before
  const multiple = divFloor(win * 10_000n, stake)
  return multiple > before.score ? { score: multiple, reachedAt: closedAt } : before
}

export const scoreOf = (scoring: Scoring, rounds: readonly ScoredRound[]): Score =>
  rounds.reduce((score, round) => scoreWith(scoring, score, round), noScore)

export type TableLine = {
  readonly seat: number
  readonly score: bigint
  readonly reachedAt: Instant
  readonly prize: Centavos
  readonly rounds: readonly TableRound[]
}

export type TableRound = {
  readonly ordinal: number
  readonly stake: Centavos
  readonly win: Centavos
  readonly closedAt: Instant
}

/** A line of the final table as everybody can hash it: the entrant, and each counted round. */
export const tableText = ({ seat, score, reachedAt, prize, rounds }: TableLine): string =>
  [
    `${seat} ${score} ${reachedAt} ${prize}`,
    ...rounds.map(({ ordinal, stake, win, closedAt }) => `${ordinal} ${stake} ${win} ${closedAt}`),
  ].join('\n')
