import { element } from '#games/client/element.ts'
import type { Motion } from '#games/client/motion.ts'
import { type Mood, paintPerson, type Person, personBox } from './paint-person.ts'

const density = 2.5
const hopMs = 420

export type PersonFigure = { readonly root: HTMLElement; readonly feel: (mood: Mood) => void }

/** Somebody behind the counter who takes part. Painted again only when the mood changes; the whole picture is what moves. */
export function createPersonFigure(person: Person, motion: Pick<Motion, 'isReduced'>): PersonFigure {
  const canvas = element('canvas', {
    width: personBox.width * density,
    height: personBox.height * density,
  })
  const root = element('div', { class: 'person', 'aria-hidden': 'true' }, canvas)
  const context = canvas.getContext('2d')
  let shown: Mood | undefined
  const feel = (mood: Mood): void => {
    if (context === null || mood === shown) return
    const isFirst = shown === undefined
    shown = mood
    context.setTransform(density, 0, 0, density, 0, 0)
    context.clearRect(0, 0, personBox.width, personBox.height)
    paintPerson(context, person, mood)
    if (!isFirst && !motion.isReduced) canvas.animate(moves[mood], { duration: hopMs, easing: 'ease-out' })
  }
  feel('calm')
  return { root, feel }
}

const moves: Readonly<Record<Mood, Keyframe[]>> = {
  calm: [{ transform: 'translateY(2%)' }, { transform: 'none' }],
  tense: [{ transform: 'scale(1)' }, { transform: 'scale(1.04) translateY(1%)' }, { transform: 'none' }],
  glad: [
    { transform: 'translateY(0)' },
    { transform: 'translateY(-9%) rotate(-2deg)' },
    { transform: 'translateY(0)' },
    { transform: 'translateY(-5%) rotate(2deg)' },
    { transform: 'none' },
  ],
  rueful: [{ transform: 'none' }, { transform: 'translateY(3%) rotate(-1.5deg)' }, { transform: 'none' }],
}
