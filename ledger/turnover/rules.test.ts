import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import type { GameType } from '#core/enumerations/game-type.ts'
import { basisPoints, basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { centavos, pesos, zeroCentavos } from '#core/money/centavos.ts'
import { betMaxOf, refusedAbove } from './bet-max.ts'
import { decideCancel, decideExpiry, decideForfeit, dueWarning, isDepleted } from './ending.ts'
import { meterOf } from './meter.ts'
import { points } from '../chart/points.ts'
import { type Grant, missingOf, remainingOf, requiredOf, type Requirement } from './requirement.ts'
import { type RoundResult, validBetOf } from './round-result.ts'
import { type CountedRound, countRound, type Turnover } from './rules.ts'
import type { Weights } from './weights.ts'

const now = instant(Date.parse('2026-11-21T04:00:00Z'))
const later = (hours: number) => instant(now + hours * 3_600_000)
const all = basisPoints(10_000)
const depositWeights: Weights = {
  byType: { slots: all, fish: all, games: all, sports: all, poker: all, live: all },
  byGame: {},
}
const bonusWeights: Weights = {
  byType: { ...depositWeights.byType, poker: basisPoints(5_000), live: basisPoints(3_000) },
  byGame: {},
}
const bonusGrant: Grant & { kind: 'bonus' } = {
  kind: 'bonus',
  returnsTo: 'promo:welcome',
  expiresAt: later(720),
  betMax: { amount: pesos(500n), refusesLarger: false },
}

const requirement = (change: Partial<Requirement> = {}): Requirement => ({
  playerId: 1n,
  id: 1n,
  seq: 1n,
  source: 'deposit',
  sourceId: 'order-1',
  title: 'Deposit',
  grant: { kind: 'deposit' },
  credit: pesos(1000n),
  rate: all,
  required: pesos(1000n),
  progress: zeroCentavos,
  weights: depositWeights,
  createdAt: now,
  state: { status: 'ACTIVE' },
  ...change,
})
const bonus = (change: Partial<Requirement> = {}): Requirement =>
  requirement({
    id: 2n,
    seq: 2n,
    source: 'promo:welcome',
    sourceId: 'claim-1',
    title: 'Welcome bonus',
    grant: bonusGrant,
    credit: pesos(200n),
    rate: basisPoints(50_000),
    required: pesos(1000n),
    weights: bonusWeights,
    ...change,
  })
const turnoverOf = (...requirements: Requirement[]): Turnover => ({
  playerId: 1n,
  validBet: zeroCentavos,
  withdrawals: 0,
  requirements,
})
const result = (change: Partial<RoundResult> = {}): RoundResult => ({
  playerId: 1n,
  roundId: 'r',
  revision: 0,
  gameType: 'slots',
  gameId: 'sandgame/lucky',
  closedAt: now,
  stake: pesos(100n),
  tips: zeroCentavos,
  win: zeroCentavos,
  isFree: false,
  isVoid: false,
  ...change,
})
const counted = (turnover: Turnover, change: Partial<RoundResult> = {}, before?: CountedRound) => {
  const counting = countRound(turnover, { result: result(change), before, now })
  if (counting === undefined) throw new Error('it was counted already')
  return counting
}
const after = (turnover: Turnover, ...rounds: Partial<RoundResult>[]): Turnover =>
  rounds.reduce((state, round) => counted(state, round).turnover, turnover)
const shown = ({ requirements }: Turnover) => requirements.map(({ progress, state }) => [progress, state.status])
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)

test('deposit 1,000 once and bonus 200 five times, played as the rules work it out', () => {
  const slots = { stake: pesos(500n) }
  const baccarat = { stake: pesos(500n), gameType: 'live' } as const

  const first = after(turnoverOf(requirement(), bonus()), ...times(3, slots))
  expect(shown(first)).toEqual([
    [pesos(1000n), 'CLEARED'],
    [pesos(500n), 'ACTIVE'],
  ])

  const second = after(first, ...times(2, baccarat))
  expect(shown(second)).toEqual([
    [pesos(1000n), 'CLEARED'],
    [pesos(800n), 'ACTIVE'],
  ])

  const third = after(second, { stake: pesos(200n) })
  expect(shown(third)).toEqual([
    [pesos(1000n), 'CLEARED'],
    [pesos(1000n), 'CLEARED'],
  ])
  expect(remainingOf(third.requirements)).toBe(0n)
  expect(third.validBet).toBe(pesos(2700n))
})

