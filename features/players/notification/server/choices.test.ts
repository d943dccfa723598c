import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hours, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, durationBetween } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay, timeOfDay } from '#core/clock/manila.ts'
import type { Json } from '#core/json.ts'
import { vapidKeyOf } from '#platform/notifications/vapid.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { publish } from '#platform/outbox/publish.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type RegisteredPlayer, registerPlayer, signInAs } from '#tests/support/registered-player.ts'
import type { TestSite, Visitor } from '#tests/support/test-site.ts'
import { choices, type Choice, isAlwaysSent } from '../choices.ts'
import { readNotificationChoices, saveNotificationChoice, takeNotifications, turnOnNotifications } from '../contract.ts'
import { isTexted } from './is-texted.ts'

let office: TestBackOffice
let site: TestSite
beforeAll(async () => {
  office = await openTestBackOffice()
  site = office.site
  await drain()
})
afterAll(() => office.close())

type Caller = Visitor & { readonly token: string }

let lastMobile = 0
/** By day: nothing waits for the morning. */
async function newPlayer(): Promise<RegisteredPlayer> {
  const now = site.clock.now()
  const noon = addDuration(startOfDay(addDays(dayOf(now), 1)), hours(12))
  site.clock.advance(timeOfDay(now) > hours(18) || timeOfDay(now) < hours(8) ? durationBetween(now, noon) : minutes(2))
  const player = await registerPlayer(site, `0924${String(++lastMobile).padStart(7, '0')}`)
  await drain()
  return player
}
const inApp = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/156.0.0.0 Mobile Safari/537.36 LobbyApp/1.0.28'
/** The player's app, signed in beside the browser. */
async function appOf({ mobile }: RegisteredPlayer): Promise<Caller> {
  const visitor = { userAgent: inApp, fingerprint: `app-of-${mobile}` }
  const { body } = await signInAs(site, mobile, visitor)
  await drain()
  return { ...visitor, token: String(body.token) }
}

async function drain(): Promise<void> {
  const { db, clock, log } = site.context
  const consumers = site.features.consumers.filter(({ name }) => name === 'notification.facts')
  await createOutbox({ db, clock, log, consumers }).drain()
}

async function happens(topic: string, player: RegisteredPlayer, facts: Record<string, Json> = {}): Promise<void> {
  const payload = { playerId: String(player.id), at: site.clock.now(), ...facts }
  await site.context.db.transaction((tx) => publish(tx, { topic, key: String(player.id), payload }))
  await drain()
  await site.runDue()
}
/** Everything that notifications can be about. */
async function everythingHappens(player: RegisteredPlayer): Promise<void> {
  await happens('WITHDRAWAL_CHANGED', player, { state: 'SUCCEEDED', orderId: `W-${player.id}`, amount: '50000' })
  await happens('KYC_DECIDED', player, { status: 'APPROVED' })
  await happens('PLAY_LIMIT_REACHED', player, { kind: 'bet' })
  await happens('PASSWORD_CHANGED', player)
  await happens('SUPPORT_WROTE', player)
  await happens('SUPPORT_CHAT_ANSWERED', player, { chatId: String(player.id) })
  await happens('ROUND_CLOSED', player, { openedAt: site.clock.now() - hours(2), isFree: false })
}
const titleOf = {
  paidOut: 'Your withdrawal is paid',
  identityDecided: 'We’ve reviewed your documents',
  limitReached: 'You’ve reached one of your limits',
  securityChanged: 'A security notice about your account',
  supportWrote: 'New message from customer service',
  chatAnswered: 'Customer service answered you',
  roundEnded: 'A round has ended',
} as const
const allTitles = Object.values(titleOf).toSorted()

