// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAim } from '#games/fish/client/aim.ts'
import { createAction } from './action-button.ts'
import { readMotion } from './motion.ts'

beforeEach(() => document.body.replaceChildren())
afterEach(() => vi.unstubAllGlobals())

const press = (at: EventTarget, code: string, repeat = false): void => {
  at.dispatchEvent(new KeyboardEvent('keydown', { code, repeat, bubbles: true, cancelable: true }))
}
const letGo = (code: string): void => {
  document.body.dispatchEvent(new KeyboardEvent('keyup', { code, bubbles: true }))
}

function actionOnPage() {
  const played: number[] = []
  const action = createAction()
  action.set({ label: 'Spin', run: () => played.push(1) })
  action.setBusy(false)
  document.body.append(action.root)
  return { action, played }
}

test('the space bar plays once, however long it is held, and not while a round is under way', () => {
  const { action, played } = actionOnPage()
  press(document.body, 'Space')
  press(document.body, 'Space', true)
  expect(played).toHaveLength(1)
  action.setBusy(true)
  press(document.body, 'Space')
  expect(played).toHaveLength(1)
})

test.each(['button', 'input', 'select', 'a', 'dialog', 'summary'])(
  'a %s that has the focus keeps the space bar for itself',
  (tag) => {
    const { played } = actionOnPage()
    const control = document.createElement(tag)
    document.body.append(control)
    press(control, 'Space')
    expect(played).toHaveLength(0)
  },
)

test('a button that was pressed by a key has the focus again after the round, unless it went elsewhere', () => {
  const { action } = actionOnPage()
  const other = document.createElement('button')
  document.body.append(other)
  const round = (during: () => void): void => {
    action.root.focus()
    action.setBusy(true)
    // Browsers take the focus from a button that is disabled; jsdom does not.
    action.root.blur()
    during()
    action.setBusy(false)
  }
  round(() => undefined)
  expect(document.activeElement).toBe(action.root)
  round(() => other.focus())
  expect(document.activeElement).toBe(other)
})

test('a stake that was raised to its end by the space bar is not played by the next press', () => {
  const { played } = actionOnPage()
  const raise = document.createElement('button')
  document.body.append(raise)
  raise.focus()
  raise.disabled = true
  press(document.body, 'Space')
  expect(played).toHaveLength(0)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  press(document.body, 'Space')
  expect(played).toHaveLength(1)
})

test('arrow keys turn the cannon for as long as they are held, and never beyond the water', () => {
  const aim = createAim({
    view: document.createElement('div'),
    sea: {
      muzzle: () => ({ x: 150, y: 380 }),
      find: () => undefined,
      under: () => undefined,
      swimmers: [],
      isInSight: () => true,
    },
    onPress: () => undefined,
    onLock: () => undefined,
  })
  const turn = (steps: number): number => {
    for (let step = 0; step < steps; step++) aim.step()
    return aim.angle()
  }
  press(document.body, 'ArrowRight')
  const right = turn(5)
  expect(right).toBeGreaterThan(0)
  expect(turn(500)).toBeLessThan(Math.PI / 2)
  letGo('ArrowRight')
  expect(turn(5)).toBe(aim.angle())
  press(document.body, 'ArrowLeft')
  expect(turn(1_000)).toBeGreaterThan(-Math.PI / 2)
})

test.each([
  { wants: true, search: '', isReduced: true, most: 60 },
  { wants: false, search: '', isReduced: false, most: 2_000 },
  { wants: false, search: '?t=frozen', isReduced: true, most: 0 },
])('less movement wanted: $wants, at "$search": a movement of 2 s takes $most ms', ({ wants, search, ...is }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: wants }))
  const motion = readMotion(search)
  expect({ isReduced: motion.isReduced, most: motion.ms(2_000) }).toEqual(is)
})
