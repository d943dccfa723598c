import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onlinePingInterval } from '#core/constants/specification.ts'
import { startPing } from './start-ping.ts'

class TestPage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
}

let page = new TestPage()
const show = (state: DocumentVisibilityState) => {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new TestPage()
})
afterEach(() => {
  vi.useRealTimers()
})

function counted() {
  let count = 0
  const end = startPing({ send: () => count++, page, intervalMs: onlinePingInterval })
  return { count: () => count, end }
}

test('sends at once and then every 60 seconds', () => {
  const { count, end } = counted()
  expect(count()).toBe(1)
  vi.advanceTimersByTime(59_999)
  expect(count()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(count()).toBe(2)
  vi.advanceTimersByTime(120_000)
  expect(count()).toBe(4)
  end()
})

test('sends nothing while the page is hidden, and once when it is shown again after its time', () => {
  const { count, end } = counted()
  show('hidden')
  vi.advanceTimersByTime(600_000)
  expect(count()).toBe(1)
  show('visible')
  expect(count()).toBe(2)
  end()
})

test('showing the page again within the interval sends nothing more', () => {
  const { count, end } = counted()
  show('hidden')
  vi.advanceTimersByTime(10_000)
  show('visible')
  expect(count()).toBe(1)
  end()
})

test('sends nothing after its end', () => {
  const { count, end } = counted()
  end()
  vi.advanceTimersByTime(600_000)
  show('hidden')
  show('visible')
  expect(count()).toBe(1)
})
