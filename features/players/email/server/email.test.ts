import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { confirmEmailAddress, readEmailAddress, removeEmailAddress, sendEmailCode } from '../contract.ts'
import { listPlayerEmails, viewPlayerEmail } from '../staff-contract.ts'
import { emailData } from './email-data.ts'

let office: TestBackOffice
let support: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  support = await office.newStaff('csLevel1')
})
afterAll(() => office.close())
beforeEach(() => void office.site.clock.advance(hours(25)))

let last = 0
const newPlayer = (): Promise<RegisteredPlayer> =>
  registerPlayer(office.site, `0927${String(++last).padStart(7, '0')}`, { ip: `203.0.113.${last}` })
const newAddress = (name = 'maria'): string => `${name}@mail-${++last}.example.ph`

const ask = async ({ token }: RegisteredPlayer, address: string) =>
  (await office.site.send(sendEmailCode, { address }, { token })).body
const confirm = async ({ token }: RegisteredPlayer, attempt: { requestId: string; code: string }) =>
  (await office.site.send(confirmEmailAddress, attempt, { token })).body
const remove = async ({ token }: RegisteredPlayer) => (await office.site.send(removeEmailAddress, {}, { token })).body
const addressOf = async ({ token }: RegisteredPlayer) =>
  (await office.site.send(readEmailAddress, {}, { token })).body['address']

async function mailTo(address: string): Promise<string[]> {
  await office.site.runDue()
  return office.site.mailOf(address)
}
const codeIn = (text: string | undefined): string => /^(\d{6})$/m.exec(text ?? '')?.[1] ?? 'none'

/** Asks for a code and reads it from the mailbox. */
async function requestCode(player: RegisteredPlayer, address: string): Promise<{ requestId: string; code: string }> {
  office.site.clock.advance(minutes(2))
  const { requestId } = v.parse(v.looseObject({ requestId: v.string() }), await ask(player, address))
  return { requestId, code: codeIn((await mailTo(address))[0]) }
}

async function withAddress(player: RegisteredPlayer, address = newAddress()): Promise<string> {
  expect(await confirm(player, await requestCode(player, address))).toMatchObject({ errcode: 0 })
  return address
}

const inboxOf = async ({ id }: RegisteredPlayer): Promise<string[]> => {
  const { rows } = await office.site.context.db.pool.query(
    `select title from mail where player_id = $1 and title like '%mail address%' order by id`,
    [id],
  )
  return v.parse(v.array(v.object({ title: v.string() })), rows).map(({ title }) => title)
}

const awake = async () => {
  await office.site.context.db.pool.query('update staff_session set last_action_at = $1, expires_at = $2', [
    new Date(office.site.clock.now()),
    new Date(addDuration(office.site.clock.now(), hours(8))),
  ])
  return support.token
}
const logOf = async ({ id }: RegisteredPlayer) => {
  const { body } = await office.send(listPlayerEmails, { playerId: id }, await awake())
  return v.parse(v.array(v.looseObject({ state: v.string(), kind: v.string() })), body['rows'])
}

