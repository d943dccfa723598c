import type { SettingField } from '#features/promotions/kit/server/index.ts'

/** The operator's choices, by the number that the form keeps. */
export const scoringChoice = { multiple: 1, total: 2 } as const
export const gamesChoice = { slots: 1, fish: 2, games: 6, bingo: 100 } as const

const gamesNames = { slots: 'Slots', games: 'Instant games', fish: 'Fish', bingo: 'Bingo (Barrio Bingo)' } as const

const columns: readonly SettingField[] = [
  { name: 'number', label: 'Number', hint: 'Prizes below name it.', type: 'whole', initial: 1 },
  { name: 'name', label: 'Name', type: 'text', initial: '' },
  { name: 'nameFil', label: 'Name in Filipino', hint: 'Leave empty to show the English.', type: 'text', initial: '' },
  {
    name: 'scoring',
    label: 'Ranked by',
    type: 'choice',
    initial: 1,
    options: [
      { value: scoringChoice.multiple, label: 'Best multiple' },
      { value: scoringChoice.total, label: 'Total won at one bet' },
    ],
  },
  {
    name: 'games',
    label: 'Games',
    type: 'choice',
    initial: 1,
    options: (['slots', 'games', 'fish', 'bingo'] as const).map((games) => ({
      value: gamesChoice[games],
      label: gamesNames[games],
    })),
  },
  { name: 'rounds', label: 'Rounds that count', type: 'whole', initial: 30 },
  { name: 'stake', label: 'Bet: the least, or the only one', type: 'money', initial: 200 },
  {
    name: 'day',
    label: 'Day',
    type: 'choice',
    initial: 0,
    options: ['Every day', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
      (label, value) => ({ value, label }),
    ),
  },
  { name: 'opensAt', label: 'Opens at, Manila time', type: 'text', initial: '19:00' },
  { name: 'lastsMinutes', label: 'Minutes it lasts', type: 'whole', initial: 180 },
  { name: 'entryPoints', label: 'Points to enter (0 for free)', type: 'whole', initial: 0 },
]

const prizeColumns: readonly SettingField[] = [
  { name: 'tournament', label: 'Tournament number', type: 'whole', initial: 1 },
  { name: 'count', label: 'How many places', type: 'whole', initial: 1 },
  { name: 'amount', label: 'Each', type: 'money', initial: 100_000 },
]

const first = { nameFil: '', games: gamesChoice.slots, entryPoints: 0, day: 0 }

export const tournamentFields: readonly SettingField[] = [
  {
    name: 'tournaments',
    label: 'Tournaments',
    hint: 'A change applies to tournaments that are not prepared yet: those that open more than a day from now. Their prizes are reserved in the budget.',
    type: 'rows',
    columns,
    initial: [
      {
        ...first,
        number: 1,
        name: 'Big Multiple',
        scoring: scoringChoice.multiple,
        rounds: 50,
        stake: 200,
        opensAt: '18:00',
        lastsMinutes: 300,
      },
      {
        ...first,
        number: 2,
        name: 'Even Match',
        scoring: scoringChoice.total,
        rounds: 20,
        stake: 500,
        opensAt: '00:00',
        lastsMinutes: 1_440,
      },
      {
        ...first,
        number: 3,
        name: 'Saturday Cup',
        scoring: scoringChoice.multiple,
        rounds: 100,
        stake: 500,
        opensAt: '12:00',
        lastsMinutes: 720,
        day: 6,
        entryPoints: 50,
      },
      {
        ...first,
        number: 4,
        name: 'Bingo Night',
        nameFil: 'Gabi ng Bingo',
        scoring: scoringChoice.total,
        games: gamesChoice.bingo,
        rounds: 20,
        stake: 500,
        opensAt: '20:00',
        lastsMinutes: 120,
        day: 3,
      },
    ],
  },
  {
    name: 'prizes',
    label: 'Prizes',
    hint: 'The best places first. Their sum is reserved in the budget for each tournament.',
    type: 'rows',
    columns: prizeColumns,
    initial: [
      { tournament: 1, count: 1, amount: 200_000 },
      { tournament: 1, count: 4, amount: 50_000 },
      { tournament: 1, count: 20, amount: 10_000 },
      { tournament: 2, count: 1, amount: 100_000 },
      { tournament: 2, count: 9, amount: 10_000 },
      { tournament: 3, count: 1, amount: 500_000 },
      { tournament: 3, count: 9, amount: 50_000 },
      { tournament: 3, count: 40, amount: 10_000 },
      { tournament: 4, count: 1, amount: 200_000 },
      { tournament: 4, count: 9, amount: 20_000 },
    ],
  },
  { name: 'betRate', label: 'Playthrough (×)', type: 'multiplier', initial: 1 },
]
