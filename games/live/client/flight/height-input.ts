import { formatHundredths } from '#core/money/format-money.ts'
import { element } from '#games/client/element.ts'
import { heightMax, heightMin } from '../../math/flight-curve.ts'
import { messages } from '../messages/en.ts'

const hundredths = 100
const usualHeight = '2.00'

/** A typed height as whole hundredths within what is offered. */
export function chosenHeight(text: string): number {
  const typed = Math.round(Number(text.replace(',', '.')) * hundredths)
  return Math.min(Math.max(Number.isFinite(typed) ? typed : heightMin, heightMin), heightMax)
}

/** Whether a bet leaves by itself, and at which multiplier. */
export function heightInput(onChange: () => void) {
  const isOn = element('input', { type: 'checkbox', 'aria-label': messages.autoCashOut })
  const height = element('input', {
    type: 'number',
    inputmode: 'decimal',
    min: heightMin / hundredths,
    max: heightMax / hundredths,
    step: '0.01',
    value: usualHeight,
    'aria-label': messages.autoCashOutHeight,
  })
  isOn.addEventListener('change', onChange)
  height.addEventListener('change', () => {
    height.value = formatHundredths(chosenHeight(height.value)).replaceAll(',', '')
    isOn.checked = true
    onChange()
  })
  const label = element(
    'label',
    { class: 'flight-auto-on' },
    isOn,
    element('span', { 'aria-hidden': 'true' }, messages.autoShort),
  )
  return {
    isOn,
    height,
    root: element(
      'div',
      { class: 'flight-auto' },
      label,
      element('span', { class: 'flight-times', 'aria-hidden': 'true' }, '×'),
      height,
    ),
  }
}
