import type { Instant } from '#core/clock/instant.ts'
import type { IdList } from '#platform/db/id-list.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type ChannelVisits = { readonly channel: string; readonly visits: bigint }

// A device that cleared its storage opens for the first time again: it counts once.
const firstOpens = statement<ChannelVisits>(
  'player_action_first_opens_by_channel',
  `select channel, count(distinct coalesce(device, id::text)) as visits from player_action
   where action = 'firstOpen' and channel is not null and at >= $1 and at < $2 group by 1`,
)
/** How many devices opened the product for the first time, by channel. */
export const firstOpensByChannel = (db: Queryable, { from, until }: { from: Instant; until: Instant }) =>
  db.rows(firstOpens, [sqlTime(from), sqlTime(until)])

export type PlayerChannel = { readonly playerId: bigint; readonly channel: string }

const ofPlayers = statement<PlayerChannel>(
  'player_action_channel_of_players',
  `select distinct on (player_id) player_id as "playerId", channel from player_action
   where player_id = any($1::bigint[]) and action = 'register' and channel is not null order by player_id, at, id`,
)
/** The channel by which each of these players registered, as their device said it first. */
export const channelsOfPlayers = (db: Queryable, playerIds: IdList) => db.rows(ofPlayers, [playerIds])
