import { element } from '#games/client/element.ts'
import type { MakeScene, Scene, Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import type { VideoView } from '../math/video-poker.ts'
import { cardName } from './card-face.ts'
import { cardsThatCount } from './cards-that-count.ts'
import { type CardSlot, inTurn } from './card-slot.ts'
import { createFelt, type Felt } from './felt.ts'
import { createCloth } from './places/create-cloth.ts'
import type { Cloth } from './places/paint-cloth.ts'
import { payTableOf } from './printed-pays.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const handSize = 5

export type VideoPokerGame = {
  readonly loadCloth: () => Promise<Cloth>
  /** The rank whose cards stand for any other. */
  readonly wildRank?: number
}

/** Five cards under their pay table; those that are tapped stay for the draw. */
export const makeVideoPokerScene =
  (game: VideoPokerGame): MakeScene =>
  (stage) =>
    makeScene(createTable(stage, game))

function makeScene(table: Table): Scene {
  addEventListener('keydown', ({ key }) => {
    if (document.querySelector('dialog[open]') === null) toggle(table, Number(key) - 1)
  })
  paint(table, undefined)
  return {
    setBusy(isBusy) {
      table.now.isBusy = isBusy
      refresh(table)
    },
    show(round) {
      paint(table, round)
      table.felt.announce(nameOf(table.stage, table.now.view))
    },
    play: (round) => playRound(table, round),
  }
}

type Table = {
  readonly game: VideoPokerGame
  readonly stage: Stage
  readonly ground: ReturnType<typeof createCloth>
  readonly felt: Felt
  readonly payTable: ReturnType<typeof createPayTable>
  readonly holdSlots: readonly ReturnType<typeof createHoldSlot>[]
  readonly now: { view: VideoView | undefined; hold: boolean[]; isOpen: boolean; isBusy: boolean }
}

const emptyHand: VideoView = { cards: [], hold: null, grade: null }
const noHold = (): boolean[] => Array.from({ length: handSize }, () => false)

function createTable(stage: Stage, game: VideoPokerGame): Table {
  const ground = createCloth(stage, game.loadCloth)
  const felt = createFelt(stage, 'is-video')
  const payTable = createPayTable(stage)
  const holdSlots = felt.slots(handSize).map((slot, index) => createHoldSlot(slot, index, () => toggle(table, index)))
  const hand = element('div', { class: 'video-hand' }, ...holdSlots.map(({ root }) => root))
  felt.cloth.append(payTable.root, felt.banner, hand)
  const now: Table['now'] = { view: undefined, hold: noHold(), isOpen: false, isBusy: false }
  const table = { game, stage, ground, felt, payTable, holdSlots, now }
  return table
}

function refresh({ stage, holdSlots, now }: Table): void {
  const { view, hold, isOpen, isBusy } = now
  for (const [index, holdSlot] of holdSlots.entries())
    holdSlot.show({ card: view?.cards[index], isHeld: hold[index] === true, isEnabled: isOpen && !isBusy })
  if (!isOpen) return stage.setAction({ label: messages.deal, run: () => stage.begin({}) })
  const kept = hold.filter(Boolean).length
  stage.setAction({
    label: kept === handSize ? messages.holdAll : messages.draw,
    detail: kept === 0 ? messages.tapCardsToHold : formatMessage(messages.cardsHeld, { kept }),
    run: () => stage.move({ hold: now.hold }),
  })
}

function toggle(table: Table, index: number): void {
  const { stage, holdSlots, now } = table
  if (!now.isOpen || now.isBusy || holdSlots[index] === undefined) return
  now.hold = now.hold.with(index, now.hold[index] !== true)
  stage.sound.play('pick')
  stage.buzz('light')
  refresh(table)
}

function paint(table: Table, round: RoundView | undefined): void {
  const { cards, hold, grade } = (round?.view as VideoView | undefined) ?? emptyHand
  const view = round === undefined ? undefined : { cards, hold, grade }
  Object.assign(table.now, { view, isOpen: round?.state === 'open', hold: hold?.slice() ?? noHold() })
  for (const [index, { slot }] of table.holdSlots.entries()) slot.set(cards[index] ?? 'down')
  table.payTable.light(grade)
  showWon(table, round)
  refresh(table)
}

/** The cards that pay shine; the lights over the cloth come up for more than the round has cost. */
function showWon({ game, ground, holdSlots, now: { view } }: Table, round: RoundView | undefined): void {
  const isWon = round?.state === 'over' && view !== undefined && view.grade !== null
  const shining = isWon ? cardsThatCount(view.cards, game.wildRank) : []
  for (const [index, { root }] of holdSlots.entries()) root.classList.toggle('is-won', shining[index] === true)
  ground.feel(isWon && round.win > round.staked ? 'glad' : 'calm')
}

async function playRound(table: Table, round: RoundView): Promise<void> {
  const { stage, felt, payTable, holdSlots } = table
  const view = round.view as VideoView
  felt.announce('')
  payTable.light(null)
  showWon(table, undefined)
  const changed = [...holdSlots.entries()].filter(([index]) => view.hold?.[index] !== true)
  await Promise.all(changed.map(([, { slot }]) => slot.leave()))
  if (view.hold === null) Object.assign(table.now, { view: undefined, hold: noHold() })
  refresh(table)
  stage.sound.play('card')
  await inTurn(
    stage.motion,
    changed.map(
      ([index, { slot }]) =>
        () =>
          slot.deal(view.cards[index] ?? 'down'),
    ),
  )
  paint(table, round)
  stage.say(view.cards.map(cardName).join(', '))
  announceEnd(table, round)
}

function announceEnd({ stage, felt, now }: Table, { state, win, staked }: RoundView): void {
  const name = nameOf(stage, now.view)
  if (state !== 'over') return felt.announce(name)
  felt.announce(name === '' ? messages.noWinThisTime : name, win > 0 ? 'won' : undefined)
  if (win > staked) felt.cheer()
}

type Row = readonly [string, string]
const rowsOf = (stage: Stage): readonly Row[] => payTableOf(stage).rows.map(([hand = '', pays = '']) => [hand, pays])

function nameOf(stage: Stage, view: VideoView | undefined): string {
  if (typeof view?.grade !== 'number') return ''
  const [hand, pays] = rowsOf(stage)[view.grade] ?? ['', '']
  return `${hand} ${pays}`
}

/** The pay table of the rules, with the hand that is there lit. */
function createPayTable(stage: Stage) {
  const rows = rowsOf(stage).map(([hand, pays]) =>
    element('li', { class: 'pay' }, element('span', {}, hand), element('b', {}, pays)),
  )
  const root = element('ul', { class: 'pays', 'aria-label': messages.payouts }, ...rows)
  // Two columns, filled from top to bottom.
  root.style.setProperty('--rows', String(Math.ceil(rows.length / 2)))
  return {
    root,
    light: (grade: number | null) => {
      for (const [index, row] of rows.entries()) row.classList.toggle('is-lit', index === grade)
    },
  }
}

type CardFace = { readonly card: number | undefined; readonly isHeld: boolean; readonly isEnabled: boolean }

function createHoldSlot(slot: CardSlot, index: number, onTap: () => void) {
  const root = element(
    'button',
    { type: 'button', class: 'hold-place', onclick: onTap },
    slot.root,
    element('span', { class: 'hold-mark', 'aria-hidden': 'true' }, messages.hold),
  )
  return {
    slot,
    root,
    show({ card, isHeld, isEnabled }: CardFace) {
      root.disabled = !isEnabled
      root.setAttribute('aria-pressed', String(isHeld))
      root.setAttribute(
        'aria-label',
        card === undefined
          ? formatMessage(messages.cardNumber, { number: index + 1 })
          : formatMessage(messages.holdCard, { card: cardName(card), key: index + 1 }),
      )
    },
  }
}
