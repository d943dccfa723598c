import * as v from 'valibot'
import type { Draw } from '#core/draw/draw.ts'
import { addCentavos, type Centavos, centavos, zeroCentavos } from '#core/money/centavos.ts'
import { toWireCentavos, type WireCentavos } from '#core/money/wire-centavos.ts'
import { payOf } from '#games/title/pay.ts'
import type { Settlement, Step, StepRefusal, Turn } from '#games/title/title.ts'
import type { Card } from '../cards.ts'
import { isBlackjack, type Total, totalOf } from './hand-total.ts'
import { type HandResult, insurance, pays, resultOf } from './pays.ts'
import { drawShoe } from './shoe.ts'
import {
  type Act,
  acts,
  actsOf,
  adviceOf,
  dealTable,
  type PlayedHand,
  played,
  type TableState,
  turnOf,
} from './table-state.ts'

export type HandView = Total & {
  readonly cards: readonly Card[]
  readonly bet: WireCentavos
  readonly isDoubled: boolean
  /** Known when the round is over, with everything that comes back. */
  readonly result: HandResult | null
  readonly win: WireCentavos
}

export type RoundTable = {
  readonly hands: readonly HandView[]
  /** The hand whose turn it is. */
  readonly turn: number | null
  /** The hidden card comes when the round is over. */
  readonly dealer: readonly Card[]
  readonly dealerTotal: number
  readonly isDealerSoft: boolean
  readonly isDealerBlackjack: boolean
  readonly acts: readonly Act[]
  /** What doubling or splitting costs, and insurance. */
  readonly price: WireCentavos
  readonly insurancePrice: WireCentavos
  /** What lies on insurance, and what came of it. */
  readonly insured: WireCentavos
  readonly insuranceWin: WireCentavos
  readonly isOver: boolean
}

export type Move = { readonly act: Act }
const schema: v.GenericSchema<unknown, Move> = v.object({ act: v.picklist(acts) })

const insurancePrice = (stake: Centavos): Centavos => payOf(stake, insurance.price)

export const blackjackMoves = {
  schema,
  price: ({ stake, move: { act } }: Omit<Turn<TableState, Move>, 'draw'>): Centavos => {
    if (act === 'insure') return insurancePrice(stake)
    return act === 'double' || act === 'split' ? stake : zeroCentavos
  },
  play: ({ stake, state, move: { act } }: Turn<TableState, Move>): Step<TableState> | StepRefusal =>
    actsOf(state).includes(act) ? stepOf(stake, played(state, act)) : 'notNow',
  // Played on by the sheet, without another bet.
  settle: ({ stake, state }: { readonly stake: Centavos; readonly state: TableState }): Settlement => {
    let table = state
    while (!table.isOver) table = played(table, adviceOf(table, false))
    return { kind: 'win', win: winOf(stake, table) }
  },
}

export const beginBlackjack = ({ stake, draw }: { readonly stake: Centavos; readonly draw: Draw }): Step<TableState> =>
  stepOf(stake, dealTable(drawShoe(draw)))

function stepOf(stake: Centavos, state: TableState): Step<TableState> {
  const view = viewOf(stake, state)
  return { state, view, events: [view], win: state.isOver ? winOf(stake, state) : zeroCentavos, isOver: state.isOver }
}

/** Of a round that is over. */
function handResult(table: TableState, { cards }: PlayedHand): HandResult {
  if (table.isEvenMoney) return 'evenMoney'
  const isDealers = isBlackjack(table.dealer)
  if (table.hands.length === 1 && isBlackjack(cards)) return isDealers ? 'push' : 'blackjack'
  return isDealers ? 'lost' : resultOf(totalOf(cards).total, totalOf(table.dealer).total)
}

const betOf = (stake: Centavos, { isDoubled }: PlayedHand): Centavos => payOf(stake, isDoubled ? 200 : 100)
const handWin = (stake: Centavos, table: TableState, hand: PlayedHand): Centavos =>
  payOf(betOf(stake, hand), pays[handResult(table, hand)])
const insuranceWin = (stake: Centavos, { dealer, insurance: is }: TableState): Centavos =>
  is === 'bought' && isBlackjack(dealer) ? payOf(stake, insurance.pays) : zeroCentavos

const winOf = (stake: Centavos, table: TableState): Centavos =>
  table.hands.reduce((sum, hand) => addCentavos(sum, handWin(stake, table, hand)), insuranceWin(stake, table))

function viewOf(stake: Centavos, table: TableState): RoundTable {
  const { isOver, dealer } = table
  const open = isOver ? dealer : dealer.slice(0, 1)
  const { total, isSoft } = totalOf(open)
  return {
    hands: table.hands.map((hand) => ({
      cards: hand.cards,
      ...totalOf(hand.cards),
      bet: toWireCentavos(betOf(stake, hand)),
      isDoubled: hand.isDoubled,
      result: isOver ? handResult(table, hand) : null,
      win: toWireCentavos(isOver ? handWin(stake, table, hand) : zeroCentavos),
    })),
    turn: turnOf(table) ?? null,
    dealer: open,
    dealerTotal: total,
    isDealerSoft: isSoft,
    isDealerBlackjack: isOver && isBlackjack(dealer),
    acts: actsOf(table),
    price: toWireCentavos(stake),
    insurancePrice: toWireCentavos(insurancePrice(stake)),
    insured: toWireCentavos(table.insurance === 'bought' ? insurancePrice(stake) : centavos(0n)),
    insuranceWin: toWireCentavos(isOver ? insuranceWin(stake, table) : zeroCentavos),
    isOver,
  }
}
