import { describe, expect, test } from 'vitest'
import { days, hours, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, instant, subtractDuration } from '#core/clock/instant.ts'
import { type Centavos, centavos, pesos, zeroCentavos } from '#core/money/centavos.ts'
import { type ReviewFacts, signOffsNeeded, isSignedOff, reviewReasonsOf } from './review.ts'
import {
  type AccountFacts,
  blockerKinds,
  blockersOf,
  leftToday,
  refuseWithdrawal,
  type Standing,
  walletParts,
} from './blockers.ts'
import { expectedBy } from './estimate.ts'
import { withdrawalPolicy } from './policy.ts'
import { decideSettlement, nextQueryOfOpen, nextQueryOfSucceeded } from './settlement.ts'
import {
  isCancellable,
  isHoldable,
  isOpenWithdrawal,
  mayMove,
  type WithdrawalState,
  withdrawalStates,
} from './withdrawal-states.ts'

// A Friday in Manila, 10:00.
const now = instant(Date.UTC(2026, 10, 20, 2))
const policy = withdrawalPolicy({ amountMax: pesos(50_000n), automaticMax: pesos(5_000n) })

describe('the states of a withdrawal', () => {
  const edges = [
    'REQUESTED CHECKING',
    'REQUESTED MANUAL_REVIEW',
    'REQUESTED CANCELLED',
    'CHECKING APPROVED',
    'CHECKING MANUAL_REVIEW',
    'CHECKING CANCELLED',
    'MANUAL_REVIEW MANUAL_REVIEW',
    'MANUAL_REVIEW APPROVED',
    'MANUAL_REVIEW REJECTED',
    'MANUAL_REVIEW CANCELLED',
    'APPROVED SUBMITTED',
    'APPROVED MANUAL_REVIEW',
    'SUBMITTED SUCCEEDED',
    'SUBMITTED FAILED',
    'SUCCEEDED REVERSED',
  ]
  const pairs = withdrawalStates.flatMap((from) => withdrawalStates.map((to) => [from, to] as const))
  test.each(pairs)('from %s to %s', (from, to) => {
    expect(mayMove(from, to)).toBe(edges.includes(`${from} ${to}`))
  })

  test.each<[WithdrawalState, { open: boolean; cancellable: boolean; holdable: boolean }]>([
    ['REQUESTED', { open: true, cancellable: true, holdable: true }],
    ['CHECKING', { open: true, cancellable: true, holdable: true }],
    ['MANUAL_REVIEW', { open: true, cancellable: true, holdable: true }],
    ['APPROVED', { open: true, cancellable: false, holdable: true }],
    ['SUBMITTED', { open: true, cancellable: false, holdable: false }],
    ['SUCCEEDED', { open: false, cancellable: false, holdable: false }],
    ['FAILED', { open: false, cancellable: false, holdable: false }],
    ['REJECTED', { open: false, cancellable: false, holdable: false }],
    ['CANCELLED', { open: false, cancellable: false, holdable: false }],
    ['REVERSED', { open: false, cancellable: false, holdable: false }],
  ])('%s: %o', (state, { open, cancellable, holdable }) => {
    expect([isOpenWithdrawal(state), isCancellable(state), isHoldable(state)]).toEqual([open, cancellable, holdable])
  })
})

const free: Standing = {
  isOpen: true,
  isStopped: false,
  hasOpenWithdrawal: false,
  restsUntil: undefined,
  isIdentified: true,
  hasDeposited: true,
  turnoverRemaining: zeroCentavos,
  isOnBreak: false,
  openRounds: 0,
  hasMobile: true,
  hasPassword: true,
  accounts: [{ differs: false, restsUntil: undefined }],
  day: { count: 0, amount: zeroCentavos },
  dayEndsAt: addDuration(now, hours(14)),
  coin: pesos(1_000n),
}

