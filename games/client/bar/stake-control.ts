import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { element, icon, setText } from '../element.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type StakeControl = {
  readonly root: HTMLElement
  readonly setStakes: (stakes: readonly number[], chosen: number) => void
  readonly setBusy: (isBusy: boolean) => void
  /** So many rounds cost nothing, each for this stake; undefined: none. */
  readonly setFree: (free: Free | undefined) => void
}
type Free = { readonly stake: number; readonly left: number }

/** What a round costs: one of the offered stakes, up and down. */
export function createStakeControl(onStake: (stake: number) => void): StakeControl {
  let [stakes, index, isBusy]: [readonly number[], number, boolean] = [[], 0, false]
  let free: Free | undefined
  const value = element('output', { class: 'stake-value', 'aria-label': messages.bet })
  const step = (by: number): void => {
    index = Math.min(Math.max(index + by, 0), stakes.length - 1)
    show()
    onStake(stakes[index] ?? 0)
  }
  const button = (label: string, sign: 'minus' | 'plus', by: number) =>
    element(
      'button',
      { type: 'button', class: 'round-button', 'aria-label': label, onclick: () => step(by) },
      icon(sign),
    )
  const [less, more] = [button(messages.lowerBet, 'minus', -1), button(messages.higherBet, 'plus', 1)]
  const label = element('span', { class: 'figure-label' }, messages.bet)
  const show = (): void => {
    setText(value, formatMoney(wireCentavos(free?.stake ?? stakes[index] ?? 0)))
    setText(label, free === undefined ? messages.bet : formatMessage(messages.freeRoundsLeft, { left: free.left }))
    less.disabled = isBusy || free !== undefined || index === 0
    more.disabled = isBusy || free !== undefined || index === stakes.length - 1
  }
  const middle = element('span', { class: 'stake-middle' }, label, value)
  const root = element('div', { class: 'stake' }, less, middle, more)
  return {
    root,
    setStakes: (given, chosen) => {
      stakes = given
      index = Math.max(0, given.indexOf(chosen))
      show()
    },
    setFree: (given) => {
      free = given
      root.classList.toggle('is-free', given !== undefined)
      show()
    },
    setBusy: (busy) => {
      isBusy = busy
      show()
    },
  }
}
