import type { Instant } from '#core/clock/instant.ts'
import { startOfDay } from '#core/clock/manila.ts'
import {
  aboutDay,
  type GiftByHand,
  missedDayOf,
  onceCycle,
  promotionKept,
  type Reader,
  stateFind,
  stateOpen,
  type StateRow,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { refuseCell } from '../rules.ts'
import { calendarOf, factsOf, type WelcomeCalendar } from './read-calendar.ts'
import { welcomeCalendarKind } from './welcome-calendar-kind.ts'

type PlayerView = { readonly reader: Reader; readonly promotion: WelcomeCalendar; readonly now: Instant }

/** The cell that the player could have claimed yesterday and did not, if nothing was claimed since. */
export async function missedCellByHand(db: Queryable, looking: PlayerView): Promise<readonly GiftByHand[]> {
  const { reader, promotion: acting, now } = looking
  const { key, title, asks } = welcomeCalendarKind
  const own = { playerId: reader.playerId, key, cycleKey: onceCycle }
  const row = await stateFind(db, own)
  const version = row?.version ?? acting.version
  const { settings } = await promotionKept(db, acting, version)
  const missed = missedIn(row, { ...looking, settings })
  if (missed === undefined) return []
  const { cell, missedOn } = missed
  return [
    {
      promotion: { ...acting, settings, version },
      claimKey: `day:${cell}`,
      items: settings.days[cell - 1]?.items ?? [],
      ...(reader.isGreenMode && { asks: { ...asks, kyc: true as const } }),
      about: aboutDay(title, missedOn),
      day: missedOn,
      repair: async (tx: Transaction) => {
        const begun = await stateOpen(tx, { ...own, version, now })
        if (begun.version !== version || missedIn(begun, { ...looking, settings })?.cell !== cell) return false
        const claimedOn = [...calendarOf(begun).claimedOn, missedOn]
        const isDone = claimedOn.length >= settings.days.length
        await stateSave(tx, { ...begun, itemStatus: isDone ? 2 : 0, data: { claimedOn } }, now)
        return true
      },
    },
  ]
}

function missedIn(
  row: Pick<StateRow, 'data'> | undefined,
  { reader, settings, now }: PlayerView & { readonly settings: WelcomeCalendar['settings'] },
) {
  const missedOn = missedDayOf(reader, now)
  const calendar = calendarOf(row)
  const last = calendar.claimedOn.at(-1)
  if (missedOn === undefined || (last !== undefined && last >= missedOn)) return undefined
  const cell = calendar.claimedOn.length + 1
  const refusal = refuseCell(calendar, { day: cell, facts: factsOf(reader), settings, now: startOfDay(missedOn) })
  return refusal === undefined ? { cell, missedOn } : undefined
}
