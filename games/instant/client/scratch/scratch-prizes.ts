import { element } from '#games/client/element.ts'
import { multiplierText } from '#games/title/pay.ts'
import { scratchPrizes, type ScratchSymbol } from '../../math/fiesta-scratch.ts'
import { pictureElement } from '../pictures.ts'
import { messages } from '../messages/en.ts'

/** What three of each picture pay. */
export function createScratchPrizes() {
  const prizes = scratchPrizes.map(({ symbol, pays }) => ({
    symbol,
    root: element('span', { class: 'prize' }, pictureElement(symbol), multiplierText(pays)),
  }))
  const root = element('div', { class: 'prizes', role: 'group', 'aria-label': messages.matchThree })
  root.append(...prizes.map((prize) => prize.root))
  return {
    root,
    light(won: ScratchSymbol | null): void {
      for (const { symbol, root: prize } of prizes) prize.classList.toggle('is-won', symbol === won)
    },
  }
}