describe('what is required', () => {
  test.each([
    { credit: 1n, rate: 1, required: 1n },
    { credit: 333n, rate: 15_000, required: 500n },
    { credit: 10_000n, rate: 10_000, required: 10_000n },
    { credit: 10_001n, rate: 5_000, required: 5_001n },
    { credit: 10_001n, rate: 0, required: 0n },
  ])('of $credit at $rate is $required: a broken centavo is a whole one', ({ credit, rate, required }) => {
    expect(requiredOf(centavos(credit), basisPoints(rate))).toBe(required)
  })
})

describe('the valid bet', () => {
  const rows: [string, Partial<RoundResult>, bigint][] = [
    ['of slots is the stake, whatever was won', { win: pesos(100n) }, 100n],
    ['of fish is the stake', { gameType: 'fish', win: pesos(90n) }, 100n],
    ['of games is the stake', { gameType: 'games', win: pesos(5000n) }, 100n],
    ['of a lost live round is the stake', { gameType: 'live' }, 100n],
    ['of a live round that returned the stake is nothing', { gameType: 'live', win: pesos(100n) }, 0n],
    ['of poker is what changed hands', { gameType: 'poker', win: pesos(70n) }, 30n],
    ['of sports is what was won where that is less', { gameType: 'sports', win: pesos(160n) }, 60n],
    ['of sports is never above the stake', { gameType: 'sports', win: pesos(900n) }, 100n],
    ['of a free round is nothing', { isFree: true, win: pesos(10n) }, 0n],
    ['of a void round is nothing', { isVoid: true }, 0n],
    ['leaves out the tip', { gameType: 'live', tips: pesos(40n) }, 60n],
    ['leaves out the tip from what changed hands', { gameType: 'live', tips: pesos(40n), win: pesos(50n) }, 10n],
    ['of nothing but a tip is nothing', { gameType: 'live', tips: pesos(100n) }, 0n],
    ['of a bet sold below its stake is nothing', { gameType: 'sports', cashOut: pesos(99n), win: pesos(99n) }, 0n],
    ['of a bet sold for more counts', { gameType: 'sports', cashOut: pesos(150n), win: pesos(150n) }, 50n],
    ['below odds of 1.50 is nothing', { gameType: 'sports', odds: basisPointsFromDecimal(1.49) }, 0n],
    ['at odds of 1.50 counts', { gameType: 'sports', odds: basisPointsFromDecimal(1.5) }, 100n],
    ['of other games knows no odds', { odds: basisPointsFromDecimal(1.1) }, 100n],
  ]
  test.each(rows)('%s', (_, change, expected) => {
    expect(validBetOf(result(change))).toBe(pesos(expected))
  })

  const wagers = (...bets: [string, bigint][]) =>
    bets.map(([selection, stake]) => {
      const [side = '', market = 'main'] = selection.split(' of ')
      return { market, side, stake: pesos(stake) }
    })
  test.each([
    { bets: wagers(['banker', 60n], ['player', 40n]), win: 0n, expected: 20n },
    { bets: wagers(['red', 50n], ['black', 50n]), win: 0n, expected: 0n },
    { bets: wagers(['banker', 50n], ['player', 30n], ['tie', 20n]), win: 0n, expected: 40n },
    { bets: wagers(['banker', 30n], ['banker', 30n], ['player', 40n]), win: 117n, expected: 17n },
    { bets: wagers(['banker', 70n], ['tie', 30n]), win: 0n, expected: 100n },
    { bets: wagers(['over of goals', 50n], ['under of corners', 50n]), win: 0n, expected: 100n },
    { bets: wagers(['over of goals', 60n], ['under of goals', 20n], ['under', 20n]), win: 0n, expected: 60n },
  ])('of bets on both sides is at most their difference: $expected', ({ bets, win, expected }) => {
    expect(validBetOf(result({ gameType: 'live', wagers: bets, win: pesos(win) }))).toBe(pesos(expected))
  })
})

