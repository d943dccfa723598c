import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { isDatabaseAway } from '#platform/db/database-faults.ts'
import { statement } from '#platform/db/statement.ts'
import { freePortBlock } from '#tools/launcher/free-ports.ts'
import { PostgresCluster } from './postgres-cluster.ts'

const lacks = globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 ? '' : 'no postgresql of the distribution'
const poolMax = 4
const add = statement('testAddNote', 'insert into note (text) values ($1)')
const readOne = statement<{ one: number }>('testReadOne', 'select 1 as one')

describe.skipIf(lacks !== '')(`the synchronous standby is lost${lacks && ` (skipped: ${lacks})`}`, () => {
  let parent: string
  let cluster: PostgresCluster
  let db: Database
  const states: string[] = []

  beforeEach(async () => {
    parent = mkdtempSync(join(tmpdir(), 'bituin-standby-'))
    if (process.getuid?.() === 0) execFileSync('chmod', ['755', parent])
    cluster = await PostgresCluster.create({ parent, name: 'db1', port: await freePortBlock(1) })
    await cluster.start()
    await cluster.run('create role server login', 'postgres')
    await cluster.run('create database bituin owner server', 'postgres')
    states.length = 0
    db = openDatabase({
      url: cluster.url('server'),
      poolMax,
      applicationName: 'standby test',
      // The driver gives up two seconds later: connections would be replaced every three seconds.
      statementTimeoutMs: 1_000,
      onCommits: (state) => states.push(state),
    })
    await db.rows(statement('testMakeNote', 'create table note (text text not null)'))
  }, 60_000)
  afterEach(async () => {
    await db.close()
    await cluster.stop()
    rmSync(parent, { recursive: true, force: true })
  })

  const write = (text: string) => db.transaction((tx) => tx.rows(add, [text]))
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => (isDatabaseAway(error) ? 'away' : String(error)),
    )
  const setStandby = async (names: string) => {
    cluster.configure({ synchronous_standby_names: names })
    await cluster.reload()
    await sleep(300)
  }
  const connections = async () => {
    const { rows } = await cluster.run("select count(*)::int as count from pg_stat_activity where usename = 'server'")
    return Number(rows[0]?.count)
  }

  test('calls are refused at once, connections do not pile up, and it ends by itself when a standby answers', async () => {
    expect(await outcome(write('before'))).toBe('done')
    await setStandby('nobody')
    const first = Array.from({ length: poolMax }, (_, index) => outcome(write(`waits ${index}`)))
    await sleep(4_500)
    expect(states).toEqual(['open'])

    let most = 0
    for (let turn = 0; turn < 30; turn++) {
      const begun = performance.now()
      expect(await outcome(write(`refused ${turn}`))).toBe('away')
      expect(await outcome(db.rows(readOne))).toBe('away')
      expect(performance.now() - begun).toBeLessThan(200)
      most = Math.max(most, await connections())
      await sleep(200)
    }
    // Those that wait, and the one that looks.
    expect(most).toBeLessThanOrEqual(poolMax + 1)
    expect(new Set(await Promise.all(first))).toEqual(new Set(['away']))

    await setStandby('')
    await expect.poll(() => states, { timeout: 5_000 }).toEqual(['open', 'closed'])
    expect(await outcome(write('after'))).toBe('done')
    const { rows } = await cluster.run('select text from note order by text')
    // What waited was never confirmed, and is there; what was refused never began.
    const waited = Array.from({ length: poolMax }, (_, index) => `waits ${index}`)
    expect(rows.map(({ text }) => text)).toEqual(['after', 'before', ...waited])
  }, 60_000)

  test('a commit that waits for something else does not open it', async () => {
    const [lock, wait] = [
      statement('testLock', 'select pg_advisory_xact_lock(1)'),
      statement('testWait', 'select pg_sleep(0.9)'),
    ]
    const slow = db.transaction(async (tx) => {
      await tx.rows(lock)
      for (let turn = 0; turn < 5; turn++) await tx.rows(wait)
    })
    expect(await outcome(slow)).toBe('done')
    expect(states).toEqual([])
  }, 60_000)
})
