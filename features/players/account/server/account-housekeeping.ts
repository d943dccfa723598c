import { days, hours } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { codeDeleteExpired } from './store/one-time-code.store.ts'
import { sessionDeleteOld } from './store/session.store.ts'

const keepCodesFor = days(7)
// The privacy policy promises at least a year of sign-in records.
const keepSessionsFor = days(400)

/** Deletes expired data: used codes after a week, sessions long after their end. */
export const accountHousekeeping = ({ db }: Pick<AccountDependencies, 'db'>): Job[] => [
  {
    name: 'account.deleteCodes',
    when: { every: hours(6) },
    run: async ({ now }) => void (await codeDeleteExpired(db, subtractDuration(now, keepCodesFor))),
  },
  {
    name: 'account.deleteSessions',
    when: { dailyAt: '04:10' },
    run: async ({ now }) => void (await sessionDeleteOld(db, subtractDuration(now, keepSessionsFor))),
  },
]
