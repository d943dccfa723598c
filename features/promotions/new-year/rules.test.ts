import { describe, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { pesos } from '#core/money/centavos.ts'
import { afterTakenBack } from './after-taken-back.ts'
import { leftOver } from './left-over.ts'
import {
  boxesLeft,
  boxTable,
  type Collection,
  type DayTask,
  type EarnedBoxes,
  extrasEarned,
  guaranteedIn,
  type NewYear,
  type OpenedBox,
  pieceIds,
  piecesLeft,
  refuseBox,
  refuseExtra,
  refuseGrand,
  refuseTask,
  untouched,
} from './rules.ts'

const day = calendarDay('2026-12-20')
const other = calendarDay('2026-12-21')
const item = (id: number, count = 1) => ({ id, count, betRate: basisPoints(0) })
const task = (kind: DayTask['kind'], need = 0n): DayTask => ({ id: 1, kind, need: pesos(need), boxes: 1 })
const newYear: NewYear = {
  midnight: instant(0),
  tasks: [task('deposit', 100n)],
  extraPer: pesos(500n),
  extraMax: 5,
  prizes: [
    ...pieceIds.map((id) => ({ weight: 2_000, items: [item(id)] })),
    { weight: 2_000, items: [item(2001, 100)] },
  ],
  guaranteedAt: 20,
  grandPrizes: [{ weight: 10_000, items: [item(2001, 2_800)] }],
  leftovers: pieceIds.map((id) => ({ id, points: 5 })),
}
const earned = (boxes: number, more: Partial<EarnedBoxes> = {}): EarnedBoxes => ({
  day,
  by: 'task',
  id: 1,
  boxes,
  isRevoked: false,
  ...more,
})
const opening = (of: OpenedBox['of'], id: number, more: Partial<OpenedBox> = {}): OpenedBox => ({
  of,
  day,
  items: [item(id)],
  isGuaranteed: false,
  seed: '',
  clientSeed: '',
  isRevoked: false,
  ...more,
})
const boxes = (...ids: readonly number[]) => ids.map((id) => opening('box', id))
const grand = (more: Partial<OpenedBox> = {}) => opening('grand', 2001, more)
const todayWith = (held: Partial<Collection>, deposited = 0n, staked = 0n) => ({
  newYear,
  held: { ...untouched, ...held },
  day,
  done: { deposited: pesos(deposited), staked: pesos(staked) },
})

describe('refused is', () => {
  test.each([
    ['an unknown task', refuseTask(todayWith({}), undefined, false), 'notEligible'],
    [
      'a task of which the boxes were taken',
      refuseTask(todayWith({ earned: [earned(1)] }), task('login'), false),
      'alreadyClaimed',
    ],
    ['a share that was not made', refuseTask(todayWith({}), task('share'), false), 'conditionNotReached'],
    ['a second share', refuseTask(todayWith({ earned: [earned(1)] }), task('share'), true), 'alreadyClaimed'],
    [
      'a deposit that is too small',
      refuseTask(todayWith({}, 99n, 900n), task('deposit', 100n), false),
      'conditionNotReached',
    ],
    ['bets that are too small', refuseTask(todayWith({}, 900n, 99n), task('bet', 100n), false), 'conditionNotReached'],
    ['an extra box for too little', refuseExtra(todayWith({}, 499n)), 'conditionNotReached'],
    [
      'a second extra box for one deposit',
      refuseExtra(todayWith({ earned: [earned(1, { by: 'extra' })] }, 999n)),
      'conditionNotReached',
    ],
    [
      'a sixth extra box',
      refuseExtra(todayWith({ earned: [1, 2, 3, 4, 5].map((id) => earned(1, { by: 'extra', id })) }, 9_000n)),
      'alreadyClaimed',
    ],
    ['a box when there is none', refuseBox(todayWith({})), 'nothingToChange'],
    ['a box that is open', refuseBox(todayWith({ earned: [earned(1)], openings: boxes(40_001) })), 'nothingToChange'],
    [
      'the grand box with three pieces',
      refuseGrand(todayWith({ openings: boxes(40_001, 40_002, 40_003) })),
      'conditionNotReached',
    ],
    [
      'the grand box with used pieces',
      refuseGrand(todayWith({ openings: [...boxes(...pieceIds), grand({ day: other })] })),
      'conditionNotReached',
    ],
    [
      'a second grand box in a day',
      refuseGrand(todayWith({ openings: [...boxes(...pieceIds, ...pieceIds), grand()] })),
      'alreadyClaimed',
    ],
  ])('%s', (_what, refusal, expected) => {
    expect(refusal).toBe(expected)
  })

  test.each([
    ['opening the page', refuseTask(todayWith({}), task('login'), false)],
    ['a share', refuseTask(todayWith({}), task('share'), true)],
    ['a deposit', refuseTask(todayWith({}, 100n), task('deposit', 100n), false)],
    ['bets', refuseTask(todayWith({}, 0n, 100n), task('bet', 100n), false)],
    ['a task of yesterday', refuseTask(todayWith({ earned: [earned(1, { day: other })] }), task('login'), false)],
    ['an extra box', refuseExtra(todayWith({}, 500n))],
    ['a box', refuseBox(todayWith({ earned: [earned(2)], openings: boxes(40_001) }))],
    [
      'the grand box of another day',
      refuseGrand(todayWith({ openings: [...boxes(...pieceIds, ...pieceIds), grand({ day: other })] })),
    ],
  ])('not %s', (_what, refusal) => {
    expect(refusal).toBeUndefined()
  })
})

test('every full part of the day’s deposits earns an extra box, up to the bound', () => {
  const counts = [0n, 499n, 500n, 1_499n, 2_500n, 90_000n].map((amount) =>
    extrasEarned(newYear, { deposited: pesos(amount) }),
  )
  expect(counts).toEqual([0, 0, 1, 2, 5, 5])
})

test('the rarest piece is certain in the twentieth box since the last one', () => {
  const left = (...ids: readonly number[]) => guaranteedIn(newYear, { ...untouched, openings: boxes(...ids) })
  expect(left()).toBe(20)
  expect(left(...Array<number>(19).fill(40_001))).toBe(1)
  expect(left(...Array<number>(19).fill(40_001), 40_004)).toBe(20)
  expect(left(40_004, 40_001, 40_001)).toBe(18)
  expect(left(40_004, 40_001, 40_004, 40_001)).toBe(19)
  expect(guaranteedIn({ guaranteedAt: 0 }, untouched)).toBeNull()
  expect(boxTable(newYear.prizes, true)).toEqual([{ weight: 2_000, items: [item(40_004)] }])
  expect(boxTable(newYear.prizes, false)).toHaveLength(5)
})

describe('after a deposit was taken back', () => {
  const back = (held: Collection, deposited: bigint) =>
    afterTakenBack(newYear, held, () => ({ deposited: pesos(deposited), staked: pesos(0n) }))
  const revokedOf = ({ openings }: Collection) => openings.map(({ isRevoked }) => isRevoked)

  test('its boxes go, and the last extra ones first', () => {
    const extras = [1, 2].map((id) => earned(1, { by: 'extra', id }))
    const held = { ...untouched, earned: [earned(1), ...extras] }
    const left = [1_000n, 999n, 499n, 99n].map((deposited) => boxesLeft(back(held, deposited)))
    expect(left).toEqual([3, 2, 1, 0])
  })

  test('unopened boxes cover it before open ones, and the newest are taken first', () => {
    const held = { ...untouched, earned: [earned(1), earned(2, { id: 9 })], openings: boxes(40_001, 40_002) }
    expect(revokedOf(back(held, 0n))).toEqual([false, false])
    const all = { ...held, openings: boxes(40_001, 40_002, 40_003) }
    expect(revokedOf(back(all, 0n))).toEqual([false, false, true])
  })

  test('a grand box whose pieces are gone goes with them, and gives the others back', () => {
    const held = { ...untouched, earned: [earned(1), earned(3, { id: 9 })], openings: [...boxes(...pieceIds), grand()] }
    const after = back(held, 0n)
    expect(revokedOf(after)).toEqual([false, false, false, true, true])
    expect(pieceIds.map((id) => piecesLeft(after, id))).toEqual([1, 1, 1, 0])
    expect(back(after, 0n)).toEqual(after)
  })
})

test('pieces that are left become points; used ones and those that were taken back do not', () => {
  const openings = [
    ...boxes(40_001, 40_001, 40_001, 40_002, 40_003, 40_004),
    opening('box', 40_002, { isRevoked: true }),
  ]
  const { kept, gone } = leftOver({ ...untouched, openings: [...openings, grand()] })
  expect(kept.map(({ id }) => id)).toEqual([40_001, 40_001])
  expect(gone.map(({ id }) => id)).toEqual([40_001, 40_002, 40_002, 40_003, 40_004])
})
