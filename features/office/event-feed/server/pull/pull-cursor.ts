import { type Instant, instant } from '#core/clock/instant.ts'
import { sameHash } from '#platform/crypto/keyed-hash.ts'
import { laneCount } from '#platform/outbox/lane.ts'

/** How far a partner has read a lane: the last event, and a moment by which everything was recorded that it has read. */
export type LanePlace = { readonly id: bigint; readonly readUntil: Instant }
/** One place for each lane, in their order. */
export type Places = readonly LanePlace[]

type Hashing = { readonly hashToken: (token: string) => Buffer }

const version = 'c1'
const base = 36

/** Sealed for one partner: nobody reads what was never given to it, such as events from before its approval. */
export function cursorOf(needs: Hashing, partnerId: bigint, places: Places): string {
  const text = places.map(({ id, readUntil }) => `${id.toString(base)}-${readUntil.toString(base)}`).join('.')
  return `${version}.${text}.${sealOf(needs, partnerId, text).toString('base64url')}`
}

/** Undefined: it is none of ours, or another partner's. */
export function placesOf(needs: Hashing, partnerId: bigint, cursor: string): Places | undefined {
  const [given, ...rest] = cursor.split('.')
  const [lanes, seal] = [rest.slice(0, -1), rest.at(-1) ?? '']
  if (given !== version || lanes.length !== laneCount) return undefined
  const right = sealOf(needs, partnerId, lanes.join('.'))
  if (!sameHash(Buffer.from(seal, 'base64url'), right)) return undefined
  return lanes.map(placeOf)
}

function placeOf(text: string): LanePlace {
  const [id = '', readUntil = ''] = text.split('-')
  return { id: bigintOf(id), readUntil: instant(Number.parseInt(readUntil, base)) }
}

const bigintOf = (digits: string): bigint =>
  [...digits].reduce((sum, digit) => sum * BigInt(base) + BigInt(Number.parseInt(digit, base)), 0n)

const sealOf = ({ hashToken }: Hashing, partnerId: bigint, text: string): Buffer =>
  hashToken(`event-feed-cursor:${partnerId}:${text}`).subarray(0, 12)
