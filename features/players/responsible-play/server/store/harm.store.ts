import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { HarmMarker } from '../../limit-words.ts'

export type HarmRow = {
  readonly playerId: bigint
  readonly score: number
  readonly markers: readonly HarmMarker[]
  readonly scoredAt: Instant
  readonly lookedAt: Instant | null
}

// A reviewed player returns only if the signs have become stronger.
const save = statement(
  'play_harm_save',
  `insert into play_harm as h (player_id, score, markers, scored_at) values ($1, $2, $3, $4)
   on conflict (player_id) do update set markers = excluded.markers, scored_at = excluded.scored_at,
     looked_at = case when excluded.score > h.score then null else h.looked_at end, score = excluded.score`,
)
export const harmSave = (tx: Transaction, { playerId, score, markers, scoredAt }: Omit<HarmRow, 'lookedAt'>) =>
  tx.rows(save, [playerId, score, JSON.stringify(markers), sqlTime(scoredAt)])

const columns = `player_id as "playerId", score, markers, scored_at as "scoredAt", looked_at as "lookedAt"`

export const harmForStaff = listQuery<HarmRow>()({
  name: 'play_harm_list_for_staff',
  columns,
  from: 'play_harm',
  filters: { scoreMin: 'score >= $', open: 'looked_at is null' },
  sorts: {
    plainest: { by: 'score', kind: 'number', direction: 'desc' },
    newest: { by: 'scored_at', kind: 'time', direction: 'desc' },
  },
  id: 'player_id',
})

const find = statement<HarmRow>('play_harm_find', `select ${columns} from play_harm where player_id = $1`)
export const harmFind = (db: Queryable, playerId: bigint) => atMostOne(db.rows(find, [playerId]))

const look = statement('play_harm_look', 'update play_harm set looked_at = $2 where player_id = $1')
export const harmMarkLooked = (tx: Transaction, playerId: bigint, now: Instant) =>
  tx.rows(look, [playerId, sqlTime(now)])

export type Contact = { readonly at: Instant; readonly staff: string; readonly text: string }

const insertContact = statement(
  'play_contact_insert',
  'insert into play_contact (player_id, at, staff, text) values ($1, $2, $3, $4)',
)
export const contactInsert = (tx: Transaction, playerId: bigint, { at, staff, text }: Contact) =>
  tx.rows(insertContact, [playerId, sqlTime(at), staff, text])

const listContacts = statement<Contact>(
  'play_contact_list',
  'select at, staff, text from play_contact where player_id = $1 order by id desc limit 50',
)
export const contactList = (db: Queryable, playerId: bigint) => db.rows(listContacts, [playerId])
