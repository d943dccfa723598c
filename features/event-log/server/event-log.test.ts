import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, minutes } from '#core/clock/duration.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/site/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/site/test-site.ts'
import { logAction, logEvents } from '../contract.ts'
import { eventLogHousekeeping } from './index.ts'

let site: TestSite
let player: RegisteredPlayer
beforeAll(async () => {
  site = await openTestSite()
  player = await registerPlayer(site, '09171234567')
})
afterAll(() => site.close())

const rows = async (text: string) => (await site.house.db.pool.query<Record<string, unknown>>(text)).rows
const event = (changes: object = {}) => ({ eventName: 'tap', eventTime: 1_795_000_000_000, ...changes })
const send = (eventList: readonly object[], fingerprint = 'device-0001', ip = '10.0.0.1') =>
  site.sendRaw(logEvents.path, { eventList }, { fingerprint, ip })

describe('events of the client', () => {
  test('are kept as they were told, with when they came and from which device', async () => {
    const told = {
      eventUserId: '77',
      channel: 'WEB',
      appId: 'bituin',
      version: '1.0.28',
      params: { tab: 101, deep: true },
    }
    expect((await send([event(told), event({ eventName: 'scroll' })])).body).toMatchObject({ errcode: 0, accepted: 2 })
    expect(await rows('select * from client_event order by name desc')).toMatchObject([
      {
        name: 'tap',
        claimed_user: '77',
        channel: 'WEB',
        version: '1.0.28',
        device: 'device-0001',
        params: told.params,
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

  test('are forgotten after thirty days and not before', async () => {
    const run = async () => {
      const now = site.clock.now()
      const turn = { key: '', payload: null, dueAt: now, now, attempt: 1, confirm: () => Promise.resolve() }
      await eventLogHousekeeping({ db: site.house.db }).run({ ...turn, signal: new AbortController().signal })
      return (await rows('select from client_event')).length
    }
    await site.house.db.pool.query('delete from client_event')
    await send([event()], 'device-0009')
    site.clock.advance(days(30))
    expect(await run()).toBe(1)
    site.clock.advance(minutes(1))
    expect(await run()).toBe(0)
  })
})

describe('an act', () => {
  test('is kept with who did it, where from, and what the advertisement said', async () => {
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
