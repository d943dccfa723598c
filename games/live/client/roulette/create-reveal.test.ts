// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createReveal } from './create-reveal.ts'

const own = 300
let cloth: HTMLElement
let reveal: ReturnType<typeof createReveal>
beforeEach(() => {
  cloth = document.createElement('div')
  reveal = createReveal(cloth)
  Object.defineProperty(cloth, 'clientWidth', { value: 360 })
  cloth.scrollLeft = own
})
/** At so many pixels from the cloth's left edge: here the browser lays nothing out. */
function spotAt(left: number): HTMLElement {
  const spot = document.createElement('button')
  Object.defineProperties(spot, { offsetLeft: { value: left }, offsetWidth: { value: 46 } })
  return spot
}
const shown = (left: number) => vi.waitFor(() => expect(cloth.scrollLeft).toBe(left))

test('the number that won comes into view, and the player’s own place again with the next round', async () => {
  reveal(spotAt(10), true)
  await shown(10 + (46 - 360) / 2)
  reveal(spotAt(10), undefined)
  expect(cloth.scrollLeft).toBe(own)
})

test('a number that is in view, or has not won, moves nothing', async () => {
  reveal(spotAt(400), true)
  reveal(spotAt(10), false)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(cloth.scrollLeft).toBe(own)
})

test('a player who has pushed the cloth meanwhile keeps what they see', async () => {
  reveal(spotAt(10), true)
  await shown(-147)
  cloth.dispatchEvent(new Event('pointerdown'))
  cloth.scrollLeft = 120
  reveal(spotAt(10), undefined)
  expect(cloth.scrollLeft).toBe(120)
})
