import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { bannerTarget, routeOfActivity, routeOfActivityId } from './activity-route.ts'
import { activityType } from './activity-type.ts'
import { enumerationIn, enumerationOut, nameOfWire } from './enumeration.ts'
import { gameType, lobbyTab } from './game-type.ts'
import { platform } from './platform.ts'
import { depositPurpose } from './deposit-purpose.ts'
import { taskDataKeyOf, taskType } from './task-type.ts'

const numbersOf = (enumeration: Readonly<Record<string, number>>) =>
  Object.values(enumeration).toSorted((a, b) => a - b)

test('the enumerations have the numbers of the specification', () => {
  expect(numbersOf(gameType)).toEqual([1, 2, 3, 4, 5, 6])
  expect([lobbyTab.home, lobbyTab.favourites]).toEqual([0, 101])
  expect(numbersOf(taskType)).toEqual([-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17])
  expect(numbersOf(depositPurpose)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(numbersOf(activityType)).toEqual([
    4, 8, 15, 16, 17, 20, 21, 22, 23, 25, 26, 28, 29, 30, 31, 33, 35, 36, 37, 38, 39, 40, 41, 42, 43,
  ])
})

test('the first recharge has the key that the specification gives it', () => {
  expect(taskDataKeyOf('firstPay')).toBe(105)
})

describe('the way to an activity', () => {
  test('is found by its number', () => {
    expect(routeOfActivityId(39)).toBe('/activity/firstCharge')
    expect(routeOfActivityId(17)).toBe('/lobby/wallets/deposit')
    expect(routeOfActivityId(bannerTarget.tasks)).toBe('/profile/task')
    expect(routeOfActivityId(bannerTarget.bank)).toBe('/profile/bank')
    expect(routeOfActivityId(999)).toBeUndefined()
  })

  test('is missing where there is no page', () => {
    expect((['notice', 'outLink'] as const).map(routeOfActivity)).toEqual([undefined, undefined])
  })
})

describe('on the wire', () => {
  test('a number is read as its name and a name written as its number', () => {
    expect(v.parse(enumerationIn(platform), 1)).toBe('desktop')
    expect(v.parse(enumerationOut(platform), 'desktop')).toBe(1)
    expect(nameOfWire(taskType, -1)).toBe('unknown')
    expect(nameOfWire(taskType, 99)).toBeUndefined()
  })

  test.each([2, -1, '1', null, 'desktop'])('%o names nothing and is refused', (value) => {
    expect(v.safeParse(enumerationIn(platform), value).success).toBe(false)
  })

  test('names and numbers are typed and described', () => {
    const read = enumerationIn(platform)
    const write = enumerationOut(platform)
    expectTypeOf<v.InferInput<typeof read>>().toEqualTypeOf<0 | 1>()
    expectTypeOf<v.InferOutput<typeof read>>().toEqualTypeOf<'mobile' | 'desktop'>()
    expectTypeOf<v.InferInput<typeof write>>().toEqualTypeOf<'mobile' | 'desktop'>()
    expectTypeOf<v.InferOutput<typeof write>>().toEqualTypeOf<0 | 1>()
    expect(toJsonSchema(read, { typeMode: 'input' })).toMatchObject({ enum: [0, 1] })
    expect(toJsonSchema(write, { typeMode: 'output' })).toMatchObject({ enum: [0, 1] })
  })
})
