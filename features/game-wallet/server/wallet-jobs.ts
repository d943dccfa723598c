import { days, hours, minutes } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { sessionDeleteOld } from './game-session.store.ts'
import { nonceDeleteExpired } from './nonce.store.ts'
import { reconcileHour } from './reconcile-hour.ts'
import { type SweepNeeds, sweepOpenRounds } from './sweep-open-rounds.ts'

// Who played what and when is told for as long as sign-ins are.
const keepSessionsFor = days(400)

/** What the wallet does by itself: forgets what is spent, asks about what stays open, compares its counts. */
export function gameWalletJobs(needs: SweepNeeds & { readonly metrics: Metrics }): Job[] {
  const openRounds = needs.metrics.gauge({
    name: 'game_rounds_open_too_long',
    help: 'Rounds that have been open for more than a day',
  })
  return [
    {
      name: 'gameWallet.forgetNonces',
      when: { every: minutes(5) },
      run: async ({ now }) => void (await nonceDeleteExpired(needs.db, now)),
    },
    {
      name: 'gameWallet.deleteSessions',
      when: { dailyAt: '04:20' },
      run: async ({ now }) => void (await sessionDeleteOld(needs.db, subtractDuration(now, keepSessionsFor))),
    },
    {
      name: 'gameWallet.sweepOpenRounds',
      when: { every: hours(1) },
      run: async ({ now }) => openRounds.set(await sweepOpenRounds(needs, now)),
    },
    { name: 'gameWallet.reconcile', when: { every: hours(1) }, run: ({ now }) => reconcileHour(needs, now) },
  ]
}
