import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minutes, seconds } from '#core/clock/duration.ts'
import { approveRequest } from '#features/office/approval/contract.ts'
import { listMail, receiveMail } from '#features/players/mail/contract.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'
import { registerPlayer, signInAs } from '#tests/support/registered-player.ts'
import { resetPassword } from '#features/players/account/contract.ts'
import { type PlayerLock, playerLocks } from '#features/players/account/player-locks.ts'
import {
  lockPlayer,
  requestUnbind,
  revealPlayer,
  sendPasswordCode,
  viewPlayer,
} from '#features/players/account/staff-contract.ts'

let office: TestBackOffice
let support: SignedInStaff
let risk: SignedInStaff
let desk: SignedInStaff
const reason = 'the player asked for it by phone'

beforeAll(async () => {
  office = await openTestBackOffice()
  support = await office.newStaff('csLevel2')
  risk = await office.newStaff('riskAnalyst')
  desk = await office.newStaff('csLevel1')
})
afterAll(() => office.close())

let numbers = 0
const newPlayer = () => registerPlayer(office.site, `0919${String(++numbers).padStart(7, '0')}`)
const bound = async () => {
  const player = await newPlayer()
  const mobile = `+63${player.mobile.slice(1)}`
  await office.site.context.db.pool.query(
    `update player set account_type = 'username', account = $2, mobile = $3 where id = $1`,
    [player.id, `player${player.id}`, mobile],
  )
  return { ...player, mobile }
}
const newestAudit = async () =>
  (
    await office.site.context.db.pool.query(
      'select actor, action, subject, before, after, reason from staff_audit order by seq desc limit 1',
    )
  ).rows[0]

describe('locks', () => {
  const lock = async (playerId: number, of: PlayerLock, isLocked = true) =>
    (await office.send(lockPlayer, { playerId, lock: of, isLocked, reason }, risk.token)).body

  test('each is independent, shown on the page, logged, and can be lifted', async () => {
    const { id } = await newPlayer()
    expect(await lock(id, 'deposit')).toMatchObject({ errcode: 0, locks: ['deposit'] })
    expect(await newestAudit()).toMatchObject({
      actor: risk.email,
      action: 'player.lock',
      subject: `player:${id}`,
      before: { deposit: 'open' },
      after: { deposit: 'locked' },
      reason,
    })
    expect(await lock(id, 'play')).toMatchObject({ locks: ['deposit', 'play'] })
    expect((await lock(id, 'play')).errcode).toBe(1004)
    expect((await office.send(viewPlayer, { playerId: id }, risk.token)).body.locks).toEqual(['deposit', 'play'])
    expect(await lock(id, 'deposit', false)).toMatchObject({ locks: ['play'] })
    expect((await lock(id, 'deposit', false)).errcode).toBe(1004)
    expect((await lock(999_999_999, 'play')).errcode).toBe(1074)
  })

  test('ten who close the same at once close it once, and the player gets one letter', async () => {
    const { id, token } = await newPlayer()
    const answers = await Promise.all(Array.from({ length: 10 }, () => lock(id, 'bonus')))
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1)
    expect((await office.site.send(listMail, {}, { token })).body.total).toBe(1)
  })

  test.each(playerLocks)('of %s the player is told what it is and how to object, and never why', async (of) => {
    const { id, token } = await newPlayer()
    await lock(id, of)
    office.site.clock.advance(seconds(1))
    await lock(id, of, false)
    const { rows } = await office.site.context.db.pool.query(
      'select title, array_to_string(body, chr(10)) as body from mail where player_id = $1 order by id',
      [id],
    )
    expect(rows).toMatchObject([
      { title: expect.stringMatching(/ on hold$/), body: expect.stringContaining('contact customer service') },
      { title: expect.stringMatching(/^You can .+ again$/) },
    ])
    expect(JSON.stringify(rows)).not.toContain(reason)
    expect((await office.site.send(listMail, {}, { token })).body.total).toBe(2)
  })

  test('whose gifts are locked takes none, and the letter keeps them', async () => {
    const player = await newPlayer()
    const { rows } = await office.site.context.db.pool.query<{ id: bigint }>(
      `insert into mail (player_id, title, body, items, sent_at, expires_at, source, source_key)
       values ($1, 'A gift', array['For you'], '[{"id":2001,"count":500,"betRate":0}]', $2, $3, 'test', $4) returning id`,
      [
        player.id,
        new Date(office.site.clock.now()),
        new Date(office.site.clock.now() + minutes(600)),
        `gift ${player.id}`,
      ],
    )
    const take = async () =>
      (await office.site.send(receiveMail, { id: Number(rows[0]?.id) }, { token: player.token })).body.errcode
    await lock(player.id, 'bonus')
    expect(await take()).toBe(1010)
    await lock(player.id, 'bonus', false)
    expect(await take()).toBe(0)
  })
})

