import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { createLog, type Log } from './log.ts'
import { withRequestId } from './request-id.ts'

function recorded(style: 'json' | 'lines' = 'json'): {
  log: Log
  text: () => string
  last: () => Record<string, unknown>
} {
  const lines: string[] = []
  const log = createLog({ level: 'debug', style, destination: { write: (line) => void lines.push(line) } })
  return { log, text: () => lines.join(''), last: () => JSON.parse(lines.at(-1) ?? '{}') }
}

const token = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA'
const password = 'hunter2-Peñafrancia'
const mobile = '09171234567'

describe('no secret passes', () => {
  test.each([
    ['a field of the line', { password }],
    ['a field deep inside', { request: { body: { user: { newPassword: password } } } }],
    ['a field of a list', { attempts: [{ password }, { password }] }],
    ['a field in capitals', { PASSWORD: password, Authorization: token }],
    ['headers', { headers: { authorization: token, cookie: `session=${token}`, 'x-access-token': token } }],
    ['a one-time code', { code: '918273', otp: '918273', smsCode: '918273', verify_code: '918273' }],
    ['a number that is a code', { code: 918273 }],
    ['a key', { masterSecret: password, apiKey: password, privateKey: password }],
    ['a token under an innocent name', { session: token }],
    ['a map of plain objects without prototype', Object.assign(Object.create(null), { password })],
    ['a card', { cvv: '918273', pin: '918273' }],
  ])('in %s', (_, fields) => {
    const { log, text } = recorded()
    log.info(fields, 'signed in')
    expect(text()).toContain('signed in')
    for (const secret of [password, token, '918273']) expect(text()).not.toContain(secret)
  })

  test.each([
    ['a message', (log: Log) => log.info(`Authorization: Bearer ${token}`)],
    ['a message with a named secret', (log: Log) => log.info(`login failed with password=${password}&x=1`)],
    ['a message with JSON', (log: Log) => log.info(JSON.stringify({ password, token }))],
    ['a value put into a message', (log: Log) => log.info('the token was %s for %o', token, { password })],
    ['a code that is spoken of', (log: Log) => log.info('the code is 918273')],
    [
      'an address with a password',
      (log: Log) => log.info(`connecting to postgres://bituin:${password}@db:5432/bituin`),
    ],
    ['an address with a token', (log: Log) => log.info({ url: `https://x.ph/cb?token=${token}&state=1` }, 'back')],
    ['what a child carries', (log: Log) => log.child({ token, headers: { authorization: token } }).info('hello')],
    ['an error', (log: Log) => log.error(new Error(`bad password=${password}`))],
    ['an error beside a message', (log: Log) => log.error({ err: new Error(`token: ${token}`) }, 'failed')],
    [
      'an error that caused an error',
      (log: Log) => log.error(new Error('outer', { cause: new Error(`Bearer ${token}`) }), 'failed'),
    ],
    [
      'what an error carries',
      (log: Log) => log.error(Object.assign(new Error('x'), { detail: password, body: { password } }), 'failed'),
    ],
    [
      'an instance of a class',
      (log: Log) =>
        log.info(
          {
            request: new (class Request {
              headers = { authorization: token }
            })(),
          },
          'x',
        ),
    ],
  ])('in %s', (_, write) => {
    const { log, text } = recorded()
    write(log)
    expect(text().length).toBeGreaterThan(20)
    for (const secret of [password, token, '918273']) expect(text()).not.toContain(secret)
  })

  test.each([
    { mobile },
    { phone: mobile },
    { account: mobile },
    { account: '+639171234567' },
    { note: `call ${mobile} now` },
    { mobile: 639171234567 },
  ])('a mobile number shows its last three digits only: %j', (fields) => {
    const { log, text } = recorded()
    log.info(fields, 'registered')
    expect(text()).not.toMatch(/9171234/)
    expect(text()).toContain('*567')
  })

  test('through Fastify, whose own lines and serializers are cleaned as well', async () => {
    const { log, text } = recorded()
    const server = fastify({ loggerInstance: log })
    server.post('/x', (request) => {
      request.log.info({ req: request, body: request.body, headers: request.headers }, 'inside')
      throw new Error(`password=${password}`)
    })
    await server.inject({
      method: 'POST',
      url: `/x?token=${token}`,
      headers: { authorization: token },
      payload: { password },
    })
    await server.close()
    expect(text()).toContain('inside')
    for (const secret of [password, token]) expect(text()).not.toContain(secret)
  })
})

describe('a line', () => {
  test('keeps what is worth reading', () => {
    const { log, last } = recorded()
    log.info(
      { playerId: 917n, status: 200, path: 'anonymous/login', ms: 12.5, at: new Date(0), ok: true, none: null },
      'answered',
    )
    expect(last()).toMatchObject({
      level: 'info',
      msg: 'answered',
      playerId: '917',
      status: 200,
      path: 'anonymous/login',
      ms: 12.5,
      at: '1970-01-01T00:00:00.000Z',
      ok: true,
      none: null,
    })
  })

  test('a fault of a secret setting can be read', () => {
    const { log, text } = recorded()
    log.fatal({ fault: 'MASTER_SECRET: has to be set\n  METRICS_TOKEN: needs 16 characters or more' }, 'no start')
    expect(text()).toContain('MASTER_SECRET: has to be set')
    expect(text()).toContain('METRICS_TOKEN: needs 16')
  })

  test('that only resembles a secret is left alone', () => {
    const { log, text } = recorded()
    log.info({ errcode: 101, statusCode: 500, spin: 3, inviteCode: 'ABC123' }, 'errcode=101 statusCode: 500 spin: 3')
    expect(text()).not.toContain('hidden')
  })

  test('about an error says what, where and which code', () => {
    const { log, last } = recorded()
    log.error(Object.assign(new TypeError('cannot connect'), { code: 'ECONNREFUSED' }))
    expect(last()).toMatchObject({
      msg: 'cannot connect',
      err: { type: 'TypeError', message: 'cannot connect', errorCode: 'ECONNREFUSED' },
    })
    expect(String((last().err as { stack: string }).stack)).toContain('log.test.ts')
  })

  test('stays short whatever is put into it, circles included', () => {
    const { log, text } = recorded()
    const circle: Record<string, unknown> = {
      list: Array.from({ length: 10_000 }, (_, index) => `item ${index}`),
      text: 'x y '.repeat(100_000),
    }
    circle.self = circle
    log.info(circle, 'big')
    expect(text().length).toBeLessThan(100_000)
  })

  test('written for a request carries its id, however deep and however late', async () => {
    const { log, last } = recorded()
    await withRequestId('request-1', async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      log.info('inside')
    })
    expect(last().requestId).toBe('request-1')
    log.info('outside')
    expect(last()).not.toHaveProperty('requestId')
  })

  test('for a person is one short line, with the stack below an error', () => {
    const { log, text } = recorded('lines')
    log.info({ port: 8080, host: '127.0.0.1', list: [1] }, 'listening')
    expect(text()).toMatch(/^\d\d:\d\d:\d\d\.\d{3} INFO {2}listening port=8080 host=127\.0\.0\.1 list=\[1\]\n$/)
    log.error(new Error('broken'))
    expect(text()).toMatch(/ERROR broken\nError: broken\n +at /)
  })
})
