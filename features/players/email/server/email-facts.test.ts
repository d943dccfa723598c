import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration, durationBetween } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import type { Json } from '#core/json.ts'
import { emailFacts, isAlwaysByEmail } from '#features/players/notification/server/index.ts'
import { readNotificationChoices, saveNotificationChoice } from '#features/players/notification/contract.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { publish } from '#platform/outbox/publish.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { chosenFacts } from '../chosen-facts.ts'
import { confirmEmailAddress, sendEmailCode, unsubscribeEmail } from '../contract.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

let last = 0
/** By day: nothing waits for the morning. */
async function newPlayer(): Promise<RegisteredPlayer> {
  const noon = addDuration(startOfDay(addDays(dayOf(site.clock.now()), 1)), hours(12))
  site.clock.advance(durationBetween(site.clock.now(), noon))
  return registerPlayer(site, `0928${String(++last).padStart(7, '0')}`)
}

async function newReader(): Promise<RegisteredPlayer & { readonly address: string }> {
  const player = await newPlayer()
  const address = `maria@facts-${++last}.example.ph`
  const { body } = await site.send(sendEmailCode, { address }, { token: player.token })
  await site.runDue()
  const code = /^(\d{6})$/m.exec((await site.mailOf(address))[0] ?? '')?.[1] ?? 'none'
  const request = { requestId: String(body['requestId']), code }
  expect((await site.send(confirmEmailAddress, request, { token: player.token })).body.errcode).toBe(0)
  await drain()
  return { ...player, address }
}

async function drain(): Promise<void> {
  const { db, clock, log } = site.context
  const consumers = site.features.consumers.filter(({ name }) =>
    ['notification.facts', 'account.securityNotices'].includes(name),
  )
  await createOutbox({ db, clock, log, consumers }).drain()
  await site.runDue()
}

async function happens(topic: string, { id }: RegisteredPlayer, facts: Record<string, Json> = {}): Promise<void> {
  const payload = { playerId: String(id), at: site.clock.now(), ...facts }
  await site.context.db.transaction((tx) => publish(tx, { topic, key: String(id), payload }))
  await drain()
}

/** Everything that can go by e-mail. */
async function everythingHappens(player: RegisteredPlayer): Promise<void> {
  await happens('WITHDRAWAL_CHANGED', player, { state: 'SUCCEEDED', orderId: `W-${++last}`, amount: '50000' })
  await happens('PLAY_LIMIT_REACHED', player, { kind: 'bet' })
  await happens('KYC_DECIDED', player, { status: 'APPROVED' })
  await happens('SUPPORT_WROTE', player)
  await happens('SUPPORT_CHAT_ANSWERED', player, { chatId: String(player.id) })
  await happens('ROUND_CLOSED', player, { openedAt: site.clock.now() - hours(2), isFree: false })
}

const mailSchema = v.object({
  messages: v.array(
    v.object({ subject: v.string(), text: v.string(), html: v.string(), unsubscribeUrl: v.optional(v.string()) }),
  ),
})
/** Without the code that came first. */
async function mailsTo({ address }: { readonly address: string }) {
  const response = await fetch(`${site.sandbox.url}/mail/v1/messages?to=${encodeURIComponent(address)}`)
  return v
    .parse(mailSchema, await response.json())
    .messages.toReversed()
    .slice(1)
}
const subjectsTo = async (reader: { readonly address: string }) =>
  (await mailsTo(reader)).map(({ subject }) => subject.replace(/^Bituin: /, ''))

const choose = async ({ token }: RegisteredPlayer, fact: (typeof emailFacts)[number], isOn = true) =>
  (await site.send(saveNotificationChoice, { choice: { channel: 'email', fact }, isOn }, { token })).body.errcode
const chosenBy = async ({ token }: RegisteredPlayer) => {
  const { body } = await site.send(readNotificationChoices, {}, { token })
  const { choices, hasEmail } = v.parse(readNotificationChoices.response, body)
  return { hasEmail, on: choices.flatMap(({ channel, fact, isOn }) => (channel === 'email' && isOn ? fact : [])) }
}

const alwaysTitles = ['Your withdrawal is paid', 'You’ve reached one of your limits']
const titleOf = {
  identityDecided: 'We’ve reviewed your documents',
  supportWrote: 'New message from customer service',
  chatAnswered: 'Customer service answered you',
} as const
const optional = chosenFacts

test('a link turns off exactly what is not always sent', () => {
  expect(emailFacts.filter((fact) => !isAlwaysByEmail(fact))).toEqual([...chosenFacts])
})

