import type { Instant } from '#core/clock/instant.ts'
import { isoTime } from '#core/clock/iso-time.ts'
import { eventKinds, isEventKind } from '../event-kinds.ts'

export type WaitingEvent = {
  readonly id: bigint
  readonly kind: string
  readonly playerId: bigint
  readonly data: unknown
  readonly happenedAt: Instant
}

type Hashing = { readonly hashToken: (token: string) => Buffer }

/** One name a player and partner: two partners who compare what they got cannot tell that it is one person. */
const playerAlias = ({ hashToken }: Hashing, partnerId: bigint, playerId: bigint): string =>
  `p_${hashToken(`event-feed:${partnerId}:${playerId}`).subarray(0, 16).toString('base64url')}`

/** Events as a partner reads them: the same events are the same, however often they are sent. */
export const deliveryEvents = (needs: Hashing, partnerId: bigint, events: readonly WaitingEvent[]) =>
  events.map(({ id, kind, playerId, data, happenedAt }) => ({
    id: `evt_${id}`,
    type: kind,
    version: isEventKind(kind) ? eventKinds[kind].version : 1,
    sequence: Number(id),
    occurredAt: isoTime(happenedAt),
    player: playerAlias(needs, partnerId, playerId),
    data,
  }))

export const deliveryBody = (needs: Hashing, partnerId: bigint, events: readonly WaitingEvent[]): string =>
  JSON.stringify({ version: 1, events: deliveryEvents(needs, partnerId, events) })

/** The body of a test: no event, and nobody's. */
export const testBody = (): string => JSON.stringify({ version: 1, test: true, events: [] })
