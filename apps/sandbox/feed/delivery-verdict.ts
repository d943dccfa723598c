import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isSameSecret } from '../same-secret.ts'

const toleranceMs = 300_000

type Delivery = { readonly headers: IncomingHttpHeaders; readonly body: string; readonly now: number }

/** What a partner finds out about a delivery by Standard Webhooks. `verified`: it is the product's, and fresh. */
export function deliveryVerdict({ headers, body, now }: Delivery, secrets: readonly string[]): string {
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  )
  if (secrets.length === 0) return 'not verified: no secret was entered'
  if (!id || !timestamp || !signature) return 'headers missing'
  if (Math.abs(now - Number(timestamp) * 1_000) > toleranceMs) return 'timestamp too far away'
  const expected = secrets.map((secret) => `v1,${signatureOf(`${id}.${timestamp}.${body}`, secret)}`)
  const isSigned = signature.split(' ').some((given) => expected.some((each) => isSameSecret(given, each)))
  return isSigned ? 'verified' : 'signature wrong'
}

export const signatureOf = (signed: string, secret: string): string =>
  createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(signed, 'utf8')
    .digest('base64')
