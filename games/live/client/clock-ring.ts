import './clock-ring.css'
import { drawing, element } from '#games/client/element.ts'
import { messages } from './messages/en.ts'

const around = 2 * Math.PI * 20
const hurryBelow = 5

/** The time that is left to bet, as a ring that empties. */
export function createClockRing() {
  const arc = drawing('circle', { cx: 24, cy: 24, r: 20, class: 'ring-arc', 'stroke-dasharray': around })
  const number = element('span', { class: 'ring-number' })
  const root = element(
    'div',
    { class: 'ring', role: 'timer', 'aria-label': messages.timeLeftToBet },
    drawing('svg', { viewBox: '0 0 48 48' }, drawing('circle', { cx: 24, cy: 24, r: 20, class: 'ring-ground' }), arc),
    number,
  )
  return {
    root,
    /** Undefined: no bets are taken. */
    show(left: { readonly seconds: number; readonly part: number } | undefined) {
      root.hidden = left === undefined
      if (left === undefined) return
      arc.setAttribute('stroke-dashoffset', String(around * (1 - left.part)))
      const text = String(Math.ceil(left.seconds))
      if (number.textContent !== text) number.replaceChildren(text)
      root.classList.toggle('is-hurry', left.seconds <= hurryBelow)
    },
  }
}
