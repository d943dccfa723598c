import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { prepareDay } from '../contract.ts'
import { isOver } from '../rules.ts'
import { prepareJobName } from './daily-close-jobs.ts'

/** Starts the automatic work that a day waits for. Idempotent. */
export const prepareDayHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, prepareDay, async ({ input: { day }, tx, now }) => {
    if (!isOver(day, now)) return refuse('dayNotOver')
    await schedule(tx, { name: prepareJobName, key: day, runAt: now, payload: { day } })
    return changed({}, { subject: `day:${day}`, before: null, after: { checks: 'started' } })
  })
