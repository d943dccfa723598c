import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes, seconds } from '#core/clock/duration.ts'
import { afterSignInWeb } from '#features/lobby/after-sign-in/contract.ts'
import {
  awaitSupportChat,
  endSupportChat,
  getSupportChat,
  getSupportDesk,
  rateSupportChat,
  sendSupportMessage,
  sendSupportPicture,
  viewSupportPicture,
} from '#features/lobby/support-chat/contract.ts'
import { chatData } from '#features/lobby/support-chat/server/chat-data.ts'
import { seedDemoDesk } from '#features/lobby/support-chat/server/index.ts'
import {
  answerSupportChat,
  closeSupportChat,
  handOverSupportChat,
  listCannedAnswers,
  listSupportChats,
  listSupportColleagues,
  openStaffPicture,
  removeCannedAnswer,
  saveCannedAnswer,
  saveSupportDesk,
  takeSupportChat,
  viewStaffChat,
  viewStaffDesk,
} from '#features/lobby/support-chat/staff-contract.ts'
import { viewWork } from '#features/office/dashboard/contract.ts'
import { listAudit } from '#features/office/staff/contract.ts'
import { listMail, readMail } from '#features/players/mail/contract.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let agent: SignedInStaff
let other: SignedInStaff
let admin: SignedInStaff
let player: RegisteredPlayer
let last = 100
beforeAll(async () => {
  office = await openTestBackOffice()
  await seedDemoDesk(office.site.context.db, office.site.clock.now())
})
afterAll(() => office.close())
beforeEach(async () => {
  office.site.clock.advance(seconds(1))
  player = await newPlayer()
})

/** Sessions end while tests let hours pass. */
const signInStaff = async () => {
  agent = await office.newStaff('csLevel1')
  other = await office.newStaff('csLevel2')
  admin = await office.newStaff('admin')
}

const wireChat = v.object({
  chat: v.nullable(
    v.looseObject({
      id: v.number(),
      revision: v.number(),
      state: v.string(),
      ahead: v.number(),
      messages: v.array(v.looseObject({ id: v.number() })),
    }),
  ),
})

const newPlayer = () => registerPlayer(office.site, `0917556${String(++last).padStart(4, '0')}`)
const reason = 'from the queue of chats'
const key = () => randomBytes(16).toString('hex')
const say = (text: string, messageKey = key(), { token } = player) =>
  office.site.send(sendSupportMessage, { text, messageKey }, { token })
const chatOf = async ({ token } = player) => {
  const { body } = await office.site.send(getSupportChat, {}, { token })
  return v.parse(wireChat, body).chat
}
const idOf = async (of = player) => (await chatOf(of))?.id ?? 0
const end = ({ token } = player) => office.site.send(endSupportChat, {}, { token })
const rate = (chatId: number, stars = 5, { token } = player) =>
  office.site.send(rateSupportChat, { chatId, stars }, { token })
const take = (id: number, by = agent, takesOver = false) =>
  office.send(takeSupportChat, { id, reason, takesOver }, by.token)
const reply = (id: number, text: string, by = agent, messageKey = key()) =>
  office.send(answerSupportChat, { id, text, messageKey, reason }, by.token)
const close = (id: number, by = agent) => office.send(closeSupportChat, { id, reason }, by.token)
const handOver = (id: number, to: string, by = agent) => office.send(handOverSupportChat, { id, to, reason }, by.token)
const errcodes = (replies: readonly { body: { errcode: number } }[]) =>
  replies.map(({ body }) => body.errcode).toSorted((a, b) => a - b)
const picture = async (format: 'jpeg' | 'png' | 'webp' = 'png') =>
  (
    await sharp({ create: { width: 320, height: 200, channels: 3, background: '#8fb7d9' } })
      .toFormat(format)
      .toBuffer()
  ).toString('base64')
const sendPicture = (base64: string, messageKey = key()) =>
  office.site.send(sendSupportPicture, { picture: base64, messageKey }, { token: player.token })
const lettersOf = async ({ token } = player) => {
  const { list } = (await office.site.send(listMail, {}, { token })).body
  const letters = v.parse(v.array(v.looseObject({ id: v.number(), title: v.string() })), list)
  return letters.filter(({ title }) => title.startsWith('Your chat with us'))
}

