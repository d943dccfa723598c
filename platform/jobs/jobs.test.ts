import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, hours, milliseconds, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, type Clock, instant, systemClock } from '#core/clock/instant.ts'
import { type TestClock, testClock } from '#core/clock/test-clock.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { createLog } from '../log/log.ts'
import { type Job, type JobRun, LeaseLost } from './job.ts'
import { createJobs, type Jobs, type JobsOptions } from './jobs.ts'
import { cancel, schedule } from './schedule.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database
let otherDb: Database
let clock: TestClock
const log = createLog({ level: 'silent', style: 'json' })
const started: Jobs[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolMax: 8, applicationName: 'jobs one' })
  otherDb = openDatabase({ url: database.url, poolMax: 8, applicationName: 'jobs two' })
})
beforeEach(async () => {
  clock = testClock()
  for (const table of ['job', 'job_dead_letter']) await db.rows(statement(`testClear ${table}`, `delete from ${table}`))
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()))
})
afterAll(async () => {
  await Promise.all([db.close(), otherDb.close()])
  await database.close()
})

const jobsOf = (jobs: readonly Job[], more: Partial<JobsOptions> = {}): Jobs =>
  createJobs({ db, clock, log, jobs, ...more })

type DeadRow = { name: string; key: string; attempts: number; error: string }
const dead = statement<DeadRow>('testDead', 'select name, key, attempts, error from job_dead_letter order by id')

function recorder(name: string, more: Partial<Job> = {}): Job & { readonly runs: JobRun[] } {
  const runs: JobRun[] = []
  return {
    name,
    ...more,
    runs,
    async run(work) {
      runs.push(work)
      await more.run?.(work)
    },
  }
}

const scheduleOne = (name: string, key: string, after = seconds(0)): Promise<boolean> =>
  db.transaction((tx) => schedule(tx, { name, key, runAt: addDuration(clock.now(), after), payload: { key } }))

describe('a scheduled run', () => {
  test('runs once, when it is due, with its payload', async () => {
    const expire = recorder('expire order')
    const jobs = jobsOf([expire])
    await scheduleOne('expire order', 'order:17', minutes(10))
    const dueAt = addDuration(clock.now(), minutes(10))
    expect(await jobs.runDue()).toBe(0)
    clock.advance(minutes(11))
    expect(await jobs.runDue()).toBe(1)
    expect(await jobs.runDue()).toBe(0)
    expect(expire.runs).toMatchObject([
      { key: 'order:17', payload: { key: 'order:17' }, dueAt, now: clock.now(), attempt: 1 },
    ])
  })

  test('commits with the transaction of its cause', async () => {
    const expire = recorder('expire order')
    const attempt = db.transaction(async (tx) => {
      await schedule(tx, { name: 'expire order', key: 'order:17', runAt: clock.now(), payload: null })
      throw new Error('the cause failed')
    })
    await expect(attempt).rejects.toThrow('the cause failed')
    expect(await jobsOf([expire]).runDue()).toBe(0)
  })

  test('is there once per key, can be taken back, and the key is free again afterwards', async () => {
    const jobs = jobsOf([recorder('expire order')])
    expect(await scheduleOne('expire order', 'order:17')).toBe(true)
    expect(await scheduleOne('expire order', 'order:17')).toBe(false)
    expect(await scheduleOne('expire order', 'order:18')).toBe(true)
    expect(await db.transaction((tx) => cancel(tx, { name: 'expire order', key: 'order:17' }))).toBe(true)
    expect(await db.transaction((tx) => cancel(tx, { name: 'expire order', key: 'order:17' }))).toBe(false)
    expect(await jobs.runDue()).toBe(1)
    expect(await scheduleOne('expire order', 'order:18')).toBe(true)
    await expect(scheduleOne('expire order', '')).rejects.toThrow('key')
  })

  test('of an unknown name is left to a process that knows it', async () => {
    await scheduleOne('of a newer version', 'x')
    expect(await jobsOf([recorder('expire order')]).runDue()).toBe(0)
    expect(await jobsOf([recorder('of a newer version')]).runDue()).toBe(1)
  })
})

