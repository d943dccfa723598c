import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type NewNote = {
  readonly playerId: bigint
  readonly staffId: bigint
  readonly author: string
  readonly text: string
  readonly now: Instant
}

const insert = statement<{ id: bigint }>(
  'player_note_insert',
  'insert into player_note (player_id, staff_id, author, text, written_at) values ($1, $2, $3, $4, $5) returning id',
)
export const noteInsert = async (tx: Transaction, { playerId, staffId, author, text, now }: NewNote): Promise<bigint> =>
  (await exactlyOne(tx.rows(insert, [playerId, staffId, author, text, sqlTime(now)]))).id

export type Note = {
  readonly id: bigint
  readonly author: string
  readonly text: string
  readonly writtenAt: Instant
}

const list = statement<Note>(
  'player_note_list',
  `select id, author, text, written_at as "writtenAt" from player_note
   where player_id = $1 order by written_at desc, id desc limit 200`,
)
export const noteList = (db: Queryable, playerId: bigint) => db.rows(list, [playerId])
