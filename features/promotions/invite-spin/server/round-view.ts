import type { Instant } from '#core/clock/instant.ts'
import { amountOf, invitesMissing, nextRoundAt, roundEnd, spinsLeft, statusOf, wheelOf } from '../rules.ts'
import type { LoadedRound } from './load-round.ts'

/** A round as its player sees it. What is still to come is on the wheel and nowhere in an order. */
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
