import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { holdWithdrawal, rejectWithdrawal } from '../../staff-contract.ts'
import { isHoldable, mayMove } from '../../withdrawal-states.ts'
import { moveWithdrawal } from '../move-withdrawal.ts'
import { type Withdrawal, withdrawalFindForUpdate } from '../store/withdrawal.store.ts'
import { withdrawalMarkHeld } from '../store/withdrawal-move.store.ts'

type Dependencies = Pick<StaffDependencies, 'audit'>

export const staffRejectWithdrawalHandler = ({ audit }: Dependencies) =>
  handleStaffChange(audit, rejectWithdrawal, async ({ input, staff, tx, now }) => {
    const order = await withdrawalFindForUpdate(tx, input.orderId)
    if (order === undefined) return refuse('notFound')
    if (!mayMove(order.state, 'REJECTED')) return refuse('notWaiting')
    if (order.version !== input.version) return refuse('changedMeanwhile')
    const { because, reason: note } = input
    const rejected = { to: 'REJECTED', byWhom: staff.email, note, reason: because, now } as const
    return decided(order, await moveWithdrawal(tx, order, rejected), { because })
  })

/** A repeated hold keeps the state and adds a line. Afterwards it has to be approved again. */
export const staffHoldWithdrawalHandler = ({ audit }: Dependencies) =>
  handleStaffChange(audit, holdWithdrawal, async ({ input, staff, tx, now }) => {
    const order = await withdrawalFindForUpdate(tx, input.orderId)
    if (order === undefined) return refuse('notFound')
    if (!isHoldable(order.state)) return refuse('tooLate')
    if (order.version !== input.version) return refuse('changedMeanwhile')
    await withdrawalMarkHeld(tx, order.id, true)
    const held = { to: 'MANUAL_REVIEW', byWhom: staff.email, note: input.reason, now } as const
    return decided(order, await moveWithdrawal(tx, order, held), { isHeld: true })
  })

const decided = (before: Withdrawal, after: Withdrawal, more: Readonly<Record<string, string | boolean>>) =>
  changed(
    { state: after.state, version: after.version },
    {
      subject: `withdrawal:${before.reference}`,
      before: { state: before.state },
      after: { state: after.state, amount: String(before.amount), playerId: String(before.playerId), ...more },
    },
  )
