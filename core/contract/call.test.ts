import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { centavosIn, centavosOut } from '#core/money/wire-money.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { type AnswerOf, call, type InputOf, type RefusalOf, type RequestOf, type ResponseOf } from './call.ts'
import { answer, invalid, type OutcomeOf, refuse } from './outcome.ts'

const claim = call({
  path: 'claimSomething',
  summary: 'For the tests.',
  access: 'player',
  request: v.object({ amount: centavosIn }),
  response: v.object({ coin: centavosOut }),
  refusals: { offerEnded: 1001, alreadyClaimed: 1003 },
})

test('a handler receives domain values and answers them, the client sends and gets wire values', () => {
  expectTypeOf<InputOf<typeof claim>['amount']>().toEqualTypeOf<Centavos>()
  expectTypeOf<AnswerOf<typeof claim>['coin']>().toEqualTypeOf<Centavos>()
  expectTypeOf<RequestOf<typeof claim>['amount']>().toEqualTypeOf<WireCentavos>()
  expectTypeOf<ResponseOf<typeof claim>['coin']>().toEqualTypeOf<WireCentavos>()
})

test('a refusal that the contract does not name does not compile', () => {
  expectTypeOf<RefusalOf<typeof claim>>().toEqualTypeOf<'offerEnded' | 'alreadyClaimed'>()
  const named: OutcomeOf<typeof claim> = refuse('offerEnded')
  // @ts-expect-error soldOut is not among the refusals of this call
  const unnamed: OutcomeOf<typeof claim> = refuse('soldOut')
  expect([named.kind, unnamed.kind]).toEqual(['refusal', 'refusal'])
})

test('an answer that lacks a field does not compile', () => {
  // @ts-expect-error coin is missing
  const outcome: OutcomeOf<typeof claim> = answer({})
  expect(outcome.kind).toBe('answer')
})

test('faults of fields are an outcome of every call', () => {
  const outcome: OutcomeOf<typeof claim> = invalid({ field: 'amount', key: 'tooLarge', msg: 'Too large.' })
  expect(outcome).toEqual({ kind: 'invalid', faults: [{ field: 'amount', key: 'tooLarge', msg: 'Too large.' }] })
})
