import type { Instant } from '#core/clock/instant.ts'
import { amountOf, invitesMissing, nextRoundAt, roundEnd, spinsLeft, statusOf, wheelOf } from '../rules.ts'
import type { LoadedRound } from './load-round.ts'

/** The player's view of a round. Outstanding amounts appear on the wheel only, without their order. */
export function roundView({ row, promotion: { settings }, round }: LoadedRound, now: Instant) {
  const status = statusOf(settings, round, now)
  return {
    cycleId: row.cycleKey,
    startedAt: round.startedAt,
    expireAt: roundEnd(settings, round),
    amount: amountOf(round),
    target: settings.bonusAmount,
    spinsLeft: status === 'running' ? spinsLeft(round) : 0,
    invitesMissing: invitesMissing(round),
    status,
    wheel: [...wheelOf(round.plan, round.spun)],
    nextAt: round.exchangedAt === null ? null : (nextRoundAt([round.exchangedAt]) ?? null),
    now,
  }
}
