import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import fastify from 'fastify'
import { milliseconds, seconds } from '#core/clock/duration.ts'
import { dagatHunter } from '#games/fish/math/dagat-hunter.ts'
import { volleyMs } from '#games/fish/math/weapons.ts'
import { type OwnSeat, type SeaNews, seaEventsPath } from '#games/rgs/sea-contract.ts'
import { createSeaFeed, type SeaFeed } from '#games/rgs/server/seas/sea-feed.ts'
import { openTestStudio, type TestStudio } from './test-studio.ts'

const game = dagatHunter.code
const server = fastify()
let studio: TestStudio
let feed: SeaFeed
let open: IncomingMessage[] = []

beforeAll(async () => {
  studio = await openTestStudio()
  const bounds = { all: 4, guests: 2, guestsOfAddress: 2, ofPlayer: 1 }
  feed = createSeaFeed(server, { ...studio.needs, bounds })
  await server.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  for (const response of open) response.destroy()
  open = []
  studio.wallet.site.clock.advance(seconds(21))
})
afterAll(async () => {
  await server.close()
  await studio.close()
})

type Followed = { readonly status: number; readonly news: SeaNews[]; readonly state: { isOver: boolean } }
function follow(ticket: string): Promise<Followed> {
  const { port } = server.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path: `${seaEventsPath}?ticket=${ticket}` }, (response) => {
      const followed: Followed = { status: response.statusCode ?? 0, news: [], state: { isOver: false } }
      open.push(response)
      response.on('data', (text: Buffer) => {
        for (const [, data = ''] of text.toString().matchAll(/^data: (\{.*\})$/gm)) followed.news.push(JSON.parse(data))
      })
      response.on('error', () => undefined)
      response.on('close', () => void (followed.state.isOver = true))
      resolve(followed)
    })
    request.on('error', reject)
  })
}
let lastRequest = 0
async function seated(): Promise<OwnSeat & { readonly token: string }> {
  const { token } = await studio.player(100_000, game)
  return { ...(await studio.ask('sit', { token })).body, token }
}
const fire = (token: string) => {
  const body = { requestId: `feed-${++lastRequest}`, stake: 100, choice: { shots: ['dilis'], at: [5] } }
  return studio.ask('play', { token, body })
}

test('a table hears at once who sits there, and each volley once', async () => {
  const [one, other] = [await seated(), await seated()]
  const { news } = await follow(one.ticket)
  await vi.waitUntil(() => news.length === 1)
  expect(news[0]?.seats.map(({ seat }) => seat)).toEqual([one.seat, other.seat])
  await fire(other.token)
  await feed.publish()
  await feed.publish()
  studio.wallet.site.clock.advance(milliseconds(volleyMs))
  await fire(other.token)
  await feed.publish()
  await vi.waitUntil(() => news.length === 3)
  expect(news.map(({ volleys }) => volleys.length)).toEqual([0, 1, 1])
  expect(news[1]?.volleys[0]).toMatchObject({ seat: other.seat, staked: 100, choice: { at: [5] } })
})

test('nothing new, nothing sent', async () => {
  const { news } = await follow((await seated()).ticket)
  await vi.waitUntil(() => news.length === 1)
  for (let look = 0; look < 5; look++) await feed.publish()
  await feed.keepSeats()
  expect(news).toHaveLength(1)
})

test('whoever looks keeps the seat; whoever has left it loses it, and the others are told', async () => {
  const [one, other] = [await seated(), await seated()]
  const { news } = await follow(one.ticket)
  await vi.waitUntil(() => news.length === 1)
  for (let turn = 0; turn < 3; turn++) {
    studio.wallet.site.clock.advance(seconds(10))
    await feed.keepSeats()
  }
  await feed.publish()
  await vi.waitUntil(() => news.length === 2)
  expect(news[1]?.seats.map(({ seat }) => seat)).toEqual([one.seat])
  expect((await studio.ask('sit', { token: one.token })).body.seat).toBe(one.seat)
  expect(other.seat).not.toBe(one.seat)
})

test('a second page of the same player takes the place of the first', async () => {
  const { ticket } = await seated()
  const first = await follow(ticket)
  await follow(ticket)
  await vi.waitUntil(() => first.state.isOver)
  expect(first.state.isOver).toBe(true)
})

test('a stream whose seat is another’s by now is ended, and its ticket opens nothing more', async () => {
  const one = await seated()
  const stream = await follow(one.ticket)
  await vi.waitUntil(() => stream.news.length === 1)
  await studio.rows('delete from studio.sea_seat')
  await feed.keepSeats()
  await vi.waitUntil(() => stream.state.isOver)
  expect((await follow(one.ticket)).status).toBe(409)
})

test.each(['', 'x', '1.dagat-hunter.0.1.0.99999999999999.aaaaaaaaaaaaaaaaaaaaaaaa'])(
  'no ticket, no news: %s',
  async (text) => {
    expect((await follow(text)).status).toBe(409)
  },
)

test('streams are bounded: guests leave for players, and one player too many is told to come later', async () => {
  const demos = await Promise.all([1, 2, 3].map(() => studio.demo(game)))
  const tickets: string[] = []
  for (const { token } of demos) tickets.push((await studio.ask('sit', { token })).body.ticket)
  const guests: Followed[] = []
  for (const ticket of tickets) guests.push(await follow(ticket))
  expect(guests.map(({ status }) => status)).toEqual([200, 200, 503])
  const statuses: number[] = []
  for (let count = 0; count < 5; count++) statuses.push((await follow((await seated()).ticket)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 503])
  await vi.waitUntil(() => guests.slice(0, 2).every(({ state }) => state.isOver))
})
