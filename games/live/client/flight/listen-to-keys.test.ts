// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listenToKeys } from './listen-to-keys.ts'

const done: string[] = []
beforeAll(() =>
  listenToKeys({ act: (index) => done.push(`bet ${index + 1}`), cashOutAll: () => done.push('cash out') }),
)
beforeEach(() => {
  done.length = 0
  document.body.replaceChildren()
})
const press = (code: string, at: EventTarget = document.body, init: KeyboardEventInit = {}): void => {
  at.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...init }))
}

test('1 and 2 are the two bets, and the space bar cashes out', () => {
  for (const code of ['Digit1', 'Digit2', 'Numpad1', 'Numpad2', 'Space', 'Digit3']) press(code)
  expect(done).toEqual(['bet 1', 'bet 2', 'bet 1', 'bet 2', 'cash out'])
})

test('a key that is held acts once, and one with a modifier is the browser’s', () => {
  press('Space', document.body, { repeat: true })
  press('Digit1', document.body, { ctrlKey: true })
  expect(done).toEqual([])
})

test.each([
  ['input', []],
  ['dialog', []],
  ['button', ['bet 1']],
])('whoever types or chooses in a %s does not bet by it', (tag, acts) => {
  const control = document.createElement(tag)
  document.body.append(control)
  press('Digit1', control)
  press('Space', control)
  expect(done).toEqual(acts)
})