test('a code for a new password goes to the phone, is seen by nobody else, and sets one', async () => {
  const player = await bound()
  office.site.clock.advance(minutes(2))
  const send = async () => (await office.send(sendPasswordCode, { playerId: player.id, reason }, support.token)).body
  const answer = await send()
  expect(answer).toMatchObject({ errcode: 0 })
  expect((await send()).errcode).toBe(1020)
  const code = await office.site.codeTo(player.mobile)
  expect(JSON.stringify([answer, await newestAudit()])).not.toContain(code)
  const reset = await office.site.send(resetPassword, {
    account: `0${player.mobile.slice(3)}`,
    code,
    ...(await office.site.encrypted('bagong umaga 2026')),
  })
  expect(reset.body.errcode).toBe(0)
  const again = await signInAs(office.site, `player${player.id}`, { password: 'bagong umaga 2026' })
  expect(again.body.errcode).toBe(0)
})

test('two people take a number off an account, and withdrawals are on hold afterwards', async () => {
  const player = await bound()
  const ask = async (requestKey: string = randomUUID()) =>
    (await office.send(requestUnbind, { playerId: player.id, requestKey, reason }, support.token)).body
  const key = randomUUID()
  const { approvalId } = await ask(key)
  expect((await ask(key)).errcode).toBe(1151)
  const approve = async (by: SignedInStaff) =>
    (await office.send(approveRequest, { approvalId: Number(approvalId), reason }, by.token)).body.errcode
  expect(await approve(support)).toBe(1070)
  expect(await approve(risk)).toBe(0)
  expect(await approve(risk)).toBe(1140)
  const { body } = await office.send(viewPlayer, { playerId: player.id }, risk.token)
  expect(body).toMatchObject({ mobile: '', sessions: [] })
  expect(body.withdrawalHoldUntil).not.toBeNull()
  expect((await ask()).errcode).toBe(1079)
})

test('a player who signs in by the number keeps it', async () => {
  const { id } = await newPlayer()
  await office.site.context.db.pool.query(`update player set account_type = 'phone', mobile = account where id = $1`, [
    id,
  ])
  const { body } = await office.send(requestUnbind, { playerId: id, requestKey: randomUUID(), reason }, support.token)
  expect(body.errcode).toBe(1185)
})

test('a hidden number is shown whole for a purpose, and the log knows whose was seen but not the number', async () => {
  const player = await bound()
  const { body } = await office.send(viewPlayer, { playerId: player.id }, desk.token)
  expect(body.mobile).not.toBe(player.mobile)
  const shown = await office.send(revealPlayer, { playerId: player.id, reason }, desk.token)
  expect(shown.body.mobile).toBe(player.mobile)
  const logged = await newestAudit()
  expect(logged).toMatchObject({ actor: desk.email, action: 'player.reveal', subject: `player:${player.id}`, reason })
  expect(JSON.stringify(logged)).not.toContain(player.mobile)
})
