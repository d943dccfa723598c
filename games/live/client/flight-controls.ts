import { element } from '#games/client/element.ts'
import { createStakeControl } from '#games/client/stake-control.ts'
import { heightMax, heightMin } from '../math/flight-curve.ts'
import { messages } from './messages/en.ts'

export type FlightControls = {
  readonly root: HTMLElement
  readonly stake: () => number
  /** The stake: manual, or at the chosen height. */
  readonly bet: () => string
  readonly setOpen: (isOpen: boolean) => void
  readonly onChange: (listener: () => void) => void
}

const hundredths = 100
const usualHeight = '2.00'

/** How much, and whether one gets off by oneself or at a height chosen beforehand. */
export function createFlightControls(stakes: readonly number[], usualStake: number): FlightControls {
  const listeners: (() => void)[] = []
  const changed = (): void => listeners.forEach((listener) => listener())
  let stake = stakes.includes(usualStake) ? usualStake : (stakes[0] ?? 0)
  const control = createStakeControl((chosen) => {
    stake = chosen
    changed()
  })
  control.setStakes(stakes, stake)
  const isAuto = element('input', { type: 'checkbox' })
  const height = element('input', {
    type: 'number',
    inputmode: 'decimal',
    min: heightMin / hundredths,
    max: heightMax / hundredths,
    step: '0.01',
    value: usualHeight,
    'aria-label': messages.autoCashOutHeight,
  })
  isAuto.addEventListener('change', changed)
  height.addEventListener('change', () => {
    height.value = (heightOf(height.value) / hundredths).toString()
    isAuto.checked = true
    changed()
  })
  return {
    root: element(
      'div',
      { class: 'flight-controls' },
      control.root,
      element('div', { class: 'flight-auto' }, element('label', {}, isAuto, messages.autoAt), height),
    ),
    stake: () => stake,
    bet: () => (isAuto.checked ? `auto-${heightOf(height.value)}` : 'hand'),
    setOpen(isOpen) {
      control.setBusy(!isOpen)
      isAuto.disabled = !isOpen
      height.disabled = !isOpen
    },
    onChange: (listener) => listeners.push(listener),
  }
}

/** A typed height as whole hundredths within what is offered. */
function heightOf(text: string): number {
  const typed = Math.round(Number(text) * hundredths)
  return Math.min(Math.max(Number.isFinite(typed) ? typed : heightMin, heightMin), heightMax)
}
