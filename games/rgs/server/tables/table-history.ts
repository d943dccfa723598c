import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { History, PastRound, SeedInfo } from '../../contract.ts'
import { openedSeed } from '../keep-seed.ts'
import { roundListByAccount } from '../round.store.ts'
import { roundStepListByRounds } from '../round-step.store.ts'
import { viewOf } from '../round-view.ts'
import { seedListByIds } from '../seed.store.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import type { TablePlayer } from './place-bets.ts'
import { type TableRound, tableRoundFind, tableRoundFindLatest } from './table-round.store.ts'

/** The player's last rounds at a table, each with the proof of the public round it was part of. */
export async function tableHistory(needs: StudioDependencies, { session, table }: TablePlayer): Promise<History> {
  const { db } = needs
  const rounds = await roundListByAccount(db, session.accountId, table.code)
  const steps = Map.groupBy(
    await roundStepListByRounds(
      db,
      rounds.map(({ id }) => id),
    ),
    ({ roundId }) => roundId,
  )
  const seeds = new Map(
    (await seedListByIds(db, [...new Set(rounds.map(({ seedId }) => seedId))])).map((seed) => [seed.id, seed]),
  )
  const shown: PastRound[] = []
  for (const round of rounds) {
    const seed = seeds.get(round.seedId)
    if (seed === undefined || round.tableRoundId === null) continue
    const own = steps.get(round.id) ?? []
    const { drawn } = await tableRoundFind(db, round.tableRoundId)
    const isShown = seed.revealedAt !== null
    shown.push({
      ...viewOf(round, { seed, shown: own.at(-1), first: own[0] }),
      stake: toWireCentavos(round.staked),
      nonce: 0,
      clientSeed: seed.clientSeed,
      serverSeed: isShown ? openedSeed(needs, seed) : null,
      drawn: isShown ? drawn : [],
    })
  }
  return { seed: seedOf(await tableRoundFindLatest(db, table.code)), rounds: shown }
}

/** The seed of the round that is open: its hash alone. */
export const seedOf = (round: TableRound | undefined): SeedInfo => ({
  hash: round?.seedHash ?? '',
  clientSeed: round === undefined ? '' : `${round.gameCode}.${round.number}`,
  nextNonce: 0,
})
