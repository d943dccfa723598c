import type { Instant } from '#core/clock/instant.ts'
import type { MarketingChannel } from '#core/marketing-channel.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { MessageState } from '../../message-state.ts'
import type { StepKey } from './campaign-act.store.ts'

export type MessageKey = { readonly campaignId: bigint; readonly playerId: bigint; readonly step: string }

const insert = statement(
  'campaign_message_insert',
  `insert into campaign_message (campaign_id, player_id, step, version, channel, state, at, decided_at)
   select $1, p.id, $2, $3, $4, p.state, $5, case when p.state <> 'waiting' then $5::timestamptz end
   from unnest($6::bigint[], $7::text[]) as p (id, state) on conflict do nothing`,
)
type NewMessages = StepKey & {
  readonly channel: MarketingChannel
  readonly now: Instant
  readonly states: ReadonlyMap<bigint, MessageState>
}
export const messagesInsert = (tx: Transaction, { campaignId, step, version, channel, now, states }: NewMessages) =>
  tx.rows(insert, [campaignId, step, version, channel, sqlTime(now), [...states.keys()], [...states.values()]])

export type WaitingMessage = {
  readonly version: number
  readonly channel: MarketingChannel
  readonly at: Instant
}
const lock = statement<WaitingMessage>(
  'campaign_message_lock',
  `select version, channel, at from campaign_message
   where campaign_id = $1 and player_id = $2 and step = $3 and state = 'waiting' for update`,
)
/** Undefined: it was sent, or will not be. */
export const messageLock = (tx: Transaction, { campaignId, playerId, step }: MessageKey) =>
  atMostOne(tx.rows(lock, [campaignId, playerId, step]))

const decide = statement(
  'campaign_message_decide',
  `update campaign_message set state = $4, decided_at = $5
   where campaign_id = $1 and player_id = $2 and step = $3 and state = 'waiting'`,
)
type Decision = { readonly state: Exclude<MessageState, 'waiting'>; readonly now: Instant }
export const messageDecide = (db: Queryable, { campaignId, playerId, step }: MessageKey, { state, now }: Decision) =>
  db.rows(decide, [campaignId, playerId, step, state, sqlTime(now)])

export type MessageCount = {
  readonly version: number
  readonly step: string
  readonly state: MessageState
  readonly players: number
}
const counts = statement<MessageCount>(
  'campaign_message_count',
  `select version, step, state, count(*)::int as players from campaign_message where campaign_id = $1 group by 1, 2, 3`,
)
export const messageCounts = (db: Queryable, campaignId: bigint) => db.rows(counts, [campaignId])
