import * as v from 'valibot'
import { centavos } from '#core/money/centavos.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { parseMoney } from '#core/money/parse-money.ts'
import { languageNames } from '#core/language/language.ts'
import { dayFacts, devices, moneyFacts, type SegmentFact } from '../facts.ts'
import { type Condition, conditionIn, ruleIn, type SegmentRule } from '../segment-rule.ts'
import { messages } from './messages/en.ts'

/** A condition while it is edited: its value as typed. */
export type ConditionDraft = {
  readonly key: number
  readonly fact: SegmentFact
  readonly is: Condition['is']
  readonly value: string
}
export type SegmentDraft = {
  readonly name: string
  readonly joined: SegmentRule['joined']
  readonly conditions: readonly ConditionDraft[]
}

type FactKind = 'day' | 'money' | 'choice' | 'number'

export function kindOfFact(fact: SegmentFact): FactKind {
  if (Object.hasOwn(dayFacts, fact)) return 'day'
  if (Object.hasOwn(moneyFacts, fact)) return 'money'
  return fact === 'language' || fact === 'device' ? 'choice' : 'number'
}

/** How a fact of each kind can be compared; the first is where a new condition begins. */
export const comparisons: Readonly<
  Record<FactKind, readonly { readonly value: Condition['is']; readonly label: string }[]>
> = {
  day: [
    { value: 'within', label: messages.within },
    { value: 'before', label: messages.before },
  ],
  number: [
    { value: 'atLeast', label: messages.atLeast },
    { value: 'atMost', label: messages.atMost },
  ],
  money: [
    { value: 'atLeast', label: messages.atLeast },
    { value: 'atMost', label: messages.atMost },
  ],
  choice: [
    { value: 'is', label: messages.is },
    { value: 'isNot', label: messages.isNot },
  ],
}

export const choicesOf = (fact: SegmentFact): readonly { readonly value: string; readonly label: string }[] =>
  Object.entries(fact === 'device' ? devices : languageNames).map(([value, label]) => ({ value, label }))

/** A condition that has just been added, or whose fact was changed. */
export function blankCondition(key: number, fact: SegmentFact): ConditionDraft {
  const kind = kindOfFact(fact)
  const value = { day: '30', number: '1', money: '100', choice: choicesOf(fact)[0]?.value ?? '' }[kind]
  return { key, fact, is: comparisons[kind][0]?.value ?? 'is', value }
}

export const draftOf = ({ name, joined, conditions }: SegmentRule & { readonly name: string }): SegmentDraft => ({
  name,
  joined,
  conditions: conditions.map(({ fact, is, value }, key) => ({
    key,
    fact,
    is,
    value: kindOfFact(fact) === 'money' ? plainDecimal(centavos(BigInt(value))) : String(value),
  })),
})

/** Undefined: its value is none. */
export function conditionOf({ fact, is, value }: ConditionDraft): object | undefined {
  const kind = kindOfFact(fact)
  const read = kind === 'choice' ? value : kind === 'money' ? amountOf(value) : numberOf(value)
  const condition = v.safeParse(conditionIn, { fact, is, value: read })
  return condition.success ? condition.output : undefined
}

function amountOf(text: string): number | undefined {
  const [, sign, digits = ''] = /^\s*([-−]?)(.*)$/.exec(text) ?? []
  const amount = parseMoney(digits)
  if (typeof amount !== 'bigint') return undefined
  return sign === '' ? Number(amount) : -Number(amount)
}

const numberOf = (text: string): number | undefined =>
  /^\d{1,3}(,?\d{3})*$/.test(text.trim()) ? Number(text.replaceAll(',', '')) : undefined

/** Undefined: there is no condition, or a value is none. */
export function ruleOf({ joined, conditions }: SegmentDraft): SegmentRule | undefined {
  const read = v.safeParse(ruleIn, { joined, conditions: conditions.map(conditionOf) })
  return read.success ? read.output : undefined
}
