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

test('frequent callers do not wait for a renewal, one of them begins it, and what is too old is waited for', async () => {
  const reads: ((value: string) => void)[] = []
  const reading = cachedRead(() => new Promise<string>((resolve) => reads.push(resolve)), seconds(1), milliseconds(700))
  const first = reading(instant(0))
  reads[0]?.('first')
  expect(await first).toBe('first')
  expect(await reading(instant(699))).toBe('first')
  expect(reads).toHaveLength(1)
  expect(await Promise.all([reading(instant(700)), reading(instant(999))])).toEqual(['first', 'first'])
  expect(reads).toHaveLength(2)
  const late = reading(instant(1_000))
  reads[1]?.('second')
  expect(await late).toBe('second')
  expect(await reading(instant(1_399))).toBe('second')
  expect(reads).toHaveLength(2)
})

test('a renewal that fails leaves the last answer while it lasts', async () => {
  let readings = 0
  const read = async () => {
    readings += 1
    if (readings === 2) throw new Error('away')
    return readings
  }
  const reading = cachedRead(read, seconds(1), milliseconds(700))
  expect(await reading(instant(0))).toBe(1)
  expect(await reading(instant(800))).toBe(1)
  await expect.poll(() => readings).toBe(2)
  expect(await reading(instant(900))).toBe(1)
  expect(await reading(instant(1_000))).toBe(3)
})
