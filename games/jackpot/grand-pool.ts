import { pesos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { JackpotPool } from './jackpot-pool.ts'

/** What an operator sets: the house's opening amount, and the amount at which the pool is won at the latest. */
export type GrandAmounts = Pick<JackpotPool, 'opensWith' | 'dropBy'>

export const grandUsually: GrandAmounts = { opensWith: pesos(25_000n), dropBy: pesos(500_000n) }

/** The largest pool: a wheel says how much of it the winner has, and the rest remains in it. */
export const grandPool = ({ opensWith, dropBy }: GrandAmounts): JackpotPool => ({
  code: 'grand',
  name: 'Bituin Grand',
  growsBasisPoints: 20,
  nextBasisPoints: 2,
  opensWith,
  dropBy,
  wheel: [100, 20, 30, 20, 50, 30, 20, 50, 30, 20],
})

const dropByMin = pesos(10_000n)
/** A draw has room for four times as much. */
const dropByMax = pesos(10_000_000n)

/** Why the amounts cannot be used. */
export function grandFault({ opensWith, dropBy }: GrandAmounts): string | undefined {
  if (dropBy < dropByMin || dropBy > dropByMax)
    return `the latest amount is ${formatMoney(dropByMin)} to ${formatMoney(dropByMax)}`
  if (opensWith * 2n > dropBy) return 'the opening amount is at most half of the latest amount'
  return undefined
}
