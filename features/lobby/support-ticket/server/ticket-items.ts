import type { Instant } from '#core/clock/instant.ts'
import type { WorkItem } from '#features/office/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { ticketNumber } from '../rules.ts'
import type { TicketCategory } from '../ticket-terms.ts'
import { ticketListWaiting } from './store/staff-ticket.store.ts'

const about: Readonly<Record<TicketCategory, string>> = {
  game: 'a game',
  payment: 'a payment',
  account: 'the account',
  safety: 'responsible play',
  other: 'something else',
}

/** Tickets in the work list, with their own deadlines and owners. */
export const ticketItems = async (db: Queryable, _now: Instant, max: number): Promise<readonly WorkItem[]> =>
  (await ticketListWaiting(db, max)).map(
    ({ id, category, owner, ownerName, handedBy, openedAt, waitingSince, dueAt }) => ({
      ref: String(id),
      since: waitingSince,
      about: `${ticketNumber(id, openedAt)}, about ${about[category]}`,
      page: `/tickets/${id}`,
      own: { dueAt, owner: owner === null ? null : { email: owner, name: ownerName || owner, handedBy } },
    }),
  )
