import { createHmac } from 'node:crypto'
import { isSameSecret } from '../same-secret.ts'

export const signatureHeader = 'sandpay-signature'
const ageMaxMs = 5 * 60_000

/** The header's value: when it was signed, and the HMAC-SHA256 over the time and the bytes. */
export function sandpaySignature(secret: string, bytes: string, now: number): string {
  const time = Math.floor(now / 1_000)
  return `t=${time},v1=${hmac(secret, `${time}.${bytes}`)}`
}

/** Whether these bytes were signed with the secret within the last five minutes. */
export function isSignedBySecret(secret: string, bytes: string, { header, now }: { header: unknown; now: number }) {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? []
  const isFresh = time !== '' && Math.abs(now - Number(time) * 1_000) <= ageMaxMs
  return isSameSecret(given, hmac(secret, `${time}.${bytes}`)) && isFresh
}

/** What a merchant signs: how it asks, where, and with what. */
export const signedRequestText = (method: string, path: string, body: string): string => `${method} ${path}\n${body}`

const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')
