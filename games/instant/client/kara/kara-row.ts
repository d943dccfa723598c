import { drawing, element } from '#games/client/element.ts'
import type { Motion } from '#games/client/motion.ts'
import type { CoinSide, KaraChoice, Trio } from '../../math/kara-krus.ts'
import { pisoFace } from '../piso.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type CoinAt = { readonly row: keyof KaraChoice; readonly at: number }

const positions = [0, 1, 2] as const
const other: Readonly<Record<CoinSide, CoinSide>> = { kara: 'krus', krus: 'kara' }

/** The choice with one coin turned. Two rows that would be the same are not: the same coin of the other row is turned, too. */
export function turned(choice: KaraChoice, { row, at }: CoinAt): KaraChoice {
  const changed = { ...choice, [row]: withTurned(choice[row], at) }
  const isSame = positions.every((position) => changed.mine[position] === changed.theirs[position])
  if (!isSame) return changed
  const against = row === 'mine' ? 'theirs' : 'mine'
  return { ...changed, [against]: withTurned(changed[against], at) }
}

function withTurned(row: Trio, at: number): Trio {
  const [one, two, three] = row.map((side, index) => (index === at ? other[side] : side))
  return [one ?? 'kara', two ?? 'kara', three ?? 'kara']
}

export type KaraRow = ReturnType<typeof createKaraRow>

type RowOptions = {
  readonly label: string
  readonly row: keyof KaraChoice
  readonly motion: Pick<Motion, 'isReduced' | 'ms'>
  readonly onTurn: (coin: CoinAt) => void
}

const flip = [
  { transform: 'rotateX(-180deg) scale(1)' },
  { transform: 'rotateX(-70deg) scale(1.16)' },
  { transform: 'none' },
]
const flipMs = 260
const arrows = 'M4 11a8 8 0 0114-4l2 2M20 4v5h-5M20 13a8 8 0 01-14 4l-2-2M4 20v-5h5'

/** A row of three coins on the mat: turned by a tap before the tosses, lit by them, and marked when one of the two came first. */
export function createKaraRow({ label, row, motion, onTurn }: RowOptions) {
  const coins = positions.map((at) => element('button', { type: 'button', onclick: () => onTurn({ row, at }) }))
  const root = element(
    'div',
    { class: 'kara-goal', role: 'group', 'aria-label': label },
    element('span', { class: 'kara-goal-label', 'aria-hidden': 'true' }, label),
    element('div', { class: 'kara-goal-coins' }, ...coins),
  )
  const light = (count: number): void => {
    for (const [at, coin] of coins.entries()) coin.classList.toggle('is-seen', at < count)
  }
  return {
    root,
    show(choice: KaraChoice): void {
      for (const at of positions) {
        const [coin, side] = [coins[at], choice[row][at]]
        if (coin === undefined || coin.dataset['side'] === side) continue
        const isFlipped = coin.dataset['side'] !== undefined
        coin.dataset['side'] = side
        coin.setAttribute('aria-label', formatMessage(messages.flipCoin, { row: label, number: at + 1, side }))
        const face = pisoFace(side)
        coin.replaceChildren(face, flipMark())
        if (isFlipped && !motion.isReduced) face.animate(flip, { duration: motion.ms(flipMs), easing: 'ease-out' })
      }
    },
    setBusy(isBusy: boolean): void {
      for (const coin of coins) coin.disabled = isBusy
    },
    light,
    judge(isFirst: boolean): void {
      root.dataset['is'] = isFirst ? 'first' : 'late'
    },
    clear(): void {
      delete root.dataset['is']
      light(0)
    },
  }
}

const flipMark = (): SVGElement =>
  drawing('svg', { viewBox: '0 0 24 24', class: 'kara-flip', 'aria-hidden': 'true' }, drawing('path', { d: arrows }))
