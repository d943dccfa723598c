import * as v from 'valibot'
import { addRequirement, cancelRequirement, lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { playthroughTexts } from './messages/index.ts'
import { roundEventSchema, roundTopic } from '../round-events.ts'
import { freeRoundFind } from './store/free-round.store.ts'

const source = 'freeRound'
type FreeResult = v.InferOutput<typeof roundEventSchema> & { readonly isVoid: boolean }

/** The winnings of a free round have a turnover set by the grant; a corrected result updates it. */
export const freeRoundTurnoverConsumer: Consumer = {
  name: 'free-round-turnover',
  topics: Object.values(roundTopic),
  handle: async (tx, events) => {
    const results = events
      .map(({ topic, payload }) => ({ ...v.parse(roundEventSchema, payload), isVoid: topic === roundTopic.voided }))
      .filter(({ freeRoundId }) => freeRoundId !== null)
      .toSorted((a, b) => Number(a.playerId - b.playerId) || a.revision - b.revision)
    // Lock order: all books before the turnover of any player.
    await lockBooks(
      tx,
      results.map(({ playerId }) => playerId),
    )
    for (const result of results) await countResult(tx, result)
  },
}

async function countResult(tx: Transaction, result: FreeResult): Promise<void> {
  const { playerId, provider, revision, freeRoundId, win, isVoid, at } = result
  if (revision > 0) await cancelRequirement(tx, { playerId, source, sourceId: sourceIdOf(result, -1), now: at })
  if (isVoid || win === 0n) return
  const grant = await freeRoundFind(tx, { playerId, id: freeRoundId ?? '' })
  if (grant === undefined) throw new Error(`there are no free rounds ${freeRoundId} of player ${playerId}`)
  await addRequirement(tx, {
    playerId,
    source,
    sourceId: sourceIdOf(result),
    title: playthroughTexts.freeRounds[await languageOfPlayer(tx, playerId)],
    credit: win,
    rate: grant.betRate,
    terms: { kind: 'bonus', returnsTo: `promo:${provider}` },
    now: at,
  })
}

const sourceIdOf = ({ provider, roundId, revision }: FreeResult, step = 0): string =>
  `${provider}:${roundId}:${revision + step}`
