import { afterAll, beforeAll, expect, test } from 'vitest'
import { seconds } from '#core/clock/duration.ts'
import { dropLetter, listDeadRuns, replayLetter, runJobNow, viewMonitor } from '#features/office/monitor/contract.ts'
import type { Job } from '#platform/jobs/job.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { publish } from '#platform/outbox/publish.ts'
import { openTestBackOffice, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let token: string
beforeAll(async () => {
  office = await openTestBackOffice()
  token = (await office.newStaff('admin')).token
})
afterAll(() => office.close())

const reason = 'looked at by hand'
const letters = async () =>
  (await office.send(listDeadRuns, {}, token)).body as unknown as { rows: { id: number; name: string }[] }

test('a run that was given up is seen with its error, and tried again it is done', async () => {
  const { db, log } = office.site.context
  let broken = true
  let done = 0
  const job: Job = {
    name: 'test.fragile',
    when: { every: seconds(60) },
    attemptsMax: 1,
    run: async () => {
      if (broken) throw new Error('the printer is out of paper')
      done += 1
    },
  }
  const jobs = createJobs({ db, clock: office.site.clock, jobs: [job], log })
  await jobs.runDue()
  const { body } = await office.send(viewMonitor, {}, token)
  expect(body.jobs).toMatchObject(expect.arrayContaining([expect.objectContaining({ name: job.name, dead: 1 })]))
  const [run] = (await letters()).rows
  expect(run).toMatchObject({ name: job.name, error: 'Error: the printer is out of paper' })

  broken = false
  const id = run?.id ?? 0
  expect((await office.send(replayLetter, { kind: 'run', id, reason }, token)).body.errcode).toBe(0)
  await jobs.runDue()
  expect(done).toBe(1)
  expect((await office.send(replayLetter, { kind: 'run', id, reason }, token)).body.errcode).toBe(1074)
  expect((await office.send(dropLetter, { kind: 'run', id, reason }, token)).body.errcode).toBe(1074)

  expect((await office.send(runJobNow, { name: job.name, reason }, token)).body.errcode).toBe(0)
  await jobs.runDue()
  expect(done).toBe(2)
  expect((await office.send(runJobNow, { name: 'test.nobody', reason }, token)).body.errcode).toBe(1075)
})

test('an event that a consumer gave up has its effect once it is replayed', async () => {
  const { db, log } = office.site.context
  let broken = true
  const handled: string[] = []
  const consumer = {
    name: 'test.follower',
    topics: ['test.happened'],
    handle: async (_tx: unknown, events: readonly { readonly key: string }[]) => {
      if (broken) throw new Error('no')
      handled.push(...events.map(({ key }) => key))
    },
  }
  const outbox = createOutbox({ db, clock: office.site.clock, log, consumers: [consumer] })
  await outbox.drain()
  await db.transaction((tx) => publish(tx, { topic: 'test.happened', key: 'somebody', payload: { count: 1 } }))
  for (let attempt = 0; attempt < 30 && !(await isDead()); attempt++) {
    await outbox.drain()
    office.site.clock.advance(seconds(3600))
  }
  const { rows } = await db.pool.query<{ id: bigint }>('select id from outbox_dead_letter')
  expect(rows).toHaveLength(1)
  broken = false
  const again = await office.newStaff('opsManager')
  const id = Number(rows[0]?.id)
  expect((await office.send(replayLetter, { kind: 'event', id, reason }, again.token)).body.errcode).toBe(0)
  await outbox.drain()
  expect(handled).toEqual(['somebody'])

  async function isDead(): Promise<boolean> {
    return (await db.pool.query('select 1 from outbox_dead_letter')).rows.length > 0
  }
})
