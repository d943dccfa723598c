import { writeToPlayer } from '#features/players/mail/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import { heldGiftRelease, type Release } from './store/held-gift.store.ts'

export const giftReleasedTopic = 'GIFT_RELEASED'

/** Releases a held gift and notifies the player. False: it is no longer held. */
export async function releaseGift(tx: Transaction, release: Release) {
  const released = await heldGiftRelease(tx, release)
  if (released === undefined) return undefined
  const { playerId, gift, now } = release
  await publish(tx, {
    topic: giftReleasedTopic,
    key: String(playerId),
    payload: { playerId: String(playerId), gift, at: now },
  })
  await writeToPlayer(tx, {
    playerId,
    title: 'Your reward is no longer on hold',
    body: [
      `We have finished checking your reward “${released.title}”.`,
      'If it isn’t in your account yet, you can claim it now.',
    ],
    now,
  })
  return released
}
