import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hours, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { accept, eventsIn, openReceiver, type Receiver, status } from '../testing/receiver.ts'
import { roundClosed, testFeed } from '../testing/test-feed.ts'
import { sealSecret } from './feed-secret.ts'
import { partnerSetSecret } from './store/feed-partner.store.ts'

let site: TestSite
let feed: ReturnType<typeof testFeed>
beforeAll(async () => {
  site = await openTestSite()
  feed = testFeed(site)
})
afterAll(() => site.close())

const receivers: Receiver[] = []
const newReceiver = async (...given: Parameters<typeof openReceiver>) => {
  const receiver = await openReceiver(...given)
  receivers.push(receiver)
  return receiver
}
afterEach(async () => {
  await feed.rows('update feed_partner set is_running = false')
  for (const receiver of receivers.splice(0)) await receiver.close()
})

let lastPlayer = 700_000
const newPlayer = () => ++lastPlayer
const round = (playerId: number, number: number) => roundClosed(playerId, number, site.clock.now())
const later = (duration: Parameters<TestSite['clock']['advance']>[0]) => site.clock.advance(duration)
const failuresOf = async (id: bigint) =>
  (await feed.rows('select reason from feed_failure where partner_id = $1 order by id', [id])).map(
    ({ reason }) => reason,
  )
const lettersOf = (id: bigint) =>
  feed.rows('select id, event_count as count, reason from feed_dead_letter where partner_id = $1 order by id', [id])
const signature = (secret: string, { headers, body }: Receiver['received'][number]) => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

test('a delivery carries what happened, signed, under an alias of the player', async () => {
  const receiver = await newReceiver()
  const { secret } = await feed.newPartner(receiver)
  const player = newPlayer()
  await feed.publish(round(player, 1))
  await feed.flow()
  const [one] = receiver.received
  if (one === undefined) throw new Error('nothing came')
  expect(one.headers['webhook-signature']).toBe(signature(secret, one))
  expect(Number(one.headers['webhook-timestamp'])).toBe(Math.floor(site.clock.now() / 1_000))
  const [event] = eventsIn(one)
  expect(event).toMatchObject({ type: 'round.closed', data: { round: 'r1', stake: 500, win: 0, game: 'lucky' } })
  expect(one.body).not.toContain(String(player))
})

test('two partners know one player by two names, each of them always by the same', async () => {
  const [a, b] = [await newReceiver(), await newReceiver()]
  await feed.newPartner(a)
  await feed.newPartner(b)
  const player = newPlayer()
  await feed.publish(round(player, 1), round(player, 2))
  await feed.flow()
  const namesAt = (at: Receiver) => new Set(at.events().map((event) => event.player))
  expect(namesAt(a).size).toBe(1)
  expect(namesAt(b).size).toBe(1)
  expect(namesAt(a)).not.toEqual(namesAt(b))
})

test('the order of each player holds with ten writers and four deliverers at once', async () => {
  const receiver = await newReceiver(
    (response) => void setTimeout(() => accept(response, { headers: {}, body: '' }), Math.random() * 10),
  )
  await feed.newPartner(receiver)
  const players = Array.from({ length: 10 }, newPlayer)
  const write = async (player: number) => {
    for (let number = 1; number <= 60; number++) await feed.publish(round(player, number))
  }
  const others = Array.from({ length: 3 }, () => testFeed(site))
  let isWriting = true
  const deliver = async (by: typeof feed) => {
    while (isWriting) await by.flow()
  }
  const delivering = [feed, ...others].map(deliver)
  await Promise.all(players.map(write))
  isWriting = false
  await Promise.all(delivering)
  await feed.flow()
  const byPlayer = Map.groupBy(receiver.events(), ({ player }) => player)
  expect(byPlayer.size).toBe(10)
  for (const events of byPlayer.values()) {
    expect(events.map(({ data }) => data['round'])).toEqual(Array.from({ length: 60 }, (_, index) => `r${index + 1}`))
    expect(events.map(({ sequence }) => sequence)).toEqual(
      events.map(({ sequence }) => sequence).toSorted((x, y) => x - y),
    )
  }
}, 60_000)

