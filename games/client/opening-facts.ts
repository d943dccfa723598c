import type { OpenedSession } from '#games/rgs/contract.ts'
import type { Frame } from './frame.ts'
import { type HudFacts, money } from './hud.ts'
import { type Notice, shortOfMoney } from './notice.ts'

type LoadedFrame = { readonly frame: Frame; readonly opened: OpenedSession }

/** What the bars show of the game that was opened. */
export const hudFactsOf = ({ frame, opened: { title, mode } }: LoadedFrame): HudFacts => ({
  name: title.name,
  isDemo: mode === 'demo',
  hasBar: !frame.hasBar,
  waysOn: frame.waysOn(mode),
  note: title.virtual === undefined ? undefined : virtualNotes[title.virtual],
})

const virtualNotes = {
  table: 'Virtual table: drawn by computer',
  sports: 'Virtual sports: played by computer',
} as const

/** A player who cannot pay the smallest stake learns it before the first tap. */
export function shortageAtStart({ mode, balance, title, freeRounds }: OpenedSession): Notice | undefined {
  const smallest = Math.min(...title.stakes)
  if (mode === 'demo' || balance >= smallest || freeRounds.length > 0) return undefined
  return shortOfMoney(`Your balance is ${money(balance)}. The smallest bet in this game is ${money(smallest)}.`)
}
