import type { Instant } from '#core/clock/instant.ts'
import { type CalendarDay, startOfDay } from '#core/clock/manila.ts'
import {
  aboutDay,
  cycleKeyOf,
  type GiftByHand,
  missedDayOf,
  onceCycle,
  type Reader,
  stateFind,
  stateOpen,
  type StateRow,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type DailyLogin, isRowPaused, runningRow } from './daily-login-row.ts'
import { dailyLoginKind } from './daily-login-kind.ts'

type PlayerView = { readonly reader: Reader; readonly promotion: DailyLogin; readonly now: Instant }

/**
 * Yesterday, if the player did not claim it and has claimed nothing since: its reward, and the row goes on as if it had
 * been claimed. A row that restarted today has forgotten where it was.
 */
export async function missedDayByHand(db: Queryable, looking: PlayerView): Promise<readonly GiftByHand[]> {
  const { reader, promotion: acting, now } = looking
  const { key, title } = dailyLoginKind
  const own = { playerId: reader.playerId, key, cycleKey: onceCycle }
  const missed = await missedIn(db, await stateFind(db, own), looking)
  if (missed === undefined || isRowPaused(reader, { settings: missed.promotion.settings, now })) return []
  const { promotion, day, missedOn } = missed
  return [
    {
      promotion,
      claimKey: cycleKeyOf('day', startOfDay(missedOn)),
      items: promotion.settings.days[day - 1]?.items ?? [],
      about: aboutDay(title, missedOn),
      day: missedOn,
      repair: async (tx: Transaction) => {
        const row = await stateOpen(tx, { ...own, version: acting.version, now })
        if ((await missedIn(tx, row, looking))?.day !== day) return false
        await stateSave(tx, { ...row, data: { streakDay: day, lastDay: missedOn, version: promotion.version } }, now)
        return true
      },
    },
  ]
}

type MissedDay = { readonly promotion: DailyLogin; readonly day: number; readonly missedOn: CalendarDay }

async function missedIn(
  db: Queryable,
  row: Pick<StateRow, 'data'> | undefined,
  { reader, promotion: acting, now }: PlayerView,
): Promise<MissedDay | undefined> {
  const missedOn = missedDayOf(reader, now)
  if (missedOn === undefined) return undefined
  // The state of today shows what was claimed today; the one of yesterday, the position that was missed.
  const { today } = await runningRow(db, row, { acting, now })
  const before = await runningRow(db, row, { acting, now: startOfDay(missedOn) })
  if (today.isClaimed || before.today.isClaimed) return undefined
  return { promotion: before.promotion, day: before.today.day, missedOn }
}
