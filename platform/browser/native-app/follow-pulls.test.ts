import { afterEach, expect, test, vi } from 'vitest'
import { followPulls } from './follow-pulls.ts'

const refresh = vi.fn<() => void>()
let isCovered = false
const stop = followPulls(document, { isCovered: () => isCovered, refresh })

afterEach(() => {
  isCovered = false
  document.body.replaceChildren()
  refresh.mockClear()
})

function touch(kind: string, places: readonly number[], target: Element = document.body): void {
  const touches = places.map((clientY) => ({ clientY }))
  target.dispatchEvent(Object.assign(new Event(kind, { bubbles: true }), { touches }))
}

function pull(path: readonly number[], target?: Element): void {
  const [first = 0, ...rest] = path
  touch('touchstart', [first], target)
  for (const place of rest) touch('touchmove', [place], target)
  touch('touchend', [], target)
}

test('a long pull from the top refreshes the page once', () => {
  pull([10, 80, 140])
  expect(refresh).toHaveBeenCalledTimes(1)
})

test.each([
  ['a short pull', [10, 100]],
  ['a finger that scrolls first', [200, 150, 400]],
  ['a tap', [10]],
])('%s refreshes nothing', (_, path) => {
  pull(path)
  expect(refresh).not.toHaveBeenCalled()
})

test('under a sheet, with two fingers and inside a scrolled list, nothing is refreshed', () => {
  isCovered = true
  pull([10, 200])
  isCovered = false
  touch('touchstart', [10, 50])
  touch('touchmove', [200, 240])
  touch('touchend', [])
  const list = document.body.appendChild(document.createElement('div'))
  list.scrollTop = 30
  pull([10, 200], list)
  expect(refresh).not.toHaveBeenCalled()
})

test('it ends when it is told to', () => {
  stop()
  pull([10, 200])
  expect(refresh).not.toHaveBeenCalled()
})