describe('an address', () => {
  test('is optional, added with the code that was sent to it, and shown masked', async () => {
    const player = await newPlayer()
    expect(await addressOf(player)).toBeNull()
    const address = newAddress()
    const reply = await ask(player, address.toUpperCase())
    expect(reply).toMatchObject({ errcode: 0, address: address.replace(/^maria/, 'ma•••'), resendSeconds: 60 })
    const [text] = await mailTo(address)
    expect(text).toContain('Someone asked to use this email address for an account at Bituin.')
    expect(await addressOf(player)).toBeNull()
    const attempt = { requestId: String(reply['requestId']), code: codeIn(text) }
    expect(await confirm(player, attempt)).toMatchObject({ errcode: 0, address: address.replace(/^maria/, 'ma•••') })
    expect(await addressOf(player)).toBe(address.replace(/^maria/, 'ma•••'))
    expect(await inboxOf(player)).toEqual(['Email address added'])
  })

  test('is changed the same way, and the old address is notified, with the new one masked', async () => {
    const player = await newPlayer()
    const first = await withAddress(player)
    const second = await withAddress(player, newAddress('pedro'))
    const [notice] = await mailTo(first)
    expect(notice).toContain('The email address of your account was changed')
    expect(notice).toContain('pe•••@mail-')
    expect(notice).not.toContain('pedro')
    expect(await addressOf(player)).toBe(second.replace(/^pedro/, 'pe•••'))
    expect(await inboxOf(player)).toEqual(['Email address added', 'Email address changed'])
  })

  test('is removed, with a notice to the removed address, and free for another account', async () => {
    const player = await newPlayer()
    const address = await withAddress(player)
    expect(await remove(player)).toMatchObject({ errcode: 0 })
    expect(await remove(player)).toMatchObject({ errcode: 1483 })
    expect((await mailTo(address))[0]).toContain('was removed from your account')
    expect(await inboxOf(player)).toEqual(['Email address added', 'Email address removed'])
    await withAddress(await newPlayer(), address)
  })

  test('stands in one account: only somebody who reads its mailbox learns that it is taken', async () => {
    const address = await withAddress(await newPlayer())
    const other = await newPlayer()
    const attempt = await requestCode(other, address)
    expect(attempt.code).toMatch(/^\d{6}$/)
    expect(await confirm(other, attempt)).toMatchObject({ errcode: 1482 })
    expect(await addressOf(other)).toBeNull()
  })

  test('is in the copy of the player’s data, in full', async () => {
    const player = await newPlayer()
    const address = await withAddress(player)
    const { context, clock } = office.site
    const seal = createSeal({ current: context.secret }, 'player-email')
    const records = []
    for (const { slices } of emailData({ seal })) {
      for await (const slice of slices(context.db, { playerId: BigInt(player.id), now: clock.now() }))
        records.push(...slice)
    }
    expect(records).toMatchObject([{ address }, { kind: 'addressCode', address, state: 'sent' }])
  })

  test('stands nowhere in the clear, and what was sent is not kept', async () => {
    const player = await newPlayer()
    const address = await withAddress(player)
    const { rows } = await office.site.context.db.pool.query(
      `select (select json_agg(e) from player_email e)::text || (select json_agg(c) from email_code c)::text ||
         (select json_agg(m) from email_message m)::text || coalesce((select json_agg(j) from job j)::text, '') as everything,
         (select count(*) from email_message where content_sealed is not null)::int as kept`,
    )
    const [{ everything, kept }] = v.parse(v.tuple([v.object({ everything: v.string(), kept: v.number() })]), rows)
    expect(everything).not.toContain(address)
    expect(everything).not.toContain(Buffer.from(address).toString('hex'))
    expect(kept).toBe(0)
    expect(office.site.logLines.join('')).not.toContain(address)
  })
})

describe('a code', () => {
  test.each(['maria', 'maria@example', 'maria@example.ph, ben@example.ph'])('is not sent to %j', async (address) => {
    const player = await newPlayer()
    expect(await ask(player, address)).toMatchObject({ errcode: 400 })
  })

  test('is not sent to the address that the account has', async () => {
    const player = await newPlayer()
    const address = await withAddress(player)
    office.site.clock.advance(minutes(2))
    expect(await ask(player, address.toUpperCase())).toMatchObject({ errcode: 1481 })
  })

  test('is refused after 15 minutes, after five wrong ones, once used, and by another player', async () => {
    const player = await newPlayer()
    const late = await requestCode(player, newAddress())
    office.site.clock.advance(minutes(16))
    expect(await confirm(player, late)).toMatchObject({ errcode: 1045 })

    const guess = await requestCode(player, newAddress())
    const wrong = guess.code === '111111' ? '222222' : '111111'
    for (let tried = 0; tried < 5; tried++)
      expect(await confirm(player, { ...guess, code: wrong })).toMatchObject({ errcode: 1045 })
    expect(await confirm(player, guess)).toMatchObject({ errcode: 1045 })

    const good = await requestCode(player, newAddress())
    expect(await confirm(await newPlayer(), good)).toMatchObject({ errcode: 1045 })
    expect(await confirm(player, good)).toMatchObject({ errcode: 0 })
    expect(await confirm(player, good)).toMatchObject({ errcode: 1045 })
  })

  test('that a newer one has replaced proves nothing', async () => {
    const player = await newPlayer()
    const first = await requestCode(player, newAddress())
    await requestCode(player, newAddress())
    expect(await confirm(player, first)).toMatchObject({ errcode: 1045 })
  })

  test('comes at most once a minute and five times an hour for a player', async () => {
    const player = await newPlayer()
    expect(await ask(player, newAddress())).toMatchObject({ errcode: 0 })
    expect(await ask(player, newAddress())).toMatchObject({ errcode: 1020, retryAfterSeconds: 60 })
    for (let sent = 1; sent < 5; sent++) {
      office.site.clock.advance(minutes(2))
      expect(await ask(player, newAddress())).toMatchObject({ errcode: 0 })
    }
    office.site.clock.advance(minutes(2))
    expect(await ask(player, newAddress())).toMatchObject({ errcode: 1020 })
  })

  test('goes to one mailbox at most five times a day, whoever asks', async () => {
    const address = newAddress()
    for (let sent = 0; sent < 5; sent++) expect(await ask(await newPlayer(), address)).toMatchObject({ errcode: 0 })
    expect(await ask(await newPlayer(), address)).toMatchObject({ errcode: 1020 })
    expect(await mailTo(address)).toHaveLength(5)
  })
})

