import * as v from 'valibot'
import { instant, type Instant } from '#core/clock/instant.ts'
import { startOfDay, dayOf } from '#core/clock/manila.ts'
import { dayPeriod, monthPeriod } from '#core/clock/period.ts'
import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import {
  fundsLeft,
  type KeptCycle,
  keptCycles,
  type Promotion,
  type ReaderFacts,
  stateOpen,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import { movedSince } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { aidFor, netLossOf, unavailableReason, type LossReliefOffer, usedInWeek } from '../rules.ts'
import { lossReliefKind } from './loss-relief-kind.ts'

export type LossRelief = Promotion<ReturnType<(typeof lossReliefKind)['readSettings']>>

export type KeptOffer = Omit<KeptCycle<LossRelief['settings'], LossReliefOffer>, 'held'> & {
  readonly offer: LossReliefOffer
}

const { key } = lossReliefKind
// A week has at most seven days, and the newest row may be of the day before.
const rowsMax = 8

const kept = v.object({
  offeredAt: v.pipe(v.number(), v.transform(instant)),
  isAidClaimed: v.boolean(),
  reference: v.nullable(v.string()),
})

/** Recent offers, newest first. */
export async function offersOf(db: Queryable, acting: LossRelief, playerId: bigint): Promise<readonly KeptOffer[]> {
  const cycles = await keptCycles(db, { acting, playerId, schema: kept, countMax: rowsMax })
  return cycles.map(({ held: offer, ...cycle }) => ({ ...cycle, offer }))
}

/** The player's state: today's offer, and the aid on today's loss. */
export async function standingOf(
  db: Queryable,
  { reader, promotion, now }: { readonly reader: ReaderFacts; readonly promotion: LossRelief; readonly now: Instant },
) {
  const { playerId } = reader
  const offers = await offersOf(db, promotion, playerId)
  const today = offers.find(({ row }) => row.cycleKey === dayPeriod(now).key)
  const { perWeek } = promotion.settings
  const used = usedInWeek(
    offers.map(({ offer }) => offer),
    now,
  )
  const funds = await fundsLeft(db, reader)
  const lostToday = netLossOf(await movedSince(db, playerId, startOfDay(dayOf(now))))
  const settings = today?.settings ?? promotion.settings
  return {
    today,
    settings,
    isBankrupt: funds === undefined,
    used,
    unavailable: unavailableReason({ funds, used, perWeek, now }),
    aid: aidFor(lostToday, settings),
  }
}

/** The player's loss in games this month. */
export const lostInMonth = async (db: Queryable, playerId: bigint, now: Instant) =>
  netLossOf(await movedSince(db, playerId, monthPeriod(now).startsAt))

type ReliefAt = { readonly playerId: bigint; readonly promotion: LossRelief; readonly now: Instant }

/** Creates today's offer by the version in force. */
export async function openOffer(tx: Transaction, { playerId, promotion, now }: ReliefAt): Promise<KeptOffer> {
  const { version, settings } = promotion
  const row = await stateOpen(tx, { playerId, key, cycleKey: dayPeriod(now).key, version, now })
  const known = v.safeParse(kept, row.data)
  if (known.success) return { row, offer: known.output, settings }
  const offer: LossReliefOffer = { offeredAt: now, isAidClaimed: false, reference: null }
  const { rowVersion } = await stateSave(tx, { ...row, data: offer }, now)
  return { row: { ...row, rowVersion, data: offer }, offer, settings }
}

export const saveOffer = (tx: Transaction, { row }: Pick<KeptOffer, 'row'>, offer: LossReliefOffer, now: Instant) =>
  stateSave(tx, { ...row, itemStatus: offer.isAidClaimed ? 2 : 0, data: offer }, now)

export const aidItems = ({ aidBetRate }: LossRelief['settings'], aid: bigint): readonly RewardItem[] =>
  aid === 0n ? [] : [{ id: coinItem, count: Number(aid), betRate: aidBetRate }]