describe('a player’s chat', () => {
  beforeAll(signInStaff)

  test('opens with the first message, waits, is answered by a first name, and lights the dot until it is seen', async () => {
    const lit = async () => (await office.site.send(afterSignInWeb, {}, { token: player.token })).body.hasSupport
    expect(await chatOf()).toBeNull()
    expect((await say('My deposit is missing.')).body.errcode).toBe(0)
    const opened = await chatOf()
    expect(opened).toMatchObject({ state: 'waiting', agent: null, messages: [{ author: 'player', name: '' }] })
    const id = opened?.id ?? 0
    await take(id)
    expect(await lit()).toBe(false)
    expect((await reply(id, 'I am looking into it.')).body.errcode).toBe(0)
    expect(await lit()).toBe(true)
    expect(await chatOf()).toMatchObject({
      state: 'active',
      agent: 'Ana',
      messages: [{ text: 'My deposit is missing.' }, { author: 'staff', name: 'Ana', text: 'I am looking into it.' }],
    })
    expect(await lit()).toBe(false)
  })

  test('says how many waiting chats were opened before it', async () => {
    const before = (await chatOf()) ?? null
    expect(before).toBeNull()
    await say('First in line.')
    const second = await newPlayer()
    await say('Second in line.', key(), second)
    const ahead = (await chatOf())?.ahead ?? 0
    expect((await chatOf(second))?.ahead).toBe(ahead + 1)
    await take(await idOf())
    expect((await chatOf(second))?.ahead).toBe(ahead)
  })

  test('is one, however many first messages arrive at once, and a message that is sent again is one message', async () => {
    const same = key()
    const replies = await Promise.all(Array.from({ length: 10 }, () => say('Hello?', same)))
    expect(errcodes(replies)).toEqual(Array<number>(10).fill(0))
    expect((await chatOf())?.messages).toHaveLength(1)
    await Promise.all(Array.from({ length: 9 }, (_, at) => say(`Message ${at}`)))
    expect((await chatOf())?.messages).toHaveLength(10)
    await end()
    expect((await say('Hello?', same)).body.errcode).toBe(0)
    expect((await chatOf())?.state).toBe('closed')
  })

  test('nobody else reads it, nor its pictures', async () => {
    await sendPicture(await picture())
    const messageId = (await chatOf())?.messages[0]?.id ?? 0
    const stranger = await newPlayer()
    expect(await chatOf(stranger)).toBeNull()
    const view = (token: string) => office.site.send(viewSupportPicture, { messageId }, { token })
    expect((await view(stranger.token)).body.errcode).toBe(1474)
    expect((await view(player.token)).body.errcode).toBe(0)
    expect(
      (await office.site.send(viewSupportPicture, { messageId: 999_999 }, { token: player.token })).body.errcode,
    ).toBe(1474)
  })

  test('is in the copy of the player’s data, with pictures named and nobody’s e-mail', async () => {
    await say('For my own records.')
    await sendPicture(await picture())
    const id = await idOf()
    await take(id)
    await reply(id, 'Here you are.')
    const records = []
    const of = { playerId: BigInt(player.id), now: office.site.clock.now() }
    for await (const slice of chatData.slices(office.site.context.db, of)) records.push(...slice)
    expect(records).toMatchObject([
      { chat: id, from: 'player', text: 'For my own records.', isPhoto: false },
      { chat: id, from: 'player', text: '', isPhoto: true },
      { chat: id, from: 'Ana', text: 'Here you are.' },
    ])
    expect(JSON.stringify(records)).not.toContain(agent.email)
  })

  test('is written in by players who have excluded themselves', async () => {
    await office.site.context.db.pool.query(`update player set state = 'excluded', state_until = null where id = $1`, [
      player.id,
    ])
    expect((await say('I would like to talk to somebody.')).body.errcode).toBe(0)
  })

  test('is refused where the operator offers none, and an open one goes on', async () => {
    const { db } = office.site.context
    await say('Still here.')
    await db.pool.query('update support_desk set is_offered = false')
    expect((await say('And here.')).body.errcode).toBe(0)
    const newcomer = await newPlayer()
    expect((await say('Hello.', key(), newcomer)).body.errcode).toBe(1470)
    await db.pool.query('update support_desk set is_offered = true')
  })

  test('that has become too long is ended, and the next message opens another', async () => {
    await say('The first of many.')
    const id = await idOf()
    await office.site.context.db.pool.query('update support_chat set messages = 500 where id = $1', [id])
    expect((await say('One too many.')).body.errcode).toBe(1471)
    await take(id)
    expect((await reply(id, 'One too many.')).body.errcode).toBe(1471)
    await end()
    expect((await say('The first of the next.')).body.errcode).toBe(0)
    expect(await idOf()).not.toBe(id)
  })
})

