import { wholeSeconds } from '#core/clock/duration.ts'
import { durationBetween, type Instant } from '#core/clock/instant.ts'
import { locale } from '#core/constants/specification.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { AuthenticatedPlayer } from '#games/protocol/answer.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { freeRoundListUsable } from './store/free-round.store.ts'
import type { WalletDependencies } from './wallet-dependencies.ts'
import type { PlayerAtPlay } from './wallet-order.ts'

export type OpenSession = {
  readonly session: string
  readonly providerId: string
  readonly gameCode: string
  readonly now: Instant
}

type PlayRules = Pick<
  WalletDependencies,
  'limits' | 'realityCheckSeconds' | 'spinMsMin' | 'autoRoundsMax' | 'sellsBonus' | 'publicNames'
>

/** What a game may know about the player whose session it holds. */
export async function playerForGame(
  db: Queryable,
  player: PlayerAtPlay,
  { session, providerId, gameCode, now }: OpenSession,
  { limits, realityCheckSeconds, spinMsMin, autoRoundsMax, sellsBonus, publicNames }: PlayRules,
): Promise<AuthenticatedPlayer> {
  const { id, nickname } = player
  const { betMax, stakeLeft, playEndsAt } = (await limits(db, [player], now)).get(id) ?? {}
  const largestBet = betMax === undefined || (stakeLeft !== undefined && stakeLeft < betMax) ? stakeLeft : betMax
  const freeRounds = await freeRoundListUsable(db, { playerId: id, providerId, gameCode, now })
  return {
    session,
    playerId: String(id),
    nickname,
    publicName: (await publicNames(db, [id])).get(id) ?? null,
    language: locale,
    limits: {
      betMax: largestBet === undefined ? null : toWireCentavos(largestBet),
      sessionSec: playEndsAt === undefined ? null : Math.max(0, wholeSeconds(durationBetween(now, playEndsAt))),
      spinMsMin: await spinMsMin(db),
      autoRoundsMax: await autoRoundsMax(db),
      bonusBuy: await sellsBonus(db),
    },
    realityCheckSec: await realityCheckSeconds(db, id),
    freeRounds: freeRounds.map((grant) => ({
      freeRoundId: grant.id,
      gameCode: grant.gameCode,
      rounds: grant.rounds - grant.used,
      stake: toWireCentavos(grant.stake),
      expiresAt: new Date(grant.expiresAt).toISOString(),
    })),
  }
}
