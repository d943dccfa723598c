// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createTrigger } from './trigger.ts'

let [shots, mayFire] = [0, true]
const button = document.createElement('button')
const trigger = createTrigger({
  button,
  fire() {
    if (mayFire) shots++
    return mayFire
  },
})
beforeEach(() => {
  document.body.replaceChildren(button)
  trigger.release()
  ;[shots, mayFire] = [0, true]
})
const steps = (count: number): number => {
  const before = shots
  for (let step = 0; step < count; step++) trigger.step()
  return shots - before
}
const key = (type: 'keydown' | 'keyup', at: EventTarget = document.body, repeat = false) =>
  at.dispatchEvent(new KeyboardEvent(type, { code: 'Space', repeat, bubbles: true }))

test('held, it fires at every step until it is let go', () => {
  button.dispatchEvent(new MouseEvent('pointerdown', { button: 0 }))
  expect(shots).toBe(1)
  expect(steps(5)).toBe(5)
  dispatchEvent(new Event('pointerup'))
  expect(steps(5)).toBe(0)
})

test.each(['pointerup', 'pointercancel', 'blur', 'pagehide'])('%s ends it at once', (end) => {
  trigger.press()
  expect(steps(2)).toBe(2)
  dispatchEvent(new Event(end))
  expect(steps(2)).toBe(0)
})

test('a page that is hidden shoots no more, also when it is back', () => {
  trigger.press()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(steps(3)).toBe(0)
})

test('a shot that may not be fired ends it, and nothing begins again by itself', () => {
  trigger.press()
  mayFire = false
  steps(1)
  mayFire = true
  expect(steps(3)).toBe(0)
})

test('an open dialog ends it', () => {
  trigger.press()
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  expect(steps(3)).toBe(0)
})

test('the space bar holds it, and a button that has the focus keeps its own space bar', () => {
  key('keydown')
  expect(steps(2)).toBe(2)
  key('keyup')
  expect(steps(2)).toBe(0)
  key('keydown', button)
  key('keydown', document.body, true)
  expect(steps(2)).toBe(0)
})

test('the click after a press fires nothing more', () => {
  let clicks = 0
  button.addEventListener('click', () => clicks++)
  button.dispatchEvent(new MouseEvent('click', { detail: 1 }))
  expect(clicks).toBe(0)
  button.dispatchEvent(new MouseEvent('click', { detail: 0 }))
  expect(clicks).toBe(1)
})

test('the right button does not fire', () => {
  button.dispatchEvent(new MouseEvent('pointerdown', { button: 2 }))
  expect(shots).toBe(0)
})
