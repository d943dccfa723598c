import type { FeedDelivery } from './events.ts'
import { bytesOf, secretBytes } from './bytes-of.ts'

export type DeliveryHeaders = {
  readonly get?: (name: string) => string | null
} & Readonly<Record<string, unknown>>

/** Why a delivery is not believed. `tooOld`: its time differs from yours by more than five minutes. */
export type DeliveryFault = 'headersMissing' | 'tooOld' | 'signatureWrong' | 'bodyUnreadable'

export type VerifiedDelivery =
  | { readonly kind: 'verified'; readonly id: string; readonly delivery: FeedDelivery }
  | { readonly kind: 'refused'; readonly fault: DeliveryFault }

const toleranceSeconds = 300

/**
 * Whether a delivery is ours and fresh. `body` has to be the text exactly as it came, and `secrets` every secret that you
 * accept now: two of them while one is being replaced. `now` is in milliseconds.
 */
export async function verifyDelivery(
  headers: DeliveryHeaders,
  body: string,
  secrets: readonly string[],
  now: number,
): Promise<VerifiedDelivery> {
  needText(body)
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  )
  if (!id || !timestamp || !signatures || !/^\d{1,12}$/.test(timestamp)) return refused('headersMissing')
  if (Math.abs(now / 1_000 - Number(timestamp)) > toleranceSeconds) return refused('tooOld')
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  if (!(await isSigned(signed, signatures, secrets))) return refused('signatureWrong')
  const delivery = deliveryOf(body)
  return delivery === undefined ? refused('bodyUnreadable') : { kind: 'verified', id, delivery }
}

function needText(body: unknown): void {
  if (typeof body === 'string' || body instanceof Uint8Array) return
  throw new TypeError('body has to be the text exactly as it came, and not what was parsed from it.')
}

const refused = (fault: DeliveryFault): VerifiedDelivery => ({ kind: 'refused', fault })

/** Of `Headers`, or of an object with names in small letters, as Node gives them. */
function headerOf(headers: DeliveryHeaders, name: string): string | undefined {
  const value = typeof headers.get === 'function' ? headers.get(name) : headers[name]
  return typeof value === 'string' ? value : undefined
}

async function isSigned(signed: BufferSource, signatures: string, secrets: readonly string[]): Promise<boolean> {
  const given = signatures.split(' ').flatMap((each) => (each.startsWith('v1,') ? (bytesOf(each.slice(3)) ?? []) : []))
  for (const secret of secrets) {
    const key = await crypto.subtle.importKey('raw', secretBytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'verify',
    ])
    // `verify` compares in constant time.
    for (const signature of given) if (await crypto.subtle.verify('HMAC', key, signature, signed)) return true
  }
  return false
}

function deliveryOf(body: string): FeedDelivery | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    const isDelivery =
      typeof parsed === 'object' && parsed !== null && 'events' in parsed && Array.isArray(parsed.events)
    return isDelivery ? (parsed as FeedDelivery) : undefined
  } catch {
    return undefined
  }
}
