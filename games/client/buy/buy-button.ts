import { formatMessage } from '#core/message/format-message.ts'
import type { TitleInfo } from '#games/rgs/contract.ts'
import { element, setText } from '../element.ts'
import { money } from '../hud.ts'
import { messages } from '../messages/en.ts'
import { bonusPrice, highestStake } from './bonus-price.ts'

type BuyFacts = {
  readonly title: Pick<TitleInfo, 'bonusBuy' | 'stakes'>
  readonly stake: () => number
  readonly onBuy: () => void
}
export type BuyButton = {
  readonly root: HTMLButtonElement
  /** The stake, and with it the price, has changed. */
  readonly show: () => void
  readonly setBusy: (isBusy: boolean) => void
}

/** The bonus and its price at the present stake. It keeps the focus when it can't be used. Undefined: nothing is sold. */
export function createBuyButton({ title: { bonusBuy, stakes }, stake, onBuy }: BuyFacts): BuyButton | undefined {
  const highest = bonusBuy && highestStake(bonusBuy, stakes)
  if (bonusBuy === undefined || highest === undefined) return undefined
  let isBusy = false
  const price = element('span', { class: 'buy-price' })
  const root = element(
    'button',
    { type: 'button', class: 'pace-button buy-button', 'aria-haspopup': 'dialog' },
    messages.buyBonus,
    price,
  )
  const isOff = (): boolean => isBusy || bonusPrice(bonusBuy, stake()) === undefined
  const show = (): void => {
    const cost = bonusPrice(bonusBuy, stake())
    setText(price, cost === undefined ? formatMessage(messages.buyUpTo, { stake: money(highest) }) : money(cost))
    root.setAttribute('aria-disabled', String(isOff()))
  }
  root.addEventListener('click', () => {
    if (!isOff()) onBuy()
  })
  show()
  return {
    root,
    show,
    setBusy(busy) {
      isBusy = busy
      show()
    },
  }
}
