// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdCards } from './hold-cards.ts'
import { squeezeOfBaccarat } from './squeeze-baccarat.ts'

const hand = (...ranks: number[]) => ranks.map((rank) => ({ rank, suit: 0 }))
const result = { player: hand(2, 3, 9), banker: hand(4, 13) }

/** A canvas that takes every stroke; the look of it is for pictures. */
const strokes = new Proxy(
  {},
  { get: (_of, name) => (name === 'canvas' ? undefined : () => undefined), set: () => true },
)

beforeEach(() => {
  vi.stubGlobal('Path2D', class {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(strokes as never)
  document.body.replaceChildren()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function tableWith(bets: readonly string[], isOn = true) {
  const { createSqueeze } = await import('./create-squeeze.ts')
  const [said, moving]: [string[], Set<{ step: () => void; draw?: () => void }>] = [[], new Set()]
  const loop = {
    add(motion: { step: () => void; draw?: () => void }) {
      moving.add(motion)
      return () => moving.delete(motion)
    },
  }
  const squeeze = createSqueeze({
    squeeze: squeezeOfBaccarat,
    bets: () => bets,
    isOn: () => isOn,
    loop: loop as never,
    onTurn: () => undefined,
    say: (text) => said.push(text),
  })
  document.body.append(squeeze.root)
  const pass = (steps: number): void => {
    for (let step = 0; step < steps; step++)
      for (const motion of moving) {
        motion.step()
        motion.draw?.()
      }
  }
  const follow = (part: number): void => squeeze.follow({ round: '7', result }, part)
  const closed = () =>
    (['player', 'banker'] as const).flatMap((side) =>
      result[side].flatMap((_card, index) =>
        squeeze.isFaceDown()?.(side, index) === true ? [`${side} ${index}`] : [],
      ),
    )
  const button = (name: string) =>
    [...squeeze.root.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  return { squeeze, said, follow, pass, closed, button, isShown: () => !squeeze.root.hidden }
}

test('the cards of a bet stay closed until they are opened, one after the other', async () => {
  const table = await tableWith(['player', 'banker'])
  table.follow(0)
  expect(table.isShown()).toBe(false)
  table.follow(0.5)
  expect([table.isShown(), table.closed()]).toEqual([true, ['player 2', 'banker 1']])
  table.button('Open')?.click()
  table.pass(100)
  expect(table.closed()).toEqual(['banker 1'])
  table.squeeze.root.querySelector<HTMLElement>('.squeeze-card')?.click()
  table.pass(100)
  expect([table.isShown(), table.closed()]).toEqual([false, []])
  expect(table.said.filter((text) => text.includes('total'))).toEqual(['Player: 9, total 4', 'Banker: K, total 4'])
})

test.each(['Enter', ' '])(
  'the key "%s" opens a card wherever the focus is, but leaves a button its own',
  async (key) => {
    const table = await tableWith(['banker'])
    table.follow(0)
    table.follow(0.5)
    const other = document.createElement('button')
    document.body.append(other)
    const press = (at: Element) =>
      at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    press(other)
    table.pass(100)
    expect(table.closed()).toEqual(['banker 1'])
    press(document.body)
    table.pass(100)
    expect(table.closed()).toEqual([])
  },
)

test('"Open all" opens every card, and is not offered for one alone', async () => {
  const one = await tableWith(['banker'])
  one.follow(0)
  one.follow(0.5)
  expect(one.button('Open all')?.hidden).toBe(true)
  const table = await tableWith(['tie'])
  table.follow(0)
  table.follow(0.5)
  table.button('Open all')?.click()
  table.pass(100)
  expect(table.closed()).toEqual([])
})

test('the round waits for nobody: what is closed opens in time, and the cards are gone at its end', async () => {
  const table = await tableWith(['player', 'banker'])
  table.follow(0)
  table.follow(0.5)
  table.follow(0.9)
  expect(table.closed()).toEqual([])
  table.pass(24)
  table.follow(1)
  expect(table.isShown()).toBe(false)
})

test.each([
  { given: 'no bet', bets: [], isOn: true, at: 0 },
  { given: 'the switch off', bets: ['player'], isOn: false, at: 0 },
  { given: 'a page opened late', bets: ['player'], isOn: true, at: 0.6 },
])('with $given, the table opens its cards as usual', async ({ bets, isOn, at }) => {
  const table = await tableWith(bets, isOn)
  table.follow(at)
  table.follow(0.7)
  expect([table.isShown(), table.squeeze.isFaceDown()]).toEqual([false, holdCards([]).isFaceDown])
})
