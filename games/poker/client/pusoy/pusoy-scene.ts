import type { MakeScene } from '#games/client/scene.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import type { Card } from '../../math/cards.ts'
import { foulOf, scoresOf } from '../../math/pusoy/arrangement.ts'
import type { PusoyView } from '../../math/pusoy/round.ts'
import { cardName } from '../card-face.ts'
import { messages } from '../messages/en.ts'
import { keepCards, keptCards } from './kept-cards.ts'
import { placesOfRows, rowsOfPlaces, sortedBy, swapped } from './places.ts'
import { createPusoyTable, layTable, type PusoyTable } from './pusoy-table.ts'
import { rowsSpoken } from './row-words.ts'
import { dealCards, showDown } from './show-down.ts'

/** Thirteen cards to be set as five, five and three, against three computers. */
export const makePusoyScene: MakeScene = (stage) => {
  const table: PusoyTable = createPusoyTable(stage, {
    onTap: (place) => tap(table, place),
    onSwap: (one, other) => moveCards(table, swapped(table.now.cards, one, other)),
    onArrange: () => table.now.view && moveCards(table, placesOfRows(table.now.view.best)),
    onSort: () => sort(table),
  })
  paint(table, undefined)
  return {
    hasPace: true,
    setBusy(isBusy) {
      table.now.isBusy = isBusy
      refresh(table)
    },
    show: (round) => paint(table, round),
    play: (round) => playRound(table, round),
  }
}

const mayMove = ({ now }: PusoyTable): boolean => now.isOpen && !now.isBusy

function tap(table: PusoyTable, place: number): void {
  const { stage, now } = table
  if (!mayMove(table)) return
  const { picked } = now
  if (picked !== undefined && picked !== place) return moveCards(table, swapped(now.cards, picked, place))
  pick(table, picked === place ? undefined : place)
  stage.sound.play('pick')
  if (now.picked !== undefined) stage.say(formatMessage(messages.cardPicked, { card: cardName(now.cards[place] ?? 0) }))
}

function pick({ own, now }: PusoyTable, place: number | undefined): void {
  now.picked = place
  own.pick(place)
}

function sort(table: PusoyTable): void {
  const { now } = table
  const by = now.sorting
  now.sorting = by === 'suit' ? 'rank' : 'suit'
  moveCards(table, sortedBy[by](now.cards))
}

function moveCards(table: PusoyTable, cards: readonly Card[]): void {
  const { stage, own, now } = table
  if (!mayMove(table)) return
  const before = now.cards
  now.cards = cards
  pick(table, undefined)
  own.move(before, cards)
  stage.sound.play('pick')
  refresh(table)
  stage.say(rowsSpoken(scoresOf(rowsOfPlaces(cards))))
  if (now.round !== undefined) keepCards(now.round.id, cards)
}

/** Buttons and names for the cards as they lie now. */
function refresh(table: PusoyTable): void {
  const { stage, own, arrange, sort: sorter, now } = table
  const isEnabled = mayMove(table)
  own.setEnabled(isEnabled)
  arrange.disabled = sorter.disabled = !isEnabled
  sorter.textContent = now.sorting === 'suit' ? messages.sortBySuit : messages.sortByRank
  if (!now.isOpen) return stage.setAction({ label: messages.deal, run: () => stage.begin({}) })
  own.name(now.cards)
  const rows = rowsOfPlaces(now.cards)
  const foul = foulOf(scoresOf(rows))
  const why = foul === 'middle' ? messages.middleTooHigh : messages.frontTooHigh
  stage.setAction({
    label: messages.setRows,
    detail: foul === undefined ? messages.rowsInOrder : why,
    isEnabled: foul === undefined,
    run: () => stage.move(rows),
  })
}

function paint(table: PusoyTable, round: RoundView | undefined): void {
  const view = round?.view as PusoyView | undefined
  Object.assign(table.now, { round, view, isOpen: round?.state === 'open' })
  if (view !== undefined) table.now.cards = (round && keptCards(round.id, view.cards)) ?? sortedBy.rank(view.cards)
  pick(table, undefined)
  layTable(table)
  refresh(table)
}

async function playRound(table: PusoyTable, round: RoundView): Promise<void> {
  const view = round.view as PusoyView
  table.felt.announce('')
  if (view.own === null) {
    table.now.sorting = 'suit'
    await dealCards(table, { round, view, cards: sortedBy.rank(view.cards) })
    Object.assign(table.now, { round, view, isOpen: round.state === 'open', cards: sortedBy.rank(view.cards) })
  } else {
    Object.assign(table.now, { isOpen: false, round, view })
    refresh(table)
    await showDown(table, { round, view })
  }
  refresh(table)
}
