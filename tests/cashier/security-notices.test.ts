import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, hours, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { bindMobile, modifyPassword, resetPassword, sendCode } from '#features/players/account/contract.ts'
import { requestUnbind } from '#features/players/account/staff-contract.ts'
import { approveRequest } from '#features/office/approval/contract.ts'
import { modifyBankAccount } from '#features/cashier/bank-account/contract.ts'
import { keepLanguage } from '#features/players/language/contract.ts'
import { listMail, readMail } from '#features/players/mail/contract.ts'
import { saveNotificationChoice } from '#features/players/notification/contract.ts'
import { initPassword, modifyPassword as modifyWithdrawalPassword } from '#features/cashier/safebox/contract.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type TestWithdrawals, openTestWithdrawals } from '#tests/support/test-withdrawals.ts'
import { goodPassword, international, signInAs, type RegisteredPlayer } from '#tests/support/registered-player.ts'

let office: TestBackOffice
let cashier: TestWithdrawals
let support: SignedInStaff
let risk: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  support = await office.newStaff('csLevel2')
  risk = await office.newStaff('riskAnalyst')
  cashier = openTestWithdrawals(office.site, 9_471_000_000)
})
afterAll(() => office.close())
beforeEach(() => void office.site.clock.advance(hours(1)))

const newPassword = 'ibang gabi naman 31'
const drain = () => {
  const { clock, context, features } = office.site
  return createOutbox({ db: context.db, clock, log: context.log, consumers: features.consumers }).drain()
}
const letters = v.array(v.looseObject({ id: v.number(), title: v.string() }))
/** Titles of the inbox, newest first, after all events were handled. */
async function inboxOf({ id }: Pick<RegisteredPlayer, 'id'>): Promise<string[]> {
  await drain()
  const { rows } = await office.site.context.db.pool.query(
    `select title from mail where player_id = $1 and source = 'account' order by id desc`,
    [id],
  )
  return v.parse(v.array(v.object({ title: v.string() })), rows).map(({ title }) => title)
}
const phoneOf = ({ mobile }: RegisteredPlayer) => office.site.messageTo(international(mobile))

describe('a sign-in', () => {
  test('on a new device is notified once, in the inbox and by SMS, with advice', async () => {
    const player = await cashier.newPlayer()
    expect(await inboxOf(player)).toEqual([])
    const thief = { fingerprint: 'a-device-of-somebody', ip: '112.198.1.1' }
    const token = String((await signInAs(office.site, player.mobile, thief)).body.token)
    await signInAs(office.site, player.mobile, thief)
    expect(await inboxOf(player)).toEqual(['New login to your account'])
    expect(await phoneOf(player)).toMatch(
      /^Bituin: Someone logged in to your account on .+ \(Manila time\) from Chrome on Android, Philippines\. Wasn't you\? Reset your password/,
    )
    const { body } = await office.site.send(
      listMail,
      {},
      { token: String((await signInAs(office.site, player.mobile, thief)).body.token) },
    )
    const [letter] = v.parse(letters, body.list)
    expect(letter?.title).toBe('New login to your account')
    expect(token).not.toBe('')
  })

  test('is notified in the language of the player', async () => {
    const player = await cashier.newPlayer()
    await office.site.send(keepLanguage, { language: 'fil' }, { token: player.token })
    await signInAs(office.site, player.mobile, { fingerprint: 'a-new-device-in-filipino', ip: '112.198.1.9' })
    expect(await inboxOf(player)).toEqual(['May bagong login sa account mo'])
    expect(await phoneOf(player)).toMatch(
      /^Bituin: May nag-log in sa account mo noong .+ Hindi ikaw\? I-reset ang password mo/,
    )
  })

  test('without a fingerprint is notified if the address or the browser is new', async () => {
    const player = await cashier.newPlayer()
    await signInAs(office.site, player.mobile, { ip: '112.198.1.2' })
    expect(await inboxOf(player)).toHaveLength(1)
    await signInAs(office.site, player.mobile, { ip: '112.198.1.2' })
    expect(await inboxOf(player)).toHaveLength(1)
    office.site.clock.advance(minutes(1))
    await signInAs(office.site, player.mobile, { ip: '112.198.1.2', userAgent: 'curl/8' })
    expect(await inboxOf(player)).toHaveLength(2)
  })

  test('from ten devices in an hour is notified of each in the inbox, and of the first few by SMS', async () => {
    const player = await cashier.newPlayer()
    for (let i = 0; i < 10; i++) {
      office.site.clock.advance(minutes(1))
      await signInAs(office.site, player.mobile, { fingerprint: `device-of-many-${i}`, ip: '112.198.1.3' })
    }
    expect(await inboxOf(player)).toHaveLength(10)
    const { rows } = await office.site.context.db.pool.query(
      `select count(*)::int as count from job where key like 'notice-%' and name = 'account.sendSms'`,
    )
    expect(rows[0]?.count).toBeLessThanOrEqual(5)
  })
})

