import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { readOrCreateSecretFile } from '#platform/configuration/secret-file.ts'

const text = v.pipe(v.string(), v.minLength(16))
const schema = v.object({ secret: text, walletKeyId: text, walletKeySecret: text })
export type StudioSecrets = v.InferOutput<typeof schema>

/** The studio's own secrets, generated at the first start: one encrypts its seeds, the other signs its wallet calls. */
export const studioSecrets = (dataDir: string): StudioSecrets =>
  readOrCreateSecretFile(join(dataDir, 'studio-secrets.json'), schema, () => ({
    secret: randomBytes(32).toString('hex'),
    walletKeyId: `studio-${randomBytes(8).toString('hex')}`,
    walletKeySecret: randomBytes(32).toString('base64url'),
  }))
