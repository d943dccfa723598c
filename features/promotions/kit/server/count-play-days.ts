import * as v from 'valibot'
import { dayOf } from '#core/clock/manila.ts'
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
      const known = days.get(name)?.validBet ?? 0n
      days.set(name, { playerId, day, validBet: known + validBet - validBetBefore })
    }
    await playDayAdd(tx, [...days.values()])
  },
}
