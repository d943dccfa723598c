import { expect, test } from 'vitest'
import { blankCondition, conditionOf, draftOf, ruleOf } from './segment-draft.ts'

const typed = (fact: Parameters<typeof blankCondition>[1], value: string) => ({ ...blankCondition(0, fact), value })

test.each([
  ['played', '30', 30],
  ['played', '0', undefined],
  ['played', '3651', undefined],
  ['bets7', '0', 0],
  ['bets7', '1,200', 1_200],
  ['bets7', '1.5', undefined],
  ['bets7', '', undefined],
  ['bets7', '-1', undefined],
  ['net30', '-1,234.50', -123_450],
  ['net30', '−5', -500],
  ['depositSum', '100', 10_000],
  ['depositSum', 'much', undefined],
  ['language', 'fil', 'fil'],
] as const)('%s as "%s"', (fact, text, value) => {
  const condition = conditionOf(typed(fact, text))
  expect(condition === undefined ? undefined : Object(condition).value).toBe(value)
})

test('a draft is a rule when every condition has a value, and there is one', () => {
  const draft = { name: '', joined: 'any' as const }
  expect(ruleOf({ ...draft, conditions: [] })).toBeUndefined()
  expect(ruleOf({ ...draft, conditions: [typed('played', '7'), typed('bets7', 'x')] })).toBeUndefined()
  expect(ruleOf({ ...draft, conditions: [typed('played', '7')] })).toEqual({
    joined: 'any',
    conditions: [{ fact: 'played', is: 'within', value: 7 }],
  })
})

test('a saved segment fills the form with what was typed', () => {
  const rule = {
    joined: 'all' as const,
    conditions: [{ fact: 'net30' as const, is: 'atMost' as const, value: -123_450 }],
  }
  const draft = draftOf({ name: 'Losing', ...rule })
  expect(draft.conditions).toMatchObject([{ fact: 'net30', is: 'atMost', value: '-1234.50' }])
  expect(ruleOf(draft)).toEqual(rule)
})
