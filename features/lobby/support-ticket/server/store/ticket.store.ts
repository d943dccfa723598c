import type { Instant } from '#core/clock/instant.ts'
import type { SupportQueue } from '#core/support-queue.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { ComplaintKind } from '#core/complaint-kind.ts'
import type { TicketCategory, TicketSource, TicketState } from '../../ticket-terms.ts'

export type Ticket = {
  readonly id: bigint
  /** Null: a caller who is no player, or did not say who. */
  readonly playerId: bigint | null
  readonly source: TicketSource
  readonly category: TicketCategory
  readonly gameId: bigint | null
  readonly page: string
  readonly chatId: bigint | null
  /** Of the player's VIP level when it was opened. */
  readonly queue: SupportQueue
  readonly state: TicketState
  readonly owner: string | null
  readonly openedAt: Instant
  readonly firstDueAt: Instant
  readonly firstAnsweredAt: Instant | null
  readonly waitingSince: Instant | null
  readonly dueAt: Instant | null
  readonly messages: number
  readonly solvedAt: Instant | null
  readonly solvedBy: string | null
  readonly rating: number | null
  /** Null: it is no complaint. */
  readonly complaint: ComplaintKind | null
}
export const ticketColumns = `t.id, t.player_id as "playerId", t.source, t.category, t.game_id as "gameId", t.page,
  t.chat_id as "chatId", t.queue, t.state, t.owner, t.opened_at as "openedAt", t.first_due_at as "firstDueAt",
  t.first_answered_at as "firstAnsweredAt", t.waiting_since as "waitingSince", t.due_at as "dueAt", t.messages,
  t.solved_at as "solvedAt", t.solved_by as "solvedBy", t.rating, t.complaint`

export type NewTicket = Pick<Ticket, 'playerId' | 'source' | 'category' | 'gameId' | 'page' | 'chatId' | 'queue'> & {
  readonly owner: string | null
  readonly ownerName: string | null
  readonly now: Instant
  readonly dueAt: Instant
}

const insert = statement<{ id: bigint }>(
  'support_ticket_insert',
  `insert into support_ticket (player_id, source, category, game_id, page, chat_id, queue, owner, owner_name,
     opened_at, waiting_since, last_message_at, first_due_at, due_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $10, $11, $11)
   on conflict (chat_id) do nothing returning id`,
)
/** Undefined: the chat has a ticket; the unique key decides a race. */
export const ticketInsert = async (tx: Transaction, ticket: NewTicket): Promise<bigint | undefined> => {
  const { playerId, source, category, gameId, page, chatId, queue, owner, ownerName, now, dueAt } = ticket
  const given = [
    playerId,
    source,
    category,
    gameId,
    page,
    chatId,
    queue,
    owner,
    ownerName,
    sqlTime(now),
    sqlTime(dueAt),
  ]
  return (await atMostOne(tx.rows(insert, given)))?.id
}

const find = statement<Ticket>('support_ticket_find', `select ${ticketColumns} from support_ticket t where t.id = $1`)
export const ticketFind = (db: Queryable, id: bigint) => atMostOne(db.rows(find, [id]))

const findForUpdate = statement<Ticket>(
  'support_ticket_find_for_update',
  `select ${ticketColumns} from support_ticket t where t.id = $1 for update`,
)
export const ticketFindForUpdate = (tx: Transaction, id: bigint) => atMostOne(tx.rows(findForUpdate, [id]))

const findOfChat = statement<Pick<Ticket, 'id' | 'openedAt'>>(
  'support_ticket_find_of_chat',
  'select t.id, t.opened_at as "openedAt" from support_ticket t where t.chat_id = $1',
)
export const ticketFindOfChat = (db: Queryable, chatId: bigint) => atMostOne(db.rows(findOfChat, [chatId]))

const take = statement(
  'support_ticket_take',
  'update support_ticket set owner = $2, owner_name = $3, handed_by = $4 where id = $1',
)
export type Owner = {
  readonly id: bigint
  readonly owner: string
  readonly ownerName: string
  /** Null: the member took it. */
  readonly handedBy: string | null
}
/** Under the ticket's lock. */
export const ticketTake = (tx: Transaction, { id, owner, ownerName, handedBy }: Owner) =>
  tx.rows(take, [id, owner, ownerName, handedBy])

const see = statement(
  'support_ticket_see',
  'update support_ticket set handed_by = null where owner = $1 and handed_by is not null',
)
/** A member has seen which tickets were handed over. */
export const ticketSee = (db: Queryable, owner: string) => db.rows(see, [owner])

type By = { readonly id: bigint; readonly by: string; readonly now: Instant }

const waitForPlayer = statement(
  'support_ticket_wait_for_player',
  `update support_ticket set state = 'waiting', waiting_since = null, due_at = null,
     first_answered_at = coalesce(first_answered_at, $3), first_answered_by = coalesce(first_answered_by, $2)
   where id = $1`,
)
/** After an answer, under the ticket's lock. */
export const ticketWaitForPlayer = (tx: Transaction, { id, by, now }: By) =>
  tx.rows(waitForPlayer, [id, by, sqlTime(now)])

const reopen = statement(
  'support_ticket_reopen',
  `update support_ticket set state = 'open', waiting_since = $2, due_at = $3, solved_at = null, solved_by = null
   where id = $1 and state <> 'open'`,
)
export type Wait = { readonly id: bigint; readonly now: Instant; readonly dueAt: Instant }
/** It waits for customer service again. One that is open keeps its deadline. Under the ticket's lock. */
export const ticketReopen = (tx: Transaction, { id, now, dueAt }: Wait) =>
  tx.rows(reopen, [id, sqlTime(now), sqlTime(dueAt)])

const solve = statement(
  'support_ticket_solve',
  `update support_ticket set state = 'solved', waiting_since = null, due_at = null, solved_at = $3, solved_by = $2
   where id = $1`,
)
type End = { readonly id: bigint; readonly by: string | null; readonly now: Instant }
/** Under the ticket's lock. */
export const ticketSolve = (tx: Transaction, { id, by, now }: End) => tx.rows(solve, [id, by, sqlTime(now)])

const rate = statement('support_ticket_rate', 'update support_ticket set rating = $2, rated_at = $3 where id = $1')
export type Rating = { readonly id: bigint; readonly stars: number; readonly now: Instant }
/** Under the ticket's lock. */
export const ticketRate = (tx: Transaction, { id, stars, now }: Rating) => tx.rows(rate, [id, stars, sqlTime(now)])
