/** The purpose of a deposit: the `actType` of its order. `coin` is a plain deposit. */
export const depositPurpose = {
  depositLadder: 1,
  ticket: 2,
  coin: 3,
  shop: 4,
  prop: 5,
  signInCards: 6,
  collection2: 7,
  collection3: 8,
  yearEvent: 9,
  lossRelief: 10,
  festival: 11,
  weekend: 12,
  firstDeposit: 13,
} as const
export type DepositPurpose = keyof typeof depositPurpose
