import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { tableEventsPath } from '#games/rgs/table-contract.ts'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { masterSecret } from '#platform/crypto/master-secret.ts'
import { createTableFeed } from './table-feed.ts'
import { watchTicket } from './watch-ticket.ts'

const server = fastify()
const hashToken = createKeyedHash(masterSecret('the secret of a studio in tests!'), 'token')
const now = instant(1_795_000_000_000)
const feed = createTableFeed(server, {
  tables: ['roulette'],
  clock: { now: () => now },
  hashToken,
  bounds: { all: 6, guests: 4, guestsOfAddress: 4, ofPlayer: 2 },
})
let open: IncomingMessage[] = []

beforeAll(() => server.listen({ host: '127.0.0.1', port: 0 }))
afterEach(async () => {
  for (const response of open) response.destroy()
  open = []
  await vi.waitUntil(() => !feed.isWatched('roulette'), { timeout: 10_000 })
})
afterAll(() => server.close())

function follow(watch = ''): Promise<IncomingMessage> {
  const { port } = server.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const request = get(
      { host: '127.0.0.1', port, path: `${tableEventsPath}?game=roulette&watch=${watch}` },
      (response) => {
        response.resume()
        response.on('error', () => undefined)
        open.push(response)
        resolve(response)
      },
    )
    request.on('error', reject)
  })
}
const statusesOf = async (streams: readonly Promise<IncomingMessage>[]) =>
  (await Promise.all(streams)).map(({ statusCode }) => statusCode).sort((a = 0, b = 0) => a - b)

test('one guest takes his address’s streams and no more, and players still get in', async () => {
  expect(await statusesOf(Array.from({ length: 10 }, () => follow()))).toEqual([
    ...Array.from({ length: 4 }, () => 200),
    ...Array.from({ length: 6 }, () => 503),
  ])
  const players = [1n, 2n, 3n, 4n].map((id) => follow(watchTicket(hashToken, id, now)))
  expect(await statusesOf(players)).toEqual([200, 200, 200, 200])
})

test('a player’s own streams are bounded by ending his oldest', async () => {
  const ticket = watchTicket(hashToken, 1n, now)
  const first = await follow(ticket)
  const ended = vi.waitUntil(() => first.complete, { timeout: 10_000 })
  await follow(ticket)
  await follow(ticket)
  await ended
  expect(first.complete).toBe(true)
})

test('a ticket of nobody’s is a guest’s', async () => {
  const forged = watchTicket(hashToken, 1n, now).replace(/^1/, '2')
  expect(await statusesOf(Array.from({ length: 5 }, () => follow(forged)))).toEqual([200, 200, 200, 200, 503])
})
