import { element } from '#games/client/element.ts'
import { multiplierText } from '#games/title/pay.ts'
import { bingoPays } from '../../math/barrio-bingo.ts'
import { messages } from '../messages/en.ts'

const linesMost = 8
const paid = Array.from({ length: linesMost }, (_, index) => index + 1).filter(
  (lines) => bingoPays(lines) > bingoPays(lines - 1),
)

/** What so many lines pay, lit as far as the card has come. */
export function createBingoLadder() {
  const rungs = paid.map((lines) =>
    element(
      'span',
      { class: 'bingo-rung' },
      element('b', {}, lines === linesMost ? `${lines}+` : String(lines)),
      multiplierText(bingoPays(lines)),
    ),
  )
  const root = element('div', { class: 'bingo-ladder', role: 'group', 'aria-label': messages.lines }, ...rungs)
  return {
    root,
    show(lines: number): void {
      for (const [at, rung] of rungs.entries())
        rung.classList.toggle('is-hit', bingoPays(lines) > 0 && bingoPays(lines) === bingoPays(paid[at] ?? 0))
    },
  }
}
