import { formatMessage } from '#core/message/format-message.ts'
import type { StoredReplay } from '#games/rgs/contract.ts'
import { multiplierText } from '#games/title/pay.ts'
import { element, setText } from '../element.ts'
import { money } from '../hud.ts'
import { messages } from '../messages/en.ts'
import { type Motion, readMotion } from '../motion.ts'
import { createSound, type Sound } from '../sound.ts'

const speeds = [1, 2, 4] as const
const hundredths = 100

export type ReplayControls = {
  readonly root: HTMLElement
  readonly motion: Motion
  readonly sound: Sound
  readonly speed: () => number
  /** The viewer wants to see the end. */
  readonly isSkipped: () => boolean
  /** While the round is played it is not begun again, and can be skipped. */
  readonly setPlaying: (isPlaying: boolean) => void
  readonly onWatch: (listener: () => void) => void
}

/** Watch again, how fast, and straight to the end. */
export function createReplayControls(stored: StoredReplay): ReplayControls {
  const state: { speed: number; isSkipped: boolean; isPlaying: boolean } = {
    speed: 1,
    isSkipped: false,
    isPlaying: true,
  }
  let watch = (): void => undefined
  const main = element('button', { type: 'button', class: 'action', onclick: () => act() })
  const act = (): void => {
    if (!state.isPlaying) return watch()
    state.isSkipped = true
    show()
  }
  const choices = speeds.map((speed) => {
    const button = element('button', { type: 'button', 'aria-pressed': 'false' }, `${speed}×`)
    button.addEventListener('click', () => {
      state.speed = speed
      show()
    })
    return { speed, button }
  })
  const show = (): void => {
    main.replaceChildren(state.isPlaying ? messages.skipToResult : messages.watchAgain)
    main.disabled = state.isPlaying && state.isSkipped
    for (const { speed, button } of choices) button.setAttribute('aria-pressed', String(speed === state.speed))
  }
  const result = createResult(stored)
  show()
  const choice = element(
    'div',
    { class: 'replay-speeds', role: 'group', 'aria-label': messages.speed },
    ...choices.map(({ button }) => button),
  )
  return {
    root: element('div', { class: 'replay-acts' }, result.root, choice, main),
    motion: motionOf(state),
    sound: createSound({ game: stored.title.code, isOn: false }),
    speed: () => state.speed,
    isSkipped: () => state.isSkipped,
    setPlaying(isPlaying) {
      Object.assign(state, { isPlaying, isSkipped: false })
      result.show(!isPlaying)
      show()
    },
    onWatch: (listener) => {
      watch = listener
    },
  }
}

/** The stored result, whatever the scene shows: a bet, what it won, and how many times the bet that is. */
function createResult({ staked, win, isFree, isVoided, round }: StoredReplay) {
  const figure = (label: string, value: HTMLElement) =>
    element('div', { class: 'figure' }, element('dt', { class: 'figure-label' }, label), value)
  const shown = element('dd', {}, '—')
  const times = multiplierText(staked === 0 ? 0 : Math.floor((win * hundredths) / staked))
  const won = win > 0 && staked > 0 ? formatMessage(messages.winAndTimes, { win: money(win), times }) : money(win)
  return {
    root: element(
      'dl',
      // A public round that everybody may watch has nobody's bet in it.
      { class: 'replay-result', hidden: round.kind === 'table' && round.bets.length === 0 },
      figure(messages.bet, element('dd', {}, isFree ? messages.freeRound : money(staked))),
      figure(messages.win, shown),
    ),
    /** The end stays hidden until it has been seen. */
    show(isSeen: boolean): void {
      setText(shown, isSeen ? (isVoided ? messages.betReturned : won) : '—')
      shown.classList.toggle('is-lit', isSeen && win > staked)
    },
  }
}

function motionOf(state: { readonly speed: number; readonly isSkipped: boolean }): Motion {
  const own = readMotion(location.search)
  const ms = (usual: number): number => (state.isSkipped ? 0 : own.ms(usual) / state.speed)
  return {
    isFrozen: own.isFrozen,
    get isReduced() {
      return own.isReduced || state.isSkipped
    },
    ms,
    wait: (usual) => new Promise((resolve) => setTimeout(resolve, ms(usual))),
  }
}
