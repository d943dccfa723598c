import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGameWallet } from '#apps/server/features/play-modules.ts'
import { type Op, operationPrefix } from '#games/protocol/operations.ts'
import { signRequest } from '#games/protocol/server/sign-request.ts'
import { createHttpServer } from '#platform/http/http-server.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import {
  gameCode,
  type PlayerInGame,
  newId,
  openTestGameProvider,
  type TestGameProvider,
} from '#tests/support/test-game-provider.ts'

let gameProvider: TestGameProvider
/** Two processes of one deployment. */
let servers: readonly [FastifyInstance, FastifyInstance]
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  const { context, server } = gameProvider.site
  const other = createHttpServer({ log: context.log, trustedProxies: [], corsOrigins: [], secure: false })
  openGameWallet({ ...context, metrics: createMetrics({ version: 'test' }) }).register(other)
  servers = [server, other]
})
afterAll(async () => {
  await servers[1].close()
  await gameProvider.close()
})

type SignedRequest = { readonly url: string; readonly headers: Record<string, string>; readonly payload: string }

/** The bytes of one request, to be sent as often as somebody likes. */
function signed(op: Op, fields: object, nonce: string = randomUUID()): SignedRequest {
  const url = operationPrefix + op
  const timeMs = gameProvider.site.clock.now()
  const ts = new Date(timeMs).toISOString()
  const payload = JSON.stringify({ reqId: newId('req'), currency: 'PHP', ts, ...fields })
  return { url, payload, headers: signRequest(gameProvider.key, { path: url, body: payload, timeMs, nonce }) }
}

async function send(request: SignedRequest, server: FastifyInstance = servers[0]): Promise<string> {
  const response = await server.inject({ method: 'POST', ...request })
  return `${response.statusCode} ${JSON.parse(response.body).code}`
}

const betOf = ({ playerId, session }: PlayerInGame) => ({
  playerId,
  session,
  gameCode,
  amount: 100,
  roundId: newId('round'),
  txId: newId('bet'),
})

/** A player with 10 pesos whom both servers have met: what they send goes straight into a batch. */
async function knownPlayer(): Promise<PlayerInGame> {
  const player = await gameProvider.newPlayer(1_000)
  const { playerId, session } = player
  for (const server of servers) {
    expect(await send(signed('balance', { playerId, session, gameCode }), server)).toBe('200 0')
  }
  return player
}

const txStatus = async (txId: string): Promise<number> => (await gameProvider.ask('txstatus', { txId })).code

test('the same signed bet, sent ten times at once to two servers, is taken once, and later not at all', async () => {
  const player = await knownPlayer()
  const request = signed('bet', betOf(player))
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => send(request, servers[index % 2 ? 0 : 1])))
  expect(answers.toSorted()).toEqual(['200 0', ...Array.from({ length: 9 }, () => '401 21')])
  for (const server of servers) expect(await send(request, server)).toBe('401 21')
  expect(await gameProvider.coinOf(player)).toBe(900n)
})

test('of ten players’ bets under one nonce one is taken, and of the others nothing is kept', async () => {
  const players = await Promise.all(Array.from({ length: 10 }, knownPlayer))
  const nonce = randomUUID()
  const bets = players.map(betOf)
  const answers = await Promise.all(
    bets.map((bet, index) => send(signed('bet', bet, nonce), servers[index % 2 ? 0 : 1])),
  )
  expect(answers.toSorted()).toEqual(['200 0', ...Array.from({ length: 9 }, () => '401 21')])
  const kept = await Promise.all(bets.map(({ txId }) => txStatus(txId)))
  expect(kept.map((code, index) => [code, answers[index]])).toEqual(
    answers.map((answer) => [answer === '200 0' ? 0 : 10, answer]),
  )
})

test('a question takes the nonce of a bet, and a bet that of a question', async () => {
  const player = await knownPlayer()
  const [first, second] = [randomUUID(), randomUUID()]
  expect(await send(signed('txstatus', { txId: 'none' }, first))).toBe('200 10')
  expect(await send(signed('bet', betOf(player), first), servers[1])).toBe('401 21')
  expect(await send(signed('bet', betOf(player), second), servers[1])).toBe('200 0')
  expect(await send(signed('txstatus', { txId: 'none' }, second))).toBe('401 21')
})

/** Somebody else holds the player's book for as long as the work takes. */
async function whileHeld<T>({ id }: PlayerInGame, work: (release: () => Promise<unknown>) => Promise<T>): Promise<T> {
  const holder = await gameProvider.site.context.db.pool.connect()
  await holder.query('begin')
  await holder.query('select from ledger_book where player_id = $1 for update', [id])
  try {
    return await work(() => holder.query('rollback'))
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

test('a bet answered as certainly not applied has used its nonce, and is accepted with another one', async () => {
  const player = await knownPlayer()
  const bet = betOf(player)
  const request = signed('bet', bet)
  expect(await whileHeld(player, () => send(request))).toBe('200 90')
  expect(await send(request)).toBe('401 21')
  expect(await send(request, servers[1])).toBe('401 21')
  expect(await txStatus(bet.txId)).toBe(10)
  expect(await send(signed('bet', bet))).toBe('200 0')
})

test('a bet that waits for its player’s book does not find its own nonce in its way', async () => {
  const [player, neighbour] = [await knownPlayer(), await knownPlayer()]
  const request = signed('bet', betOf(player))
  await whileHeld(player, async (release) => {
    const waiting = send(request)
    // Done in the batch that leaves the other bet for later, and has taken both nonces.
    expect(await send(signed('bet', betOf(neighbour)))).toBe('200 0')
    await release()
    expect(await waiting).toBe('200 0')
  })
  expect(await send(request)).toBe('401 21')
})
