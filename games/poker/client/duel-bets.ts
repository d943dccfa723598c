import { element } from '#games/client/element.ts'
import type { Stage } from '#games/client/scene.ts'
import type { DuelView } from '../math/duel.ts'
import { createBetSpot } from './bet-spot.ts'
import { messages } from './messages/en.ts'

type SpotNames = { readonly playWord: string; readonly hasPairPlus: boolean }

/** The spots of the two bets, and of pair plus where there is one. */
export function createDuelBets({ motion, sound }: Stage, { playWord, hasPairPlus }: SpotNames) {
  const [ante, play, plus] = [messages.ante, playWord, messages.pairPlus].map((name) => createBetSpot(name, motion))
  if (ante === undefined || play === undefined || plus === undefined) throw new Error('three spots')
  const spots = hasPairPlus ? [plus, ante, play] : [ante, play]
  return {
    root: element('div', { class: 'spots' }, ...spots.map(({ root }) => root)),
    set(view: DuelView) {
      ante.set(view.ante)
      plus.set(view.pairPlus)
      play.set(0)
    },
    async open(view: DuelView) {
      play.set(0)
      sound.play('chips')
      await Promise.all([ante.bet(view.ante), plus.bet(view.pairPlus)])
    },
    async raise(price: number) {
      sound.play('chips')
      await play.bet(price)
    },
    close: async (to: 'player' | 'house') => {
      await Promise.all(spots.map((spot) => spot.give(to)))
    },
  }
}

/** Puts half of the stake on pair plus. */
export function createPairPlusSwitch() {
  const input = element('input', { type: 'checkbox' })
  const words = element('span', {}, element('b', {}, messages.pairPlus), ` ${messages.halfOfYourBet}`)
  return {
    root: element('label', { class: 'side-switch' }, input, words),
    isOn: () => input.checked,
    onChange: (listener: () => void) => input.addEventListener('change', listener),
    setEnabled: (isEnabled: boolean) => {
      input.disabled = !isEnabled
    },
  }
}
