import type { Instant } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import {
  activeMembersWith,
  changed,
  handleStaffChange,
  isStale,
  permits,
  repeated,
  type StaffIdentity,
} from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Handler } from '#platform/http/handle.ts'
import { handOverWorkItem, returnWorkItem, saveWorkDeadline, takeWorkItem } from '../contract.ts'
import type { ItemQueue } from './read-items.ts'
import { workDeadlineInsert, workDeadlineList, workDeadlineLock } from './store/work-deadline.store.ts'
import {
  type ItemKey,
  workOwnerFindForUpdate,
  workOwnerLock,
  workOwnerRemove,
  workOwnerSave,
} from './store/work-owner.store.ts'
import { minutesOf, type WorkListDependencies } from './work-list-dependencies.ts'

const subjectOf = ({ queue, ref }: ItemKey): string => `workItem:${queue}:${ref}`
const waitingMax = 200

export const changeHandlers = (needs: WorkListDependencies): Handler[] => [
  takeItem(needs),
  returnItem(needs),
  handOverItem(needs),
  saveDeadline(needs),
]

type Finding = { readonly staff: StaffIdentity; readonly now: Instant }

/** The queue of an item that waits, has its owner here, and that the member sees, under the item's lock. */
async function findQueue(tx: Transaction, { queues }: WorkListDependencies, key: ItemKey, { staff, now }: Finding) {
  await workOwnerLock(tx, key)
  const queue = queues.find(({ name }) => name === key.queue)
  if (queue === undefined || !permits(staff.roles, queue.permission)) return undefined
  const waiting = await queue.items.list(tx, now, waitingMax)
  return waiting.some(({ ref, own }) => ref === key.ref && own === undefined) ? queue : undefined
}

const takeItem = (needs: WorkListDependencies): Handler =>
  handleStaffChange(needs.audit, takeWorkItem, async ({ input: { queue, ref }, staff, tx, now }) => {
    if ((await findQueue(tx, needs, { queue, ref }, { staff, now })) === undefined) return refuse('itemNotWaiting')
    const owner = await workOwnerFindForUpdate(tx, { queue, ref })
    if (owner?.ownerId === staff.staffId) return repeated({})
    if (owner !== undefined) return refuse('ownedByOther')
    const { email, name } = staff
    await workOwnerSave(tx, { queue, ref, ownerId: staff.staffId, email, name, handedBy: null, now })
    return changed({}, { subject: subjectOf({ queue, ref }), before: { owner: null }, after: { owner: staff.email } })
  })

const returnItem = (needs: WorkListDependencies): Handler =>
  handleStaffChange(needs.audit, returnWorkItem, async ({ input: { queue, ref }, staff, tx, now }) => {
    if ((await findQueue(tx, needs, { queue, ref }, { staff, now })) === undefined) return refuse('itemNotWaiting')
    const owner = await workOwnerFindForUpdate(tx, { queue, ref })
    if (owner?.ownerId !== staff.staffId) return refuse('notOwned')
    await workOwnerRemove(tx, { queue, ref })
    return changed({}, { subject: subjectOf({ queue, ref }), before: { owner: staff.email }, after: { owner: null } })
  })

const handOverItem = (needs: WorkListDependencies): Handler =>
  handleStaffChange(needs.audit, handOverWorkItem, async ({ input, staff, tx, now }) => {
    const { queue: name, ref, to, expected } = input
    const key = { queue: name, ref }
    const queue = await findQueue(tx, needs, key, { staff, now })
    if (queue === undefined) return refuse('itemNotWaiting')
    const before = { owner: (await workOwnerFindForUpdate(tx, key))?.email ?? null }
    if (isStale(expected, before)) return refuse('stale')
    const colleague = await findColleague(tx, queue, staff, to)
    if (colleague === undefined) return refuse('notColleague')
    const { id: ownerId, email } = colleague
    await workOwnerSave(tx, { ...key, ownerId, email, name: colleague.name, handedBy: staff.name, now })
    return changed({}, { subject: subjectOf(key), before, after: { owner: email } })
  })

const saveDeadline = ({ audit, queues }: WorkListDependencies): Handler =>
  handleStaffChange(audit, saveWorkDeadline, async ({ input, staff, tx, now }) => {
    const { minutes, expected, reason } = input
    const queue = queues.find(({ name }) => name === input.queue)
    if (queue === undefined) return refuse('itemNotWaiting')
    await workDeadlineLock(tx, queue.name)
    const before = { minutes: minutesOf(queue, await workDeadlineList(tx)) }
    if (isStale(expected, before)) return refuse('stale')
    await workDeadlineInsert(tx, { queue: queue.name, fromAt: now, minutes, savedBy: staff.email, reason })
    return changed({}, { subject: `workDeadline:${queue.name}`, before: inWords(before), after: inWords({ minutes }) })
  })

/** As the audit log shows it. */
const inWords = ({ minutes }: { readonly minutes: number }) => ({ mayWait: `${minutes} minutes` })

async function findColleague(tx: Transaction, queue: ItemQueue, staff: StaffIdentity, to: string) {
  const members = await activeMembersWith(tx, queue.permission)
  return members.find(({ email }) => email === to && email !== staff.email)
}
