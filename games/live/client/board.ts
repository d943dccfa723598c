import { element } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import type { PlacedBet } from '#games/rgs/table-contract.ts'
import { multiplierText } from '#games/title/pay.ts'
import { chipElement, chipText } from './chips.ts'
import type { Spot, TableFace } from './table-face.ts'

export type Board = {
  readonly root: HTMLElement
  readonly showBets: (bets: Shown) => void
  readonly showTotals: (totals: readonly PlacedBet[]) => void
  /** Undefined: nothing has won yet. */
  readonly showWon: (pays: ((bet: string) => number) | undefined) => void
  readonly setOpen: (isOpen: boolean) => void
}
type Shown = { readonly placed: (bet: string) => number; readonly pending: (bet: string) => number }

type Place = {
  readonly spot: Spot
  readonly button: HTMLButtonElement
  readonly stack: HTMLElement
  readonly total: HTMLElement
}

/** The places to bet on, with the player's chips, and what everybody has there. */
export function createBoard(face: TableFace, onBet: (bet: string) => void): Board {
  const places: Place[] = []
  const root = face.board((spot) => {
    const [stack, total] = [element('span', { class: 'stack' }), element('span', { class: 'total' })]
    const button = element(
      'button',
      { type: 'button', class: `spot ${spot.look ?? ''}`, onclick: () => onBet(spot.bet) },
      element('span', { class: 'spot-label' }, spot.label),
      element('span', { class: 'spot-pays' }, multiplierText(spot.pays)),
      total,
      stack,
    )
    places.push({ spot, button, stack, total })
    return button
  })
  root.classList.add('board')
  return {
    root,
    showBets({ placed, pending }) {
      for (const { spot, button, stack } of places) {
        const [stands, waits] = [placed(spot.bet), pending(spot.bet)]
        stack.replaceChildren(...(stands + waits === 0 ? [] : [chipElement(stands + waits)]))
        stack.classList.toggle('is-waiting', waits > 0)
        const name = spot.spoken ?? spot.label
        const own =
          stands + waits === 0 ? '' : `, your bet ${money(stands + waits)}${waits > 0 ? ', not confirmed' : ''}`
        button.setAttribute('aria-label', `${name}, pays up to ${multiplierText(spot.pays)}${own}`)
      }
    },
    showTotals(totals) {
      const sums = new Map(totals.map(({ bet, stake }) => [bet, stake]))
      for (const { spot, total } of places) {
        const sum = sums.get(spot.bet) ?? 0
        total.replaceChildren(sum === 0 ? '' : `₱${chipText(sum)}`)
        total.title = sum === 0 ? '' : `All players: ${money(sum)}`
      }
    },
    showWon(pays) {
      for (const { spot, button } of places) {
        button.classList.toggle('is-won', pays !== undefined && pays(spot.bet) > 0)
        button.classList.toggle('is-lost', pays !== undefined && pays(spot.bet) === 0)
      }
    },
    setOpen(isOpen) {
      root.classList.toggle('is-closed', !isOpen)
      for (const { button } of places) button.setAttribute('aria-disabled', String(!isOpen))
    },
  }
}
