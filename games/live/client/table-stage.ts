import { element, setText } from '#games/client/element.ts'
import type { Loop } from '#games/client/loop.ts'
import type { Motion } from '#games/client/motion.ts'
import { createSurface } from '#games/client/surface.ts'
import type { TableNews } from '#games/rgs/table-contract.ts'
import { createClockRing } from './clock-ring.ts'
import { createHall } from './hall.ts'
import type { News } from './news.ts'
import type { Squeeze } from './squeeze/create-squeeze.ts'
import type { TableFace } from './table-face.ts'

export type StageDependencies = {
  readonly face: TableFace
  readonly news: () => News
  readonly loop: Loop
  readonly motion: Motion
  /** Undefined: no card of this table is opened by hand. */
  readonly squeeze: Squeeze | undefined
  /** Which of the face's beats it is, from 1. */
  readonly onBeat: (beat: number) => void
}

/** The view of the table: a hall, the one who deals, and what the result does. Thirty pictures a second are enough. */
export function createTableStage({ face, news, loop, motion, squeeze, onBeat }: StageDependencies) {
  const container = element('div', { class: 'view', 'aria-hidden': 'true' })
  const [ring, phase, caption] = [
    createClockRing(),
    element('p', { class: 'phase' }),
    element('p', { class: 'caption' }),
  ]
  const root = element('div', { class: 'live-stage' }, container, ring.root, phase, caption, squeeze?.root)
  const { context, size } = createSurface(container)
  const paintHall = createHall(face)
  let [steps, beaten] = [0, 0]

  const paint = (): void => {
    const latest = news().latest()
    if (latest === undefined || size.width < 2) return
    const part = partOf(latest, news().now(), motion.isReduced)
    squeeze?.follow(latest, part)
    const isFaceDown = squeeze?.isFaceDown()
    const beat = beatsOf(face, isFaceDown !== undefined).filter((at) => part >= at).length
    if (beat > beaten && part < 1) onBeat(beat)
    beaten = beat
    const seconds = motion.isReduced ? 0 : steps / 60
    const moment = { context, ...size, result: latest.result, part, seconds, isFaceDown }
    context.clearRect(0, 0, size.width, size.height)
    paintHall(moment)
    face.paint(moment)
  }
  loop.add({
    step: () => {
      steps++
    },
    draw: () => (steps % 2 === 0 ? paint() : undefined),
  })
  return {
    root,
    paint,
    ring,
    setPhase: (text: string) => setText(phase, text),
    setCaption(text: string) {
      setText(caption, text)
      caption.hidden = text === ''
    },
  }
}

const beatsOf = ({ beats, squeeze }: TableFace, isByHand: boolean): readonly number[] =>
  (isByHand ? squeeze?.beats : undefined) ?? beats

/** How much of the result has been played out. */
export function partOf({ result, resultAt, endsAt }: TableNews, now: number, isReduced: boolean): number {
  if (result === null) return 0
  if (isReduced) return 1
  return Math.min(1, Math.max(0, (now - resultAt) / Math.max(1, endsAt - resultAt)))
}
