import type { SettingField } from '#features/promotions/kit/server/index.ts'

const coins = (count: number) => [{ id: 2001, count, betRate: 3 }]

const prizeColumns: readonly SettingField[] = [
  { name: 'weight', label: 'Chance', type: 'percent', initial: 1_000 },
  { name: 'items', label: 'Reward', type: 'rewards', initial: [] },
]

/** The operator's form. */
export const agentCountFields: readonly SettingField[] = [
  {
    name: 'scratch',
    label: 'Prizes of a scratch card',
    hint: 'One card for each valid invite. The chances must add up to 100%.',
    type: 'rows',
    columns: prizeColumns,
    initial: [
      { weight: 5_000, items: coins(200) },
      { weight: 3_500, items: coins(500) },
      { weight: 1_000, items: coins(1_000) },
      { weight: 500, items: coins(2_000) },
    ],
  },
  { name: 'every', label: 'Valid invites per spin', type: 'whole', initial: 5 },
  {
    name: 'wheel',
    label: 'Prizes of the wheel',
    hint: 'At most eight. The chances must add up to 100%.',
    type: 'rows',
    columns: prizeColumns,
    initial: [
      { weight: 4_000, items: coins(1_000) },
      { weight: 3_500, items: coins(2_000) },
      { weight: 1_500, items: coins(5_000) },
      { weight: 800, items: coins(10_000) },
      { weight: 150, items: coins(20_000) },
      { weight: 50, items: coins(50_000) },
    ],
  },
  {
    name: 'chests',
    label: 'Chests',
    type: 'rows',
    columns: [
      { name: 'need', label: 'Valid invites', type: 'whole', initial: 3 },
      { name: 'items', label: 'Reward', type: 'rewards', initial: [] },
    ],
    initial: [
      { need: 3, items: coins(3_000) },
      { need: 10, items: coins(12_000) },
      { need: 30, items: coins(40_000) },
      { need: 100, items: coins(150_000) },
    ],
  },
  {
    name: 'costMax',
    label: 'Maximum average cost per valid invite',
    hint: 'Cards, spins and chests together, at the number of friends where they cost the most. A more expensive version can’t be saved.',
    type: 'money',
    initial: 3_500,
  },
  { name: 'shares', label: 'Its invites also count for other promotions', type: 'switch', initial: false },
]
