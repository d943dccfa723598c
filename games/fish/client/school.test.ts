import { expect, test } from 'vitest'
import { bossEveryMs, bossStaysMs } from '../math/boss.ts'
import { createSchool } from './school.ts'
import type { SeaLook } from './sea-look.ts'

const look = (share: number, speed = 1) => ({
  name: 'fish',
  length: 40,
  height: 20,
  speed,
  share,
  paint: () => undefined,
  depth: [0.1, 0.8] as const,
})
const sea: SeaLook = {
  boss: 'great',
  fish: { small: look(6, 1.5), middle: look(3), slow: look(1, 0.35), great: look(0) },
  paintGround: () => undefined,
  cannon: { base: '', barrel: '', glow: '' },
}
const now = 1_795_000_080_000

test('two pages of one table see the same fish, and another table sees others', () => {
  const [one, same, other] = [createSchool(sea, 7), createSchool(sea, 7), createSchool(sea, 8)]
  const born = (school: typeof one) =>
    Array.from({ length: 60 }, (_, index) => school.birthOf(school.newest(now) - index))
  expect(born(same)).toEqual(born(one))
  expect(born(other)).not.toEqual(born(one))
})

test('each kind comes as often as its share, and the boss never by chance', () => {
  const school = createSchool(sea, 7)
  const first = Math.floor(school.newest(now) / 10) * 10
  const kinds = Array.from({ length: 100 }, (_, index) => school.birthOf(first + index)?.kind ?? '')
  const count = (code: string): number => kinds.filter((kind) => kind === code).length
  expect({ small: count('small'), middle: count('middle'), slow: count('slow') }).toEqual({
    small: 60,
    middle: 30,
    slow: 10,
  })
})

test('every fish that may still be swimming is looked at by a page that comes late', () => {
  const school = createSchool(sea, 7)
  const before = Array.from({ length: 50 }, (_, index) => school.birthOf(school.oldest(now) - 1 - index))
  expect(before.filter((birth) => birth !== undefined && birth.bornAt + birth.crossMs >= now)).toEqual([])
})

test('the boss swims through while its visit lasts, under one number', () => {
  const school = createSchool(sea, 7)
  const start = now - (now % bossEveryMs)
  const [first, last] = [school.bossOf(start), school.bossOf(start + bossStaysMs - 1)]
  expect(first).toEqual(last)
  expect(first).toMatchObject({ kind: 'great', bornAt: start, crossMs: bossStaysMs })
  expect(school.bossOf(start + bossStaysMs)).toBeUndefined()
  expect(school.bossOf(start + bossEveryMs)?.id).not.toBe(first?.id)
})