describe('a player who has turned off SMS about new logins', () => {
  const choice = { channel: 'sms', fact: 'newDevice' } as const
  const turnOff = (player: RegisteredPlayer) =>
    office.site.send(saveNotificationChoice, { choice, isOn: false }, { token: player.token })

  test('still finds them in the inbox', async () => {
    const player = await cashier.newPlayer()
    expect((await turnOff(player)).body.errcode).toBe(0)
    office.site.clock.advance(minutes(1))
    await signInAs(office.site, player.mobile, { fingerprint: 'a-device-without-sms', ip: '112.198.1.21' })
    expect(await inboxOf(player)).toEqual(['New login to your account'])
    expect(await phoneOf(player)).not.toMatch(/logged in to your account/)
  })

  test('gets the SMS about a thief’s login, who turns them off before it is sent', async () => {
    const player = await cashier.newPlayer()
    const thief = { fingerprint: 'a-device-of-a-quick-thief', ip: '112.198.1.22' }
    const token = String((await signInAs(office.site, player.mobile, thief)).body.token)
    office.site.clock.advance(seconds(1))
    const { body } = await office.site.send(saveNotificationChoice, { choice, isOn: false }, { ...thief, token })
    expect(body.errcode).toBe(0)
    expect(await inboxOf(player)).toEqual(['New login to your account'])
    expect(await phoneOf(player)).toMatch(/logged in to your account/)
  })

  test('gets an SMS about what changes access or payouts, whatever is stored', async () => {
    const player = await cashier.readyPlayer()
    await inboxOf(player)
    await office.site.context.db.pool.query(
      `insert into notification_off (player_id, channel, fact, since)
       select $1, 'sms', fact, 'epoch' from unnest('{passwordChanged,bankAccount,withdrawalPassword}'::text[]) as fact`,
      [player.id],
    )
    const otp = await cashier.codeFor(player)
    const other = { id: player.bankAccountId, bankId: 1, cardNum: '09991234568', name: 'Maria Clara Reyes', otp }
    expect((await office.site.send(modifyBankAccount, other, { token: player.token })).body.errcode).toBe(0)
    expect((await inboxOf(player))[0]).toBe('Bank account changed')
    expect(await phoneOf(player)).toMatch(/replaced your other account for withdrawals/)
  })
})

