import * as v from 'valibot'
import { instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { centavos } from '#core/money/centavos.ts'
import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import type { SettingField } from '../../setting-field.ts'

type Values = Readonly<Record<string, unknown>>

/** Settings with the labels and values of the operator's form. Unknown ones stay as they are. */
export const readableSettings = (fields: readonly SettingField[], values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields.find((each) => each.name === name)
      return field === undefined ? [name, value] : [field.label, readable(field, value)]
    }),
  )

function readable(field: SettingField, value: unknown): unknown {
  switch (field.type) {
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? value
    case 'rows':
      return Array.isArray(value) ? value.map((row: unknown) => readableRow(field.columns, row)) : value
    default:
      return readers[field.type](value)
  }
}

type Reader = (value: unknown) => unknown
const asItIs: Reader = (value) => value
const moneyText: Reader = (value) => {
  if (typeof value === 'bigint') return formatMoney(centavos(value))
  return typeof value === 'number' && Number.isSafeInteger(value) ? formatMoney(centavos(BigInt(value))) : value
}
const timeText: Reader = (value) => (typeof value === 'number' ? formatInstant(instant(value)) : value)

const readers: Readonly<Record<Exclude<SettingField['type'], 'choice' | 'rows'>, Reader>> = {
  money: moneyText,
  percent: (value) => (typeof value === 'number' ? `${formatHundredths(value)}%` : value),
  points: (value) => (typeof value === 'number' ? `${formatHundredths(value)} points` : value),
  multiplier: (value) => (typeof value === 'number' ? `${value}×` : value),
  switch: (value) => (value === true ? 'Yes' : 'No'),
  rewards: giftsText,
  whole: asItIs,
  text: asItIs,
  moment: asItIs,
}

function readableRow(columns: readonly SettingField[], row: unknown): unknown {
  const values = v.safeParse(anyObject, row)
  return values.success ? readableSettings(columns, values.output) : row
}

function giftsText(value: unknown): unknown {
  const items = v.safeParse(rewardItemsIn, value)
  return items.success ? items.output.map(rewardName).join(', ') : value
}

const anyObject = v.record(v.string(), v.unknown())

type Word = { readonly label: string; readonly text?: Reader }
const termWords: Readonly<Record<string, Word>> = {
  startAt: { label: 'Starts', text: timeText },
  endAt: { label: 'Ends', text: timeText },
  sort: { label: 'Position in the lobby' },
  platforms: { label: 'Devices' },
  audience: { label: 'Audience' },
  registeredDaysMin: { label: 'days since registration, from' },
  registeredDaysMax: { label: 'days since registration, to' },
  rechargeMin: { label: 'total deposits from', text: moneyText },
  rechargeMax: { label: 'total deposits to', text: moneyText },
  vipMin: { label: 'VIP level from' },
  vipMax: { label: 'VIP level to' },
  tagsAny: { label: 'with any of the tags' },
  tagsNone: { label: 'with none of the tags' },
  needsMobile: { label: 'needs a mobile number' },
  needsKyc: { label: 'needs verification' },
  inGreenMode: { label: 'shown in green mode' },
  budget: { label: 'Budget' },
  total: { label: 'total', text: moneyText },
  daily: { label: 'per day', text: moneyText },
  weekly: { label: 'per week', text: moneyText },
  monthly: { label: 'per month', text: moneyText },
  noLimitReason: { label: 'reason for no limit' },
  perPlayer: { label: 'per player', text: moneyText },
  perCluster: { label: 'per group of linked players', text: moneyText },
  claimHours: { label: 'Hours to claim' },
  permitNo: { label: 'Permit number' },
  holdout: {
    label: 'Held back to measure',
    text: (share) => (typeof share === 'number' ? `${formatHundredths(share)}%` : share),
  },
}

/** The shared terms in the words of their form. */
export const readableTerms = (terms: Values): Values =>
  Object.fromEntries(
    Object.entries(terms).map(([name, value]) => {
      const { label = name, text = inside } = termWords[name] ?? {}
      return [label, text(value)]
    }),
  )

function inside(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ')
  const nested = v.safeParse(anyObject, value)
  return nested.success ? readableTerms(nested.output) : value
}
