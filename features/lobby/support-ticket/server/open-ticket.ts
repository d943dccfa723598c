import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { answeredWithin } from '../rules.ts'
import { type NewTicket, ticketInsert } from './store/ticket.store.ts'
import { type NewMessage, ticketMessageInsert } from './store/ticket-message.store.ts'
import { ticketStepInsert } from './store/ticket-step.store.ts'
import type { TicketDependencies } from './ticket-dependencies.ts'

/** The queue's name, under which the operator sets how long a ticket may wait. */
export const ticketQueue = 'tickets'

export type Deadlines = Pick<TicketDependencies, 'dueByQueue'>

/** Until when a ticket may wait that begins to wait now. */
export const dueFrom = ({ dueByQueue }: Deadlines, db: Queryable, now: Instant): Promise<Instant> =>
  dueByQueue(db, { queue: ticketQueue, since: now, dueAfter: answeredWithin })

type FirstEntry = Omit<NewTicket, 'dueAt'> &
  Pick<NewMessage, 'text' | 'messageKey' | 'author' | 'member' | 'memberName'>

/** Opens a ticket with its first message. Whoever enters one for a player owns it. Undefined: the chat has one. */
export async function openTicket(
  deadlines: Deadlines,
  tx: Transaction,
  opening: FirstEntry,
): Promise<bigint | undefined> {
  const { text, messageKey, author, member, memberName, now, owner } = opening
  const ticketId = await ticketInsert(tx, { ...opening, dueAt: await dueFrom(deadlines, tx, now) })
  if (ticketId === undefined) return undefined
  await ticketMessageInsert(tx, { ticketId, author, member, memberName, messageKey, text, sentAt: now })
  await ticketStepInsert(tx, { ticketId, act: 'open', member, now })
  if (owner !== null) await ticketStepInsert(tx, { ticketId, act: 'take', member: owner, now })
  return ticketId
}
