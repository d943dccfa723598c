import { formatMessage } from '#core/message/format-message.ts'
import type { StoredReplay } from '#games/rgs/contract.ts'
import { element, icon } from '../element.ts'
import { messages } from '../messages/en.ts'
import { createSoundButton } from '../sound-button.ts'
import { roundTime } from '../sheet/round-time.ts'
import { whenIdle } from '../when-idle.ts'
import { proofPanel } from './proof-panel.ts'
import type { ReplayControls } from './replay-controls.ts'

export type ReplayPage = {
  /** Where the game is drawn. */
  readonly stage: HTMLElement
  readonly onWatch: (play: () => Promise<void>) => void
}

/** The scene, and beside it the proof; on a phone below it. */
export function createReplayPage(container: HTMLElement, stored: StoredReplay, controls: ReplayControls): ReplayPage {
  const stage = element('div', { class: 'replay-stage' })
  const fault = element('p', { class: 'replay-note', role: 'alert', hidden: true })
  const proof = element('section', { class: 'replay-proof', 'aria-label': messages.proof })
  const seen = element('div', { class: 'replay-seen' }, head(stored, controls), ...notesOf(stored), fault, stage)
  document.documentElement.classList.add('is-replay')
  container.replaceChildren(element('div', { class: 'replay' }, seen, proof))
  // The round is what was asked for: the proof's script comes when it has begun.
  whenIdle(() => proof.append(...proofPanel(stored)))
  const watch = async (play: () => Promise<void>): Promise<void> => {
    controls.setPlaying(true)
    container.dataset['replay'] = 'playing'
    try {
      await play()
    } catch {
      fault.textContent = messages.replayUndrawable
      fault.hidden = false
    }
    controls.setPlaying(false)
    container.dataset['replay'] = 'seen'
  }
  return {
    stage,
    onWatch(play) {
      controls.onWatch(() => void watch(play))
      void watch(play)
    },
  }
}

function head({ title, at }: StoredReplay, { sound }: ReplayControls): HTMLElement {
  const query = new URLSearchParams(location.search)
  const back = element(
    'button',
    { type: 'button', class: 'round-button', 'aria-label': messages.backToTheGame, onclick: () => history.back() },
    icon('back'),
  )
  return element(
    'header',
    { class: 'top' },
    query.get('from') === 'game' ? back : undefined,
    element('p', { class: 'replay-name' }, element('b', {}, title.name), at === null ? '' : ` ${roundTime(at)}`),
    element('span', { class: 'demo-mark' }, messages.replay),
    createSoundButton(sound, () => undefined),
  )
}

/** Facts without which the picture would mislead. */
function notesOf({ title, version, isVoided, round }: StoredReplay): readonly HTMLElement[] {
  const isLeft = round.kind === 'steps' && round.end !== null && !isVoided
  const texts = [
    ...(isVoided ? [messages.replayVoided] : []),
    ...(isLeft ? [messages.replayLeft] : []),
    ...(version === title.version
      ? []
      : [formatMessage(messages.replayOfOtherRules, { version, present: title.version })]),
  ]
  return texts.map((text) => element('p', { class: 'replay-note' }, text))
}
