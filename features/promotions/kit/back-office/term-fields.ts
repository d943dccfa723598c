import { formatInput, parseInput } from './manila-input.ts'
import type { SettingField } from '../setting-field.ts'

type Values = Readonly<Record<string, unknown>>

const money = (name: string, label: string): SettingField => ({ name, label, type: 'money', initial: 0 })
const whole = (name: string, label: string): SettingField => ({ name, label, type: 'whole', initial: 0 })
const text = (name: string, label: string): SettingField => ({ name, label, type: 'text', initial: '' })
const moment = (name: string, label: string, hint: string): SettingField => ({
  name,
  label,
  hint,
  type: 'moment',
  initial: '',
})
const choice = (name: string, label: string): SettingField => ({ name, label, type: 'switch', initial: false })

const empty = 'Empty: no bound.'

const fields: readonly SettingField[] = [
  moment('startAt', 'Begins (Manila)', 'Empty: at once.'),
  moment('endAt', 'Ends (Manila)', 'Empty: never.'),
  { ...whole('sort', 'Place in the list'), hint: 'Small numbers stand first.' },
  whole('claimHours', 'Hours to claim what was earned'),
  text('permitNo', 'Permit number'),
  choice('mobile', 'On phones'),
  choice('desktop', 'On the desktop'),
  choice('needsMobile', 'Needs a bound mobile number'),
  choice('needsKyc', 'Needs a verified identity'),
  choice('inGreenMode', 'Also in green mode'),
  { ...whole('registeredDaysMin', 'Registered for days, at least'), hint: empty },
  { ...whole('registeredDaysMax', 'Registered for days, at most'), hint: empty },
  { ...money('rechargeMin', 'Deposited, at least'), hint: empty },
  { ...money('rechargeMax', 'Deposited, at most'), hint: empty },
  { ...whole('vipMin', 'VIP level, from'), hint: empty },
  { ...whole('vipMax', 'VIP level, to'), hint: empty },
  { ...text('tagsAny', 'Only with one of the tags'), hint: 'With commas between; empty: for all.' },
  {
    ...text('tagsNone', 'Not with one of the tags'),
    hint: 'With commas between; empty: for all.',
  },
  { ...money('total', 'Budget in all'), hint: empty },
  { ...money('daily', 'Budget of a day'), hint: empty },
  { ...money('weekly', 'Budget of a week, from Monday'), hint: empty },
  { ...money('perPlayer', 'Budget of a player'), hint: empty },
  { ...money('perCluster', 'Budget of linked players'), hint: empty },
]

const audienceNames = [
  'registeredDaysMin',
  'registeredDaysMax',
  'rechargeMin',
  'rechargeMax',
  'vipMin',
  'vipMax',
  'tagsAny',
  'tagsNone',
  'needsMobile',
  'needsKyc',
  'inGreenMode',
]
const budgetNames = ['total', 'daily', 'weekly', 'perPlayer', 'perCluster']

/** The terms of every promotion, flat as in the form and nested as stored. */
export const termFields = {
  fields,
  read: (kept: Values): Values => {
    const { startAt = null, endAt = null, audience, budget, platforms = ['mobile', 'desktop'], ...others } = kept
    const on: readonly unknown[] = Array.isArray(platforms) ? platforms : []
    return {
      sort: 100,
      claimHours: 168,
      permitNo: '',
      ...others,
      ...objectOf(audience),
      ...tagTexts(objectOf(audience)),
      ...objectOf(budget),
      startAt: formatInput(startAt),
      endAt: formatInput(endAt),
      mobile: on.includes('mobile'),
      desktop: on.includes('desktop'),
    }
  },
  write: (values: Values): Record<string, unknown> => ({
    startAt: parseInput(values.startAt),
    endAt: parseInput(values.endAt),
    sort: values.sort,
    claimHours: values.claimHours,
    permitNo: values.permitNo,
    platforms: ['mobile', 'desktop'].filter((name) => values[name] === true),
    audience: { ...pick(values, audienceNames), ...tagLists(values) },
    budget: pick(values, budgetNames),
  }),
  /** Maps a field to its path in reported faults. */
  pathOf: (name: string): string => {
    if (audienceNames.includes(name)) return `audience.${name}`
    if (budgetNames.includes(name)) return `budget.${name}`
    return name === 'mobile' || name === 'desktop' ? 'platforms' : name
  },
}

const pick = (values: Values, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]))

const tagNames = ['tagsAny', 'tagsNone'] as const

const tagTexts = (audience: Values) =>
  Object.fromEntries(tagNames.map((name) => [name, listOf(audience[name]).join(', ')]))

const tagLists = (values: Values) => Object.fromEntries(tagNames.map((name) => [name, listOf(values[name])]))

/** A list from comma-separated text. */
function listOf(value: unknown): readonly string[] {
  const words: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(/[\s,]+/)
      : []
  return words.filter((word) => typeof word === 'string').filter((word) => word !== '')
}

const objectOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
