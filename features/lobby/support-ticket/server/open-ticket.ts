import type { Instant } from '#core/clock/instant.ts'
import type { SupportQueue } from '#core/support-queue.ts'
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
type OpenTicketDependencies = Pick<TicketDependencies, 'dueByQueue' | 'queueOf'>

/** Until when a ticket may wait that begins to wait now. */
export const dueFrom = ({ dueByQueue }: Deadlines, db: Queryable, now: Instant): Promise<Instant> =>
  dueByQueue(db, { queue: ticketQueue, since: now, dueAfter: answeredWithin })

type FirstEntry = Omit<NewTicket, 'dueAt' | 'queue'> &
  Pick<NewMessage, 'text' | 'messageKey' | 'author' | 'member' | 'memberName'>

/** For a caller without an account. */
const nobodysQueue: SupportQueue = 'standard'

/** Opens a ticket with its first message. Whoever enters one for a player owns it. Undefined: the chat has one. */
export async function openTicket(
  { queueOf, ...deadlines }: OpenTicketDependencies,
  tx: Transaction,
  opening: FirstEntry,
): Promise<bigint | undefined> {
  const { text, messageKey, author, member, memberName, now, owner } = opening
  const { playerId } = opening
  const [dueAt, queue] = await Promise.all([
    dueFrom(deadlines, tx, now),
    playerId === null ? nobodysQueue : queueOf(tx, playerId),
  ])
  const ticketId = await ticketInsert(tx, { ...opening, queue, dueAt })
  if (ticketId === undefined) return undefined
  await ticketMessageInsert(tx, { ticketId, author, member, memberName, messageKey, text, sentAt: now })
  await ticketStepInsert(tx, { ticketId, act: 'open', member, now })
  if (owner !== null) await ticketStepInsert(tx, { ticketId, act: 'take', member: owner, now })
  return ticketId
}