describe('what stands between a player and a withdrawal', () => {
  const restEnd = addDuration(now, hours(24))
  const soon = addDuration(now, hours(2))
  const own = { differs: false, restsUntil: undefined }
  const theirs = { differs: true, restsUntil: undefined }
  const fresh = { differs: false, restsUntil: restEnd }

  test('is nothing when nothing does', () => {
    expect(blockersOf(free, policy, now)).toEqual([])
    expect(refuseWithdrawal({ amount: pesos(1_000n), account: own }, free, policy, now)).toBeUndefined()
  })

  const later = addDuration(now, hours(1))
  const dayEndsAt = free.dayEndsAt
  test.each<[Partial<Standing>, object]>([
    [{ isOpen: false }, { kind: 'withdrawalsClosed' }],
    [{ isStopped: true }, { kind: 'riskHold' }],
    [{ hasOpenWithdrawal: true }, { kind: 'openWithdrawal' }],
    [{ restsUntil: later }, { kind: 'resting', until: later }],
    [{ isIdentified: false }, { kind: 'kyc' }],
    [{ hasDeposited: false }, { kind: 'neverDeposited' }],
    [{ turnoverRemaining: centavos(1n) }, { kind: 'turnover', amount: 1n }],
    [{ turnoverRemaining: centavos(1n), isOnBreak: true }, { kind: 'bonusOnBreak' }],
    [{ openRounds: 1 }, { kind: 'openRound' }],
    [{ hasMobile: false }, { kind: 'noMobile' }],
    [{ hasPassword: false }, { kind: 'noPassword' }],
    [{ accounts: [] }, { kind: 'noAccount' }],
    [{ accounts: [theirs, theirs] }, { kind: 'nameDiffers' }],
    [{ accounts: [fresh, theirs] }, { kind: 'accountResting', until: restEnd }],
    [{ accounts: [fresh, { ...fresh, restsUntil: soon }] }, { kind: 'accountResting', until: soon }],
    [{ day: { count: 3, amount: pesos(300n) } }, { kind: 'dayCount', until: dayEndsAt }],
    [{ day: { count: 2, amount: pesos(149_901n) } }, { kind: 'dayAmount', until: dayEndsAt }],
    [{ coin: pesos(99n) }, { kind: 'notEnough', amount: pesos(1n) }],
  ])('%o', (change, blocker) => {
    const standing = { ...free, ...change }
    expect(blockersOf(standing, policy, now)).toEqual([blocker])
    const refusal = refuseWithdrawal({ amount: pesos(100n), account: own }, standing, policy, now)
    expect(blocker).toMatchObject({ kind: refusal })
  })

  test('lists every blocker at once, in a fixed order', () => {
    const worst: Standing = {
      isOpen: false,
      isStopped: true,
      hasOpenWithdrawal: true,
      restsUntil: later,
      isIdentified: false,
      hasDeposited: false,
      turnoverRemaining: pesos(5n),
      isOnBreak: false,
      openRounds: 2,
      hasMobile: false,
      hasPassword: false,
      accounts: [],
      day: { count: 3, amount: pesos(150_000n) },
      dayEndsAt,
      coin: zeroCentavos,
    }
    expect(blockersOf(worst, policy, now).map(({ kind }) => kind)).toEqual(
      blockerKinds.filter((kind) => !['bonusOnBreak', 'nameDiffers', 'accountResting'].includes(kind)),
    )
  })

  test('ends at the moment that the hold ends, and one account in the player’s name is enough', () => {
    expect(blockersOf({ ...free, restsUntil: now }, policy, now)).toEqual([])
    expect(blockersOf({ ...free, accounts: [theirs, own, fresh] }, policy, now)).toEqual([])
  })

  test.each<[Centavos, AccountFacts | undefined, string | undefined]>([
    [pesos(100n), undefined, 'accountUnknown'],
    [pesos(100n), theirs, 'nameDiffers'],
    [pesos(100n), fresh, 'accountResting'],
    [centavos(9_999n), own, 'amountTooSmall'],
    [centavos(0n), own, 'amountTooSmall'],
    [centavos(5_000_001n), own, 'amountTooLarge'],
    [centavos(100_001n), own, 'notEnough'],
    [centavos(100_000n), own, undefined],
  ])('%d to the account %o → %s', (amount, account, refusal) => {
    expect(refuseWithdrawal({ amount, account }, free, policy, now)).toBe(refusal)
  })

  test('the daily allowance is never below zero, and an amount above it is refused', () => {
    const day = { count: 2, amount: pesos(149_500n) }
    expect(leftToday(day, policy)).toEqual({ count: 1, amount: pesos(500n) })
    expect(leftToday({ count: 9, amount: pesos(999_999n) }, policy)).toEqual({ count: 0, amount: 0n })
    const request = { amount: pesos(501n), account: own }
    expect(refuseWithdrawal(request, { ...free, day }, policy, now)).toBe('dayAmount')
  })
})

