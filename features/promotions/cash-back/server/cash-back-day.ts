import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, calendarDayIn, dayOf, endOfDay } from '#core/clock/manila.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import { centavos, type Centavos, maxCentavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import {
  claimFind,
  cycleKeyOf,
  type Promotion,
  type PromotionDependencies,
  type ReaderFacts,
  stateList,
  validBetIn,
} from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { cashBackKind } from './cash-back-kind.ts'
import { baseOf, cashBack, rateFor } from '../rules.ts'

export type CashBack = Promotion<ReturnType<(typeof cashBackKind)['readSettings']>>

const kept = v.object({
  day: v.optional(v.nullable(calendarDayIn), null),
  /** The play that was paid for on that day. */
  validBet: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => centavos(BigInt(text))),
    ),
    '0',
  ),
})

export type CashBackDependencies = PromotionDependencies & {
  /** The rate of the player's VIP level. */
  readonly rebateOf: (db: Queryable, playerId: bigint) => Promise<BasisPoints>
}

/** Today's cash back on yesterday's play. */
export async function cashBackToday(
  db: Queryable,
  { rebateOf }: CashBackDependencies,
  {
    reader,
    settings,
    now,
  }: {
    readonly reader: Pick<ReaderFacts, 'playerId'>
    readonly settings: CashBack['settings']
    readonly now: Instant
  },
) {
  const { playerId } = reader
  const yesterday = addDays(dayOf(now), -1)
  const claimKey = cycleKeyOf('day', now)
  const [validBet, voided, claim, rebate] = await db.pipeline(() =>
    Promise.all([
      playedOn(db, playerId, yesterday),
      voidedSince(db, playerId, yesterday),
      claimFind(db, { playerId, key: cashBackKind.key, claimKey }),
      rebateOf(db, playerId),
    ]),
  )
  const base = baseOf(validBet, voided)
  const rate = rateFor(settings, rebate)
  const amount = cashBack(base, rate, settings)
  const isClaimed = claim !== undefined
  const status = isClaimed ? ('done' as const) : amount > 0n ? ('claimable' as const) : ('locked' as const)
  return { yesterday, validBet, view: { base, rate, amount, status, expireTime: endOfDay(dayOf(now)), now } }
}

const playedOn = (db: Queryable, playerId: bigint, day: CalendarDay) =>
  validBetIn(db, { playerId, from: day, before: addDays(day, 1) })

/** The voided part of the last day that was paid for. */
async function voidedSince(db: Queryable, playerId: bigint, yesterday: CalendarDay): Promise<Centavos> {
  const rows = await stateList(db, { playerId, key: cashBackKind.key }, 2)
  const paid = rows.map(({ data }) => v.parse(kept, data)).find(({ day }) => day !== null && day < yesterday)
  if (paid?.day === undefined || paid.day === null) return zeroCentavos
  return maxCentavos(zeroCentavos, subtractCentavos(paid.validBet, await playedOn(db, playerId, paid.day)))
}
