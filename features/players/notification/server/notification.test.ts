import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, hours, milliseconds, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, durationBetween, instant, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay, timeOfDay } from '#core/clock/manila.ts'
import type { Json } from '#core/json.ts'
import { endSession, signOut } from '#features/players/account/contract.ts'
import { securityTopics } from '#features/players/account/server/index.ts'
import { sendSupportMessage } from '#features/lobby/support-chat/contract.ts'
import { seedDemoDesk } from '#features/lobby/support-chat/server/index.ts'
import { answerSupportChat, listSupportChats, takeSupportChat } from '#features/lobby/support-chat/staff-contract.ts'
import { writeMail } from '#features/players/mail/staff-contract.ts'
import { keepLanguage } from '#features/players/language/contract.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { publish } from '#platform/outbox/publish.ts'
import { vapidKeyOf } from '#platform/notifications/vapid.ts'
import { createLog } from '#platform/log/log.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import { readNotificationDevice, takeNotifications, turnOffNotifications, turnOnNotifications } from '../contract.ts'

let office: TestBackOffice
let site: TestSite
beforeAll(async () => {
  office = await openTestBackOffice()
  site = office.site
  await drain()
})
afterAll(() => office.close())

let lastMobile = 0
const newPlayer = (): Promise<RegisteredPlayer> => {
  const noon = addDuration(startOfDay(addDays(today(), 1)), hours(12))
  if (timeOfDay(site.clock.now()) > hours(18)) moveTo(noon)
  site.clock.advance(minutes(2))
  return registered()
}
/** Late enough that the session lasts until the morning. */
const newPlayerOfTheEvening = (): Promise<RegisteredPlayer> => {
  moveTo(addDuration(startOfDay(addDays(today(), 1)), hours(21)))
  return registered()
}
/** The news of the registration itself are over. */
async function registered(): Promise<RegisteredPlayer> {
  const player = await registerPlayer(site, `0922${String(++lastMobile).padStart(7, '0')}`)
  await drain()
  return player
}
const today = () => dayOf(site.clock.now())
const moveTo = (time: Instant): void => void site.clock.advance(durationBetween(site.clock.now(), time))
const pass = async (time: Parameters<typeof addDuration>[1]): Promise<void> => {
  site.clock.advance(time)
  await site.runDue()
}

async function drain(): Promise<void> {
  const { db, clock } = site.context
  const consumers = site.features.consumers.filter(({ name }) => name === 'notification.facts')
  const log = createLog({ level: 'silent', style: 'json' })
  await createOutbox({ db, clock, log, consumers }).drain()
}

/** A fact of another feature, as it publishes it, and everything that follows from it now. */
async function happens(topic: string, player: RegisteredPlayer, facts: Record<string, Json> = {}): Promise<void> {
  const payload = { playerId: String(player.id), at: site.clock.now(), ...facts }
  await site.context.db.transaction((tx) => publish(tx, { topic, key: String(player.id), payload }))
  await drain()
  await site.runDue()
}
let orders = 0
const paid = (player: RegisteredPlayer, orderId = `W${(orders += 1)}`) =>
  happens('WITHDRAWAL_CHANGED', player, { state: 'SUCCEEDED', orderId, amount: '50000' })
const ends = (player: RegisteredPlayer, took: number, more: Record<string, Json> = {}) =>
  happens('ROUND_CLOSED', player, { openedAt: site.clock.now() - took, isFree: false, ...more })

const subscribed = v.object({
  id: v.string(),
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
})