describe('bounds', () => {
  test('a message of 10 MB is not read, one of more than a thousand characters is a fault of its field', async () => {
    expect((await say('x'.repeat(10 * 1024 * 1024))).status).toBe(413)
    expect((await say('x'.repeat(1001))).body).toMatchObject({ code: 400 })
    expect((await say('x'.repeat(1000))).body.errcode).toBe(0)
    expect((await say('   ')).body).toMatchObject({ code: 400 })
  })

  test('of a thousand messages in a second, thirty are taken', async () => {
    const replies = []
    for (let portion = 0; portion < 20; portion++)
      replies.push(...(await Promise.all(Array.from({ length: 50 }, (_, at) => say(`${portion} ${at}`)))))
    expect(replies.filter(({ body }) => body.errcode === 0)).toHaveLength(30)
    expect(replies.filter(({ body }) => body.errcode === 1020)).toHaveLength(970)
    office.site.clock.advance(seconds(61))
    expect((await say('Slower.')).body.errcode).toBe(0)
  })

  test.each(['jpeg', 'png', 'webp'] as const)('a %s is redrawn as a JPEG', async (format) => {
    expect((await sendPicture(await picture(format))).body.errcode).toBe(0)
    const messageId = (await chatOf())?.messages.at(-1)?.id ?? 0
    const { body } = await office.site.send(viewSupportPicture, { messageId }, { token: player.token })
    const shown = await sharp(Buffer.from(String(body.base64), 'base64')).metadata()
    expect(shown).toMatchObject({ format: 'jpeg', width: 320, height: 200 })
  })

  test('what is no picture, or one of 10 MB, is refused and opens no chat', async () => {
    expect((await sendPicture(Buffer.from('<svg xmlns="x"/>').toString('base64'))).body.errcode).toBe(1473)
    expect((await sendPicture(Buffer.from('%PDF-1.7').toString('base64'))).body.errcode).toBe(1473)
    expect((await sendPicture('x'.repeat(10 * 1024 * 1024))).status).toBe(413)
    expect((await sendPicture('not base64!')).body).toMatchObject({ code: 400 })
    expect(await chatOf()).toBeNull()
  })

  test('ten pictures in ten minutes are taken, and a picture that is sent again is one', async () => {
    const [same, base64] = [key(), await picture()]
    const replies = []
    for (let sent = 0; sent < 12; sent++) replies.push(await sendPicture(base64, same))
    expect(errcodes(replies)).toEqual([...Array<number>(10).fill(0), 1020, 1020])
    expect((await chatOf())?.messages).toHaveLength(1)
  })
})

describe('news', () => {
  beforeAll(signInStaff)

  test('wait for the answer and arrive within a second', async () => {
    await say('Is anybody there?')
    const { id = 0, revision = 0 } = (await chatOf()) ?? {}
    await take(id)
    const wait = (chatId: number, seen: number, waitMs: number) =>
      office.site.send(awaitSupportChat, { chatId, revision: seen, waitMs }, { token: player.token })
    expect((await wait(id, revision, 0)).body).toMatchObject({ isChanged: true })
    const seen = (await chatOf())?.revision ?? 0
    expect((await wait(id, seen, 0)).body).toMatchObject({ isChanged: false })
    const waiting = wait(id, seen, 10_000)
    await reply(id, 'Yes.')
    const answered = performance.now()
    expect((await waiting).body).toMatchObject({ isChanged: true })
    expect(performance.now() - answered).toBeLessThan(1_500)
    expect((await wait(0, 0, 0)).body).toMatchObject({ isChanged: true })
  })
})

