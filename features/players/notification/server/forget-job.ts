import { days, hours } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { NotificationDependencies } from './notification-dependencies.ts'
import { devicesAfter, devicesDelete } from './store/device.store.ts'
import { notificationsDeleteOld } from './store/notification.store.ts'

const rowsPerRound = 1_000
const roundsMax = 1_000
const keptAfterEnd = days(1)

type Dependencies = Pick<NotificationDependencies, 'db' | 'reachable'>

/** Deletes devices whose session has ended, and notifications that are no news. Both are out of use before. */
export const forgetJob = (needs: Dependencies): Job => ({
  name: 'notification.forget',
  when: { every: hours(1) },
  async run({ now }) {
    await forgetDevices(needs, now)
    for (let round = 0; round < roundsMax; round++) {
      const deleted = await notificationsDeleteOld(needs.db, subtractDuration(now, keptAfterEnd), rowsPerRound)
      if (deleted < rowsPerRound) return
    }
  },
})

async function forgetDevices({ db, reachable }: Dependencies, now: Instant): Promise<void> {
  let last = 0n
  for (let round = 0; round < roundsMax; round++) {
    const sessions = await devicesAfter(db, last, rowsPerRound)
    const kept = new Set((await reachable(db, sessions, now)).map(({ sessionId }) => sessionId))
    await devicesDelete(
      db,
      sessions.filter((id) => !kept.has(id)),
    )
    if (sessions.length < rowsPerRound) return
    last = sessions.at(-1) ?? last
  }
}
