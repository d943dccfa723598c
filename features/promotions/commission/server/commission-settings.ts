import * as v from 'valibot'
import { amountAboveZeroIn, wholeIn } from '#features/promotions/kit/server/index.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import type { SettingField } from '#features/promotions/kit/server/index.ts'

/** A rate of commission is at most one percent of what friends stake. */
const rateMax = 100
const rate = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(rateMax, 'At most 1% of play.'),
  v.transform(basisPoints),
)
const weight = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000), v.transform(basisPoints))

/** The settings of commission, part of the settings of each promotion that pays it. */
export const commissionSettings = {
  levels: v.pipe(v.array(v.object({ rate })), v.minLength(1), v.maxLength(3)),
  tiers: v.pipe(v.array(v.object({ active: wholeIn(1, 100_000), rate })), v.maxLength(10)),
  activeMin: centavosIn,
  weights: v.pipe(
    v.array(v.object({ game: v.picklist(Object.values(gameType)), weight })),
    v.minLength(1),
    v.check(
      (rows) => new Set(rows.map(({ game }) => game)).size === rows.length,
      'Each kind of game can be used once.',
    ),
  ),
  dailyMax: centavosIn,
  exchangeMin: amountAboveZeroIn,
  reviewAbove: centavosIn,
  commissionBetRate: multiplierIn,
}

export type CommissionSettings = v.InferOutput<v.ObjectSchema<typeof commissionSettings, undefined>>

/** The terms of commission in a promotion's settings. */
export const termsOfSettings = ({ levels, commissionBetRate, ...settings }: CommissionSettings) => ({
  ...settings,
  rates: levels.map((level) => level.rate),
  betRate: commissionBetRate,
})

const gameOptions = [
  { value: gameType.slots, label: 'Slots' },
  { value: gameType.fish, label: 'Fishing' },
  { value: gameType.poker, label: 'Poker' },
  { value: gameType.sports, label: 'Sports' },
  { value: gameType.live, label: 'Tables' },
  { value: gameType.games, label: 'Other games' },
]

const weights = [
  { game: gameType.slots, weight: 10_000 },
  { game: gameType.fish, weight: 10_000 },
  { game: gameType.games, weight: 10_000 },
  { game: gameType.sports, weight: 10_000 },
  { game: gameType.poker, weight: 5_000 },
  { game: gameType.live, weight: 3_000 },
]

type Initial = {
  /** Hundredths of a percent. */
  readonly rates: readonly number[]
  readonly tiers: readonly { readonly active: number; readonly rate: number }[]
}

/** Their fields in the operator's form. */
export const commissionFields = (initial: Initial): readonly SettingField[] => [
  ...rateFields(initial),
  ...countingFields,
  ...payoutFields,
]

const rateFields = ({ rates, tiers }: Initial): readonly SettingField[] => [
  {
    name: 'levels',
    label: 'Commission by level',
    hint: 'Share of the bets of friends, their friends and theirs. Green mode pays only the first level.',
    type: 'rows',
    columns: [{ name: 'rate', label: 'Rate', type: 'percent', initial: 10 }],
    initial: rates.map((each) => ({ rate: each })),
  },
  {
    name: 'tiers',
    label: 'Higher rate of the first level',
    hint: 'For agents with this many active friends in the previous month.',
    type: 'rows',
    columns: [
      { name: 'active', label: 'Active friends', type: 'whole', initial: 10 },
      { name: 'rate', label: 'Rate', type: 'percent', initial: 40 },
    ],
    initial: tiers,
  },
]

const countingFields: readonly SettingField[] = [
  { name: 'activeMin', label: 'Bets of an active friend in a month', type: 'money', initial: 50_000 },
  {
    name: 'weights',
    label: 'How much of a bet counts',
    hint: 'Types of games that aren’t listed don’t count.',
    type: 'rows',
    columns: [
      { name: 'game', label: 'Games', type: 'choice', initial: gameType.slots, options: gameOptions },
      { name: 'weight', label: 'Counts', type: 'percent', initial: 10_000 },
    ],
    initial: weights,
  },
]

const payoutFields: readonly SettingField[] = [
  { name: 'dailyMax', label: 'Maximum commission per day', type: 'money', initial: 500_000 },
  { name: 'exchangeMin', label: 'Minimum transfer', type: 'money', initial: 1_000 },
  {
    name: 'reviewAbove',
    label: 'Transfers above need two members of the staff',
    type: 'money',
    initial: 1_000_000,
  },
  { name: 'commissionBetRate', label: 'Playthrough of commission (×)', type: 'multiplier', initial: 1 },
]
