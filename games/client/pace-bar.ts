import { element } from './element.ts'
import { messages } from './messages/en.ts'

type PaceFacts = {
  readonly isQuick: boolean
  readonly onQuick: (isQuick: boolean) => void
  /** Undefined: no rounds may be played automatically. */
  readonly onAuto: (() => void) | undefined
  /** Undefined: no bonus is sold. */
  readonly buy: HTMLElement | undefined
}

/** How fast rounds are shown, and whether they follow each other: in sight, beside what is bet. */
export function createPaceBar({ isQuick, onQuick, onAuto, buy }: PaceFacts): HTMLElement {
  const quick = element(
    'button',
    { type: 'button', class: 'pace-button', 'aria-pressed': String(isQuick) },
    messages.quick,
  )
  quick.addEventListener('click', () => {
    const turned = quick.getAttribute('aria-pressed') !== 'true'
    quick.setAttribute('aria-pressed', String(turned))
    onQuick(turned)
  })
  const auto = onAuto && element('button', { type: 'button', class: 'pace-button', onclick: onAuto }, messages.auto)
  return element('div', { class: 'pace' }, buy, quick, auto)
}
