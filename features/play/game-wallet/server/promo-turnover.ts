import * as v from 'valibot'
import { basisPoints } from '#core/money/basis-points.ts'
import { addRequirement, lockBooks } from '#ledger'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { playthroughTexts } from './messages/index.ts'
import { promoPaidSchema, promoPaidTopic } from '../round-events.ts'

/** A provider's promotional payment has the turnover of the provider's setting. */
export const promoTurnoverConsumer: Consumer = {
  name: 'game-promo-turnover',
  topics: [promoPaidTopic],
  handle: async (tx, events) => {
    const paid = events.map(({ payload }) => v.parse(promoPaidSchema, payload))
    const inOrder = paid.toSorted((a, b) => Number(a.playerId - b.playerId))
    // Lock order: all books before the turnover of any player.
    await lockBooks(
      tx,
      inOrder.map(({ playerId }) => playerId),
    )
    for (const { playerId, provider, providerName, txId, amount, betRateBasisPoints, at } of inOrder) {
      const language = await languageOfPlayer(tx, playerId)
      await addRequirement(tx, {
        playerId,
        source: 'gamePromo',
        sourceId: `${provider}:${txId}`,
        title: formatMessage(playthroughTexts.promo[language], { provider: providerName }),
        credit: amount,
        rate: basisPoints(betRateBasisPoints),
        terms: { kind: 'bonus', returnsTo: `promo:${provider}` },
        now: at,
      })
    }
  },
}
