import { element } from '#games/client/element.ts'
import type { Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import type { Card } from '../../math/cards.ts'
import { handSize } from '../../math/pusoy/arrangement.ts'
import { opponents } from '../../math/pusoy/pays.ts'
import type { PusoyView } from '../../math/pusoy/round.ts'
import { createFelt, type Felt } from '../felt.ts'
import { messages } from '../messages/en.ts'
import { type ComputerSeat, createComputerSeat } from './computer-seat.ts'
import { createOwnRows, type OwnRows } from './own-rows.ts'
import { placesOfRows, type Sorting } from './places.ts'
import { resultText } from './row-words.ts'

export type PusoyTable = {
  readonly stage: Stage
  readonly felt: Felt
  readonly computers: readonly ComputerSeat[]
  readonly own: OwnRows
  readonly arrange: HTMLButtonElement
  readonly sort: HTMLButtonElement
  readonly now: {
    round: RoundView | undefined
    view: PusoyView | undefined
    /** The player's cards by place: five behind, five in the middle, three in front. */
    cards: readonly Card[]
    picked: number | undefined
    /** What the button sorts by next. */
    sorting: Sorting
    isOpen: boolean
    isBusy: boolean
  }
}

type Acts = {
  readonly onTap: (place: number) => void
  readonly onSwap: (one: number, other: number) => void
  readonly onArrange: () => void
  readonly onSort: () => void
}

export function createPusoyTable(stage: Stage, { onTap, onSwap, onArrange, onSort }: Acts): PusoyTable {
  const { motion, controls } = stage
  const felt = createFelt(stage, 'is-pusoy')
  const computers = Array.from({ length: opponents }, (_, at) => createComputerSeat(at, motion))
  const own = createOwnRows({ slots: felt.slots(handSize), motion, onTap, onSwap })
  felt.cloth.append(element('div', { class: 'computers' }, ...computers.map(({ root }) => root)), felt.banner, own.root)
  const button = (label: string, onclick: () => void): HTMLButtonElement =>
    element('button', { type: 'button', class: 'side-act', onclick }, label)
  const [sort, arrange] = [button(messages.sortBySuit, onSort), button(messages.arrangeForMe, onArrange)]
  controls.append(element('div', { class: 'side-acts' }, sort, arrange))
  const now: PusoyTable['now'] = {
    round: undefined,
    view: undefined,
    cards: [],
    picked: undefined,
    sorting: 'suit',
    isOpen: false,
    isBusy: false,
  }
  return { stage, felt, computers, own, arrange, sort, now }
}

/** Everything that lies on the table, at once. */
export function layTable(table: PusoyTable): void {
  const { felt, now } = table
  layOwn(table)
  for (const at of table.computers.keys()) layComputer(table, at)
  felt.announce(now.view?.own ? resultText(now.view) : '')
}

function layOwn({ own, now }: PusoyTable): void {
  const { view } = now
  const rows = view?.own?.rows
  if (rows !== undefined) now.cards = placesOfRows(rows)
  own.lay(view === undefined ? [] : now.cards)
  own.name(view === undefined ? undefined : now.cards)
  own.mark(rows === undefined ? undefined : view?.duels)
}

function layComputer({ computers, now: { view, round, isOpen } }: PusoyTable, at: number): void {
  const computer = computers[at]
  if (computer === undefined) return
  const [seat, duel] = [view?.others[at], view?.duels[at]]
  const hidden = view === undefined ? 'none' : 'down'
  computer.set(seat === undefined || duel === undefined ? hidden : { seat, duel })
  computer.setVerdict(duel)
  computer.spot.set(isOpen && round !== undefined ? round.staked / opponents : 0)
}
