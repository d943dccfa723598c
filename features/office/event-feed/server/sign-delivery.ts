import { createHmac } from 'node:crypto'
import type { Instant } from '#core/clock/instant.ts'

type SignedMessage = { readonly id: string; readonly timestamp: string; readonly body: string }

export const timestampOf = (now: Instant): string => String(Math.floor(now / 1_000))

/** The headers of Standard Webhooks: the time in seconds, and a signature by every secret that is valid now. */
export function signDelivery({ id, timestamp, body }: SignedMessage, secrets: readonly string[]) {
  const signed = `${id}.${timestamp}.${body}`
  const signatures = secrets.map((secret) => `v1,${signatureOf(signed, secret)}`)
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

const signatureOf = (signed: string, secret: string): string =>
  createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(signed, 'utf8')
    .digest('base64')
