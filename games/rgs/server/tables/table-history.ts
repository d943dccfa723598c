import { tableRoundFindBefore } from './past-round.store.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { RoundProof } from '#games/fairness/round-proof.ts'
import type { History, PastRound, SeedInfo } from '../../contract.ts'
import type { PlacedBet } from '../../table-contract.ts'
import type { Round } from '../round.store.ts'
import type { RoundStep } from '../round-step.store.ts'
import { viewOf } from '../round-view.ts'
import type { SeedRecord } from '../seed.store.ts'
import { isOver, isRevealed, provenFacts, readHistory } from '../show-history.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import type { TablePlayer } from './place-bets.ts'
import { publicChain } from './seed-chain.ts'
import { type TableRound, tableRoundFind, tableRoundFindLatest } from './table-round.store.ts'

/** The player's rounds at a table, newest first, each with the proof of the public round it was part of. */
export async function tableHistory(
  needs: StudioDependencies,
  { session, table }: TablePlayer,
  before: string | undefined,
): Promise<History> {
  const { db } = needs
  const { accountId } = session
  const { rounds, steps, seeds, isMore } = await readHistory(db, { accountId, gameCode: table.code, before })
  const shown: PastRound[] = []
  for (const round of rounds) {
    const seed = seeds.get(round.seedId)
    if (seed === undefined || round.tableRoundId === null) continue
    const own = steps.get(round.id) ?? []
    const view = viewOf(round, { seed, shown: own.at(-1), first: own[0] })
    const proof = isOver(round) && isRevealed(seed) ? await tableProofOf(needs, { round, own, seed }) : null
    shown.push({ ...view, stake: toWireCentavos(round.staked), nonce: 0, proof })
  }
  const latest = await tableRoundFindLatest(db, table.code)
  return { seed: seedOf(latest), chain: await publicChain(db, latest), rounds: shown, isMore }
}

type ProvenSeat = { readonly round: Round; readonly own: readonly RoundStep[]; readonly seed: SeedRecord }

export async function tableProofOf(
  needs: StudioDependencies,
  { round, own, seed }: ProvenSeat,
): Promise<RoundProof | null> {
  if (round.tableRoundId === null) return null
  const found = await tableRoundFind(needs.db, round.tableRoundId)
  const bets = (own.at(-1)?.state ?? []) as readonly PlacedBet[]
  return {
    kind: 'publicRound',
    ...provenFacts(needs, { round, seed }),
    nonce: 0,
    ...(await publicFactsOf(needs, found)),
    bets: bets.map(({ bet, stake }) => ({ bet, stake })),
  }
}

/** What a proof says of the round that everybody played. */
export async function publicFactsOf({ db }: Pick<StudioDependencies, 'db'>, found: TableRound) {
  const { number, opening, result, drawn, gameCode } = found
  const chain = await publicChain(db, found)
  const before = await tableRoundFindBefore(db, { gameCode, number })
  return {
    ...(chain === null ? {} : { chain: { anchor: chain.anchor, position: chain.position } }),
    drawn: [...drawn],
    number,
    before: before === undefined ? null : { opening: before.opening, result: before.result },
    opening,
    result,
  }
}

/** The seed of the round that is open: its hash alone. */
export const seedOf = (round: TableRound | undefined): SeedInfo => ({
  hash: round?.seedHash ?? '',
  clientSeed: round === undefined ? '' : `${round.gameCode}.${round.number}`,
  nextNonce: 0,
  nextHash: null,
})
