import { days, hours, minutes } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { addDays, dayOf } from '#core/clock/manila.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { sessionDeleteOld } from '../store/game-session.store.ts'
import { nonceDeleteExpired } from '../store/nonce.store.ts'
import { type DayDependencies, reconcileDay } from './reconcile-day.ts'
import { reconcileHour } from './reconcile-hour.ts'
import { sumUpRounds } from './sum-up-rounds.ts'
import { sweepOpenRounds } from './sweep-open-rounds.ts'

// Who played what and when is kept as long as sign-ins.
const keepSessionsFor = days(400)

/** The wallet's jobs: delete expired records, ask about open rounds, compare counts. */
export function gameWalletJobs(needs: DayDependencies & { readonly metrics: Metrics }): Job[] {
  const openRounds = needs.metrics.gauge({
    name: 'game_rounds_open_too_long',
    help: 'Rounds that have been open for more than a day',
  })
  const roundDifferences = needs.metrics.gauge({
    name: 'game_round_list_differences',
    help: 'Rounds of yesterday that are not the same in the lists of their providers',
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
      name: 'gameWallet.sumUpRounds',
      when: { every: hours(1) },
      run: async ({ now }) => void (await sumUpRounds(needs.db, now)),
    },
    {
      name: 'gameWallet.sweepOpenRounds',
      when: { every: hours(1) },
      run: async ({ now }) => openRounds.set(await sweepOpenRounds(needs, now)),
    },
    { name: 'gameWallet.reconcile', when: { every: hours(1) }, run: ({ now }) => reconcileHour(needs, now) },
    {
      name: 'gameWallet.reconcileDay',
      when: { dailyAt: '05:10' },
      // The day before it was due: a run that is a day late compares the day it was meant for.
      run: async ({ now, dueAt }) => roundDifferences.set(await reconcileDay(needs, addDays(dayOf(dueAt), -1), now)),
    },
  ]
}
