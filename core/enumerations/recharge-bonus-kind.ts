/** The purpose of a deposit: the `actType` of its order. `coin` is a plain deposit. */
export const rechargeBonusKind = {
  collection: 1,
  ticket: 2,
  coin: 3,
  shop: 4,
  prop: 5,
  buyProp: 6,
  collection2: 7,
  collection3: 8,
  yearEvent: 9,
  supply: 10,
  festival: 11,
  weekend: 12,
  firstCharge: 13,
} as const
export type RechargeBonusKind = keyof typeof rechargeBonusKind
