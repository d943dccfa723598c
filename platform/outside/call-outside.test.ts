import type { lookup } from 'node:dns'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAskOutside, createCallOutside } from './call-outside.ts'
import { isCallable } from './outside-address.ts'
import { isPrivateAddress } from './private-address.ts'

let server: Server
let port: number
let requests: string[] = []
const long = 'x'.repeat(2_000)

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    if (request.url === '/silent') return
    if (request.url === '/moved') return void response.writeHead(302, { location: '/there' }).end()
    response.end(request.url === '/long' ? long : 'here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests = []
})

const production = new Set<string>()
/** DNS names as an attacker may have set them up. */
const named = (...addresses: string[]) =>
  ((_name: string, _options: object, done: (...given: unknown[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup
const get = (url: string) => ({ service: 'test', url, method: 'GET', timeoutMs: 300, answerBytesMax: 1_000 }) as const

describe('an address that somebody entered', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[64:ff9b::a00:1]/',
    'http://[2002:7f00:1::]/',
    'http://localhost:8080/',
    'http://LOCALHOST./',
    'http://db/',
    'http://postgres.internal/',
    'http://user:word@games.example.ph/',
    'ftp://games.example.ph/',
    'file:///etc/passwd',
    'no address',
  ])('%s is not called in production', async (url) => {
    expect(isCallable(url, production)).toBe(false)
    expect(await createCallOutside(production)(get(url))).toBeUndefined()
  })

  test.each(['https://games.example.ph', 'http://8.8.8.8:8080/games', 'https://[2606:4700::1111]/'])(
    '%s may be called',
    (url) => expect(isCallable(url, production)).toBe(true),
  )

  test.each([['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::1'], ['::ffff:10.0.0.1']])(
    'whose name leads to %s is not connected to',
    async (...addresses) => {
      const call = createCallOutside(production, named(...addresses))
      expect(await call(get(`http://games.example.ph:${port}/`))).toBeUndefined()
      expect(requests).toEqual([])
    },
  )

  test('that the deployment permits is called on that port alone, and so is everything where nothing is behind a firewall', async () => {
    const permitted = createCallOutside(new Set([`127.0.0.1:${port}`]))
    expect(await permitted(get(`http://127.0.0.1:${port}/a`))).toEqual({ status: 200, body: 'here' })
    expect(isCallable('http://127.0.0.1:5432/', new Set([`127.0.0.1:${port}`]))).toBe(false)
    expect(await createCallOutside('all')(get(`http://localhost:${port}/b`))).toEqual({ status: 200, body: 'here' })
  })
})

describe('an answer', () => {
  test('that leads elsewhere is not followed', async () => {
    const call = createCallOutside('all')
    expect(await call(get(`http://127.0.0.1:${port}/moved`))).toMatchObject({ status: 302 })
    expect(requests).toEqual(['GET /moved'])
  })

  test.each(['/long', '/silent'])('that is too long or does not come is none: %s', async (path) => {
    expect(await createCallOutside('all')(get(`http://127.0.0.1:${port}${path}`))).toBeUndefined()
  })
})

test.each([
  ['an address that is not allowed', 'http://127.0.0.1/', production, 'forbidden'],
  ['a silent server', '/silent', 'all', 'late'],
  ['a long answer', '/long', 'all', 'tooLong'],
  ['a closed port', 'http://127.0.0.1:9/', 'all', 'failed'],
] as const)('who asks %s reads why there is no answer', async (_what, url, privateHosts, fault) => {
  const address = url.startsWith('/') ? `http://127.0.0.1:${port}${url}` : url
  expect(await createAskOutside(privateHosts)(get(address))).toBe(fault)
})

test('a name that leads to a private address is forbidden', async () => {
  expect(await createAskOutside(production, named('127.0.0.1'))(get(`http://games.example.ph:${port}/`))).toBe(
    'forbidden',
  )
})

test('only addresses of the internet are public', () => {
  expect(['8.8.8.8', '2606:4700::1111', '172.32.0.1'].map(isPrivateAddress)).toEqual([false, false, false])
  expect(['240.0.0.1', '255.255.255.255', 'fe80::1%eth0', 'name'].map(isPrivateAddress)).toEqual(Array(4).fill(true))
})
