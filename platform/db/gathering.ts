import type { Queryable, SqlValue } from './queryable.ts'
import type { Statement } from './statement.ts'

/** A question that many can ask in one statement. */
type BatchQuery<Key, Row> = {
  /** The same text: the same question. */
  readonly textOf: (key: Key) => string
  /** The rows of all keys; each says by its place, from 1 on, to which of them it belongs. */
  readonly read: (db: Queryable, keys: readonly Key[]) => Promise<readonly WithPlace<Row>[]>
}

type WithPlace<Row> = Row & { readonly place: bigint }

/** A reading as its store hands it out: asked for one key, and together with all who ask in the same moment. */
export function gathered<Key, Row extends object>(
  reading: BatchQuery<Key, Row>,
): (db: Queryable, key: Key) => Promise<Row[]> {
  return async (db, key) => {
    if (db instanceof Gathering) return db.read(reading, key)
    return (await reading.read(db, [key])).map(withoutPlace)
  }
}

/** The same for what is asked of one player. */
export const gatheredByPlayer = <Row extends object>(
  read: (db: Queryable, playerIds: readonly bigint[]) => Promise<readonly WithPlace<Row>[]>,
): ((db: Queryable, playerId: bigint) => Promise<Row[]>) =>
  gathered<bigint, Row>({ textOf: (playerId) => String(playerId), read })

type KeyRequest = {
  readonly key: unknown
  readonly resolve: (rows: object[]) => void
  readonly reject: (error: unknown) => void
}

/**
 * Gathers reads of several callers. Statements of the same moment share a round trip, repeated ones are answered from
 * memory, and a gathered read is sent once for all callers. It sees the database as of its first read, so it lives as
 * long as one answer takes, and nobody writes through it.
 */
export class Gathering implements Queryable {
  readonly #db: Queryable
  readonly #known = new Map<string, Promise<unknown[]>>()
  readonly #answers = new Map<object, Map<string, Promise<object[]>>>()
  #sends: (() => void)[] = []
  readonly #openKeys = new Map<object, KeyRequest[]>()

  constructor(db: Queryable) {
    this.#db = db
  }

  rows<Row>(query: Statement<Row>, values: readonly SqlValue[] = []): Promise<Row[]> {
    const name = `${query.name} ${textOfValues(values)}`
    const before = this.#known.get(name)
    // Under one name there is one statement, whose rows are of one type.
    if (before !== undefined) return before as Promise<Row[]>
    const answer = new Promise<Row[]>((resolve, reject) => {
      this.#later(() => void this.#db.rows(query, values).then(resolve, reject))
    })
    this.#known.set(name, answer)
    return answer
  }

  together<T>(send: () => T): T {
    return send()
  }

  read<Key, Row extends object>(reading: BatchQuery<Key, Row>, key: Key): Promise<Row[]> {
    const answers = this.#answers.get(reading) ?? new Map<string, Promise<object[]>>()
    this.#answers.set(reading, answers)
    const text = reading.textOf(key)
    const before = answers.get(text)
    // One reading has rows of one type.
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

  /** Not before everybody who can go on has asked: what answers free them runs until all of them wait again. */
  #later(send: () => void): void {
    this.#sends.push(send)
    if (this.#sends.length > 1) return
    queueMicrotask(() => process.nextTick(() => this.#send()))
  }

  #send(): void {
    const sends = this.#sends
    this.#sends = []
    this.#db.together(() => {
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
    // Only keys of this reading were put under it.
    for (const row of await read(
      db,
      all.map(({ key }) => key as Key),
    )) {
      found[Number(row.place) - 1]?.push(withoutPlace(row))
    }
    for (const [index, { resolve }] of all.entries()) resolve(found[index] ?? [])
  } catch (error) {
    for (const { reject } of all) reject(error)
  }
}

function withoutPlace<Row extends object>({ place: _place, ...row }: WithPlace<Row>): Row {
  // A placed row without its position is the row itself.
  return row as unknown as Row
}

const textOfValues = (values: readonly SqlValue[]): string =>
  JSON.stringify(values, (_name, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
