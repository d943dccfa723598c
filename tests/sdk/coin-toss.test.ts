import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { instant } from '#core/clock/instant.ts'
import { gameSave } from '#features/play/game-launch/server/index.ts'
import { catalogueSchema } from '#games/protocol/catalogue.ts'
import { verifyLedger } from '#ledger'
import { openTestGameProvider, testProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { installSdk, type InstalledSdk } from './installed-sdk.ts'

const gameCode = 'coin-toss'
const startCoin = 100_000
let provider: TestGameProvider
let sdk: InstalledSdk
let example: ChildProcess
let line: Server
/** Operations whose answers are lost on their way back, each once. */
let lost: string[] = []
let url: string

/** The example as a partner starts it: from the packed package, in a folder of its own, against a server that listens. */
beforeAll(async () => {
  provider = await openTestGameProvider()
  const { site, key } = provider
  site.clock.set(instant(Date.now()))
  const kind = { type: 'games', state: 'enabled', isInMaintenance: false } as const
  const game = { code: gameCode, name: 'Coin Toss', launchUrl: 'https://coin.example.ph/play' }
  await gameSave(site.context.db, { providerId: testProvider.id, ...game, ...kind })
  sdk = await installSdk()
  const walletUrl = await site.server.listen({ host: '127.0.0.1', port: 0 })
  const env = {
    ...process.env,
    WALLET_URL: await lineTo(walletUrl),
    WALLET_KEY_ID: key.id,
    WALLET_SECRET: key.secret,
    PORT: '0',
  }
  example = spawn(process.execPath, ['coin-toss-provider.mjs'], { cwd: sdk.folder, env, stdio: ['ignore', 'pipe', 2] })
  const [said]: unknown[] = await once(example.stdout ?? example, 'data')
  url = /http:\S+/.exec(String(said))?.[0] ?? ''
})
afterAll(async () => {
  example.kill()
  line.close()
  sdk.close()
  await provider.close()
})

/** The line between provider and wallet, on which answers can be lost. */
async function lineTo(walletUrl: string): Promise<string> {
  line = createServer((request, response) => void passOn(walletUrl, request, response))
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  return `http://127.0.0.1:${(line.address() as AddressInfo).port}`
}

async function passOn(walletUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = (await request.setEncoding('utf8').toArray()).join('')
  const headers = Object.entries(request.headers).filter(([name]) => /^x-glw-|^content-type$/.test(name))
  const path = request.url ?? ''
  const passed = headers.map(([name, value]): [string, string] => [name, String(value)])
  const answered = await fetch(walletUrl + path, { method: 'POST', headers: passed, body })
  const text = await answered.text()
  const found = lost.findIndex((operation) => path.endsWith(`/${operation}`))
  if (found < 0) {
    response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(text)
    return
  }
  lost.splice(found, 1)
  request.socket.destroy()
}

const answer = v.object({
  ticket: v.optional(v.string(), ''),
  message: v.optional(v.string()),
  landed: v.optional(v.string(), 'nowhere'),
  win: v.optional(v.number(), 0),
  balance: v.optional(v.number(), -1),
})
const ask = async (act: string, body: object) => {
  const response = await fetch(`${url}/${act}`, { method: 'POST', body: JSON.stringify(body) })
  return v.parse(answer, await response.json())
}

async function openedBy(id: bigint) {
  const { site } = provider
  const opening = { playerId: id, providerId: testProvider.id, gameCode, now: site.clock.now() }
  const launchToken = await site.context.db.transaction((tx) => site.features.gameWallet.openLaunch(tx, opening))
  return { launchToken, opened: await ask('open', { launchToken }) }
}

test('the example offers a catalogue that the operator can read', async () => {
  const catalogue: unknown = await (await fetch(`${url}/catalogue`)).json()
  expect(v.safeParse(catalogueSchema, catalogue).issues).toBeUndefined()
})

test('the example launches, bets, wins, loses and rolls back, and each balance is the ledger’s', async () => {
  const { id } = await provider.newPlayer(startCoin)
  const { opened } = await openedBy(id)
  expect(opened.balance).toBe(startCoin)
  const seen = new Set<string>()
  let owned = startCoin
  // Each toss ends in one of three ways; that one of them stays away 300 times is as good as impossible.
  for (let count = 0; count < 300 && seen.size < 3; count++) {
    const { landed, win, balance } = await ask('toss', { ticket: opened.ticket, guess: 'heads' })
    owned += landed === 'edge' ? 0 : win - 100
    expect(balance).toBe(owned)
    seen.add(landed === 'edge' ? 'returned' : win > 0 ? 'won' : 'lost')
  }
  expect([...seen].toSorted()).toEqual(['lost', 'returned', 'won'])
  expect(await provider.coinOf({ id })).toBe(BigInt(owned))
  expect((await verifyLedger(provider.site.context.db)).isSound).toBe(true)
}, 120_000)

test('a launch token that was used opens no second session, and nobody plays without one', async () => {
  const { id } = await provider.newPlayer(0)
  const { launchToken } = await openedBy(id)
  expect((await ask('open', { launchToken })).message).toBe('Please open the game again.')
  expect((await ask('toss', { ticket: 'none', guess: 'heads' })).message).toBe('Please open the game again.')
})

test('a player without money reads the wallet’s own words', async () => {
  const { id } = await provider.newPlayer(99)
  const { opened } = await openedBy(id)
  const { message, landed } = await ask('toss', { ticket: opened.ticket, guess: 'heads' })
  expect(landed).toBe('nowhere')
  expect(message).toMatch(/balance/i)
  expect(await provider.coinOf({ id })).toBe(99n)
})

test('a bet whose answer is lost is taken back, although the rollback’s answer is lost, too', async () => {
  const { id } = await provider.newPlayer(500)
  const { opened } = await openedBy(id)
  lost = ['bet', 'rollback']
  const { message, landed } = await ask('toss', { ticket: opened.ticket, guess: 'heads' })
  expect([landed, message, lost]).toEqual(['nowhere', 'No connection. Nothing was bet.', []])
  expect(await provider.coinOf({ id })).toBe(500n)
  const states = await provider.rows('select kind, state from game_tx where player_id = $1 order by kind', [id])
  expect(states).toEqual([
    { kind: 'bet', state: 'ROLLED_BACK' },
    { kind: 'rollback', state: 'APPLIED' },
  ])
})

test('a win whose answer is lost is paid once', async () => {
  const { id } = await provider.newPlayer(startCoin)
  const { opened } = await openedBy(id)
  for (let count = 0; count < 300; count++) {
    lost = ['win']
    const { landed, balance } = await ask('toss', { ticket: opened.ticket, guess: 'heads' })
    expect(await provider.coinOf({ id })).toBe(BigInt(balance))
    if (landed === 'heads') return
  }
  throw new Error('the coin never landed on heads')
})
