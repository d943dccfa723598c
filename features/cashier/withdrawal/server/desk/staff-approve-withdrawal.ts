import { readPolicy } from '../read-policy.ts'
import { refuse } from '#core/contract/outcome.ts'
import {
  changed,
  handleStaffChange,
  isFactorFresh,
  type StaffDependencies,
  type StaffIdentity,
} from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { type SignOffsNeeded, signOffsNeeded, isSignedOff } from '../../review.ts'
import { approveWithdrawal } from '../../staff-contract.ts'
import { advanceJobName } from '../advance-withdrawal.ts'
import { signOffInsert, signOffList } from '../store/sign-off.store.ts'
import { moveWithdrawal } from '../move-withdrawal.ts'
import { type Withdrawal, withdrawalFindForUpdate } from '../store/withdrawal.store.ts'
import type { WithdrawalDependencies } from '../withdrawal-dependencies.ts'
import { withdrawalMarkHeld } from '../store/withdrawal-move.store.ts'

type Dependencies = Pick<WithdrawalDependencies, 'vipAllowanceOf'> & Pick<StaffDependencies, 'audit' | 'secondPerson'>

/** One sign-off. The last required one releases the withdrawal; the order's lock keeps two from both being last. */
export const staffApproveWithdrawalHandler = ({ audit, vipAllowanceOf, secondPerson }: Dependencies) =>
  handleStaffChange(
    audit,
    approveWithdrawal,
    async ({ input: { orderId, version, reason }, staff, caller, tx, now }) => {
      const order = await withdrawalFindForUpdate(tx, orderId)
      if (order === undefined) return refuse('notFound')
      if (order.state !== 'MANUAL_REVIEW') return refuse('notWaiting')
      if (order.version !== version) return refuse('changedMeanwhile')
      const needed = signOffsNeeded(order.amount, await readPolicy(tx, order.playerId, { vipAllowanceOf }))
      const refusal = await refuseYes(tx, { order, needed, staff, caller, now }, secondPerson)
      if (refusal) return refuse(refusal)
      const isCompliance = staff.roles.includes('mlro')
      const yes = { staffId: staff.staffId, staffName: staff.email, isCompliance, at: now }
      if (!(await signOffInsert(tx, order, yes))) return refuse('approvedAlready')

      const signOffs = await signOffList(tx, order)
      const isEnough = isSignedOff(signOffs, needed)
      if (isEnough) await withdrawalMarkHeld(tx, order.id, false)
      const move = { to: 'APPROVED', byWhom: staff.email, note: reason, now } as const
      const next = isEnough ? await moveWithdrawal(tx, order, move) : order
      if (isEnough) await schedule(tx, { name: advanceJobName, key: order.reference, runAt: now, payload: {} })
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
    },
  )

type Yes = Omit<Parameters<Dependencies['secondPerson']>[1], 'maker' | 'requestedAt'> & {
  readonly order: Withdrawal
  readonly needed: SignOffsNeeded
  readonly staff: StaffIdentity
}

/** Why this member's sign-off does not count beside the earlier ones. */
async function refuseYes(tx: Transaction, { order, needed, ...yes }: Yes, secondPerson: Dependencies['secondPerson']) {
  if (needed.count > 1 && isFactorFresh(yes.staff, yes.now)) return 'freshFactor'
  for (const { staffId: maker, at: requestedAt } of await signOffList(tx, order)) {
    if (maker === yes.staff.staffId) return 'approvedAlready'
    const fault = await secondPerson(tx, { maker, requestedAt, ...yes })
    if (fault) return fault
  }
  return undefined
}