describe('filling', () => {
  test('what is left after the last requirement is lost and never pays for a later one', () => {
    const first = counted(turnoverOf(requirement()), { stake: pesos(1500n) })
    expect(first.counted.fills).toEqual([{ requirementId: 1n, validBet: pesos(1000n), counted: pesos(1000n) }])

    const later = [...first.turnover.requirements, requirement({ id: 9n, seq: 9n })]
    const again = { result: result({ stake: pesos(1500n) }), before: first.counted, now }
    expect(countRound({ ...first.turnover, requirements: later }, again)).toBeUndefined()
  })

  test('a requirement takes of a bet at 30 % what it needs, rounded up, and passes on the rest', () => {
    const short = bonus({ progress: centavos(99_999n) })
    const { counted: round } = counted(turnoverOf(short, requirement({ id: 3n, seq: 3n })), {
      gameType: 'live',
      stake: centavos(10n),
    })
    expect(round.fills).toEqual([
      { requirementId: 2n, validBet: 4n, counted: 1n },
      { requirementId: 3n, validBet: 6n, counted: 6n },
    ])
  })

  test('what is too little to count a centavo is still used up', () => {
    const { counted: round } = counted(turnoverOf(bonus()), { gameType: 'live', stake: centavos(3n) })
    expect(round.fills).toEqual([{ requirementId: 2n, validBet: 3n, counted: 0n }])
  })

  test('a game of weight zero passes a requirement by', () => {
    const weights = { byType: { ...bonusWeights.byType, slots: basisPoints(0) }, byGame: {} }
    const { counted: round } = counted(turnoverOf(bonus({ weights }), requirement({ id: 3n, seq: 3n })))
    expect(round.fills).toEqual([{ requirementId: 3n, validBet: pesos(100n), counted: pesos(100n) }])
  })

  test('the weight of a single game comes before that of its kind', () => {
    const weights = { ...bonusWeights, byGame: { 'sandgame/lucky': basisPoints(1_000) } }
    const { counted: round } = counted(turnoverOf(bonus({ weights })))
    expect(round.fills).toEqual([{ requirementId: 2n, validBet: pesos(100n), counted: pesos(10n) }])
  })

  test('a round that closed before a credit is no play for it', () => {
    expect(shown(after(turnoverOf(requirement({ createdAt: later(1) })), {}))).toEqual([[0n, 'ACTIVE']])
  })

  test('takes exactly as many centavos as given one by one', () => {
    const row = fc.record({ missing: fc.bigInt(1n, 400n), weight: fc.integer({ min: 0, max: 25_000 }) })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 4 }), fc.bigInt(1n, 600n), (rows, stake) => {
        const requirements = rows.map(({ missing, weight }, index) =>
          requirement({
            id: BigInt(index),
            seq: BigInt(index),
            required: centavos(missing),
            weights: { byType: { slots: basisPoints(weight) }, byGame: {} },
          }),
        )
        const { counted: round } = counted(turnoverOf(...requirements), { stake: centavos(stake) })
        const slow = oneByOne(rows, stake)
        expect(round.fills.map(({ requirementId, ...fill }) => ({ row: Number(requirementId), ...fill }))).toEqual(slow)
      }),
      { numRuns: 500 },
    )
  })
})

/** One centavo of bets at a time: each goes to the first row that is not full. */
function oneByOne(rows: readonly { missing: bigint; weight: number }[], stake: bigint) {
  const filled = rows.map((row, index) => ({ ...row, row: index, validBet: 0n, counted: 0n }))
  for (let left = stake; left > 0n; left--) {
    const taker = filled.find(({ missing, weight, counted: sum }) => weight > 0 && sum < missing)
    if (taker === undefined) break
    taker.validBet++
    while (taker.counted < taker.missing && (taker.counted + 1n) * 10_000n <= taker.validBet * BigInt(taker.weight)) {
      taker.counted++
    }
  }
  return filled
    .filter(({ validBet }) => validBet > 0n)
    .map(({ row, validBet, counted: sum }) => ({ row, validBet, counted: sum }))
}

