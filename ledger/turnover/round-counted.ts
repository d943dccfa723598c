import * as v from 'valibot'
import { instant } from '#core/clock/instant.ts'
import type { GameType } from '#core/enumerations/game-type.ts'
import { centavos } from '#core/money/centavos.ts'
import type { NewEvent } from '#platform/outbox/event.ts'
import { isSynthetic } from '../chart/synthetic.ts'
import type { OwnedRound } from './counted-round.store.ts'
import type { RoundResult } from './round-result.ts'
import { isGameType } from './weights.ts'

/** A round was counted or recounted: everything based on valid bets listens to this. */
export const roundCountedTopic = 'ROUND_COUNTED'

export type RoundCounted = v.InferOutput<typeof roundCountedSchema>

const whole = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((digits) => BigInt(digits)),
)
const money = v.pipe(whole, v.transform(centavos))

export const roundCountedSchema = v.object({
  playerId: whole,
  /** Prefixed with the provider. */
  roundId: v.string(),
  revision: v.number(),
  gameType: v.custom<GameType>((name) => typeof name === 'string' && isGameType(name)),
  gameId: v.string(),
  /** The part of the round that is play now, and what was counted before: 0 the first time. */
  validBet: money,
  validBetBefore: money,
  /** The player's lifetime valid bets, this round included. */
  validBetTotal: money,
  /** When the round closed, however late it was corrected. */
  closedAt: v.pipe(v.number(), v.transform(instant)),
})

export type RoundChange = {
  readonly result: RoundResult
  readonly before: OwnedRound | undefined
  readonly after: OwnedRound
}

/** A recount with the same result publishes no event. Nor does a synthetic player's round: no level, point or friend earns by it. */
export function roundCountedEvents(counted: readonly RoundChange[], totals: ReadonlyMap<bigint, bigint>): NewEvent[] {
  const changed = counted.filter(
    ({ before, after }) => after.validBet !== (before?.validBet ?? 0n) && !isSynthetic(after.playerId),
  )
  return changed.map(({ result: { gameType: type, gameId }, before, after }) => {
    const { playerId, roundId, revision, validBet, closedAt } = after
    return {
      topic: roundCountedTopic,
      key: String(playerId),
      id: `${roundCountedTopic}:${playerId}:${roundId}:${revision}`,
      payload: {
        playerId: String(playerId),
        roundId,
        revision,
        gameType: type,
        gameId,
        validBet: String(validBet),
        validBetBefore: String(before?.validBet ?? 0n),
        validBetTotal: String(totals.get(playerId) ?? 0n),
        closedAt,
      },
    }
  })
}
