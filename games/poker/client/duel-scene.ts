import { element } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import type { Action, MakeScene, Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import type { DuelResult, DuelView } from '../math/duel.ts'
import { cardName } from './card-face.ts'
import { inTurn, sweepUp } from './card-slot.ts'
import { createDuelBets, createPairPlusSwitch } from './duel-bets.ts'
import { createFelt, type Felt, hostedMiddle } from './felt.ts'
import { gradeOf } from '../math/hand-score.ts'
import { createPlace } from './places/create-place.ts'
import type { Place } from './places/paint.ts'
import { createPrintedPays } from './printed-pays.ts'
import { createSeat } from './seat.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type DuelGame = {
  readonly handSize: number
  /** What a hand is called, by its score. */
  readonly handName: (score: number) => string
  /** What the second bet is called. */
  readonly playWord: string
  readonly hasPairPlus: boolean
  /** Printed on the cloth, where results are announced. */
  readonly dealerRule: string
  readonly loadPlace: () => Promise<Place>
  /** What the second bet costs after this stake. */
  readonly priceOf: (stake: number, isPairPlus: boolean) => number
}

const words: Readonly<Record<DuelResult, string>> = {
  folded: messages.youFolded,
  noHand: messages.dealerNotQualified,
  won: messages.yourHandWins,
  tied: messages.equalHands,
  lost: messages.dealerWins,
}

/** The dealer above, the player below, the bets between them. */
export const makeDuelScene =
  (game: DuelGame): MakeScene =>
  (stage) => {
    const table = createTable(stage, game)
    paint(table, undefined)
    stage.onStake(() => refresh(table))
    table.pairPlus.onChange(() => refresh(table))
    return {
      setBusy(isBusy) {
        table.now.isBusy = isBusy
        refresh(table)
      },
      show(round) {
        paint(table, round)
        const { view, isOpen } = table.now
        if (isOpen && view !== undefined) table.bets.set(view)
        table.felt.announce(view?.result ? words[view.result] : '')
      },
      play: (round) => playRound(table, round),
    }
  }

type Table = {
  readonly game: DuelGame
  readonly stage: Stage
  readonly felt: Felt
  readonly place: ReturnType<typeof createPlace>
  readonly pays: ReturnType<typeof createPrintedPays>
  readonly dealer: Seat
  readonly player: Seat
  readonly bets: Bets
  readonly pairPlus: ReturnType<typeof createPairPlusSwitch>
  readonly fold: HTMLButtonElement
  readonly now: { view: DuelView | undefined; isOpen: boolean; isBusy: boolean }
}
type Seat = ReturnType<typeof createSeat>
type Bets = ReturnType<typeof createDuelBets>

function createTable(stage: Stage, game: DuelGame): Table {
  const { handSize, hasPairPlus } = game
  const place = createPlace(stage, game.loadPlace)
  const felt = createFelt(stage, handSize > 3 ? 'is-hosted is-duel is-five' : 'is-hosted is-duel')
  const pays = createPrintedPays(stage)
  const [dealer, player] = [
    createSeat(messages.dealer, felt.slots(handSize)),
    createSeat(messages.you, felt.slots(handSize)),
  ]
  const bets = createDuelBets(stage, game)
  felt.cloth.append(dealer.root, hostedMiddle(felt, game.dealerRule, pays.root, bets.root), player.root)
  const pairPlus = createPairPlusSwitch()
  const onFold = () => stage.move({ act: 'fold' })
  const fold = element('button', { type: 'button', class: 'side-act', onclick: onFold }, messages.fold)
  stage.controls.append(element('div', { class: 'side-acts' }, ...(hasPairPlus ? [pairPlus.root] : []), fold))
  const now: Table['now'] = { view: undefined, isOpen: false, isBusy: false }
  return { game, stage, felt, place, pays, dealer, player, bets, pairPlus, fold, now }
}

