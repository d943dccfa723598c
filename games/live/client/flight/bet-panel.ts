import { formatMessage } from '#core/message/format-message.ts'
import { createAction } from '#games/client/action-button.ts'
import { element, setText } from '#games/client/element.ts'
import type { Action } from '#games/client/scene.ts'
import { createStakeControl } from '#games/client/bar/stake-control.ts'
import { messages } from '../messages/en.ts'
import { chosenHeight, heightInput } from './height-input.ts'

export type BetPanel = {
  readonly root: HTMLElement
  readonly stake: () => number
  /** The bet: by hand, or at the chosen multiplier. */
  readonly bet: () => string
  readonly isAuto: () => boolean
  readonly setOpen: (isOpen: boolean) => void
  readonly setAction: (action: Action) => void
  /** What the button does now, if it does anything: for the keyboard. */
  readonly act: () => void
  /** Rounds of the automatic bets that are left; undefined: there are none. */
  readonly setRounds: (left: number | undefined) => void
}

type PanelOptions = {
  /** From 1. */
  readonly number: number
  readonly stakes: readonly number[]
  readonly stake: number
  readonly onChange: () => void
  /** Undefined where the house lets no round be played by itself. */
  readonly onRounds: (() => void) | undefined
}

/** One of the two bets: how much, when it leaves by itself, and its button. */
export function createBetPanel({ number, stakes, stake: usual, onChange, onRounds }: PanelOptions): BetPanel {
  let stake = stakes.includes(usual) ? usual : (stakes[0] ?? 0)
  const control = createStakeControl((chosen) => {
    stake = chosen
    onChange()
  })
  control.setStakes(stakes, stake)
  const action = createAction({ hasSpace: false })
  const auto = heightInput(onChange)
  const sign = element('span', { class: 'flight-rounds-sign', 'aria-hidden': 'true' }, '↻')
  const words = element('span', { class: 'flight-rounds-words' }, messages.autoBets)
  const rounds = element(
    'button',
    { type: 'button', class: 'flight-rounds', onclick: () => onRounds?.(), hidden: onRounds === undefined },
    sign,
    words,
  )
  const name = formatMessage(messages.betNumber, { number })
  const key = element('kbd', { class: 'flight-key', 'aria-hidden': 'true' }, String(number))
  const showRounds = (left?: number): void => {
    setText(sign, left === undefined ? '↻' : `■ ${left}`)
    setText(words, left === undefined ? messages.autoBets : formatMessage(messages.stopAutoBets, { left }))
    rounds.classList.toggle('is-on', left !== undefined)
  }
  return {
    root: element(
      'section',
      { class: 'flight-panel', 'aria-label': name },
      control.root,
      element('div', { class: 'flight-choices' }, auto.root, rounds),
      action.root,
      key,
    ),
    stake: () => stake,
    bet: () => (auto.isOn.checked ? `auto-${chosenHeight(auto.height.value)}` : 'hand'),
    isAuto: () => auto.isOn.checked,
    setOpen(isOpen) {
      control.setBusy(!isOpen)
      auto.isOn.disabled = !isOpen
      auto.height.disabled = !isOpen
    },
    setAction: action.set,
    act: () => action.root.click(),
    setRounds: showRounds,
  }
}
