import { days, hours, minutes } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import type { PasswordKeys } from '../crypto/password-key.ts'
import type { Database } from '../db/database.ts'
import type { Job } from '../jobs/job.ts'
import { timingsRemoveBefore } from '../observe/timing.store.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { RateLimiter } from '../rate-limit/rate-limit.ts'
import { refusedCallRemoveBefore } from '../refused-calls/refused-call.store.ts'

const passwordKeyLife = days(30)
const refusedCallLife = days(90)
const timingLife = days(3)

type Dependencies = {
  readonly db: Database
  readonly limiter: Pick<RateLimiter, 'sweep'>
  readonly outbox: Pick<Outbox, 'sweep'>
  readonly passwordKeys: Pick<PasswordKeys, 'rotate'>
}

/** What keeps a server's own tables clean: rows that nothing will read again, and keys that have served their time. */
export const housekeepingJobs = ({ db, limiter, outbox, passwordKeys }: Dependencies): Job[] => [
  {
    name: 'house.sweepLimits',
    when: { every: minutes(10) },
    run: async ({ now }) => void (await limiter.sweep(now)),
  },
  {
    name: 'house.sweepRefusedCalls',
    when: { every: hours(6) },
    run: async ({ now }) => void (await refusedCallRemoveBefore(db, subtractDuration(now, refusedCallLife))),
  },
  {
    name: 'house.sweepTimings',
    when: { every: hours(1) },
    run: async ({ now }) => void (await timingsRemoveBefore(db, subtractDuration(now, timingLife))),
  },
  {
    name: 'house.sweepOutbox',
    when: { every: minutes(10) },
    run: async ({ signal }) => void (await outbox.sweep(signal)),
  },
  { name: 'house.rotatePasswordKey', when: { every: passwordKeyLife }, run: ({ now }) => passwordKeys.rotate(now) },
]
