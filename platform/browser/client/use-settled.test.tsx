import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seconds } from '#core/clock/duration.ts'
import { useSettled } from './use-settled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const setUp = (waiting: boolean) =>
  renderHook((given) => useSettled(given, seconds(3)), { initialProps: waiting, reactStrictMode: true })

test('where nothing is awaited it is settled at once', () => {
  expect(setUp(false).result.current).toBe(true)
})

test('it is settled with the picture in which the last answer comes', () => {
  const { result, rerender } = setUp(true)
  expect(result.current).toBe(false)
  rerender(false)
  expect(result.current).toBe(true)
})

test('content stays while a refetch is pending', () => {
  const { result, rerender } = setUp(true)
  rerender(false)
  rerender(true)
  expect(result.current).toBe(true)
})

test('a missing answer is awaited until a time limit', async () => {
  const { result } = setUp(true)
  await after(2_999)
  expect(result.current).toBe(false)
  await after(1)
  expect(result.current).toBe(true)
})
