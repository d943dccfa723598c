import { connect, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { serveDirectly } from '../direct-routes.ts'
import { createHttpServer } from '../http-server.ts'
import { tokenFirst } from '../token-first.ts'

const kilobyte = 1024
const server = createHttpServer({
  log: pino({ level: 'silent' }),
  trustedProxies: [],
  corsOrigins: [],
  secure: false,
  bodies: { smallBytesMax: 100 * kilobyte, largeBytesMax: 300 * kilobyte },
})
const authenticate = (token: string) => Promise.resolve(token === 'known' ? { idle: false } : undefined)
const clock = { now: () => instant(1_795_000_000_000) }
const open: Socket[] = []

beforeAll(async () => {
  server.post('/small', () => 'taken')
  server.post('/direct', () => 'taken')
  serveDirectly(server, '/direct', () => Promise.resolve({ status: 200, headers: [], body: 'taken' }))
  const large = { bodyLimit: 200 * kilobyte, onRequest: tokenFirst({ authenticate, clock }) }
  server.post('/large', large, () => 'taken')
  await server.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy()
  await vi.waitUntil(async () => (await whole('/small', 60)).includes('taken'))
})
afterAll(() => server.close())

/** A request that declares a body length and sends only a part of it. */
async function begin(
  path: string,
  { length, sent, token = 'known' }: { length: number; sent: number; token?: string },
) {
  const { port } = server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  open.push(socket)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const head = `POST ${path} HTTP/1.1\r\nhost: here\r\nauthorization: ${token}\r\ncontent-type: application/json\r\n`
  socket.write(`${head}content-length: ${length}\r\n\r\n${body(length).slice(0, sent)}`)
  return { socket, answer: () => answer, finish: () => socket.write(body(length).slice(sent)) }
}

const body = (length: number): string => JSON.stringify({ filler: 'x'.repeat(length - 13) })

async function whole(path: string, kilobytes: number): Promise<string> {
  const length = kilobytes * kilobyte
  const { answer } = await begin(path, { length, sent: length })
  await vi.waitUntil(() => answer() !== '', { timeout: 10_000 })
  return answer()
}

test.each(['/small', '/direct'])('no more bytes of usual bodies are held than there is room for: %s', async (path) => {
  const first = await begin(path, { length: 60 * kilobyte, sent: 59 * kilobyte })
  await new Promise((resolve) => setTimeout(resolve, 50))
  const second = await begin(path, { length: 60 * kilobyte, sent: 59 * kilobyte })
  await vi.waitUntil(() => second.answer() !== '', { timeout: 10_000 })
  expect(second.answer()).toMatch(/^HTTP\/1.1 503 /)
  expect(second.answer()).toContain('retry-after: 5')

  first.finish()
  await vi.waitUntil(() => first.answer() !== '', { timeout: 10_000 })
  expect(first.answer()).toContain('taken')
})

test('a caller that announces a large body and sends nothing takes no room', async () => {
  for (let at = 0; at < 20; at++) await begin('/small', { length: 60 * kilobyte, sent: 0 })
  expect(await whole('/small', 60)).toContain('taken')
})

test('large bodies have a budget of their own and leave the usual calls alone', async () => {
  await begin('/large', { length: 200 * kilobyte, sent: 199 * kilobyte })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await whole('/small', 60)).toContain('taken')
  expect(await whole('/large', 150)).toMatch(/^HTTP\/1.1 503 /)
})

test('a large body without a session is answered before it is read', async () => {
  const { answer, socket } = await begin('/large', { length: 200 * kilobyte, sent: 10, token: 'nobody' })
  await vi.waitUntil(() => answer() !== '', { timeout: 10_000 })
  expect(answer()).toMatch(/^HTTP\/1.1 401 /)
  expect(answer().toLowerCase()).toContain('connection: close')
  await vi.waitUntil(() => socket.closed, { timeout: 10_000 })
})
