// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoop } from '#games/client/loop.ts'
import { readMotion } from '#games/client/motion.ts'
import type { Action, Stage } from '#games/client/scene.ts'
import { grandPool, grandUsually } from '#games/jackpot/grand-pool.ts'
import { spinJackpotWheel } from './jackpot-wheel.ts'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  })
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  document.body.replaceChildren()
})
afterEach(() => vi.useRealTimers())

const { wheel = [] } = grandPool(grandUsually)

/** A slot's page on which the wheel has just been won. */
function wonWheel({ segment = 4, isReduced = false } = {}) {
  Object.assign(window, { matchMedia: () => ({ matches: isReduced }) })
  const said: string[] = []
  const angles = new Set<string>()
  let action: Action | undefined
  const container = document.createElement('div')
  document.body.append(container)
  const stage = {
    container,
    motion: readMotion(''),
    loop: createLoop(),
    buzz: () => undefined,
    sound: { play: () => void angles.add(rotation() ?? '') },
    setAction: (next: Action) => void (action = next),
    say: (text: string) => void said.push(text),
  } as unknown as Stage
  const rotation = () => container.querySelector('.wheel-rotor')?.getAttribute('transform')
  const point = 48_765_433
  const amount = Math.ceil((point * (wheel[segment] ?? 0)) / 100)
  let isOver = false
  void spinJackpotWheel(stage, { name: 'Bituin Grand', amount, spun: { wheel, segment, point } }).then(() => {
    isOver = true
  })
  return { container, said, angles, rotation, press: () => action?.run(), isOver: () => isOver }
}

const stopsAt = (segment: number) => 360 - (segment + 0.5) * 36
const turnedBy = (transform: string | null | undefined) => Number(/rotate\((.*)\)/.exec(transform ?? '')?.[1]) % 360

test.each([
  {
    how: 'a tap on it',
    spin: ({ container }: ReturnType<typeof wonWheel>) => container.querySelector('section')?.click(),
  },
  {
    how: 'its button, which has the focus',
    spin: () => document.activeElement instanceof HTMLElement && document.activeElement.click(),
  },
  { how: 'the big button', spin: ({ press }: ReturnType<typeof wonWheel>) => press() },
])('$how spins the wheel, which stops in the middle of the segment that was drawn', async ({ spin }) => {
  const shown = wonWheel({ segment: 7 })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(shown.rotation()).toBeNull()
  spin(shown)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(turnedBy(shown.rotation())).toBeCloseTo(stopsAt(7))
  expect(shown.angles.size).toBeGreaterThan(20)
})

test('nobody who is away loses the sight of it: it spins by itself, and ends by itself', async () => {
  const shown = wonWheel()
  await vi.advanceTimersByTimeAsync(11_500)
  expect(shown.rotation()).toBeNull()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(turnedBy(shown.rotation())).toBeCloseTo(stopsAt(4))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(shown.isOver()).toBe(true)
  expect(shown.container.childElementCount).toBe(0)
})

test('with reduced motion it does not turn, and there is time to read', async () => {
  const shown = wonWheel({ isReduced: true })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(shown.rotation()).toBeNull()
  shown.press()
  await vi.advanceTimersByTimeAsync(100)
  expect(turnedBy(shown.rotation())).toBeCloseTo(stopsAt(4))
  expect(shown.angles.size).toBe(1)
  expect(shown.isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(shown.isOver()).toBe(true)
})

test('screen readers hear that it is theirs, and then what it brought and what stays', async () => {
  const shown = wonWheel()
  expect(shown.said).toEqual(['The Bituin Grand wheel is yours. Spin the wheel.'])
  shown.press()
  await vi.advanceTimersByTimeAsync(8_000)
  const result = 'The wheel stopped at 50%: you win ₱243,827.17. The rest, ₱243,827.16, stays in the jackpot.'
  expect(shown.said.at(-1)).toBe(result)
  expect(shown.container.querySelector('.wheel-note')?.textContent).toBe(result)
})

test('all of it leaves nothing', async () => {
  const shown = wonWheel({ segment: 0 })
  shown.press()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(shown.said.at(-1)).toBe('The wheel stopped at 100%: you win all of it, ₱487,654.33.')
})

test('every share stands beside it with its amount and its odds', () => {
  const { container } = wonWheel()
  const rows = [...container.querySelectorAll('.wheel-odds li')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent).join(' '),
  )
  expect(rows).toEqual([
    '100% ₱487,654.33 1 of 10',
    '50% ₱243,827.17 2 of 10',
    '30% ₱146,296.30 3 of 10',
    '20% ₱97,530.87 4 of 10',
  ])
})
