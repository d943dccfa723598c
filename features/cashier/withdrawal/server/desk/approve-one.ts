import { refuse } from '#core/contract/outcome.ts'
import {
  changed,
  isFactorFresh,
  type StaffDependencies,
  type StaffIdentity,
} from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { isSignedOff, type SignOffsNeeded, signOffsNeeded } from '../../review.ts'
import { advanceJobName } from '../advance-withdrawal.ts'
import { moveWithdrawal } from '../move-withdrawal.ts'
import { readPolicy } from '../read-policy.ts'
import { signOffInsert, signOffList } from '../store/sign-off.store.ts'
import { withdrawalMarkHeld } from '../store/withdrawal-move.store.ts'
import { type Withdrawal, withdrawalFindForUpdate } from '../store/withdrawal.store.ts'
import type { WithdrawalDependencies } from '../withdrawal-dependencies.ts'

export type ApproveDependencies = Pick<WithdrawalDependencies, 'vipAllowanceOf'> &
  Pick<StaffDependencies, 'secondPerson'>

type Who = Pick<Parameters<StaffDependencies['secondPerson']>[1], 'caller' | 'now'> & { readonly staff: StaffIdentity }
type SignOffRequest = Who & { readonly orderId: string; readonly version: number; readonly reason: string }

/** One sign-off. The last required one releases the withdrawal; the order's lock keeps two from both being last. */
export async function approveOne(
  tx: Transaction,
  { vipAllowanceOf, secondPerson }: ApproveDependencies,
  { orderId, version, reason, ...who }: SignOffRequest,
) {
  const order = await withdrawalFindForUpdate(tx, orderId)
  if (order === undefined) return refuse('notFound')
  if (order.state !== 'MANUAL_REVIEW') return refuse('notWaiting')
  if (order.version !== version) return refuse('changedMeanwhile')
  const needed = signOffsNeeded(order.amount, await readPolicy(tx, order.playerId, { vipAllowanceOf }))
  const refusal = await refuseYes(tx, { order, needed, ...who }, secondPerson)
  if (refusal) return refuse(refusal)
  const { staff, now } = who
  const yes = { staffId: staff.staffId, staffName: staff.email, isCompliance: staff.roles.includes('mlro'), at: now }
  if (!(await signOffInsert(tx, order, yes))) return refuse('approvedAlready')

  const signOffs = await signOffList(tx, order)
  const next = isSignedOff(signOffs, needed)
    ? await release(tx, order, { byWhom: staff.email, note: reason, now })
    : order
  return changed(
    { state: next.state, version: next.version },
    {
      subject: `withdrawal:${order.reference}`,
      before: { state: order.state, approvals: signOffs.length - 1 },
      after: {
        state: next.state,
        approvals: signOffs.length,
        amount: String(order.amount),
        playerId: String(order.playerId),
      },
    },
  )
}

type Release = { readonly byWhom: string; readonly note: string; readonly now: Who['now'] }

async function release(tx: Transaction, order: Withdrawal, how: Release): Promise<Withdrawal> {
  await withdrawalMarkHeld(tx, order.id, false)
  const next = await moveWithdrawal(tx, order, { to: 'APPROVED', ...how })
  await schedule(tx, { name: advanceJobName, key: order.reference, runAt: how.now, payload: {} })
  return next
}

type Yes = Who & { readonly order: Withdrawal; readonly needed: SignOffsNeeded }

/** Why this member's sign-off does not count beside the earlier ones. */
async function refuseYes(
  tx: Transaction,
  { order, needed, ...yes }: Yes,
  secondPerson: ApproveDependencies['secondPerson'],
) {
  if (needed.count > 1 && isFactorFresh(yes.staff, yes.now)) return 'freshFactor'
  for (const { staffId: maker, at: requestedAt } of await signOffList(tx, order)) {
    if (maker === yes.staff.staffId) return 'approvedAlready'
    const fault = await secondPerson(tx, { maker, requestedAt, ...yes })
    if (fault) return fault
  }
  return undefined
}
