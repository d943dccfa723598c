import type { Instant } from '#core/clock/instant.ts'
import { addDays } from '#core/clock/manila.ts'
import type { DepositHook } from '#features/cashier/deposit/server/index.ts'
import { dayDone, revokeReward } from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { type CalendarState, keysOf, type OpenedDoor, unearnedDoors } from '../rules.ts'
import { boxKey, doorKey } from './claim-keys.ts'
import { christmasKind } from './christmas-kind.ts'
import { loadCalendar, lockCalendar, type LockedCalendar, saveCalendar } from './load-calendar.ts'

const { key } = christmasKind

/** A deposit that is taken back takes the doors that it earned, and the boxes that their keys reached. */
export const takeBackDoors: DepositHook = {
  name: key,
  onTakenBack: async (tx, { playerId }, now) => {
    await lockBooks(tx, [playerId])
    const loaded = await loadCalendar(tx, { playerId, now })
    if (loaded === undefined || loaded.held.doors.length === 0) return
    const calendar = await lockCalendar(tx, { playerId, now })
    if (calendar === undefined) return
    const unearned = await findUnearned(tx, playerId, calendar)
    if (unearned.length > 0) await takeBack(tx, { playerId, calendar, unearned, now })
  },
}

async function findUnearned(
  tx: Transaction,
  playerId: bigint,
  { promotion, season, held }: LockedCalendar,
): Promise<readonly OpenedDoor[]> {
  const days = [...new Set(held.doors.map(({ day }) => day))]
  const unearned: OpenedDoor[] = []
  for (const day of days) {
    const done = await dayDone(tx, playerId, addDays(season.firstDay, day - 1))
    const doors = held.doors.filter((door) => door.day === day)
    unearned.push(...unearnedDoors(promotion.settings, doors, done))
  }
  return unearned
}

type DoorsTakenBack = {
  readonly playerId: bigint
  readonly calendar: LockedCalendar
  readonly unearned: readonly OpenedDoor[]
  readonly now: Instant
}

async function takeBack(tx: Transaction, { playerId, calendar, unearned, now }: DoorsTakenBack): Promise<void> {
  const { promotion, season, held } = calendar
  const doors = held.doors.map((door) => (unearned.includes(door) ? { ...door, isRevoked: true } : door))
  const after: CalendarState = { ...held, doors }
  const lost = promotion.settings.boxes.filter(({ id, need }) => held.boxes.includes(id) && keysOf(after) < need)
  const claimKeys = [
    ...unearned.map((door) => doorKey(season.cycleKey, door)),
    ...lost.map(({ id }) => boxKey(season.cycleKey, id)),
  ]
  for (const claimKey of claimKeys) await revokeReward(tx, { playerId, key, claimKey }, now)
  await saveCalendar(tx, calendar, after, now)
}
