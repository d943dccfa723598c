import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { TcpFaultProxy } from '#tests/faults/tcp-fault-proxy.ts'
import { type Database, openDatabase, type Transaction } from './database.ts'
import { isDatabaseAway, uniqueViolation } from './database-faults.ts'
import { atMostOne, exactlyOne, type SqlValue } from './queryable.ts'
import { oneStatement } from './one-statement.ts'
import { sqlTime } from './sql-types.ts'
import { statement } from './statement.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database

// The application's role makes no tables; rows of a platform table stand in for anything.
const add = statement(
  'testAdd',
  'insert into job_dead_letter (name, key, payload, due_at, attempts, error, died_at) values ($1, $2, $3, $4, 1, $5, now())',
)
const names = statement<{ name: string }>('testNames', 'select name from job_dead_letter where key = $1 order by id')
const backend = statement<{ pid: number }>('testBackend', 'select pg_backend_pid() as pid')
const terminate = statement('testTerminate', 'select pg_terminate_backend($1)')
const lockRow = statement('testLockRow', 'select pg_advisory_xact_lock($1)')

const addRow = (on: Pick<Database, 'rows'>, name: string, key: string): Promise<never[]> =>
  on.rows(add, [name, key, 'null', sqlTime(instant(0)), ''])
const namesOf = async (key: string): Promise<string[]> => (await db.rows(names, [key])).map((row) => row.name)
const pidOf = async (on: Pick<Database, 'rows'>): Promise<number> => (await exactlyOne(on.rows(backend))).pid

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolMax: 4, applicationName: 'database test' })
})
afterAll(async () => {
  await db.close()
  await database.close()
})

describe('a transaction', () => {
  test('commits everything it wrote', async () => {
    await db.transaction(async (tx) => {
      await addRow(tx, 'first', 'commits')
      await addRow(tx, 'second', 'commits')
    })
    expect(await namesOf('commits')).toEqual(['first', 'second'])
  })

  test('leaves nothing behind when the work throws, and the error is the one that was thrown', async () => {
    const error = new Error('refused')
    const attempt = db.transaction(async (tx) => {
      await addRow(tx, 'lost', 'throws')
      throw error
    })
    await expect(attempt).rejects.toBe(error)
    expect(await namesOf('throws')).toEqual([])
  })

  test('does not report success when an error inside was swallowed and the database rolled back', async () => {
    const attempt = db.transaction(async (tx) => {
      await addRow(tx, 'lost', 'swallowed')
      await addRow(tx, 'worse', '\u0000').catch(() => undefined)
    })
    await expect(attempt).rejects.toThrow('swallowed')
    expect(await namesOf('swallowed')).toEqual([])
  })

  test('is refused inside another one, which would need a second connection', async () => {
    await expect(db.transaction(() => db.transaction(async () => undefined))).rejects.toThrow('inside a transaction')
    expect(await db.transaction((tx) => pidOf(tx))).toBeGreaterThan(0)
  })

  test('is retried after it lost a deadlock', async () => {
    let attempts = 0
    let held = 0
    const both = Promise.withResolvers<void>()
    const lockBoth = (first: number, second: number) =>
      db.transaction(async (tx) => {
        attempts++
        await tx.rows(lockRow, [first])
        if (++held === 2) both.resolve()
        await both.promise
        await tx.rows(lockRow, [second])
      })
    await Promise.all([lockBoth(1, 2), lockBoth(2, 1)])
    expect(attempts).toBe(3)
  })

  test('gives up after four lost races', async () => {
    let attempts = 0
    const lose = statement('testLose', `do $$ begin raise exception 'lost' using errcode = '40001'; end $$`)
    const attempt = db.transaction((tx) => {
      attempts++
      return tx.rows(lose)
    })
    await expect(attempt).rejects.toThrow('lost')
    expect(attempts).toBe(4)
  })

  test('many more of them than connections all complete', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => db.transaction((tx) => addRow(tx, `n${index}`, 'many'))))
    expect(await namesOf('many')).toHaveLength(40)
  })
})

