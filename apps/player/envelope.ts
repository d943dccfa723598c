import * as v from 'valibot'
import { type Envelope, envelopeSchema } from '#core/contract/envelope.ts'
import type { SafeStorage } from '#platform/browser/storage/safe-storage.ts'
import type { Shell } from './shell.ts'

const appIdSchema = v.pipe(v.string(), v.maxLength(64))

/** The common fields of every post. Campaigns store an app id of their own; everything else has defaults. */
export function envelopeOf(shell: Pick<Shell, 'platform'>, storage: SafeStorage): Envelope {
  return v.parse(envelopeSchema, { appId: storage.read('appId', appIdSchema), platform: shell.platform })
}