describe('the end', () => {
  beforeAll(signInStaff)

  test('sends the transcript to the inbox once, whoever ends the chat, and however many at once', async () => {
    await say('Where is my bonus?')
    const id = await idOf()
    await take(id)
    await reply(id, 'It is in your inventory.')
    await sendPicture(await picture())
    const ends = await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? end() : close(id))))
    expect(errcodes(ends).filter((errcode) => errcode === 0)).toHaveLength(1)
    const [letter, ...more] = await lettersOf()
    expect(more).toEqual([])
    const { body } = await office.site.send(readMail, { id: letter?.id ?? 0 }, { token: player.token })
    expect(body.body).toEqual([
      expect.stringMatching(/^You, \d+:\d\d [AP]M: Where is my bonus\?$/),
      expect.stringMatching(/^Ana, .*: It is in your inventory\.$/),
      expect.stringMatching(/^You, .*: \[photo\]$/),
    ])
    expect((await end()).body.errcode).toBe(1472)
  })

  test('a closed chat that was answered is rated once, by its player', async () => {
    await say('Thank you.')
    const id = await idOf()
    expect((await rate(id)).body.errcode).toBe(1475)
    await take(id)
    await reply(id, 'You are welcome.')
    await close(id)
    const stranger = await newPlayer()
    expect((await rate(id, 1, stranger)).body.errcode).toBe(1475)
    expect(await chatOf()).toMatchObject({ state: 'closed', canRate: true, rating: null })
    const ratings = await Promise.all(Array.from({ length: 10 }, () => rate(id, 4)))
    expect(errcodes(ratings)).toEqual([0, ...Array<number>(9).fill(1475)])
    expect(await chatOf()).toMatchObject({ canRate: false, rating: 4 })
    expect((await rate(999_999)).body.errcode).toBe(1475)
  })

  test('a chat that nobody has answered is not rated', async () => {
    await say('Never mind.')
    const id = await idOf()
    await end()
    expect((await rate(id)).body.errcode).toBe(1475)
  })

  test('comes by itself twelve hours after an answer, and never to a message without one', async () => {
    await say('I will be back.')
    const id = await idOf()
    await take(id)
    await reply(id, 'All right.')
    const waiting = await newPlayer()
    await say('And I wait.', key(), waiting)
    office.site.clock.advance(hours(12))
    await office.site.runDue()
    await signInStaff()
    expect((await office.send(viewStaffChat, { id }, agent.token)).body).toMatchObject({
      state: 'closed',
      closedBy: 'idle',
    })
    const { pool } = office.site.context.db
    const letters = await pool.query(`select id from mail where player_id = $1 and source = 'supportChat'`, [player.id])
    expect(letters.rows).toHaveLength(1)
    const { rows } = await pool.query('select state from support_chat where player_id = $1', [waiting.id])
    expect(rows).toEqual([{ state: 'waiting' }])
  })

  test('chats are deleted five years after it, with messages and pictures', async () => {
    await sendPicture(await picture())
    const id = await idOf()
    await end()
    const { pool } = office.site.context.db
    const left = async () => {
      const { rows } = await pool.query(
        `select (select count(*)::int from support_chat where id = $1) as chats,
           (select count(*)::int from support_message where chat_id = $1) as messages`,
        [id],
      )
      return rows[0]
    }
    await pool.query(`update support_chat set closed_at = closed_at - interval '1824 days' where id = $1`, [id])
    office.site.clock.advance(hours(7))
    await office.site.runDue()
    expect(await left()).toEqual({ chats: 1, messages: 1 })
    await pool.query(`update support_chat set closed_at = closed_at - interval '1 day' where id = $1`, [id])
    office.site.clock.advance(hours(7))
    await office.site.runDue()
    expect(await left()).toEqual({ chats: 0, messages: 0 })
  })
})

