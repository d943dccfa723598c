import { dayOf } from '#core/clock/manila.ts'
import { negateCentavos, zeroCentavos } from '#core/money/centavos.ts'
import type { DepositHook } from '#features/cashier/deposit/server/index.ts'
import { clawback } from '../rules.ts'
import { earnedSince, lineInsert } from './store/line.store.ts'

/**
 * A deposit that is refunded or charged back takes what the friend's play has earned since then off each agent's
 * commission, at most the deposit. The lines are written here; the agents' books are not touched.
 */
export const clawBackDeposits: DepositHook = {
  name: 'commission',
  onTakenBack: async (tx, { playerId: inviteeId, reference, credited, createdAt }, now) => {
    const playDay = dayOf(createdAt)
    const earned = await earnedSince(tx, inviteeId, playDay)
    const lines = earned.map(({ amount, ...line }) => ({
      ...line,
      inviteeId,
      kind: 'clawback' as const,
      playDay,
      settledOn: dayOf(now),
      validBet: zeroCentavos,
      counted: zeroCentavos,
      amount: negateCentavos(clawback(amount, credited ?? zeroCentavos)),
      reference,
    }))
    await lineInsert(
      tx,
      lines.filter(({ amount }) => amount < 0n),
    )
  },
}
