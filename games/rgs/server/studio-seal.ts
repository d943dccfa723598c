import type { MasterSecret } from '#platform/crypto/master-secret.ts'
import { createSeal, type Seal } from '#platform/crypto/seal.ts'

/** Seals the studio's seeds and sessions, with the studio's own secret. */
export const studioSeal = (secret: MasterSecret): Seal => createSeal({ current: secret }, 'studio')