describe('a transaction that reads first', () => {
  const reading = { readsFirst: true }

  test('has everything inside it, from its first statement on', async () => {
    const note = statement('testNote', "select set_config('test.note', 'inside', true)")
    const noted = statement<{ note: string }>('testNoted', "select current_setting('test.note', true) as note")
    const attempt = db.transaction(async (tx) => {
      await tx.rows(note)
      expect(await tx.rows(noted)).toEqual([{ note: 'inside' }])
      await addRow(tx, 'lost', 'readsFirst')
      throw new Error('refused')
    }, reading)
    await expect(attempt).rejects.toThrow('refused')
    expect(await namesOf('readsFirst')).toEqual([])
    await db.transaction((tx) => addRow(tx, 'kept', 'readsFirst'), reading)
    expect(await namesOf('readsFirst')).toEqual(['kept'])
  })

  test('that runs no statement, or on a connection that is cut, leaves no error behind', async () => {
    expect(await db.transaction(async () => 'nothing', reading)).toBe('nothing')
    const other = openDatabase({ url: database.url, poolMax: 1, applicationName: 'cut', onError: () => undefined })
    const pid = await pidOf(other)
    const attempt = other.transaction(async (tx) => {
      await db.rows(terminate, [pid])
      await expect.poll(() => other.pool.totalCount).toBeLessThanOrEqual(1)
      return tx.rows(backend)
    }, reading)
    expect(isDatabaseAway(await attempt.catch((error: unknown) => error))).toBe(true)
    expect(await pidOf(other)).not.toBe(pid)
    await other.close()
  })
})

describe('statements that are sent together', () => {
  test('are answered each on its own, in their order', async () => {
    const echo = statement<{ n: number }>('testTogether', 'select $1::int as n')
    const answers = await db.transaction((tx) =>
      Promise.all(tx.pipeline(() => [tx.rows(echo, [1]), tx.rows(echo, [2]), tx.pipeline(() => tx.rows(echo, [3]))])),
    )
    expect(answers).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]])
  })

  test('leave the connection usable when sending them throws', async () => {
    const answer = await db.transaction(async (tx) => {
      expect(() =>
        tx.pipeline(() => {
          throw new Error('not sent')
        }),
      ).toThrow('not sent')
      return tx.rows(backend)
    })
    expect(answer).toHaveLength(1)
  })
})

describe('writes that are one statement', () => {
  const time = sqlTime(instant(0))
  const both = oneStatement('testAddBoth', [add, add])

  test('are all done, each with its own values', async () => {
    await db.rows(both, ['one', 'both', 'null', time, '', 'two', 'both', 'null', time, ''])
    expect((await namesOf('both')).toSorted()).toEqual(['one', 'two'])
  })

  test('are not done when one of them fails, whichever it is', async () => {
    const [good, bad] = [
      ['one', 'neither', 'null', time, ''],
      ['two', 'neither', 'no json', time, ''],
    ]
    await expect(db.rows(both, [...good, ...bad])).rejects.toThrow('invalid input syntax')
    await expect(db.rows(both, [...bad, ...good])).rejects.toThrow('invalid input syntax')
    expect(await namesOf('neither')).toEqual([])
  })

  test('keep their places apart beyond the ninth', () => {
    const ten = statement('testTen', `select ${Array.from({ length: 10 }, (_, index) => `$${index + 1}`).join()}`)
    const { text } = oneStatement('testTenTwice', [ten, ten])
    expect(text).toContain('select $1,$2,$3,$4,$5,$6,$7,$8,$9,$10)')
    expect(text).toMatch(/select \$11,\$12,.*,\$20$/)
  })
})