describe('a round', () => {
  const start = counted(turnoverOf(requirement()), { stake: pesos(1000n) })

  test.each([
    ['the same result again', {}],
    ['an older revision', { revision: 0 }],
  ])('counts once: %s changes nothing', (_, change) => {
    const before = { ...start.counted, revision: 1 }
    const again = { result: result({ revision: 1, ...change }), before, now }
    expect(countRound(start.turnover, again)).toBeUndefined()
  })

  test('that was voided takes back what it counted and opens the requirement again', () => {
    const { turnover } = counted(start.turnover, { revision: 1, isVoid: true }, start.counted)
    expect(shown(turnover)).toEqual([[0n, 'ACTIVE']])
    expect(turnover.validBet).toBe(0n)
  })

  test('that was voided is not counted ever again', () => {
    const { turnover, counted: voided } = counted(start.turnover, { revision: 1, isVoid: true }, start.counted)
    expect(countRound(turnover, { result: result({ revision: 9 }), before: voided, now })).toBeUndefined()
  })

  test('voided after a withdrawal was requested opens nothing again', () => {
    const { turnover } = counted({ ...start.turnover, withdrawals: 1 }, { revision: 1, isVoid: true }, start.counted)
    expect(shown(turnover)).toEqual([[0n, 'CLEARED']])
  })

  test('corrected to less after a withdrawal gives a later requirement nothing that was used before', () => {
    const state = { ...start.turnover, withdrawals: 1, requirements: [...start.turnover.requirements, bonus()] }
    const { turnover } = counted(state, { revision: 1, stake: pesos(900n) }, start.counted)
    expect(shown(turnover)).toEqual([
      [pesos(900n), 'CLEARED'],
      [0n, 'ACTIVE'],
    ])
  })

  test('corrected to more gives what has ended no more than it had', () => {
    const live = { gameType: 'live', stake: pesos(400n), win: pesos(300n) } as const
    const first = counted(turnoverOf(bonus(), requirement({ id: 3n, seq: 3n })), live)
    const [given, ...rest] = first.turnover.requirements
    const gone = { ...(given ?? bonus()), state: { status: 'FORFEITED', endedAt: now } } as const
    const state = { ...first.turnover, requirements: [gone, ...rest] }
    const { turnover } = counted(state, { ...live, revision: 1, win: pesos(0n) }, first.counted)
    expect(shown(turnover)).toEqual([
      [pesos(30n), 'FORFEITED'],
      [pesos(300n), 'ACTIVE'],
    ])
  })
})

describe('the largest bet', () => {
  test('a round with a larger one counts for nothing while a bonus is active', () => {
    const state = turnoverOf(requirement(), bonus())
    expect(shown(after(state, { stake: pesos(501n) }))).toEqual([
      [0n, 'ACTIVE'],
      [0n, 'ACTIVE'],
    ])
    expect(shown(after(state, { stake: pesos(500n) }))).toEqual([
      [pesos(500n), 'ACTIVE'],
      [0n, 'ACTIVE'],
    ])
  })

  test('is that of one bet if the provider reports it', () => {
    const many = { stake: pesos(900n), largestBet: pesos(30n) }
    expect(shown(after(turnoverOf(requirement(), bonus()), many))[0]).toEqual([pesos(900n), 'ACTIVE'])
  })

  test('does not bind a player without a bonus, or with one that came after the round', () => {
    const large = { stake: pesos(900n) }
    expect(shown(after(turnoverOf(requirement()), large))[0]).toEqual([pesos(900n), 'ACTIVE'])
    const fresh = turnoverOf(requirement(), bonus({ createdAt: later(1) }))
    expect(shown(after(fresh, large))[0]).toEqual([pesos(900n), 'ACTIVE'])
  })

  test('is the strictest of all, and refused only by a bonus whose terms say so', () => {
    const strict = bonus({ grant: { ...bonusGrant, betMax: { amount: pesos(600n), refusesLarger: true } } })
    expect(betMaxOf([bonus(), strict])).toBe(pesos(500n))
    expect(refusedAbove([bonus(), strict])).toBe(pesos(600n))
    expect(refusedAbove([bonus()])).toBeUndefined()
  })
})

