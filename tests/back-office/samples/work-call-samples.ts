import * as work from '#features/office/work-list/contract.ts'
import { sample, type StaffSample } from './call-sample.ts'
import { nextSample, reason, sampleApproval, samplePayout } from './sample-rows.ts'
import { handedIn } from './handed-in.ts'
import { sampleWithdrawal } from './sample-withdrawal.ts'
import type { TestBackOffice } from '../../support/test-back-office.ts'

/** Calls about items that wait. */
export const workCallSamples: readonly StaffSample[] = [
  sample(work.listWorkItems, () => ({})),
  sample(work.readWorkNews, () => ({})),
  sample(work.seeWorkNews, () => ({})),
  sample(work.listWorkColleagues, async (office, _playerId, by) => ({ queue: (await queueOf(office, by)).queue })),
  sample(work.listWorkDeadlines, () => ({})),
  sample(work.takeWorkItem, async (office, playerId, by) => ({ ...(await sampleItem(office, playerId, by)), reason })),
  sample(work.returnWorkItem, async (office, playerId, by = '') => ({
    ...(await sampleOwned(office, playerId, by)),
    reason,
  })),
  sample(work.handOverWorkItem, async (office, playerId, by) => ({
    ...(await sampleItem(office, playerId, by)),
    to: await sampleWorker(office),
    expected: { owner: null },
    reason,
  })),
  sample(work.saveWorkDeadline, async (office) => ({
    queue: 'agentPayouts',
    minutes: 60,
    expected: { minutes: await deadlineOf(office) },
    reason,
  })),
]

type RefOf = (office: TestBackOffice, playerId: number) => Promise<string>
type SampleQueue = { readonly queue: string; readonly refOf: RefOf }

const withdrawals: SampleQueue = { queue: 'withdrawals', refOf: sampleWithdrawal }
const approvals: SampleQueue = {
  queue: 'approvals',
  refOf: async (office, playerId) => String(await sampleApproval(office, playerId)),
}
/** Roles that do not see withdrawals. */
const queues: Readonly<Record<string, SampleQueue>> = {
  kycOfficer: {
    queue: 'identities',
    refOf: async (office, playerId) => {
      await handedIn(office.site, playerId)
      await office.site.context.db.pool.query(`delete from work_owner where queue = 'identities'`)
      return String(playerId)
    },
  },
  crm: approvals,
  content: approvals,
  agentManager: {
    queue: 'agentPayouts',
    refOf: async (office, playerId) => String((await samplePayout(office, playerId)).id),
  },
}

/** A queue that the member sees. */
async function queueOf({ site }: TestBackOffice, by: string | undefined): Promise<SampleQueue> {
  const { rows } = await site.context.db.pool.query<{ role: string }>(
    'select roles[1] as role from staff_member where email = $1',
    [by ?? ''],
  )
  return queues[rows[0]?.role ?? ''] ?? withdrawals
}

async function sampleItem(office: TestBackOffice, playerId: number, by: string | undefined) {
  const { queue, refOf } = await queueOf(office, by)
  return { queue, ref: await refOf(office, playerId) }
}

/** An item that the member has taken. */
async function sampleOwned(office: TestBackOffice, playerId: number, by: string) {
  const item = await sampleItem(office, playerId, by)
  await office.site.context.db.pool.query(
    `insert into work_owner (queue, ref, owner_id, email, name, since) select $3, $1, id, email, name, now() from staff_member where email = $2`,
    [item.ref, by, item.queue],
  )
  return item
}

/** Somebody who sees every queue. */
async function sampleWorker({ site }: TestBackOffice): Promise<string> {
  const email = `worker${nextSample()}@example.ph`
  await site.context.db.pool.query(
    `insert into staff_member (name, email, roles, state, password_hash, created_at)
     values ('Worker', $1, '{opsManager,kycOfficer}', 'active', 'sample', now())`,
    [email],
  )
  return email
}

/** The deadline in force, as a form shows it. */
async function deadlineOf({ site }: TestBackOffice): Promise<number> {
  const { rows } = await site.context.db.pool.query<{ minutes: number }>(
    `select minutes from work_deadline where queue = 'agentPayouts' order by from_at desc limit 1`,
  )
  return rows[0]?.minutes ?? 1_440
}
