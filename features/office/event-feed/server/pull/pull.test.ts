import { createHmac, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, hours, milliseconds, minutes, seconds } from '#core/clock/duration.ts'
import { runJob } from '#tests/support/run-job.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { pullPath, pullsMax } from '../../pull-terms.ts'
import { openReceiver } from '../../testing/receiver.ts'
import { roundClosed, testFeed } from '../../testing/test-feed.ts'
import { headerWords } from './refusal-words.ts'

type Partner = Awaited<ReturnType<ReturnType<typeof testFeed>['newPartner']>>
let site: TestSite
let feed: ReturnType<typeof testFeed>
let partner: Partner
beforeAll(async () => {
  site = await openTestSite()
  feed = testFeed(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.advance(minutes(2))
  partner = await feed.newPartner({ url: '' })
})

let lastPlayer = 800_000
const newPlayer = () => ++lastPlayer
const happen = async (playerId: number, ...numbers: readonly number[]) => {
  await feed.publish(...numbers.map((number) => roundClosed(playerId, number, site.clock.now())))
  await feed.record()
}

const bodySchema = v.looseObject({
  error: v.optional(v.string()),
  message: v.optional(v.string()),
  cursor: v.optional(v.string(), ''),
  isMore: v.optional(v.boolean(), false),
  events: v.optional(
    v.array(v.looseObject({ id: v.string(), player: v.string(), sequence: v.number(), data: v.looseObject({}) })),
    [],
  ),
})
type Query = Readonly<Record<string, string>>
type Signature = { readonly by?: Partner; readonly secret?: string; readonly at?: number; readonly headers?: Query }

async function pull(query: Query = {}, { by = partner, secret = by.secret, at, headers = {} }: Signature = {}) {
  const search = new URLSearchParams(query).toString()
  const url = search === '' ? pullPath : `${pullPath}?${search}`
  const [id, timestamp] = [randomUUID(), String(at ?? Math.floor(site.clock.now() / 1_000))]
  const signature = signatureOf(secret, `${id}.${timestamp}.GET ${url}`)
  const reply = await site.server.inject({
    url,
    headers: {
      'feed-partner': String(by.id),
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
      ...headers,
    },
  })
  return { status: reply.statusCode, headers: reply.headers, text: reply.body, ...v.parse(bodySchema, reply.json()) }
}
const signatureOf = (secret: string, text: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(text)
    .digest('base64')}`
const roundsOf = (events: Awaited<ReturnType<typeof pull>>['events']) => events.map(({ data }) => data['round'])

describe('a partner who reads its events itself', () => {
  test('gets what happens from its approval on, signed, as a delivery says it', async () => {
    expect(await pull()).toMatchObject({ status: 200, events: [], isMore: false })
    const player = newPlayer()
    await happen(player, 1, 2)
    const { headers, text, events } = await pull()
    expect(roundsOf(events)).toEqual(['r1', 'r2'])
    expect(text).not.toContain(String(player))
    expect(headers['webhook-signature']).toBe(
      signatureOf(partner.secret, `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`),
    )
  })

  test('gets everything once by its cursors, in the order of each player, in pages', async () => {
    const players = Array.from({ length: 6 }, newPlayer)
    for (let number = 1; number <= 20; number++) for (const player of players) await happen(player, number)
    const events = []
    let page = await pull({ limit: '7' })
    for (;;) {
      events.push(...page.events)
      expect(page.events.length).toBeLessThanOrEqual(7)
      if (!page.isMore) break
      page = await pull({ limit: '7', cursor: page.cursor })
    }
    expect(new Set(events.map(({ id }) => id)).size).toBe(120)
    expect(events).toHaveLength(120)
    const byPlayer = Map.groupBy(events, ({ player }) => player)
    for (const own of byPlayer.values())
      expect(roundsOf(own)).toEqual(Array.from({ length: 20 }, (_, index) => `r${index + 1}`))
  })

  test('gets the same again by an older cursor, and its place never goes back', async () => {
    const first = await pull()
    await happen(newPlayer(), 1)
    const second = await pull({ cursor: first.cursor })
    await pull({ cursor: second.cursor })
    expect((await pull({ cursor: first.cursor })).events).toEqual(second.events)
    expect((await pull()).events).toEqual([])
  })

  test('gets what was not acknowledged by a cursor again', async () => {
    await happen(newPlayer(), 1)
    const lost = await pull()
    expect((await pull()).events).toEqual(lost.events)
  })

  test('waits for an event no longer than it wants, and is answered when one comes', async () => {
    const { cursor } = await pull()
    const started = performance.now()
    expect((await pull({ cursor, wait: '1' })).events).toEqual([])
    expect(performance.now() - started).toBeLessThan(3_000)
    const waiting = pull({ cursor, wait: '20' })
    await happen(newPlayer(), 1)
    expect(roundsOf((await waiting).events)).toEqual(['r1'])
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  test('misses nothing of ten writers at once, with events of other kinds between', async () => {
    const some = await feed.newPartner({ url: '', kinds: ['round.closed', 'deposit.paid'] })
    const players = Array.from({ length: 10 }, newPlayer)
    let isWriting = true
    const writing = Promise.all(
      players.map(async (player) => {
        for (let number = 1; number <= 15; number++) await happen(player, number)
      }),
    ).finally(() => {
      isWriting = false
    })
    const seen: string[] = []
    let cursor = ''
    for (;;) {
      const wasWriting = isWriting
      const page = await pull(cursor === '' ? {} : { cursor }, { by: some })
      seen.push(...page.events.map(({ id }) => id))
      cursor = page.cursor
      if (!wasWriting && page.events.length === 0 && !page.isMore) break
    }
    await writing
    expect(new Set(seen).size).toBe(150)
    expect(seen).toHaveLength(150)
  })

  test('is read its progress on the page: what it acknowledged, and what it was given', async () => {
    await happen(newPlayer(), 1, 2, 3)
    const { cursor } = await pull()
    const places = () =>
      feed.rows('select sum(delivered)::int as given from feed_lane where partner_id = $1', [partner.id])
    expect(await places()).toEqual([{ given: 3 }])
    await pull({ cursor })
    expect(await places()).toEqual([{ given: 3 }])
  })

  test('is posted nothing', async () => {
    await happen(newPlayer(), 1)
    await feed.deliver()
    expect(await feed.rows('select 1 from feed_failure where partner_id = $1', [partner.id])).toEqual([])
  })

  test('signs with the old secret while it is valid, and is answered with both signatures', async () => {
    await feed.rows(
      `update feed_partner set old_secret_sealed = secret_sealed, old_secret_until = $2, secret_sealed = (
         select secret_sealed from feed_partner where id = $1) where id = $1`,
      [partner.id, new Date(site.clock.now() + hours(1))],
    )
    expect(String((await pull()).headers['webhook-signature']).split(' ')).toHaveLength(2)
  })
})

describe('is refused', () => {
  const cursorOf = async (by = partner) => (await pull({}, { by })).cursor
  test.each<{ what: string; status: number; error: string; ask: () => Promise<Awaited<ReturnType<typeof pull>>> }>([
    {
      what: 'an unknown partner',
      status: 401,
      error: 'badSignature',
      ask: () => pull({}, { headers: { 'feed-partner': '999999' } }),
    },
    {
      what: 'no partner',
      status: 401,
      error: 'badSignature',
      ask: () => pull({}, { headers: { 'feed-partner': '' } }),
    },
    {
      what: 'a wrong signature',
      status: 401,
      error: 'badSignature',
      ask: () => pull({}, { secret: `whsec_${Buffer.alloc(32, 9).toString('base64')}` }),
    },
    {
      what: 'a signature of another query',
      status: 401,
      error: 'badSignature',
      ask: () => pull({}, { headers: { 'webhook-id': 'another-request' } }),
    },
    {
      what: 'a clock that is six minutes behind',
      status: 401,
      error: 'clockSkew',
      ask: () => pull({}, { at: Math.floor((site.clock.now() - minutes(6)) / 1_000) }),
    },
    { what: 'a page of none', status: 400, error: 'limitWrong', ask: () => pull({ limit: '0' }) },
    { what: 'a page of 501', status: 400, error: 'limitWrong', ask: () => pull({ limit: '501' }) },
    { what: 'a page of many', status: 400, error: 'limitWrong', ask: () => pull({ limit: 'many' }) },
    { what: 'a wait of 21 seconds', status: 400, error: 'waitWrong', ask: () => pull({ wait: '21' }) },
    { what: 'a made-up cursor', status: 400, error: 'cursorUnreadable', ask: () => pull({ cursor: 'c1.1-1' }) },
    {
      what: 'a cursor with another number',
      status: 400,
      error: 'cursorUnreadable',
      ask: async () => pull({ cursor: (await cursorOf()).replace(/^c1\.\w/, 'c1.0') }),
    },
    {
      what: 'the cursor of another partner',
      status: 400,
      error: 'cursorUnreadable',
      ask: async () => pull({ cursor: await cursorOf(await feed.newPartner({ url: '' })) }),
    },
    {
      what: 'a cursor of more than fourteen days ago',
      status: 410,
      error: 'cursorTooOld',
      ask: async () => {
        const cursor = await cursorOf()
        // A cursor counts from a minute before it was made.
        site.clock.advance(milliseconds(days(14) - minutes(1)))
        expect((await pull({ cursor })).status).toBe(200)
        site.clock.advance(seconds(1))
        return pull({ cursor })
      },
    },
    {
      what: 'a cursor of events that a restored database does not know',
      status: 409,
      error: 'cursorAhead',
      ask: async () => {
        await happen(newPlayer(), 1)
        await happen(newPlayer(), 2)
        const { cursor } = await pull()
        await feed.rows('delete from feed_event where id = (select max(id) from feed_event)')
        return pull({ cursor })
      },
    },
    {
      what: 'a cursor of a clock that was set back',
      status: 409,
      error: 'cursorAhead',
      ask: async () => {
        const ahead = await cursorOf()
        site.clock.advance(minutes(-10))
        const reply = await pull({ cursor: ahead })
        site.clock.advance(minutes(10))
        return reply
      },
    },
    {
      what: 'a partner who is stopped',
      status: 403,
      error: 'stopped',
      ask: async () => {
        await feed.rows('update feed_partner set is_running = false where id = $1', [partner.id])
        return pull()
      },
    },
    {
      what: 'a partner who receives deliveries',
      status: 403,
      error: 'receivesDeliveries',
      ask: async () => {
        const receiver = await openReceiver()
        const by = await feed.newPartner(receiver)
        await receiver.close()
        return pull({}, { by })
      },
    },
  ])('$what, with a sentence that says why', async ({ status, error, ask }) => {
    const reply = await ask()
    expect(reply).toMatchObject({ status, error, events: [] })
    expect(reply.message).toMatch(/^[\w-].{20,}\.$/)
  })

  test.each([
    { what: 'no partner number', headers: { 'feed-partner': 'three' }, words: headerWords.partnerId },
    { what: 'no id', headers: { 'webhook-id': '' }, words: headerWords.id },
    { what: 'a time in milliseconds', headers: { 'webhook-timestamp': '1795845787000' }, words: headerWords.timestamp },
    { what: 'no signature', headers: { 'webhook-signature': '' }, words: headerWords.signature },
    { what: 'a bare signature', headers: { 'webhook-signature': 'AAAA' }, words: headerWords.signature },
  ])('a request with $what is answered with the name of its header', async ({ headers, words }) => {
    expect(await pull({}, { headers })).toMatchObject({ status: 401, error: 'badSignature', message: words })
  })

  test('no more about a partner than that the signature does not fit', async () => {
    const unknown = await pull({}, { headers: { 'feed-partner': '999999' } })
    const wrong = await pull({}, { secret: `whsec_${Buffer.alloc(32, 9).toString('base64')}` })
    expect(unknown.text).toBe(wrong.text)
  })

  test('a second request while one waits, and not after it', async () => {
    const { cursor } = await pull()
    const waiting = pull({ cursor, wait: '1' })
    await new Promise((resolve) => setTimeout(resolve, 200))
    const second = await pull({ cursor })
    expect(second).toMatchObject({ status: 429, error: 'pullUnderWay' })
    expect(second.headers['retry-after']).toBe('1')
    expect((await waiting).status).toBe(200)
    expect((await pull({ cursor })).status).toBe(200)
  })

  test('more than so many a minute, and others are not', async () => {
    const replies = []
    for (let turn = 0; turn <= pullsMax.count; turn++) replies.push((await pull()).status)
    expect(replies.filter((status) => status === 200)).toHaveLength(pullsMax.count)
    expect(replies.at(-1)).toBe(429)
    expect((await pull({}, { by: await feed.newPartner({ url: '' }) })).status).toBe(200)
    site.clock.advance(seconds(61))
    expect((await pull()).status).toBe(200)
  })
})

test('a cursor within the retention reads on after old events were deleted', async () => {
  await happen(newPlayer(), 1)
  const { cursor } = await pull()
  site.clock.advance(days(13))
  await happen(newPlayer(), 2)
  site.clock.advance(hours(23))
  await runJob(site, 'eventFeed.deleteOld')
  expect(roundsOf((await pull({ cursor })).events)).toEqual(['r2'])
})
