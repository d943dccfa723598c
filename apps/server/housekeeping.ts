import { days, hours, minutes } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Outbox } from '#platform/outbox/outbox.ts'
import { refusedCallRemoveBefore } from '#platform/refused-calls/refused-call.store.ts'
import type { ServerContext } from './server-context.ts'

const passwordKeyLife = days(30)
const refusedCallLife = days(90)

/** What keeps the house itself clean: rows that nothing will read again, and keys that have served their time. */
export function housekeeping({ db, limiter, passwordKeys }: ServerContext, outbox: Pick<Outbox, 'sweep'>): Job[] {
  return [
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
    { name: 'house.sweepOutbox', when: { every: hours(1) }, run: async () => void (await outbox.sweep()) },
    { name: 'house.rotatePasswordKey', when: { every: passwordKeyLife }, run: ({ now }) => passwordKeys.rotate(now) },
  ]
}
