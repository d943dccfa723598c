import { endOfDay, startOfDay, type CalendarDay } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const listNetworks = statement<{ key: Buffer }>(
  'risk_link_list_networks',
  `select l.key from risk_link l join unnest($2::timestamptz[], $3::timestamptz[]) as day (starts_at, ends_at)
     on l.at >= day.starts_at and l.at < day.ends_at
   where l.player_id = $1 and l.kind = 'network' order by l.key`,
)
/** A player's networks on some days. */
export const networksOn = async (
  tx: Transaction,
  playerId: bigint,
  days: readonly CalendarDay[],
): Promise<Buffer[]> => {
  const bounds = [startOfDay, endOfDay].map((bound) => days.map((day) => sqlTime(bound(day))))
  return (await tx.rows(listNetworks, [playerId, ...bounds])).map(({ key }) => key)
}

export type NetworkGift = {
  readonly gift: string
  readonly playerId: bigint
  readonly networks: readonly Buffer[]
}

const countMost = statement<{ accounts: bigint }>(
  'risk_network_gift_count_most',
  `select coalesce(max(n.accounts), 0)::bigint as accounts from (
     select count(*) as accounts from risk_network_gift
     where gift = $1 and key = any($2::bytea[]) and player_id <> $3 group by key) n`,
)
/** The maximum, over these networks, of other accounts with the gift. */
export const accountsGivenOn = async (tx: Transaction, { gift, networks, playerId }: NetworkGift): Promise<bigint> =>
  (await exactlyOne(tx.rows(countMost, [gift, networks.map(sqlBytes), playerId]))).accounts

const insert = statement(
  'risk_network_gift_insert',
  `insert into risk_network_gift (gift, key, player_id) select $1, key, $3 from unnest($2::bytea[]) as key
   where not exists (select from risk_network_gift where gift = $1 and player_id = $3) on conflict do nothing`,
)
/** Once per gift: its later parts count on no other network. */
export const networkGiftInsert = (tx: Transaction, { gift, networks, playerId }: NetworkGift) =>
  tx.rows(insert, [gift, networks.map(sqlBytes), playerId])

const sqlBytes = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`
