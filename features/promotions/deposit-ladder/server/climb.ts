import type { PlayerAt } from '#core/player-at.ts'
import * as v from 'valibot'
import { instant } from '#core/clock/instant.ts'
import { weekPeriod } from '#core/clock/period.ts'
import { centavos } from '#core/money/centavos.ts'
import {
  type Promotion,
  promotionAt,
  promotionOf,
  stateFind,
  stateList,
  stateOpen,
  type StateRow,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import { hasWithdrawnSince } from '#features/cashier/withdrawal/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type Climb, climbNow, isSetBack, notBegun } from '../rules.ts'
import { ladderKind } from './ladder-kind.ts'

export type Ladder = Promotion<ReturnType<(typeof ladderKind)['readSettings']>>

const { key } = ladderKind
// Deposits may be charged back months later: this many weeks are searched.
const weeksMax = 60

const kept = v.object({
  finished: v.optional(v.number(), 0),
  lastAt: v.optional(v.nullable(v.pipe(v.number(), v.transform(instant))), null),
  granted: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => centavos(BigInt(text))),
    ),
    '0',
  ),
  /** The deposits that finished steps, including restarted climbs. */
  references: v.optional(v.array(v.string()), []),
})

/** `version`: of a promise made before the week had started. */
type ClimbQuery = PlayerAt & { readonly version?: number | undefined }

/** A player's progress this week, by the version that their week started with. */
export async function climbOf(db: Queryable, { playerId, now, version }: ClimbQuery) {
  const acting = await promotionOf(db, ladderKind)
  if (acting === undefined) return undefined
  const row = await stateFind(db, { playerId, key, cycleKey: weekPeriod(now).key })
  const keptVersion = row?.version ?? version
  const settings =
    keptVersion === undefined ? acting.settings : (await promotionAt(db, ladderKind, keptVersion)).settings
  const before: Climb = row ? v.parse(kept, row.data) : notBegun
  const hasWithdrawn = before.lastAt !== null && (await hasWithdrawnSince(db, playerId, before.lastAt))
  return {
    promotion: { ...acting, settings, version: keptVersion ?? acting.version },
    climb: climbNow(before, settings, hasWithdrawn),
    wasReset: isSetBack(before, settings, hasWithdrawn),
  }
}

type ClimbChange = PlayerAt & { readonly promotion: Ladder; readonly climb: Climb; readonly reference: string }

/** Stores a finished step. The player's book is locked. */
export async function saveClimb(
  tx: Transaction,
  { playerId, promotion, climb, reference, now }: ClimbChange,
): Promise<void> {
  const cycleKey = weekPeriod(now).key
  const row = await stateOpen(tx, { playerId, key, cycleKey, version: promotion.version, now })
  const references = [...v.parse(kept, row.data).references, reference]
  const data = { ...climb, granted: String(climb.granted), references }
  await stateSave(tx, { ...row, progress: BigInt(climb.finished), data }, now)
}

/** The week in which a deposit finished a step. */
export async function weekOfDeposit(
  db: Queryable,
  { playerId, reference }: { readonly playerId: bigint; readonly reference: string },
): Promise<StateRow | undefined> {
  const weeks = await stateList(db, { playerId, key }, weeksMax)
  return weeks.find(({ data }) => v.parse(kept, data).references.includes(reference))
}

export const bonusKeyOf = (week: string, reference: string): string => `${week}:${reference}`
