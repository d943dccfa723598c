import type { CalendarDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import type { TestBackOffice } from '#tests/support/test-back-office.ts'
import { countDay } from '../server/count-day.ts'
import { closingInsert, closingListOfDay, closingLock, closingReopen } from '../server/store/daily-close.store.ts'

type PlayOfDay = { readonly key: string; readonly stake: bigint; readonly win: bigint }

/** Closes a day as if this had been played on it, by kind of game. */
export async function closeDayWith(
  { site }: Pick<TestBackOffice, 'site'>,
  day: CalendarDay,
  plays: readonly PlayOfDay[],
): Promise<void> {
  const { db } = site.context
  const closedAt = site.clock.now()
  const count = await countDay(db, day, closedAt)
  const ggr = plays.reduce((sum, { stake, win }) => sum + stake - win, 0n)
  const play = plays.map(({ key, stake, win }) => ({ key, rounds: 1n, stake: centavos(stake), win: centavos(win) }))
  const closing = { day, ...count, figures: { ...count.figures, ggr }, play, notes: [], closedBy: 'sample', closedAt }
  await db.transaction((tx) => closingInsert(tx, closing))
}

/** As two members do. */
export async function reopenDay({ site }: Pick<TestBackOffice, 'site'>, day: CalendarDay): Promise<void> {
  await site.context.db.transaction(async (tx) => {
    await closingLock(tx)
    const [closing] = await closingListOfDay(tx, day)
    if (closing === undefined) throw new Error(`${day} is not closed`)
    await closingReopen(tx, { id: closing.id, now: site.clock.now(), by: 'a and b' })
  })
}
