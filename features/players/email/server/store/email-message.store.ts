import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { EmailKind, EmailState } from '../../rules.ts'

export type NewEmailMessage = {
  readonly playerId: bigint
  readonly kind: EmailKind
  readonly reference: string
  readonly address: Buffer
  readonly content: Buffer
  readonly now: Instant
  readonly endsAt: Instant
}

const insert = statement<{ id: bigint }>(
  'email_message_insert',
  `insert into email_message (player_id, kind, reference, address_sealed, content_sealed, state, created_at, ends_at)
   values ($1, $2, $3, $4, $5, 'waiting', $6, $7) on conflict (reference) do nothing returning id`,
)
/** Undefined: there is a message with this reference already. */
export const emailMessageInsert = async (tx: Queryable, m: NewEmailMessage): Promise<bigint | undefined> =>
  (
    await atMostOne(
      tx.rows(insert, [m.playerId, m.kind, m.reference, m.address, m.content, sqlTime(m.now), sqlTime(m.endsAt)]),
    )
  )?.id

export type WaitingEmail = {
  readonly playerId: bigint
  readonly kind: EmailKind
  readonly reference: string
  readonly address: Buffer
  readonly content: Buffer
  readonly endsAt: Instant
}

const find = statement<WaitingEmail>(
  'email_message_find_to_send',
  `select player_id as "playerId", kind, reference, address_sealed as address, content_sealed as content, ends_at as "endsAt"
   from email_message where id = $1 and state in ('waiting', 'failed') and content_sealed is not null`,
)
/** Undefined: it was sent or refused before. */
export const emailMessageFindToSend = (db: Queryable, id: bigint) => atMostOne(db.rows(find, [id]))

type Attempt = {
  readonly id: bigint
  readonly state: EmailState
  readonly answer: string | null
  readonly isAttempt: boolean
  readonly now: Instant
}

const note = statement(
  'email_message_note',
  `update email_message set state = $2, last_answer = coalesce($3, last_answer),
     attempts = attempts + case when $4::boolean then 1 else 0 end,
     decided_at = case when $2 = 'waiting' then null else $5::timestamptz end,
     content_sealed = case when $2 in ('waiting', 'failed') then content_sealed end
   where id = $1`,
)
export const emailMessageNote = (db: Queryable, { id, state, answer, isAttempt, now }: Attempt) =>
  db.rows(note, [id, state, answer, isAttempt, sqlTime(now)])

const forget = statement(
  'email_message_forget_content',
  `update email_message set content_sealed = null where state = 'failed' and decided_at < $1 and content_sealed is not null`,
)
export const emailMessagesForgetContent = (db: Queryable, before: Instant) => db.rows(forget, [sqlTime(before)])

const deleteOld = statement('email_message_delete_old', 'delete from email_message where created_at < $1')
export const emailMessagesDeleteOld = (db: Queryable, before: Instant) => db.rows(deleteOld, [sqlTime(before)])

export type EmailLogRow = {
  readonly playerId: bigint
  readonly kind: EmailKind
  readonly address: Buffer
  readonly state: EmailState
  readonly attempts: number
  readonly lastAnswer: string | null
  readonly createdAt: Instant
  readonly decidedAt: Instant | null
}

const byId = { by: 'm.id', kind: 'number' } as const

/** The delivery log of a player, for the staff and for the player's copy. */
export const emailLog = listQuery<EmailLogRow>()({
  name: 'email_message_list',
  columns: `m.player_id as "playerId", m.kind, m.address_sealed as address, m.state, m.attempts, m.last_answer as "lastAnswer",
    m.created_at as "createdAt", m.decided_at as "decidedAt"`,
  from: 'email_message m',
  filters: { playerId: 'm.player_id = $' },
  sorts: { newest: { ...byId, direction: 'desc' }, oldest: { ...byId, direction: 'asc' } },
  id: 'm.id',
})