describe('ten at once', () => {
  test('with one code change the address once', async () => {
    const player = await newPlayer()
    const attempt = await requestCode(player, newAddress())
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(player, attempt)))
    expect(answers.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([
      0,
      ...Array.from({ length: 9 }, () => 1045),
    ])
    expect(await inboxOf(player)).toEqual(['Email address added'])
  })

  test('with wrong codes have five tries together', async () => {
    const player = await newPlayer()
    const attempt = await requestCode(player, newAddress())
    const code = attempt.code === '111111' ? '222222' : '111111'
    await Promise.all(Array.from({ length: 10 }, () => confirm(player, { ...attempt, code })))
    expect(await confirm(player, attempt)).toMatchObject({ errcode: 1045 })
  })

  test('players with proven codes for one address: one gets it', async () => {
    const address = newAddress()
    const players = []
    for (let at = 0; at < 5; at++) {
      const player = await newPlayer()
      players.push({ player, attempt: await requestCode(player, address) })
    }
    const answers = await Promise.all(players.map(({ player, attempt }) => confirm(player, attempt)))
    expect(answers.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, 1482, 1482, 1482, 1482])
  })

  test('requests for a code send one', async () => {
    const player = await newPlayer()
    const address = newAddress()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(player, address)))
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1)
    expect(await mailTo(address)).toHaveLength(1)
  })
})

describe('the delivery log', () => {
  test('shows the staff the address masked, the state, and no word of the message', async () => {
    const player = await newPlayer()
    const address = await withAddress(player)
    const { body } = await office.send(viewPlayerEmail, { playerId: player.id }, await awake())
    expect(body).toMatchObject({ address: address.replace(/^maria/, 'ma•••'), isOffered: true })
    const rows = await logOf(player)
    expect(rows).toMatchObject([{ kind: 'addressCode', state: 'sent', attempts: 1, lastAnswer: null }])
    expect(JSON.stringify({ rows, body })).not.toContain('maria')
  })

  test('of a mailbox that does not exist: refused at once, with the answer and without the address, and not tried again', async () => {
    const player = await newPlayer()
    await ask(player, newAddress('unknown'))
    await office.site.runDue()
    office.site.clock.advance(hours(2))
    await office.site.runDue()
    expect(await logOf(player)).toMatchObject([
      { state: 'refused', attempts: 1, lastAnswer: '550 5.1.1 <(address)>: no such mailbox' },
    ])
  })

  test.each(['busy', 'halfway'])('of a server that is %s: tried again, and too late after 15 minutes', async (name) => {
    const player = await newPlayer()
    await ask(player, newAddress(name))
    await office.site.runDue()
    expect(await logOf(player)).toMatchObject([{ state: 'waiting', attempts: 1 }])
    office.site.clock.advance(minutes(1))
    await office.site.runDue()
    expect(await logOf(player)).toMatchObject([{ state: 'waiting', attempts: 2 }])
    office.site.clock.advance(minutes(20))
    await office.site.runDue()
    expect(await logOf(player)).toMatchObject([{ state: 'late', attempts: 2 }])
  })

  test('of a server that never takes a message: attempt up after ten attempts, and a dead letter', async () => {
    const player = await newPlayer()
    await ask(player, newAddress('busy'))
    await office.site.context.db.pool.query(`update email_message set ends_at = ends_at + interval '2 days'`)
    for (let tried = 0; tried < 12; tried++) {
      await office.site.runDue()
      office.site.clock.advance(hours(1))
    }
    expect(await logOf(player)).toMatchObject([
      { state: 'failed', attempts: 10, lastAnswer: '451 4.3.2 try again later' },
    ])
    const { rows } = await office.site.context.db.pool.query(
      `select error from job_dead_letter where name = 'email.send'`,
    )
    expect(JSON.stringify(rows)).toContain('451 4.3.2 try again later')
    expect(JSON.stringify(rows)).not.toContain('@mail-')
  })

  test('goes back 180 days', async () => {
    const player = await newPlayer()
    await withAddress(player)
    office.site.clock.advance(days(181))
    await office.site.runDue()
    expect(await logOf(player)).toEqual([])
  })
})

test('an e-mail is in the player’s language', async () => {
  const player = await newPlayer()
  await office.site.context.db.pool.query(`update player_language set language = 'fil' where player_id = $1`, [
    player.id,
  ])
  const address = newAddress()
  await ask(player, address)
  expect((await mailTo(address))[0]).toContain('Ang email code mo')
})

test('without a mail server nothing is sent, and the page says so', async () => {
  const silent = await openTestBackOffice({ mail: undefined })
  const player = await registerPlayer(silent.site, '09270000000')
  const visitor = { token: player.token }
  expect((await silent.site.send(readEmailAddress, {}, visitor)).body).toMatchObject({
    address: null,
    isOffered: false,
  })
  expect((await silent.site.send(sendEmailCode, { address: 'maria@example.ph' }, visitor)).body.errcode).toBe(1480)
  await silent.close()
})
