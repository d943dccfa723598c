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

const empty = messages.emptyNoBound

const fields: readonly SettingField[] = [
  moment('startAt', messages.beginsManila, messages.emptyAtOnce),
  moment('endAt', messages.endsManila, messages.emptyNever),
  { ...whole('sort', messages.placeInTheList), hint: messages.smallNumbersStandFirst },
  whole('claimHours', messages.hoursToClaimWhatWas),
  text('permitNo', messages.permitNumber),
  choice('mobile', messages.onPhones),
  choice('desktop', messages.onTheDesktop),
  choice('needsMobile', messages.needsABoundMobileNumber),
  choice('needsKyc', messages.needsAVerifiedIdentity),
  choice('inGreenMode', messages.alsoInGreenMode),
  { ...whole('registeredDaysMin', messages.registeredForDaysAtLeast), hint: empty },
  { ...whole('registeredDaysMax', messages.registeredForDaysAtMost), hint: empty },
  { ...money('rechargeMin', messages.depositedAtLeast), hint: empty },
  { ...money('rechargeMax', messages.depositedAtMost), hint: empty },
  { ...whole('vipMin', messages.vipLevelFrom), hint: empty },
  { ...whole('vipMax', messages.vipLevelTo), hint: empty },
  { ...text('tagsAny', messages.onlyWithOneOfThe), hint: messages.withCommasBetweenEmptyFor },
  {
    ...text('tagsNone', messages.notWithOneOfThe),
    hint: messages.withCommasBetweenEmptyFor,
  },
  { ...money('total', messages.budgetInAll), hint: empty },
  { ...money('daily', messages.budgetOfADay), hint: empty },
  { ...money('weekly', messages.budgetOfAWeekFrom), hint: empty },
  { ...money('perPlayer', messages.budgetOfAPlayer), hint: empty },
  { ...money('perCluster', messages.budgetOfLinkedPlayers), hint: empty },
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
