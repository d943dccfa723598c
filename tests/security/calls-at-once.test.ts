import { afterAll, beforeAll, expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { awaitTurnover } from '#features/cashier/withdrawal/contract.ts'
import { listSessions } from '#features/players/account/contract.ts'
import { registerPlayer, type RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

const callsAtOnceMax = 3
let site: TestSite
let player: RegisteredPlayer
beforeAll(async () => {
  site = await openTestSite({ callsAtOnceMax })
  player = await registerPlayer(site, '09471230001')
})
afterAll(() => site.close())

/** Runs `work` while every call waits for the table of sessions. */
async function whileSessionsAreLocked(work: () => Promise<void>): Promise<void> {
  const connection = await site.context.db.pool.connect()
  try {
    await connection.query('begin')
    await connection.query('lock table session in access exclusive mode')
    await work()
  } finally {
    await connection.query('rollback')
    connection.release()
  }
}

test('beyond the bound a call is refused at once with the time to try again, and those before it are answered', async () => {
  const waiting: Promise<{ status: number }>[] = []
  await whileSessionsAreLocked(async () => {
    for (let count = 0; count < callsAtOnceMax; count += 1) waiting.push(site.send(listSessions, {}, player))
    await new Promise((resolve) => setTimeout(resolve, 50))
    const refused = await Promise.all(Array.from({ length: 10 }, () => site.send(listSessions, {}, player)))
    for (const { status, headers } of refused) {
      expect(status).toBe(503)
      expect(headers).toMatchObject({ 'retry-after': '1' })
    }
  })
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await site.send(listSessions, {}, player)).status).toBe(200)
})

test('a call that waits for news takes no place of others', async () => {
  const polls = Array.from({ length: callsAtOnceMax + 2 }, () =>
    site.send(awaitTurnover, { remaining: wireCentavos(0), waitMs: 500 }, player),
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect((await site.send(listSessions, {}, player)).status).toBe(200)
  expect((await Promise.all(polls)).map(({ status }) => status)).toEqual(polls.map(() => 200))
})
