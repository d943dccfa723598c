import { previewKeys } from '#features/lobby/content/server/index.ts'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import type { ServerContext } from '../server-context.ts'

/** What opens a preview of the lobby for the staff. */
export const previewsOf = ({ secret }: Pick<ServerContext, 'secret'>) =>
  previewKeys(createKeyedHash(secret, 'lobby-preview'))
