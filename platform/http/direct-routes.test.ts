import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveDirectly } from './direct-routes.ts'
import { createHttpServer } from './http-server.ts'

const server = createHttpServer({
  log: pino({ level: 'silent' }),
  trustedProxies: [],
  corsOrigins: [],
  secure: false,
})
beforeAll(async () => {
  for (const path of ['/echo', '/fails']) server.post(path, () => 'the long way')
  serveDirectly(server, '/echo', ({ path, bytes, headers }) =>
    Promise.resolve({
      status: 201,
      headers: ['content-type', 'text/plain', 'x-said', String(headers['x-say'])],
      body: `${path} ₱${bytes.toString('utf8')}`,
    }),
  )
  serveDirectly(server, '/fails', () => Promise.reject(new Error('not for the other side')))
  await server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

type RawRequest = {
  readonly method?: string
  readonly path: string
  readonly body?: string
  readonly chunked?: boolean
}

function send({ method = 'POST', path, body = '', chunked = false }: RawRequest): Promise<string> {
  const { port } = server.server.address() as AddressInfo
  const length = chunked ? {} : { 'content-length': Buffer.byteLength(body) }
  const headers = { 'content-type': 'text/plain', 'x-say': 'hello', ...length }
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(`${response.statusCode} ${Buffer.concat(chunks).toString('utf8')}`))
    })
    outgoing.on('error', reject)
    if (chunked) outgoing.flushHeaders()
    outgoing.end(body)
  })
}

test('a post to the path is answered with its bytes, in characters of any length', async () => {
  const long = 'salapi '.repeat(8_000)
  expect(await send({ path: '/echo', body: long })).toBe(`201 /echo ₱${long}`)
  expect(await send({ path: '/echo' })).toBe('201 /echo ₱')
})

test.each<[string, RawRequest]>([
  ['a query', { path: '/echo?x=1', body: 'a' }],
  ['no length told', { path: '/echo', body: 'a', chunked: true }],
])('a request with %s goes the long way', async (_what, sent) => {
  expect(await send(sent)).toBe('200 the long way')
})

test('another method is refused, and a body beyond the limit is refused', async () => {
  expect(await send({ method: 'GET', path: '/echo' })).toMatch(/^405 /)
  expect(await send({ path: '/echo', body: 'a'.repeat(65_537) })).toMatch(/^413 /)
})

test('an error of a route is answered as a fault without its text', async () => {
  const answer = await send({ path: '/fails', body: 'a' })
  expect(answer).toMatch(/^500 /)
  expect(answer).not.toContain('other side')
})
