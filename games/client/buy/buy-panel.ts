import '../auto/auto.css'
import './buy.css'
import { formatMessage } from '#core/message/format-message.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import type { BonusOffer } from '#games/rgs/contract.ts'
import { timesText } from '#games/title/pay.ts'
import { element } from '../element.ts'
import { money } from '../hud.ts'
import { messages } from '../messages/en.ts'

type PanelFacts = {
  readonly offer: BonusOffer
  readonly stake: number
  readonly price: number
  readonly onBuy: () => void
}

/** States price, return and highest win before anything is bought. The way back has the focus. */
export function buyPanel({ offer, stake, price, onBuy }: PanelFacts): HTMLDialogElement {
  const cancel = element('button', { type: 'button', class: 'plain-button', autofocus: true }, messages.buyCancel)
  const buy = element(
    'button',
    { type: 'button', class: 'action' },
    formatMessage(messages.buyFor, { price: money(price) }),
  )
  const lead = element('p', { class: 'quiet', id: 'buy-lead' }, messages.buyExplained)
  const root = element(
    'dialog',
    { class: 'auto-panel', 'aria-label': messages.buyTitle, 'aria-describedby': 'buy-lead' },
    element('h2', {}, messages.buyTitle),
    lead,
    element(
      'dl',
      { class: 'buy-facts' },
      ...factsOf(offer, { stake, price }).flatMap(([name, value]) => [
        element('dt', {}, name),
        element('dd', {}, value),
      ]),
    ),
    element('p', { class: 'quiet' }, messages.buyIsOneBet),
    element('div', { class: 'auto-acts' }, cancel, buy),
  )
  cancel.addEventListener('click', () => root.close())
  buy.addEventListener('click', () => {
    root.close()
    onBuy()
  })
  root.addEventListener('close', () => root.remove())
  return root
}

type Price = { readonly stake: number; readonly price: number }

const factsOf = (
  { priceHundredths, rtpBasisPoints, rounds, highestHundredths }: BonusOffer,
  { stake, price }: Price,
): readonly (readonly [string, string])[] => [
  [formatMessage(messages.buyPrice, { times: timesText(priceHundredths), stake: money(stake) }), money(price)],
  [messages.returnToPlayer, formatMessage(messages.percentOrMore, { percent: formatHundredths(rtpBasisPoints) })],
  [
    formatMessage(messages.highestWin, { rounds: rounds.toLocaleString('en-PH') }),
    formatMessage(messages.timesYourBet, { times: timesText(highestHundredths) }),
  ],
]
