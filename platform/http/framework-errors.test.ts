import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

const options = { log: pino({ level: 'silent' }), trustedProxies: [], corsOrigins: [], secure: true }
const server = createHttpServer(options)
beforeAll(async () => {
  server.post('/call', () => 'taken')
  server.get('/of/:one', () => 'told')
  await server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

/** Sends raw bytes and returns everything that comes back. */
async function exchange(text: string): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('utf8')))
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return answer
}

const requestText = (line: string, headers = '') =>
  `${line} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n${headers}\r\n`

test.each([
  { what: 'an address that cannot be read', text: requestText('GET /%zz'), status: 400 },
  { what: 'an address that is too long', text: requestText(`GET /${'x'.repeat(30_000)}`), status: 431 },
  { what: 'a part of an address that is too long', text: requestText(`GET /of/${'x'.repeat(300)}`), status: 414 },
  {
    what: 'headers that are too large',
    text: requestText('GET /call', `x-filler: ${'x'.repeat(30_000)}\r\n`),
    status: 431,
  },
  { what: 'an unknown path', text: requestText('GET /nowhere'), status: 404 },
  { what: 'another method', text: requestText('DELETE /call'), status: 405 },
  { what: 'a method that does not exist', text: requestText('BREW /call'), status: 400 },
  { what: 'no HTTP at all', text: 'hello, is anybody there?\r\n\r\n', status: 400 },
  {
    what: 'a body of another type',
    text: requestText('POST /call', 'content-type: text/x\r\ncontent-length: 0\r\n'),
    status: 400,
  },
  {
    what: 'no JSON',
    text: `${requestText('POST /call', 'content-type: application/json\r\ncontent-length: 1\r\n')}{`,
    status: 400,
  },
])('$what is answered in our shape, with our headers: $status', async ({ text, status }) => {
  const answer = await exchange(text)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body)).toEqual({ code: status, errcode: status, msg: expect.stringMatching(/^[A-Z].*\.$/) })
  for (const header of [
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
    'strict-transport-security: max-age',
    'cache-control: no-store',
    'x-request-id: ',
    "content-security-policy: default-src 'none'",
  ]) {
    expect(head).toContain(header)
  }
})
