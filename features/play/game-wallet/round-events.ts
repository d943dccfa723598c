import * as v from 'valibot'
import { type Instant, instant } from '#core/clock/instant.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { lowestOdds } from './bet-detail.ts'
import type { Round } from './round.ts'

/** What follows from play follows from these, once each: topics of the outbox. */
export const roundTopic = {
  /** Exactly once for each round that was played. */
  closed: 'ROUND_CLOSED',
  /** A closed round has another result: a late win came, or one of several bets was taken back. */
  corrected: 'ROUND_CORRECTED',
  /** A closed round never happened. */
  voided: 'ROUND_VOIDED',
} as const

export const promoPaidTopic = 'GAME_PROMO_PAID'

/** A bet was refused by a limit of the player's or of the operator's. */
export const limitReachedTopic = 'PLAY_LIMIT_REACHED'

type RoundEvent = { readonly topic: string; readonly key: string; readonly id: string; readonly payload: RoundPayload }
type RoundPayload = Readonly<Record<string, string | number | boolean | null | readonly WireWager[]>>
type WireWager = { readonly market: string; readonly side: string; readonly amount: string }

/** What the outbox is told of a change: nothing while the round is open, or when it ended without having been played. */
export function roundEventsOf(before: Round | undefined, after: Round, at: Instant): RoundEvent[] {
  if (before?.state !== 'CLOSED') return after.state === 'CLOSED' ? [roundEvent('closed', after, at)] : []
  if (after.state === 'VOIDED') return [roundEvent('voided', { ...before, revision: after.revision }, at)]
  return after.revision > before.revision ? [roundEvent('corrected', after, at)] : []
}

function roundEvent(topic: keyof typeof roundTopic, round: Round, at: Instant): RoundEvent {
  const { playerId, providerId, roundId, gameCode, gameType: type, revision } = round
  return {
    topic: roundTopic[topic],
    key: String(playerId),
    id: `${roundTopic[topic]}:${playerId}:${providerId}:${roundId}:${revision}`,
    payload: {
      playerId: String(playerId),
      provider: providerId,
      roundId,
      revision,
      gameCode: gameCode ?? '',
      type: type ?? 'games',
      isFree: round.isFree,
      freeRoundId: round.freeRoundId,
      stake: String(round.stake),
      tips: String(round.tips),
      win: String(round.win),
      largestBet: String(round.largestBet),
      isCashedOut: round.isCashedOut,
      odds: lowestOdds(round.betDetails) ?? null,
      wagers: round.betDetails.flatMap(({ wagers }) =>
        wagers.map(({ market, side, amount }) => ({ market, side, amount: String(amount) })),
      ),
      openedAt: round.openedAt,
      at,
    },
  }
}

const digits = v.pipe(v.string(), v.regex(/^-?\d+$/))
const whole = v.pipe(
  digits,
  v.transform((text) => BigInt(text)),
)
const money = v.pipe(
  digits,
  v.transform((text) => centavos(BigInt(text))),
)
const time = v.pipe(
  v.number(),
  v.transform((ms) => instant(ms)),
)

/** The payload of every topic of rounds, as a consumer reads it. */
export const roundEventSchema = v.object({
  playerId: whole,
  provider: v.string(),
  roundId: v.string(),
  /** 0 for the first result. */
  revision: v.number(),
  gameCode: v.string(),
  type: v.picklist(Object.keys(gameType) as (keyof typeof gameType)[]),
  /** Everything that was staked and not taken back, tips included. */
  stake: money,
  tips: money,
  win: money,
  largestBet: money,
  /** A bet was sold before its end, for what the round won. */
  isCashedOut: v.boolean(),
  /** The lowest at which a bet was taken; null where the provider does not tell. */
  odds: v.nullable(v.pipe(v.number(), v.transform(basisPoints))),
  /** What was staked on what, as far as the provider tells. */
  wagers: v.array(v.object({ market: v.string(), side: v.string(), amount: money })),
  isFree: v.boolean(),
  /** Null where the round was paid for. */
  freeRoundId: v.nullable(v.string()),
  openedAt: time,
  at: time,
})

/** A provider paid a player without a round; what of it must be staked is the provider's setting. */
export const promoPaidSchema = v.object({
  playerId: whole,
  provider: v.string(),
  providerName: v.string(),
  txId: v.string(),
  campaignId: v.string(),
  amount: money,
  betRateBasisPoints: v.number(),
  at: time,
})
