import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Language } from '#core/language/language.ts'
import type { PromotionKind, SettingField } from '#features/promotions/kit/server/index.ts'
import { ruleView } from '#features/promotions/kit/server/read-rule.ts'
import { termsIn, type WireTerms } from '#features/promotions/kit/terms.ts'

type Settings = Readonly<Record<string, unknown>>

const modules = import.meta.glob<Settings>('/features/promotions/*/server/*-kind.ts', { eager: true })
const kinds = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((each): each is PromotionKind => typeof each === 'object' && each !== null && 'ruleOf' in each)

const withTerms = (terms: WireTerms = {}) => v.parse(termsIn, terms)
const ruleIn = (kind: PromotionKind, settings: Settings, language: Language, terms = withTerms(kind.terms)) =>
  ruleView({ kind, settings, terms, language })
type Rule = ReturnType<typeof ruleView>

/** All texts of a rule, in order. */
const textsOf = (rule: Rule): readonly string[] =>
  rule.flatMap(({ heading, text, table }) => [heading, ...text, ...(table?.head ?? []), ...(table?.rows.flat() ?? [])])
/** The counts of its sections, lines, columns and rows. */
const shapeOf = (rule: Rule) =>
  rule.map(({ text, table }) => [text.length, table?.head.length, ...(table?.rows.map((row) => row.length) ?? [])])
const numbersIn = (text: string): readonly string[] => text.match(/\d[\d,.]*\d|\d/g) ?? []

/** Words that no Filipino sentence borrows. */
const english =
  /\b(?:the|and|your|you|we|of|with|is|are|if|when|after|before|each|every|for|from|until|this|that|not|can|it|us|on|to)\b/i

function expectBothLanguages(kind: PromotionKind, settings: Settings, terms = withTerms(kind.terms)): void {
  const [en, fil] = [ruleIn(kind, settings, 'en', terms), ruleIn(kind, settings, 'fil', terms)]
  expect(shapeOf(fil)).toEqual(shapeOf(en))
  const texts = textsOf(fil)
  for (const [index, original] of textsOf(en).entries()) {
    const text = texts[index] ?? ''
    expect([original, text].filter((each) => each === '' || /[{}]|undefined|NaN/.test(each))).toEqual([])
    expect(numbersIn(text), text).toEqual(expect.arrayContaining([...numbersIn(original)]))
    expect(text).not.toMatch(english)
  }
}

/** The limits of numbers in the schemas, and what is just beyond them. */
const numbers = [
  0, 1, 2, 7, 8, 9, 10, 15, 30, 31, 50, 60, 90, 100, 101, 150, 365, 720, 999, 1_000, 1_440, 1_500, 8_760, 9_000, 10_000,
  1_000_000, 100_000_000,
]
const rewards = [
  [],
  [{ id: 2001, count: 1 }],
  [1001, 1201, 1205, 1301, 2001, 2002, 4001, 6004, 40001].map((id) => ({ id, count: 100, betRate: 1.5 })),
]

/** Values of a field that its schema may accept. */
function valuesOf(field: SettingField, value: unknown): readonly unknown[] {
  switch (field.type) {
    case 'switch':
      return [true, false]
    case 'rewards':
      return rewards
    case 'choice':
      return field.options.map((option) => option.value)
    case 'rows':
      return rowsOf(field.columns, Array.isArray(value) ? value : [])
    case 'text':
    case 'moment':
      return []
    default:
      return numbers
  }
}

/** Fewer rows, more rows, and the first row with each value of its fields. */
function rowsOf(columns: readonly SettingField[], rows: readonly Settings[]): readonly unknown[] {
  const counts = [0, 1, 2, 8, 9, 31].map((count) => Array.from({ length: count }, (_, at) => rows[at % rows.length]))
  const [first = {}, ...others] = rows
  const changed = columns.flatMap((column) =>
    valuesOf(column, first[column.name]).map((value) => [{ ...first, [column.name]: value }, ...others]),
  )
  return [...counts, ...changed]
}

test('every promotion is walked', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(17)
})

describe.each(kinds)('the rules of $key say the same in English and Filipino', (kind) => {
  test('in their title', () => {
    expect([kind.title.en, kind.title.fil]).not.toContain('')
    expect(kind.title.fil).not.toMatch(english)
  })
  test('with their first settings', () => {
    expectBothLanguages(kind, {})
  })
  test.each(kind.fields)('with $name at its limits', (field) => {
    const accepted = valuesOf(field, kind.defaults[field.name])
      .map((value) => ({ [field.name]: value }))
      .filter((settings) => kind.faultsOf(settings).length === 0)
    const isFree = field.type === 'text' || field.type === 'moment'
    expect(isFree || accepted.length > 0).toBe(true)
    for (const settings of accepted) expectBothLanguages(kind, settings)
  })
  test('under all terms', () => {
    const [startAt, endAt] = [Date.UTC(2026, 10, 30), Date.UTC(2026, 11, 24)]
    const audience = { needsMobile: true, needsKyc: true }
    expectBothLanguages(kind, {}, withTerms({ startAt, endAt, audience, claimHours: 1, permitNo: 'P-26-1' }))
  })
})

test('numbers stand in the rules as they are configured', () => {
  const kind = kinds.find(({ key }) => key === 'login-bonus')
  if (kind === undefined) throw new Error('the daily login is not there')
  const settings = { days: [{ items: [{ id: 2002, count: 12_300, betRate: 0 }] }], restsAfterDays: 3 }
  expect(ruleIn(kind, settings, 'fil')[0]).toEqual({
    heading: 'Paano ito?',
    text: [
      'Mag-claim ng isang reward sa bawat araw na mag-log in ka, hanggang 1 araw. Pagkatapos, mag-uumpisa ulit.',
      'Kung may na-miss kang araw, babalik ka sa araw 1.',
      'Hihinto muna ang rewards 3 araw pagkatapos ng huling deposit mo, o ng pag-sign up kung hindi ka pa nagde-deposit.',
    ],
    table: { head: ['Araw', 'Reward', 'Playthrough'], rows: [['1', '123 points', 'Wala']] },
  })
})