describe('a change of the account’s protection is notified', () => {
  test('the password, changed or reset by a code', async () => {
    const player = await cashier.newPlayer()
    const code = await cashier.codeFor(player)
    const given = await office.site.encrypted(goodPassword)
    const { password: next } = await office.site.encrypted(newPassword)
    await office.site.send(modifyPassword, { ...given, newPassword: next, code }, { token: player.token })
    expect(await inboxOf(player)).toEqual(['Your password was changed'])
    expect(await phoneOf(player)).toMatch(/^Bituin: Your password was changed on .+ Withdrawals are on hold/)

    office.site.clock.advance(minutes(2))
    await office.site.send(sendCode, { mobile: player.mobile, type: 1 })
    const reset = await office.site.codeTo(international(player.mobile))
    const fresh = await office.site.encrypted('bagong umaga 2026')
    await office.site.send(resetPassword, { account: player.mobile, code: reset, ...fresh })
    expect(await inboxOf(player)).toEqual(['Your password was changed', 'Your password was changed'])
  })

  test('the withdrawal password and the bank account, first and changed', async () => {
    const player = await cashier.readyPlayer()
    expect(await inboxOf(player)).toEqual(['Bank account added', 'Withdrawal password set'])
    expect(await phoneOf(player)).toMatch(/account ending in \d{4} was added for your withdrawals/)

    const otp = await cashier.codeFor(player)
    const other = { id: player.bankAccountId, bankId: 1, cardNum: '09991234567', name: 'Maria Clara Reyes', otp }
    expect((await office.site.send(modifyBankAccount, other, { token: player.token })).body.errcode).toBe(0)
    expect((await inboxOf(player))[0]).toBe('Bank account changed')

    const code = await cashier.codeFor(player)
    const old = await office.site.encrypted('294716')
    const { password: next } = await office.site.encrypted('583920')
    const changed = { ...old, newPassword: next, code }
    expect((await office.site.send(modifyWithdrawalPassword, changed, { token: player.token })).body.errcode).toBe(0)
    expect((await inboxOf(player))[0]).toBe('Withdrawal password changed')
  })

  test('ten first withdrawal passwords at once are one, and one letter', async () => {
    const player = await cashier.newPlayer()
    const code = await cashier.codeFor(player)
    const secrets = await Promise.all(Array.from({ length: 10 }, () => office.site.encrypted('294716')))
    await Promise.all(
      secrets.map((secret) => office.site.send(initPassword, { ...secret, code }, { token: player.token })),
    )
    expect(await inboxOf(player)).toEqual(['Withdrawal password set'])
  })

  test('the number: the old one hears that it was taken off, the inbox of both', async () => {
    const player = await cashier.newPlayer()
    const old = international(player.mobile)
    const { db } = office.site.context
    await db.pool.query(`update player set account_type = 'username', account = $2 where id = $1`, [
      player.id,
      `player${player.id}`,
    ])
    const reason = 'the player asked for it by phone'
    const unbinding = { playerId: player.id, requestKey: randomUUID(), reason }
    await awake()
    const { approvalId } = (await office.send(requestUnbind, unbinding, support.token)).body
    await office.send(approveRequest, { approvalId: Number(approvalId), reason }, risk.token)
    expect(await inboxOf(player)).toEqual(['Mobile number removed'])
    expect(await office.site.messageTo(old)).toMatch(/^Bituin: The mobile number was removed from your account/)
    const { rows } = await db.pool.query(
      `select payload::text as payload from outbox_event where topic = 'MOBILE_UNBOUND'`,
    )
    expect(JSON.stringify(rows)).not.toContain(old.slice(3))

    const token = String((await signInAs(office.site, `player${player.id}`)).body.token)
    const mobile = `0998${String(player.id).slice(-7)}`
    office.site.clock.advance(minutes(2))
    await office.site.send(sendCode, { mobile, type: 2 }, { token })
    const code = await office.site.codeTo(international(mobile))
    expect((await office.site.send(bindMobile, { mobile, code }, { token })).body.errcode).toBe(0)
    expect((await inboxOf(player))[0]).toBe('Mobile number added')
    const [first] = (await db.pool.query(`select id from mail where player_id = $1 order by id desc`, [player.id])).rows
    const letter = (await office.site.send(readMail, { id: Number(first?.id) }, { token })).body
    expect(letter.body).toEqual([
      expect.stringMatching(
        /^A mobile number was added to your account on .+ \(Manila time\)\. Withdrawals are on hold/,
      ),
      'If this was you, you don’t need to do anything.',
      expect.stringMatching(/^If it wasn’t you, reset your password/),
    ])
  })
})

/** The sessions of this file's staff sleep while its clock runs. */
const awake = () =>
  office.site.context.db.pool.query(`update staff_session set last_action_at = $1, expires_at = $2`, [
    new Date(office.site.clock.now()),
    new Date(addDuration(office.site.clock.now(), days(1))),
  ])