describe('the staff', () => {
  beforeAll(signInStaff)

  test('of ten who take a chat one has it; others answer, close or hand it over only after they took it over', async () => {
    await say('Somebody is in my account.')
    const id = await idOf()
    expect((await reply(id, 'Too early.')).body.errcode).toBe(1433)
    expect((await handOver(id, other.email)).body.errcode).toBe(1433)
    const takers = await Promise.all(Array.from({ length: 10 }, (_, at) => take(id, at % 2 === 0 ? agent : other)))
    expect(takers.filter(({ body }) => body.errcode === 1431)).toHaveLength(5)
    const { owner } = (await office.send(viewStaffChat, { id }, admin.token)).body
    const [holder, stranger] = owner === agent.email ? [agent, other] : [other, agent]
    expect((await reply(id, 'Not mine.', stranger)).body.errcode).toBe(1431)
    expect((await close(id, stranger)).body.errcode).toBe(1431)
    expect((await handOver(id, holder.email, stranger)).body.errcode).toBe(1431)
    expect((await take(id, stranger, true)).body.errcode).toBe(0)
    expect((await reply(id, 'Mine no more.', holder)).body.errcode).toBe(1431)
    expect((await reply(id, 'Mine now.', stranger)).body.errcode).toBe(0)
  })

  test('an answer that is sent again is one answer, and the log has the act without the text', async () => {
    await say('Hello.')
    const id = await idOf()
    await take(id)
    const same = key()
    const replies = await Promise.all(Array.from({ length: 10 }, () => reply(id, 'Only once.', agent, same)))
    expect(errcodes(replies)).toEqual(Array<number>(10).fill(0))
    expect((await chatOf())?.messages).toHaveLength(2)
    const log = await office.send(
      listAudit,
      { subject: `player:${player.id}`, action: 'supportChat.answer' },
      admin.token,
    )
    expect(log.body.rows).toMatchObject([{ actor: agent.email, after: { chat: String(id) } }])
    expect(JSON.stringify(log.body.rows)).not.toContain('Only once.')
  })

  test('hands over to a colleague who may answer, whose name the player then sees', async () => {
    await say('A hard question.')
    const id = await idOf()
    await take(id)
    const crm = await office.newStaff('crm')
    const gone = await office.newStaff('csLevel1')
    const { members } = (await office.send(listSupportColleagues, {}, agent.token)).body
    const emails = v.parse(v.array(v.looseObject({ email: v.string() })), members).map(({ email }) => email)
    expect(emails).toContain(other.email)
    expect(emails).not.toContain(agent.email)
    expect(emails).not.toContain(crm.email)
    await office.site.context.db.pool.query(`update staff_member set state = 'suspended' where email = $1`, [
      gone.email,
    ])
    for (const to of [crm.email, gone.email, agent.email, 'nobody@example.ph'])
      expect((await handOver(id, to)).body.errcode, to).toBe(1434)
    expect((await handOver(id, other.email)).body.errcode).toBe(0)
    expect((await reply(id, 'No longer mine.')).body.errcode).toBe(1431)
    expect((await reply(id, 'I know this one.', other)).body.errcode).toBe(0)
  })

  test('a closed chat is final', async () => {
    await say('This is all.')
    const id = await idOf()
    expect((await close(id)).body.errcode).toBe(0)
    for (const act of [take, close]) expect((await act(id)).body.errcode).toBe(1432)
    expect((await reply(id, 'Late.')).body.errcode).toBe(1432)
    expect((await handOver(id, other.email)).body.errcode).toBe(1432)
  })

  test('what does not exist is not found', async () => {
    const id = 999_999
    expect((await office.send(viewStaffChat, { id }, agent.token)).body.errcode).toBe(1074)
    for (const { body } of [
      await take(id),
      await reply(id, 'Hello.'),
      await close(id),
      await handOver(id, other.email),
    ])
      expect(body.errcode).toBe(1074)
    const view = await office.send(openStaffPicture, { messageId: id, reason }, agent.token)
    expect(view.body.errcode).toBe(1474)
  })

  test('sees the queue by age, and in the work list how many wait for an answer', async () => {
    await say('The newest of all.')
    const id = await idOf()
    const rows = async (request: object) => {
      const { body } = await office.send(listSupportChats, request, agent.token)
      return v.parse(v.array(v.looseObject({ id: v.number(), lastText: v.string() })), body.rows)
    }
    expect((await rows({ show: 'waiting' })).at(-1)).toMatchObject({ id, lastText: 'The newest of all.' })
    office.site.clock.advance(seconds(6))
    const waiting = async () => {
      const { queues } = (await office.send(viewWork, {}, admin.token)).body
      const counted = v.parse(v.array(v.looseObject({ name: v.string(), count: v.number() })), queues)
      return counted.find(({ name }) => name === 'chats')?.count ?? 0
    }
    const before = await waiting()
    await take(id)
    await reply(id, 'Here I am.')
    office.site.clock.advance(seconds(6))
    expect(await waiting()).toBe(before - 1)
    expect((await rows({ show: 'waiting', playerId: player.id })).map((row) => row.id)).toEqual([])
    expect((await rows({ show: 'mine', playerId: player.id })).map((row) => row.id)).toEqual([id])
    expect(await rows({ show: 'open', language: 'fil', playerId: player.id })).toEqual([])
  })

  test('opens a picture with a line in the log', async () => {
    await sendPicture(await picture())
    const messageId = (await chatOf())?.messages[0]?.id ?? 0
    expect((await office.send(openStaffPicture, { messageId, reason }, agent.token)).body.errcode).toBe(0)
    const log = await office.send(
      listAudit,
      { subject: `player:${player.id}`, action: 'supportChat.viewPicture' },
      admin.token,
    )
    expect(log.body.rows).toMatchObject([{ actor: agent.email, after: { opened: 'picture' } }])
  })

  test('a role without the permission sees nothing of it', async () => {
    await say('For support alone.')
    const id = await idOf()
    const crm = await office.newStaff('crm')
    expect((await office.send(viewStaffChat, { id }, crm.token)).body.errcode).toBe(1070)
    expect((await reply(id, 'No.', crm)).body.errcode).toBe(1070)
  })
})