describe('what a transaction sends with its commit', () => {
  // One connection: the first time it does not know the statements yet, from then on they leave in one piece with the commit.
  let single: Database
  beforeAll(() => {
    single = openDatabase({ url: database.url, poolMax: 1, applicationName: 'lastly' })
  })
  afterAll(() => single.close())
  const times = [1, 2, 3]

  test.each(times)('is committed with everything before it, time %i', async (time) => {
    const key = `lastly ${time}`
    const result = await single.transaction(async (tx) => {
      await addRow(tx, 'before', key)
      tx.sendWithCommit(() => [addRow(tx, 'last', key), addRow(tx, 'very last', key)])
      return 'done'
    })
    expect([result, await namesOf(key)]).toEqual(['done', ['before', 'last', 'very last']])
  })

  test.each(times)('undoes everything when a part of it fails, with the error of that part, time %i', async (time) => {
    const key = `lastly fails ${time}`
    const attempt = single.transaction(async (tx) => {
      await addRow(tx, 'before', key)
      tx.sendWithCommit(() => [addRow(tx, 'last', key), addRow(tx, '\u0000', key), addRow(tx, 'behind', key)])
    })
    await expect(attempt).rejects.toMatchObject({ code: '22021' })
    expect(await namesOf(key)).toEqual([])
    expect(await single.transaction((tx) => pidOf(tx))).toBeGreaterThan(0)
  })

  test.each(times)('leaves nothing when asking for it throws, time %i', async (time) => {
    const key = `lastly throws ${time}`
    const attempt = single.transaction(async (tx) => {
      await addRow(tx, 'before', key)
      tx.sendWithCommit(() => {
        void addRow(tx, 'asked for', key)
        throw new Error('given up')
      })
    })
    await expect(attempt).rejects.toThrow('given up')
    expect(await namesOf(key)).toEqual([])
  })

  test('is one thing: a second one is refused, and nothing is done', async () => {
    const attempt = single.transaction(async (tx) => {
      tx.sendWithCommit(() => [addRow(tx, 'first', 'lastly twice')])
      tx.sendWithCommit(() => [addRow(tx, 'second', 'lastly twice')])
    })
    await expect(attempt).rejects.toThrow('one last thing')
    expect(await namesOf('lastly twice')).toEqual([])
  })

  test.each(times)('is not done, and no success, when an earlier error was swallowed, time %i', async (time) => {
    const key = `lastly swallowed ${time}`
    const attempt = single.transaction(async (tx) => {
      await addRow(tx, '\u0000', key).catch(() => undefined)
      tx.sendWithCommit(() => [addRow(tx, 'last', key)])
    })
    await expect(attempt).rejects.toMatchObject({ code: '25P02' })
    expect(await namesOf(key)).toEqual([])
  })
})

