import { describe, expect, test } from 'vitest'
import { hours, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import type { OrderState } from './order-states.ts'
import { decideSettlement, nextQuery, type PaidBy, refuseDeposit } from './rules.ts'

const channel: PaidBy = { isShown: true, amountMin: pesos(100n), amountMax: pesos(50_000n) }
const open = { isOpen: true, isStopped: false, needsIdentity: false, isBankBound: true }

describe('a deposit is refused', () => {
  test.each([
    {
      when: 'the player is stopped, whatever else',
      gate: { ...open, isOpen: false, isStopped: true, needsIdentity: true },
      refusal: 'depositStopped',
    },
    {
      when: 'the house has to know them first',
      gate: { ...open, isOpen: false, needsIdentity: true },
      refusal: 'identityNeeded',
    },
    { when: 'deposits are closed', gate: { ...open, isOpen: false }, refusal: 'depositsClosed' },
    { when: 'there is no such way to pay', by: undefined, refusal: 'channelClosed' },
    { when: 'the way to pay is not shown', by: { ...channel, isShown: false }, refusal: 'channelClosed' },
    {
      when: 'it is for accounts that the player has not bound',
      gate: { ...open, isBankBound: false },
      refusal: 'accountNeeded',
    },
    { when: 'one centavo is missing', amount: 9_999n, refusal: 'amountTooSmall' },
    { when: 'nothing is deposited', amount: 0n, refusal: 'amountTooSmall' },
    { when: 'it is one centavo too much', amount: 5_000_001n, refusal: 'amountTooLarge' },
  ])('when $when', ({ gate = open, amount = 50_000n, refusal, ...given }) => {
    const by = 'by' in given ? given.by : channel
    expect(refuseDeposit(centavos(amount), by, gate)).toBe(refusal)
  })

  test.each([10_000n, 5_000_000n])('and not at the limit itself, %i', (amount) => {
    expect(refuseDeposit(centavos(amount), channel, open)).toBeUndefined()
  })
})

describe('a payment is credited once, with the amount that arrived', () => {
  const paid = { reference: 'D1', paymentId: 'pay_1', state: 'paid', paid: pesos(499n), isLate: false } as const

  test.each(['created', 'pending', 'failed', 'expired'] as const)('from %s', (state) => {
    const isLate = state === 'failed' || state === 'expired'
    expect(decideSettlement({ state, paymentId: 'pay_1' }, paid)).toEqual({
      kind: 'credit',
      amount: pesos(499n),
      isLate,
    })
  })

  test('before the provider has answered that it began', () => {
    expect(decideSettlement({ state: 'created', paymentId: null }, paid).kind).toBe('credit')
  })

  test.each(['paid', 'failed', 'expired', 'pending'] as const)('and nothing follows a second report, %s', (state) => {
    const report = state === 'paid' ? paid : { reference: 'D1', paymentId: 'pay_1', state }
    expect(decideSettlement({ state: 'credited', paymentId: 'pay_1' }, report)).toEqual({ kind: 'nothing' })
  })

  test('and a payment that is not the order’s pays nothing', () => {
    expect(decideSettlement({ state: 'pending', paymentId: 'pay_2' }, paid)).toEqual({ kind: 'otherPayment' })
  })
})

test.each<[OrderState, 'failed' | 'expired', string]>([
  ['pending', 'failed', 'end'],
  ['created', 'expired', 'end'],
  ['failed', 'expired', 'nothing'],
  ['expired', 'failed', 'nothing'],
])('an order in state %s that is reported as %s: %s', (state, reportedState, kind) => {
  expect(
    decideSettlement({ state, paymentId: null }, { reference: 'D1', paymentId: 'p', state: reportedState }).kind,
  ).toBe(kind)
})

describe('the provider is queried', () => {
  const now = instant(1_795_000_000_000)
  const expiresAt = addDuration(now, minutes(10))

  test.each([
    { times: 0, after: seconds(20) },
    { times: 1, after: seconds(40) },
    { times: 3, after: seconds(160) },
    // Never later than the end of the order.
    { times: 9, after: minutes(10) },
  ])('after $after ms and $times queries', ({ times, after }) => {
    expect(nextQuery({ expiresAt, queryCount: times }, now)).toBe(addDuration(now, after))
  })

  test('every hour after the end, and no more after two days', () => {
    const at = addDuration(expiresAt, hours(47))
    expect(nextQuery({ expiresAt, queryCount: 60 }, at)).toBe(addDuration(at, hours(1)))
    expect(nextQuery({ expiresAt, queryCount: 60 }, addDuration(expiresAt, hours(48)))).toBeUndefined()
  })
})
