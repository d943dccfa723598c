import { element, setText } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import type { Stage } from '#games/client/scene.ts'
import type { Act } from '../../math/blackjack/table-state.ts'
import type { RoundTable } from '../../math/blackjack/round.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Above the big button, which hits, or does without insurance: what costs nothing. */
const sideActs = ['stand', 'double', 'split', 'insure', 'evenMoney'] as const
type SideAct = (typeof sideActs)[number]

export const actWords: Readonly<Record<Act, string>> = {
  hit: messages.hit,
  stand: messages.stand,
  double: messages.doubleBet,
  split: messages.splitPair,
  insure: messages.insurance,
  evenMoney: messages.evenMoney,
  noInsurance: messages.noInsurance,
}

const actOfKey: Readonly<Record<string, Act>> = {
  h: 'hit',
  s: 'stand',
  d: 'double',
  p: 'split',
  i: 'insure',
  e: 'evenMoney',
  n: 'noInsurance',
}
const keyOf = (act: Act): string => Object.keys(actOfKey).find((key) => actOfKey[key] === act) ?? ''

const priceOf = (view: RoundTable, act: Act): number => {
  if (act === 'insure') return view.insurancePrice
  return act === 'double' || act === 'split' ? view.price : 0
}

/** The acts that the rules allow now and that the balance can pay. */
export function openActs(view: RoundTable, balance: number): readonly Act[] {
  return view.acts.filter((act) => priceOf(view, act) <= balance)
}

export function createActButtons(stage: Stage, act: (chosen: Act) => void) {
  const buttons = new Map(sideActs.map((side) => [side, createButton(side, () => act(side))] as const))
  const root = element('div', { class: 'act-row', hidden: true }, ...[...buttons.values()].map(({ button }) => button))
  stage.controls.append(root)
  addEventListener('keydown', (event) => {
    const chosen = actOfKey[event.key.toLowerCase()]
    const isElsewhere =
      document.querySelector('dialog[open]') !== null || event.ctrlKey || event.metaKey || event.altKey
    if (chosen === undefined || event.repeat || isElsewhere) return
    act(chosen)
  })
  return {
    /** Undefined: no round is open. */
    show(view: RoundTable | undefined, isBusy: boolean): void {
      root.hidden = view === undefined
      if (view === undefined) return
      const isQuestion = view.acts.includes('noInsurance')
      const open = openActs(view, stage.balance())
      for (const [side, { button, price }] of buttons) {
        button.hidden = isQuestion ? !view.acts.includes(side) : side === 'insure' || side === 'evenMoney'
        button.disabled = isBusy || !open.includes(side)
        setText(price, priceText(view, side))
      }
    },
  }
}

function priceText(view: RoundTable, act: SideAct): string {
  if (act === 'stand' || !view.acts.includes(act)) return ''
  if (act === 'evenMoney') return messages.paysAtOnce
  return formatMessage(messages.priceMore, { price: money(priceOf(view, act)) })
}

function createButton(act: SideAct, onclick: () => void) {
  const price = element('span', { class: 'act-price' })
  const button = element(
    'button',
    { type: 'button', class: `act is-${act}`, 'aria-keyshortcuts': keyOf(act), onclick },
    element('span', { class: 'act-name' }, actWords[act], element('kbd', { 'aria-hidden': 'true' }, keyOf(act))),
    price,
  )
  // A tap gives no focus, so that the space bar goes on with the big button.
  button.addEventListener('mousedown', (event) => event.preventDefault())
  return { button, price }
}
