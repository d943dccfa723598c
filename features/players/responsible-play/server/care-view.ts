import type { PlayerAt } from '#core/player-at.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import { divFloor } from '#core/money/division.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { getCare } from '../contract.ts'
import { type LimitKind, limitKinds, type LimitPeriod, limitPeriods } from '../limit-words.ts'
import { countedFrom, type DayFigures, periodOf, realityMinutesDefault, refuseConfirmation, usedIn } from '../rules.ts'
import { breakList, careFind } from './store/care.store.ts'
import { isSame } from './change-limit.ts'
import type { CareDependencies } from './care-dependencies.ts'
import { limitList, type LimitRow } from './store/limit.store.ts'
import { mayPrompt } from './may-prompt.ts'
import { playSoFar } from './play-so-far.ts'

/** The data of the limits page. */
export async function careView(
  db: Queryable,
  { playerId, now }: PlayerAt,
  { depositedSince }: Pick<CareDependencies, 'depositedSince'>,
): Promise<AnswerOf<typeof getCare>> {
  const [limits, [lastBreak], care, played, prompt] = await Promise.all([
    limitList(db, [playerId]),
    breakList(db, playerId),
    careFind(db, playerId),
    playSoFar(db, { playerIds: [playerId], from: countedFrom(now) }),
    mayPrompt(db, playerId, now),
  ])
  const figures = played.get(playerId)?.days ?? []
  const deposited = (since: Instant) => depositedSince(db, { playerId, since, now })
  const keys = limitKinds.flatMap((kind) => limitPeriods.map((period) => ({ kind, period })))
  return {
    limits: await Promise.all(keys.map((key) => limitView(key, { limits, figures, deposited, now }))),
    break:
      lastBreak === undefined || lastBreak.endsAt <= now ? null : { kind: lastBreak.kind, endsAt: lastBreak.endsAt },
    realityMinutes: care?.realityMinutes ?? realityMinutesDefault,
    mayPrompt: prompt,
  }
}

type LimitKey = { readonly kind: LimitKind; readonly period: LimitPeriod }
type CareFacts = {
  readonly limits: readonly LimitRow[]
  readonly figures: readonly DayFigures[]
  readonly deposited: (since: Instant) => Promise<bigint>
  readonly now: Instant
}

async function limitView({ kind, period }: LimitKey, { limits, figures, deposited, now }: CareFacts) {
  const of = (setter: LimitRow['setter']) => limits.find((limit) => isSame(limit, { setter, kind, period }))
  const { startsAt, endsAt } = periodOf[period](now)
  return {
    kind,
    period,
    amount: of('player')?.amount ?? null,
    operatorAmount: of('operator')?.amount ?? null,
    used: kind === 'deposit' ? await deposited(startsAt) : usedOf(kind, usedIn(period, figures, now)),
    resetsAt: endsAt,
    waiting: waitingOf(of('player'), now),
  }
}

function usedOf(kind: Exclude<LimitKind, 'deposit'>, { stake, loss, timeMs }: ReturnType<typeof usedIn>): bigint {
  if (kind === 'time') return divFloor(timeMs, msPerMinute)
  return kind === 'stake' ? stake : loss
}

const msPerMinute = 60_000n

/** A change that was not confirmed in time is dropped. */
function waitingOf(limit: LimitRow | undefined, now: Instant) {
  if (limit === undefined || limit.confirmFrom === null || refuseConfirmation(limit, now) === 'nothingWaits')
    return null
  return { amount: limit.loosensTo, confirmFrom: limit.confirmFrom }
}
