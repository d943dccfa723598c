import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import { housekeepingJobs } from '#platform/housekeeping/housekeeping-jobs.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { ledgerJobs, type VerifyElsewhere, verifyOnward } from '#ledger'
import type { TestSite } from '#tests/support/test-site.ts'

/**
 * Everything that a worker of the product does by the clock, once it is due, and every event that waits. The ledger is verified
 * in this process, because a process of its own would go by another clock.
 */
export function openBackground({ context, features }: TestSite): () => Promise<void> {
  const { db, clock, log, secret } = context
  const outbox = createOutbox({ db, clock, log, consumers: features.consumers })
  const seal = createKeyedHash(secret, 'ledger-checkpoint')
  const verify: VerifyElsewhere = (run) => verifyOnward({ db, checks: features.checks, seal, ...run })
  const jobs = createJobs({
    db,
    clock,
    log,
    jobs: [
      ...features.jobs,
      ...ledgerJobs({ db, log, bytes: secureBytes, verify }),
      ...housekeepingJobs({ ...context, outbox }),
    ],
  })
  return async () => {
    await outbox.drain()
    await jobs.runDue()
    await outbox.drain()
  }
}
