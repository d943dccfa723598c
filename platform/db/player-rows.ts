import type { Queryable } from './queryable.ts'
import { type Statement, statement } from './statement.ts'

/** The one row that a store keeps of a player, or computes from several. */
export type PlayerRowQuery<Row extends object> = {
  /** Of the statement that reads it alone. */
  readonly name: string
  /** The expression of each column. */
  readonly columns: Readonly<Record<keyof Row & string, string>>
  /** The tables and conditions; the player is `k.player_id`. */
  readonly from: string
}

type AnyQuery = PlayerRowQuery<Record<string, unknown>>

type FindRow = (query: PlayerRowQuery<object>, playerId: bigint) => object | undefined

/** Reads several stores' rows of several players by one statement, whose fixed cost all of them share. */
export async function playerRowsFind(
  db: Queryable,
  queries: readonly PlayerRowQuery<object>[],
  playerIds: readonly bigint[],
): Promise<FindRow> {
  // The names of a row's columns are those of its query.
  const parts = (queries as readonly AnyQuery[]).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const places = new Map(parts.map((part, place) => [part.name, place]))
  const found = new Map<bigint, Joined>()
  for (const row of await db.rows(joinedStatement(parts), [playerIds])) found.set(row.playerId, row)
  return (query, playerId) => {
    const place = places.get(query.name)
    const row = found.get(playerId)
    return place === undefined || row === undefined ? undefined : rowAt(row, query, place)
  }
}

type Joined = { readonly playerId: bigint; readonly [column: string]: unknown }

function rowAt(joined: Joined, query: PlayerRowQuery<object>, place: number): object | undefined {
  if (joined[foundAt(place)] !== true) return undefined
  return Object.fromEntries(Object.keys(query.columns).map((column) => [column, joined[columnAt(place, column)]]))
}

const foundAt = (place: number): string => `${place}`
const columnAt = (place: number, column: string): string => `${place}.${column}`

const statements = new Map<string, Statement<Joined>>()

/** The same queries are one prepared statement, in whatever order they were issued. */
function joinedStatement(parts: readonly AnyQuery[]): Statement<Joined> {
  const names = parts.map(({ name }) => name).join(' ')
  const known = statements.get(names)
  if (known !== undefined) return known
  const [only] = parts
  const name = parts.length === 1 && only !== undefined ? only.name : `player_rows_${statements.size}`
  const joined = statement<Joined>(name, textOf(parts))
  statements.set(names, joined)
  return joined
}

function textOf(parts: readonly AnyQuery[]): string {
  const columns = parts.flatMap(({ columns: own }, place) => [
    `p${place}.found as "${foundAt(place)}"`,
    ...Object.keys(own).map((column) => `p${place}."${column}" as "${columnAt(place, column)}"`),
  ])
  const joins = parts.map(({ columns: own, from }, place) => {
    const each = Object.entries(own).map(([column, expression]) => `${expression} as "${column}"`)
    return `left join lateral (select ${['true as found', ...each].join(', ')} from ${from}) p${place} on true`
  })
  return `select ${['k.player_id as "playerId"', ...columns].join(', ')}
   from unnest($1::bigint[]) as k (player_id) ${joins.join('\n     ')}`
}
