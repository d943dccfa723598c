import type { Instant } from '#core/clock/instant.ts'
import { points, post, type PostRequest } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { pointsPlayerTouch } from './store/points-activity.store.ts'

export type PointsPayment = {
  readonly playerId: bigint
  /** Hundredths of a point, more than zero. */
  readonly amount: bigint
  /** Names the payment for ever, and its return. */
  readonly key: string
  readonly now: Instant
}

/** Points as other promotions take and return them. The caller has locked the player's book and looked at the balance. */
export const pointsPurse = {
  take: (tx: Transaction, payment: PointsPayment): Promise<void> =>
    move(tx, payment, `paid:${payment.key}`, { reason: 'pointsSpend', from: 'points', to: 'promo:points' }),
  giveBack: (tx: Transaction, payment: PointsPayment): Promise<void> =>
    move(tx, payment, `returned:${payment.key}`, { reason: 'pointsAward', from: 'promo:points', to: 'points' }),
}

type Way = Pick<PostRequest['transfers'][number], 'reason' | 'from' | 'to'>

async function move(tx: Transaction, payment: PointsPayment, key: string, way: Way): Promise<void> {
  const { playerId, amount, key: reference, now } = payment
  const transfer = { ...way, amount: points(amount), reference } as PostRequest['transfers'][number]
  const posted = await post(tx, { playerId, source: 'points', key: `${key}:${playerId}`, transfers: [transfer], now })
  if (posted.kind !== 'applied') throw new Error(`the points of ${key} were ${posted.kind}`)
  await pointsPlayerTouch(tx, playerId, now)
}
