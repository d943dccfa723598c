import { afterFrame } from '#games/client/after-frame.ts'
import { element } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import type { PlacedBet } from '#games/rgs/table-contract.ts'
import { multiplierText } from '#games/title/pay.ts'
import { chipElement, chipText } from './chips.ts'
import type { Bundle, Spot, TableFace } from './table-face.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type Board = {
  readonly root: HTMLElement
  readonly showBets: (bets: BetAmounts) => void
  readonly showTotals: (totals: readonly PlacedBet[]) => void
  /** Undefined: nothing has won yet. */
  readonly showWon: (pays: Pays | undefined) => void
  readonly setOpen: (isOpen: boolean) => void
}
type BetAmounts = { readonly placed: (bet: string) => number; readonly pending: (bet: string) => number }

type Pays = (bet: string) => number

/** So many places change their look in one frame: a board that is lit all at once is more than a frame's work. */
const inFrame = 10

type SpotView = {
  readonly spot: Spot
  readonly button: HTMLButtonElement
  readonly stack: HTMLElement
  readonly total: HTMLElement
  readonly shown: { stands: number; waits: number; sum: number }
}

/**
 * The places to bet on, with the player's chips, and what everybody has there. The clock has it look at all of them five times a
 * second, so that only what is new is written.
 */
export function createBoard(face: TableFace, onBets: (bundle: Bundle) => void): Board {
  const views: SpotView[] = []
  let [lit, isOpenShown]: [Pays | undefined, boolean | undefined] = [undefined, undefined]
  const light = async (pays: Pays | undefined): Promise<void> => {
    lit = pays
    for (const [index, { spot, button }] of views.entries()) {
      if (index > 0 && index % inFrame === 0) await afterFrame()
      if (lit !== pays) return
      const isWon = pays && pays(spot.bet) > 0
      button.classList.toggle('is-won', isWon === true)
      button.classList.toggle('is-lost', isWon === false)
    }
  }
  const root = face.board((spot) => {
    const [stack, total] = [element('span', { class: 'stack' }), element('span', { class: 'total' })]
    const button = element(
      'button',
      {
        type: 'button',
        class: `spot ${spot.look ?? ''}`,
        onclick: () => onBets(spot.bundle ?? [{ bet: spot.bet, chips: 1 }]),
      },
      element('span', { class: 'spot-label' }, spot.label),
      element('span', { class: spot.paysBy === undefined ? 'spot-pays' : 'spot-pays is-by' }, paysText(spot)),
      total,
      stack,
    )
    const view = { spot, button, stack, total, shown: { stands: 0, waits: 0, sum: 0 } }
    nameSpot(view)
    views.push(view)
    return button
  })
  root.classList.add('board')
  return {
    root,
    showBets({ placed, pending }) {
      for (const view of views) showStack(view, { stands: placed(view.spot.bet), waits: pending(view.spot.bet) })
    },
    showTotals(totals) {
      const sums = new Map(totals.map(({ bet, stake }) => [bet, stake]))
      for (const view of views) showTotal(view, sums.get(view.spot.bet) ?? 0)
    },
    showWon(pays) {
      // A round has one result: until the next round it lights the same places.
      if ((lit === undefined) !== (pays === undefined)) void light(pays)
    },
    setOpen(isOpen) {
      if (isOpen === isOpenShown) return
      isOpenShown = isOpen
      root.classList.toggle('is-closed', !isOpen)
      for (const { button } of views) button.setAttribute('aria-disabled', String(!isOpen))
    },
  }
}

function showStack(view: SpotView, { stands, waits }: Pick<SpotView['shown'], 'stands' | 'waits'>): void {
  const { stack, shown } = view
  if (stands === shown.stands && waits === shown.waits) return
  Object.assign(shown, { stands, waits })
  stack.replaceChildren(...(stands + waits === 0 ? [] : [chipElement(stands + waits)]))
  stack.classList.toggle('is-waiting', waits > 0)
  nameSpot(view)
}

function paysText({ pays, paysBy, look, note }: Spot): string {
  if (note !== undefined) return note
  if (paysBy === undefined) return multiplierText(pays)
  // On a small spot one sign serves all three.
  const texts = paysBy.map(multiplierText)
  return look === 'is-small'
    ? texts.map((text, index) => (index === 0 ? text : text.slice(1))).join('·')
    : texts.join(' · ')
}

function spotSpoken({ label, spoken = label, pays, paysBy, isFixed, bundle }: Spot): string {
  if (bundle !== undefined) return spoken
  if (paysBy === undefined)
    return formatMessage(isFixed === true ? messages.spotPays : messages.spotPaysUpTo, {
      spot: spoken,
      multiplier: multiplierText(pays),
    })
  const [one = '', two = '', three = ''] = paysBy.map(multiplierText)
  return formatMessage(messages.spotPaysByDice, { spot: spoken, one, two, three })
}

function nameSpot({ spot, button, shown: { stands, waits } }: SpotView): void {
  const amount = money(stands + waits)
  const ownBet = formatMessage(waits > 0 ? messages.ownBetNotConfirmed : messages.ownBet, { amount })
  const spoken = spotSpoken(spot)
  button.setAttribute('aria-label', stands + waits === 0 ? spoken : `${spoken}. ${ownBet}`)
}

function showTotal({ total, shown }: SpotView, sum: number): void {
  if (sum === shown.sum) return
  shown.sum = sum
  total.textContent = sum === 0 ? '' : `₱${chipText(sum)}`
  total.title = sum === 0 ? '' : formatMessage(messages.allPlayers, { amount: money(sum) })
}
