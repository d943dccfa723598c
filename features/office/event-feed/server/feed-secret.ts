import { randomBytes } from 'node:crypto'
import type { Instant } from '#core/clock/instant.ts'
import type { Seal } from '#platform/crypto/seal.ts'

const secretBytes = 32
const prefix = 'whsec_'

/** As Standard Webhooks writes it: what follows the prefix is base64. */
export const newFeedSecret = (): string => `${prefix}${randomBytes(secretBytes).toString('base64')}`

export const secretContext = (partnerId: bigint | string): string => `feed-partner:${partnerId}`

export const sealSecret = (seal: Seal, partnerId: bigint, secret: string): Buffer =>
  seal.seal(Buffer.from(secret), secretContext(partnerId))

function openSecret(seal: Seal, partnerId: bigint, sealed: Buffer): string {
  const opened = seal.open(sealed, secretContext(partnerId))
  if (opened === undefined) throw new Error(`the secret of partner ${partnerId} was sealed with another key`)
  return opened.toString('utf8')
}

type SealedSecrets = {
  readonly id: bigint
  readonly secret: Buffer
  readonly oldSecret: Buffer | null
  readonly oldSecretUntil: Instant | null
}

/** The partner's secret, and the one before while it is still valid. */
export function validSecrets(
  seal: Seal,
  { id, secret, oldSecret, oldSecretUntil }: SealedSecrets,
  now: Instant,
): string[] {
  const isOldValid = oldSecret !== null && oldSecretUntil !== null && now < oldSecretUntil
  return [secret, ...(isOldValid ? [oldSecret] : [])].map((sealed) => openSecret(seal, id, sealed))
}
