import type { Job } from '#platform/jobs/job.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { expireIdentities } from './expire-identities.ts'
import { screenByNight } from './screen-everybody.ts'

/** Nightly: list matches, and expired approvals. */
export const identityJobs = (needs: Pick<IdentityDependencies, 'db' | 'log'>): Job[] => [
  { name: 'identity.screen', when: { dailyAt: '02:20' }, run: ({ now }) => screenByNight(needs, now) },
  { name: 'identity.expire', when: { dailyAt: '00:10' }, run: ({ now }) => expireIdentities(needs, now) },
]
