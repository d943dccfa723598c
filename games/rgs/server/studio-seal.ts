import { masterSecret, type MasterSecret } from '#platform/crypto/master-secret.ts'
import { createTokenHash } from '#platform/crypto/opaque-token.ts'
import { createSeal, type Seal } from '#platform/crypto/seal.ts'
import type { StudioDependencies } from './studio-dependencies.ts'

/** Seals the studio's seeds and sessions, with the studio's own secret. */
export const studioSeal = (secret: MasterSecret): Seal => createSeal({ current: secret }, 'studio')

/** The studio's secret, and during a rotation the other one, whose sealed values open, too. */
export const studioSecret = (secret: string, previous: string | undefined): MasterSecret => ({
  ...masterSecret(secret),
  previous: previous === undefined ? undefined : masterSecret(previous).master,
})

type TokenHashes = Pick<StudioDependencies, 'hashToken' | 'hashesOfToken'>

/** Makes new tokens' hashes under the secret, and finds old ones under the other, too: they last for twelve hours. */
export function studioTokenHashes(secret: MasterSecret): TokenHashes {
  const hashToken = createTokenHash(secret, 'studio-session')
  if (secret.previous === undefined) return { hashToken, hashesOfToken: (token) => [hashToken(token)] }
  const previous = { master: secret.previous }
  const hashBefore = createTokenHash(previous, 'studio-session')
  return { hashToken, hashesOfToken: (token) => [hashToken(token), hashBefore(token)] }
}
