import { BalanceEye } from './balance-amount.tsx'
import { BalanceChip } from './balance-chip.tsx'
import { DepositLink } from './deposit-link.tsx'

/** Balance and the way to add to it, on the desktop. */
export function PlayerTools() {
  return (
    <>
      <BalanceChip />
      <BalanceEye />
      <DepositLink />
    </>
  )
}
