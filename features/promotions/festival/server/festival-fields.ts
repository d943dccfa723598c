import type { SettingField } from '#features/promotions/kit/server/index.ts'
import { taskKinds } from '../task-kind.ts'
import { festivalThemes } from '../theme.ts'

const coins = (count: number) => [{ id: 2001, count, betRate: 3 }]
const themeNames = ['Fiesta: every colour', 'Flag: blue, red and gold', 'Gold: white and gold']
const taskNames = ['Visit the page', 'Play rounds', 'Valid bets']
const options = (values: readonly unknown[], names: readonly string[]) =>
  values.map((_value, value) => ({ value, label: names[value] ?? '' }))

/** The operator's form. */
export const festivalFields: readonly SettingField[] = [
  { name: 'name', label: 'Name that players read', type: 'text', initial: 'Barrio fiesta' },
  { name: 'nameFil', label: 'Name in Filipino', hint: 'Leave empty to show the English.', type: 'text', initial: '' },
  {
    name: 'theme',
    label: 'Colours of the street',
    type: 'choice',
    initial: 0,
    options: options(festivalThemes, themeNames),
  },
  {
    name: 'shopDays',
    label: 'Shop-only days',
    hint: 'The last days before the end: no packs and no tasks, but stars can still be exchanged.',
    type: 'whole',
    initial: 3,
  },
  {
    name: 'packs',
    label: 'Deposit packs',
    hint: 'Each can be bought once. Every price has to differ: it tells which pack a deposit buys.',
    type: 'rows',
    columns: [
      { name: 'id', label: 'Number', type: 'whole', initial: 1 },
      { name: 'price', label: 'Price', type: 'money', initial: 20_000 },
      { name: 'rate', label: 'Bonus, share of the price', type: 'percent', initial: 1_500 },
      { name: 'stars', label: 'Stars', type: 'whole', initial: 100 },
    ],
    initial: [
      { id: 1, price: 20_000, rate: 1_500, stars: 100 },
      { id: 2, price: 50_000, rate: 2_000, stars: 300 },
      { id: 3, price: 100_000, rate: 3_000, stars: 800 },
    ],
  },
  { name: 'packBetRate', label: 'Playthrough of a pack’s bonus (×)', type: 'multiplier', initial: 5 },
  {
    name: 'tasks',
    label: 'Tasks of a day',
    type: 'rows',
    columns: [
      { name: 'id', label: 'Number', type: 'whole', initial: 1 },
      { name: 'kind', label: 'Task', type: 'choice', initial: 1, options: options(taskKinds, taskNames) },
      { name: 'rounds', label: 'Rounds to play', type: 'whole', initial: 0 },
      { name: 'bets', label: 'Bets to reach', type: 'money', initial: 0 },
      { name: 'stars', label: 'Stars', type: 'whole', initial: 10 },
    ],
    initial: [
      { id: 1, kind: 0, rounds: 0, bets: 0, stars: 10 },
      { id: 2, kind: 1, rounds: 20, bets: 0, stars: 20 },
      { id: 3, kind: 1, rounds: 100, bets: 0, stars: 40 },
      { id: 4, kind: 2, rounds: 0, bets: 50_000, stars: 30 },
      { id: 5, kind: 2, rounds: 0, bets: 300_000, stars: 60 },
    ],
  },
  {
    name: 'shop',
    label: 'Shop',
    type: 'rows',
    columns: [
      { name: 'id', label: 'Number', type: 'whole', initial: 1 },
      { name: 'stars', label: 'Stars', type: 'whole', initial: 100 },
      { name: 'perPlayer', label: 'Per player', type: 'whole', initial: 1 },
      { name: 'items', label: 'Reward', type: 'rewards', initial: [] },
    ],
    initial: [
      { id: 1, stars: 150, items: coins(500), perPlayer: 5 },
      { id: 2, stars: 250, items: [{ id: 2002, count: 100_000 }], perPlayer: 5 },
      { id: 3, stars: 500, items: coins(2_000), perPlayer: 3 },
      { id: 4, stars: 600, items: [{ id: 1001, count: 5 }], perPlayer: 2 },
      { id: 5, stars: 2_000, items: coins(10_000), perPlayer: 1 },
    ],
  },
]
