// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoop } from '#games/client/loop.ts'
import { readMotion } from '#games/client/motion.ts'
import type { Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import { createBigWin } from './big-win.ts'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  })
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
})
afterEach(() => vi.useRealTimers())

const stake = 1_000
const round = (win: number) => ({ win, staked: stake }) as RoundView

/** A slot's page on which a round has just been won: what its card says, and when it was first and last seen. */
function playWin(win: number, motion = readMotion('')) {
  const cards: { words: string; amount: string; at: number }[] = []
  const container = document.createElement('div')
  const stage = {
    container,
    motion,
    loop: createLoop(),
    buzz: () => undefined,
    sound: { count: () => undefined },
    particles: { burst: () => undefined },
  } as unknown as Stage
  const begun = performance.now()
  const bigWin = createBigWin(stage, {
    placard: {
      card: (words: string, amount: string) => cards.push({ words, amount, at: performance.now() - begun }),
    } as never,
    paint: () => undefined,
    actors: { aim: () => undefined, cheer: () => undefined },
    size: { width: 360, height: 480 },
  })
  let seconds: number | undefined
  const over = bigWin(round(win)).then(() => {
    seconds = (performance.now() - begun) / 1_000
  })
  return { cards, over, seconds: () => seconds, amounts: () => cards.map(({ amount }) => amount) }
}

test.each([
  ['ten', 10, 'Malaki!', 6],
  ['25', 25, 'Napakalaki!', 8.5],
  ['a hundred', 100, 'Todo-todo!', 11],
])('%s times the bet is a great win, counted to the centavo', async (_name, times, words, seconds) => {
  const win = stake * times + 35
  const shown = playWin(win)
  await vi.advanceTimersByTimeAsync(15_000)
  await shown.over
  expect(new Set(shown.cards.map((card) => card.words))).toEqual(new Set([words, '']))
  expect(shown.amounts()).toContain(`₱${(win / 100).toLocaleString('en-PH', { minimumFractionDigits: 2 })}`)
  expect(shown.seconds()).toBeGreaterThan(seconds)
  expect(shown.seconds()).toBeLessThan(seconds + 0.6)
})

test.each([
  ['less than ten times the bet', stake * 10 - 1],
  ['the bet itself', stake],
  ['nothing', 0],
])('%s is no great win', async (_name, win) => {
  const shown = playWin(win)
  await shown.over
  expect(shown.cards).toEqual([])
})

test.each(['pointerdown', 'keydown'])('%s ends it at once, with the whole amount', async (kind) => {
  const shown = playWin(stake * 100)
  await vi.advanceTimersByTimeAsync(1_000)
  document.dispatchEvent(new Event(kind))
  await vi.advanceTimersByTimeAsync(600)
  await shown.over
  expect(shown.seconds()).toBeLessThan(1.5)
  expect(shown.cards.findLast(({ words }) => words !== '')?.amount).toBe('₱1,000.00')
})

test('a tap that was meant for the reels ends nothing', async () => {
  const shown = playWin(stake * 100)
  await vi.advanceTimersByTimeAsync(200)
  document.dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(shown.seconds()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(10_000)
  await shown.over
})

test('with reduced motion the amount is there at once, and nothing counts', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  const shown = playWin(stake * 25, readMotion(''))
  await vi.advanceTimersByTimeAsync(5_000)
  await shown.over
  expect(new Set(shown.amounts())).toEqual(new Set(['₱250.00', '']))
  expect(shown.cards[0]).toMatchObject({ amount: '₱250.00', at: 0 })
})
