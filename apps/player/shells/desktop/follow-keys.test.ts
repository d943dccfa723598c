import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followKeys } from './follow-keys.ts'

const done: string[] = []
let stop = () => {}

beforeEach(() => {
  done.length = 0
  stop = followKeys(document, {
    destinationOf: (letter) => (letter === 'h' ? '/lobby/home' : undefined),
    go: (to) => done.push(to),
    showList: () => done.push('list'),
    foldMenu: () => done.push('fold'),
  })
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

function press(keys: string, { target = document.body, everyMs = 100, ctrlKey = false } = {}) {
  for (const [at, key] of [...keys].entries()) {
    const event = new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: 10_000 + at * everyMs })
    fireEvent(target, event)
  }
}

test.each([
  ['g and a letter open a page', 'gh', ['/lobby/home']],
  ['a letter without g does nothing', 'h', []],
  ['g and a letter without a page do nothing', 'gx', []],
  ['the letter after an unknown one does nothing', 'gxh', []],
  ['capitals count as well', 'GH', ['/lobby/home']],
  ['a question mark lists the keys', '?', ['list']],
  ['m folds the menu', 'm', ['fold']],
])('%s', (_what, keys, acts) => {
  press(keys)
  expect(done).toEqual(acts)
})

test('g waits for its letter for a second and a half', () => {
  press('gh', { everyMs: 1_499 })
  press('gh', { everyMs: 1_500 })
  expect(done).toEqual(['/lobby/home'])
})

test('the browser keeps its own combinations', () => {
  press('m?', { ctrlKey: true })
  expect(done).toEqual([])
})

test.each(['input', 'textarea', 'select'])('what is typed into a field of kind %s stays there', (kind) => {
  const field = document.body.appendChild(document.createElement(kind))
  press('?mgh', { target: field })
  expect(done).toEqual([])
})

test('no key acts behind a dialog', () => {
  document.body.appendChild(document.createElement('dialog')).setAttribute('open', '')
  press('?mgh')
  expect(done).toEqual([])
})
