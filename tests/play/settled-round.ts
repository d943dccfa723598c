import type { Instant } from '#core/clock/instant.ts'
import { zeroCentavos } from '#core/money/centavos.ts'
import { roundEventsOf } from '#features/play/game-wallet/round-events.ts'
import { newRound, type Round } from '#features/play/game-wallet/round.ts'
import type { NewEvent } from '#platform/outbox/event.ts'

/** A played slot round with defaults. */
export const closedRound = (
  facts: Partial<Round> & { readonly playerId: bigint; readonly openedAt: Instant },
): Round => ({
  ...newRound({ providerId: 'studio', roundId: 'r', gameCode: 'lucky', gameType: 'slots', ...facts }),
  state: 'CLOSED',
  bets: 1,
  endedAt: facts.openedAt,
  ...facts,
})

/** The wallet's event of a round: closed, and for a later result corrected or voided. */
export function roundEvent(round: Round, kind: 'closed' | 'corrected' | 'voided', at: Instant): NewEvent {
  const before: Round = { ...round, revision: round.revision - 1 }
  const after: Round = kind === 'voided' ? { ...round, state: 'VOIDED', stake: zeroCentavos, win: zeroCentavos } : round
  const [event] = roundEventsOf(kind === 'closed' ? undefined : before, after, at)
  if (event === undefined) throw new Error('nothing is told of this round')
  return event
}
