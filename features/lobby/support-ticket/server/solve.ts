import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { type Ticket, ticketSolve } from './store/ticket.store.ts'
import { ticketStepInsert } from './store/ticket-step.store.ts'
import { sendSolvedLetter } from './ticket-letters.ts'

/** Null: the player has not written for long enough. */
type Solution = { readonly by: string | null; readonly now: Instant }

/** Marks a ticket as solved under its lock, and tells the player. */
export async function solve(tx: Transaction, ticket: Ticket, { by, now }: Solution): Promise<void> {
  await ticketSolve(tx, { id: ticket.id, by, now })
  await ticketStepInsert(tx, { ticketId: ticket.id, act: 'solve', member: by, now })
  await sendSolvedLetter(tx, ticket, now)
}