describe('by e-mail', () => {
  test('goes what is about money and safety, without a choice; the rest does not', async () => {
    const ana = await newReader()
    expect(await chosenBy(ana)).toEqual({ hasEmail: true, on: ['paidOut', 'limitReached'] })
    await everythingHappens(ana)
    expect(await subjectsTo(ana)).toEqual(alwaysTitles)
    const [mail] = await mailsTo(ana)
    expect(mail?.unsubscribeUrl).toBeUndefined()
    expect(mail?.text).toContain('We always send emails about your money and the safety of your account')
    expect(mail?.text).not.toMatch(/500|₱/)
    expect(mail?.html).toContain(`href="${site.context.configuration.urls.public}/lobby/wallets/withdrawals"`)
  })

  test.each(optional)('goes %s when the player has chosen it, with one click to stop', async (fact) => {
    const ana = await newReader()
    expect(await choose(ana, fact)).toBe(0)
    expect((await chosenBy(ana)).on).toContain(fact)
    await everythingHappens(ana)
    expect((await subjectsTo(ana)).toSorted()).toEqual([...alwaysTitles, titleOf[fact]].toSorted())
    const mail = (await mailsTo(ana)).find(({ subject }) => subject.includes(titleOf[fact]))
    expect(mail?.unsubscribeUrl).toMatch(/\/email\/unsubscribe\?token=/)
    expect(mail?.text).toContain('You get this email because you turned it on in your profile.')
    expect(mail?.html).toContain('/unsubscribe?token=')
    expect(await choose(ana, fact, false)).toBe(0)
    await happens('SUPPORT_WROTE', ana)
    await happens('KYC_DECIDED', ana, { status: 'APPROVED' })
    expect(await subjectsTo(ana)).toHaveLength(3)
  })

  test.each(emailFacts.filter(isAlwaysByEmail))('%s cannot be turned off', async (fact) => {
    expect(await choose(await newPlayer(), fact, false)).toBe(1441)
  })

  test('goes every security message', async () => {
    const ana = await newReader()
    await happens('PASSWORD_CHANGED', ana)
    await happens('PASSKEY_ADDED', ana)
    expect(await subjectsTo(ana)).toEqual(['Your password was changed', 'Passkey added'])
    const [mail] = await mailsTo(ana)
    expect(mail?.text).toContain('If it wasn’t you, reset your password')
    expect(mail?.unsubscribeUrl).toBeUndefined()
  })

  test('goes nothing to a player without an address', async () => {
    const ben = await newPlayer()
    expect((await chosenBy(ben)).hasEmail).toBe(false)
    await everythingHappens(ben)
    const { rows } = await site.context.db.pool.query('select 1 from email_message where player_id = $1', [ben.id])
    expect(rows).toEqual([])
  })

  test('goes what concerns money alone to an excluded player', async () => {
    const ana = await newReader()
    for (const fact of optional) await choose(ana, fact)
    await site.context.db.pool.query(`update player set state = 'excluded', state_until = null where id = $1`, [ana.id])
    await everythingHappens(ana)
    expect(await subjectsTo(ana)).toEqual([alwaysTitles[0], titleOf.identityDecided])
  })

  test('nothing goes at night: what is news at 7 AM goes then', async () => {
    const ana = await newReader()
    site.clock.advance(hours(11))
    await happens('WITHDRAWAL_CHANGED', ana, { state: 'SUCCEEDED', orderId: `W-${++last}`, amount: '50000' })
    expect(await subjectsTo(ana)).toEqual([])
    site.clock.advance(hours(9))
    await site.runDue()
    expect(await subjectsTo(ana)).toEqual([alwaysTitles[0]])
  })

  test('an event that comes ten times is one e-mail', async () => {
    const ana = await newReader()
    const orderId = `W-${++last}`
    for (let times = 0; times < 10; times++)
      await happens('WITHDRAWAL_CHANGED', ana, { state: 'SUCCEEDED', orderId, amount: '50000' })
    expect(await subjectsTo(ana)).toEqual([alwaysTitles[0]])
  })
})

describe('the link to unsubscribe', () => {
  async function linkOf(ana: Awaited<ReturnType<typeof newReader>>): Promise<URL> {
    await choose(ana, 'supportWrote')
    await choose(ana, 'identityDecided')
    await happens('SUPPORT_WROTE', ana)
    return new URL((await mailsTo(ana))[0]?.unsubscribeUrl ?? '')
  }
  const post = (url: URL) =>
    site.server.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const pageCall = async (token: string) => (await site.send(unsubscribeEmail, { token })).body
  const stays = ['paidOut', 'limitReached', 'identityDecided']

  test('turns off its own kind by one POST, ten times as once, and no other kind', async () => {
    const ana = await newReader()
    const url = await linkOf(ana)
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(url)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await chosenBy(ana)).on).toEqual(stays)
  })

  test('turns off nothing when it is opened: it leads to the page, which asks', async () => {
    const ana = await newReader()
    const url = await linkOf(ana)
    const opened = await site.server.inject({ method: 'GET', url: url.pathname + url.search })
    expect(opened.statusCode).toBe(303)
    expect(new URL(String(opened.headers.location)).pathname).toBe('/unsubscribe')
    expect((await chosenBy(ana)).on).toContain('supportWrote')
    expect(await pageCall(url.searchParams.get('token') ?? '')).toMatchObject({ errcode: 0, fact: 'supportWrote' })
    expect((await chosenBy(ana)).on).toEqual(stays)
  })

  test('of another player, another kind, a kind that is always sent, or nobody is refused', async () => {
    const ana = await newReader()
    const token = (await linkOf(ana)).searchParams.get('token') ?? ''
    const ben = await newReader()
    await choose(ben, 'supportWrote')
    const [, , hash = ''] = token.split('.')
    const forged = [
      `${ben.id}.supportWrote.${hash}`,
      `${ana.id}.identityDecided.${hash}`,
      `${ana.id}.paidOut.${hash}`,
      token.slice(0, -1),
      '',
      'a.b.c',
    ]
    for (const each of forged) {
      expect(await pageCall(each)).toMatchObject({ errcode: 1484 })
      const url = new URL('https://play.example.ph/email/unsubscribe')
      url.searchParams.set('token', each)
      expect((await post(url)).statusCode).toBe(404)
    }
    expect((await chosenBy(ben)).on).toContain('supportWrote')
    const { rows } = await site.context.db.pool.query('select fact from notification_email where player_id = $1', [
      ana.id,
    ])
    expect(rows).toHaveLength(2)
  })

  test('works months later, and after signing out', async () => {
    const ana = await newReader()
    const url = await linkOf(ana)
    site.clock.advance(minutes(60 * 24 * 90))
    expect((await post(url)).statusCode).toBe(200)
  })
})
