import { type Duration, days, hours, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { isDatabaseAway } from '#platform/db/database-faults.ts'
import { createLoop, type Loop } from '#platform/jobs/loop.ts'
import { accountPurgeDemo } from './account.store.ts'
import { driveRound } from './drive-round.ts'
import { settleLeftRounds } from './settle-left.ts'
import type { StudioDependencies } from './studio-dependencies.ts'
import { walletOpListDue } from './wallet-op.store.ts'

const lookEvery: Duration = seconds(1)
const tidyEvery: Duration = hours(1)
const demoLife: Duration = days(2)

/** Does what requests could not finish: asks the wallet again, settles what was left, forgets old demonstrations. */
export function createStudioWorker(needs: StudioDependencies): Loop {
  const { clock, log } = needs
  let tidyAt: Instant = clock.now()
  return createLoop({
    async turn() {
      const driven = await driveDueRounds(needs)
      if (clock.now() >= tidyAt) {
        tidyAt = addDuration(clock.now(), tidyEvery)
        await settleLeftRounds(needs)
        await accountPurgeDemo(needs.db, subtractDuration(clock.now(), demoLife))
      }
      return driven > 0 ? 'again' : lookEvery
    },
    onFault(error) {
      if (isDatabaseAway(error)) log.warn({ err: error }, 'database unavailable: studio waits')
      else log.error({ err: error }, 'studio worker turn failed and continues')
    },
    pauseAfterFault: lookEvery,
  })
}

/** Asks the wallet again for everything that is due; answers for how many rounds. */
export async function driveDueRounds(needs: StudioDependencies): Promise<number> {
  const due = await walletOpListDue(needs.db, needs.clock.now())
  for (const roundId of due) await driveRound(needs, roundId, 'worker')
  return due.length
}
