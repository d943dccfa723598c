import { element } from '#games/client/element.ts'
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

/** A row of three coins that are turned by a tap. */
export function createRowChoice(label: string, row: keyof KaraChoice, onTurn: (coin: CoinAt) => void) {
  const coins = positions.map((at) => element('button', { type: 'button', onclick: () => onTurn({ row, at }) }))
  return {
    root: element(
      'div',
      { class: 'kara-row', role: 'group', 'aria-label': label },
      element('span', { class: 'choice-label' }, label),
      ...coins,
    ),
    show(choice: KaraChoice): void {
      for (const at of positions) {
        const [coin, side] = [coins[at], choice[row][at]]
        if (coin === undefined || coin.dataset['side'] === side) continue
        coin.dataset['side'] = side
        coin.setAttribute('aria-label', formatMessage(messages.flipCoin, { row: label, number: at + 1, side }))
        coin.replaceChildren(pisoFace(side))
      }
    },
    setBusy(isBusy: boolean): void {
      for (const coin of coins) coin.disabled = isBusy
    },
  }
}
