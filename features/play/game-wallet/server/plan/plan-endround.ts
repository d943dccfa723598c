import { zeroCentavos } from '#core/money/centavos.ts'
import { roundEventsOf } from '../../round-events.ts'
import { ended, type Round } from '../../round.ts'
import { houseCurrency } from '../../rules.ts'
import type { RoundDifference } from '../wallet-view.ts'
import {
  changeOf,
  decided,
  isRoundArchived,
  refused,
  roundOf,
  type Turn,
  txRow,
  unreadable,
  type WalletPlan,
} from './turn.ts'

/** Ends a round. Totals that differ from ours are no reason to refuse: they are recorded as a difference for review. */
export function planEndround(turn: Turn<'endround'>): WalletPlan {
  const { currency, roundId, detailUrl } = turn.order.body
  if (currency !== houseCurrency) return refused(turn, 'currencyMismatch')
  const round = roundOf(turn, roundId)
  if (isRoundArchived(turn, roundId)) return unreadable(turn)
  if (round === undefined) return refused(turn, 'betNotFound')
  if (round.state === 'VOIDED') return refused(turn, 'txCancelled')

  const { now } = turn.book
  const closed = round.state === 'OPEN' ? ended(round, now) : round
  const after = { ...closed, detailUrl: detailUrl ?? round.detailUrl }
  return {
    kind: 'apply',
    answer: decided(turn, 'ok', { state: 'APPLIED', dup: round.state === 'CLOSED' }),
    transfers: [],
    rows: [
      {
        ...changeOf(turn),
        rounds: [after],
        txs: [txRow(turn, { kind: 'endround', amount: zeroCentavos, roundId })],
        differences: differencesOf(turn, round),
        events: roundEventsOf(round, after, now),
      },
    ],
  }
}

function differencesOf({ order }: Turn<'endround'>, { playerId, roundId, stake, win }: Round): RoundDifference[] {
  const { totals } = order.body
  if (totals.bet === stake && totals.win === win) return []
  return [
    {
      providerId: order.provider.id,
      subject: `${playerId} ${roundId}`,
      ours: { bet: String(stake), win: String(win) },
      theirs: { bet: String(totals.bet), win: String(totals.win) },
    },
  ]
}