describe('the rules approve without a person', () => {
  const good: ReviewFacts = {
    amount: pesos(5_000n),
    dayAmount: pesos(20_000n),
    riskScore: 39,
    account: { boundAt: now, isVerified: true, trustedAfter: hours(24), nameMatch: 'passes' },
    linkedPlayers: 0,
    isAdjusted: false,
    hasManyFriendRewards: false,
    isUnplayed: false,
    isHeld: false,
  }
  const bound = (boundAt: typeof now, isVerified: boolean) => ({ ...good.account, boundAt, isVerified })
  test.each<[Partial<ReviewFacts>, string[]]>([
    [{}, []],
    [{ amount: centavos(500_001n) }, ['amount']],
    [{ dayAmount: centavos(2_000_001n) }, ['dayAmount']],
    [{ riskScore: 40 }, ['risk']],
    [{ account: bound(subtractDuration(now, hours(23)), false) }, ['freshAccount']],
    [{ account: bound(subtractDuration(now, hours(24)), false) }, []],
    [{ linkedPlayers: 1 }, ['sharedAccount']],
    [{ isAdjusted: true }, ['adjusted']],
    [{ hasManyFriendRewards: true }, ['friendRewards']],
    [{ account: { ...good.account, nameMatch: 'review' } }, ['nameNear']],
    [{ isUnplayed: true }, ['unplayed']],
    [{ isHeld: true }, ['held']],
    [{ amount: pesos(6_000n), isAdjusted: true, riskScore: 90 }, ['amount', 'risk', 'adjusted']],
  ])('%o: %j', (change, reasons) => {
    expect(reviewReasonsOf({ ...good, ...change }, policy, now)).toEqual(reasons)
  })

  test.each<[Centavos, object]>([
    [pesos(50_000n), { count: 1, compliance: false }],
    [centavos(5_000_001n), { count: 2, compliance: false }],
    [pesos(500_000n), { count: 2, compliance: false }],
    [centavos(50_000_001n), { count: 2, compliance: true }],
  ])('%d needs %o', (amount, needed) => {
    expect(signOffsNeeded(amount, policy)).toEqual(needed)
  })

  const ana = { staffId: 1n, isCompliance: false }
  const ben = { staffId: 2n, isCompliance: true }
  test.each([
    [[], 1, false, false],
    [[ana], 1, false, true],
    [[ana], 2, false, false],
    [[ana, ana], 2, false, false],
    [[ana, ben], 2, false, true],
    [[ana, { ...ana, staffId: 3n }], 2, true, false],
    [[ana, ben], 2, true, true],
  ] as const)('%o, of %d with compliance %s: %s', (signOffs, count, compliance, enough) => {
    expect(isSignedOff(signOffs, { count, compliance })).toBe(enough)
  })
})

