import type { PlayerAt } from '#core/player-at.ts'
import { balancesOf } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { stopOfPlayer } from '../stop-of-player.ts'
import { playerFind } from '../store/player.store.ts'
import type { ClosingDependencies } from './closing-dependencies.ts'
import type { ClosingFacts } from './closing-obstacle-of.ts'

export async function readClosingFacts(
  db: Queryable,
  { moneyUnderWay }: Pick<ClosingDependencies, 'moneyUnderWay'>,
  { playerId, now }: PlayerAt,
): Promise<ClosingFacts> {
  const [player, { coin, hold, safebox }, underWay] = await Promise.all([
    playerFind(db, playerId),
    balancesOf(db, playerId),
    moneyUnderWay(db, playerId),
  ])
  const isStopped = player === undefined || stopOfPlayer(player, now) !== undefined
  return { ...underWay, isStopped, balance: coin + hold + safebox }
}
