import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { refusedAbove } from './bet-max.ts'
import { bindingMeter, meterOf, type TurnoverMeter } from './meter.ts'
import { requirementFindActive } from './requirement.store.ts'
import { turnoverFindValidBet } from './turnover-player.store.ts'

/** A player's open requirements, item by item. */
export const turnoverMeter = async (db: Queryable, playerId: bigint): Promise<TurnoverMeter> =>
  meterOf(await requirementFindActive(db, [playerId]))

/** The amount each of these players still has to stake. */
export async function turnoverLeft(
  db: Queryable,
  playerIds: readonly bigint[],
  mayPlay: (playerId: bigint) => boolean = () => true,
): Promise<(playerId: bigint) => Centavos> {
  const active = Map.groupBy(await requirementFindActive(db, playerIds), ({ playerId }) => playerId)
  return (playerId) => bindingMeter(meterOf(active.get(playerId) ?? []), mayPlay(playerId)).remaining
}

/** The player's lifetime valid bets, which determine the level. */
export const validBetTotal = async (db: Queryable, playerId: bigint): Promise<Centavos> =>
  (await turnoverFindValidBet(db, playerId)) ?? zeroCentavos

/** Players with a bonus that refuses larger bets, and the largest bet that is accepted. */
export async function bonusBetLimits(db: Queryable, playerIds: readonly bigint[]): Promise<Map<bigint, Centavos>> {
  const active = await requirementFindActive(db, playerIds)
  return new Map(
    playerIds.flatMap((playerId): [bigint, Centavos][] => {
      const max = refusedAbove(active.filter((requirement) => requirement.playerId === playerId))
      return max === undefined ? [] : [[playerId, max]]
    }),
  )
}
