import type { Team } from './league.ts'

/** Of a hundred trips: `inside` bring two points, `outside` three; `guard` takes so many twos from the opponent. */
export type BasketballTeam = Team & { readonly inside: number; readonly outside: number; readonly guard: number }

export const basketballTeams: readonly BasketballTeam[] = [
  {
    town: 'Baler',
    name: 'Baler Surfriders',
    short: 'BAL',
    kit: ['#0f9bb5', '#ffe3a3'],
    inside: 41,
    outside: 14,
    guard: 1,
  },
  {
    town: 'Donsol',
    name: 'Donsol Whalesharks',
    short: 'DON',
    kit: ['#274c77', '#c9d6df'],
    inside: 45,
    outside: 10,
    guard: 3,
  },
  {
    town: 'Bukidnon',
    name: 'Bukidnon Highlanders',
    short: 'BUK',
    kit: ['#386641', '#f2e8cf'],
    inside: 43,
    outside: 12,
    guard: 2,
  },
  {
    town: 'Lucban',
    name: 'Lucban Pahiyas',
    short: 'LUC',
    kit: ['#d1495b', '#edc531'],
    inside: 42,
    outside: 13,
    guard: -1,
  },
  {
    town: 'Iligan',
    name: 'Iligan Cascades',
    short: 'ILI',
    kit: ['#4361ee', '#e0fbfc'],
    inside: 44,
    outside: 10,
    guard: 0,
  },
  {
    town: 'Guimaras',
    name: 'Guimaras Mangoes',
    short: 'GUI',
    kit: ['#f4a300', '#3a5a1c'],
    inside: 40,
    outside: 13,
    guard: -2,
  },
  { town: 'Ormoc', name: 'Ormoc Pines', short: 'ORM', kit: ['#7f4f24', '#b6ad90'], inside: 42, outside: 9, guard: 1 },
  {
    town: 'Batanes',
    name: 'Batanes Stonehouse',
    short: 'BTN',
    kit: ['#495057', '#f8f9fa'],
    inside: 39,
    outside: 11,
    guard: 2,
  },
]
