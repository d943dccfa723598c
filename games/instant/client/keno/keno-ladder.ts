import { element } from '#games/client/element.ts'
import { multiplierText } from '#games/title/pay.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { kenoPays } from '../../math/tala-keno.ts'
import { messages } from '../messages/en.ts'

const rungsOf = (picks: number): number[] =>
  Array.from({ length: picks }, (_, index) => index + 1).filter((hits) => kenoPays(picks, hits) > 0)

/** The payout of each number of stars: rebuilt for another number of picks, lit as far as the stars are. */
export function createKenoLadder() {
  const root = element('div', { class: 'ladder' })
  let built = { picks: 0, rungs: new Map<number, HTMLElement>() }
  return {
    root,
    show({ picks, hits }: { readonly picks: number; readonly hits: number | undefined }): void {
      if (picks !== built.picks) {
        built = { picks, rungs: new Map(rungsOf(picks).map((each) => [each, rung(picks, each)])) }
        root.replaceChildren(...built.rungs.values())
      }
      for (const [each, label] of built.rungs) label.classList.toggle('is-hit', each === hits)
    },
  }
}

const rung = (picks: number, hits: number): HTMLElement =>
  element(
    'span',
    { class: 'rung' },
    element('b', {}, formatMessage(messages.hitsLit, { hits })),
    multiplierText(kenoPays(picks, hits)),
  )