const subscription = v.object({
  id: v.string(),
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
})
async function browserOf(caller: Caller, more: object = {}) {
  const response = await fetch(`${site.sandbox.url}/push/v1/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: vapidKeyOf(site.context.secret).publicKey, ...more }),
  })
  const { id, endpoint, keys } = v.parse(subscription, await response.json())
  await site.send(turnOnNotifications, { device: { kind: 'web', endpoint, ...keys } }, caller)
  return id
}
const shown = v.object({ messages: v.array(v.object({ text: v.string() })) })
async function arrivedAt(id: string): Promise<string[]> {
  const { messages } = v.parse(shown, await (await fetch(`${site.sandbox.url}/push/v1/messages?to=${id}`)).json())
  return messages.map(({ text }) => v.parse(v.object({ title: v.string() }), JSON.parse(text)).title).toSorted()
}
const takenBy = async (caller: Caller) => {
  const { body } = await site.send(takeNotifications, {}, caller)
  return v
    .parse(takeNotifications.response, body)
    .notifications.map(({ title }) => title)
    .toSorted()
}
const save = async (choice: Choice, isOn: boolean, by: Caller) =>
  (await site.send(saveNotificationChoice, { choice, isOn }, by)).body.errcode
const readBy = async (by: Caller) =>
  v
    .parse(readNotificationChoices.response, (await site.send(readNotificationChoices, {}, by)).body)
    .choices.filter(({ channel }) => channel !== 'email')
const offBy = async (by: Caller) => (await readBy(by)).filter(({ isOn }) => !isOn).map(({ fact }) => fact)
const keyOf = ({ channel, fact }: Choice) => `${channel} ${fact}`
const optional = choices.filter((choice) => !isAlwaysSent(choice))
const obligatory = choices.filter(isAlwaysSent)
/** As a row of another version, or of a time with other rules. */
const storeOff = ({ id }: RegisteredPlayer, list: readonly Choice[]) =>
  site.context.db.pool.query(
    `insert into notification_off (player_id, channel, fact, since)
     select $1, channel, fact, 'epoch' from unnest($2::text[], $3::text[]) as choice (channel, fact)`,
    [id, list.map(({ channel }) => channel), list.map(({ fact }) => fact)],
  )

describe('a choice', () => {
  test('is on for a new player', async () => {
    const ana = await newPlayer()
    expect(await readBy(ana)).toEqual(
      choices.map((choice) => ({ ...choice, isOn: true, isAlways: isAlwaysSent(choice) })),
    )
    const browser = await browserOf(ana)
    await everythingHappens(ana)
    expect(await arrivedAt(browser)).toEqual(allTitles)
  })

  test.each(optional.map((choice) => [keyOf(choice), choice] as const))(
    '%s is turned off and on again, and follows the player to another device',
    async (_key, choice) => {
      const [ana, ben] = [await newPlayer(), await newPlayer()]
      expect(await save(choice, false, ana)).toBe(0)
      const other = await appOf(ana)
      expect([await offBy(ana), await offBy(other), await offBy(ben)]).toEqual([[choice.fact], [choice.fact], []])
      expect(await save(choice, true, other)).toBe(0)
      expect(await offBy(ana)).toEqual([])
    },
  )

  test.each(obligatory.map((choice) => [keyOf(choice), choice] as const))(
    '%s cannot be turned off: it is always sent',
    async (_key, choice) => {
      const ana = await newPlayer()
      expect(await save(choice, false, ana)).toBe(1441)
      expect(await save(choice, true, ana)).toBe(0)
      expect(await offBy(ana)).toEqual([])
    },
  )

  test.each([
    ['a fact of the other channel', { channel: 'sms', fact: 'paidOut' }],
    ['a fact that does not exist', { channel: 'push', fact: 'promo' }],
    ['no channel', { fact: 'paidOut' }],
  ])('of %s is refused', async (_what, choice) => {
    const ana = await newPlayer()
    const { status } = await site.send(saveNotificationChoice, { choice: choice as Choice, isOn: false }, ana)
    expect([status, await offBy(ana)]).toEqual([400, []])
  })

  test('needs the password again after a long pause', async () => {
    const ana = await newPlayer()
    site.clock.advance(minutes(31))
    expect(await save({ channel: 'sms', fact: 'newDevice' }, false, ana)).not.toBe(0)
    expect(await offBy(ana)).toEqual([])
  })

  test('that ten devices turn off at once is off once, and on after ten times on', async () => {
    const ana = await newPlayer()
    const choice = { channel: 'push', fact: 'roundEnded' } as const
    const tenTimes = (isOn: boolean) => Promise.all(Array.from({ length: 10 }, () => save(choice, isOn, ana)))
    expect(await tenTimes(false)).toEqual(Array(10).fill(0))
    expect(await offBy(ana)).toEqual(['roundEnded'])
    expect(await tenTimes(true)).toEqual(Array(10).fill(0))
    expect(await offBy(ana)).toEqual([])
  })
})

describe('a fact that is off', () => {
  test.each(['paidOut', 'identityDecided', 'supportWrote', 'chatAnswered', 'roundEnded'] as const)(
    'reaches no device of the player: %s',
    async (fact) => {
      const ana = await newPlayer()
      const other = await appOf(ana)
      const browser = await browserOf(ana)
      await site.send(turnOnNotifications, { device: { kind: 'app' } }, other)
      await save({ channel: 'push', fact }, false, ana)
      await everythingHappens(ana)
      const expected = allTitles.filter((title) => title !== titleOf[fact])
      expect(await arrivedAt(browser)).toEqual(expected)
      expect(await takenBy(other)).toEqual(expected)
      await save({ channel: 'push', fact }, true, ana)
      expect(await takenBy(other)).toEqual([])
    },
  )

  test('is not sent either if it is turned off between what happened and the next try', async () => {
    const ana = await newPlayer()
    const browser = await browserOf(ana, { failures: 1 })
    await happens('SUPPORT_WROTE', ana)
    await save({ channel: 'push', fact: 'supportWrote' }, false, ana)
    site.clock.advance(seconds(30))
    await site.runDue()
    expect(await arrivedAt(browser)).toEqual([])
  })

  test('is sent in any case if it is about limits or security, whatever is stored', async () => {
    const ana = await newPlayer()
    const browser = await browserOf(ana)
    await storeOff(ana, choices)
    await everythingHappens(ana)
    expect(await arrivedAt(browser)).toEqual([titleOf.securityChanged, titleOf.limitReached])
  })
})

describe('a security message by SMS', () => {
  const texted = async (player: RegisteredPlayer, at = site.clock.now()) => {
    const playerId = BigInt(player.id)
    const messages = choices.flatMap((choice) => (choice.channel === 'sms' ? choice.fact : []))
    const answers = await Promise.all(messages.map((message) => isTexted(site.context.db, { playerId, message, at })))
    return messages.filter((_message, index) => answers[index])
  }

  test('is sent unless it is turned off and may be', async () => {
    const ana = await newPlayer()
    await storeOff(ana, choices)
    expect(await texted(ana)).toEqual([
      'passwordChanged',
      'mobileRemoved',
      'bankAccount',
      'withdrawalPassword',
      'accountClosed',
      'passkey',
    ])
  })

  test('about what happened before it was turned off is still sent', async () => {
    const ana = await newPlayer()
    const happened = site.clock.now()
    await save({ channel: 'sms', fact: 'newDevice' }, false, ana)
    expect(await texted(ana, happened)).toContain('newDevice')
    expect(await texted(ana, addDuration(happened, seconds(1)))).not.toContain('newDevice')
  })
})
