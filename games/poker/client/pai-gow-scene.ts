import { afterFrame } from '#games/client/after-frame.ts'
import { element } from '#games/client/element.ts'
import type { MakeScene, Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import type { SplitView, PaiGowResult, PaiGowView, Showdown } from '../math/pai-gow-manila.ts'
import { type BetSpot, createBetSpot } from './bet-spot.ts'
import { cardName } from './card-face.ts'
import { inTurn, sweepUp } from './card-slot.ts'
import { createFelt, type Felt, hostedMiddle } from './felt.ts'
import { createPaiGowSeat } from './pai-gow-seat.ts'
import { handName } from './hand-name.ts'
import { asDealt, asTheyLie, handSize, orderOf } from './pai-gow-order.ts'
import { createPlace } from './places/create-place.ts'
import { createPrintedPays } from './printed-pays.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const words: Readonly<Record<PaiGowResult, string>> = {
  won: messages.bothHandsWin,
  push: messages.oneHandEach,
  lost: messages.dealerWinsBoth,
}

/** The line of the printed pays for each result. */
const payLines: readonly PaiGowResult[] = ['won', 'push', 'lost']

/** Seven cards to be set as five and two: a tap moves a card from one to the other. */
export const makePaiGowScene: MakeScene = (stage) => {
  const table = createTable(stage)
  paint(table, undefined)
  return {
    setBusy(isBusy) {
      table.now.isBusy = isBusy
      refresh(table)
    },
    show(round) {
      paint(table, round)
      table.spot.set(round?.state === 'open' ? round.staked : 0)
      const showdown = table.now.view?.showdown
      table.felt.announce(showdown ? words[showdown.result] : '')
    },
    play: (round) => playRound(table, round),
  }
}

type Table = {
  readonly stage: Stage
  readonly felt: Felt
  readonly place: ReturnType<typeof createPlace>
  readonly pays: ReturnType<typeof createPrintedPays>
  readonly dealer: Seat
  readonly player: Seat
  readonly spot: BetSpot
  readonly house: HTMLButtonElement
  readonly now: { view: PaiGowView | undefined; two: readonly number[]; isOpen: boolean; isBusy: boolean }
}
type Seat = ReturnType<typeof createPaiGowSeat>

function createTable(stage: Stage): Table {
  const { motion, controls } = stage
  const place = createPlace(stage, async () => (await import('./themes/pai-gow-manila.ts')).paiGowManila)
  const felt = createFelt(stage, 'is-hosted is-pai-gow')
  const pays = createPrintedPays(stage)
  const dealer = createPaiGowSeat({ owner: messages.dealer, slots: felt.slots(handSize), motion })
  const player = createPaiGowSeat({
    owner: messages.you,
    slots: felt.slots(handSize),
    motion,
    onTap: (at) => move(table, at),
  })
  const spot = createBetSpot(messages.bet, motion)
  const spots = element('div', { class: 'spots' }, spot.root)
  felt.cloth.append(dealer.root, hostedMiddle(felt, messages.equalIsDealers, pays.root, spots), player.root)
  const onHouse = () => setTwo(table, table.now.view?.house ?? [])
  const house = element('button', { type: 'button', class: 'side-act', onclick: onHouse }, messages.houseWay)
  controls.append(element('div', { class: 'side-acts' }, house))
  const now: Table['now'] = { view: undefined, two: [], isOpen: false, isBusy: false }
  const table = { stage, felt, place, pays, dealer, player, spot, house, now }
  return table
}

const chosen = ({ now: { view, two } }: Table): SplitView | undefined =>
  view?.splits.find((split) => split.two[0] === two[0] && split.two[1] === two[1])

function refresh(table: Table): void {
  const { stage, player, house, now } = table
  const [split, mayMove] = [chosen(table), now.isOpen && !now.isBusy]
  player.setEnabled(mayMove)
  house.disabled = !mayMove
  if (!now.isOpen) return stage.setAction({ label: messages.deal, run: () => stage.begin({}) })
  player.name(split)
  stage.setAction({
    label: messages.setHands,
    detail: detailOf(now.two.length, split),
    isEnabled: split !== undefined && !split.isFoul,
    run: () => stage.move({ two: [...now.two] }),
  })
}

