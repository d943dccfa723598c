import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type Entry = { readonly playerId: bigint; readonly played: Centavos; readonly packReference: string | null }

const columns = 'player_id as "playerId", played, pack_reference as "packReference"'

const addPlay = statement(
  'weekend_lottery_add_play',
  `insert into weekend_lottery_entry as e (week, player_id, played)
   select week, player_id, played from unnest($1::text[], $2::bigint[], $3::bigint[]) as p (week, player_id, played)
   order by week, player_id
   on conflict (week, player_id) do update set played = e.played + excluded.played`,
)
export type PlayOfWeek = { readonly week: string; readonly playerId: bigint; readonly played: bigint }
/** A round that is voided later reduces the week that it counted for. */
export const playAdd = (tx: Transaction, plays: readonly PlayOfWeek[]) =>
  tx.rows(addPlay, [
    plays.map(({ week }) => week),
    plays.map(({ playerId }) => playerId),
    plays.map(({ played }) => played),
  ])

const setPack = statement<{ packReference: string }>(
  'weekend_lottery_set_pack',
  `insert into weekend_lottery_entry as e (week, player_id, pack_reference) values ($1, $2, $3)
   on conflict (week, player_id) do update set pack_reference = excluded.pack_reference where e.pack_reference is null
   returning pack_reference as "packReference"`,
)
/** False: the player has this week's pack. */
export const packSet = async (tx: Transaction, week: string, { playerId, reference }: PackDeposit) =>
  (await atMostOne(tx.rows(setPack, [week, playerId, reference]))) !== undefined

export type PackDeposit = { readonly playerId: bigint; readonly reference: string }

const unsetPack = statement(
  'weekend_lottery_unset_pack',
  'update weekend_lottery_entry set pack_reference = null where player_id = $1 and pack_reference = $2',
)
/** Its deposit was taken back. A closed list keeps its tickets. */
export const packUnset = (tx: Transaction, { playerId, reference }: PackDeposit) =>
  tx.rows(unsetPack, [playerId, reference])

const find = statement<Entry>(
  'weekend_lottery_entry_find',
  `select ${columns} from weekend_lottery_entry where week = $1 and player_id = $2`,
)
export const entryFind = (db: Queryable, week: string, playerId: bigint) => atMostOne(db.rows(find, [week, playerId]))

const list = statement<Entry>(
  'weekend_lottery_entry_list',
  `select ${columns} from weekend_lottery_entry where week = $1 order by player_id`,
)
export const entryList = (db: Queryable, week: string) => db.rows(list, [week])
