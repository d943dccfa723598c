import type { VerifyRun } from '#ledger'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { requireMasterSecret } from '#platform/crypto/require-master-secret.ts'
import { featuresOf } from './features.ts'
import { openServerContext, type ServerContext } from './server-context.ts'

type Surroundings = Pick<ServerContext, 'configuration' | 'clock' | 'log'>

/** Opens what a verification of the ledger needs, without a server, and closes it again. */
export async function withLedger<T>(surroundings: Surroundings, work: (ledger: VerifyRun) => Promise<T>): Promise<T> {
  const context = openServerContext(surroundings)
  const { db, secret, clock } = context
  try {
    await requireMasterSecret(db, secret)
    const { checks } = featuresOf(context)
    return await work({ db, checks, seal: createKeyedHash(secret, 'ledger-checkpoint'), now: clock.now() })
  } finally {
    await db.close()
  }
}