describe('statements that the connection knows', () => {
  const known = statement<{ n: number; text: string | null }>('testKnown', 'select $1::int as n, $2::text as text')
  const echo = statement<{ n: number }>('testEchoNumber', 'select $1::int as n')
  const divide = statement<{ n: number }>('testDivide', 'select 1 / $1::int as n')

  // One connection, so that a statement that ran once is prepared.
  let single: Database
  beforeAll(() => {
    single = openDatabase({ url: database.url, poolMax: 1, applicationName: 'knows' })
  })
  afterAll(() => single.close())

  test('are answered in their order with their own columns, as often as they are asked', async () => {
    const queryAll = (tx: Transaction) =>
      Promise.all(tx.pipeline(() => [tx.rows(known, [1, 'a']), tx.rows(echo, [2]), tx.rows(known, [3, null])]))
    const answers = [[{ n: 1, text: 'a' }], [{ n: 2 }], [{ n: 3, text: null }]]
    for (let turn = 0; turn < 3; turn++) {
      expect(await single.transaction(async (tx) => [await queryAll(tx), await queryAll(tx)])).toEqual([
        answers,
        answers,
      ])
    }
  })

  test('fail with the first that fails; those behind it are not executed, and the connection stays usable', async () => {
    await single.transaction((tx) => tx.rows(divide, [1]))
    await single.transaction((tx) => addRow(tx, 'prepared', 'group'))
    const attempt = single.transaction((tx) =>
      Promise.all(tx.pipeline(() => [tx.rows(echo, [1]), tx.rows(divide, [0]), addRow(tx, 'lost', 'group')])),
    )
    await expect(attempt).rejects.toThrow('division by zero')
    expect(await namesOf('group')).toEqual(['prepared'])
  })

  const arrays: readonly (readonly [type: string, values: readonly SqlValue[]])[] = [
    ['bigint', [0n, -1n, 2n ** 63n - 1n, -(2n ** 63n), 7, null]],
    ['bigint', ['12', '-9', null]],
    ['int', [0, -1, 2 ** 31 - 1, -(2 ** 31), undefined]],
    ['smallint', [0, -1, 32_767, -32_768, null]],
    ['boolean', [true, false, null]],
    ['text', ['', ' ', 'a"b\\c', '{,}', 'NULL', 'ñ € 🎲', 'x'.repeat(200_000), null]],
    ['text', []],
    ['json', ['{"a":["b",1]}', 'null', null]],
    ['jsonb', ['{"a":["b",1]}', '"\\u00e9"', null]],
    ['bytea', [Buffer.from([0, 1, 255]), '\\x00ff', '\\x', 'not hexadecimal', null]],
    ['uuid', ['00112233-4455-6677-8899-aabbccddeeff', 'ffeeddccbbaa99887766554433221100', null]],
    ['timestamptz', [new Date(0), new Date('2026-11-21T06:00:00.123Z'), new Date('1899-12-31T23:59:59.999Z'), null]],
    ['date', ['2026-11-21', null]],
  ]
  test.each(arrays)('are given an array of %s as those that it does not know yet', async (type, values) => {
    const spell = statement<{ spelt: string }>(`testSpell ${type}`, `select $1::${type}[]::text as spelt`)
    const ask = () => single.transaction((tx) => tx.rows(spell, [values]))
    const first = await single.rows(spell, [values])
    expect([await ask(), await ask()]).toEqual([first, first])
  })

  test.each([
    ['bigint', [2n ** 63n]],
    ['int', [1, 1.5]],
    ['text', ['a\u0000b']],
    ['bytea', ['\\xabc']],
    ['uuid', ['0011']],
  ] as const)('are refused an array of %s that is none, and the connection goes on', async (type, values) => {
    const spell = statement<{ spelt: string }>(`testSpell ${type}`, `select $1::${type}[]::text as spelt`)
    await single.transaction((tx) => tx.rows(spell, [[]]))
    await expect(single.transaction((tx) => tx.rows(spell, [values]))).rejects.toThrow(/invalid|out of range/)
    expect(await single.transaction((tx) => tx.rows(echo, [1]))).toEqual([{ n: 1 }])
  })

  test('are identified by their text: another one under the same name is refused', async () => {
    const other = statement<{ n: number }>('testKnown', 'select 2 as n')
    const attempt = single.transaction(async (tx) => {
      await tx.rows(known, [1, 'a'])
      return tx.rows(other)
    })
    await expect(attempt).rejects.toThrow('must be unique')
  })
})

