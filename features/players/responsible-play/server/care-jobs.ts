import { hours, minutes } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { addDays, dayOf } from '#core/clock/manila.ts'
import { playersActiveSince } from '#ledger'
import type { Job } from '#platform/jobs/job.ts'
import { scoreHarm } from '../score-harm.ts'
import type { CareDependencies } from './care-dependencies.ts'
import { countPlay } from './count-play.ts'
import { harmSave } from './store/harm.store.ts'
import { limitList } from './store/limit.store.ts'
import { dayList } from './store/play-day.store.ts'

type Dependencies = Pick<CareDependencies, 'db'>

// A little longer than the interval, so that a late run leaves nobody out.
const scoredBack = hours(3)
const countedBack = minutes(15)

export const careJobs = ({ db }: Dependencies): Job[] => [
  {
    // Keeps limited players' play counted, so that a bet has little left to add up.
    name: 'responsiblePlay.count',
    when: { every: minutes(5) },
    run: async ({ now, signal }) => {
      const active = await playersActiveSince(db, subtractDuration(now, countedBack))
      const limited = new Set((await limitList(db, active)).map(({ playerId }) => playerId))
      for (const playerId of limited) {
        signal.throwIfAborted()
        await db.transaction((tx) => countPlay(tx, playerId, now))
      }
    },
  },
  {
    name: 'responsiblePlay.scoreHarm',
    when: { every: hours(1) },
    run: async ({ now, signal }) => {
      for (const playerId of await playersActiveSince(db, subtractDuration(now, scoredBack))) {
        signal.throwIfAborted()
        await scorePlayer({ db }, playerId, now)
      }
    },
  },
]

/** Counts and scores a player's play. A player without signs, now or ever, gets no row. */
async function scorePlayer({ db }: Dependencies, playerId: bigint, now: Instant): Promise<void> {
  await db.transaction(async (tx) => {
    await countPlay(tx, playerId, now)
    const today = dayOf(now)
    const [days, limits] = await Promise.all([
      dayList(tx, { playerIds: [playerId], from: addDays(today, -14) }),
      limitList(tx, [playerId]),
    ])
    const harm = scoreHarm(days, { today, hasLooserRequest: limits.some(({ confirmFrom }) => confirmFrom !== null) })
    if (harm.score > 0) await harmSave(tx, { playerId, ...harm, scoredAt: now })
  })
}
