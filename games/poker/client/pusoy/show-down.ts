import { formatMessage } from '#core/message/format-message.ts'
import { afterFrame } from '#games/client/after-frame.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import type { Card } from '../../math/cards.ts'
import { rowNames, type RowName } from '../../math/pusoy/arrangement.ts'
import { opponents } from '../../math/pusoy/pays.ts'
import type { DuelView, PusoyView } from '../../math/pusoy/round.ts'
import { cardName } from '../card-face.ts'
import { inTurn, sweepUp } from '../card-slot.ts'
import { messages } from '../messages/en.ts'
import { placesOfRows } from './places.ts'
import type { PusoyTable } from './pusoy-table.ts'
import { duelSpoken, resultText, rowCaption, rowSpoken, specialText } from './row-words.ts'

const rowPauseMs = 700
const duelPauseMs = 420

type Deal = { readonly round: RoundView; readonly view: PusoyView; readonly cards: readonly Card[] }

/** A third of the bet to each computer, then everybody's cards. */
export async function dealCards(table: PusoyTable, { round, view, cards }: Deal): Promise<void> {
  const { stage, felt, computers, own, now } = table
  await sweepUp(stage.motion, own.slots)
  now.view = undefined
  own.lay([])
  own.name(undefined)
  own.mark(undefined)
  for (const computer of computers) computer.set('none')
  await afterFrame()
  stage.sound.play('chips')
  await Promise.all(computers.map(({ spot }) => spot.bet(round.staked / opponents)))
  for (const computer of computers) computer.set('down')
  await inTurn(
    stage.motion,
    own.slots.map((slot, place) => () => slot.deal(cards[place] ?? 0)),
  )
  own.lay(cards)
  stage.say(formatMessage(messages.yourThirteen, { cards: cards.map(cardName).join(', ') }))
  if (view.special === null) return
  felt.announce(specialText(view), 'won')
  felt.cheer()
}

/** Row after row against all three, then what each duel came to. */
export async function showDown(table: PusoyTable, { round, view }: Omit<Deal, 'cards'>): Promise<void> {
  const { stage, felt, own, now } = table
  if (view.own === null) return
  const cards = placesOfRows(view.own.rows)
  own.move(now.cards, cards)
  now.cards = cards
  own.name(cards)
  for (const row of rowNames) await showRow(table, row, view)
  for (const [at, duel] of view.duels.entries()) await showDuel(table, at, duel)
  const text = [resultText(view), specialText(view)].filter((part) => part !== '').join(' · ')
  felt.announce(text, round.win > round.staked ? 'won' : round.win === 0 ? 'lost' : undefined)
  if (round.win <= round.staked) return
  felt.cheer()
  stage.buzz('firm')
}

async function showRow({ stage, felt, computers, own }: PusoyTable, row: RowName, view: PusoyView): Promise<void> {
  stage.sound.play('card')
  own.root.dataset.row = row
  await Promise.all(
    computers.map(async (computer, at) => {
      const [seat, duel] = [view.others[at], view.duels[at]]
      if (seat !== undefined && duel !== undefined) await computer.turn(row, seat, duel)
    }),
  )
  own.mark(view.duels, row)
  felt.announce(rowCaption(row, view.duels))
  stage.say(rowSpoken(row, view))
  await stage.motion.wait(rowPauseMs)
  delete own.root.dataset.row
}

/** The house lays what it pays beside the bet, and the chips go to whom they belong. */
async function showDuel({ stage, computers }: PusoyTable, at: number, duel: DuelView): Promise<void> {
  const computer = computers[at]
  if (computer === undefined) return
  computer.setVerdict(duel)
  stage.say(duelSpoken(duel, at))
  if (duel.win > 0) {
    stage.sound.play('chips')
    computer.spot.set(duel.win)
    await stage.motion.wait(duelPauseMs)
  }
  await computer.spot.give(duel.win > 0 ? 'player' : 'house')
}
