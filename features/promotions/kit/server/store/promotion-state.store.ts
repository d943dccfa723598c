import type { Instant } from '#core/clock/instant.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { gathered } from '#platform/db/gathering.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** A player's state in one cycle. Each promotion defines `itemStatus`, `progress` and `data`. */
export type StateRow = {
  readonly playerId: bigint
  readonly key: string
  readonly cycleKey: string
  /** The version that the cycle started with. */
  readonly version: number
  readonly itemStatus: number
  readonly progress: bigint
  readonly data: unknown
  readonly rowVersion: number
  readonly beganAt: Instant
}

export type StateKey = Pick<StateRow, 'playerId' | 'key' | 'cycleKey'>

const columns = `s.player_id as "playerId", s.key, s.cycle_key as "cycleKey", s.version, s.item_status as "itemStatus",
  s.progress, s.data, s.row_version as "rowVersion", s.began_at as "beganAt"`

const list = statement<StateRow & { ordinal: bigint }>(
  'promotion_state_list',
  `select k.ordinal, ${columns}
   from unnest($1::bigint[], $2::text[], $3::text[], $4::int[]) with ordinality as k (player_id, key, cycle_key, count_max, ordinal)
     cross join lateral (select * from promotion_state s
       where s.player_id = k.player_id and s.key = k.key and (k.cycle_key is null or s.cycle_key = k.cycle_key)
       order by s.began_at desc limit k.count_max) s
   order by k.ordinal, s.began_at desc`,
)
type StatesQuery = Omit<StateKey, 'cycleKey'> & { readonly cycleKey: string | null; readonly countMax: number }
const states = gathered<StatesQuery, StateRow>({
  textOf: ({ playerId, key, cycleKey, countMax }) => `${playerId} ${key} ${cycleKey} ${countMax}`,
  read: (db, queries) =>
    db.rows(list, [
      queries.map(({ playerId }) => playerId),
      queries.map(({ key }) => key),
      queries.map(({ cycleKey }) => cycleKey),
      queries.map(({ countMax }) => countMax),
    ]),
})
export const stateFind = (db: Queryable, query: StateKey) => atMostOne(states(db, { ...query, countMax: 1 }))

/** A player's cycles of a promotion, newest first. */
export const stateList = (db: Queryable, { playerId, key }: Omit<StateKey, 'cycleKey'>, countMax: number) =>
  states(db, { playerId, key, cycleKey: null, countMax })

const listOfSeasons = statement<StateRow>(
  'promotion_state_list_of_seasons',
  `select ${columns} from promotion_state s where s.key = $1 and s.cycle_key <> $2 and s.item_status = $3
     and (s.player_id, s.cycle_key) > ($4, $5) order by s.player_id, s.cycle_key limit $6`,
)
type SeasonsQuery = {
  readonly key: string
  /** The cycle of the season that runs now, which is left out; empty: none runs. */
  readonly running: string
  readonly itemStatus: number
  /** The last row of the page before. */
  readonly after: Pick<StateRow, 'playerId' | 'cycleKey'> | undefined
  readonly countMax: number
}
/** The states of a promotion's past seasons, page by page. */
export const stateListOfSeasons = (db: Queryable, { key, running, itemStatus, after, countMax }: SeasonsQuery) =>
  db.rows(listOfSeasons, [key, running, itemStatus, after?.playerId ?? 0n, after?.cycleKey ?? '', countMax])

const open = statement(
  'promotion_state_open',
  `insert into promotion_state (player_id, key, cycle_key, version, began_at, changed_at) values ($1, $2, $3, $4, $5, $5)
   on conflict do nothing`,
)
const findForUpdate = statement<StateRow>(
  'promotion_state_find_for_update',
  `select ${columns} from promotion_state s where s.player_id = $1 and s.key = $2 and s.cycle_key = $3 for update`,
)
export type StateStart = StateKey & { readonly version: number; readonly now: Instant }
/**
 * The player's row of a cycle, locked; created with this version if missing. Lock order: the player's book first, as
 * wherever money moves.
 */
export async function stateOpen(
  tx: Transaction,
  { playerId, key, cycleKey, version, now }: StateStart,
): Promise<StateRow> {
  await lockBooks(tx, [playerId])
  await tx.rows(open, [playerId, key, cycleKey, version, sqlTime(now)])
  return exactlyOne(tx.rows(findForUpdate, [playerId, key, cycleKey]))
}

const save = statement<{ rowVersion: number }>(
  'promotion_state_save',
  `update promotion_state set item_status = $4, progress = $5, data = $6, row_version = row_version + 1, changed_at = $7
   where player_id = $1 and key = $2 and cycle_key = $3 and row_version = $8 returning row_version as "rowVersion"`,
)
/** Saves a locked row. A concurrent change is a defect. */
export const stateSave = (tx: Transaction, s: Omit<StateRow, 'data'> & { readonly data: object }, now: Instant) =>
  exactlyOne(
    tx.rows(save, [
      s.playerId,
      s.key,
      s.cycleKey,
      s.itemStatus,
      s.progress,
      JSON.stringify(s.data),
      sqlTime(now),
      s.rowVersion,
    ]),
  )
