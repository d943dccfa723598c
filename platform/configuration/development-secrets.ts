import { createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import type { DevelopmentSecrets } from './development-environment.ts'
import { createDevelopmentMasterSecret } from './master-secret.ts'
import { readOrCreateSecretFile } from './secret-file.ts'

/** The secrets of this clone, generated at the first start. */
export function developmentSecrets(dataDir: string): DevelopmentSecrets {
  const kept = readOrCreateSecretFile(join(dataDir, 'secrets.json'), schema, () => ({
    masterSecret: createDevelopmentMasterSecret(),
    smsKey: randomBytes(24).toString('base64url'),
    lineChannelSecret: randomBytes(16).toString('hex'),
  }))
  // Derived, so that clones made before payments and e-mail existed have them as well.
  const derived = (use: string) => createHmac('sha256', kept.masterSecret).update(use).digest('hex')
  return { ...kept, mailKey: derived('mail'), sandpaySecret: derived('sandpay') }
}

const schema = v.object({
  masterSecret: v.string(),
  smsKey: v.string(),
  lineChannelSecret: v.string(),
})
