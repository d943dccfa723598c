import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { milliseconds } from '#core/clock/duration.ts'
import { useOneAct } from './use-one-act.ts'

const wait = milliseconds(300)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(answer: () => Promise<unknown>) {
  let begun = 0
  const { result } = renderHook(() =>
    useOneAct(async () => {
      begun += 1
      await answer()
    }, wait),
  )
  const tap = () => act(async () => void result.current.begin().catch(() => undefined))
  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { tap, after, begun: () => begun, pending: () => result.current.pending }
}

test('two taps between two pictures are one', async () => {
  let begun = 0
  const { result } = renderHook(() =>
    useOneAct(async () => {
      begun += 1
    }),
  )
  await act(async () => {
    const { begin } = result.current
    await Promise.all([begin(), begin()])
  })
  expect(begun).toBe(1)
})

test('a tap while it is under way is the same tap, however long that takes', async () => {
  const answering = Promise.withResolvers<void>()
  const { tap, after, begun, pending } = setUp(() => answering.promise)
  await tap()
  await after(60_000)
  await tap()
  expect([begun(), pending()]).toEqual([1, true])
  answering.resolve()
  await after(0)
  expect(pending()).toBe(false)
  await tap()
  expect(begun()).toBe(2)
})

test('a double tap is one also where the answer is faster than the finger, to the millisecond', async () => {
  const { tap, after, begun, pending } = setUp(async () => undefined)
  await tap()
  await after(wait - 1)
  await tap()
  expect([begun(), pending()]).toEqual([1, true])
  await after(1)
  await tap()
  expect(begun()).toBe(2)
})

test('a failed act can be started again', async () => {
  const { tap, after, begun } = setUp(() => Promise.reject(new Error('broken')))
  await tap()
  await after(wait)
  await tap()
  expect(begun()).toBe(2)
})

test('a pause that ends after the page has gone draws nothing', async () => {
  const { result, unmount } = renderHook(() => useOneAct(async () => undefined, wait))
  await act(async () => void result.current.begin())
  unmount()
  const faults: unknown[] = []
  const note = (fault: unknown) => void faults.push(fault)
  process.on('unhandledRejection', note)
  vi.stubGlobal('window', undefined)
  await vi.advanceTimersByTimeAsync(wait)
  vi.useRealTimers()
  await new Promise((resolve) => setImmediate(resolve))
  vi.unstubAllGlobals()
  process.off('unhandledRejection', note)
  expect(faults).toEqual([])
})
