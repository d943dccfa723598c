import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { NewEvent } from '#platform/outbox/event.ts'

export const depositConfirmedTopic = 'DEPOSIT_CONFIRMED'

type ConfirmedDeposit = {
  readonly order: {
    readonly reference: string
    readonly playerId: bigint
    readonly channelId: number
    readonly amount: Centavos
    readonly actType: number
  }
  readonly amount: Centavos
  readonly isLate: boolean
  readonly isFirst: boolean
  readonly now: Instant
}

/** A deposit was credited. Includes the requested amount, because another amount earns no promotion. */
export const depositConfirmed = ({ order, amount, isLate, isFirst, now }: ConfirmedDeposit): NewEvent => ({
  topic: depositConfirmedTopic,
  key: String(order.playerId),
  id: `deposit:${order.reference}`,
  payload: {
    playerId: String(order.playerId),
    orderId: order.reference,
    channelId: order.channelId,
    actType: order.actType,
    asked: String(order.amount),
    amount: String(amount),
    isLate,
    isFirst,
    at: now,
  },
})
