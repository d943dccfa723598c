import { type PlayerRowQuery, playerRowsFind } from './player-rows.ts'
import type { Queryable, SqlValue } from './queryable.ts'
import type { Statement } from './statement.ts'

/** A query whose keys can be batched into one statement. */
type BatchQuery<Key, Row> = {
  /** Keys with the same text share one result. */
  readonly textOf: (key: Key) => string
  /** The rows of all keys; `ordinal` is the position of the row's key, from 1. */
  readonly read: (db: Queryable, keys: readonly Key[]) => Promise<readonly WithOrdinal<Row>[]>
}

type WithOrdinal<Row> = Row & { readonly ordinal: bigint }

/** A store's query by one key; within a Gathering, the keys of concurrent callers are batched into one statement. */
export function gathered<Key, Row extends object>(
  reading: BatchQuery<Key, Row>,
): (db: Queryable, key: Key) => Promise<Row[]> {
  return async (db, key) => {
    if (db instanceof Gathering) return db.read(reading, key)
    return (await reading.read(db, [key])).map(withoutOrdinal)
  }
}

/** A store's query for its one row of a player; within a Gathering, those of all stores are joined into one statement. */
export function playerRow<Row extends object>(
  query: PlayerRowQuery<Row>,
): (db: Queryable, playerId: bigint) => Promise<Row | undefined> {
  return async (db, playerId) => {
    if (db instanceof Gathering) return db.readRow(query, playerId)
    // A query's rows have the type that it declares.
    return (await playerRowsFind(db, [query], [playerId]))(query, playerId) as Row | undefined
  }
}

/** The same for the one row that a store keeps for everybody; its query names no player. */
export function siteRow<Row extends object>(query: PlayerRowQuery<Row>): (db: Queryable) => Promise<Row | undefined> {
  return async (db) => {
    if (db instanceof Gathering) return db.readRow(query)
    // A query's rows have the type that it declares.
    return (await playerRowsFind(db, [query], [nobody]))(query, nobody) as Row | undefined
  }
}

const nobody = 0n

/** What readings leave for those after them, each under its owner's key. */
export type GatheringMemory = Map<object, unknown>

type GatheringShare = { readonly memory?: GatheringMemory; readonly callers?: number }

type KeyRequest = {
  readonly key: unknown
  readonly resolve: (rows: object[]) => void
  readonly reject: (error: unknown) => void
}

type RowRequest = {
  readonly query: PlayerRowQuery<object>
  /** Undefined: the row is the same for all players. */
  readonly playerId: bigint | undefined
  readonly resolve: (row: object | undefined) => void
  readonly reject: (error: unknown) => void
}

/**
 * Gathers reads of several callers. Statements of the same moment share a round trip, repeated ones are answered from
 * memory, and a gathered read is sent once for all callers. Cached rows get stale, so it lives as long as one answer
 * takes, and is never used for writes.
 */
export class Gathering implements Queryable {
  readonly #db: Queryable
  readonly memory: GatheringMemory
  /** How many share it. */
  readonly callers: number
  readonly #known = new Map<string, Promise<unknown[]>>()
  readonly #answers = new Map<object, Map<string, Promise<object[]>>>()
  #sends: (() => void)[] = []
  readonly #openKeys = new Map<object, KeyRequest[]>()
  readonly #rows = new Map<object, Map<RowRequest['playerId'], Promise<object | undefined>>>()
  #openRows: RowRequest[] = []

  constructor(db: Queryable, { memory = new Map(), callers = 1 }: GatheringShare = {}) {
    this.#db = db
    this.memory = memory
    this.callers = callers
  }

  rows<Row>(query: Statement<Row>, values: readonly SqlValue[] = []): Promise<Row[]> {
    const name = `${query.name} ${textOfValues(values)}`
    const before = this.#known.get(name)
    // The name identifies the statement, and with it the type of its rows.
    if (before !== undefined) return before as Promise<Row[]>
    const answer = new Promise<Row[]>((resolve, reject) => {
      this.#later(() => void this.#db.rows(query, values).then(resolve, reject))
    })
    this.#known.set(name, answer)
    return answer
  }

