import { type Centavos, centavosFromNumber } from '#core/money/centavos.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { RoundProof } from '#games/fairness/round-proof.ts'
import type { Json } from '#games/title/json.ts'
import type { Title } from '#games/title/title.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { History } from '../contract.ts'
import { liveSeed, openedSeed, seedInfo } from './keep-seed.ts'
import type { Player } from './player.ts'
import { type Round, roundListByAccount } from './round.store.ts'
import { type RoundStep, roundStepListByRounds } from './round-step.store.ts'
import { viewOf } from './round-view.ts'
import { type SeedRecord, seedListByIds } from './seed.store.ts'
import type { StudioDependencies } from './studio-dependencies.ts'

const roundsShown = 50

/** The player's rounds of this game, newest first, with everything that proves them. */
export async function showHistory(
  needs: StudioDependencies,
  { session, title }: Player,
  before: string | undefined,
): Promise<History> {
  const { db, clock } = needs
  const { accountId } = session
  const { rounds, steps, seeds, isMore } = await readHistory(db, { accountId, gameCode: title.code, before })
  const live = await liveSeed(db, needs, { accountId, now: clock.now() })
  return {
    seed: seedInfo(live),
    isMore,
    rounds: rounds.flatMap((round) => {
      const seed = seeds.get(round.seedId)
      const own = steps.get(round.id) ?? []
      if (seed === undefined) return []
      const view = viewOf(round, { seed, shown: own.at(-1), first: own[0] })
      const isProven = isOver(round) && isRevealed(seed) && own.length > 0
      return [{ ...view, proof: isProven ? proofOf(needs, { title, round, own, seed }) : null }]
    }),
  }
}

export type HistoryPage = {
  readonly rounds: readonly Round[]
  readonly steps: ReadonlyMap<string, readonly RoundStep[]>
  readonly seeds: ReadonlyMap<bigint, SeedRecord>
  readonly isMore: boolean
}

/** One page of an account's rounds with their steps and seeds. */
export async function readHistory(
  db: Queryable,
  page: Omit<Parameters<typeof roundListByAccount>[1], 'count'>,
): Promise<HistoryPage> {
  const found = await roundListByAccount(db, { ...page, count: roundsShown + 1 })
  const rounds = found.slice(0, roundsShown)
  const ids = rounds.map(({ id }) => id)
  const steps = Map.groupBy(await roundStepListByRounds(db, ids), ({ roundId }) => roundId)
  const seeds = await seedListByIds(db, [...new Set(rounds.map(({ seedId }) => seedId))])
  return { rounds, steps, seeds: new Map(seeds.map((seed) => [seed.id, seed])), isMore: found.length > roundsShown }
}

export const isOver = ({ state }: Round): boolean => state === 'closed' || state === 'voided'

export const isRevealed = ({ revealedAt }: SeedRecord): boolean => revealedAt !== null

type ProvenRound = {
  readonly title: Title
  readonly round: Round
  readonly own: readonly RoundStep[]
  readonly seed: SeedRecord
}

export function proofOf(needs: StudioDependencies, { title, round, own, seed }: ProvenRound): RoundProof {
  const moves = own.map(({ move }) => move)
  return {
    kind: 'round',
    ...provenFacts(needs, { round, seed }),
    nonce: round.nonce,
    drawn: own.flatMap(({ drawn }) => [...drawn]),
    stake: toWireCentavos(levelOf(title, round, moves[0] ?? null)),
    moves,
    view: own.at(-1)?.view ?? null,
  }
}

/** What every proof says, whatever was played. */
export const provenFacts = (
  needs: StudioDependencies,
  { round, seed }: { readonly round: Round; readonly seed: SeedRecord },
) => ({
  game: round.gameCode,
  version: round.gameVersion,
  serverSeed: openedSeed(needs, seed),
  seedHash: seed.hash,
  clientSeed: seed.clientSeed,
  isVoided: round.state === 'voided',
  win: toWireCentavos(round.win),
})

/** The stake that was chosen: a volley costs every one of its shots, and the round keeps their sum. */
function levelOf(title: Title, { stake }: Round, choice: Json): Centavos {
  const cost = (level: Centavos) => title.cost({ stake: level, choice })
  if (cost(stake) === stake) return stake
  return title.stakes.find((level) => cost(centavosFromNumber(Number(level))) === stake) ?? stake
}
