import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, minutes } from '#core/clock/duration.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { logAction, logEvents } from '../contract.ts'
import { eventLogGuestBounds, eventLogHousekeeping } from './index.ts'

let site: TestSite
let player: RegisteredPlayer
beforeAll(async () => {
  site = await openTestSite()
  player = await registerPlayer(site, '09171234567')
})
afterAll(() => site.close())

const rows = async (text: string) => (await site.context.db.pool.query<Record<string, unknown>>(text)).rows
const event = (changes: object = {}) => ({ eventName: 'tap', eventTime: 1_795_000_000_000, ...changes })
const send = (eventList: readonly object[], fingerprint = 'device-0001', ip = '10.0.0.1') =>
  site.sendRaw(logEvents.path, { eventList }, { fingerprint, ip })

describe('events of the client', () => {
  test('are stored as reported, with time of arrival and device', async () => {
    const facts = {
      eventUserId: '77',
      channel: 'WEB',
      appId: 'bituin',
      version: '1.0.28',
      params: { tab: 101, deep: true },
    }
    expect((await send([event(facts), event({ eventName: 'scroll' })])).body).toMatchObject({ errcode: 0, accepted: 2 })
    expect(await rows('select * from client_event order by name desc')).toMatchObject([
      {
        name: 'tap',
        claimed_user: '77',
        channel: 'WEB',
        version: '1.0.28',
        device: 'device-0001',
        params: facts.params,
      },
      { name: 'scroll', claimed_user: '', params: {} },
    ])
  })

  test.each([
    { what: 'none at all', list: [] },
    { what: '21 of them', list: Array.from({ length: 21 }, () => event()) },
    { what: 'a name with a blank', list: [event({ eventName: 'a b' })] },
    { what: 'a name of 65 characters', list: [event({ eventName: 'a'.repeat(65) })] },
    { what: 'a time that is no number', list: [event({ eventTime: 'now' })] },
    { what: 'a fact that is an object', list: [event({ params: { a: { b: 1 } } })] },
    {
      what: 'thirteen facts',
      list: [event({ params: Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`a${at}`, at])) })],
    },
    { what: 'a fact of 201 characters', list: [event({ params: { a: 'x'.repeat(201) } })] },
    { what: 'a text with a line break', list: [event({ channel: 'a\nb' })] },
  ])('$what is refused, and nothing of it is kept', async ({ list }) => {
    const before = await rows('select from client_event')
    expect((await send(list)).status).toBe(400)
    expect(await rows('select from client_event')).toHaveLength(before.length)
  })

  test('twenty at once are taken', async () => {
    expect((await send(Array.from({ length: 20 }, () => event()))).body.accepted).toBe(20)
  })

  test('come 60 times a minute from a device, and then have to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => send([event()], 'device-0002')))
    expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(60)
    expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('60')
    expect((await send([event()], 'device-0003')).body.errcode).toBe(0)
    site.clock.advance(minutes(1))
    expect((await send([event()], 'device-0002')).body.errcode).toBe(0)
  })

  const bulky = () =>
    event({ params: Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`a${at}`, 'x'.repeat(200)])) })
  const batch = () => Array.from({ length: 20 }, bulky)
  const kept = async () => Number((await rows('select count(*) from client_event'))[0]?.count)

  test('of a guest take no more than 256 KB a minute from a device, and 2 MB from an address', async () => {
    const before = await kept()
    await Promise.all(Array.from({ length: 50 }, () => send(batch(), 'device-0100', '10.0.1.1')))
    expect((await kept()) - before).toBe(80)
    await Promise.all(Array.from({ length: 50 }, (_, at) => send(batch(), `device-02${at + 10}`, '10.0.1.1')))
    expect((await kept()) - before).toBeLessThanOrEqual(800)
    expect((await kept()) - before).toBeGreaterThan(600)
    expect((await send([event()], 'device-0300', '10.0.1.2')).status).toBe(200)
  })

  test('without a fingerprint, or from a network of 2^64 addresses, come from one device', async () => {
    const before = await kept()
    const nameless = (ip: string) => site.sendRaw(logEvents.path, { eventList: batch() }, { ip })
    await Promise.all(Array.from({ length: 20 }, (_, at) => nameless(`2001:db8:1:2::${at + 1}`)))
    expect((await kept()) - before).toBe(80)
  })

  test('of a player are taken where the guests of his address have used theirs up, and are known as his', async () => {
    await Promise.all(Array.from({ length: 70 }, (_, at) => send(batch(), `device-04${at + 10}`, '10.0.1.3')))
    expect((await send(batch(), 'device-0500', '10.0.1.3')).status).toBe(429)
    const visitor = { token: player.token, fingerprint: 'device-0500', ip: '10.0.1.3' }
    expect((await site.sendRaw(logEvents.path, { eventList: batch() }, visitor)).status).toBe(200)
    expect(await rows('select count(*) from client_event where player_id is not null')).toEqual([{ count: 20n }])
  })

  test('of guests are bounded in all: the oldest go first, and players keep theirs', async () => {
    await site.context.db.pool.query('delete from client_event')
    const visitor = { token: player.token, fingerprint: 'device-0601', ip: '10.0.1.4' }
    await site.sendRaw(logEvents.path, { eventList: [event({ eventName: 'his' })] }, visitor)
    for (const eventName of ['first', 'second', 'third']) {
      site.clock.advance(minutes(1))
      await send([event({ eventName })], 'device-0600', '10.0.1.4')
    }
    const now = site.clock.now()
    const turn = { key: '', payload: null, dueAt: now, now, attempt: 1, confirm: () => Promise.resolve() }
    const run = (bytes: number) =>
      eventLogGuestBounds(site.context, { events: bytes, actions: bytes }).run({
        ...turn,
        signal: new AbortController().signal,
      })
    const names = async () => (await rows('select name from client_event order by received_at')).map(({ name }) => name)
    await run(10_000)
    expect(await names()).toEqual(['his', 'first', 'second', 'third'])
    await run(700)
    expect(await names()).toEqual(['his', 'second', 'third'])
  })

  test('are forgotten after thirty days and not before', async () => {
    const run = async () => {
      const now = site.clock.now()
      const turn = { key: '', payload: null, dueAt: now, now, attempt: 1, confirm: () => Promise.resolve() }
      await eventLogHousekeeping({ db: site.context.db }).run({ ...turn, signal: new AbortController().signal })
      return (await rows('select from client_event')).length
    }
    await site.context.db.pool.query('delete from client_event')
    await send([event()], 'device-0009')
    site.clock.advance(days(30))
    expect(await run()).toBe(1)
    site.clock.advance(minutes(1))
    expect(await run()).toBe(0)
  })
})

describe('an act', () => {
  test('is stored with player, origin and advertisement', async () => {
    player = await registerPlayer(site, '09171234569')
    const act = {
      action: 'open',
      params: { page: 'home' },
      afuid: 'af-1',
      adParameters: { fbp: 'fb.1', url: 'https://x.example' },
    }
    expect((await site.send(logAction, act, { token: player.token })).body.errcode).toBe(0)
    expect((await site.send(logAction, { action: 'look' })).body.errcode).toBe(0)
    expect(await rows('select * from player_action order by id')).toMatchObject([
      {
        player_id: BigInt(player.id),
        action: 'open',
        attribution_id: 'af-1',
        ad_parameters: act.adParameters,
      },
      { player_id: null, action: 'look', attribution_id: '', ad_parameters: {} },
    ])
  })

  test('with what an advertisement cannot say is kept without it', async () => {
    const adParameters = { fbp: 'fb.2', token: 'secret' }
    await site.sendRaw(logAction.path, { action: 'strange', adParameters })
    expect(await rows(`select ad_parameters from player_action where action = 'strange'`)).toEqual([
      { ad_parameters: { fbp: 'fb.2' } },
    ])
  })
})
