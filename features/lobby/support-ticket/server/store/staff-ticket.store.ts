import type { Instant } from '#core/clock/instant.ts'
import { servingTurn } from '#features/lobby/support-chat/server/index.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import { type Ticket, ticketColumns } from './ticket.store.ts'

const firstText = (lengthMax: number) => `coalesce((select left(m.text, ${lengthMax}) from support_ticket_message m
    where m.ticket_id = t.id order by m.id limit 1), '')`

const byTime = { by: 't.opened_at', kind: 'time' } as const

export const ticketsForStaff = listQuery<Ticket & { readonly firstText: string }>()({
  name: 'support_ticket_list_for_staff',
  columns: `${ticketColumns}, ${firstText(160)} as "firstText"`,
  from: 'support_ticket t',
  filters: {
    open: `t.state = 'open'`,
    mine: `t.state <> 'solved' and t.owner = $`,
    unowned: `t.state <> 'solved' and t.owner is null`,
    overdue: `t.state = 'open' and t.due_at < $time`,
    waiting: `t.state = 'waiting'`,
    solved: `t.state = 'solved'`,
    source: 't.source = $',
    category: 't.category = $',
    complaint: 't.complaint = $',
    anyComplaint: 't.complaint is not null',
    playerId: 't.player_id = $',
    from: 't.opened_at >= $time',
    until: 't.opened_at < $time',
  },
  sorts: {
    first: { by: servingTurn('t'), kind: 'number', direction: 'asc' },
    oldest: { ...byTime, direction: 'asc' },
    newest: { ...byTime, direction: 'desc' },
  },
  id: 't.id',
})

export type WaitingTicket = Pick<Ticket, 'id' | 'source' | 'category' | 'owner' | 'openedAt'> & {
  readonly ownerName: string | null
  readonly handedBy: string | null
  readonly waitingSince: Instant
  readonly dueAt: Instant
}

const listWaiting = statement<WaitingTicket>(
  'support_ticket_list_waiting',
  `select t.id, t.source, t.category, t.owner, t.owner_name as "ownerName", t.handed_by as "handedBy",
     t.opened_at as "openedAt",
     t.waiting_since as "waitingSince", t.due_at as "dueAt"
   from support_ticket t where t.state = 'open' order by t.due_at, t.id limit $1`,
)
/** What waits for customer service, by deadline. */
export const ticketListWaiting = (db: Queryable, limit: number) => db.rows(listWaiting, [limit])

type OwnTicket = Pick<Ticket, 'id' | 'category' | 'complaint' | 'state' | 'openedAt'> & { readonly text: string }

const listOfPlayer = statement<OwnTicket>(
  'support_ticket_list_of_player',
  `select t.id, t.category, t.complaint, t.state, t.opened_at as "openedAt", ${firstText(2000)} as text
   from support_ticket t where t.player_id = $1 order by t.id desc limit $2`,
)
/** A player's tickets, the newest first. */
export const ticketListOfPlayer = (db: Queryable, playerId: bigint, limit: number) =>
  db.rows(listOfPlayer, [playerId, limit])

const countOpen = statement<{ count: bigint; oldest: Instant | null }>(
  'support_ticket_count_open',
  `select count(*), min(t.waiting_since) as oldest from support_ticket t where t.state = 'open'`,
)
export const ticketCountOpen = (db: Queryable) => exactlyOne(db.rows(countOpen))
