import * as v from 'valibot'
import type { Draw } from '#core/draw/draw.ts'
import { addCentavos, type Centavos, centavos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { toWireCentavos, type WireCentavos } from '#core/money/wire-centavos.ts'
import { payOf } from '#games/title/pay.ts'
import type { Settlement, Step, StepRefusal, Turn } from '#games/title/title.ts'
import { type Card, dealCards, packSize } from '../cards.ts'
import { type Arrangement, foulOf, handSize, isOfCards, rowSizes } from './arrangement.ts'
import { bestArrangement } from './best-arrangement.ts'
import { type Duel, duelOf, type Seat, seatOf } from './duels.ts'
import { duelPays, opponents, specialPays } from './pays.ts'
import { type SpecialHand, specialOf } from './special-hand.ts'

export type DuelView = Duel & { readonly win: WireCentavos }

export type PusoyView = {
  /** The player's thirteen cards, as they were dealt. */
  readonly cards: readonly Card[]
  /** How "Arrange for me" lays them. */
  readonly best: Arrangement
  readonly special: SpecialHand | null
  readonly specialWin: WireCentavos
  /** The player's rows. Null until they are set. */
  readonly own: Seat | null
  /** The computer opponents, and the duel with each; none until the player's rows are set. */
  readonly others: readonly Seat[]
  readonly duels: readonly DuelView[]
}

/** Four hands of thirteen, the player's first: the whole pack is dealt when the round begins. */
type State = { readonly hands: readonly (readonly Card[])[] }

const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(packSize - 1))
const row = (size: number) => v.pipe(v.array(card), v.length(size))
const schema: v.GenericSchema<unknown, Arrangement> = v.object({
  back: row(rowSizes.back),
  middle: row(rowSizes.middle),
  front: row(rowSizes.front),
})

export function beginPusoy({ stake, draw }: { readonly stake: Centavos; readonly draw: Draw }): Step<State> {
  const state = dealt(draw)
  const view = viewOf(stake, state.hands[0] ?? [])
  return { state, view, events: [view], win: zeroCentavos, isOver: false }
}

export const pusoyMoves = {
  schema,
  play({ stake, state, move }: Turn<State, Arrangement>): Step<State> | StepRefusal {
    const [own = []] = state.hands
    if (!isOfCards(move, own) || foulOf(seatOf(move).scores) !== undefined) return 'badMove'
    const end = showdown(stake, state, move)
    const view = { ...viewOf(stake, own), own: end.own, others: end.others, duels: end.duels.map(duelView) }
    return { state, view, events: [view], win: end.win, isOver: true }
  },
  settle: ({ stake, state }: { readonly stake: Centavos; readonly state: State }): Settlement => ({
    kind: 'win',
    win: bestWin(stake, state),
  }),
}

/** The whole round as the published arrangement plays it. */
export function playBest({ stake, draw }: { readonly stake: Centavos; readonly draw: Draw }) {
  return { staked: stake, win: bestWin(stake, dealt(draw)) }
}

const bestWin = (stake: Centavos, state: State): Centavos =>
  showdown(stake, state, bestArrangement(state.hands[0] ?? [])).win

function dealt(draw: Draw): State {
  const cards = dealCards({ draw, count: packSize })
  return { hands: Array.from({ length: opponents + 1 }, (_, at) => cards.slice(at * handSize, (at + 1) * handSize)) }
}

type PaidDuel = Duel & { readonly win: Centavos }

/** Everybody's rows, and what every duel and the player's special hand pay. */
function showdown(stake: Centavos, { hands: [cards = [], ...hidden] }: State, rows: Arrangement) {
  const own = seatOf(rows)
  const others = hidden.map((each) => seatOf(bestArrangement(each)))
  const duels = others.map(({ scores }): PaidDuel => {
    const duel = duelOf(own.scores, scores)
    return { ...duel, win: duelWin(stake, duel) }
  })
  const win = duels.reduce((sum, duel) => addCentavos(sum, duel.win), specialWin(stake, specialOf(cards)))
  return { own, others, duels, win }
}

/** Of a third of the stake, rounded once. */
const duelWin = (stake: Centavos, { result }: Duel): Centavos =>
  centavos(divFloor(payOf(stake, duelPays[result]), BigInt(opponents)))

const specialWin = (stake: Centavos, special: SpecialHand | null): Centavos =>
  special === null ? zeroCentavos : payOf(stake, specialPays[special])

const duelView = ({ win, ...duel }: PaidDuel): DuelView => ({ ...duel, win: toWireCentavos(win) })

function viewOf(stake: Centavos, cards: readonly Card[]): PusoyView {
  const special = specialOf(cards)
  return {
    cards,
    best: bestArrangement(cards),
    special,
    specialWin: toWireCentavos(specialWin(stake, special)),
    own: null,
    others: [],
    duels: [],
  }
}
