import { dayOf } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { answer, type RefusalOutcome, refuse } from '#core/contract/outcome.ts'
import type { ActivityRefusal } from '#core/enumerations/activity-refusal.ts'
import {
  budgetCovers,
  claimReward,
  dayDone,
  type PlayerNow,
  type PromotionDependencies,
  readReader,
  refuseClaim,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { handle } from '#platform/http/handle.ts'
import { seededHmac } from '#platform/crypto/fair-seed.ts'
import { openChristmasDoor, openExtraDoor } from '../contract.ts'
import { dearestPrize } from './cost.ts'
import { type DayDone, drawPrize, extrasUsed, type OpenedDoor, refuseDoor, refuseExtra } from '../rules.ts'
import { calendarView, openedView } from './calendar-view.ts'
import { doorKey } from './claim-keys.ts'
import { lockCalendar, type LockedCalendar, saveCalendar } from './load-calendar.ts'

export type ChristmasDependencies = PromotionDependencies & {
  /** A new seed of 32 random bytes, as hexadecimal digits. */
  readonly newSeed: () => string
}

export const openDoorHandler = (needs: ChristmasDependencies) =>
  handle(openChristmasDoor, async ({ input: { day, reqId }, identity: { playerId }, now, tx }) => {
    const tap = { playerId, clientSeed: reqId, now }
    return open(tx, needs, tap, (calendar, done) => ({ refusal: refuseDoor(todayOf(calendar), day, done), extra: 0 }))
  })

export const openExtraDoorHandler = (needs: ChristmasDependencies) =>
  handle(openExtraDoor, async ({ input: { reqId }, identity: { playerId }, now, tx }) => {
    const tap = { playerId, clientSeed: reqId, now }
    return open(tx, needs, tap, (calendar, done) => ({
      refusal: refuseExtra(todayOf(calendar), done),
      extra: extrasUsed(calendar.held, calendar.day) + 1,
    }))
  })

type Tap = PlayerNow & { readonly clientSeed: string }
type Which = (
  calendar: LockedCalendar,
  done: DayDone,
) => { readonly refusal: ActivityRefusal | undefined; readonly extra: number }

const todayOf = ({ promotion, held, day }: LockedCalendar) => ({ calendar: promotion.settings, held, day })

/** Draws a door by the committed seed, grants its reward, and commits to the next seed. */
async function open(tx: Transaction, needs: ChristmasDependencies, tap: Tap, which: Which) {
  const { playerId, now } = tap
  const calendar = await lockCalendar(tx, tap)
  if (calendar === undefined) return refuse('notOpen')
  const { promotion, held, day } = calendar
  const reader = await readReader(tx, needs, { playerId, now })
  const closed = refuseClaim(promotion, { reader, asks: promotion.kind.asks, now })
  if (closed !== undefined) return refuse(closed)
  const done = await dayDone(tx, playerId, dayOf(now))
  const { refusal, extra } = which(calendar, done)
  if (refusal !== undefined || held.seal === null) return refuse(refusal ?? 'conditionNotReached')
  // No door is drawn that the budget could not pay: a draw that is refused afterwards would change the odds.
  const covers = await budgetCovers(tx, { promotion, playerId, now })
  if (!covers(dearestPrize(promotion.settings))) return refuse('soldOut')

  const door = drawDoor(calendar, { seal: held.seal, clientSeed: tap.clientSeed, extra })
  const given = await grantDoor(tx, needs, { calendar, door, playerId, now })
  if (given !== undefined) return given
  const after = { ...held, seal: needs.newSeed(), doors: [...held.doors, door] }
  await saveCalendar(tx, calendar, after, now)
  const opened = openedView(after)
  const left = await budgetCovers(tx, { promotion, playerId, now })
  const view = calendarView({ ...calendar, held: after, day }, { done, covers: left, now })
  const last = opened.at(-1)
  if (last === undefined) throw new Error('an opened door is missing')
  return answer({ ...view, door: last })
}

type SealedDoor = { readonly seal: string; readonly clientSeed: string; readonly extra: number }

function drawDoor({ promotion, held, day }: LockedCalendar, { seal, clientSeed, extra }: SealedDoor): OpenedDoor {
  const nonce = held.doors.length + 1
  const { keys, items } = drawPrize(promotion.settings, { hmac: seededHmac(seal), clientSeed, nonce })
  return { day, extra, keys, items, seed: seal, clientSeed, isRevoked: false }
}

type DoorGrant = {
  readonly calendar: LockedCalendar
  readonly door: OpenedDoor
  readonly playerId: bigint
  readonly now: Instant
}

/** A door with keys alone grants nothing now. Undefined: granted. */
async function grantDoor(
  tx: Transaction,
  needs: ChristmasDependencies,
  { calendar: { promotion, season }, door, playerId, now }: DoorGrant,
): Promise<RefusalOutcome<ActivityRefusal> | undefined> {
  if (door.items.length === 0) return undefined
  const claimKey = doorKey(season.cycleKey, door)
  const given = await claimReward(tx, needs, { playerId, promotion, claimKey, items: door.items, now })
  return given.kind === 'refusal' ? given : undefined
}
