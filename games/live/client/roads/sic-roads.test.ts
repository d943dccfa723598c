// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { sicFace } from '../sic-face.ts'

const traces = [
  [1, 2, 3],
  [6, 5, 4],
  [6, 6, 5],
  [2, 2, 2],
]
const textsOf = (root: Element, what: string) => [...root.querySelectorAll(what)].map((found) => found.textContent)

async function shownRoads(shown: readonly number[][]) {
  const { root, show } = sicFace.road()
  document.body.replaceChildren(root)
  show(shown)
  await vi.waitFor(() => expect(root.querySelectorAll('.road-marks')).toHaveLength(1), { timeout: 10_000 })
  return root
}

test('sic bo shows its last dice first, then how often each sum came, and a road of big and small', async () => {
  const root = await shownRoads(traces)
  expect(textsOf(root, '.road-choice')).toEqual(['Dice', 'Sums', 'Road'])
  expect(textsOf(root, '.road-pane.is-chosen .road-name')).toEqual(['Last dice'])
  expect(textsOf(root, 'section > .spoken')).toEqual([
    '4 results: Big 2, Small 1, Triple 1. Big won the last 2 in a row, not counting Triple.',
  ])
})

test('each roll has its sum and its end, said newest first', async () => {
  const root = await shownRoads(traces)
  expect(textsOf(root, '.dice-marks text')).toEqual(['6', 'S', '15', 'B', '17', 'B', '6', 'T'])
  expect(root.querySelector('.dice-marks')?.getAttribute('aria-label')).toBe(
    'Newest first: 2, 2, 2: 6 Triple; 6, 6, 5: 17 Big; 6, 5, 4: 15 Big; 1, 2, 3: 6 Small',
  )
})

test('every sum is there, with how often it came in the results shown', async () => {
  const root = await shownRoads(traces)
  expect(textsOf(root, '.sum-name')).toHaveLength(16)
  expect(textsOf(root, '.sum-bars .spoken').filter((text) => !text.endsWith(' 0 times'))).toEqual([
    'Sum 6: 2 times',
    'Sum 15: once',
    'Sum 17: once',
  ])
})

test('before the first result nothing is counted', async () => {
  const root = await shownRoads([])
  expect(textsOf(root, 'section > .spoken')).toEqual(['No results yet.'])
  expect(textsOf(root, '.dice-marks text')).toEqual([])
})

test('where only the next view can be chosen, the focus goes on to it', async () => {
  const root = await shownRoads(traces)
  const style = document.createElement('style')
  style.textContent =
    '.road-choice { display: none } .road-choice[aria-pressed="true"] + .road-choice { display: block }'
  document.head.append(style)
  const [, sums, road] = root.querySelectorAll<HTMLElement>('.road-choice')
  sums?.focus()
  sums?.click()
  style.remove()
  expect(document.activeElement).toBe(road)
})
