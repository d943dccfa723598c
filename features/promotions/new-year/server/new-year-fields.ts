import type { SettingField } from '#features/promotions/kit/server/index.ts'
import { pieceIds } from '../rules.ts'
import { taskKinds } from '../task-kind.ts'

const coins = (count: number) => [{ id: 2001, count, betRate: 3 }]
const taskNames = ['Open the page', 'Share the invitation link', 'Deposit', 'Valid bets']
const pieceNames = ['Torotot (40001)', 'Round fruits (40002)', 'Lusis (40003)', 'Midnight bell (40004)']
const pieces = pieceIds.map((value, at) => ({ value, label: pieceNames[at] ?? '' }))

/** The operator's form. */
export const newYearFields: readonly SettingField[] = [
  {
    name: 'midnight',
    label: 'The page counts down to (Manila)',
    hint: 'Such as 2027-01-01T00:00, or the first day of the lunar year. Move it along with the start and the end.',
    type: 'text',
    initial: '2027-01-01T00:00',
  },
  {
    name: 'tasks',
    label: 'Tasks of a day',
    type: 'rows',
    columns: [
      { name: 'id', label: 'Number', type: 'whole', initial: 1 },
      {
        name: 'kind',
        label: 'Task',
        type: 'choice',
        initial: 0,
        options: taskKinds.map((_kind, value) => ({ value, label: taskNames[value] ?? '' })),
      },
      { name: 'need', label: 'Sum of the day', type: 'money', initial: 0 },
      { name: 'boxes', label: 'Boxes', type: 'whole', initial: 1 },
    ],
    initial: [
      { id: 1, kind: 0, need: 0, boxes: 1 },
      { id: 2, kind: 1, need: 0, boxes: 1 },
      { id: 3, kind: 2, need: 10_000, boxes: 1 },
      { id: 4, kind: 3, need: 100_000, boxes: 1 },
    ],
  },
  { name: 'extraPer', label: 'Deposits in a day for each extra box', type: 'money', initial: 50_000 },
  { name: 'extraMax', label: 'Maximum extra boxes per day', type: 'whole', initial: 5 },
  {
    name: 'prizes',
    label: 'Prizes of a box',
    hint: 'Each row is one piece, or a reward. The chances must add up to 100%, and every piece needs one.',
    type: 'rows',
    columns: [
      { name: 'weight', label: 'Chance', type: 'percent', initial: 1_000 },
      { name: 'piece', label: 'Piece', type: 'choice', initial: 0, options: [{ value: 0, label: 'None' }, ...pieces] },
      { name: 'items', label: 'Reward', type: 'rewards', initial: [] },
    ],
    initial: [4_500, 3_000, 2_000, 500].map((weight, at) => ({ weight, piece: pieceIds[at], items: [] })),
  },
  {
    name: 'guaranteedAt',
    label: 'Midnight bell guaranteed in box',
    hint: 'Counted since the player’s last one. 0: no guarantee.',
    type: 'whole',
    initial: 20,
  },
  {
    name: 'grandPrizes',
    label: 'Prizes of the grand box',
    hint: 'The chances must add up to 100%.',
    type: 'rows',
    columns: [
      { name: 'weight', label: 'Chance', type: 'percent', initial: 1_000 },
      { name: 'items', label: 'Reward', type: 'rewards', initial: [] },
    ],
    initial: [
      { weight: 6_000, items: coins(2_800) },
      { weight: 2_500, items: coins(5_800) },
      { weight: 1_000, items: coins(8_800) },
      { weight: 400, items: coins(12_800) },
      { weight: 100, items: coins(28_800) },
    ],
  },
  {
    name: 'leftovers',
    label: 'Points for each piece left at the end',
    hint: 'They are reserved in the budget when the piece is drawn.',
    type: 'rows',
    columns: [
      { name: 'id', label: 'Piece', type: 'choice', initial: pieceIds[0], options: pieces },
      { name: 'points', label: 'Points', type: 'whole', initial: 5 },
    ],
    initial: [5, 10, 20, 100].map((points, at) => ({ id: pieceIds[at], points })),
  },
]
