// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { pesos } from '#core/money/centavos.ts'
import type { Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import type { KaraView } from '../../math/kara-krus.ts'
import { makeKaraKrusScene } from './kara-krus-scene.ts'

const stake = Number(pesos(10n))
const view: KaraView = {
  mine: ['kara', 'krus', 'krus'],
  theirs: ['krus', 'krus', 'krus'],
  tosses: ['krus', 'krus', 'kara', 'krus', 'kara', 'kara', 'krus', 'krus'],
  isMine: true,
}
const round = { state: 'over', stake, staked: stake, win: 0, choice: {}, view } as unknown as RoundView

let animated: Element[]
/** A browser without pictures, which counts what moves. */
beforeEach(() => {
  animated = []
  document.body.replaceChildren()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  )
  const context = new Proxy({}, { get: () => () => context, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.stubGlobal('Path2D', class {})
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no bitmaps')))
  Element.prototype.animate = function () {
    animated.push(this)
    return { finished: Promise.resolve() } as never
  }
})

function open(isReduced: boolean) {
  const [container, controls] = [document.createElement('div'), document.createElement('div')]
  document.body.append(container, controls)
  const sounds: string[] = []
  const stage = {
    container,
    controls,
    title: {} as Stage['title'],
    loop: {} as Stage['loop'],
    motion: { isReduced, isFrozen: false, ms: (usual: number) => usual, wait: () => Promise.resolve() },
    sound: { play: (name: string) => sounds.push(name) } as unknown as Stage['sound'],
    particles: { size: { width: 1, height: 1 }, burst: () => undefined },
    buzz: () => undefined,
    stake: () => stake,
    balance: () => 100_000,
    onStake: () => undefined,
    begin: () => undefined,
    move: () => undefined,
    setAction: () => undefined,
    say: () => undefined,
  } satisfies Stage
  return { scene: makeKaraKrusScene(stage), sounds }
}
const seen = () => document.querySelectorAll('.kara-goal[data-is="first"] .is-seen').length

test('each row stands on the page once, and a tap turns its coin there', () => {
  open(true)
  const rows = [...document.querySelectorAll('.kara-goal')]
  const sidesOf = (at: number) =>
    [...(rows[at]?.querySelectorAll('button') ?? [])].map((coin) => coin.getAttribute('data-side'))
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['Yours', 'House'])
  expect(document.querySelectorAll('.kara-goal .piso')).toHaveLength(6)
  expect(sidesOf(0)).toEqual(['kara', 'krus', 'krus'])
  rows[0]?.querySelectorAll('button')[1]?.click()
  expect(sidesOf(0)).toEqual(['kara', 'kara', 'krus'])
})

test('with reduced motion the tosses lie there at once, and nothing has moved', async () => {
  const { scene, sounds } = open(true)
  await scene.play(round)
  expect(animated).toEqual([])
  expect(sounds).toEqual(['stop'])
  expect(seen()).toBe(3)
})

test('with usual motion every toss flies, and the end is the same', async () => {
  const { scene, sounds } = open(false)
  await scene.play(round)
  expect(animated.filter(({ className }) => className === 'kara-coin')).toHaveLength(view.tosses.length)
  expect(sounds.filter((name) => name === 'toss')).toHaveLength(view.tosses.length)
  expect(seen()).toBe(3)
})