describe('a recurring job', () => {
  test('with an interval runs at once, then in its rhythm, and once after a long silence', async () => {
    const sweep = recorder('sweep', { when: { every: minutes(10) } })
    const jobs = jobsOf([sweep])
    const begin = clock.now()
    expect(await jobs.runDue()).toBe(1)
    clock.advance(minutes(9))
    expect(await jobs.runDue()).toBe(0)
    clock.advance(minutes(2))
    expect(await jobs.runDue()).toBe(1)
    clock.advance(hours(5))
    expect(await jobs.runDue()).toBe(1)
    clock.advance(minutes(10))
    expect(await jobs.runDue()).toBe(1)
    const dueAfter = sweep.runs.map(({ dueAt }) => (dueAt - begin) / minutes(1))
    expect(dueAfter).toEqual([0, 10, 20, 320])
  })

  test('with a time of the day runs then, by the clock of Manila', async () => {
    clock.set(instant(Date.parse('2026-11-21T15:00:00Z')))
    const settle = recorder('settle', { when: { dailyAt: '02:00' } })
    const jobs = jobsOf([settle])
    expect(await jobs.runDue()).toBe(0)
    clock.set(instant(Date.parse('2026-11-21T17:59:59Z')))
    expect(await jobs.runDue()).toBe(0)
    clock.set(instant(Date.parse('2026-11-21T18:00:00Z')))
    expect(await jobs.runDue()).toBe(1)
    clock.advance(hours(23))
    expect(await jobs.runDue()).toBe(0)
    clock.advance(hours(1))
    expect(await jobs.runDue()).toBe(1)
  })

  test('whose rule was changed follows the new one from the next start on', async () => {
    await jobsOf([recorder('settle', { when: { every: days(30) } })]).runDue()
    clock.advance(minutes(10))
    const oftener = jobsOf([recorder('settle', { when: { every: minutes(30) } })])
    expect(await oftener.runDue()).toBe(0)
    clock.advance(minutes(30))
    expect(await oftener.runDue()).toBe(1)
  })

  test('that fails continues with its next run after the last attempt', async () => {
    const sweep = recorder('sweep', {
      when: { every: days(1) },
      attemptsMax: 2,
      run: () => Promise.reject(new Error('no')),
    })
    const jobs = jobsOf([sweep])
    for (const wait of [seconds(0), seconds(5), hours(1), days(1)]) {
      clock.advance(wait)
      await jobs.runDue()
    }
    expect(sweep.runs.map(({ attempt }) => attempt)).toEqual([1, 2, 1])
    expect(await db.rows(dead)).toMatchObject([{ name: 'sweep', key: '', attempts: 2 }])
  })
})

describe('a run that fails', () => {
  test('is retried with growing pauses, then becomes a dead letter with its last error', async () => {
    const begin = clock.now()
    const failing = recorder('pay', {
      attemptsMax: 4,
      run: ({ now }) => Promise.reject(new Error(`failed at ${now - begin}`)),
    })
    const jobs = jobsOf([failing])
    await scheduleOne('pay', 'withdrawal:1')
    for (let second = 0; second < 120; second++) {
      await jobs.runDue()
      clock.advance(seconds(1))
    }
    expect(failing.runs.map(({ now }) => (now - begin) / 1_000)).toEqual([0, 5, 20, 65])
    expect(failing.runs.map(({ dueAt }) => dueAt)).toEqual(Array.from({ length: 4 }, () => begin))
    expect(await db.rows(dead)).toEqual([
      { name: 'pay', key: 'withdrawal:1', attempts: 4, error: 'Error: failed at 65000' },
    ])
  })

  test('does not keep others waiting', async () => {
    const jobs = jobsOf([recorder('bad', { run: () => Promise.reject(new Error('no')) }), recorder('good')])
    await scheduleOne('bad', 'x')
    await scheduleOne('good', 'x')
    expect(await jobs.runDue()).toBe(2)
  })
})

