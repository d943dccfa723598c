import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { calendarDayIn, dayOf, endOfDay } from '#core/clock/manila.ts'
import { dayPeriod } from '#core/clock/period.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import {
  giftCost,
  type Promotion,
  promotionAt,
  promotionOf,
  stateList,
  stateOpen,
  type StateRow,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import { creditsCleared, lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { depositStreakKind } from './deposit-streak-kind.ts'
import { canMakeUp, claimEnd, dateOfMark, type Mark, refuseGift, type Run, type Today, todayIn } from '../rules.ts'

export type StreakPromotion = Promotion<ReturnType<(typeof depositStreakKind)['readSettings']>>

/** A player's newest streak, with the version that it started with. */
export type Streak = {
  /** The version a new streak would start with. */
  readonly acting: StreakPromotion
  readonly promotion: StreakPromotion
  readonly row: StateRow | undefined
  readonly run: Run | undefined
}

const { key } = depositStreakKind

const kept = v.object({
  startDay: calendarDayIn,
  marks: v.array(v.object({ reference: v.nullable(v.string()), isRevoked: v.boolean() })),
  claimed: v.array(v.number()),
})

/** Locks the player's book first, which serialises changes of the streak. */
export async function streakOf(tx: Transaction, playerId: bigint): Promise<Streak | undefined> {
  const acting = await promotionOf(tx, depositStreakKind)
  if (acting === undefined) return undefined
  await lockBooks(tx, [playerId])
  const [row] = await stateList(tx, { playerId, key }, 1)
  if (row === undefined) return { acting, promotion: acting, row, run: undefined }
  const { settings } = await promotionAt(tx, depositStreakKind, row.version)
  return { acting, promotion: { ...acting, settings, version: row.version }, row, run: v.parse(kept, row.data) }
}

/** A new streak by the version in force, starting with this mark's day. */
export async function beginRun(
  tx: Transaction,
  { playerId, mark, now }: { readonly playerId: bigint; readonly mark: Mark; readonly now: Instant },
): Promise<void> {
  const acting = await promotionOf(tx, depositStreakKind)
  if (acting === undefined) return
  const cycleKey = dayPeriod(now).key
  const row = await stateOpen(tx, { playerId, key, cycleKey, version: acting.version, now })
  await saveRun(tx, row, { startDay: dayOf(now), marks: [mark], claimed: [] }, now)
}

export const saveRun = (tx: Transaction, row: StateRow, run: Run, now: Instant) =>
  stateSave(tx, { ...row, progress: BigInt(run.marks.length), data: run }, now)

/** Whether the last marked deposit has met its turnover; made-up and refunded days have none. */
export async function isLastStaked(tx: Transaction, playerId: bigint, run: Run | undefined): Promise<boolean> {
  const last = run?.marks.at(-1)
  if (last === undefined || last.reference === null || last.isRevoked) return true
  return (await creditsCleared(tx, { playerId, source: 'deposit', sourceIds: [last.reference] })).length === 1
}

type View = {
  readonly isStaked: boolean
  /** Whether the budget covers the cost of a gift. */
  readonly covers: (cost: Centavos) => boolean
  readonly now: Instant
}

/** The player's view; a finished streak is shown while it still has actions. */
export function streakView(streak: Streak, { isStaked, covers, now }: View) {
  const { acting, promotion, run } = streak
  const { settings } = promotion
  const terms = { length: settings.days.length, graceDays: settings.graceDays, now }
  const today = dayOf(now)
  const standing = run && todayIn(run, terms, today)
  const makesUp = settings.makeUpPoints > 0 && run !== undefined && canMakeUp(run, terms, today)
  const shown = standing !== 'over' || makesUp ? run : withGift(run, terms)
  const { days } = shown ? settings : acting.settings
  return {
    days: days.map(({ items }, index) => ({
      day: index + 1,
      items: [...items],
      isMarked: shown?.marks[index] !== undefined,
      isMadeUp: shown?.marks[index]?.reference === null,
      date: dateOfMark(shown, { day: index + 1, isOver: standing === 'over' && !makesUp, today }),
      status: statusOf(shown, index + 1, terms),
    })),
    need: settings.need,
    nextDay: nextDayOf(run, standing),
    isSoldOut: !covers(nextCost(streak, standing)),
    waitsForStake: standing === 'next' && !isStaked,
    canMakeUp: makesUp,
    makeUpPoints: settings.makeUpPoints,
    expireTime: shown ? claimEnd(shown, terms) : null,
    nextDayAt: endOfDay(today),
    now,
  }
}

/** The cost of the gift that a deposit would mark: of this streak, or of a new one. */
function nextCost({ acting, promotion, run }: Streak, standing: Today | undefined): Centavos {
  const day = nextDayOf(run, standing)
  const { days } = (standing === 'next' ? promotion : acting).settings
  const next = day === null ? undefined : days[day - 1]
  return next === undefined ? zeroCentavos : giftCost(next.items)
}

function nextDayOf(run: Run | undefined, standing: Today | undefined): number | null {
  if (standing === 'marked') return null
  return standing === 'next' && run ? run.marks.length + 1 : 1
}

type GiftRequest = Parameters<typeof refuseGift>[2]

/** The streak, if one of its gifts can still be claimed. */
const withGift = (run: Run | undefined, request: GiftRequest): Run | undefined =>
  run?.marks.some((_mark, index) => refuseGift(run, index + 1, request) === undefined) ? run : undefined

function statusOf(run: Run | undefined, day: number, request: GiftRequest): 'locked' | 'claimable' | 'done' {
  const refusal = refuseGift(run, day, request)
  if (refusal === undefined) return 'claimable'
  return refusal === 'alreadyClaimed' ? 'done' : 'locked'
}
