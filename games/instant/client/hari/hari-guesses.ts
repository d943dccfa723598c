import { element } from '#games/client/element.ts'
import { multiplierText } from '#games/title/pay.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { guessRanks, type HariView } from '../../math/hari-reyna.ts'
import { messages } from '../messages/en.ts'

const ranks = 13

/** The two guesses, each with its chance and with what it would pay. */
export function createHariGuesses(onGuess: (act: 'up' | 'down') => void) {
  const acts = (['down', 'up'] as const).map((act) => ({
    act,
    button: element('button', { type: 'button', class: `guess is-${act}`, onclick: () => onGuess(act) }),
  }))
  return {
    root: element('div', { class: 'guesses' }, ...acts.map(({ button }) => button)),
    show(view: HariView | undefined, isBusy: boolean): void {
      const rank = view?.cards.at(-1)?.rank
      for (const { act, button } of acts) {
        const chance =
          rank === undefined ? '\u00a0' : formatMessage(messages.chanceOf, { wins: guessRanks(rank, act), of: ranks })
        button.disabled = isBusy || view === undefined
        button.replaceChildren(
          element('span', { class: 'guess-words' }, wordsOf(rank, act)),
          element('span', { class: 'guess-pays' }, view === undefined ? '–' : multiplierText(view[act])),
          element('span', { class: 'guess-chance' }, chance),
        )
      }
    },
  }
}

/** Beside an end of the pack there is only the same rank, or any other. */
function wordsOf(rank: number | undefined, guess: 'up' | 'down'): string {
  const isEnd = rank === 1 || rank === ranks
  if (rank !== undefined && isEnd) return guessRanks(rank, guess) === 1 ? messages.same : messages.different
  return guess === 'up' ? messages.higherOrSame : messages.lowerOrSame
}