describe('a connection that is cut', () => {
  const cut = async (tx: Transaction): Promise<void> => {
    await db.rows(terminate, [await pidOf(tx)])
    await new Promise((resolve) => setTimeout(resolve, 100))
  }

  test('while nothing is being asked of it fails the transaction and not the process', async () => {
    const attempt = db.transaction(async (tx) => {
      await addRow(tx, 'lost', 'cut')
      await cut(tx)
      await addRow(tx, 'never', 'cut')
    })
    const error = await attempt.catch((caught: unknown) => caught)
    expect(isDatabaseAway(error)).toBe(true)
    expect(await namesOf('cut')).toEqual([])
  })

  test('is not given to the next caller', async () => {
    await db.transaction(cut).catch(() => undefined)
    const results = await Promise.all(Array.from({ length: 12 }, () => pidOf(db)))
    expect(results).toHaveLength(12)
  })

  test('in the pool is reported to the owner of the pool and replaced', async () => {
    const errors: Error[] = []
    const other = openDatabase({
      url: database.url,
      poolMax: 1,
      applicationName: 'idle',
      onError: (error) => errors.push(error),
    })
    const pid = await pidOf(other)
    await db.rows(terminate, [pid])
    await expect.poll(() => errors.length).toBeGreaterThan(0)
    expect(await pidOf(other)).not.toBe(pid)
    await other.close()
  })
})

describe('values', () => {
  type Values = {
    big: bigint
    sum: bigint
    at: number
    day: string
    flag: boolean
    nothing: null
    list: number[]
    bytes: Buffer
  }
  const values = statement<Values>(
    'testValues',
    `select 9007199254740993::int8 as big, sum(x)::numeric as sum, $1::timestamptz as at, '2026-11-21'::date as day,
       true as flag, null as nothing, array[1, 2] as list, '\\x00ff'::bytea as bytes
     from unnest(array[9007199254740993::int8, 1]) as x`,
  )

  test('keep what they are: int8 and numeric are bigint, a timestamp is a moment, a date stays a date', async () => {
    const at = instant(Date.UTC(2026, 10, 21, 6, 0, 0, 123))
    expect(await exactlyOne(db.rows(values, [sqlTime(at)]))).toEqual({
      big: 9_007_199_254_740_993n,
      sum: 9_007_199_254_740_994n,
      at,
      day: '2026-11-21',
      flag: true,
      nothing: null,
      list: [1, 2],
      bytes: Buffer.from([0, 255]),
    })
  })

  test('in arrays are what they are alone', async () => {
    const arrays = statement<Record<string, unknown>>(
      'testArrays',
      `select $1::text[] as texts, $2::int8[] as numbers, $3::boolean[] as flags, $4::timestamptz[] as times,
         $5::bytea[] as bytes, $6::text[] as nothing`,
    )
    const texts = ['', ' ', 'NULL', 'a,b', '{}', `"'\\`, 'salapi ng bituin ₱', '\n']
    const at = sqlTime(instant(1_764_000_000_001))
    const bytes = [Buffer.from([0, 92, 255]), null]
    const values = [texts, [9_007_199_254_740_993n, -1, undefined], [true, false, null], [at, null], bytes, []]
    const [row] = await db.rows(arrays, values)
    expect(row).toMatchObject({ texts, flags: [true, false, null], bytes, nothing: [] })
    expect(row?.numbers).toHaveLength(3)
    expect(JSON.stringify(row?.times)).toContain('001')
    const sum = statement<{ sum: bigint }>('testArraySum', 'select sum(n)::int8 as sum from unnest($1::int8[]) as n')
    expect(await exactlyOne(db.rows(sum, [[9_007_199_254_740_993n, -1, undefined]]))).toEqual({
      sum: 9_007_199_254_740_992n,
    })
  })

  test.each([-62_000_000_000_000, -1, 0, 999, 1_764_000_000_001, 7_258_118_400_000])(
    'the moment %i survives',
    async (at) => {
      const echo = statement<{ at: number }>('testEcho', 'select $1::timestamptz as at')
      expect((await exactlyOne(db.rows(echo, [sqlTime(instant(at))]))).at).toBe(at)
    },
  )
})

describe('a promise about the number of rows', () => {
  const rows = statement<{ n: number }>('testRows', 'select n from generate_series(1, $1::int) as n')

  test('is kept or broken loudly', async () => {
    expect(await atMostOne(db.rows(rows, [0]))).toBeUndefined()
    expect(await atMostOne(db.rows(rows, [1]))).toEqual({ n: 1 })
    await expect(atMostOne(db.rows(rows, [2]))).rejects.toThrow('at most one')
    await expect(exactlyOne(db.rows(rows, [0]))).rejects.toThrow('got none')
  })
})

