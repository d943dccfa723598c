import { element } from '#games/client/element.ts'
import type { CoinSide, KaraChoice, KaraView, Trio } from '../math/kara-krus.ts'
import { pisoFace } from './piso.ts'

const seenMost = 9
const flips = 3

export type KaraMat = ReturnType<typeof createKaraMat>

/** The two rows, the coin in the air, and what fell so far. */
export function createKaraMat() {
  const goals = { mine: createGoal('Yours'), theirs: createGoal('Against') }
  const coin = createCoin()
  const trail = element('div', { class: 'kara-trail' })
  const both = [goals.mine, goals.theirs]
  const clear = (): void => {
    trail.replaceChildren()
    for (const goal of both) goal.clear()
  }
  const land = ({ mine, theirs, tosses }: KaraView, count: number): void => {
    const fallen = tosses.slice(0, count)
    const side = fallen.at(-1) ?? 'kara'
    coin.lie(side)
    trail.append(pisoFace(side))
    if (trail.childElementCount > seenMost) trail.firstElementChild?.remove()
    goals.mine.light(standing(mine, fallen))
    goals.theirs.light(standing(theirs, fallen))
  }
  const judge = (isMine: boolean): void => {
    goals.mine.judge(isMine)
    goals.theirs.judge(!isMine)
  }
  return {
    root: element(
      'div',
      { class: 'kara-mat', 'aria-hidden': 'true' },
      coin.root,
      trail,
      element('div', { class: 'kara-goals' }, goals.mine.root, goals.theirs.root),
    ),
    rows(choice: KaraChoice): void {
      goals.mine.set(choice.mine)
      goals.theirs.set(choice.theirs)
      clear()
    },
    clear,
    toss: (side: CoinSide, ms: number) => coin.toss(side, ms),
    land,
    judge,
    /** A round that is over, as it lies. */
    lie(view: KaraView): void {
      trail.replaceChildren(...view.tosses.slice(-seenMost, -1).map(pisoFace))
      land(view, view.tosses.length)
      judge(view.isMine)
    },
    middle: coin.middle,
  }
}

/**
 * The coin over the mat. Both of its sides are there all the time: in the frames of a toss nothing is made, and hardly anything is
 * laid out.
 */
function createCoin() {
  const coin = element('div', { class: 'kara-coin', 'data-up': 'kara' }, pisoFace('kara'), pisoFace('krus'))
  const shade = element('div', { class: 'kara-shade' })
  const root = element('div', { class: 'kara-air' }, shade, coin)
  const lie = (side: CoinSide): void => {
    coin.dataset['up'] = side
  }
  return {
    root,
    lie,
    /** Up, over and over, and down again on its side. */
    async toss(side: CoinSide, ms: number): Promise<void> {
      lie(side)
      const dim = [{ opacity: 0.7 }, { opacity: 0.2, offset: 0.5 }, { opacity: 0.7 }]
      shade.animate(dim, { duration: ms, easing: 'ease-in-out' })
      const flight = [
        { transform: 'translateY(0) rotateX(0)' },
        { transform: `translateY(-46%) rotateX(${flips * 180}deg) scale(1.12)`, offset: 0.5 },
        { transform: `translateY(0) rotateX(${flips * 360}deg)` },
      ]
      await coin.animate(flight, { duration: ms, easing: 'linear' }).finished
    },
    middle: () => ({ x: root.offsetLeft + root.offsetWidth / 2, y: root.offsetTop + root.offsetHeight / 2 }),
  }
}

/** How many of a row's first coins the last tosses are. */
const standing = (row: Trio, fallen: readonly CoinSide[]): number =>
  [3, 2, 1].find(
    (count) => count <= fallen.length && row.slice(0, count).every((side, at) => side === fallen.slice(-count)[at]),
  ) ?? 0

function createGoal(label: string) {
  const coins = element('div', { class: 'kara-goal-coins' })
  const root = element('div', { class: 'kara-goal' }, element('span', { class: 'kara-goal-label' }, label), coins)
  return {
    root,
    set: (row: Trio) => coins.replaceChildren(...row.map(pisoFace)),
    light(count: number): void {
      for (const [at, face] of [...coins.children].entries()) face.classList.toggle('is-seen', at < count)
    },
    judge(isFirst: boolean): void {
      root.dataset['is'] = isFirst ? 'first' : 'late'
    },
    clear(): void {
      delete root.dataset['is']
      for (const face of coins.children) face.classList.remove('is-seen')
    },
  }
}
