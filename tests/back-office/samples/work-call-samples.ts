import * as work from '#features/office/work-list/contract.ts'
import { sample, type StaffSample } from './call-sample.ts'
import { reason } from './sample-rows.ts'
import { sampleWithdrawal } from './sample-withdrawal.ts'
import type { TestBackOffice } from '../../support/test-back-office.ts'

const queue = 'withdrawals'

/** Calls about items that wait. */
export const workCallSamples: readonly StaffSample[] = [
  sample(work.listWorkItems, () => ({})),
  sample(work.readWorkNews, () => ({})),
  sample(work.seeWorkNews, () => ({})),
  sample(work.listWorkColleagues, () => ({ queue })),
  sample(work.listWorkDeadlines, () => ({})),
  sample(work.takeWorkItem, async (office, playerId) => ({
    queue,
    ref: await sampleWithdrawal(office, playerId),
    reason,
  })),
  sample(work.returnWorkItem, async (office, playerId, by = '') => ({
    queue,
    ref: await sampleOwned(office, playerId, by),
    reason,
  })),
  sample(work.handOverWorkItem, async (office, playerId) => ({
    queue,
    ref: await sampleWithdrawal(office, playerId),
    to: (await office.newStaff('opsManager')).email,
    expected: { owner: null },
    reason,
  })),
  sample(work.saveWorkDeadline, () => ({ queue: 'agentPayouts', minutes: 60, expected: { minutes: 1_440 }, reason })),
]

/** A withdrawal that the member has taken. */
async function sampleOwned(office: TestBackOffice, playerId: number, by: string): Promise<string> {
  const ref = await sampleWithdrawal(office, playerId)
  await office.site.context.db.pool.query(
    `insert into work_owner (queue, ref, owner_id, email, name, since) select 'withdrawals', $1, id, email, name, now() from staff_member where email = $2`,
    [ref, by],
  )
  return ref
}
