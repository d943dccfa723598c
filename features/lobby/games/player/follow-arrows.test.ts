import { afterEach, beforeEach, expect, test } from 'vitest'
import { followArrows } from './follow-arrows.ts'

beforeEach(() => {
  document.body.innerHTML = `<div data-tiles>${[1, 2, 3, 4].map((id) => `<a href="#${id}" data-game="${id}"></a>`).join('')}</div>`
})
afterEach(() => {
  document.body.innerHTML = ''
})

const tile = (place: number) => document.querySelectorAll<HTMLElement>('a')[place]

function press(key: string): string | undefined {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  return (document.activeElement as HTMLElement).dataset.game
}

test('two parts of a page that follow arrows move by one tile a key', () => {
  const ends = [followArrows(document), followArrows(document)]
  tile(0)?.focus()
  expect([press('ArrowRight'), press('ArrowRight'), press('ArrowLeft')]).toEqual(['2', '3', '2'])
  for (const end of ends) end()
})

test('a part that goes leaves the arrows to the others, and after the last one they do nothing', () => {
  const [endFirst, endLast] = [followArrows(document), followArrows(document)]
  endFirst()
  tile(0)?.focus()
  expect(press('ArrowRight')).toBe('2')
  endLast()
  expect(press('ArrowRight')).toBe('2')
})