function refresh({ game, stage, pairPlus, fold, now }: Table): void {
  const { view, isOpen, isBusy } = now
  fold.disabled = !isOpen || isBusy
  fold.hidden = game.hasPairPlus && !isOpen
  pairPlus.root.hidden = isOpen
  pairPlus.setEnabled(!isOpen && !isBusy)
  if (isOpen && view !== undefined) {
    const detail = formatMessage(messages.betMore, { price: money(view.price) })
    return stage.setAction({ label: game.playWord, detail, run: () => stage.move({ act: 'play' }) })
  }
  const choice = game.hasPairPlus ? () => ({ pairPlus: pairPlus.isOn() }) : () => ({})
  stage.setAction({
    label: messages.deal,
    ...raiseWarning({ game, stage, pairPlus }),
    run: () => stage.begin(choice()),
  })
}

/** Known before the ante is bet: a hand that cannot be played for lack of money can only be folded. */
function raiseWarning({ game, stage, pairPlus }: Pick<Table, 'game' | 'stage' | 'pairPlus'>): Pick<Action, 'detail'> {
  const price = game.priceOf(stage.stake(), pairPlus.isOn())
  if (stage.balance() >= stage.stake() + price) return {}
  return {
    detail: formatMessage(messages.nextBetNotCovered, { price: money(price) }),
  }
}

function paint(table: Table, round: RoundView | undefined): void {
  const view = round?.view as DuelView | undefined
  Object.assign(table.now, { view, isOpen: round?.state === 'open' })
  if (view === undefined) return refresh(table)
  const { dealer, player, game } = table
  for (const [index, slot] of dealer.slots.entries()) slot.set(view.dealer[index] ?? 'down')
  for (const [index, slot] of player.slots.entries()) slot.set(view.player[index])
  dealer.name(view.dealerScore === null ? '' : game.handName(view.dealerScore))
  player.name(game.handName(view.playerScore))
  lightHand(table, view)
  refresh(table)
}

/** Hands are printed from the highest down; the lowest pays nothing and is not there. */
function lightHand({ pays }: Table, { playerScore, result }: DuelView): void {
  pays.light(result === 'folded' ? undefined : pays.count - gradeOf(playerScore))
}

async function playRound(table: Table, round: RoundView): Promise<void> {
  const view = round.view as DuelView
  table.felt.announce('')
  if (view.result === null) await deal(table, view)
  else await showDown(table, view)
  paint(table, round)
  if (view.result === null)
    table.stage.say(
      formatMessage(messages.yourNamedCards, {
        cards: view.player.map(cardName).join(', '),
        hand: table.game.handName(view.playerScore),
      }),
    )
  else await end(table, round, view.result)
}

/** Card by card, one to the player and one to the dealer. */
async function deal({ stage, place, pays, dealer, player, bets }: Table, view: DuelView): Promise<void> {
  place.feel('calm')
  pays.light(undefined)
  await sweepUp(stage.motion, [...dealer.slots, ...player.slots])
  dealer.name('')
  player.name('')
  await bets.open(view)
  place.lean()
  const acts = view.player.flatMap((card, index) => [
    () => player.slots[index]?.deal(card) ?? Promise.resolve(),
    () => dealer.slots[index]?.deal(view.dealer[index] ?? 'down') ?? Promise.resolve(),
  ])
  await inTurn(stage.motion, acts)
}

/** The second bet is put down, and the dealer's hidden cards are turned: the last one after a breath. */
async function showDown(table: Table, view: DuelView): Promise<void> {
  const { stage, place, dealer, bets, now } = table
  const open = now.view?.dealer.length ?? 0
  now.isOpen = false
  refresh(table)
  if (view.result !== 'folded') await bets.raise(view.price)
  const turns = dealer.slots.slice(open).map((slot, index) => () => slot.turn(view.dealer[open + index] ?? 0))
  if (view.result === 'folded') return inTurn(stage.motion, turns)
  place.feel('tense')
  place.lean()
  await inTurn(stage.motion, turns.slice(0, -1))
  await stage.motion.wait(lastCardMs)
  await turns.at(-1)?.()
}

const lastCardMs = 420

async function end({ stage, felt, place, bets }: Table, round: RoundView, result: DuelResult): Promise<void> {
  const isMore = round.win > round.staked
  place.feel(isMore ? 'glad' : 'calm')
  felt.announce(words[result], isMore ? 'won' : round.win === 0 ? 'lost' : undefined)
  await stage.motion.wait(260)
  await bets.close(round.win > 0 ? 'player' : 'house')
  if (isMore) felt.cheer()
}