test('a partner who never answers does not delay another', async () => {
  const [silent, quick] = [await newReceiver(() => undefined), await newReceiver()]
  await feed.newPartner(silent)
  await feed.newPartner(quick)
  await feed.publish(...Array.from({ length: 300 }, (_, number) => round(newPlayer(), number)))
  await feed.record()
  const started = performance.now()
  const delivering = feed.deliver()
  await expect.poll(() => quick.events().length, { timeout: 5_000 }).toBe(300)
  expect(performance.now() - started).toBeLessThan(5_000)
  silent.answerWith(accept)
  await silent.close()
  await delivering
}, 20_000)

test('what gets no answer in ten seconds has failed', async () => {
  const silent = await newReceiver(() => undefined)
  const { id } = await feed.newPartner(silent)
  await feed.publish(round(newPlayer(), 1))
  await feed.flow()
  expect(await failuresOf(id)).toEqual(['No answer within 10 seconds'])
}, 20_000)

test.each([
  ['500', status(500), 'Answered 500'],
  ['a redirect', status(302, { location: 'http://127.0.0.1:1/' }), 'Answered 302: redirects aren’t followed'],
  [
    'a huge answer',
    (response: Parameters<typeof accept>[0]) => void response.end('x'.repeat(5_000)),
    'The answer was longer than 4096 bytes',
  ],
])('%s is a failure with its reason, and the same delivery comes again', async (_what, answer, reason) => {
  const receiver = await newReceiver(answer)
  const { id } = await feed.newPartner(receiver)
  await feed.publish(round(newPlayer(), 1))
  await feed.flow()
  await feed.flow()
  expect(receiver.received).toHaveLength(1)
  expect(await failuresOf(id)).toEqual([reason])
  receiver.answerWith(accept)
  later(seconds(5))
  await feed.flow()
  const [first, second] = receiver.received
  expect(second?.body).toBe(first?.body)
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  later(hours(1))
  await feed.flow()
  expect(receiver.received).toHaveLength(2)
})

test('a failing delivery is tried after exactly 5, 10, 20 … seconds, up to a quarter of an hour, then given up', async () => {
  const receiver = await newReceiver(status(503))
  const { id } = await feed.newPartner({ ...receiver, retryHours: 1 })
  await feed.publish(round(newPlayer(), 1))
  await feed.record()
  for (const pause of [0, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900]) {
    const before = receiver.received.length
    later(seconds(Math.max(0, pause - 1)))
    if (pause > 0) await feed.deliver()
    const early = receiver.received.length - before
    later(seconds(Math.min(1, pause)))
    await feed.deliver()
    expect({ early, inTime: receiver.received.length - before }).toEqual({ early: 0, inTime: 1 })
  }
  expect(await lettersOf(id)).toMatchObject([{ count: 1, reason: 'Answered 503' }])
  later(hours(2))
  await feed.deliver()
  expect(receiver.received).toHaveLength(12)
})

test('410 stops the partner, who keeps its place', async () => {
  const receiver = await newReceiver(status(410))
  const { id } = await feed.newPartner(receiver)
  await feed.publish(round(newPlayer(), 1))
  await feed.flow()
  expect(await feed.rows('select is_running, stopped_because from feed_partner where id = $1', [id])).toEqual([
    { is_running: false, stopped_because: 'gone' },
  ])
  later(hours(30))
  await feed.publish(round(newPlayer(), 2))
  await feed.flow()
  expect(receiver.received).toHaveLength(1)
  receiver.answerWith(accept)
  await feed.rows('update feed_partner set is_running = true where id = $1', [id])
  await feed.flow()
  expect(
    receiver
      .events()
      .slice(1)
      .map(({ data }) => String(data['round']))
      .toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(['r1', 'r2'])
})

test('an event that is refused is given up alone, and those around it arrive in order', async () => {
  const receiver = await newReceiver(
    (response, received) => void response.writeHead(received.body.includes('"r7"') ? 422 : 204).end(),
  )
  const { id } = await feed.newPartner(receiver)
  const player = newPlayer()
  await feed.publish(...Array.from({ length: 12 }, (_, index) => round(player, index + 1)))
  for (let at = 0; at < 25; at++) {
    await feed.flow()
    later(minutes(2))
  }
  const accepted = receiver.received.filter(({ body }) => !body.includes('"r7"')).flatMap(eventsIn)
  expect(accepted.map(({ data }) => data['round'])).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map((n) => `r${n}`))
  expect(await lettersOf(id)).toMatchObject([{ count: 1, reason: 'Answered 422' }])
})

