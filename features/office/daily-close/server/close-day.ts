import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import { closeDay } from '../contract.ts'
import { revenueReport } from '#features/play/game-wallet/server/index.ts'
import { blockersOf } from '../rules.ts'
import { countDay, versionOf } from './count-day.ts'
import { closingInsert, closingLock } from './store/daily-close.store.ts'
import type { DailyCloseDependencies } from './daily-close-dependencies.ts'
import { readConditions } from './read-conditions.ts'

/** Stores a day's figures if all conditions hold and the figures equal those that were shown. */
export const closeDayHandler = ({ audit, providers }: Pick<DailyCloseDependencies, 'audit' | 'providers'>) =>
  handleStaffChange(audit, closeDay, async ({ input: { day, version }, staff, tx, now }) => {
    await closingLock(tx)
    const count = await countDay(tx, day, now)
    const conditions = await readConditions(tx, { day, now, providers, root: count.root })
    const blockers = blockersOf(conditions)
    if (blockers.length > 0) return refuse('dayBlocked', { why: blockers.join(' ') })
    if (version !== versionOf(count)) return refuse('figuresChanged')

    const notes = conditions.filter(({ state }) => state === 'noted').map(({ text }) => text)
    const play = await revenueReport(tx, { from: day, until: day, by: 'type' })
    const closing = await closingInsert(tx, { day, ...count, play, notes, closedBy: staff.email, closedAt: now })
    if (closing === undefined) return refuse('closedAlready')
    const figures = Object.fromEntries(Object.entries(count.figures).map(([name, value]) => [name, String(value)]))
    return changed({}, { subject: `day:${day}`, before: null, after: { ...figures, root: count.root?.hash ?? null } })
  })
