/** Bought by a deposit, then claimed item by item. */
export const firstChargeStatus = { buyable: 0, charged: 1, done: 2 } as const
export type FirstChargeStatus = keyof typeof firstChargeStatus

/** The specification gives three show types without their meaning; we read them as the size of the offer. */
export const firstDepositShowType = { small: 1, medium: 2, large: 3 } as const
export type FirstDepositShowType = keyof typeof firstDepositShowType
