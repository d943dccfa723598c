import { afterFrame } from '#games/client/after-frame.ts'
import { element, setText } from '#games/client/element.ts'
import type { Loop } from '#games/client/loop.ts'
import type { Motion } from '#games/client/motion.ts'
import { whenIdle } from '#games/client/when-idle.ts'
import type { TableNews } from '#games/rgs/table-contract.ts'
import { createClockRing } from './clock-ring.ts'
import type { News } from './news.ts'
import type { Squeeze } from './squeeze/create-squeeze.ts'
import type { TableFace } from './table-face.ts'
import { createTableView, type TableView } from './table-view.ts'

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

/**
 * The table in two views: low above the board while bets are taken, and on a phone as high as the page while the result is played. The
 * high one waits ready and unseen, so that it rises without a layout or a new layer. Thirty pictures a second are enough.
 */
export function createTableStage({ face, news, loop, motion, squeeze, onBeat }: StageDependencies) {
  const [low, high] = [createTableView(face), createTableView(face)]
  const [ring, phase, caption] = [
    createClockRing(),
    element('p', { class: 'phase' }),
    element('p', { class: 'caption' }),
  ]
  const root = element('div', { class: 'live-stage' }, high.root, ring.root, phase, caption, squeeze?.root)
  let [steps, beaten, isPlayingShown] = [0, 0, false]

  const paint = (view: TableView): void => {
    const latest = news().latest()
    if (latest === undefined) return
    const part = partOf(latest, news().now(), motion.isReduced)
    squeeze?.follow(latest, part)
    const isFaceDown = squeeze?.isFaceDown()
    const beat = beatsOf(face, isFaceDown !== undefined).filter((at) => part >= at).length
    if (beat > beaten && part < 1) onBeat(beat)
    beaten = beat
    view.paint({ result: latest.result, part, seconds: motion.isReduced ? 0 : steps / 60, isFaceDown })
  }
  let isHighReady = false
  high.onResize(() => {
    isHighReady = false
  })
  const paintShown = (): void => {
    paint(isPlayingShown && high.isShown() ? high : low)
    if (isHighReady || !high.isShown() || news().latest() === undefined) return
    isHighReady = true
    whenIdle(() => paint(high))
  }
  loop.add({
    step: () => {
      steps++
    },
    draw: () => (steps % 2 === 0 ? paintShown() : undefined),
  })
  return {
    root,
    low: low.root,
    ring,
    setPhase: (text: string) => setText(phase, text),
    /** From the last bet until the result has been looked at. */
    async setPlaying(isPlaying: boolean) {
      if (isPlaying === isPlayingShown) return
      isPlayingShown = isPlaying
      // All places of the board close in this frame: what rises is the next one's work.
      await afterFrame()
      root.classList.toggle('is-playing', isPlayingShown)
    },
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
