import type { OpenedSession } from '#games/rgs/contract.ts'
import type { Frame } from './frame.ts'
import { type HudFacts, money } from './hud.ts'
import { type Notice, shortOfMoney } from './notice.ts'
import type { Replay } from './replay/replay.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type LoadedFrame = {
  readonly frame: Frame
  readonly opened: OpenedSession
  readonly replay?: Pick<Replay, 'controls'> | undefined
}

/** What the bars show of the game that was opened. */
export const hudFactsOf = ({ frame, opened: { title, mode }, replay }: LoadedFrame): HudFacts => ({
  name: title.name,
  isDemo: mode === 'demo',
  hasBar: !frame.hasBar,
  waysOn: frame.waysOn(mode),
  note: title.virtual === undefined ? undefined : virtualNotes[title.virtual],
  acts: replay?.controls,
})

const virtualNotes = {
  table: messages.virtualTable,
  sports: messages.virtualSports,
} as const

/** A player who cannot pay the smallest stake learns it before the first tap. */
export function shortageAtStart({ mode, balance, title, freeRounds }: OpenedSession): Notice | undefined {
  const smallest = Math.min(...title.stakes)
  if (mode === 'demo' || balance >= smallest || freeRounds.length > 0) return undefined
  return shortOfMoney(
    formatMessage(messages.balanceBelowMinimumBet, { balance: money(balance), minimum: money(smallest) }),
  )
}
