import { element } from '#games/client/element.ts'
import { bingoLinePositions, type BingoView } from '../../math/barrio-bingo.ts'
import { messages } from '../messages/en.ts'

export const bingoLetters = ['B', 'I', 'N', 'G', 'O'] as const
const middle = 12

/** The card on the table: empty until a round has drawn its numbers. */
export function createBingoCard() {
  const cells = Array.from({ length: 25 }, () => element('div', { class: 'cell' }))
  const heads = bingoLetters.map((letter) => element('div', { class: `cell-head is-${letter}` }, letter))
  const wait = element('p', { class: 'card-wait' }, messages.cardComes)
  return {
    root: element('div', { class: 'bingo-card' }, ...heads, ...cells, wait),
    lay(card: readonly number[]): void {
      wait.hidden = card.length > 0
      cells.forEach((cell, index) => {
        cell.className = index === middle ? 'cell is-marked is-free' : 'cell'
        cell.textContent = index === middle ? '★' : String(card[index] ?? '')
      })
    },
    /** Marks what has been called so far; answers how many lines are full, and whether another lacks one number. */
    mark({ card, called }: BingoView, count: number): { readonly lines: number; readonly isNear: boolean } {
      const marked = new Set([0, ...called.slice(0, count)])
      const isMarked = (position: number): boolean => marked.has(card[position] ?? -1)
      const missing = bingoLinePositions.map((line) => line.filter((position) => !isMarked(position)))
      const near = new Set(missing.filter(({ length }) => length === 1).flat())
      cells.forEach((cell, index) => {
        cell.classList.toggle('is-marked', isMarked(index))
        cell.classList.toggle('is-near', near.has(index) && count < called.length)
      })
      const lines = bingoLinePositions.filter((_, line) => missing[line]?.length === 0)
      for (const position of lines.flat()) cells[position]?.classList.add('is-line')
      return { lines: lines.length, isNear: near.size > 0 }
    },
  }
}
