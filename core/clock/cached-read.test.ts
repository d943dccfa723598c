import { expect, test } from 'vitest'
import { cachedRead } from './cached-read.ts'
import { milliseconds, seconds } from './duration.ts'
import { addDuration, instant } from './instant.ts'

test('ten concurrent callers share one read, a failure is not cached, and an old result is read again', async () => {
  let readings = 0
  const reading = cachedRead(async () => {
    readings += 1
    if (readings === 2) throw new Error('away')
    return readings
  }, seconds(5))
  const now = instant(0)
  expect(new Set(await Promise.all(Array.from({ length: 10 }, () => reading(now))))).toEqual(new Set([1]))
  const later = addDuration(now, seconds(5))
  await expect(reading(later)).rejects.toThrow('away')
  expect(await reading(addDuration(later, milliseconds(1)))).toBe(3)
})

test('a clock that was set back reads again, with what its caller brings', async () => {
  const reading = cachedRead(async (_now, from: string) => from, seconds(5))
  expect(await reading(instant(10), 'first')).toBe('first')
  expect(await reading(instant(11), 'second')).toBe('first')
  expect(await reading(instant(9), 'third')).toBe('third')
})
