import * as v from 'valibot'
import { dayOf } from '#core/clock/manila.ts'
import { type Centavos, pesos } from '#core/money/centavos.ts'
import { roundCountedSchema, roundCountedTopic } from '#ledger'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { type PlayDay, playDayAdd } from './store/rebate.store.ts'

/** Sums up each day's play for every promotion that needs it. A round voided later reduces its own day. */
export const countPlayDays: Consumer = {
  name: 'promotion-play-days',
  topics: [roundCountedTopic],
  handle: async (tx, events) => {
    const days = new Map<string, PlayDay>()
    for (const { payload } of events) {
      const { playerId, closedAt, validBet, validBetBefore } = v.parse(roundCountedSchema, payload)
      const day = dayOf(closedAt)
      const name = `${playerId} ${day}`
      const known = days.get(name) ?? { validBet: 0n, rounds: 0 }
      days.set(name, {
        playerId,
        day,
        validBet: known.validBet + validBet - validBetBefore,
        rounds: known.rounds + countedAs(validBet) - countedAs(validBetBefore),
      })
    }
    await playDayAdd(tx, [...days.values()])
  },
}

/** The least bet of a round that is counted. Smaller ones cost nothing to play by the thousand. */
export const leastRound = pesos(1n)

const countedAs = (bet: Centavos): number => (bet >= leastRound ? 1 : 0)
