import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { basisPoints } from '#core/money/basis-points.ts'
import type { Provider } from '#features/play/game-wallet/server/index.ts'
import { catalogueAnswer, gameAnswer } from '#tests/support/test-catalogue.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { cataloguePath } from '#games/protocol/catalogue.ts'
import { catalogueJob } from './catalogue-job.ts'
import { offerList } from './store/catalogue-offer.store.ts'
import { waitingEntries } from './waiting-entries.ts'

let site: TestSite
let provider: Server
let reply: { status: number; body: string } = { status: 200, body: '' }

beforeAll(async () => {
  site = await openTestSite()
  provider = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`)
    response.writeHead(reply.status).end(reply.body)
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  provider.close()
  await site.close()
})
beforeEach(() => {
  warned = []
  requests = []
})

let warned: unknown[] = []
let requests: string[] = []
const log = { info: () => undefined, warn: (fields: unknown) => warned.push(fields) }

/** What players can start after the job has run. */
async function run(isFirstTaken = true): Promise<string[]> {
  const { db, callOutside } = site.context
  const sources = async () =>
    (await site.features.gameWallet.listProvidersWithUrl(db)).map(({ id: providerId, name, url }) => ({
      providerId,
      name,
      url: url + cataloguePath,
      takesFirst: isFirstTaken,
    }))
  const job = catalogueJob({ db, log, sources, callOutside })
  const now = site.clock.now()
  const turn = { key: '', payload: null, dueAt: now, now, attempt: 1, confirm: () => Promise.resolve() }
  await job.run({ ...turn, signal: new AbortController().signal })
  const { rows } = await db.pool.query<{ code: string }>(
    `select g.code from lobby_game g join game s on s.id = g.game_id where g.is_offered and s.state = 'enabled' order by g.code`,
  )
  return rows.map(({ code }) => code)
}
/** Entries waiting for a decision. */
async function waiting(): Promise<string[]> {
  const [offer] = await offerList(site.context.db)
  if (offer === undefined) return []
  const found = await waitingEntries(site.context.db, { ...offer, now: site.clock.now() })
  return found.waiting.map(({ kind, key }) => `${kind} ${key}`)
}
const offer = (...codes: string[]) => {
  reply = { status: 200, body: JSON.stringify(catalogueAnswer(codes.map((code) => gameAnswer(code)))) }
}

const address = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
const terms = {
  id: 'studio',
  name: 'Studio',
  state: 'enabled',
  mayVoidRound: false,
  mayAdjust: false,
  mayPromo: false,
  mayJackpot: false,
  lateWinHours: null,
  promoBetRate: basisPoints(10_000),
  requestsPerSecond: 100,
  adapter: null,
} as const
const saveProvider = (changes: Partial<Provider>): Promise<void> =>
  site.features.gameWallet.providers.save({ ...terms, inquiryUrl: address(), ...changes }, site.clock.now())

test.each<Partial<Provider>>([{ state: 'disabled' }, { inquiryUrl: null }])(
  'a provider that the wallet does not know, and one with %o, is not asked',
  async (changes) => {
    offer('a')
    expect(await run()).toEqual([])
    await saveProvider(changes)
    expect(await run()).toEqual([])
    expect([warned, requests]).toEqual([[], []])
  },
)

test('a provider that speaks through an adapter is asked for its catalogue as well', async () => {
  await saveProvider({ id: 'aggregator', name: 'Aggregator', adapter: 'hub88-style' })
  offer('a')
  expect(await run(false)).toEqual([])
  expect(requests).toEqual(['GET /catalogue'])
  expect(await waiting()).toEqual(['added game:a'])
  await saveProvider({ id: 'aggregator', name: 'Aggregator', adapter: 'hub88-style', state: 'disabled' })
  await site.context.db.pool.query('delete from lobby_catalogue_offer')
})

test('every provider that is on is asked at its own address, and without a demonstration its first catalogue waits', async () => {
  await saveProvider({ id: 'other', name: 'Other', state: 'paused' })
  offer('a')
  expect(await run(false)).toEqual([])
  expect(requests).toEqual(['GET /catalogue'])
  expect(await waiting()).toEqual(['added game:a'])
  await saveProvider({ id: 'other', name: 'Other', state: 'disabled' })
  await site.context.db.pool.query('delete from lobby_catalogue_offer')
})

test('a first catalogue fills the shelf; later differences wait, and disappear when the provider reverts them', async () => {
  await saveProvider({})
  offer('a', 'b')
  expect(await run()).toEqual(['a', 'b'])
  expect(await waiting()).toEqual([])
  offer('b', 'c')
  expect(await run()).toEqual(['a', 'b'])
  expect(await waiting()).toEqual(['added game:c', 'gone game:a'])
  offer('a', 'b')
  expect(await run()).toEqual(['a', 'b'])
  expect(await waiting()).toEqual([])
  expect(warned).toEqual([])
})

test.each([
  { what: 'an error', answer: { status: 500, body: '{}' } },
  { what: 'no JSON', answer: { status: 200, body: '<html>' } },
  {
    what: 'a game twice',
    answer: { status: 200, body: JSON.stringify(catalogueAnswer([gameAnswer('a'), gameAnswer('a')])) },
  },
  {
    what: 'a game of no brand',
    answer: { status: 200, body: JSON.stringify(catalogueAnswer([gameAnswer('a', { brand: 'nobody' })])) },
  },
  {
    what: 'a return below nothing',
    answer: { status: 200, body: JSON.stringify(catalogueAnswer([gameAnswer('a', { rtpBasisPoints: -1 })])) },
  },
])('$what changes nothing', async ({ answer }) => {
  reply = answer
  expect(await run()).toEqual(['a', 'b'])
  expect(await waiting()).toEqual([])
  expect(warned).toHaveLength(1)
})

test('a provider that cannot be reached changes nothing', async () => {
  await saveProvider({ inquiryUrl: 'http://127.0.0.1:1' })
  expect(await run()).toEqual(['a', 'b'])
  expect(warned).toHaveLength(1)
  await saveProvider({})
})

test('ten runs at once keep one telling, and no version is made of it', async () => {
  const versions = async () =>
    Number((await site.context.db.pool.query('select from lobby_catalogue_version')).rowCount)
  const before = await versions()
  offer('a', 'b', 'c', 'd')
  await Promise.all(Array.from({ length: 10 }, () => run()))
  expect(await versions()).toBe(before)
  expect((await offerList(site.context.db)).map(({ version }) => version)).toEqual([1n])
})
