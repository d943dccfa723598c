import { formatInput, parseInput } from './manila-input.ts'
import type { SettingField } from '../setting-field.ts'
import { messages } from './messages/en.ts'

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

const empty = messages.emptyNoLimit

const fields: readonly SettingField[] = [
  moment('startAt', messages.starts, messages.startsHint),
  moment('endAt', messages.ends, messages.endsHint),
  { ...whole('sort', messages.position), hint: messages.positionHint },
  whole('claimHours', messages.claimHours),
  text('permitNo', messages.permitNumber),
  { name: 'holdout', label: messages.holdout, hint: messages.holdoutHint, type: 'percent', initial: 0 },
  choice('mobile', messages.onMobile),
  choice('desktop', messages.onDesktop),
  choice('needsMobile', messages.needsMobile),
  choice('needsKyc', messages.needsKyc),
  choice('inGreenMode', messages.inGreenMode),
  { ...whole('registeredDaysMin', messages.registeredDaysMin), hint: empty },
  { ...whole('registeredDaysMax', messages.registeredDaysMax), hint: empty },
  { ...money('rechargeMin', messages.depositsMin), hint: empty },
  { ...money('rechargeMax', messages.depositsMax), hint: empty },
  { ...whole('vipMin', messages.vipLevelFrom), hint: empty },
  { ...whole('vipMax', messages.vipLevelTo), hint: empty },
  { ...text('tagsAny', messages.tagsAny), hint: messages.tagsHint },
  {
    ...text('tagsNone', messages.tagsNone),
    hint: messages.tagsHint,
  },
  { ...money('total', messages.budgetTotal), hint: empty },
  { ...money('daily', messages.budgetDaily), hint: empty },
  { ...money('weekly', messages.budgetWeekly), hint: empty },
  { ...money('monthly', messages.budgetMonthly), hint: empty },
  { ...money('perPlayer', messages.budgetPlayer), hint: empty },
  { ...money('perCluster', messages.budgetLinked), hint: empty },
  { ...text('noLimitReason', messages.noLimitReason), hint: messages.noLimitReasonHint },
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
const budgetNames = ['total', 'daily', 'weekly', 'monthly', 'perPlayer', 'perCluster', 'noLimitReason']

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
    // Left open, the budget decides when the version is saved.
    holdout: values.holdout ?? null,
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
