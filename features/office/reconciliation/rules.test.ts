import { describe, expect, test } from 'vitest'
import { centavos } from '#core/money/centavos.ts'
import { type ComparisonInput, findDifferences, type Line } from './rules.ts'

const line = (reference: string, amount: bigint, kind: Line['kind'] = 'payment'): Line => ({
  reference,
  kind,
  amount: centavos(amount),
})
const agreed: ComparisonInput = {
  settled: [line('D1', 500n), line('D2', 100n, 'refund')],
  settledBefore: [],
  ledger: [line('D1', 500n), line('D2', 100n, 'refund')],
  ledgerOfDay: [line('D1', 500n)],
  orders: new Map([['D1', centavos(500n)]]),
}

describe('a day', () => {
  test('on which all three agree has no differences', () => {
    expect(findDifferences(agreed)).toEqual([])
  })

  test('whose payment was heard of after midnight agrees on both days', () => {
    expect(findDifferences({ ...agreed, ledgerOfDay: [] })).toEqual([])
    expect(findDifferences({ ...agreed, settled: [], settledBefore: agreed.settled })).toEqual([])
  })

  test.each([
    {
      what: 'a payment that only the provider knows',
      given: { ledger: [], ledgerOfDay: [] },
      kinds: ['missingHere', 'missingHere'],
    },
    { what: 'a payment that only the ledger knows', given: { settled: [] }, kinds: ['missingThere'] },
    { what: 'another amount', given: { ledger: [line('D1', 499n), line('D2', 100n, 'refund')] }, kinds: ['amount'] },
    { what: 'an order that says something else', given: { orders: new Map([['D1', centavos(1n)]]) }, kinds: ['order'] },
    {
      what: 'a refund for a payment',
      given: { settled: [line('D1', 500n, 'refund')] },
      kinds: ['missingHere', 'missingThere'],
    },
  ])('with $what shows it', ({ given, kinds }) => {
    expect(findDifferences({ ...agreed, ...given }).map(({ kind }) => kind)).toEqual(kinds)
  })
})