describe('a bonus that ends', () => {
  const facts = { coin: pesos(150n), now }

  test.each([
    { given: 'nothing', row: undefined, refusal: 'unknownRequirement' },
    { given: 'a deposit', row: requirement(), refusal: 'notABonus' },
    { given: 'a cancelled bonus', row: bonus({ state: { status: 'CANCELLED', endedAt: now } }), refusal: 'notActive' },
  ])('$given cannot be given up: $refusal', ({ row, refusal }) => {
    expect(decideForfeit(row, facts)).toBe(refusal)
  })

  test.each([
    { coin: 500n, debit: 200n },
    { coin: 150n, debit: 150n },
    { coin: 0n, debit: 0n },
  ])('given up with $coin there, takes back $debit', ({ coin, debit }) => {
    expect(decideForfeit(bonus({ progress: pesos(900n) }), { coin: pesos(coin), now })).toMatchObject({
      debit: pesos(debit),
      returnsTo: 'promo:welcome',
      requirement: { state: { status: 'FORFEITED' } },
    })
  })

  test.each([
    { progress: 0n, coin: 50_000n, debit: 20_000n },
    { progress: 50_000n, coin: 50_000n, debit: 10_000n },
    { progress: 50_004n, coin: 50_000n, debit: 10_000n },
    { progress: 99_999n, coin: 50_000n, debit: 1n },
    { progress: 0n, coin: 7n, debit: 7n },
  ])('expired with $progress played and $coin there, takes back $debit', ({ progress, coin, debit }) => {
    const end = decideExpiry(bonus({ progress: centavos(progress) }), { coin: centavos(coin), now: later(720) })
    expect(end).toMatchObject({ debit, requirement: { state: { status: 'EXPIRED' } } })
  })

  test.each([
    ['before its time', bonus(), later(719.99)],
    ['a deposit', requirement(), later(9999)],
    ['one that never does', bonus({ grant: { ...bonusGrant, expiresAt: 'never' } }), later(9999)],
    ['one that has ended', bonus({ state: { status: 'CANCELLED', endedAt: now } }), later(9999)],
  ])('does not expire: %s', (_, row, when) => {
    expect(decideExpiry(row, { coin: pesos(1n), now: when })).toBeUndefined()
  })

  test.each([
    { hours: 647.9, warning: undefined },
    { hours: 648, warning: 72 },
    { hours: 695.9, warning: 72 },
    { hours: 696, warning: 24 },
    { hours: 720, warning: undefined },
  ])('is announced: after $hours hours, $warning', ({ hours, warning }) => {
    expect(dueWarning(bonus(), later(hours))?.hoursLeft).toBe(warning)
  })
})

describe('depletion', () => {
  const nothing = { coin: zeroCentavos, hold: zeroCentavos, safebox: zeroCentavos, points: points(99_999n) }
  const idle = { rounds: 0, stake: zeroCentavos }
  test.each([
    { given: 'nothing at all', balances: nothing, open: idle, expected: true },
    { given: '0.99', balances: { ...nothing, coin: centavos(99n) }, open: idle, expected: true },
    { given: '1.00', balances: { ...nothing, coin: centavos(100n) }, open: idle, expected: false },
    { given: 'coins in the safebox', balances: { ...nothing, safebox: pesos(1n) }, open: idle, expected: false },
    { given: 'a pending withdrawal', balances: { ...nothing, hold: pesos(1n) }, open: idle, expected: false },
    { given: 'an open round', balances: nothing, open: { ...idle, rounds: 1 }, expected: false },
    { given: 'an open stake', balances: nothing, open: { ...idle, stake: pesos(1n) }, expected: false },
  ])('with $given: $expected', ({ balances, open, expected }) => {
    expect(isDepleted(balances, open)).toBe(expected)
  })
})

test('a reversed credit has no playthrough, and nothing reopens it', () => {
  const { counted: round, turnover } = counted(turnoverOf(requirement()), { stake: pesos(1000n) })
  const [cleared] = turnover.requirements
  const cancelled = cleared && decideCancel(cleared, now)
  expect(cancelled?.state.status).toBe('CANCELLED')
  const state = { ...turnover, requirements: cancelled ? [cancelled] : [] }
  expect(shown(counted(state, { revision: 1, isVoid: true }, round).turnover)).toEqual([[0n, 'CANCELLED']])
})

test('the meter shows what is active, what of it is done, and what does not count', () => {
  const weights = { byType: { slots: all, live: basisPoints(0) }, byGame: {} }
  const ended = requirement({ state: { status: 'CANCELLED', endedAt: now } })
  const { items, remaining } = meterOf([ended, bonus({ progress: pesos(300n), weights })])
  expect(remaining).toBe(pesos(700n))
  expect(items).toEqual([
    {
      id: 2n,
      kind: 'bonus',
      source: 'promo:welcome',
      title: 'Welcome bonus',
      credit: pesos(200n),
      expiresAt: later(720),
      required: pesos(1000n),
      done: pesos(300n),
      remaining: pesos(700n),
      betMax: pesos(500n),
      excludedTypes: ['fish', 'poker', 'sports', 'live', 'games'] satisfies GameType[],
    },
  ])
  expect(missingOf(bonus())).toBe(pesos(1000n))
})
