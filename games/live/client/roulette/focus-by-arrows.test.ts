// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { focusByArrows } from './focus-by-arrows.ts'

/** A container with a button of 20 pixels at each place. */
function openedPlaces(places: Readonly<Record<string, readonly [x: number, y: number]>>) {
  const root = document.createElement('div')
  for (const [name, [x, y]] of Object.entries(places)) {
    const button = document.createElement('button')
    button.textContent = name
    button.getBoundingClientRect = () => new DOMRect(x, y, 20, 20)
    root.append(button)
  }
  document.body.replaceChildren(root)
  focusByArrows(root)
  const focus = (name: string) =>
    [...root.querySelectorAll('button')].find((each) => each.textContent === name)?.focus()
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return { focused: document.activeElement?.textContent, isTaken: event.defaultPrevented }
  }
  return { focus, press }
}

test.each([
  ['middle', 'ArrowRight', 'right'],
  ['middle', 'ArrowLeft', 'left'],
  ['middle', 'ArrowUp', 'above'],
  ['middle', 'ArrowDown', 'below'],
  ['right', 'ArrowRight', 'right'],
])('from %s, %s leads to %s', (from, key, to) => {
  const { focus, press } = openedPlaces({
    middle: [100, 100],
    right: [160, 100],
    left: [40, 100],
    above: [100, 40],
    below: [100, 160],
    // Nearer, but beside the way.
    aside: [130, 130],
  })
  focus(from)
  expect(press(key)).toEqual({ focused: to, isTaken: true })
})

test('other keys keep their meaning', () => {
  const { focus, press } = openedPlaces({ one: [0, 0], other: [40, 0] })
  focus('one')
  expect(press('Tab')).toEqual({ focused: 'one', isTaken: false })
})
