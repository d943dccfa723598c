// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import type { Stage } from '#games/client/scene.ts'
import { makeDuelScene } from '#games/poker/client/duel-scene.ts'
import { handName, threeCardName } from '#games/poker/client/hand-name.ts'
import type { DuelView } from '#games/poker/math/duel.ts'
import { caribbeanStud } from '#games/poker/math/caribbean-stud.ts'
import { gradeOf } from '#games/poker/math/hand-score.ts'
import { tatlongBaraha } from '#games/poker/math/tatlong-baraha.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import { helpIn } from '#games/title/help-page.ts'
import type { Step } from '#games/title/title.ts'

const stake = pesos(10n)

/** A browser without pictures and movements. */
beforeEach(() => {
  document.body.replaceChildren()
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

const games = {
  caribbeanStud: { title: caribbeanStud, handSize: 5, handName, hasPairPlus: false, choice: {} },
  tatlongBaraha: {
    title: tatlongBaraha,
    handSize: 3,
    handName: threeCardName,
    hasPairPlus: true,
    choice: { pairPlus: false },
  },
}
type Game = (typeof games)[keyof typeof games]

function open({ title, handSize, handName: nameOf, hasPairPlus }: Game) {
  const [container, controls] = [document.createElement('div'), document.createElement('div')]
  document.body.append(container, controls)
  const stage = {
    container,
    controls,
    title: { help: helpIn(title.help(), 'en') } as Stage['title'],
    loop: {} as Stage['loop'],
    motion: { isReduced: true, isFrozen: true, ms: () => 0, wait: () => Promise.resolve() },
    sound: { play: () => undefined } as unknown as Stage['sound'],
    particles: { size: { width: 1, height: 1 }, burst: () => undefined },
    buzz: () => undefined,
    stake: () => Number(stake),
    balance: () => 100_000,
    onStake: () => undefined,
    begin: () => undefined,
    move: () => undefined,
    setAction: () => undefined,
    say: () => undefined,
  } satisfies Stage
  const rules = { playWord: 'Play', dealerRule: '', priceOf: (price: number) => price }
  return makeDuelScene({ ...rules, handSize, handName: nameOf, hasPairPlus, loadPlace: () => new Promise(() => {}) })(
    stage,
  )
}

const begun = ({ title, choice }: Game, seed: number): Step =>
  title.begin({ stake, choice, draw: seededTestDraw(seed) }) as Step
const roundOf = ({ view, win, isOver }: Pick<Step, 'view' | 'win' | 'isOver'>): RoundView =>
  ({ state: isOver ? 'over' : 'open', staked: Number(stake), win: Number(win), view }) as unknown as RoundView
const lit = (): string | undefined => document.querySelector('.printed-pays .is-lit td')?.textContent ?? undefined

/** The first word of what a hand of each grade is called in the rules. */
const namesOfGrades = [undefined, 'Pair', 'Two', 'Three', 'Straight', 'Flush', 'Full', 'Four', 'Straight', 'Royal']

test('the line that is lit on the cloth is that of the hand, and none where the hand is in no line', () => {
  const scene = open(games.caribbeanStud)
  const grades = new Set<number>()
  for (let seed = 0; seed < 60; seed++) {
    const step = begun(games.caribbeanStud, seed)
    const grade = gradeOf((step.view as DuelView).playerScore)
    grades.add(grade)
    scene.show(roundOf(step))
    expect(lit()?.split(' ')[0]).toBe(namesOfGrades[grade])
  }
  expect(grades.size).toBeGreaterThan(2)
})

test('a folded hand is paid by no line', () => {
  for (const game of Object.values(games)) {
    const scene = open(game)
    const step = begun(game, 3)
    scene.show(roundOf({ ...step, isOver: true, view: { ...(step.view as DuelView), result: 'folded' } }))
    expect(lit()).toBeUndefined()
    document.body.replaceChildren()
  }
})

test('both pays of three cards stand in their columns', () => {
  open(games.tatlongBaraha)
  expect([...document.querySelectorAll('.printed-pays th')].map(({ textContent }) => textContent)).toHaveLength(3)
  expect(document.querySelectorAll('.printed-pays tbody tr')).toHaveLength(5)
})
