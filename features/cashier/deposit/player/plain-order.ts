import type { ResponseOf } from '#core/contract/call.ts'
import type { beginDeposit } from '../contract.ts'

export type DepositOrder = ReturnType<typeof plainOrder>

/** An order as read, with a plain name for the operator's account that a bank transfer goes to. */
export const plainOrder = ({ appRechargeBankOwn: transferTo, ...order }: ResponseOf<typeof beginDeposit>) => ({
  ...order,
  transferTo,
})
