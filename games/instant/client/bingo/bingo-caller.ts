import { element } from '#games/client/element.ts'
import type { Motion } from '#games/client/motion.ts'
import { bingoLetters } from './bingo-card.ts'
import { createBingoDrum } from './bingo-drum.ts'
import { caller } from '../people/people.ts'
import { createPersonFigure } from '../people/person-figure.ts'

const chipsShown = 5
const perLetter = 15

const letterOf = (ball: number): string => bingoLetters[Math.floor((ball - 1) / perLetter)] ?? 'B'

/** The caller with his microphone, the drum, the ball that has come out and those before it. */
export function createBingoCaller(motion: Pick<Motion, 'isReduced'>) {
  const [person, drum] = [createPersonFigure(caller, motion), createBingoDrum(motion)]
  const ball = element('div', { class: 'ball', hidden: true })
  const chips = element('div', { class: 'called', 'aria-hidden': 'true' })
  return {
    roots: [person.root, drum.root, element('div', { class: 'caller' }, ball, chips)],
    feel: person.feel,
    turn: (isOn: boolean) => drum.turn(isOn),
    call(called: readonly number[]): void {
      const number = called.at(-1)
      if (number === undefined) return
      ball.hidden = false
      ball.className = `ball is-${letterOf(number)}`
      ball.replaceChildren(element('small', {}, letterOf(number)), String(number))
      const before = called.slice(0, -1).slice(-chipsShown).toReversed()
      chips.replaceChildren(
        ...before.map((each) => element('span', { class: `chip is-${letterOf(each)}` }, String(each))),
      )
    },
  }
}
