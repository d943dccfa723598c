import { closingsForStaff } from '#features/office/daily-close/server/store/closing-list.store.ts'
import { eventsForStaff } from '#features/cashier/deposit/server/store/staff-event.store.ts'
import { prizesForStaff } from '#features/promotions/points/server/store/staff-prize.store.ts'
import { ratingsForStaff } from '#features/cashier/risk/server/store/risk-rating.store.ts'
import { payoutEventsForStaff } from '#features/cashier/withdrawal/server/store/withdrawal-event.store.ts'
import { ticketsForStaff } from '#features/lobby/support-ticket/server/store/staff-ticket.store.ts'
import type { Database } from '#platform/db/database.ts'
import type { ListQuestion } from '#platform/db/list-query.ts'
import { refusedCallsForStaff } from '#platform/refused-calls/refused-call.store.ts'
import type { Figure } from '../support/figures.ts'
import { measureList, pageSize } from './measure-list.ts'

type Filter = ListQuestion<string, never>['filter']

/** The lists of risk, monitoring, payouts, prizes, tickets and closings, by what is common and by what is rare. */
export async function measureLateLists(db: Database): Promise<Figure[]> {
  const newest = { sort: 'newest', ...pageSize } as const
  const ratings = (filter: Filter) =>
    measureList('ratings', filter, (after) => ratingsForStaff.read(db, { filter, after, ...newest }))
  const refusedCalls = (filter: Filter, sort: 'newest' | 'most' = 'newest') =>
    measureList(`refused calls by ${sort}`, filter, (after) =>
      refusedCallsForStaff.read(db, { filter, sort, after, ...pageSize }),
    )
  const payoutEvents = (filter: Filter) =>
    measureList('events of payouts', filter, (after) => payoutEventsForStaff.read(db, { filter, after, ...newest }))
  const paymentEvents = (filter: Filter) =>
    measureList('events of deposits', filter, (after) => eventsForStaff.read(db, { filter, after, ...newest }))
  const prizes = (filter: Filter) =>
    measureList('prizes', filter, (after) => prizesForStaff.read(db, { filter, after, ...newest }))
  const tickets = (filter: Filter) =>
    measureList('tickets', filter, (after) => ticketsForStaff.read(db, { filter, after, ...newest }))
  const measures = [
    ...[{}, { rule: 'linkedPlayers' }, { rule: 'rare' }, { rule: 'none' }].map((filter) => () => ratings(filter)),
    ...[{ middle: true }, { high: true }, { playerId: 7n }].map((filter) => () => ratings(filter)),
    () => refusedCalls({}, 'most'),
    ...[{}, { door: 'wallet' }, { caller: 'caller7' }, { caller: 'nobody' }, { code: 'rare' }].map(
      (filter) => () => refusedCalls(filter),
    ),
    ...[{}, { odd: true }, { text: 'W777777' }].map((filter) => () => payoutEvents(filter)),
    ...[{}, { text: 'evt777777' }].map((filter) => () => paymentEvents(filter)),
    ...[{}, { state: 'asked' }, { playerId: 7n }].map((filter) => () => prizes(filter)),
    ...[{}, { anyComplaint: true }, { complaint: 'payment' }, { complaint: 'conduct' }].map(
      (filter) => () => tickets(filter),
    ),
    () => measureList('closed days', {}, (after) => closingsForStaff.read(db, { filter: {}, after, ...newest })),
  ]
  const figures: Figure[] = []
  for (const measure of measures) figures.push(await measure())
  return figures
}
