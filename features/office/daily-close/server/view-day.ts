import { days } from '#core/clock/duration.ts'
import { addDays, type CalendarDay, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { answer } from '#core/contract/outcome.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { roundsCorrectedAfter } from '#features/play/game-wallet/server/index.ts'
import { differencesFoundAfter } from '#features/office/reconciliation/server/index.ts'
import { lateCorrectionsOf, recountableFor } from '#ledger'
import { handleStaff } from '#features/office/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { viewDay } from '../contract.ts'
import { countDay, versionOf } from './count-day.ts'
import { type Closing, closingListOfDay, openDayBefore } from './store/daily-close.store.ts'
import type { DailyCloseDependencies } from './daily-close-dependencies.ts'
import { readConditions } from './read-conditions.ts'

export const viewDayHandler = ({ providers }: Pick<DailyCloseDependencies, 'providers'>) =>
  handleStaff(viewDay, async ({ input, db, now }) => {
    const day = input.day ?? (await openDayBefore(db, dayOf(now))) ?? addDays(dayOf(now), -1)
    const [count, closings] = await Promise.all([countDay(db, day, now), closingListOfDay(db, day)])
    const conditions = await readConditions(db, { day, now, providers, root: count.root })
    const closing = closings.find(({ reopenedAt }) => reopenedAt === null)
    return answer({
      ...count,
      day,
      version: versionOf(count),
      conditions: [...conditions],
      accounts: [...count.accounts],
      closing: closing ? shown(closing) : null,
      late: closing ? await lateItems(db, day, closing) : [],
      reopened: closings.filter((each) => each !== closing).map(shown),
    })
  })

const shown = ({ accounts, ...closing }: Closing) => ({ ...closing, accounts: [...accounts] })

/** Items of the day that arrived after it was closed. */
async function lateItems(db: Queryable, day: CalendarDay, { closedAt: after }: Closing) {
  const [rounds, uncounted, differences] = await Promise.all([
    roundsCorrectedAfter(db, { from: startOfDay(day), until: endOfDay(day), after }),
    lateCorrectionsOf(db, { from: startOfDay(day), until: endOfDay(day) }),
    differencesFoundAfter(db, day, after),
  ])
  const items = [
    ...rounds.map(({ correctedAt, provider, roundId, playerId, stake, win }) => ({
      at: correctedAt,
      provider,
      reference: roundId,
      text: `Round of player ${playerId} corrected: bet ${formatMoney(stake)}, win ${formatMoney(win)}.`,
    })),
    ...uncounted.map(({ receivedAt, roundId, playerId, validBet, leftOut }) => ({
      at: receivedAt,
      provider: roundId.slice(0, roundId.indexOf(':')),
      reference: roundId.slice(roundId.indexOf(':') + 1),
      text: `Round of player ${playerId} corrected more than ${daysRecountable} days after its end: bets of ${formatMoney(validBet)} were not counted again for ${countedFor[leftOut]}.`,
    })),
    ...differences.map(({ foundAt, provider, reference, ours, theirs, resolvedBy }) => ({
      at: foundAt,
      provider,
      reference,
      text: `Difference: ledger ${amountText(ours)}, provider ${amountText(theirs)}. ${resolvedBy === null ? 'Open' : `Resolved by ${resolvedBy}`}.`,
    })),
  ]
  return items.toSorted((a, b) => a.at - b.at)
}

const countedFor = { playthrough: 'playthrough, level and promotions', points: 'points' } as const
const daysRecountable = recountableFor / days(1)

const amountText = (amount: Parameters<typeof formatMoney>[0] | null): string =>
  amount === null ? 'none' : formatMoney(amount)
