// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import type { Action, Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import type { Step } from '#games/title/title.ts'
import { pusoy } from '../../math/pusoy.ts'
import { type Arrangement, foulOf, scoresOf } from '../../math/pusoy/arrangement.ts'
import type { PusoyView } from '../../math/pusoy/round.ts'
import { placesOfRows, rowsOfPlaces, sortedBy } from './places.ts'
import { makePusoyScene } from './pusoy-scene.ts'

const stake = pesos(30n)
/** A hand whose cards are a foul as they are sorted. */
const fouledSeed = Array.from({ length: 50 }, (_, seed) => seed).find((seed) => {
  const { view } = begun(seed)
  return foulOf(scoresOf(rowsOfPlaces(sortedBy.rank((view as PusoyView).cards)))) !== undefined
})

function begun(seed: number): Step {
  return pusoy.begin({ stake, choice: {}, draw: seededTestDraw(seed) }) as Step
}

const roundOf = ({ view, events, win, isOver }: Step): RoundView => ({
  id: 'round',
  requestId: 'request',
  game: 'pusoy',
  state: isOver ? 'over' : 'open',
  step: isOver ? 1 : 0,
  stake: Number(stake),
  staked: Number(stake),
  win: Number(win),
  choice: {},
  view,
  events,
  nonce: 0,
  seedHash: '',
  at: '',
  isFree: false,
})

/** A browser without pictures and movements. */
beforeEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  )
  const context = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.stubGlobal('Path2D', class {})
  Element.prototype.animate = () => ({ finished: Promise.resolve() }) as never
})

function open() {
  const [container, controls] = [document.createElement('div'), document.createElement('div')]
  document.body.append(container, controls)
  const shown = { action: undefined as Action | undefined, moves: [] as Arrangement[], spoken: [] as string[] }
  const stage: Stage = {
    container,
    controls,
    title: {} as Stage['title'],
    loop: {} as Stage['loop'],
    motion: { isReduced: true, isFrozen: true, ms: () => 0, wait: () => Promise.resolve() },
    sound: { play: () => undefined } as unknown as Stage['sound'],
    particles: { size: { width: 1, height: 1 }, burst: () => undefined },
    buzz: () => undefined,
    stake: () => Number(stake),
    balance: () => 100_000,
    onStake: () => undefined,
    begin: () => undefined,
    move: (move) => shown.moves.push(move as Arrangement),
    setAction: (action) => {
      shown.action = action
    },
    say: (text) => shown.spoken.push(text),
  }
  return { scene: makePusoyScene(stage), shown }
}

const place = (at: number): HTMLButtonElement => {
  const tap = document.querySelector<HTMLButtonElement>(`[data-place="${at}"]`)
  if (tap === null) throw new Error('no such place')
  return tap
}
const press = (name: string): void => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  button?.click()
}
const names = () => Array.from({ length: 13 }, (_, at) => place(at).getAttribute('aria-label'))

test('a foul cannot be sent and says why; arranged for the player it can', () => {
  const { scene, shown } = open()
  const step = begun(fouledSeed ?? 0)
  scene.show(roundOf(step))
  expect(shown.action).toMatchObject({ label: 'Set cards', isEnabled: false })
  expect(shown.action?.detail).toMatch(/^Foul: (middle|front) is higher than (back|middle)$/)
  press('Arrange for me')
  expect(shown.action).toMatchObject({ isEnabled: true })
  shown.action?.run()
  const { best } = step.view as PusoyView
  expect(shown.moves).toEqual([rowsOfPlaces(placesOfRows(best))])
})

test('two taps swap two cards, and the page that is loaded again finds them so', () => {
  const first = open()
  const round = roundOf(begun(3))
  first.scene.show(round)
  const dealt = names()
  place(0).click()
  expect(place(0).getAttribute('aria-pressed')).toBe('true')
  place(12).click()
  const card = (label: string | null | undefined) => label?.split(',')[0]
  expect([card(names()[0]), card(names()[12])]).toEqual([card(dealt[12]), card(dealt[0])])
  const laid = names()
  document.body.replaceChildren()
  open().scene.show(round)
  expect(names()).toEqual(laid)
})

test('cards of another round are not kept for this one', () => {
  const first = open()
  first.scene.show(roundOf(begun(3)))
  press('Arrange for me')
  document.body.replaceChildren()
  const other = open()
  other.scene.show({ ...roundOf(begun(5)), id: 'other' })
  const fresh = names()
  document.body.replaceChildren()
  sessionStorage.clear()
  open().scene.show({ ...roundOf(begun(5)), id: 'other' })
  expect(names()).toEqual(fresh)
})

test('the deal hides the opponents, who are called computers; the end shows every row and what each duel paid', async () => {
  const { scene, shown } = open()
  const step = begun(4)
  await scene.play(roundOf(step))
  scene.setBusy(false)
  expect(document.querySelectorAll('.mini[data-side=down]')).toHaveLength(39)
  expect([...document.querySelectorAll('.computer-name')].map(({ textContent }) => textContent)).toEqual([
    'Computer 1',
    'Computer 2',
    'Computer 3',
  ])
  const { best } = step.view as PusoyView
  const end = pusoy.move({ stake, state: step.state, move: best, draw: () => 0 }) as Step
  await scene.play(roundOf(end))
  expect(document.querySelectorAll('.mini[data-side=up]')).toHaveLength(39)
  expect(document.querySelectorAll('.duel-verdict:not(:empty)')).toHaveLength(3)
  for (const row of ['Back', 'Middle', 'Front'])
    expect(shown.spoken.some((text) => text.startsWith(`${row}: you win`))).toBe(true)
  expect(shown.action).toMatchObject({ label: 'Deal' })
  expect(place(0).disabled).toBe(true)
})
