// Five thousand players open a packet of one window in the same moment, over HTTP, against one server process.
//   npm run bench -- red-packet
import { loadavg } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { minutes } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { callPrefix } from '#core/contract/envelope.ts'
import { centavos } from '#core/money/centavos.ts'
import { promotionOf, reservePool, seedDemoPromotions } from '#features/promotions/kit/server/index.ts'
import { openRedPacket } from '#features/promotions/red-packet/contract.ts'
import { splitPool } from '#features/promotions/red-packet/rules.ts'
import { redPacketKind } from '#features/promotions/red-packet/server/red-packet-kind.ts'
import { packetsInsert } from '#features/promotions/red-packet/server/store/packet.store.ts'
import { windowInsert } from '#features/promotions/red-packet/server/store/window.store.ts'
import { newServerSeed, seedHash } from '#platform/crypto/fair-seed.ts'
import { seededDraw } from '#platform/crypto/seeded-draw.ts'
import { serverNodeFlags } from '#platform/process/server-node-flags.ts'
import { openBenchDatabase } from './ledger/bench-database.ts'
import { fillPromotions } from './promotions/fill-promotions.ts'
import { startChild } from './support/child.ts'
import { reportFigures } from './support/figures.ts'
import { latenciesOf } from './support/latencies.ts'
import { RawConnection } from './support/raw-connection.ts'
import type { ServerAnswer, ServerQuestion } from './wallet/server-process.ts'
import { openWalletPlayers, tokenOf } from './wallet/wallet-players.ts'
import { openWalletSite } from './wallet/wallet-site.ts'

const playerCount = 5_000
/** The app gives up on a call after a minute. */
const answeredMsMax = 60_000
const terms = { pool: centavos(200_000n), packets: 500, smallest: centavos(50n), largest: centavos(5_000n) }

const database = await openBenchDatabase()
try {
  await openWalletPlayers({ ...database, playerCount })
  const { context, features } = openWalletSite(database.appUrl)
  const kinds = features.promotions.map(({ served }) => served.kind)
  await context.db.transaction((tx) => seedDemoPromotions(tx, kinds, systemClock.now()))
  await fillPromotions(database.ownerUrl, playerCount)
  const windowId = await openWindow(context.db)
  const server = startChild<ServerQuestion, ServerAnswer>(
    join(import.meta.dirname, 'wallet/server-process.ts'),
    serverNodeFlags,
  )
  const { port } = await server.ask({ ask: 'start', databaseUrl: database.appUrl, consumesEvents: false })
  await report(await openAll(port, windowId), context.db)
  await server.end()
  await context.db.close()
} finally {
  await database.close()
}

type Db = ReturnType<typeof openWalletSite>['context']['db']

/** A window that is open now, prepared as the job does. */
async function openWindow(db: Db): Promise<string> {
  const now = systemClock.now()
  const id = `D${dayOf(now).replaceAll('-', '')}-0000`
  await db.transaction(async (tx) => {
    const promotion = await promotionOf(tx, redPacketKind)
    if (promotion === undefined || !(await reservePool(tx, { promotion, pool: terms.pool, at: now })))
      throw new Error('the pool was not reserved')
    const seed = newServerSeed()
    const window = { id, startsAt: now, endsAt: addDuration(now, minutes(30)), version: promotion.version }
    await windowInsert(tx, { ...window, ...terms, seed, seedHash: seedHash(seed) }, now)
    await packetsInsert(tx, id, splitPool(terms, seededDraw(seed, id)))
  })
  return id
}

type Answer = { readonly errcode: number; readonly tookMs: number }

async function openAll(port: number, windowId: string): Promise<readonly Answer[]> {
  const players = Array.from({ length: playerCount }, (_, index) => index + 1)
  const connections: { readonly connection: RawConnection; readonly request: Buffer }[] = []
  for (const player of players)
    connections.push({ connection: await RawConnection.open(port), request: requestOf(player, windowId) })
  const opened = await Promise.all(
    connections.map(async ({ connection, request }) => {
      const began = performance.now()
      const body = await connection.ask(request)
      const { errcode } = v.parse(v.looseObject({ errcode: v.number() }), JSON.parse(body))
      return { errcode, tookMs: performance.now() - began }
    }),
  )
  for (const { connection } of connections) connection.close()
  return opened
}

/** Each player comes from a device of their own: players of one device share one packet. */
function requestOf(player: number, windowId: string): Buffer {
  const envelope = { clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }
  const body = JSON.stringify({ ...envelope, windowId, reqId: `bench-packet-${player}` })
  const head = `host: 127.0.0.1\r\ncontent-type: application/json\r\nauthorization: ${tokenOf(player)}\r\nx-fingerprint: bench-device-${player}`
  const text = `POST ${callPrefix}${openRedPacket.path} HTTP/1.1\r\n${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  return Buffer.from(text, 'latin1')
}

async function report(opened: readonly Answer[], db: Db): Promise<void> {
  const granted = opened.filter(({ errcode }) => errcode === 0)
  const refused = opened.filter(({ errcode }) => errcode === 1009)
  const { rows } = await db.pool.query(
    `select sum(amount)::bigint as sum, count(distinct player_id)::int as players from red_packet where player_id is not null`,
  )
  const [{ sum, players }] = v.parse(
    v.tuple([v.object({ sum: v.union([v.bigint(), v.string()]), players: v.number() })]),
    rows,
  )
  const all = latenciesOf(opened.map(({ tookMs }) => tookMs))
  reportFigures(`${playerCount.toLocaleString('en')} players open at once, load ${(loadavg()[0] ?? 0).toFixed(1)}`, [
    { what: 'packets granted', value: granted.length, unit: `of ${terms.packets}`, atLeast: terms.packets },
    { what: 'players with a packet', value: players, unit: 'each one', atLeast: terms.packets },
    { what: 'told that all are opened', value: refused.length, unit: 'players', atLeast: playerCount - terms.packets },
    { what: 'granted in all', value: Number(sum) / 100, unit: 'pesos', digits: 2, atLeast: Number(terms.pool) / 100 },
    { what: 'answered, half', value: all.p50Ms, unit: 'ms' },
    { what: 'answered, 99 of 100', value: all.p99Ms, unit: 'ms', bar: answeredMsMax },
    {
      what: 'granted, 99 of 100',
      value: latenciesOf(granted.map(({ tookMs }) => tookMs)).p99Ms,
      unit: 'ms',
      bar: answeredMsMax,
    },
  ])
}
