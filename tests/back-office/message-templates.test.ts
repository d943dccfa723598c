import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '#core/clock/duration.ts'
import { addDuration, durationBetween } from '#core/clock/instant.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { type Language, languages } from '#core/language/language.ts'
import { templateExample } from '#core/message-template/message-template.ts'
import { keepLanguage } from '#features/players/language/contract.ts'
import {
  listMessageTemplates,
  testMessageTemplate,
  viewMessageTemplate,
} from '#features/players/message-template/contract.ts'
import { asOwner } from '#tests/support/as-owner.ts'
import { type PromoPlayer, runAllDue, withEveryAddress } from '#tests/support/promo-player.ts'
import { international, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { sendOutside, serverFilesThat, writeLetters } from '#tests/support/writers-to-players.ts'

const { at, amount, otherAmount } = templateExample

let office: TestBackOffice
let support: SignedInStaff
const players = new Map<Language, PromoPlayer>()
beforeAll(async () => {
  office = await openTestBackOffice()
  office.site.clock.advance(durationBetween(office.site.clock.now(), at))
  support = await office.newStaff('csLevel1')
  for (const [index, language] of languages.entries()) {
    office.site.clock.advance(minutes(2))
    const player = await registerPlayer(office.site, `092777700${index + 10}`)
    await office.site.send(keepLanguage, { language }, player)
    players.set(language, await withEveryAddress(office.site, player))
  }
})
afterAll(() => office.close())

type View = ResponseOf<typeof viewMessageTemplate>

async function keysListed(): Promise<string[]> {
  const { body } = await office.send(listMessageTemplates, {}, support.token)
  return v.parse(v.array(v.looseObject({ key: v.string() })), body['templates']).map(({ key }) => key)
}

async function viewed(key: string, language: Language): Promise<View['messages'][number]> {
  const { body } = await office.send(viewMessageTemplate, { key }, support.token)
  const found = (body['messages'] as View['messages'] | undefined)?.find((each) => each.language === language)
  if (found === undefined) throw new Error(`there is no template ${key}`)
  return found
}

/** Written whole by a member or a campaign, to members, or by the file that is given the words. */
const ownWords = 'own words'

/** Every file that writes to players, and the beginnings of its templates. */
const templatesOf: Readonly<Record<string, typeof ownWords | readonly string[]>> = {
  'cashier/deposit/server/deposit-letters.ts': ['deposit.'],
  'cashier/risk/server/release-gift.ts': ['risk.'],
  'cashier/withdrawal/server/payout-letters.ts': ['withdrawal.'],
  'lobby/support-chat/server/end-chat.ts': ['supportChat.'],
  'lobby/support-ticket/server/ticket-letters.ts': ['supportTicket.'],
  'office/staff/server/members/send-invitation.ts': ownWords,
  'players/account/server/access/send-code.ts': ['account.codeTo', 'account.numberHas'],
  'players/account/server/desk/close-for-review.ts': ['account.playL', 'account.depositL', 'account.bonusL'],
  'players/account/server/desk/staff-lock-player.ts': [
    'account.play',
    'account.deposit',
    'account.withdraw',
    'account.bonus',
  ],
  'players/account/server/desk/staff-send-password-code.ts': ['account.codeToReset'],
  'players/account/server/sessions/security-notices.ts': [
    'account.newDevice',
    'account.passwordChanged',
    'account.mobile',
    'account.bankAccount',
    'account.withdrawalPassword',
    'account.accountClosed',
    'account.passkey',
  ],
  'players/campaign/server/act-on-players.ts': ownWords,
  'players/data-export/server/make-export.ts': ['dataExport.'],
  'players/email/server/send-email-code.ts': ['email.code'],
  'players/email/server/tell-address-change.ts': ['email.added', 'email.changed', 'email.removed'],
  'players/inventory/server/expiry-job.ts': ['inventory.'],
  'players/mail/server/desk/staff-write-mail.ts': ownWords,
  'players/mail/server/gift-mail-kind.ts': ownWords,
  'players/mail/server/segment-mail-kind.ts': ownWords,
  'players/mail/server/send-mail.ts': ownWords,
  'players/mail/server/send-news.ts': ownWords,
  'players/mail/server/write-to-player.ts': ownWords,
  'players/message-template/server/send-test.ts': ownWords,
  'players/notification/server/email-fact-job.ts': ['notification.'],
  'players/notification/server/promo-push.ts': ownWords,
  'players/notification/server/push-job.ts': ['notification.'],
  'players/reward/server/bonus-expiry-letter.ts': ['reward.'],
  'promotions/gift-by-hand/server/give-gift.ts': ['giftByHand.'],
  'promotions/monthly-chests/server/month-end-job.ts': ['monthlyChests.'],
  'promotions/new-year/server/settle-season.ts': ['newYear.'],
  'promotions/points/server/desk/staff-points.ts': ['points.prize'],
  'promotions/points/server/expiry-job.ts': ['points.expiring'],
  'promotions/tournament/server/pay-prizes.ts': ['tournament.won'],
  'promotions/tournament/server/tell-results.ts': ['tournament.placed', 'tournament.stopped'],
  'promotions/vip/server/send-gift.ts': ['vip.'],
  'promotions/weekend-lottery/server/send-prizes.ts': ['weekendLottery.'],
}

describe('the page', () => {
  test('knows every file that writes to players, and one that is new fails here until it has a template', async () => {
    expect(serverFilesThat(writeLetters, sendOutside)).toEqual(Object.keys(templatesOf).toSorted())
    const keys = await keysListed()
    const beginnings = Object.values(templatesOf).flatMap((each) => (each === ownWords ? [] : each))
    expect(beginnings.filter((beginning) => !keys.some((key) => key.startsWith(beginning)))).toEqual([])
    expect(keys.filter((key) => !beginnings.some((beginning) => key.startsWith(beginning)))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('shows every template whole, in both languages, without a placeholder', async () => {
    for (const key of await keysListed()) {
      const [en, fil] = await Promise.all(languages.map((language) => viewed(key, language)))
      expect([key, JSON.stringify([en, fil]).match(/\{[a-z]\w*\}/gi)]).toEqual([key, null])
      expect([key, JSON.stringify({ ...en, language: '' })]).not.toEqual([
        key,
        JSON.stringify({ ...fil, language: '' }),
      ])
    }
  })

  test('is for those who see campaigns, and for customer service', async () => {
    for (const role of ['admin', 'opsManager', 'crm', 'financeChecker', 'csLevel1', 'csLevel2', 'auditor'] as const) {
      const { token } = await office.newStaff(role)
      expect((await office.send(listMessageTemplates, {}, token)).body.errcode).toBe(0)
    }
    for (const role of ['content', 'kycOfficer', 'regulator'] as const) {
      const { token } = await office.newStaff(role)
      expect((await office.send(listMessageTemplates, {}, token)).body.errcode).toBe(1070)
      expect((await office.send(viewMessageTemplate, { key: 'vip.level' }, token)).body.errcode).toBe(1070)
    }
  })
})

const paid = String(amount)
const deposit = { orderId: 'D20261122000123', asked: paid, amount: paid, isLate: true, at }
const payout = { orderId: 'W20261122000123', amount: paid, at }
const bonusOf = (hoursLeft: number) => ({
  requirementId: String(hoursLeft),
  title: 'Welcome bonus',
  hoursLeft,
  expiresAt: addDuration(at, hours(hoursLeft)),
  at,
})
const account = 'GCash, •••• 4567'

/** Events with the facts of the templates, and the consumer that writes to the player of it. */
const events: readonly (readonly [key: string, consumer: string, topic: string, payload: object])[] = [
  ['deposit.addedLate', 'deposit.letters', 'DEPOSIT_CONFIRMED', deposit],
  [
    'deposit.addedOther',
    'deposit.letters',
    'DEPOSIT_CONFIRMED',
    { ...deposit, orderId: 'D20261122000123', amount: String(otherAmount) },
  ],
  ['withdrawal.paid', 'withdrawal.letters', 'WITHDRAWAL_CHANGED', { ...payout, state: 'SUCCEEDED' }],
  ['withdrawal.returned', 'withdrawal.letters', 'WITHDRAWAL_CHANGED', { ...payout, state: 'REJECTED' }],
  ['reward.expires72', 'reward.bonus-expiry', 'TURNOVER_EXPIRING', bonusOf(72)],
  ['reward.expires24', 'reward.bonus-expiry', 'TURNOVER_EXPIRING', bonusOf(24)],
  [
    'account.newDevice',
    'account.securityNotices',
    'NEW_DEVICE',
    { at, device: 'Chrome on Android', place: 'Philippines' },
  ],
  ['account.newDeviceOfUnknownPlace', 'account.securityNotices', 'NEW_DEVICE', { at, device: 'Chrome on Android' }],
  ['account.passwordChanged', 'account.securityNotices', 'PASSWORD_CHANGED', { at }],
  ['account.mobileAdded', 'account.securityNotices', 'MOBILE_BOUND', { at }],
  ['account.bankAccountAdded', 'account.securityNotices', 'BANK_ACCOUNT_BOUND', { at, account }],
  ['account.bankAccountChanged', 'account.securityNotices', 'BANK_ACCOUNT_BOUND', { at, account, isReplaced: true }],
  ['account.withdrawalPasswordSet', 'account.securityNotices', 'WITHDRAWAL_PASSWORD_SET', { at }],
  ['account.withdrawalPasswordChanged', 'account.securityNotices', 'WITHDRAWAL_PASSWORD_SET', { at, isReplaced: true }],
  ['account.accountClosed', 'account.securityNotices', 'ACCOUNT_CLOSED', { at }],
  ['account.passkeyAdded', 'account.securityNotices', 'PASSKEY_ADDED', { at }],
  ['account.passkeyRemoved', 'account.securityNotices', 'PASSKEY_REMOVED', { at }],
  ['account.passkeysRemoved', 'account.securityNotices', 'PASSKEY_REMOVED', { at, isAll: true }],
]

let lastEvent = 0
async function happen(consumer: string, topic: string, payload: object): Promise<void> {
  const found = office.site.features.consumers.find(({ name }) => name === consumer)
  if (found === undefined) throw new Error(`there is no consumer ${consumer}`)
  lastEvent += 1
  const event = { id: String(lastEvent), topic, key: 'player', payload, publishedAt: at, position: BigInt(lastEvent) }
  await office.site.context.db.transaction((tx) => found.handle(tx, [event]))
}

async function lettersOf({ id }: PromoPlayer) {
  const { rows } = await office.site.context.db.pool.query<{ title: string; body: string[] }>(
    'select title, body from mail where player_id = $1 order by id',
    [id],
  )
  return rows
}

const newest = v.array(v.looseObject({ text: v.string() }))
async function sentBy(path: string) {
  const headers = { authorization: `Bearer ${office.site.context.configuration.sms?.key}` }
  const response = await fetch(`${office.site.sandbox.url}${path}`, { headers })
  return v.parse(v.object({ messages: newest }), await response.json()).messages
}
const textsTo = (mobile: string) => sentBy(`/sms/v1/messages?to=${encodeURIComponent(international(mobile))}`)
const mailsTo = (address: string) => sentBy(`/mail/v1/messages?to=${encodeURIComponent(address)}`)

describe.each(languages)('in %s a message says what the page shows', (language) => {
  test.each(events)('%s', async (key, consumer, topic, payload) => {
    const player = players.get(language)
    if (player === undefined) throw new Error('there is no player')
    await asOwner(office.site.ownerUrl, 'delete from mail')
    const [texts, mails] = [await textsTo(player.mobile), await mailsTo(player.address)]
    await happen(consumer, topic, { playerId: String(player.id), ...payload })
    await runAllDue(office.site)
    const shown = await viewed(key, language)
    expect(await lettersOf(player)).toEqual([shown.inbox])
    const newTexts = (await textsTo(player.mobile)).filter((each) => !texts.some(({ id }) => id === each['id']))
    expect(newTexts.map(({ text }) => text)).toEqual(shown.sms === null ? [] : [shown.sms.text])
    const newMails = (await mailsTo(player.address)).filter((each) => !mails.some(({ id }) => id === each['id']))
    expect(newMails.map(({ subject, text }) => ({ subject, text }))).toEqual(
      shown.email === null ? [] : [{ subject: shown.email.subject, text: shown.email.text }],
    )
  })
})

describe('a test', () => {
  const reason = 'for the tests of templates'
  const send = (request: object, { token } = support) =>
    office.send(
      testMessageTemplate,
      { key: 'account.passwordChanged', channel: 'email', language: 'fil', number: null, reason, ...request },
      token,
    )
  const counted = async () => {
    const { rows } = await office.site.context.db.pool.query(
      'select (select count(*) from mail) + (select count(*) from email_message) as rows',
    )
    return rows
  }

  test('of an e-mail is what the page shows, marked, at the member’s own address, and in no player’s log', async () => {
    const before = await counted()
    expect((await send({})).body).toMatchObject({ errcode: 0, sentTo: expect.stringContaining('•••') })
    await office.site.runDue()
    const { email } = await viewed('account.passwordChanged', 'fil')
    expect((await mailsTo(support.email))[0]).toMatchObject({ subject: `[Test] ${email?.subject}`, text: email?.text })
    expect(await counted()).toEqual(before)
  })

  test('of a message of the inbox goes as an e-mail that says so', async () => {
    await send({ key: 'withdrawal.paid', channel: 'inbox' })
    await office.site.runDue()
    const { inbox } = await viewed('withdrawal.paid', 'fil')
    const [mail] = await mailsTo(support.email)
    expect(mail?.['subject']).toMatch(/^\[Test\] /)
    for (const words of [inbox?.title, ...(inbox?.body ?? []), 'A test of a message that players get in their inbox.'])
      expect(mail?.text).toContain(words)
  })

  test('of an SMS is what the page shows, marked, at the number that was typed', async () => {
    await send({ channel: 'sms', number: '0917 666 0101' })
    await office.site.runDue()
    const { sms } = await viewed('account.passwordChanged', 'fil')
    expect((await textsTo('09176660101'))[0]?.text).toBe(`[Test] ${sms?.text}`)
  })

  test('stands in the audit log with its masked address', async () => {
    await send({ channel: 'sms', number: '+639176660102', language: 'en' })
    const { rows } = await office.site.context.db.pool.query(
      'select action, actor, after from staff_audit order by seq desc limit 1',
    )
    const after = { template: 'account.passwordChanged', channel: 'sms', language: 'en', sentTo: '+63917•••0102' }
    expect(rows).toEqual([{ action: 'messageTemplate.test', actor: support.email, after }])
  })

  test.each([
    { name: 'an unknown template', request: { key: 'nothing.here' }, errcode: 1498 },
    {
      name: 'a channel that the template lacks',
      request: { key: 'withdrawal.paid', channel: 'sms', number: '09176660103' },
      errcode: 1498,
    },
    { name: 'a player’s number', request: { channel: 'sms', number: '0927 777 0010' }, errcode: 1497 },
  ])('of $name is refused', async ({ request, errcode }) => {
    const before = await mailsTo(support.email)
    expect((await send(request)).body).toMatchObject({ errcode })
    await office.site.runDue()
    expect(await mailsTo(support.email)).toEqual(before)
  })

  test('without a number is refused', async () => {
    expect(JSON.stringify((await send({ channel: 'sms' })).body)).toContain('0917 123 4567')
  })

  test('is for those who write to players or answer them', async () => {
    for (const role of ['opsManager', 'financeChecker', 'auditor'] as const)
      expect((await send({}, await office.newStaff(role))).body.errcode).toBe(1070)
  })

  test('of ten an hour is the last, and of ten at once with one left, one is sent', async () => {
    const crm = await office.newStaff('crm')
    for (let count = 0; count < 9; count += 1) expect((await send({}, crm)).body.errcode).toBe(0)
    const replies = await Promise.all(Array.from({ length: 10 }, () => send({}, crm)))
    const codes = replies.map(({ body }) => body.errcode)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === 1020)).toHaveLength(9)
    office.site.clock.advance(days(1))
    expect((await send({}, await office.newStaff('crm'))).body.errcode).toBe(0)
  })
})
