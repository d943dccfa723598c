import { createHmac } from 'node:crypto'
import { type Duration, seconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { base32 } from './base32.ts'

const stepLength: Duration = seconds(30)
/** Accepts a clock that is half a minute off (RFC 6238, 5.2). */
const stepsOff = [0, -1, 1]

export const totpSecretBytes = 20
const totpDigits = 6

/** The code of a time step: RFC 6238 with HMAC-SHA-1, which every authenticator app supports. */
export function totpCode(secret: Uint8Array, step: number, digits = totpDigits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export const totpStepAt = (now: Instant): number => Math.floor(now / stepLength)

/** The time step of a code; undefined if it matches none near now, or one already used. */
export function totpStepOf(
  code: string,
  { secret, now, lastStep }: { readonly secret: Uint8Array; readonly now: Instant; readonly lastStep: number },
): number | undefined {
  return stepsOff.map((off) => totpStepAt(now) + off).find((step) => step > lastStep && totpCode(secret, step) === code)
}

/** The URL that an authenticator app reads from a QR code or link. */
export function totpUrl({ secret, issuer, account }: { secret: Uint8Array; issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
