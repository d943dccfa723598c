import * as v from 'valibot'
import { dayOf } from '#core/clock/manila.ts'
import { addCentavos, subtractCentavos } from '#core/money/centavos.ts'
import { invitedAmong } from '#features/promotions/invite/server/index.ts'
import { roundCountedSchema, roundCountedTopic } from '#ledger'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { type Play, playAdd } from './store/play.store.ts'

/** Sums up what invited players stake each day by kind of game. A round voided later reduces its own day. */
export const commissionFollowsPlay: Consumer = {
  name: 'commission-play',
  topics: [roundCountedTopic],
  handle: async (tx, events) => {
    const plays = new Map<string, Play>()
    for (const { payload } of events) {
      const { playerId, closedAt, gameType, validBet, validBetBefore } = v.parse(roundCountedSchema, payload)
      const day = dayOf(closedAt)
      const name = `${playerId} ${day} ${gameType}`
      const change = subtractCentavos(validBet, validBetBefore)
      const known = plays.get(name)
      plays.set(name, {
        inviteeId: playerId,
        day,
        gameType,
        validBet: known === undefined ? change : addCentavos(known.validBet, change),
      })
    }
    const invited = await invitedAmong(tx, [...new Set([...plays.values()].map(({ inviteeId }) => inviteeId))])
    await playAdd(
      tx,
      [...plays.values()].filter(({ inviteeId }) => invited.has(inviteeId)),
    )
  },
}
