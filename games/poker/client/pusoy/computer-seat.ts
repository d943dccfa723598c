import { formatMessage } from '#core/message/format-message.ts'
import { element, setText } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import type { Motion } from '#games/client/motion.ts'
import { type RowName, rowNames, rowSizes } from '../../math/pusoy/arrangement.ts'
import type { Duel, Seat } from '../../math/pusoy/duels.ts'
import type { DuelView } from '../../math/pusoy/round.ts'
import { createBetSpot } from '../bet-spot.ts'
import { inTurn } from '../card-slot.ts'
import { cardName } from '../card-face.ts'
import { handName } from '../hand-name.ts'
import { messages } from '../messages/en.ts'
import { createMiniCard } from './mini-card.ts'
import { computerName, duelText, rowResultWords, rowWords } from './row-words.ts'

const turnGapMs = 45

/** One computer opponent: three small rows, what became of each, and the third of the bet that lies against it. */
export function createComputerSeat(at: number, motion: Motion) {
  const rows = {
    front: createRow('front', motion),
    middle: createRow('middle', motion),
    back: createRow('back', motion),
  }
  const spot = createBetSpot(messages.bet, motion)
  const verdict = element('span', { class: 'duel-verdict' })
  const root = element(
    'section',
    { class: 'computer', 'aria-label': computerName(at) },
    element('p', { class: 'computer-name' }, chip(), computerName(at)),
    element('div', { class: 'computer-rows' }, rows.front.root, rows.middle.root, rows.back.root),
    element('div', { class: 'computer-bet' }, spot.root, verdict),
  )
  const setVerdict = (duel: DuelView | undefined): void => {
    const paid = duel !== undefined && duel.win > 0 ? [element('b', {}, money(duel.win))] : []
    verdict.replaceChildren(...(duel === undefined ? [] : [duelText(duel), ...paid]))
    root.dataset.result = duel?.result ?? ''
  }
  return {
    root,
    spot,
    setVerdict,
    /** At once: face down, open, or away. */
    set(lies: 'none' | 'down' | { readonly seat: Seat; readonly duel: Duel }) {
      for (const row of rowNames) rows[row].set(lies)
      setVerdict(undefined)
    },
    turn: (row: RowName, seat: Seat, duel: Duel) => rows[row].turn({ seat, duel }),
  }
}
export type ComputerSeat = ReturnType<typeof createComputerSeat>

type Open = { readonly seat: Seat; readonly duel: Duel }

function createRow(row: RowName, motion: Motion) {
  const cards = Array.from({ length: rowSizes[row] }, () => createMiniCard(motion))
  const name = element('span', { class: 'computer-hand' })
  const root = element('div', { class: 'computer-row', role: 'img' }, ...cards.map((card) => card.root), name)
  const mark = (open: Open | undefined): void => {
    root.dataset.result = open?.duel.rows[row] ?? ''
    setText(name, open === undefined ? '' : handName(open.seat.scores[row]))
    root.setAttribute('aria-label', open === undefined ? rowWords[row] : labelOf(row, open))
  }
  return {
    root,
    set(lies: 'none' | 'down' | Open) {
      const open = typeof lies === 'string' ? undefined : lies
      for (const [at, card] of cards.entries())
        card.set(open?.seat.rows[row][at] ?? (lies === 'none' ? undefined : 'down'))
      mark(open)
    },
    async turn(open: Open) {
      const turns = cards.map((card, at) => () => card.turn(open.seat.rows[row][at] ?? 0))
      await inTurn(motion, turns, turnGapMs)
      mark(open)
    },
  }
}

const labelOf = (row: RowName, { seat, duel }: Open): string =>
  `${formatMessage(messages.rowOfComputer, {
    row: rowWords[row],
    hand: handName(seat.scores[row]),
    result: rowResultWords[duel.rows[row]],
  })} ${seat.rows[row].map(cardName).join(', ')}.`

/** A processor where a person's face would be: nobody should take a computer for somebody. */
function chip(): HTMLElement {
  return element('span', { class: 'computer-chip', 'aria-hidden': 'true' })
}
