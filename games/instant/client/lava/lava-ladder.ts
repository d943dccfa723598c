import { element, setText } from '#games/client/element.ts'
import { multiplierText } from '#games/title/pay.ts'
import { lavaPays, lavaStepsMax } from '../../math/lava-steps.ts'

const shown = 5

/** What the next stones pay, from the one that was reached last. */
export function createLavaLadder() {
  const rungs = Array.from({ length: shown }, () => element('span', { class: 'step-rung' }))
  const root = element('div', { class: 'step-ladder', 'aria-hidden': 'true' }, ...rungs)
  return {
    root,
    show({ lava, opened }: { readonly lava: number; readonly opened: number }): void {
      const most = lavaStepsMax(lava)
      const first = Math.max(1, Math.min(opened, most - shown + 1))
      for (const [at, rung] of rungs.entries()) {
        const step = first + at
        setText(rung, step > most ? '' : multiplierText(lavaPays(lava, step)))
        rung.dataset['is'] = step > most ? 'none' : step === opened ? 'now' : step === opened + 1 ? 'next' : 'later'
      }
    },
  }
}