describe('faults', () => {
  test('a violated unique key is identified by its name, and nothing else is one', async () => {
    const twice = statement(
      'testTwice',
      `insert into rate_limit (name, key, used, expires_at) values ('twice', 'x', 0, now())`,
    )
    await db.rows(twice)
    const error = await db.rows(twice).catch((caught: unknown) => caught)
    expect(uniqueViolation(error)).toBe('rate_limit_pkey')
    expect(isDatabaseAway(error)).toBe(false)
    expect(uniqueViolation(new Error('23505'))).toBeUndefined()
  })

  test('a missing server is unreachable, also by a name that does not resolve', async () => {
    for (const url of ['postgres://nobody@127.0.0.1:1/none', 'postgres://nobody@database.invalid/none']) {
      const away = openDatabase({ url, poolMax: 1, applicationName: 'away' })
      const error = await away.rows(backend).catch((caught: unknown) => caught)
      await away.close()
      expect(isDatabaseAway(error)).toBe(true)
    }
  })

  test('a pool whose connections are all taken times out as unreachable', async () => {
    const small = openDatabase({ url: database.url, poolMax: 1, applicationName: 'small' })
    const attempt = small.transaction(async () => small.rows(backend))
    const error = await attempt.catch((caught: unknown) => caught)
    await small.close()
    expect(isDatabaseAway(error)).toBe(true)
  }, 10_000)

  test('a statement that takes too long is ended', async () => {
    const hasty = openDatabase({ url: database.url, poolMax: 1, applicationName: 'hasty', statementTimeoutMs: 50 })
    await expect(hasty.rows(statement('testSleep', 'select pg_sleep(5)'))).rejects.toThrow('statement timeout')
    await hasty.close()
  })

  test('a silent connection is dropped, and the next one serves', async () => {
    const proxy = new TcpFaultProxy(Number(new URL(database.url).port))
    const url = new URL(database.url)
    url.port = String(await proxy.listen())
    url.search = ''
    const far = openDatabase({ url: url.toString(), poolMax: 1, applicationName: 'far', statementTimeoutMs: 100 })
    const queryInSilence = async (on: Pick<Database, 'rows'>): Promise<unknown> => {
      await on.rows(backend)
      proxy.become({ kind: 'silent' })
      return on.rows(backend).finally(() => proxy.become({ kind: 'sound' }))
    }
    const alone = await queryInSilence(far).catch((caught: unknown) => caught)
    const inside = await far.transaction(queryInSilence).catch((caught: unknown) => caught)
    expect([alone, inside].map(isDatabaseAway)).toEqual([true, true])
    await expect(far.rows(backend)).resolves.toHaveLength(1)
    await far.close()
    await proxy.close()
  })

  test('a transaction with a statement timeout of its own has that long', async () => {
    const hasty = openDatabase({ url: database.url, poolMax: 1, applicationName: 'hasty', statementTimeoutMs: 100 })
    const slow = async (tx: Transaction): Promise<unknown> => {
      await tx.rows(statement('testPatience', 'set local statement_timeout = 0'))
      return tx.rows(statement('testLong', 'select from pg_sleep(2.5)'))
    }
    await expect(hasty.transaction(slow, { statementMsMax: 'none' })).resolves.toHaveLength(1)
    await hasty.close()
  })

  test('two texts under one name are a defect that is thrown at once', async () => {
    const single = openDatabase({ url: database.url, poolMax: 1, applicationName: 'single' })
    await single.rows(statement('testSame', 'select 1'))
    await expect(single.rows(statement('testSame', 'select 2'))).rejects.toThrow('unique')
    await single.close()
  })
})
