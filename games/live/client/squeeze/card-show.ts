import { formatMessage } from '#core/message/format-message.ts'
import type { Loop } from '#games/client/loop.ts'
import { messages } from '../messages/en.ts'
import { createCardMotion, type CardMotion } from './card-motion.ts'
import { type CardSheets, paintSheets } from './card-sheets.ts'
import type { HeldCard } from './hold-cards.ts'
import { paintLying, paintPeel } from './paint-peel.ts'
import { type CardPlace, createSqueezeView } from './squeeze-view.ts'

export type CardShowDependencies = {
  readonly loop: Loop
  /** From 1 to 0. */
  readonly timeLeft: () => number
  /** The card has been turned over. */
  readonly onOpened: (held: HeldCard) => void
  /** It has been looked at. */
  readonly onSeen: () => void
  readonly onOpenAll: () => void
}
type ShownCard = {
  readonly held: HeldCard
  readonly motion: CardMotion
  readonly sheets: CardSheets
  openSteps: number
}

/** How long an open card is looked at, in sixtieths of a second. */
const lookSteps = 50

/** One large card after the other, over the table. */
export function createCardShow({ loop, timeLeft, onOpened, onSeen, onOpenAll }: CardShowDependencies) {
  let shown: ShownCard | undefined
  let stop: (() => void) | undefined
  const turn = (): void => shown?.motion.turn()
  const view = createSqueezeView({
    onPull: (pull) => shown?.motion.pull(pull),
    onLetGo: () => shown?.motion.letGo(),
    onOpen: turn,
    onOpenAll,
  })
  const step = (): void => {
    if (shown === undefined) return
    shown.motion.step()
    if (!shown.motion.isOpen()) return
    if (shown.openSteps === 0) onOpened(shown.held)
    shown.openSteps++
    if (shown.openSteps >= lookSteps) onSeen()
  }
  const draw = (): void => {
    if (shown === undefined) return
    const { context, size } = view.surface
    context.clearRect(0, 0, size.width, size.height)
    paintTimeLeft(context, view.place(), timeLeft())
    paintShown(context, shown, view.place())
  }
  return {
    root: view.root,
    turn,
    held: () => shown?.held,
    show(held: HeldCard, left: number): void {
      view.show({ text: held.label, spoken: formatMessage(messages.cardFaceDown, { side: held.label }), left })
      const [{ card }, { canvas, size }] = [view.place(), view.surface]
      const sheets = paintSheets(held.card, card, canvas.width / Math.max(1, size.width))
      shown = { held, motion: createCardMotion(card), sheets, openSteps: 0 }
      stop ??= loop.add({ step, draw })
    },
    close(): void {
      if (shown === undefined) return
      stop?.()
      stop = undefined
      shown = undefined
      view.show(undefined)
    },
  }
}

function paintShown(context: CanvasRenderingContext2D, { motion, sheets }: ShownCard, { card, at }: CardPlace): void {
  const picture = motion.picture()
  if (picture.kind !== 'bent')
    return paintLying(context, { sheet: picture.kind === 'open' ? sheets.open : sheets.back, card, at })
  const { peel, shift } = picture
  paintPeel(context, { sheets, card, peel, at: { x: at.x + shift.x, y: at.y + shift.y } })
}

/** How long the card can still be opened by hand. */
function paintTimeLeft(context: CanvasRenderingContext2D, { card, at }: CardPlace, left: number): void {
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
