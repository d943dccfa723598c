import type { Instant } from '#core/clock/instant.ts'
import type { Language } from '#core/language/language.ts'
import type { SupportQueue } from '#core/support-queue.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { ChatEnder, ChatState } from '../../chat-terms.ts'

export type Chat = {
  readonly id: bigint
  readonly playerId: bigint
  readonly language: Language
  /** Of the VIP level when the chat was opened. */
  readonly queue: SupportQueue
  readonly state: ChatState
  readonly owner: string | null
  readonly ownerName: string | null
  readonly revision: number
  readonly messages: number
  readonly openedAt: Instant
  readonly waitingSince: Instant | null
  readonly firstAnsweredAt: Instant | null
  readonly answerId: bigint
  readonly readId: bigint
  readonly closedAt: Instant | null
  readonly closedBy: ChatEnder | null
  readonly rating: number | null
}
export const chatColumns = `c.id, c.player_id as "playerId", c.language, c.queue, c.state, c.owner, c.owner_name as "ownerName",
  c.revision, c.messages, c.opened_at as "openedAt", c.waiting_since as "waitingSince", c.first_answered_at as "firstAnsweredAt",
  c.answer_id as "answerId", c.read_id as "readId", c.closed_at as "closedAt", c.closed_by as "closedBy", c.rating`

const findNewest = statement<Chat>(
  'support_chat_find_newest',
  `select ${chatColumns} from support_chat c where c.player_id = $1 order by c.id desc limit 1`,
)
export const chatFindNewest = (db: Queryable, playerId: bigint) => atMostOne(db.rows(findNewest, [playerId]))

const findOpenForUpdate = statement<Chat>(
  'support_chat_find_open_for_update',
  `select ${chatColumns} from support_chat c where c.player_id = $1 and c.state <> 'closed' for update`,
)
export const chatFindOpenForUpdate = (tx: Transaction, playerId: bigint) =>
  atMostOne(tx.rows(findOpenForUpdate, [playerId]))

const find = statement<Chat>('support_chat_find', `select ${chatColumns} from support_chat c where c.id = $1`)
export const chatFind = (db: Queryable, id: bigint) => atMostOne(db.rows(find, [id]))

const findForUpdate = statement<Chat>(
  'support_chat_find_for_update',
  `select ${chatColumns} from support_chat c where c.id = $1 for update`,
)
export const chatFindForUpdate = (tx: Transaction, id: bigint) => atMostOne(tx.rows(findForUpdate, [id]))

const open = statement<{ id: bigint }>(
  'support_chat_open',
  `insert into support_chat (player_id, language, queue, opened_at, last_message_at) values ($1, $2, $3, $4, $4)
   on conflict (player_id) where state <> 'closed' do nothing returning id`,
)
type NewChat = Pick<Chat, 'playerId' | 'language' | 'queue'> & { readonly now: Instant }
/** Does nothing if the player has an open chat: the unique index decides a race. */
export const chatOpen = (tx: Transaction, { playerId, language, queue, now }: NewChat) =>
  tx.rows(open, [playerId, language, queue, sqlTime(now)])

const countAhead = statement<{ count: number }>(
  'support_chat_count_ahead',
  `select count(*)::int as count from support_chat c where c.state = 'waiting' and (c.opened_at, c.id) < ($1, $2)`,
)
/** Waiting chats that were opened before this one. */
export const chatCountAhead = async (db: Queryable, { openedAt, id }: Pick<Chat, 'openedAt' | 'id'>) =>
  (await exactlyOne(db.rows(countAhead, [sqlTime(openedAt), id]))).count

export type ChatReading = { readonly playerId: bigint; readonly chatId: bigint; readonly revision: number }

const findReadings = statement<ChatReading>(
  'support_chat_find_readings',
  `select p.id as "playerId", coalesce(c.id, 0) as "chatId", coalesce(c.revision, 0) as revision
   from unnest($1::bigint[]) p(id)
   left join lateral (select id, revision from support_chat where player_id = p.id order by id desc limit 1) c on true`,
)
/** What the newest chat of each player is at; zeros without one. */
export const chatReadings = (db: Queryable, playerIds: readonly bigint[]) => db.rows(findReadings, [playerIds])

const markRead = statement(
  'support_chat_mark_read',
  'update support_chat set read_id = answer_id where id = $1 and read_id < answer_id',
)
export const chatMarkRead = (db: Queryable, id: bigint) => db.rows(markRead, [id])

const findUnread = statement<{ id: bigint }>(
  'support_chat_find_unread',
  `select c.id from (select id, read_id, answer_id from support_chat where player_id = $1 order by id desc limit 1) c
   where c.read_id < c.answer_id`,
)
/** Of the newest chat: an older one is no longer shown. */
export const hasUnreadAnswer = async (db: Queryable, playerId: bigint) =>
  (await db.rows(findUnread, [playerId])).length > 0

const rate = statement<{ id: bigint }>(
  'support_chat_rate',
  `update support_chat set rating = $3, rated_at = $4, revision = revision + 1
   where id = $1 and player_id = $2 and state = 'closed' and rating is null returning id`,
)
export type Rating = { readonly id: bigint; readonly playerId: bigint; readonly stars: number; readonly now: Instant }
/** False if it was rated by a concurrent request. */
export const chatRate = async (tx: Transaction, { id, playerId, stars, now }: Rating) =>
  (await tx.rows(rate, [id, playerId, stars, sqlTime(now)])).length === 1

const take = statement(
  'support_chat_take',
  `update support_chat set state = 'active', owner = $2, owner_name = $3, revision = revision + 1 where id = $1`,
)
export type Owner = { readonly id: bigint; readonly owner: string; readonly ownerName: string }
/** Under the chat's lock. */
export const chatTake = (tx: Transaction, { id, owner, ownerName }: Owner) => tx.rows(take, [id, owner, ownerName])

const close = statement(
  'support_chat_close',
  `update support_chat set state = 'closed', closed_at = $2, closed_by = $3, waiting_since = null, revision = revision + 1
   where id = $1`,
)
export type ChatEnd = { readonly id: bigint; readonly by: ChatEnder; readonly now: Instant }
/** Under the chat's lock. */
export const chatClose = (tx: Transaction, { id, by, now }: ChatEnd) => tx.rows(close, [id, sqlTime(now), by])

const countWaiting = statement<{ count: bigint; oldest: Instant | null }>(
  'support_chat_count_waiting',
  `select count(*), min(c.waiting_since) as oldest from support_chat c
   where c.state <> 'closed' and c.waiting_since is not null`,
)
export const chatCountWaiting = (db: Queryable) => exactlyOne(db.rows(countWaiting))