function setTwo(table: Table, indexes: readonly number[]): void {
  const { stage, player, now } = table
  now.two = indexes.toSorted((a, b) => a - b)
  stage.sound.play('pick')
  player.arrange(now.two)
  refresh(table)
  const split = chosen(table)
  if (split !== undefined) stage.say(spoken(split))
}

const spoken = ({ twoScore, fiveScore, isFoul }: SplitView): string =>
  formatMessage(isFoul ? messages.splitNotAllowed : messages.splitChosen, {
    two: handName(twoScore),
    five: handName(fiveScore),
  })

function move(table: Table, at: number): void {
  const { two, isOpen, isBusy } = table.now
  if (isOpen && !isBusy) setTwo(table, two.includes(at) ? two.filter((each) => each !== at) : [...two.slice(-1), at])
}

function paint(table: Table, round: RoundView | undefined): void {
  const view = round?.view as PaiGowView | undefined
  table.now.view = view
  table.now.isOpen = round?.state === 'open'
  if (view === undefined) for (const seat of [table.dealer, table.player]) seat.clear()
  else lay(table, view)
  refresh(table)
}

function lay(table: Table, { player: own, dealer: hidden, house, showdown }: PaiGowView): void {
  const { dealer, player, now } = table
  now.two = showdown?.player.two ?? house
  player.lay({ cards: own, order: orderOf(own), two: now.two, isThere: true })
  dealer.lay({ ...asTheyLie, cards: showdown ? asDealt(hidden, showdown) : hidden, isThere: true })
  dealer.name(showdown?.dealer)
  player.name(chosen(table))
  player.mark(showdown)
  table.pays.light(showdown === null ? undefined : payLines.indexOf(showdown.result))
}

async function playRound(table: Table, round: RoundView): Promise<void> {
  const view = round.view as PaiGowView
  table.felt.announce('')
  if (view.showdown === null) {
    await deal(table, view, round.staked)
    paint(table, round)
    table.stage.say(formatMessage(messages.yourCards, { cards: view.player.map(cardName).join(', ') }))
    return
  }
  await showDown(table, view, view.showdown)
  paint(table, round)
  await end(table, round, view.showdown.result)
}

async function deal(table: Table, view: PaiGowView, staked: number): Promise<void> {
  const { stage, place, pays, dealer, player, spot } = table
  place.feel('calm')
  pays.light(undefined)
  await sweepUp(stage.motion, [...dealer.slots, ...player.slots])
  table.now.view = undefined
  for (const seat of [dealer, player]) seat.forget()
  refresh(table)
  await afterFrame()
  player.lay({ cards: [], order: orderOf(view.player), two: view.house, isThere: false })
  stage.sound.play('chips')
  await spot.bet(staked)
  place.lean()
  const acts = view.player.flatMap((card, at) => [
    () => player.slots[at]?.deal(card) ?? Promise.resolve(),
    () => dealer.slots[at]?.deal('down') ?? Promise.resolve(),
  ])
  await inTurn(stage.motion, acts)
}

/** The hand of two is turned first; the five follow after a breath. */
async function showDown(table: Table, { dealer: hidden }: PaiGowView, showdown: Showdown): Promise<void> {
  const { stage, place } = table
  table.now.isOpen = false
  refresh(table)
  place.feel('tense')
  place.lean()
  const cards = asDealt(hidden, showdown)
  const turns = table.dealer.slots.map((slot, at) => () => slot.turn(cards[at] ?? 0))
  await inTurn(stage.motion, turns.slice(0, 2))
  await stage.motion.wait(fiveCardsMs)
  await inTurn(stage.motion, turns.slice(2))
}

const fiveCardsMs = 420

function detailOf(chosen: number, split: SplitView | undefined): string {
  if (split === undefined) return formatMessage(messages.chooseMoreCards, { count: 2 - chosen })
  return split.isFoul ? messages.fiveMustBeHigher : messages.fiveAndTwo
}

async function end({ stage, felt, place, spot }: Table, round: RoundView, result: PaiGowResult): Promise<void> {
  const isMore = round.win > round.staked
  place.feel(isMore ? 'glad' : 'calm')
  felt.announce(words[result], result === 'push' ? undefined : result)
  await stage.motion.wait(260)
  await spot.give(result === 'lost' ? 'house' : 'player')
  if (isMore) felt.cheer()
}