describe('a provider’s report of a payout', () => {
  const settled = (...states: string[]) => ({ kind: 'settle', states })
  const nothing = { kind: 'nothing' }
  const contradiction = { kind: 'contradiction' }
  test.each([
    ['SUBMITTED', 'pending', nothing],
    ['SUBMITTED', 'succeeded', settled('SUCCEEDED')],
    ['SUBMITTED', 'failed', settled('FAILED')],
    ['SUBMITTED', 'reversed', settled('SUCCEEDED', 'REVERSED')],
    ['SUCCEEDED', 'pending', nothing],
    ['SUCCEEDED', 'succeeded', nothing],
    ['SUCCEEDED', 'failed', contradiction],
    ['SUCCEEDED', 'reversed', settled('REVERSED')],
    ['FAILED', 'failed', nothing],
    ['FAILED', 'succeeded', contradiction],
    ['FAILED', 'reversed', contradiction],
    ['REVERSED', 'succeeded', nothing],
    ['REVERSED', 'reversed', nothing],
    ['REVERSED', 'failed', contradiction],
    ['APPROVED', 'succeeded', contradiction],
    ['MANUAL_REVIEW', 'succeeded', contradiction],
    ['CANCELLED', 'succeeded', contradiction],
    ['REJECTED', 'failed', contradiction],
    ['REQUESTED', 'pending', nothing],
  ] as const)('%s, reported as %s', (state, reportedState, settlement) => {
    const order = { state, payoutId: 'po_1', amount: pesos(5n), institution: 'gcash' }
    const sent = { reference: 'W1', payoutId: 'po_1', amount: pesos(5n), currency: 'PHP', institution: 'gcash' }
    const report = { ...sent, state: reportedState }
    expect(decideSettlement(order, report)).toEqual(settlement)
    expect(decideSettlement({ ...order, payoutId: null }, report)).toEqual(settlement)
    expect(decideSettlement({ ...order, payoutId: 'po_2' }, report)).toEqual({ kind: 'otherPayout' })
    expect(decideSettlement(order, { ...report, amount: pesos(6n) })).toEqual({ kind: 'otherAmount' })
    expect(decideSettlement(order, { ...report, currency: 'USD' })).toEqual({ kind: 'otherCurrency' })
    expect(decideSettlement(order, { ...report, institution: 'bdo' })).toEqual({ kind: 'otherInstitution' })
  })

  test('is queried after 20 seconds, then with exponential backoff up to half an hour', () => {
    const pauses = [0, 1, 2, 6, 7, 50].map((times) => nextQueryOfOpen(times, now) - now)
    expect(pauses).toEqual([seconds(20), seconds(40), seconds(80), seconds(1_280), minutes(30), minutes(30)])
  })

  test('is queried once a day for five days after it has arrived', () => {
    expect(nextQueryOfSucceeded(now, now)).toBe(addDuration(now, hours(24)))
    expect(nextQueryOfSucceeded(now, addDuration(now, days(4)))).toBe(addDuration(now, days(5)))
    expect(nextQueryOfSucceeded(now, addDuration(now, days(5)))).toBeUndefined()
  })
})

test.each([
  ['REQUESTED', false, 5 * 60],
  ['CHECKING', false, 5 * 60],
  ['APPROVED', false, 5 * 60],
  // Friday and three working days: Wednesday.
  ['MANUAL_REVIEW', true, 5 * 86_400],
  ['APPROVED', true, 5 * 86_400],
  ['SUBMITTED', true, 31 * 60],
  ['SUCCEEDED', false, undefined],
  ['FAILED', false, undefined],
] as const)('the estimate of %s, reviewed %s, is %d seconds', (state, isReviewed, inSeconds) => {
  const submittedAt = state === 'SUBMITTED' ? addDuration(now, minutes(1)) : null
  const by = expectedBy({ state, isReviewed, createdAt: now, submittedAt }, now)
  expect(by).toBe(inSeconds === undefined ? undefined : addDuration(now, seconds(inSeconds)))
  // A missed estimate is not repeated.
  expect(expectedBy({ state, isReviewed, createdAt: now, submittedAt }, addDuration(now, days(30)))).toBeUndefined()
})

describe('where the coins stand', () => {
  test.each([0n, 1n, 123_456n])('with %s of playthrough left, the parts are the balances of the ledger', (left) => {
    const balances = { coin: centavos(700n), hold: centavos(20n), safebox: centavos(3n) }
    const { withdrawable, inPlaythrough, held, safebox } = walletParts(balances, centavos(left))
    expect(withdrawable + inPlaythrough).toBe(balances.coin)
    expect([held, safebox]).toEqual([balances.hold, balances.safebox])
    expect(withdrawable).toBe(left === 0n ? 700n : 0n)
  })
})