test('what was given up is sent again when asked, once, and stays if it fails again', async () => {
  const receiver = await newReceiver(status(422))
  const { id } = await feed.newPartner(receiver)
  await feed.publish(round(newPlayer(), 1))
  for (let at = 0; at < 8; at++) {
    await feed.flow()
    later(minutes(5))
  }
  const sendAgain = () =>
    feed.rows('update feed_dead_letter set send_at = $2 where partner_id = $1', [id, new Date(site.clock.now())])
  await sendAgain()
  await feed.deliver()
  expect(await lettersOf(id)).toMatchObject([{ count: 1, reason: 'Answered 422' }])
  receiver.answerWith(accept)
  const before = receiver.received.length
  await feed.deliver()
  expect(receiver.received).toHaveLength(before)
  await sendAgain()
  await feed.deliver()
  expect(receiver.received).toHaveLength(before + 1)
  expect(await lettersOf(id)).toEqual([])
})

test('after hours without the partner everything older is given up, and newer events still arrive', async () => {
  const receiver = await newReceiver()
  const { id } = await feed.newPartner({ url: 'http://127.0.0.1:9/', retryHours: 1 })
  const player = newPlayer()
  await feed.publish(...Array.from({ length: 250 }, (_, index) => round(player, index + 1)))
  await feed.flow()
  later(minutes(61))
  await feed.publish(round(player, 251))
  await feed.flow()
  expect(await lettersOf(id)).toMatchObject([{ count: 250, reason: 'No connection' }])
  await feed.rows('update feed_partner set url = $2 where id = $1', [id, receiver.url])
  later(minutes(15))
  await feed.flow()
  expect(receiver.events().map(({ data }) => data['round'])).toEqual(['r251'])
})

test('during a rotation both secrets sign, and afterwards the new one alone', async () => {
  const receiver = await newReceiver()
  const { id, secret: old } = await feed.newPartner(receiver)
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const now = site.clock.now()
  const oldUntil = addDuration(now, seconds(2))
  await partnerSetSecret(feed.needs.db, { id, sealed: sealSecret(feed.needs.seal, id, secret), oldUntil, now })
  later(seconds(1))
  await feed.publish(round(newPlayer(), 1))
  await feed.flow()
  later(seconds(1))
  await feed.publish(round(newPlayer(), 2))
  await feed.flow()
  const [during, after] = receiver.received
  if (!during || !after) throw new Error('two deliveries were expected')
  expect(during.headers['webhook-signature']).toBe(`${signature(secret, during)} ${signature(old, during)}`)
  expect(after.headers['webhook-signature']).toBe(signature(secret, after))
})

test('kinds that a partner does not get are not sent, and do not hold it up', async () => {
  const receiver = await newReceiver()
  const { id } = await feed.newPartner({ ...receiver, kinds: ['account.closed'] })
  await feed.newPartner(await newReceiver())
  const player = newPlayer()
  await feed.publish(...Array.from({ length: 2_500 }, (_, index) => round(player, index)))
  await feed.publish({
    topic: 'ACCOUNT_CLOSED',
    key: String(player),
    payload: { playerId: String(player), at: site.clock.now() },
  })
  await feed.flow()
  expect(receiver.events()).toMatchObject([{ type: 'account.closed', data: {} }])
  const behind = await feed.rows(
    'select l.lane from feed_lane l where l.partner_id = $1 and exists (select from feed_event e where e.lane = l.lane and e.id > l.position)',
    [id],
  )
  expect(behind).toEqual([])
}, 30_000)
