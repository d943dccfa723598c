/** The conditions of closing a day, in the order they are checked. */
export const conditionNames = [
  'over',
  'dayBefore',
  'ledger',
  'accounts',
  'settlements',
  'games',
  'orders',
  'root',
] as const
export const conditionStates = ['met', 'noted', 'blocks'] as const
export type ConditionName = (typeof conditionNames)[number]
type ConditionState = (typeof conditionStates)[number]
export type Condition = { readonly name: ConditionName; readonly state: ConditionState; readonly text: string }
