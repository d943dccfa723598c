import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes, seconds } from '#core/clock/duration.ts'
import type { JackpotsAnswer } from '#games/protocol/jackpots.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { verifyLedger } from '#ledger'
import { gameSave } from '#features/play/game-launch/server/index.ts'
import { catalogueProvider, saveCatalogueProvider } from '#tests/support/test-catalogue.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { listJackpots } from '../contract.ts'
import { followJackpots, jackpotSources } from './follow-jackpots.ts'

let site: TestSite
let provider: Server
let reply: { status: number; body: string } = { status: 200, body: '' }
let gameId = 0n
beforeAll(async () => {
  site = await openTestSite()
  provider = createServer((_request, response) => response.writeHead(reply.status).end(reply.body))
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  await saveCatalogueProvider(site)
  gameId = await gameSave(site.context.db, {
    providerId: catalogueProvider.id,
    code: 'reels',
    name: 'Reels',
    type: 'slots',
    state: 'enabled',
    isInMaintenance: false,
    launchUrl: 'https://games.example.ph/play',
  })
})
afterAll(async () => {
  provider.close()
  await site.close()
})

type Pool = JackpotsAnswer['pools'][number]
const report = (changes: Partial<Pool> = {}): void => {
  const pool: Pool = {
    code: 'alon',
    name: 'Alon',
    amount: wireCentavos(12_345),
    dropBy: wireCentavos(200_000),
    games: ['reels', 'gone'],
    seedHash: 'ab',
    contributed: wireCentavos(20_000),
    last: null,
    ...changes,
  }
  reply = { status: 200, body: JSON.stringify({ pools: [pool] }) }
}

async function run(): Promise<void> {
  const { port } = provider.address() as AddressInfo
  const providers = [{ id: catalogueProvider.id, url: `http://127.0.0.1:${port}`, mayJackpot: true }]
  const wallet = { listProvidersWithUrl: () => Promise.resolve(providers) }
  const { db, callOutside } = site.context
  const job = followJackpots({ db, log: { warn: () => undefined }, wallet, callOutside })
  const now = site.clock.now()
  const turn = { key: '', payload: null, dueAt: now, now, attempt: 1, confirm: () => Promise.resolve() }
  await job.run({ ...turn, signal: new AbortController().signal })
}

async function funded(): Promise<readonly string[]> {
  const { rows } = await site.context.db.pool.query<{ amount: bigint }>(
    "select amount from ledger_transfer where reason = 'jackpotFund' and to_account = 'jackpot' order by seq",
  )
  return rows.map(({ amount }) => String(amount))
}
const shown = async () => (await site.send(listJackpots, {})).body.list

test('everybody sees a pool’s amount and which games of the lobby can win it', async () => {
  report({ last: { amount: wireCentavos(777), wonAt: '2026-03-01T04:00:00.000Z', game: 'reels' } })
  await run()
  expect(await shown()).toEqual([
    {
      code: 'alon',
      name: 'Alon',
      amount: 12_345,
      dropBy: 200_000,
      leastPercent: null,
      gameIds: [Number(gameId)],
      last: { amount: 777, at: Date.parse('2026-03-01T04:00:00.000Z') },
    },
  ])
})

test('where a wheel decides the share, everybody sees the smallest', async () => {
  report({ leastPercent: 20 })
  await run()
  expect(await shown()).toMatchObject([{ code: 'alon', leastPercent: 20 }])
  report()
  await run()
  expect(await shown()).toMatchObject([{ code: 'alon', leastPercent: null }])
})

test('several pools of the same games name each game once', async () => {
  report()
  const { pools } = JSON.parse(reply.body) as JackpotsAnswer
  const large = { ...pools[0], code: 'bulkan', dropBy: wireCentavos(5_000_000), contributed: wireCentavos(0) }
  reply = { status: 200, body: JSON.stringify({ pools: [...pools, large] }) }
  await run()
  const ids = [Number(gameId)]
  expect(await shown()).toMatchObject([
    { code: 'bulkan', gameIds: ids },
    { code: 'alon', gameIds: ids },
  ])
  await site.context.db.pool.query("update jackpot set told_at = to_timestamp(0) where code = 'bulkan'")
})

test('contributions are moved to the jackpots once, however often they are reported, and the ledger is sound', async () => {
  expect(await funded()).toEqual(['20000'])
  report({ contributed: wireCentavos(20_500) })
  await Promise.all(Array.from({ length: 10 }, run))
  expect(await funded()).toEqual(['20000', '500'])
  report({ contributed: wireCentavos(100) })
  await run()
  expect(await funded()).toEqual(['20000', '500'])
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})

test('only a provider with the permission is queried: reports of others move nothing', async () => {
  const { gameWallet } = site.features
  const known = await gameWallet.findProvider(site.context.db, catalogueProvider.id)
  if (known === undefined) throw new Error('the provider is not known')
  const { port } = provider.address() as AddressInfo
  const runDueWith = async (changes: Partial<typeof known>) => {
    await gameWallet.providers.save({ ...known, inquiryUrl: `http://127.0.0.1:${port}`, ...changes }, site.clock.now())
    site.clock.advance(seconds(10))
    await site.runDue()
    return (await funded()).at(-1)
  }
  report({ contributed: wireCentavos(900_000) })
  expect(known.mayJackpot).toBe(false)
  expect(await runDueWith({ mayJackpot: false })).toBe('500')
  expect(await runDueWith({ mayJackpot: true, state: 'disabled' })).toBe('500')
  expect(await runDueWith({ mayJackpot: true })).toBe('879500')
})

test.each([
  { what: 'an answer that is none', body: 'no pools today', status: 200 },
  { what: 'an amount below nothing', body: '{"pools":[{"code":"alon","amount":-1}]}', status: 200 },
  { what: 'a fault', body: '{"pools":[]}', status: 503 },
])('$what changes nothing, and the last report is shown for a minute and no longer', async ({ body, status }) => {
  report()
  await run()
  reply = { status, body }
  site.clock.advance(seconds(59))
  await run()
  expect(await shown()).toHaveLength(1)
  site.clock.advance(minutes(1))
  expect(await shown()).toEqual([])
})

test('only a provider that the operator permits pools is queried for them', () => {
  const provider = (id: string, mayJackpot: boolean) => ({ id, url: `https://${id}.example`, mayJackpot })
  const sources = jackpotSources([provider('reels', true), provider('cards', false)])
  expect(sources.map(({ providerId }) => providerId)).toEqual(['reels'])
})
