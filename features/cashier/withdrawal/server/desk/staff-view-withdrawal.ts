import { provenIdentityOf } from '#features/players/identity/server/index.ts'
import { readPolicy } from '../read-policy.ts'
import { days } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { bankAccountFind, bankAccountLinkedPlayers, proveHolder } from '#features/cashier/bank-account/server/index.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { balancesOf, movedSince, turnoverMeter } from '#ledger'
import { signOffsNeeded } from '../../review.ts'
import { viewWithdrawal } from '../../staff-contract.ts'
import { signOffList } from '../store/sign-off.store.ts'
import { staffRow } from './staff-row.ts'
import { withdrawalFind } from '../store/withdrawal.store.ts'
import type { WithdrawalDependencies } from '../withdrawal-dependencies.ts'
import { eventList } from '../store/withdrawal-event.store.ts'
import { stepList } from '../store/withdrawal-move.store.ts'
import { withdrawalStopFind } from '../store/withdrawal-stop.store.ts'

const lookBack = days(30)
type Dependencies = Pick<WithdrawalDependencies, 'providers' | 'vipAllowanceOf'>

/** Everything needed for a decision, on one page. */
export const staffViewWithdrawalHandler = (needs: Dependencies) =>
  handleStaff(viewWithdrawal, async ({ input: { orderId }, db, now }) => {
    const order = await withdrawalFind(db, orderId)
    const account = order && (await bankAccountFind(db, order.bankAccountId))
    if (order === undefined || account === undefined) return refuse('notFound')
    const { playerId } = order
    const { status, name } = await provenIdentityOf(db, playerId)
    return answer({
      ...staffRow(order, needs.providers),
      version: order.version,
      provider: order.provider,
      payoutId: order.payoutId,
      reason: order.reason,
      isLocked: order.isLocked,
      account: { boundAt: account.boundAt, ...proveHolder(account, name) },
      identity: { status, name: name === undefined ? '' : `${name.first} ${name.middle} ${name.last}` },
      balances: await balancesOf(db, playerId),
      turnover: await turnoverOf(db, playerId),
      moved: await movedSince(db, playerId, subtractDuration(now, lookBack)),
      linkedPlayers: await bankAccountLinkedPlayers(db, playerId),
      playerIsStopped: (await withdrawalStopFind(db, playerId)) !== undefined,
      needed: signOffsNeeded(order.amount, await readPolicy(db, playerId, needs)),
      approvals: await signOffList(db, order),
      steps: await stepList(db, [order.id]),
      events: await eventList(db, order.reference),
    })
  })

async function turnoverOf(db: Parameters<typeof turnoverMeter>[0], playerId: bigint) {
  const { remaining, items } = await turnoverMeter(db, playerId)
  return { remaining, items: [...items] }
}
