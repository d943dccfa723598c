import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables, titles } from '#games/titles.ts'
import { verifyLedger } from '#ledger'
import { compareBooks } from '#tests/bots/compare-books.ts'
import { comparePools } from '#tests/bots/compare-pools.ts'
import { runBots } from '#tests/bots/run-bots.ts'
import { clustersPlayed, standingsOf } from '#tests/bots/title-standings.ts'
import { untilBooksAgree } from '#tests/bots/until-books-agree.ts'
import { testProvider } from '#tests/support/test-game-provider.ts'
import { openTestStudioProcess, type TestStudioProcess } from './test-studio-process.ts'

const bots = 16
const roundsOfTitles = 300
const patienceMs = 120_000
const pace = { sittingMs: 1_500, thinkMsMost: 300, arrivingMs: 0 }

let studioProcess: TestStudioProcess
beforeAll(async () => {
  studioProcess = await openTestStudioProcess()
})
afterAll(() => studioProcess.close())

test('bots over all titles leave studio, platform and ledger the same, and every title within its return', async () => {
  const { wallet, studio, books, launch } = studioProcess
  const players = await Promise.all(Array.from({ length: bots }, () => wallet.newPlayer(100_000_000)))
  const deadline = performance.now() + patienceMs
  let isPlayed = false
  const watching = (async () => {
    while (!isPlayed && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 250))
      isPlayed = (await closedRounds()) >= roundsOfTitles
    }
  })()
  const tally = await runBots({
    site: {
      studioUrl: studio.url,
      launch: async (playerId, code) => ({ kind: 'launched', token: await launch(playerId, code) }),
    },
    players: players.map(({ id }) => id),
    pace,
    isOver: () => isPlayed || performance.now() >= deadline,
  })
  await watching
  expect(isPlayed).toBe(true)
  expect([...tally.faults, ...tally.lost]).toEqual([])

  const both = { platform: wallet.site.context.db.pool, studio: books.pool }
  expect(await untilBooksAgree(both, testProvider.id)).toEqual([])
  expect((await verifyLedger(wallet.site.context.db)).isSound).toBe(true)
  const standings = standingsOf([...titles, ...tables], await clustersPlayed(books.pool))
  expect(standings.filter(({ isInside }) => !isInside)).toEqual([])

  // What the comparison is worth: a centavo more or less on either side is found, and stays when open tables have settled.
  const { rows } = await books.pool.query<{ id: string }>(
    `update studio.round set win = win + 1 where id = (
       select min(r.id) from studio.round r join studio.account a on a.id = r.account_id and a.kind = 'real'
       where r.state = 'closed') returning id`,
  )
  const found = [expect.stringContaining(`round ${rows[0]?.id}: `), expect.stringMatching(/^player \d+: /)]
  await expect.poll(() => compareBooks(both, testProvider.id), { timeout: patienceMs }).toEqual(found)
  await books.pool.query("update studio.jackpot set grown_fine = grown_fine + 1 where code = 'alon'")
  expect(await comparePools(both)).toHaveLength(1)
})

async function closedRounds(): Promise<number> {
  const { rowCount } = await studioProcess.books.pool.query("select from studio.round where state = 'closed'")
  return rowCount ?? 0
}
