import { durationBetween } from '#core/clock/instant.ts'
import type { StoredReplay } from '../../contract.ts'
import type { PlacedBet } from '../../table-contract.ts'
import type { Round } from '../round.store.ts'
import type { RoundStep } from '../round-step.store.ts'
import type { SeedRecord } from '../seed.store.ts'
import { isRevealed } from '../show-history.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { tableProofOf } from '../tables/table-history.ts'
import { tableRoundFind } from '../tables/table-round.store.ts'

export type StoredRound = {
  readonly round: Round
  readonly own: readonly RoundStep[]
  readonly seed: SeedRecord
}

/** A player's part in a public round, with the round that everybody saw. */
export async function storedTable(
  needs: StudioDependencies,
  stored: StoredRound & { readonly tableRoundId: bigint },
): Promise<Pick<StoredReplay, 'round' | 'seeds' | 'proof'>> {
  const { round, own, seed, tableRoundId } = stored
  const found = await tableRoundFind(needs.db, tableRoundId)
  const { number, opening, result, resultAt, endsAt } = found
  const table = needs.tables.get(round.gameCode)
  const bets = betsOf(own.at(-1)?.state)
  const [slip] = bets
  return {
    round: {
      kind: 'table',
      number,
      opening,
      result,
      runningMs: resultAt === null || endsAt === null ? 0 : durationBetween(resultAt, endsAt),
      placed: betsOf(own.findLast(({ price }) => price > 0n)?.state),
      bets,
      told: slip === undefined ? null : (table?.describe?.({ opening, bet: slip.bet, result }) ?? null),
    },
    seeds: { hash: seed.hash, clientSeed: seed.clientSeed, nonce: 0 },
    proof: isRevealed(seed) ? await tableProofOf(needs, stored) : null,
  }
}

const betsOf = (state: unknown): readonly PlacedBet[] =>
  ((state ?? []) as readonly PlacedBet[]).map(({ bet, stake }) => ({ bet, stake }))
