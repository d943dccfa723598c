import type { Draw } from '#core/draw/draw.ts'
import type { MonthPlan } from './plan-month.ts'

/** How a player lives with the house, all month long. */
export const habits = [
  'heavy',
  'weekend',
  'small',
  'bonusHunter',
  'limited',
  'lapsing',
  'excluded',
  'onBreak',
  'chasing',
] as const
export type Habit = (typeof habits)[number]

/** Those of whom a house of any size has one; the others are shared out among the rest. */
const rare: readonly Habit[] = ['excluded', 'onBreak', 'chasing', 'limited', 'lapsing', 'heavy']
const common: readonly Habit[] = ['small', 'weekend', 'small', 'bonusHunter', 'small', 'heavy', 'limited', 'lapsing']

export const habitOf = (index: number): Habit => rare[index] ?? common[(index - rare.length) % common.length] ?? 'small'

const percent = 100
const weekendFrom = 6
/** Those who stay away from a day of the plan on. */
export const leaves: readonly Habit[] = ['lapsing', 'excluded', 'onBreak', 'chasing']

/** Whether a player comes on a day of the plan. `weekday`: 1 is Monday. */
export function comesOn(
  habit: Habit,
  at: { readonly day: number; readonly weekday: number },
  plan: MonthPlan,
  draw: Draw,
) {
  const chance = draw(percent)
  if (at.day === 1) return true
  if (leaves.includes(habit)) return at.day <= plan.lapseDay && (at.day === plan.lapseDay || chance < 60)
  if (habit === 'weekend') return at.weekday >= weekendFrom && chance < 90
  return chance < comesOften[habit]
}

const comesOften: Readonly<Record<Exclude<Habit, 'weekend'>, number>> = {
  heavy: 50,
  small: 15,
  bonusHunter: 35,
  limited: 30,
  lapsing: 0,
  excluded: 0,
  onBreak: 0,
  chasing: 0,
}

/** The heavy player whose withdrawal takes two people. */
export const highRoller = rare.indexOf('heavy')
const meansOfHighRoller: Means = { deposit: 50_000, times: 2, stakes: [100_000], rounds: 105 }

/** Pesos paid in when the purse is empty, and centavos staked on a round, of a day's rounds. */
export type Means = {
  readonly deposit: number
  readonly times?: number
  readonly stakes: readonly number[]
  readonly rounds: number
}

export const meansOf = ({ habit, index }: { readonly habit: Habit; readonly index: number }, day: number): Means =>
  index === highRoller && day === 1 ? meansOfHighRoller : means[habit]

export const means: Readonly<Record<Habit, Means>> = {
  heavy: { deposit: 5_000, stakes: [10_000, 20_000, 50_000], rounds: 8 },
  weekend: { deposit: 500, stakes: [1_000, 2_000, 5_000], rounds: 6 },
  small: { deposit: 200, stakes: [100, 200, 500], rounds: 4 },
  bonusHunter: { deposit: 200, stakes: [100], rounds: 2 },
  limited: { deposit: 500, stakes: [1_000, 2_000], rounds: 6 },
  lapsing: { deposit: 500, stakes: [500, 1_000], rounds: 6 },
  excluded: { deposit: 2_000, stakes: [5_000, 10_000], rounds: 10 },
  onBreak: { deposit: 500, stakes: [1_000, 2_000], rounds: 10 },
  chasing: { deposit: 500, stakes: [50_000], rounds: 8 },
}
