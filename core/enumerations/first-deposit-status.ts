/** Paid by a deposit, then claimed item by item. */
export const firstDepositStatus = { buyable: 0, paid: 1, done: 2 } as const
export type FirstDepositStatus = keyof typeof firstDepositStatus
