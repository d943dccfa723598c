import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smsJob } from '#platform/notifications/sms.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite, type WireAnswer } from '#tests/support/test-site.ts'
import { type Belongings, callSamples, type Sample } from './call-samples.ts'

let site: TestSite
let mine: Belongings
let theirs: Belongings

beforeAll(async () => {
  // Hundreds of players register, each a minute after the last: of what is due then, only their codes are looked at.
  site = await openTestSite({}, { onlyJobs: [smsJob] })
  mine = await newPlayer('09451110001')
  theirs = await newPlayer('09451110002')
})
afterAll(() => site.close())

async function newPlayer(mobile: string): Promise<Belongings> {
  const { token, id } = await registerPlayer(site, mobile, { fingerprint: `device-of-${mobile}`, ip: elsewhere() })
  const { rows } = await site.context.db.pool.query(
    'select id from session where player_id = $1 and ended_at is null',
    [id],
  )
  return { token, id, mobile, sessionId: Number(rows[0]?.id) }
}

let lastAddress = 0
/** Every request comes from an address of its own, so that limits by address do not hide what is tested. */
const elsewhere = () => `10.${(++lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`
const send = ({ call }: Sample, body: unknown, token?: string): Promise<WireAnswer> =>
  site.sendRaw(call.path, body, { ip: elsewhere(), ...(token ? { token } : {}) })

/** Everything the database knows of a player, but for what a failed try by a stranger may count. */
async function rowsOf(id: number): Promise<unknown> {
  const tables = ['player', 'session', 'player_agreement', 'player_declaration']
  const column = (table: string) => (table === 'player' ? 'id' : 'player_id')
  return Promise.all(
    tables.map(
      async (table) =>
        (await site.context.db.pool.query(`select * from ${table} where ${column(table)} = $1 order by 1, 2`, [id]))
          .rows,
    ),
  )
}

const playerSamples = callSamples.filter(({ call }) => call.access === 'player')

test('every call that is served has a sample here, and every sample is served', () => {
  const served = site.features.player.flatMap(({ handlers }) => handlers.map(({ call }) => call.path))
  expect(callSamples.map(({ call }) => call.path).toSorted()).toEqual(served.toSorted())
})

test('every refusal of every call has words, and no two calls share a path', () => {
  const handlers = site.features.player.flatMap((feature) => feature.handlers.map(({ call }) => ({ call, feature })))
  for (const { call, feature } of handlers) {
    for (const refusal of Object.keys(call.refusals))
      expect(feature.refusalTexts[refusal], `${call.path}: ${refusal}`).toBeTruthy()
  }
  expect(new Set(handlers.map(({ call }) => call.path)).size).toBe(handlers.length)
})

describe.each(playerSamples.map((sample) => ({ sample, path: sample.call.path })))('$path', ({ sample }) => {
  test.each([
    { what: 'no token', token: undefined },
    { what: 'a made-up token', token: 'x'.repeat(43) },
    { what: 'a token that is far too long', token: 'x'.repeat(5_000) },
  ])('answers 401 and nothing else to $what', async ({ token }) => {
    const answer = await send(sample, await sample.requestOf(site, mine), token)
    expect(answer.status).toBe(401)
    expect(Object.keys(answer.body).toSorted()).toEqual(['code', 'errcode', 'msg'])
  })
})

describe.each(callSamples.map((sample) => ({ sample, path: sample.call.path })))('$path', ({ sample }) => {
  test('with another player’s ids: nothing of theirs is disclosed or changed', async () => {
    const before = await rowsOf(theirs.id)
    const me = await freshPlayer()
    const answer = await send(sample, await sample.requestOf(site, theirs), me.token)
    expect(answer.status).toBeLessThan(500)
    const body = JSON.stringify(answer.body)
    for (const secret of [String(theirs.id), theirs.mobile.slice(1), theirs.token]) expect(body).not.toContain(secret)
    expect(await rowsOf(theirs.id)).toEqual(before)
  })

  test('unknown fields change nothing', async () => {
    const me = await freshPlayer()
    const protectedOf = async () =>
      (
        await site.context.db.pool.query(
          'select id, uuid, state, superior_id, is_demo, account, mobile, registered_at from player where id = $1',
          [me.id],
        )
      ).rows
    const before = await protectedOf()
    const extra = {
      id: theirs.id,
      playerId: theirs.id,
      player_id: theirs.id,
      coin: 1_000_000,
      safebox: 1_000_000,
      vip: 10,
      state: 'active',
      isDemo: true,
      is_demo: true,
      role: 'admin',
      superiorId: theirs.id,
      pid: theirs.id,
      tx: 1,
      now: 0,
      identity: { playerId: theirs.id },
    }
    const answer = await send(sample, { ...extra, ...(await sample.requestOf(site, me)) }, me.token)
    expect(answer.status).toBeLessThan(500)
    expect(await protectedOf()).toEqual(before)
  })

  test('every field, given as what it is not, is refused and never a fault of ours', async () => {
    const me = await freshPlayer()
    const request = await sample.requestOf(site, me)
    for (const field of Object.keys(request)) {
      for (const nonsense of [
        -1,
        0,
        1.5,
        '100',
        1e18,
        null,
        [],
        {},
        true,
        '',
        'x'.repeat(20_000),
        '\u0000',
        [[[[1]]]],
      ]) {
        const answer = await send(sample, { ...request, [field]: nonsense }, me.token)
        expect([200, 400, 401, 429], `${field}: ${JSON.stringify(nonsense).slice(0, 40)}`).toContain(answer.status)
      }
    }
  })

  test.each([
    { what: 'an array', body: '[]' },
    { what: 'null', body: 'null' },
    { what: 'a number', body: '1' },
    { what: 'no JSON', body: '{"a":' },
    { what: 'nothing', body: '' },
    { what: 'a prototype', body: '{"__proto__":{"isAdmin":true}}' },
    { what: 'a constructor', body: '{"constructor":{"prototype":{"isAdmin":true}}}' },
    { what: 'a platform that does not exist', body: '{"platform":7}' },
  ])('a body that is $what is malformed', async ({ body }) => {
    expect((await send(sample, body, mine.token)).status).toBe(400)
  })

  test('a body beyond 64 KB, or what the call declares, is too large', async () => {
    const { bodyBytesMax = 64 * 1_024 } = sample.call
    expect((await send(sample, JSON.stringify({ filler: 'x'.repeat(bodyBytesMax) }), mine.token)).status).toBe(413)
  })
})

let lastFresh = 0
function freshPlayer(): Promise<Belongings> {
  site.clock.advance(61_000 as never)
  return newPlayer(`0946${String(++lastFresh).padStart(7, '0')}`)
}
