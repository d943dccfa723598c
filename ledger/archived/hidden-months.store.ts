import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import { monthOfDay } from './month.ts'

const list = statement<{ month: CalendarDay }>(
  'ledgerArchiveListHidden',
  `select month from ledger_archive where state in ('detached', 'dropped') order by month`,
)

/** The first moment from which on every transfer can be read here; undefined if none is hidden in an archive. */
export async function readableSince(db: Queryable): Promise<Instant | undefined> {
  const last = (await db.rows(list)).at(-1)
  return last && monthOfDay(last.month).until
}

type Range = { readonly from: Instant; readonly until: Instant }

/** The names of the months whose transfers of this time are in archives alone. */
export const hiddenMonths = async (db: Queryable, { from, until }: Range): Promise<readonly string[]> =>
  (await db.rows(list))
    .map(({ month }) => monthOfDay(month))
    .filter((month) => month.from < until && month.until > from)
    .map(({ name }) => name)

/** Figures of this time cannot be reported, because only archives have a part of it. */
class TransfersHidden extends Error {
  constructor(months: readonly string[]) {
    super(`only the archives have the transfers of ${months.join(', ')}: attach them with \`npm run ledger:attach\``)
    this.name = 'TransfersHidden'
  }
}

/** Throws instead of reporting figures with a part missing. */
export async function requireReadable(db: Queryable, range: Range): Promise<void> {
  const months = await hiddenMonths(db, range)
  if (months.length > 0) throw new TransfersHidden(months)
}
