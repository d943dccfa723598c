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
afterEach(async () => {
  for (const response of open) response.destroy()
  open = []
  await studio.rows('delete from studio.sea_seat')
  studio.wallet.site.clock.advance(seconds(21))
})
afterAll(async () => {
  await server.close()
  await studio.close()
})

type Followed = {
  readonly status: number
  readonly news: SeaNews[]
  readonly state: { isOver: boolean }
  readonly leave: () => void
  readonly pause: () => void
  readonly resume: () => void
}
function follow(ticket: string): Promise<Followed> {
  const { port } = server.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path: `${seaEventsPath}?ticket=${ticket}` }, (response) => {
      const followed: Followed = {
        status: response.statusCode ?? 0,
        news: [],
        state: { isOver: false },
        leave: () => void response.destroy(),
        pause: () => void response.pause(),
        resume: () => void response.resume(),
      }
      open.push(response)
      let rest = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        const events = `${rest}${text}`.split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) if (event.startsWith('data: {')) followed.news.push(JSON.parse(event.slice(6)))
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
  await vi.waitUntil(() => news.length === 1, { timeout: 10_000 })
  expect(news[0]?.seats.map(({ seat }) => seat)).toEqual([one.seat, other.seat])
  await fire(other.token)
  await feed.publish()
  await feed.publish()
  studio.wallet.site.clock.advance(milliseconds(volleyMs))
  await fire(other.token)
  await feed.publish()
  await vi.waitUntil(() => news.length === 3, { timeout: 10_000 })
  expect(news.map(({ volleys }) => volleys.length)).toEqual([0, 1, 1])
  expect(news[1]?.volleys[0]).toMatchObject({ seat: other.seat, staked: 100, choice: { at: [5] } })
})

test('nothing new, nothing sent', async () => {
  const { news } = await follow((await seated()).ticket)
  await vi.waitUntil(() => news.length === 1, { timeout: 10_000 })
  for (let look = 0; look < 5; look++) await feed.publish()
  await feed.keepSeats()
  expect(news).toHaveLength(1)
})

test('whoever looks keeps the seat; whoever has left it loses it, and the others are told', async () => {
  const [one, other] = [await seated(), await seated()]
  const { news } = await follow(one.ticket)
  await vi.waitUntil(() => news.length === 1, { timeout: 10_000 })
  for (let turn = 0; turn < 3; turn++) {
    studio.wallet.site.clock.advance(seconds(10))
    await feed.keepSeats()
  }
  await feed.publish()
  await vi.waitUntil(() => news.length === 2, { timeout: 10_000 })
  expect(news[1]?.seats.map(({ seat }) => seat)).toEqual([one.seat])
  expect((await studio.ask('sit', { token: one.token })).body.seat).toBe(one.seat)
  expect(other.seat).not.toBe(one.seat)
})

const seatsSeen = async ({ news }: Followed): Promise<readonly number[]> => {
  const before = news.length
  await feed.publish()
  await vi.waitUntil(() => news.length > before, { timeout: 500 }).catch(() => undefined)
  return news.at(-1)?.seats.map(({ seat }) => seat) ?? []
}
/** The studio has heard that the page is gone: its seat is as old as one that will be free soon. */
const heardOfLeaving = ({ seat }: OwnSeat) =>
  vi.waitUntil(
    async () => {
      const [row] = await studio.rows('select seen_at from studio.sea_seat where seat = $1', [seat])
      return Number(row?.['seen_at']) < studio.needs.clock.now()
    },
    { timeout: 10_000 },
  )

test('the seat of a page that is closed is free within 3 s, and the others are told', async () => {
  const [one, other] = [await seated(), await seated()]
  const [watching, leaving] = [await follow(one.ticket), await follow(other.ticket)]
  await vi.waitUntil(() => watching.news.length === 1 && leaving.news.length === 1, { timeout: 10_000 })
  leaving.leave()
  await heardOfLeaving(other)
  studio.wallet.site.clock.advance(seconds(3))
  await feed.keepSeats()
  expect(await seatsSeen(watching)).toEqual([one.seat])
  expect((await seated()).seat).toBe(other.seat)
})

test('a page that only reconnects keeps its seat', async () => {
  const [one, other] = [await seated(), await seated()]
  const [watching, first] = [await follow(one.ticket), await follow(other.ticket)]
  await vi.waitUntil(() => watching.news.length === 1 && first.news.length === 1, { timeout: 10_000 })
  first.leave()
  await heardOfLeaving(other)
  studio.wallet.site.clock.advance(seconds(2))
  await follow(other.ticket)
  studio.wallet.site.clock.advance(seconds(3))
  await feed.keepSeats()
  expect((await seated()).seat).not.toBe(other.seat)
  expect((await studio.ask('sit', { token: other.token })).body.seat).toBe(other.seat)
})

test('a page that is closed while another of its player is open keeps the seat', async () => {
  const one = await seated()
  const first = await follow(one.ticket)
  const second = await follow(one.ticket)
  await vi.waitUntil(() => first.state.isOver && second.news.length === 1, { timeout: 10_000 })
  studio.wallet.site.clock.advance(seconds(3))
  expect((await seated()).seat).not.toBe(one.seat)
})

test('a reader that does not keep up is dropped, and the others hear everything', async () => {
  const [one, other] = [await seated(), await seated()]
  const [slow, quick] = [await follow(one.ticket), await follow(other.ticket)]
  await vi.waitUntil(() => slow.news.length === 1 && quick.news.length === 1, { timeout: 10_000 })
  slow.pause()
  // Names as long as no player has, so that a few news are more than a connection holds.
  const longName = (turn: number) => `${turn}`.padEnd(400_000, 'x')
  for (let turn = 0; turn < 24; turn++) {
    await studio.rows('update studio.account set public_name = $1', [longName(turn)])
    await feed.publish()
    await vi.waitUntil(() => quick.news.length >= turn + 2, { timeout: 10_000 })
  }
  slow.resume()
  await vi.waitUntil(() => slow.state.isOver, { timeout: 10_000 })
  expect(slow.news.length).toBeLessThan(quick.news.length)
  expect(quick.state.isOver).toBe(false)
})

test('a second page of the same player takes the place of the first', async () => {
  const { ticket } = await seated()
  const first = await follow(ticket)
  await follow(ticket)
  await vi.waitUntil(() => first.state.isOver, { timeout: 10_000 })
  expect(first.state.isOver).toBe(true)
})

test('a stream whose seat is another’s by now is ended, and its ticket opens nothing more', async () => {
  const one = await seated()
  const stream = await follow(one.ticket)
  await vi.waitUntil(() => stream.news.length === 1, { timeout: 10_000 })
  await studio.rows('delete from studio.sea_seat')
  await feed.keepSeats()
  await vi.waitUntil(() => stream.state.isOver, { timeout: 10_000 })
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