  pipeline<T>(send: () => T): T {
    return send()
  }

  read<Key, Row extends object>(reading: BatchQuery<Key, Row>, key: Key): Promise<Row[]> {
    const answers = this.#answers.get(reading) ?? new Map<string, Promise<object[]>>()
    this.#answers.set(reading, answers)
    const text = reading.textOf(key)
    const before = answers.get(text)
    // The rows of one batch query have one type.
    if (before !== undefined) return before as Promise<Row[]>
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>()
    answers.set(text, promise)
    this.#enqueue(reading, { key, resolve: resolve as KeyRequest['resolve'], reject })
    return promise
  }

  #enqueue<Key, Row extends object>(reading: BatchQuery<Key, Row>, request: KeyRequest): void {
    const others = this.#openKeys.get(reading)
    if (others !== undefined) {
      others.push(request)
      return
    }
    const all = [request]
    this.#openKeys.set(reading, all)
    this.#later(() => {
      this.#openKeys.delete(reading)
      void answerAll(this.#db, reading, all)
    })
  }

  readRow<Row extends object>(query: PlayerRowQuery<Row>, playerId?: bigint): Promise<Row | undefined> {
    const rows = this.#rows.get(query) ?? new Map<RowRequest['playerId'], Promise<object | undefined>>()
    this.#rows.set(query, rows)
    const before = rows.get(playerId)
    // The rows of one query have one type.
    if (before !== undefined) return before as Promise<Row | undefined>
    const { promise, resolve, reject } = Promise.withResolvers<Row | undefined>()
    rows.set(playerId, promise)
    this.#openRows.push({ query, playerId, resolve: resolve as RowRequest['resolve'], reject })
    if (this.#openRows.length === 1) this.#later(() => void this.#sendRows())
    return promise
  }

  async #sendRows(): Promise<void> {
    const requests = this.#openRows
    this.#openRows = []
    try {
      const queries = new Set(requests.map(({ query }) => query))
      const players = [...new Set(requests.flatMap(({ playerId }) => playerId ?? []))]
      const [anyPlayer = nobody] = players
      const rowOf = await playerRowsFind(this.#db, [...queries], players.length === 0 ? [nobody] : players)
      for (const { query, playerId = anyPlayer, resolve } of requests) resolve(rowOf(query, playerId))
    } catch (error) {
      for (const { reject } of requests) reject(error)
    }
  }

  /** Sends once every caller that can make progress has issued its query: after all pending microtasks have run. */
  #later(send: () => void): void {
    this.#sends.push(send)
    if (this.#sends.length > 1) return
    queueMicrotask(() => process.nextTick(() => this.#send()))
  }

  #send(): void {
    const sends = this.#sends
    this.#sends = []
    this.#db.pipeline(() => {
      for (const send of sends) send()
    })
  }
}

async function answerAll<Key, Row extends object>(
  db: Queryable,
  { read }: BatchQuery<Key, Row>,
  all: readonly KeyRequest[],
): Promise<void> {
  try {
    const found = all.map((): object[] => [])
    // Only keys of this batch query are queued under it.
    for (const row of await read(
      db,
      all.map(({ key }) => key as Key),
    )) {
      found[Number(row.ordinal) - 1]?.push(withoutOrdinal(row))
    }
    for (const [index, { resolve }] of all.entries()) resolve(found[index] ?? [])
  } catch (error) {
    for (const { reject } of all) reject(error)
  }
}

function withoutOrdinal<Row extends object>({ ordinal: _ordinal, ...row }: WithOrdinal<Row>): Row {
  // A placed row without its position is the row itself.
  return row as unknown as Row
}

const textOfValues = (values: readonly SqlValue[]): string =>
  JSON.stringify(values, (_name, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
