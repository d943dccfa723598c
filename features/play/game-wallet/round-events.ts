import * as v from 'valibot'
import { type Instant, instant } from '#core/clock/instant.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { lowestOdds } from './bet-detail.ts'
import type { Round } from './round.ts'

/** Topics that everything based on play listens to, each event published once. */
export const roundTopic = {
  /** Exactly once per round played. */
  closed: 'ROUND_CLOSED',
  /** A closed round has another result: a late win came, or one of several bets was rolled back. */
  corrected: 'ROUND_CORRECTED',
  /** A closed round was voided. */
  voided: 'ROUND_VOIDED',
} as const

export const promoPaidTopic = 'GAME_PROMO_PAID'

/** A bet was refused by one of the player's or operator's limits. */
export const limitReachedTopic = 'PLAY_LIMIT_REACHED'

type RoundEvent = { readonly topic: string; readonly key: string; readonly id: string; readonly payload: RoundPayload }
type RoundPayload = Readonly<Record<string, string | number | boolean | null | readonly WireWager[]>>
type WireWager = { readonly market: string; readonly side: string; readonly amount: string }

/** The events of a change: none while the round is open, or if it ended without having been played. */
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
      // The first result is reported when the round ends.
      ...(revision > 0 ? { endedAt: round.endedAt } : {}),
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

/** The payload of every round topic, as a consumer parses it. */
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
  /** A bet was cashed out before its end, for what the round won. */
  isCashedOut: v.boolean(),
  /** The lowest odds at which a bet was accepted; null if the provider does not report them. */
  odds: v.nullable(v.pipe(v.number(), v.transform(basisPoints))),
  /** Stakes by side, as far as the provider reports them. */
  wagers: v.array(v.object({ market: v.string(), side: v.string(), amount: money })),
  isFree: v.boolean(),
  /** Null if the round was paid for. */
  freeRoundId: v.nullable(v.string()),
  openedAt: time,
  /** When a corrected round had ended; absent from first results, and from what servers before 2026-12 published. */
  endedAt: v.optional(v.nullable(time)),
  at: time,
})

/** A provider paid a player without a round; its turnover is a setting of the provider. */
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
