import { ledgerJobs } from '#ledger'
import { secureBytes } from '#platform/crypto/random.ts'
import { housekeepingJobs } from '#platform/housekeeping/housekeeping-jobs.ts'
import type { Job } from '#platform/jobs/job.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { createOutbox, type Outbox } from '#platform/outbox/outbox.ts'
import type { Features } from '../features.ts'
import type { ServerContext } from '../server-context.ts'
import { verifyElsewhere } from './verify-elsewhere.ts'

export type BackgroundWork = { readonly start: () => Promise<void>; readonly stop: () => Promise<void> }

/** What runs without a caller: the delivery of events, and every job of the product. */
export function createBackgroundWork(context: ServerContext, features: Features): BackgroundWork {
  const { db, clock, log, metrics } = context
  const outbox = createOutbox({ db, clock, log, consumers: features.consumers, metrics })
  const jobs = createJobs({ db, clock, jobs: everyJob(context, features, outbox), log, metrics })
  return {
    async start() {
      await outbox.start()
      await jobs.start()
      for (const service of features.services) service.start()
    },
    async stop() {
      await Promise.all([jobs.stop(), outbox.stop(), ...features.services.map((service) => service.stop())])
    },
  }
}

/** Every job of the product. */
export const everyJob = (context: ServerContext, features: Features, outbox: Outbox): readonly Job[] => [
  ...features.jobs,
  ...ledgerJobs({ ...context, bytes: secureBytes, verify: verifyElsewhere }),
  ...housekeepingJobs({ ...context, outbox }),
]
