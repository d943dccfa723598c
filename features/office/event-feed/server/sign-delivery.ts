import { createHmac } from 'node:crypto'
import type { Instant } from '#core/clock/instant.ts'

type Delivery = { readonly id: string; readonly body: string; readonly now: Instant }

/** The headers of Standard Webhooks: the time in seconds, and a signature by every secret that is valid now. */
export function signDelivery({ id, body, now }: Delivery, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000))
  const signed = `${id}.${timestamp}.${body}`
  const signatures = secrets.map((secret) => `v1,${signatureOf(signed, secret)}`)
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

const signatureOf = (signed: string, secret: string): string =>
  createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(signed, 'utf8')
    .digest('base64')