async function newBrowser(more: object = {}) {
  const response = await fetch(`${site.sandbox.url}/push/v1/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: vapidKeyOf(site.context.secret).publicKey, ...more }),
  })
  return v.parse(subscribed, await response.json())
}

type Browser = Awaited<ReturnType<typeof newBrowser>>
const deviceOf = ({ endpoint, keys }: Browser) => ({ kind: 'web', endpoint, ...keys }) as const

async function turnOn(player: RegisteredPlayer, more: object = {}): Promise<Browser> {
  const browser = await newBrowser(more)
  expect((await site.send(turnOnNotifications, { device: deviceOf(browser) }, player)).body.errcode).toBe(0)
  return browser
}
const isOn = async (player: RegisteredPlayer) => (await site.send(readNotificationDevice, {}, player)).body.isOn

const pushed = v.object({ messages: v.array(v.object({ text: v.string(), ttl: v.number() })) })
async function arrivedAt({ id }: Browser): Promise<string[]> {
  const response = await fetch(`${site.sandbox.url}/push/v1/messages?to=${id}`)
  return v.parse(pushed, await response.json()).messages.map(({ text }) => text)
}
const titles = async (browser: Browser) =>
  (await arrivedAt(browser)).map((text) => v.parse(v.object({ title: v.string() }), JSON.parse(text)).title)
const taken = async (player: RegisteredPlayer) => {
  const { body } = await site.send(takeNotifications, {}, player)
  return v.parse(takeNotifications.response, body).notifications.map(({ title }) => title)
}
const deadLetters = async () =>
  (await site.context.db.pool.query(`select 1 from job_dead_letter where name = 'notification.push'`)).rowCount
const exclude = ({ id }: RegisteredPlayer) =>
  site.context.db.pool.query(`update player set state = 'excluded', state_until = null where id = $1`, [id])

describe('a fact', () => {
  test('reaches the browser that turned notifications on, in the player’s language, with nothing private in it', async () => {
    const [ana, ben] = [await newPlayer(), await newPlayer()]
    const [hers, his] = [await turnOn(ana), await turnOn(ben)]
    await site.send(keepLanguage, { language: 'fil' }, ana)
    await paid(ana, 'W-2026-1')
    const [text = ''] = await arrivedAt(hers)
    expect(JSON.parse(text)).toMatchObject({
      title: 'Nabayaran na ang withdrawal mo',
      path: '/lobby/wallets/withdrawals',
    })
    expect(text).not.toMatch(/500|W-2026|₱/)
    expect(await arrivedAt(his)).toEqual([])
  })

  test('is sent once, however often it is published', async () => {
    const ana = await newPlayer()
    const browser = await turnOn(ana)
    for (let time = 0; time < 3; time++) await paid(ana, 'W-2026-2')
    await happens('PLAY_LIMIT_REACHED', ana, { kind: 'bet' })
    await happens('PLAY_LIMIT_REACHED', ana, { kind: 'loss' })
    expect(await titles(browser)).toEqual(['You’ve reached one of your limits', 'Your withdrawal is paid'])
  })

  test.each(['REJECTED', 'SENT', 'CANCELLED'])('that is none is not sent: a withdrawal that is %s', async (state) => {
    const ana = await newPlayer()
    const browser = await turnOn(ana)
    await happens('WITHDRAWAL_CHANGED', ana, { state, orderId: 'W-2026-3' })
    expect(await arrivedAt(browser)).toEqual([])
  })

  test('is a message of customer service, and neither a gift nor a message to many', async () => {
    const ana = await newPlayer()
    const browser = await turnOn(ana)
    const agent = await office.newStaff('crm')
    const letter = { playerId: ana.id, title: 'Private', body: ['Secret'], daysValid: 7, reason: 'She asked.' }
    const gift = [{ id: 2001, count: 100, betRate: 1 }]
    expect(
      (await office.send(writeMail, { ...letter, items: gift, requestKey: key() }, agent.token)).body.errcode,
    ).toBe(0)
    await settle()
    expect(await arrivedAt(browser)).toEqual([])
    expect((await office.send(writeMail, { ...letter, items: [], requestKey: key() }, agent.token)).body.errcode).toBe(
      0,
    )
    await settle()
    expect(await titles(browser)).toEqual(['New message from customer service'])
    expect((await arrivedAt(browser)).join('')).not.toMatch(/Private|Secret/)
  })

  test('is the decision about an identity, without its result', async () => {
    const ana = await newPlayer()
    const browser = await turnOn(ana)
    await happens('KYC_DECIDED', ana, { status: 'REJECTED' })
    expect(await titles(browser)).toEqual(['We’ve reviewed your documents'])
  })

  test('is a long round that ended while its player was away, and no other', async () => {
    const ana = await newPlayer()
    const browser = await turnOn(ana)
    await ends(ana, minutes(5) - 1)
    await ends(ana, hours(2), { isFree: true })
    expect(await arrivedAt(browser)).toEqual([])
    const seen = site.clock.now()
    await site.context.db.pool.query(
      `insert into player_presence (player_id, seen_at) values ($1, to_timestamp($2 / 1000.0))
       on conflict (player_id) do update set seen_at = excluded.seen_at`,
      [ana.id, seen],
    )
    await ends(ana, hours(2))
    expect(await arrivedAt(browser)).toEqual([])
    moveTo(addDuration(seen, minutes(3)))
    await ends(ana, hours(2))
    expect(await titles(browser)).toEqual(['A round has ended'])
  })

  test('is an answer in the chat while its player is away, once in ten minutes', async () => {
    await seedDemoDesk(site.context.db, site.clock.now())
    const agent = await office.newStaff('csLevel1')
    const ana = await newPlayer()
    const browser = await turnOn(ana)
    const message = { text: 'My deposit is missing.', messageKey: messageKey() }
    expect((await site.send(sendSupportMessage, message, ana)).body.errcode).toBe(0)
    const waiting = await office.send(listSupportChats, { show: 'waiting', playerId: ana.id }, agent.token)
    const id = v.parse(listedChats, waiting.body).rows[0]?.id ?? 0
    const reason = 'from the queue of chats'
    expect((await office.send(takeSupportChat, { id, reason, takesOver: false }, agent.token)).body.errcode).toBe(0)
    const reply = async () => {
      const answer = { id, text: 'It has arrived.', messageKey: messageKey(), reason }
      expect((await office.send(answerSupportChat, answer, agent.token)).body.errcode).toBe(0)
      await settle()
    }
    await site.context.db.pool.query(
      `insert into player_presence (player_id, seen_at) values ($1, to_timestamp($2 / 1000.0))
       on conflict (player_id) do update set seen_at = excluded.seen_at`,
      [ana.id, site.clock.now()],
    )
    await reply()
    expect(await arrivedAt(browser)).toEqual([])
    site.clock.advance(minutes(10))
    await reply()
    await reply()
    expect(await arrivedAt(browser)).toHaveLength(1)
    expect(JSON.parse((await arrivedAt(browser))[0] ?? '')).toMatchObject({
      title: 'Customer service answered you',
      path: '/service/chat',
    })
  })
})

const messageKey = () => randomBytes(16).toString('hex')
const listedChats = v.looseObject({ rows: v.array(v.looseObject({ id: v.number() })) })
const key = () => crypto.randomUUID()
const settle = async () => {
  await drain()
  await site.runDue()
}

describe('the night in Manila', () => {
  const at10PM = () => addDuration(startOfDay(today()), hours(22))
  const at7AM = () => addDuration(startOfDay(addDays(today(), 1)), hours(7))

  test('is quiet from 10 PM: a fact of a moment before is sent, one of 10 PM waits until 7 AM', async () => {
    const ana = await newPlayerOfTheEvening()
    const browser = await turnOn(ana)
    moveTo(subtractDuration(at10PM(), milliseconds(1)))
    await paid(ana)
    expect(await arrivedAt(browser)).toHaveLength(1)
    moveTo(addDuration(site.clock.now(), milliseconds(1)))
    const morning = at7AM()
    await paid(ana)
    moveTo(subtractDuration(morning, milliseconds(1)))
    await site.runDue()
    expect(await arrivedAt(browser)).toHaveLength(1)
    await pass(milliseconds(1))
    expect(await arrivedAt(browser)).toHaveLength(2)
  })

  test('drops what will be no news in the morning', async () => {
    const ana = await newPlayerOfTheEvening()
    const browser = await turnOn(ana)
    moveTo(at10PM())
    const morning = at7AM()
    await happens('PLAY_LIMIT_REACHED', ana, { kind: 'bet' })
    moveTo(morning)
    await site.runDue()
    expect(await arrivedAt(browser)).toEqual([])
  })

  test('also holds for a retry: it waits for the morning', async () => {
    const ana = await newPlayerOfTheEvening()
    const browser = await turnOn(ana, { failures: 1 })
    moveTo(subtractDuration(at10PM(), seconds(1)))
    const morning = at7AM()
    await paid(ana)
    await pass(seconds(30))
    expect(await arrivedAt(browser)).toEqual([])
    moveTo(morning)
    await site.runDue()
    expect(await arrivedAt(browser)).toHaveLength(1)
  })

  test('also holds for the app', async () => {
    const ana = await newPlayerOfTheEvening()
    await site.send(turnOnNotifications, { device: { kind: 'app' } }, ana)
    moveTo(subtractDuration(at10PM(), milliseconds(1)))
    const morning = at7AM()
    await paid(ana)
    moveTo(addDuration(site.clock.now(), milliseconds(1)))
    expect(await taken(ana)).toEqual([])
    moveTo(morning)
    expect(await taken(ana)).toEqual(['Your withdrawal is paid'])
  })
})

describe('an excluded player', () => {
  test('gets what concerns their money, also signed out by the exclusion, and nothing else', async () => {
    const ana = await newPlayer()
    const browser = await turnOn(ana)
    await exclude(ana)
    await site.context.db.pool.query(
      `update session set ended_at = now(), ended_because = 'stopped' where player_id = $1`,
      [ana.id],
    )
    await ends(ana, hours(2))
    await happens('PLAY_LIMIT_REACHED', ana, { kind: 'bet' })
    await happens('SUPPORT_WROTE', ana)
    await paid(ana)
    await happens('KYC_DECIDED', ana, { status: 'APPROVED' })
    expect(await titles(browser)).toEqual(['We’ve reviewed your documents', 'Your withdrawal is paid'])
  })

  test('who was excluded after the fact gets nothing of it', async () => {
    const ana = await newPlayer()
    const browser = await turnOn(ana, { failures: 1 })
    await happens('SUPPORT_WROTE', ana)
    await exclude(ana)
    await pass(seconds(10))
    expect(await arrivedAt(browser)).toEqual([])
  })

  test('is held to the same in the app', async () => {
    const ana = await newPlayer()
    await site.send(turnOnNotifications, { device: { kind: 'app' } }, ana)
    await exclude(ana)
    await happens('SUPPORT_WROTE', ana)
    await paid(ana)
    expect(await taken(ana)).toEqual(['Your withdrawal is paid'])
  })
})

describe('a device', () => {
  test.each([
    ['turned notifications off', (ana: RegisteredPlayer) => site.send(turnOffNotifications, {}, ana)],
    ['signed out', (ana: RegisteredPlayer) => site.send(signOut, {}, ana)],
    ['was signed out by a member of the staff, or by the player elsewhere', endedElsewhere],
  ])('that %s gets nothing more', async (_how, leave) => {
    const ana = await newPlayer()
    const browser = await turnOn(ana)
    await leave(ana)
    await paid(ana)
    expect(await arrivedAt(browser)).toEqual([])
    await pass(hours(1))
    expect(await rowsOf(ana)).toBe(0)
  })

  test('still gets facts when the time of its session is over: nobody has signed out', async () => {
    const ana = await newPlayer()
    const browser = await turnOn(ana)
    await pass(days(1))
    await paid(ana)
    expect([await titles(browser), await rowsOf(ana)]).toEqual([['Your withdrawal is paid'], 1])
  })

  test('that its browser gave up is forgotten with the first answer of the push service', async () => {
    const ana = await newPlayer()
    const browser = await turnOn(ana)
    await fetch(`${site.sandbox.url}/push/v1/subscriptions/${browser.id}`, { method: 'DELETE' })
    await paid(ana)
    expect(await isOn(ana)).toBe(false)
    expect(await deadLetters()).toBe(0)
  })

  test('belongs to the player who signed in there last', async () => {
    const [ana, ben] = [await newPlayer(), await newPlayer()]
    const shared = await turnOn(ana)
    await site.send(turnOnNotifications, { device: deviceOf(shared) }, ben)
    await paid(ana)
    expect([await isOn(ana), await isOn(ben), await arrivedAt(shared)]).toEqual([false, true, []])
  })

  test('is one, however many turn it on at once', async () => {
    const ana = await newPlayer()
    const browsers = await Promise.all(Array.from({ length: 10 }, () => newBrowser()))
    const answers = await Promise.all(
      browsers.map((browser) => site.send(turnOnNotifications, { device: deviceOf(browser) }, ana)),
    )
    expect(answers.map(({ body }) => body.errcode)).toEqual(Array(10).fill(0))
    expect(await rowsOf(ana)).toBe(1)
    await paid(ana)
    const arrived = await Promise.all(browsers.map(arrivedAt))
    expect(arrived.flat()).toHaveLength(1)
  })

  test.each([
    ['an address that is no push service', { endpoint: 'https://169.254.169.254/latest' }],
    ['a point off the curve', { p256dh: 'B'.repeat(87) }],
  ])('with %s is refused', async (_what, change) => {
    const ana = await newPlayer()
    const device = { ...deviceOf(await newBrowser()), ...change }
    const { body } = await site.send(turnOnNotifications, { device }, ana)
    expect([body.errcode, await isOn(ana)]).toEqual([1440, false])
  })
})

describe('the push service', () => {
  test.each([429, 500, 503])('that answers %i is asked again, and the fact arrives once', async (failureStatus) => {
    const ana = await newPlayer()
    const browser = await turnOn(ana, { failures: 2, failureStatus })
    await paid(ana)
    expect(await arrivedAt(browser)).toEqual([])
    await pass(seconds(5))
    await pass(seconds(15))
    expect(await arrivedAt(browser)).toHaveLength(1)
  })

  test('that never accepts leaves a dead letter after eight tries, and the device', async () => {
    const ana = await newPlayer()
    const browser = await turnOn(ana, { failures: 100 })
    await paid(ana)
    for (let time = 0; time < 8; time++) await pass(hours(1))
    expect([await deadLetters(), await isOn(ana), await arrivedAt(browser)]).toEqual([1, true, []])
  })
})

describe('the app', () => {
  test('takes each fact once, of ten simultaneous questions too', async () => {
    const ana = await newPlayer()
    await paid(ana)
    await site.send(turnOnNotifications, { device: { kind: 'app' } }, ana)
    await paid(ana)
    const answers = await Promise.all(Array.from({ length: 10 }, () => taken(ana)))
    expect(answers.flat()).toEqual(['Your withdrawal is paid'])
    expect(await taken(ana)).toEqual([])
  })
})

test('facts that are no news are deleted a day later', async () => {
  const ana = await newPlayer()
  await turnOn(ana)
  await paid(ana)
  await pass(days(5))
  expect((await site.context.db.pool.query('select 1 from notification where player_id = $1', [ana.id])).rowCount).toBe(
    0,
  )
})

async function endedElsewhere(ana: RegisteredPlayer): Promise<void> {
  const { rows } = await site.context.db.pool.query<{ id: string }>('select id from session where player_id = $1', [
    ana.id,
  ])
  await site.send(endSession, { sessionId: Number(rows[0]?.id) }, ana)
}

const rowsOf = async ({ id }: RegisteredPlayer) =>
  (await site.context.db.pool.query('select 1 from notification_device where player_id = $1', [id])).rowCount

describe('a security event', () => {
  const secret = { device: 'Chrome on Android', place: 'Cebu', account: 'BDO ··1234' }

  test.each(securityTopics)('%s is one notice that opens the inbox and does not say which it is', async (topic) => {
    const ana = await newPlayer()
    const browser = await turnOn(ana)
    await happens(topic, ana, secret)
    const texts = await arrivedAt(browser)
    expect(texts.map((text) => JSON.parse(text))).toMatchObject([
      { title: 'A security notice about your account', path: '/profile/email' },
    ])
    expect(texts.join()).not.toMatch(/Chrome|Cebu|BDO|1234/)
  })

  test('of ten new devices within an hour is one notice, and one of the next hour another', async () => {
    const ana = await newPlayer()
    const browser = await turnOn(ana)
    moveTo(instant(Math.ceil(site.clock.now() / hours(1)) * hours(1)))
    for (let device = 0; device < 10; device++) await happens('NEW_DEVICE', ana, secret)
    expect(await titles(browser)).toHaveLength(1)
    await pass(hours(1))
    await happens('NEW_DEVICE', ana, secret)
    expect(await titles(browser)).toHaveLength(2)
  })

  test('of the time before a device turned notifications on is no news there', async () => {
    const ana = await newPlayer()
    const payload = { playerId: String(ana.id), at: site.clock.now() }
    await site.context.db.transaction((tx) => publish(tx, { topic: 'PASSWORD_CHANGED', key: String(ana.id), payload }))
    site.clock.advance(seconds(1))
    const browser = await turnOn(ana)
    await drain()
    await site.runDue()
    expect(await titles(browser)).toEqual([])
  })
})
