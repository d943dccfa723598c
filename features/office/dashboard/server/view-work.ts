import { cachedRead } from '#core/clock/cached-read.ts'
import { seconds } from '#core/clock/duration.ts'
import { answer } from '#core/contract/outcome.ts'
import { handleStaff, permits, type WorkQueues } from '#features/office/staff/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import { viewWork } from '../contract.ts'
import { inQueueOrder } from '../rules.ts'

const countEvery = seconds(5)

/** All members share one count; each gets the queues of the member's own roles. */
export function viewWorkHandler({ db, queues }: WorkQueues & { readonly db: Database }) {
  const ordered = inQueueOrder(queues)
  const counts = cachedRead((now) => Promise.all(ordered.map(({ count }) => count(db, now))), countEvery)
  return handleStaff(viewWork, async ({ now, staff }) => {
    const counted = await counts(now)
    const seen = ordered.flatMap(({ name, label, permission, page }, index) => {
      const waiting = counted[index]
      return waiting && permits(staff.roles, permission) ? [{ name, label, page, ...waiting }] : []
    })
    return answer({ queues: seen })
  })
}