describe('a lease', () => {
  test('lets each run happen in one of many processes', async () => {
    const runs: string[] = []
    const process = (on: Database): Jobs =>
      jobsOf([{ name: 'once', run: async ({ key }) => void runs.push(key) }], { db: on })
    await Promise.all(Array.from({ length: 40 }, (_, index) => scheduleOne('once', `k${index}`)))
    await Promise.all([db, otherDb, db, otherDb].map((on) => process(on).runDue()))
    expect(runs.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => `k${index}`).toSorted())
  })

  test('of a dead process expires, and another process takes the run over', async () => {
    const died = Promise.withResolvers<void>()
    const dying = recorder('settle', { run: () => died.promise })
    const survivor = recorder('settle')
    await scheduleOne('settle', 'D20261121')
    const lost = jobsOf([dying], { lease: seconds(60) }).runDue()
    await expect.poll(() => dying.runs.length).toBe(1)
    clock.advance(seconds(59))
    expect(await jobsOf([survivor]).runDue()).toBe(0)
    clock.advance(seconds(1))
    expect(await jobsOf([survivor]).runDue()).toBe(1)
    expect(survivor.runs).toMatchObject([{ attempt: 2 }])
    died.resolve()
    await lost
  })

  test('is renewed by a heartbeat as long as the run continues', async () => {
    const done = Promise.withResolvers<void>()
    const long = recorder('settle', { run: () => done.promise })
    const rival = recorder('settle')
    await scheduleOne('settle', 'D20261121')
    const options = { clock: systemClock, lease: milliseconds(150) }
    const running = jobsOf([long], options).runDue()
    await expect.poll(() => long.runs.length).toBe(1)
    for (let look = 0; look < 10; look++) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(await jobsOf([rival], options).runDue()).toBe(0)
    }
    done.resolve()
    expect(await running).toBe(1)
    expect(rival.runs).toEqual([])
  })

  test('that was lost aborts the run, which can no longer confirm or finish anything', async () => {
    let ahead = milliseconds(0)
    const skewed: Clock = { now: () => addDuration(systemClock.now(), ahead) }
    const outcome = Promise.withResolvers<unknown>()
    const asleep = recorder('settle', {
      async run({ signal, confirm }) {
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        outcome.resolve(await db.transaction((tx) => confirm(tx)).catch((error: unknown) => error))
      },
    })
    await scheduleOne('settle', 'D20261121')
    const first = jobsOf([asleep], { clock: systemClock, lease: milliseconds(300) }).runDue()
    await expect.poll(() => asleep.runs.length).toBe(1)
    ahead = hours(1)
    const release = Promise.withResolvers<void>()
    const successor = recorder('settle', { run: () => release.promise })
    const second = jobsOf([successor], { db: otherDb, clock: skewed }).runDue()
    await expect.poll(() => successor.runs.length).toBe(1)
    expect(await outcome.promise).toBeInstanceOf(LeaseLost)
    await first
    release.resolve()
    expect(await second).toBe(1)
    expect(await db.rows(dead)).toEqual([])
  })

  test('that is confirmed in a transaction cannot be taken over before the commit', async () => {
    const confirmed = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const careful = recorder('settle', {
      run: ({ confirm }) =>
        db.transaction(async (tx) => {
          await confirm(tx)
          confirmed.resolve()
          await mayCommit.promise
        }),
    })
    await scheduleOne('settle', 'D20261121')
    const running = jobsOf([careful]).runDue()
    await confirmed.promise
    clock.advance(hours(1))
    const rival = recorder('settle')
    expect(await jobsOf([rival], { db: otherDb }).runDue()).toBe(0)
    mayCommit.resolve()
    expect(await running).toBe(1)
  })

  test('of a run that kills every process that touches it ends as a dead letter', async () => {
    const killer = recorder('settle', { attemptsMax: 3, run: () => new Promise(() => undefined) })
    await scheduleOne('settle', 'D20261121')
    for (let life = 0; life < 3; life++) {
      void jobsOf([killer]).runDue()
      await expect.poll(() => killer.runs.length).toBe(life + 1)
      clock.advance(minutes(2))
    }
    expect(await jobsOf([killer]).runDue()).toBe(1)
    expect(killer.runs).toHaveLength(3)
    expect(await db.rows(dead)).toMatchObject([{ name: 'settle', error: 'Error: the process died at every attempt' }])
  })

  test('is not extended for a run that lasts longer than it may', async () => {
    const endless = recorder('settle', {
      lastsMax: milliseconds(50),
      run: ({ signal }) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('ended early', { cause: signal.reason }))),
        ),
    })
    await scheduleOne('settle', 'D20261121')
    expect(await jobsOf([endless]).runDue()).toBe(1)
    expect(endless.runs[0]?.signal.reason).toMatchObject({ message: 'settle lasted too long' })
  })
})

describe('a process', () => {
  test('that is started runs what comes due, several at once but not more than allowed', async () => {
    let running = 0
    let most = 0
    const work = recorder('work', {
      async run() {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 20))
        running--
      },
    })
    await Promise.all(Array.from({ length: 12 }, (_, index) => scheduleOne('work', `k${index}`)))
    const jobs = jobsOf([work], { concurrencyMax: 3 })
    started.push(jobs)
    await jobs.start()
    await expect.poll(() => work.runs.length, { timeout: 5_000 }).toBe(12)
    expect(most).toBe(3)
  })

  test('that stops waits for its runs, and releases aborted ones at once without counting an attempt', async () => {
    const interrupted = recorder('long', {
      run: ({ signal }) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('ended early', { cause: signal.reason }))),
        ),
    })
    let finished = false
    const stubborn = recorder('short', {
      async run() {
        await new Promise((resolve) => setTimeout(resolve, 100))
        finished = true
      },
    })
    await scheduleOne('long', 'x')
    await scheduleOne('short', 'x')
    const jobs = jobsOf([interrupted, stubborn])
    await jobs.start()
    await expect.poll(() => interrupted.runs.length + stubborn.runs.length).toBe(2)
    await jobs.stop()
    expect(finished).toBe(true)
    const next = recorder('long')
    expect(await jobsOf([next, recorder('short')]).runDue()).toBe(1)
    expect(next.runs).toMatchObject([{ attempt: 1 }])
  })

  test('with two jobs of one name is a defect that shows at the start', () => {
    expect(() => jobsOf([recorder('same'), recorder('same')])).toThrow('same')
  })
})
