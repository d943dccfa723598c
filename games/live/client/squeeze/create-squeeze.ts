import type { Loop } from '#games/client/loop.ts'
import type { TableNews } from '#games/rgs/table-contract.ts'
import type { Json } from '#games/title/json.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messages } from '../messages/en.ts'
import type { TableSqueeze } from '../table-face.ts'
import { createCardMotion, type CardMotion } from './card-motion.ts'
import { type CardSheets, paintSheets } from './card-sheets.ts'
import { type HeldCard, type Hold, holdAtStart, holdCards, type IsFaceDown } from './hold-cards.ts'
import { paintLying, paintPeel } from './paint-peel.ts'
import { createSqueezeView } from './squeeze-view.ts'

export type SqueezeDependencies = {
  readonly squeeze: TableSqueeze
  /** The player's own bets of the round. */
  readonly bets: () => readonly string[]
  readonly isOn: () => boolean
  readonly loop: Loop
  readonly onTurn: () => void
  readonly say: (text: string) => void
}
export type Squeeze = {
  readonly root: HTMLElement
  /** Undefined: this round's cards are opened by the table. */
  readonly isFaceDown: () => IsFaceDown | undefined
  /** Called with every picture of the table, before it is painted. */
  readonly follow: (news: Pick<TableNews, 'round' | 'result'>, part: number) => void
}
type ShownCard = {
  readonly held: HeldCard
  readonly motion: CardMotion
  readonly sheets: CardSheets
  openSteps: number
}

/** What is still closed opens by itself, in time for the table to go on. */
const opensAt = 0.9
/** How long an open card is looked at, in sixtieths of a second. */
const lookSteps = 50

/** The player opens the last cards of a hand by hand. The result is known, and none of it waits for them. */
export function createSqueeze({ squeeze, bets, isOn, loop, onTurn, say }: SqueezeDependencies): Squeeze {
  let hold: Hold = holdCards([])
  let [round, part] = ['', 0]
  let result: Json = null
  let shown: ShownCard | undefined
  let stop: (() => void) | undefined
  const turn = (): void => shown?.motion.turn()
  const openAll = (): void => {
    for (let next = hold.next(); next !== undefined; next = hold.next()) {
      if (next === shown?.held) {
        turn()
        hold.open(next)
      } else reveal(next)
    }
  }
  const view = createSqueezeView({
    onPull: (pull) => shown?.motion.pull(pull),
    onLetGo: () => shown?.motion.letGo(),
    onOpen: turn,
    onOpenAll: openAll,
  })
  const reveal = (held: HeldCard): void => {
    hold.open(held)
    say(squeeze.spoken(result, held, hold.isFaceDown ?? (() => false)))
  }
  const close = (): void => {
    stop?.()
    stop = undefined
    shown = undefined
    view.show(undefined)
  }
  const showNext = (): void => {
    const held = hold.next()
    if (held === undefined) return close()
    const [left, { surface }] = [hold.left(), view]
    view.show({ text: held.label, spoken: formatMessage(messages.cardFaceDown, { side: held.label }), left })
    const { card } = view.place()
    const density = surface.canvas.width / Math.max(1, surface.size.width)
    shown = { held, motion: createCardMotion(card), sheets: paintSheets(held.card, card, density), openSteps: 0 }
    say(formatMessage(messages.openYourCard, { side: held.label }))
    stop ??= loop.add({ step, draw })
  }
  const step = (): void => {
    if (shown === undefined) return
    const { motion, held } = shown
    motion.step()
    if (!motion.isOpen()) return
    if (shown.openSteps === 0) {
      onTurn()
      reveal(held)
    }
    shown.openSteps++
    if (shown.openSteps >= lookSteps) showNext()
  }
  const draw = (): void => {
    if (shown === undefined) return
    const { context, size } = view.surface
    context.clearRect(0, 0, size.width, size.height)
    paintTimeLeft(context, view.place(), (opensAt - part) / (opensAt - squeeze.from))
    paintShown(context, shown, view.place())
  }
  return {
    root: view.root,
    isFaceDown: () => hold.isFaceDown,
    follow(news, now) {
      part = now
      if (news.result !== null && news.round !== round) {
        ;({ round, result } = news)
        hold = holdAtStart({ part, isOn: isOn(), cards: () => squeeze.cards(result, bets()) })
      }
      if (news.round !== round || part >= 1) {
        if (part >= 1) openAll()
        return shown === undefined ? undefined : close()
      }
      if (part >= opensAt) openAll()
      else if (part >= squeeze.from && shown === undefined && hold.left() > 0) showNext()
    },
  }
}

type Place = ReturnType<ReturnType<typeof createSqueezeView>['place']>

function paintShown(context: CanvasRenderingContext2D, { motion, sheets }: ShownCard, { card, at }: Place): void {
  const picture = motion.picture()
  if (picture.kind !== 'bent')
    return paintLying(context, { sheet: picture.kind === 'open' ? sheets.open : sheets.back, card, at })
  const { peel, shift } = picture
  paintPeel(context, { sheets, card, peel, at: { x: at.x + shift.x, y: at.y + shift.y } })
}

/** How long the card can still be opened by hand. */
function paintTimeLeft(context: CanvasRenderingContext2D, { card, at }: Place, left: number): void {
  const [x, y] = [at.x - card.width / 2, at.y + card.height / 2 + 10]
  for (const [part, fill] of [
    [1, '#0a061ab8'],
    [Math.min(1, Math.max(0, left)), '#ffcf5f'],
  ] as const) {
    context.fillStyle = fill
    context.beginPath()
    context.roundRect(x, y, card.width * part, 4, 2)
    context.fill()
  }
}
