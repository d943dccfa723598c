import { answer, invalid, refuse } from '#core/contract/outcome.ts'
import { declaredReturnOf } from '#features/lobby/game-returns/server/index.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { firstLedgerDay } from '#ledger'
import { viewSpan } from '../contract.ts'
import { faultOfSpan, spanBefore, spanOf } from '../span.ts'
import { readSpan, type SpanDependencies } from './read-span.ts'

/** A span of days beside the one before it. Without figures before the first day there is nothing to compare with. */
export const viewSpanHandler = (needs: SpanDependencies) =>
  handleStaff(viewSpan, async ({ input: { span: name, ...own }, db, now }) => {
    const span = spanOf(name, own, now)
    const fault = faultOfSpan(span)
    if (fault === 'daysTooMany') return refuse(fault)
    if (fault) {
      return invalid({ field: 'until', key: fault, msg: 'The end date must be on or after the start date.' })
    }
    const before = spanBefore(name, span)
    const firstDay = (await firstLedgerDay(db)) ?? null
    const isComparable = firstDay !== null && before.from >= firstDay
    const [shown, earlier, theory] = await Promise.all([
      readSpan(db, needs, span, now),
      isComparable ? readSpan(db, needs, before, now) : null,
      declaredReturnOf(db, span),
    ])
    return answer({ at: now, span, before, firstDay, now: shown, earlier, theory: theory ?? null })
  })