describe('the desk', () => {
  beforeAll(signInStaff)

  test('is staffed while a member who may answer looks at the chats, within its hours', async () => {
    const desk = async () => v.parse(getSupportDesk.response, (await office.site.send(getSupportDesk, {})).body)
    office.site.clock.advance(minutes(3))
    expect(await desk()).toMatchObject({ isOffered: true, isOpen: true, isStaffed: false })
    const auditor = await office.newStaff('auditor')
    await office.send(listSupportChats, {}, auditor.token)
    expect((await desk()).isStaffed).toBe(false)
    await office.send(listSupportChats, {}, agent.token)
    expect((await desk()).isStaffed).toBe(true)
    office.site.clock.advance(minutes(2))
    expect((await desk()).isStaffed).toBe(false)
  })

  test('saves its hours, unless somebody else has changed them', async () => {
    const {
      isOffered,
      days: open,
      opensMinute,
      closesMinute,
    } = v.parse(viewStaffDesk.response, (await office.send(viewStaffDesk, {}, admin.token)).body)
    const expected = { isOffered, days: open, opensMinute, closesMinute }
    const change = { isOffered, days: [5, 1, 1], opensMinute: 480, closesMinute: 1320 }
    const save = () => office.send(saveSupportDesk, { ...change, expected, reason }, admin.token)
    expect(errcodes([await save(), await save()])).toEqual([0, 1073])
    expect((await office.send(viewStaffDesk, {}, admin.token)).body).toMatchObject({ days: [1, 5], opensMinute: 480 })
    const { pool } = office.site.context.db
    await pool.query(`update support_desk set days = '{1,2,3,4,5,6,7}', opens_at = 0, closes_at = 1440`)
  })

  test('keeps canned answers in both languages', async () => {
    const first = { en: 'Hello.', fil: 'Kumusta.' }
    const save = (texts: typeof first, expected: typeof first | null) =>
      office.send(saveCannedAnswer, { name: 'Hello', ...texts, expected, reason }, other.token)
    const saves = await Promise.all(Array.from({ length: 10 }, () => save(first, null)))
    expect(errcodes(saves)).toEqual([0, ...Array<number>(9).fill(1073)])
    const second = { en: 'Hi.', fil: 'Hi po.' }
    expect((await save(second, first)).body.errcode).toBe(0)
    expect((await save(second, first)).body.errcode).toBe(1073)
    expect((await office.send(listCannedAnswers, {}, agent.token)).body.answers).toContainEqual(
      expect.objectContaining({ name: 'Hello', ...second, savedBy: other.email }),
    )
    const remove = (expected: typeof first) =>
      office.send(removeCannedAnswer, { name: 'Hello', expected, reason }, other.token)
    expect((await remove(first)).body.errcode).toBe(1073)
    expect((await remove(second)).body.errcode).toBe(0)
    expect((await remove(second)).body.errcode).toBe(1073)
    expect(
      (await office.send(saveCannedAnswer, { name: 'No', ...first, expected: null, reason }, agent.token)).body.errcode,
    ).toBe(1070)
  })
})
