import { element } from '#games/client/element.ts'
import type { Stage } from '#games/client/scene.ts'

const counts = [10, 25, 50, 100]
const between = { usualMs: 420, turboMs: 160 }
/** An answer that takes longer than this is a connection to look after, not to play on. */
const answerMsMax = 5_000

export type Autoplay = {
  readonly isTurbo: () => boolean
  readonly isRunning: () => boolean
  /** The page allows or holds back the next round. */
  readonly setBusy: (isBusy: boolean) => void
  /** A round has been shown. */
  readonly played: (round: { readonly hadFeature: boolean }) => void
  readonly stop: () => void
}

/**
 * Plays so many rounds by itself, and never one more than it should: it stops with the count, on a feature if asked to, when
 * a round is refused or late, when the connection goes, when the page is left and when a question stands on the screen.
 */
export function createAutoplay(stage: Stage, onChange: () => void): Autoplay {
  let [left, isTurbo, hasPlayed, askedAt, timer] = [0, false, true, 0, 0]
  const { turbo, auto, count, onFeature } = createControls(stage, {
    onTurbo: () => setTurbo(!isTurbo),
    onAuto: () => (left > 0 ? stop() : start()),
  })
  const show = (): void => {
    auto.setAttribute('aria-pressed', String(left > 0))
    auto.replaceChildren(left > 0 ? `Stop (${left})` : 'Auto')
    count.disabled = left > 0
    onChange()
  }
  const setTurbo = (turned: boolean): void => {
    isTurbo = turned
    turbo.setAttribute('aria-pressed', String(turned))
  }
  const stop = (): void => {
    left = 0
    clearTimeout(timer)
    show()
  }
  const start = (): void => {
    left = Number(count.value)
    show()
    next()
  }
  const next = (): void => {
    if (left === 0) return
    if (!isPlayerHere()) return stop()
    left--
    hasPlayed = false
    askedAt = performance.now()
    show()
    stage.begin({})
  }
  let isBusy = false
  addEventListener('offline', stop)
  document.addEventListener('visibilitychange', () => document.hidden && stop())
  return {
    isTurbo: () => isTurbo,
    isRunning: () => left > 0,
    stop,
    played({ hadFeature }) {
      hasPlayed = true
      if (hadFeature && onFeature.checked) stop()
    },
    setBusy(busy) {
      const hasEnded = isBusy && !busy
      isBusy = busy
      auto.disabled = busy && left === 0
      if (busy && performance.now() - askedAt > answerMsMax && !hasPlayed) stop()
      if (!hasEnded || left === 0) return
      if (!hasPlayed) return stop()
      timer = window.setTimeout(next, isTurbo ? between.turboMs : between.usualMs)
    },
  }
}

const isPlayerHere = (): boolean =>
  !document.hidden && navigator.onLine && document.querySelector('dialog[open]') === null

type Pressed = { readonly onTurbo: () => void; readonly onAuto: () => void }

function createControls(stage: Stage, { onTurbo, onAuto }: Pressed) {
  const turbo = element('button', { type: 'button', 'aria-pressed': 'false', onclick: onTurbo }, 'Turbo')
  const auto = element('button', { type: 'button', 'aria-pressed': 'false', onclick: onAuto }, 'Auto')
  const count = element(
    'select',
    { 'aria-label': 'Spins by itself' },
    ...counts.map((value) => element('option', { value }, `${value} ×`)),
  )
  const onFeature = element('input', { type: 'checkbox', checked: true })
  stage.controls.append(
    element('div', { class: 'slot-controls' }, turbo, count, auto, element('label', {}, onFeature, 'Stop at feature')),
  )
  return { turbo, auto, count, onFeature }
}
