import { element, setText } from './element.ts'
import { messages } from './messages/en.ts'

/** Where a player whose balance is too small can go on. */
export type WayOn = 'cashier' | 'demo'
/** The game's notice about a bet. A shortage of money offers ways to continue. */
export type Notice = string | { readonly text: string; readonly isShortOfMoney: true }

export const shortOfMoney = (text: string): Notice => ({ text, isShortOfMoney: true })

const wayWords = { cashier: messages.deposit, demo: messages.playDemo } as const satisfies Record<WayOn, string>

/** The line above the bars, and below it the ways on that this game has. */
export function createNotice(ways: readonly WayOn[], onWay: (way: WayOn) => void) {
  const words = element('span', {})
  const acts = element(
    'span',
    { class: 'notice-ways', hidden: true },
    ...ways.map((way) =>
      element(
        'button',
        { type: 'button', class: way === 'cashier' ? 'way is-first' : 'way', onclick: () => onWay(way) },
        wayWords[way],
      ),
    ),
  )
  const root = element('p', { class: 'notice', role: 'alert', hidden: true }, words, acts)
  return {
    root,
    set(notice: Notice | undefined): void {
      const isShort = typeof notice === 'object'
      root.hidden = notice === undefined
      acts.hidden = !isShort || ways.length === 0
      setText(words, isShort ? notice.text : (notice ?? ''))
    },
  }
}
