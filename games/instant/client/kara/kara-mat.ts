import { element } from '#games/client/element.ts'
import type { CoinSide, KaraView, Trio } from '../../math/kara-krus.ts'
import type { KaraRow } from './kara-row.ts'
import { createKaraTrail } from './kara-trail.ts'
import { pisoFace } from '../piso.ts'
import { createTossingHand } from './tossing-hand.ts'
import type { Motion } from '#games/client/motion.ts'

const flips = 3
const turnDegrees = 360
const upDegrees: Readonly<Record<CoinSide, number>> = { kara: 0, krus: 180 }

export type KaraMat = ReturnType<typeof createKaraMat>

type Rows = { readonly mine: KaraRow; readonly theirs: KaraRow }

/** The coin in the air, what fell so far, and the two rows. */
export function createKaraMat(rows: Rows, motion: Pick<Motion, 'isReduced'>) {
  const [coin, hand] = [createCoin(), createTossingHand(motion)]
  coin.root.append(hand.root)
  const trail = createKaraTrail()
  const clear = (): void => {
    trail.show([])
    for (const row of [rows.mine, rows.theirs]) row.clear()
  }
  const land = ({ mine, theirs, tosses }: KaraView, count: number): void => {
    const fallen = tosses.slice(0, count)
    coin.lie(fallen.at(-1) ?? 'kara')
    trail.show(fallen)
    rows.mine.light(standing(mine, fallen))
    rows.theirs.light(standing(theirs, fallen))
  }
  const judge = (isMine: boolean): void => {
    rows.mine.judge(isMine)
    rows.theirs.judge(!isMine)
  }
  return {
    root: element(
      'div',
      { class: 'kara-mat' },
      coin.root,
      trail.root,
      element('div', { class: 'kara-goals' }, rows.mine.root, rows.theirs.root),
    ),
    clear,
    toss(side: CoinSide, ms: number): Promise<void> {
      hand.flick(ms)
      return coin.toss(side, ms)
    },
    land,
    judge,
    /** A round that is over, as it lies. */
    lie(view: KaraView): void {
      land(view, view.tosses.length)
      judge(view.isMine)
    },
  }
}

/**
 * The coin over the mat, its two sides back to back. A toss is a movement that the compositor makes alone: nothing is made, laid
 * out or painted in its frames, and the coin shows nothing of its end before it is there.
 */
function createCoin() {
  const coin = element('div', { class: 'kara-coin', 'data-up': 'kara' }, pisoFace('kara'), pisoFace('krus'))
  const shade = element('div', { class: 'kara-shade' })
  const root = element('div', { class: 'kara-air', 'aria-hidden': 'true' }, shade, coin)
  let up: CoinSide = 'kara'
  const lie = (side: CoinSide): void => {
    up = side
    coin.dataset['up'] = side
  }
  return {
    root,
    lie,
    /** Up, over and over, and down again on its side. */
    async toss(side: CoinSide, ms: number): Promise<void> {
      const from = upDegrees[up]
      const to = from + flips * turnDegrees + (side === up ? 0 : turnDegrees / 2)
      const dim = [{ opacity: 0.7 }, { opacity: 0.2, offset: 0.5 }, { opacity: 0.7 }]
      shade.animate(dim, { duration: ms, easing: 'ease-in-out' })
      const flight = [
        { transform: `translateY(0) scale(1) rotateX(${from}deg)`, easing: 'cubic-bezier(0.2, 0.6, 0.6, 1)' },
        {
          transform: `translateY(-118%) scale(1.18) rotateX(${(from + to) / 2}deg)`,
          offset: 0.5,
          easing: 'cubic-bezier(0.4, 0, 0.8, 0.4)',
        },
        { transform: `translateY(0) scale(1) rotateX(${to}deg)` },
      ]
      await coin.animate(flight, { duration: ms }).finished
      lie(side)
    },
  }
}

/** How many of a row's first coins the last tosses are. */
const standing = (row: Trio, fallen: readonly CoinSide[]): number =>
  [3, 2, 1].find(
    (count) => count <= fallen.length && row.slice(0, count).every((side, at) => side === fallen.slice(-count)[at]),
  ) ?? 0
