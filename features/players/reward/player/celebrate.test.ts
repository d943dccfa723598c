import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { celebrate } from './celebrate.ts'

const items = [
  { id: 2001, count: 1_000 },
  { id: 2001, count: 550 },
  { id: 2002, count: 125_000 },
  { id: 1301, count: 20 },
]
const stage = () => document.querySelector<HTMLElement>('[data-celebration]')
const timings: number[] = []
let finish: () => void = () => undefined

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const finished = new Promise<void>((resolve) => (finish = resolve))
  HTMLElement.prototype.showPopover = () => undefined
  Element.prototype.animate = (_frames, { duration, delay = 0 }: KeyframeAnimationOptions = {}) => {
    timings.push(Number(duration) + delay)
    return { finished } as never
  }
})
afterEach(() => {
  dispatchEvent(new Event('pointerdown'))
  timings.length = 0
  vi.unstubAllGlobals()
})

test('shows the sum of each kind of what came, for less than 1.2 seconds, and then goes', async () => {
  celebrate(items)
  await vi.waitFor(() => expect(stage()).not.toBeNull(), { timeout: 10_000 })
  const sums = [...(stage()?.querySelectorAll('b') ?? [])].map(({ textContent }) => textContent)
  expect(sums).toEqual(['+₱15.50', '+1,250', '+1'])
  expect(Math.max(...timings)).toBeLessThan(1_200)
  finish()
  await vi.waitFor(() => expect(stage()).toBeNull(), { timeout: 10_000 })
})

test.each(['pointerdown', 'keydown'])('ends at the next %s, which it does not swallow', async (event) => {
  celebrate(items)
  await vi.waitFor(() => expect(stage()).not.toBeNull(), { timeout: 10_000 })
  expect(dispatchEvent(new Event(event, { cancelable: true }))).toBe(true)
  expect(stage()).toBeNull()
})

test('a second one takes the place of the first', async () => {
  celebrate(items)
  celebrate(items.slice(0, 1))
  await vi.waitFor(() => expect(stage()?.textContent).toBe('+₱10.00'), { timeout: 10_000 })
  expect(document.querySelectorAll('[data-celebration]')).toHaveLength(1)
})

test('coins fly to the balance, where it is in view, and need no purse', async () => {
  const balance = document.createElement('span')
  balance.dataset.receives = 'coins'
  balance.getBoundingClientRect = () => ({ left: 10, top: 10, bottom: 30, width: 80, height: 20 }) as DOMRect
  document.body.append(balance)
  celebrate(items.slice(0, 3))
  await vi.waitFor(() => expect(stage()?.textContent).toBe('+1,250'), { timeout: 10_000 })
  balance.remove()
})

test('with reduced motion nothing moves', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  celebrate(items)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(stage()).toBeNull()
})
