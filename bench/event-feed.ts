// Events per second to a partner while another is down: npm run bench -- event-feed
//   npm run bench -- event-feed --rate 2000 --seconds 20
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { systemClock } from '#core/clock/instant.ts'
import { roundClosed, testFeed } from '#features/office/event-feed/testing/test-feed.ts'
import { requireDatabaseUrl } from '#platform/configuration/configuration.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { publish } from '#platform/outbox/publish.ts'
import { recordEvents } from '#features/office/event-feed/server/record-events.ts'
import { openTestSite } from '#tests/support/test-site.ts'
import { reportFigures } from './support/figures.ts'
import { latenciesOf } from './support/latencies.ts'

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '2000' }, seconds: { type: 'string', default: '20' } },
})
const [rate, seconds] = [Number(values.rate), Number(values.seconds)]
const writers = 4
const turnMs = 50
const perTurn = Math.ceil((rate * turnMs) / 1_000 / writers)
const players = 5_000

const site = await openTestSite()
const context = { ...site.context, clock: systemClock }
const feed = testFeed({ context })
const publishedAt = new Map<string, number>()
const waitsMs: number[] = []
const lastOf = new Map<string, number>()
let outOfOrder = 0

const receiver = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const now = performance.now()
    for (const { data, player, sequence } of eventsOf(Buffer.concat(chunks).toString('utf8'))) {
      waitsMs.push(now - (publishedAt.get(data.round) ?? now))
      if (sequence <= (lastOf.get(player) ?? 0)) outOfOrder++
      lastOf.set(player, sequence)
    }
    response.writeHead(204).end()
  })
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const { port } = receiver.address() as AddressInfo

await feed.newPartner({ url: `http://127.0.0.1:${port}/` })
await feed.newPartner({ url: 'http://127.0.0.1:9/' })
const { db, clock, log, configuration } = context
// Players' servers have connections of their own.
const publishers = openDatabase({
  url: requireDatabaseUrl(configuration),
  poolMax: writers,
  applicationName: 'bench publishers',
})
const outbox = createOutbox({ db, clock, log, consumers: [recordEvents(feed.needs)] })
await outbox.start()
feed.service.start()

const started = performance.now()
const processorBefore = process.cpuUsage()
await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
const published = publishedAt.size
const publishedMs = performance.now() - started
while (waitsMs.length < published && performance.now() - started < publishedMs + 60_000) await pause(10)
const deliveredMs = performance.now() - started
const { user, system } = process.cpuUsage(processorBefore)

const { p50Ms, p99Ms } = latenciesOf(waitsMs)
reportFigures(`${published} events of ${players} players, with one partner who gets them and one who is down`, [
  { what: 'published', value: (published / publishedMs) * 1_000, unit: '/s' },
  { what: 'delivered', value: (published / deliveredMs) * 1_000, unit: '/s', atLeast: rate * 0.9 },
  { what: 'delivered to the last', value: waitsMs.length, unit: '', atLeast: published },
  {
    what: 'processor time of this process for 1,000 events, its writers and partner included',
    value: (user + system) / published,
    unit: 'ms',
  },
  { what: 'out of a player’s order', value: outOfOrder, unit: '', bar: 0 },
  { what: 'from publishing to the partner, half of them', value: p50Ms, unit: 'ms', bar: 1_000 },
  { what: 'from publishing to the partner, 99 of 100', value: p99Ms, unit: 'ms', bar: 3_000 },
])

await feed.service.stop()
await outbox.stop()
receiver.closeAllConnections()
receiver.close()
await publishers.close()
await site.close()

type Event = { readonly player: string; readonly sequence: number; readonly data: { readonly round: string } }
function eventsOf(body: string): readonly Event[] {
  return (JSON.parse(body) as { events: readonly Event[] }).events
}

async function write(writer: number): Promise<void> {
  const turns = (seconds * 1_000) / turnMs
  for (let turn = 0; turn < turns; turn++) {
    const due = started + turn * turnMs
    await pause(Math.max(0, due - performance.now()))
    const events = Array.from({ length: perTurn }, (_, index) => {
      const number = (turn * perTurn + index) * writers + writer
      publishedAt.set(`r${number}`, performance.now())
      return roundClosed(1_000_000 + (number % players), number, systemClock.now())
    })
    await publishers.transaction((tx) => publish(tx, events))
  }
}
