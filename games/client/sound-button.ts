import { element, icon } from './element.ts'
import { messages } from './messages/en.ts'
import type { Sound } from './sound.ts'

/** One tap and the game is silent. `onTap` remembers it, where it is remembered. */
export function createSoundButton(sound: Sound, onTap: (isOn: boolean) => void): HTMLElement {
  const button = element('button', { type: 'button', class: 'round-button is-sound' })
  const show = (isOn: boolean): void => {
    button.setAttribute('aria-label', isOn ? messages.soundOff : messages.soundOn)
    button.replaceChildren(icon(isOn ? 'soundOn' : 'soundOff'))
  }
  button.addEventListener('click', () => {
    const isOn = !sound.isOn()
    sound.setOn(isOn)
    onTap(isOn)
  })
  sound.onSwitch(show)
  show(sound.isOn())
  return button
}
