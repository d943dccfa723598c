import type { CalendarDay } from '#core/clock/manila.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { HouseAccount } from '../chart/account.ts'
import type { Asset } from '../chart/reason.ts'
import { dayFindFirstOpen } from './house.store.ts'

export type HouseDayAccount = {
  readonly account: HouseAccount
  readonly asset: Asset
  readonly received: bigint
  readonly paid: bigint
}

const listAccounts = statement<HouseDayAccount>(
  'ledgerHouseDayListAccounts',
  'select account, asset, received, paid from ledger_house_day where day = $1 order by account, asset',
)
/** What each account of the house received and paid on a summed day. */
export const houseDayAccounts = (db: Queryable, day: CalendarDay) => db.rows(listAccounts, [day])

/** Whether the sums of the day are final; a day before the first transfer has none. */
export async function isDaySummedUp(db: Queryable, day: CalendarDay): Promise<boolean> {
  const firstOpen = await dayFindFirstOpen(db)
  return firstOpen === undefined || day < firstOpen
}

/** The day of the first transfer; undefined while nothing has moved. Summed days are kept longer than transfers. */
export const firstLedgerDay = async (db: Queryable): Promise<CalendarDay | undefined> =>
  (await firstDaySummedUp(db)) ?? dayFindFirstOpen(db)

const findFirst = statement<{ day: CalendarDay | null }>('ledgerDayFindFirst', 'select min(day) as day from ledger_day')
/** The first day that the ledger summed up; undefined before the first one. */
export const firstDaySummedUp = async (db: Queryable): Promise<CalendarDay | undefined> =>
  (await exactlyOne(db.rows(findFirst))).day ?? undefined
