import type { SettingField } from '#features/promotions/kit/server/index.ts'

const coins = (count: number) => [{ id: 2001, count, betRate: 3 }]

/** The operator's form. */
export const christmasFields: readonly SettingField[] = [
  {
    name: 'doors',
    label: 'Days with a window',
    hint: 'Counted from the day the season starts. Boxes open on the last of them.',
    type: 'whole',
    initial: 25,
  },
  { name: 'depositNeed', label: 'Deposits in a day to open its window', type: 'money', initial: 10_000 },
  { name: 'betNeed', label: 'Or valid bets in a day to open its window', type: 'money', initial: 50_000 },
  { name: 'extraPer', label: 'Deposits in a day for each extra window', type: 'money', initial: 50_000 },
  { name: 'extraMax', label: 'Maximum extra windows per day', type: 'whole', initial: 3 },
  {
    name: 'prizes',
    label: 'Prizes of a window',
    hint: 'The chances must add up to 100%.',
    type: 'rows',
    columns: [
      { name: 'weight', label: 'Chance', type: 'percent', initial: 1_000 },
      { name: 'keys', label: 'Keys', type: 'whole', initial: 0 },
      { name: 'items', label: 'Reward', type: 'rewards', initial: [] },
    ],
    initial: [
      { weight: 3_000, keys: 1, items: [] },
      { weight: 2_800, keys: 0, items: coins(100) },
      { weight: 1_500, keys: 0, items: coins(200) },
      { weight: 1_200, keys: 0, items: [{ id: 2002, count: 5_000 }] },
      { weight: 700, keys: 0, items: coins(500) },
      { weight: 700, keys: 0, items: [{ id: 1001, count: 5 }] },
      { weight: 100, keys: 0, items: coins(2_000) },
    ],
  },
  {
    name: 'boxes',
    label: 'Boxes',
    type: 'rows',
    columns: [
      { name: 'id', label: 'Number', type: 'whole', initial: 1 },
      { name: 'need', label: 'Keys needed', type: 'whole', initial: 3 },
      { name: 'items', label: 'Reward', type: 'rewards', initial: [] },
    ],
    initial: [
      { id: 1, need: 3, items: coins(2_000) },
      { id: 2, need: 6, items: coins(6_000) },
      { id: 3, need: 9, items: coins(15_000) },
    ],
  },
]
