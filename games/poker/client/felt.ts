import { element, setText } from '#games/client/element.ts'
import type { Stage } from '#games/client/scene.ts'
import { type CardSlot, createSlot } from './card-slot.ts'

/** The salon's table: green cloth in a lacquer rim, with the shoe in its corner. */
export type Felt = {
  readonly cloth: HTMLElement
  readonly slots: (count: number) => CardSlot[]
  /** What the hand came to, in the middle of the table. */
  readonly announce: (text: string, tone?: 'won' | 'lost') => void
  readonly banner: HTMLElement
  /** Sparks, for a round that brought more than it cost. */
  readonly cheer: () => void
}

export function createFelt({ container, motion, sound, particles, say }: Stage, className: string): Felt {
  const shoe = element('div', { class: 'shoe', 'aria-hidden': 'true' })
  const cloth = element('div', { class: `cloth ${className}` }, shoe)
  const banner = element('p', { class: 'banner' })
  container.classList.add('felt')
  container.append(cloth)
  return {
    cloth,
    banner,
    slots: (count) =>
      Array.from({ length: count }, () => createSlot({ motion, shoe, onLand: () => sound.play('card') })),
    announce(text, tone) {
      setText(banner, text)
      if (tone === undefined) delete banner.dataset.tone
      else banner.dataset.tone = tone
      if (text === '') return
      say(text)
      banner.animate(
        [
          { transform: 'scale(0.9)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        {
          duration: motion.ms(220),
          easing: 'ease-out',
        },
      )
    },
    cheer() {
      const { width, height } = particles.size
      particles.burst({
        x: width / 2,
        y: height * 0.45,
        count: 60,
        colours: ['#ffcf5f', '#fff6e3', '#ff6a5f', '#6fe3a8'],
      })
    },
  }
}

/** The middle of a table with a host: results are announced over the rule that is printed there. */
export const hostedMiddle = ({ banner }: Pick<Felt, 'banner'>, rule: string, ...beside: readonly HTMLElement[]) =>
  element(
    'div',
    { class: 'middle-row' },
    element('div', { class: 'felt-lines' }, banner, element('p', { class: 'felt-rule' }, rule)),
    ...beside,
  )
