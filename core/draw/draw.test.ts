import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ByteSource, drawFrom, drawOne, drawWeighted, shuffled } from './draw.ts'
import { recordingDraw, replayingDraw } from './recorded-draw.ts'
import { seededTestBytes, seededTestDraw } from './seeded-bytes.ts'

/** A byte source that yields these numbers, four bytes each, and then fails. */
function bytesOf(...numbers: number[]): ByteSource {
  const given = numbers.map((number) => {
    const four = new Uint8Array(4)
    new DataView(four.buffer).setUint32(0, number)
    return four
  })
  return () => {
    const four = given.shift()
    if (!four) throw new Error('no bytes left')
    return four
  }
}

/** The deviation of counts from equality; compared with the value that chance exceeds once in a million. */
function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, index) => {
    const due = expected[index] ?? 0
    return sum + (count - due) ** 2 / due
  }, 0)
}

describe('a draw', () => {
  test.each([
    [3, 27.7],
    [7, 38.3],
    [37, 96.6],
    [52, 119.9],
  ])('below %i gives every number equally often', (bound, limit) => {
    const draw = seededTestDraw(bound)
    const rounds = 40_000
    const counts = Array.from({ length: bound }, () => 0)
    for (let round = 0; round < rounds; round++) {
      const value = draw(bound)
      counts[value] = (counts[value] ?? 0) + 1
    }
    expect(counts).toHaveLength(bound)
    expect(
      chiSquare(
        counts,
        counts.map(() => rounds / bound),
      ),
    ).toBeLessThan(limit)
  })

  test('stays within its bound', () => {
    const draw = seededTestDraw(1)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (bound) => {
        const value = draw(bound)
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true)
      }),
    )
  })

  test('throws away what would make the small numbers more likely', () => {
    // 2^32 is 1 more than a multiple of 3: folding its last number in would favour 0.
    const draw = drawFrom(bytesOf(2 ** 32 - 1, 5))
    expect(draw(3)).toBe(2)
    // The worst bound rejects almost half: 2^31 + 1 itself is the first number beyond it.
    expect(drawFrom(bytesOf(2 ** 31 + 1, 2 ** 31))(2 ** 31 + 1)).toBe(2 ** 31)
  })

  test('keeps every number where the bound divides the range', () => {
    expect(drawFrom(bytesOf(2 ** 32 - 1))(2 ** 32)).toBe(2 ** 32 - 1)
    expect(drawFrom(bytesOf(2 ** 32 - 1))(16)).toBe(15)
    expect(drawFrom(bytesOf(2 ** 32 - 1))(1)).toBe(0)
  })

  test('reads its four bytes big end first', () => {
    expect(drawFrom(() => Uint8Array.of(0, 0, 1, 2))(1_000)).toBe(258)
  })

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])('below %d is a defect', (bound) => {
    expect(() => seededTestDraw(1)(bound)).toThrow(RangeError)
  })

  test('gives up on a source that never gives anything usable', () => {
    expect(() => drawFrom(() => Uint8Array.of(255, 255, 255, 255))(3)).toThrow('nothing usable')
    expect(() => drawFrom(() => Uint8Array.of(1))(3)).toThrow('instead of 4')
  })
})

describe('a choice by weight', () => {
  const prizes = [
    { name: 'never', weight: 0 },
    { name: 'often', weight: 70 },
    { name: 'seldom', weight: 25 },
    { name: 'rare', weight: 5 },
  ]

  test('covers each item by exactly as many draws as it weighs', () => {
    const chosen = Array.from({ length: 100 }, (_, value) => drawWeighted(prizes, () => value).name)
    const times = (name: string) => chosen.filter((one) => one === name).length
    expect(prizes.map(({ name }) => times(name))).toEqual([0, 70, 25, 5])
  })

  test.each([[[]], [[{ weight: 0 }]], [[{ weight: -1 }, { weight: 2 }]], [[{ weight: 0.5 }]]])(
    'from %o is a defect',
    (items) => {
      expect(() => drawWeighted(items, seededTestDraw(1))).toThrow(RangeError)
    },
  )
})

test('one of none is a defect', () => {
  expect(() => drawOne([], seededTestDraw(1))).toThrow(RangeError)
  expect(drawOne(['a', 'b'], () => 1)).toBe('b')
})

describe('a shuffle', () => {
  test('keeps every item and leaves the list as it was', () => {
    const cards = Array.from({ length: 52 }, (_, card) => card)
    const order = shuffled(cards, seededTestDraw(7))
    expect(order).not.toEqual(cards)
    expect(order.toSorted((a, b) => a - b)).toEqual(cards)
    expect(cards[0]).toBe(0)
  })

  test('reaches each order from exactly one series of draws', () => {
    const orders = new Set<string>()
    for (let first = 0; first < 4; first++) {
      for (let second = 0; second < 3; second++) {
        for (let third = 0; third < 2; third++) {
          const values = [first, second, third, 0]
          orders.add(shuffled(['a', 'b', 'c', 'd'], () => values.shift() ?? 0).join(''))
        }
      }
    }
    expect(orders.size).toBe(24)
  })
})

describe('recorded draws', () => {
  test('give the same outcome again', () => {
    const recording = recordingDraw(seededTestDraw(3))
    const order = shuffled([1, 2, 3, 4, 5], recording.draw)
    expect(recording.drawn.map(({ bound }) => bound)).toEqual([5, 4, 3, 2, 1])
    expect(shuffled([1, 2, 3, 4, 5], replayingDraw(recording.drawn))).toEqual(order)
  })

  test('refuse another question and one too many', () => {
    const drawn = [{ bound: 6, value: 5 }]
    expect(() => replayingDraw(drawn)(7)).toThrow('not recorded')
    const replay = replayingDraw(drawn)
    expect(replay(6)).toBe(5)
    expect(() => replay(6)).toThrow('not recorded')
  })
})

test('the same seed gives the same bytes, another seed others', () => {
  expect(seededTestBytes(1)(16)).toEqual(seededTestBytes(1)(16))
  expect(seededTestBytes(1)(16)).not.toEqual(seededTestBytes(2)(16))
})
