import { formatMoney, formatSignedMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { element, setText } from '../element.ts'
import { messages } from '../messages/en.ts'

/** What the player has, what the last round paid and what came of them all, in one row. Long amounts make it smaller, so that none meets another. */
export function createFigures(soundButton: HTMLElement | undefined) {
  const [balance, win, net] = [
    figure(messages.balance, 'is-balance'),
    figure(messages.win, 'is-win'),
    figure(messages.net, 'is-net'),
  ]
  const root = element('div', { class: 'figures' }, balance.root, win.root, net.root, soundButton)
  const write = (value: HTMLElement, text: string): void => {
    setText(value, text)
    root.style.setProperty('--length', `${root.textContent.length}`)
  }
  return {
    root,
    setBalance: (amount: number) => write(balance.value, formatMoney(wireCentavos(amount))),
    setWin: (amount: number): void => {
      write(win.value, amount > 0 ? formatMoney(wireCentavos(amount)) : '—')
      win.root.classList.toggle('is-lit', amount > 0)
    },
    setNet: (amount: number) => write(net.value, formatSignedMoney(wireCentavos(amount))),
  }
}

function figure(label: string, className: string) {
  const value = element('output', { class: 'figure-value' }, '—')
  const root = element(
    'div',
    { class: `figure ${className}` },
    element('span', { class: 'figure-label' }, label),
    value,
  )
  return { value, root }
}
