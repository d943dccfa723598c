import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type ChatMessage = {
  readonly id: bigint
  readonly author: 'player' | 'staff'
  /** Null for the player. */
  readonly member: string | null
  readonly memberName: string | null
  readonly text: string
  readonly hasPicture: boolean
  readonly sentAt: Instant
}

export type NewMessage = Pick<ChatMessage, 'author' | 'member' | 'memberName' | 'text' | 'sentAt'> & {
  readonly chatId: bigint
  readonly messageKey: string
}

const insert = statement<{ id: bigint }>(
  'support_message_insert',
  `insert into support_message (chat_id, author, member, member_name, message_key, text, sent_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict (chat_id, message_key) do nothing returning id`,
)
const countPlayers = statement(
  'support_chat_count_players_message',
  `update support_chat set messages = messages + 1, revision = revision + 1, last_message_at = $2,
     waiting_since = coalesce(waiting_since, $2) where id = $1`,
)
const countAnswer = statement(
  'support_chat_count_answer',
  `update support_chat set messages = messages + 1, revision = revision + 1, last_message_at = $2, waiting_since = null,
     first_answered_at = coalesce(first_answered_at, $2), answer_id = $3 where id = $1`,
)
/** Under the chat's lock. Undefined: this message was stored before. */
export async function messageInsert(tx: Transaction, message: NewMessage): Promise<bigint | undefined> {
  const { chatId, author, member, memberName, messageKey, text, sentAt } = message
  const values = [chatId, author, member, memberName, messageKey, text, sqlTime(sentAt)]
  const id = (await atMostOne(tx.rows(insert, values)))?.id
  if (id === undefined) return undefined
  if (author === 'player') await tx.rows(countPlayers, [chatId, sqlTime(sentAt)])
  else await tx.rows(countAnswer, [chatId, sqlTime(sentAt), id])
  return id
}

const columns = `m.id, m.author, m.member, m.member_name as "memberName", m.text,
  exists (select from support_picture p where p.message_id = m.id) as "hasPicture", m.sent_at as "sentAt"`

const list = statement<ChatMessage>(
  'support_message_list',
  `select ${columns} from support_message m where m.chat_id = $1 order by m.id`,
)
/** A chat has a bound on its messages. */
export const messageList = (db: Queryable, chatId: bigint) => db.rows(list, [chatId])

const isSent = statement<{ id: bigint }>(
  'support_message_is_sent',
  `select m.id from support_message m join support_chat c on c.id = m.chat_id
   where c.player_id = $1 and m.message_key = $2 and m.author = 'player' limit 1`,
)
/** Whether the player has sent it, also in a chat that was closed since. */
export const isMessageSent = async (db: Queryable, playerId: bigint, messageKey: string) =>
  (await db.rows(isSent, [playerId, messageKey])).length > 0

const pictureInsertion = statement(
  'support_picture_insert',
  'insert into support_picture (message_id, content) values ($1, $2)',
)
export const pictureInsert = (tx: Transaction, { messageId, content }: { messageId: bigint; content: Buffer }) =>
  tx.rows(pictureInsertion, [messageId, content])

const pictureFinding = statement<{ content: Buffer; playerId: bigint }>(
  'support_picture_find',
  `select p.content, c.player_id as "playerId" from support_picture p
   join support_message m on m.id = p.message_id join support_chat c on c.id = m.chat_id where p.message_id = $1`,
)
export const pictureFind = (db: Queryable, messageId: bigint) => atMostOne(db.rows(pictureFinding, [messageId]))
