import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, hours, minutes, seconds } from '#core/clock/duration.ts'
import { calendarDay, dayOf } from '#core/clock/manila.ts'
import { viewPlayerFacts } from '#features/lobby/customer-service/view-player-facts-contract.ts'
import { sendSupportMessage } from '#features/lobby/support-chat/contract.ts'
import { seedDemoDesk } from '#features/lobby/support-chat/server/index.ts'
import { answerSupportChat, listSupportChats, takeSupportChat } from '#features/lobby/support-chat/staff-contract.ts'
import { listReports, rateReport, replyToReport, report, viewReport } from '#features/lobby/support-ticket/contract.ts'
import { ticketData } from '#features/lobby/support-ticket/server/ticket-data.ts'
import {
  answerTicket,
  enterCall,
  findTicketOfChat,
  handOverTicket,
  listTicketColleagues,
  listTickets,
  makeTicketOfChat,
  noteTicket,
  reopenTicket,
  solveTicket,
  takeTicket,
  viewSupportFigures,
  viewTicket,
} from '#features/lobby/support-ticket/staff-contract.ts'
import { viewWork } from '#features/office/dashboard/contract.ts'
import { listAudit } from '#features/office/staff/contract.ts'
import {
  handOverWorkItem,
  listWorkItems,
  readWorkNews,
  saveWorkDeadline,
  seeWorkNews,
  takeWorkItem,
} from '#features/office/work-list/contract.ts'
import { listMail, readMail } from '#features/players/mail/contract.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { runJob } from '#tests/support/run-job.ts'
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
/** Sessions end while tests let days pass. */
beforeEach(async () => {
  office.site.clock.advance(seconds(1))
  player = await registerPlayer(office.site, `0917557${String(++last).padStart(4, '0')}`)
  agent = await office.newStaff('csLevel1')
  other = await office.newStaff('csLevel2')
  admin = await office.newStaff('admin')
})

const reason = 'from the queue of tickets'
const key = () => randomBytes(16).toString('hex')
const of = (by: RegisteredPlayer) => ({ token: by.token })
const errcodes = (replies: readonly { body: { errcode: number } }[]) =>
  replies.map(({ body }) => body.errcode).toSorted((a, b) => a - b)
const refusals = (count: number, errcode: number) => Array<number>(count).fill(errcode)

const list = v.looseObject({ list: v.array(v.looseObject({ id: v.number(), number: v.string() })) })
async function newReport(text = 'My win of last night is not there.', by = player): Promise<number> {
  const { body } = await office.site.send(report, { category: 'game', text }, of(by))
  expect(body.errcode).toBe(0)
  return v.parse(list, (await office.site.send(listReports, {}, of(by))).body).list[0]?.id ?? 0
}
const reportOf = async (id: number, by = player) => (await office.site.send(viewReport, { id }, of(by))).body
const write = (id: number, text: string, by = player, messageKey = key()) =>
  office.site.send(replyToReport, { id, text, messageKey }, of(by))
const rate = (id: number, stars = 5, by = player) => office.site.send(rateReport, { id, stars }, of(by))

const take = (id: number, by = agent, takesOver = false) => office.send(takeTicket, { id, reason, takesOver }, by.token)
const reply = (id: number, by = agent, text = 'The round was paid.', messageKey = key()) =>
  office.send(answerTicket, { id, text, messageKey, reason }, by.token)
const note = (id: number, by = agent, messageKey = key()) =>
  office.send(noteTicket, { id, text: 'Asked the provider.', messageKey, reason }, by.token)
const solve = (id: number, by = agent) => office.send(solveTicket, { id, reason }, by.token)
const reopen = (id: number, by = agent) => office.send(reopenTicket, { id, reason }, by.token)
const handOver = (id: number, to: string, by = agent) => office.send(handOverTicket, { id, to, reason }, by.token)
const call = (given: object = {}, by = agent, messageKey = key()) => {
  const said = { category: 'payment' as const, text: 'A deposit of this morning is missing.' }
  return office.send(enterCall, { playerId: player.id, ...said, messageKey, reason, ...given }, by.token)
}
const wireTicket = v.looseObject({
  errcode: v.number(),
  steps: v.optional(v.array(v.looseObject({ act: v.string() })), []),
  messages: v.optional(v.array(v.unknown()), []),
})
const wireRows = v.looseObject({
  rows: v.array(
    v.looseObject({ id: v.optional(v.number()), action: v.optional(v.string(), ''), about: v.optional(v.string()) }),
  ),
})
const wireNamed = v.looseObject({ ticket: v.nullable(v.looseObject({ id: v.number() })) })
const wireColleagues = v.looseObject({ members: v.array(v.looseObject({ email: v.string() })) })
const wireFacts = v.looseObject({ player: v.looseObject({ tickets: v.array(v.looseObject({ id: v.number() })) }) })
const wireItems = v.looseObject({
  items: v.array(v.looseObject({ queue: v.string(), ref: v.string(), dueAt: v.number() })),
})
const wireNews = v.looseObject({
  news: v.array(v.looseObject({ ref: v.string(), handedBy: v.nullable(v.string()) })),
})
const wireWork = { tickets: v.looseObject({ overdue: v.number() }), chats: v.looseObject({}) }
const wireFigures = v.looseObject({
  opened: v.looseObject({ chats: v.number() }),
  all: v.looseObject(wireWork),
  overdueUnowned: v.number(),
  members: v.array(v.looseObject({ member: v.string(), ...wireWork })),
})
const viewed = async (id: number) => v.parse(wireTicket, (await office.send(viewTicket, { id }, admin.token)).body)
const idOf = (body: unknown) => v.parse(v.looseObject({ id: v.number() }), body).id
const shown = async (filter: object, by = agent) => {
  const { body } = await office.send(listTickets, { ...filter, playerId: player.id }, by.token)
  return v.parse(v.looseObject({ rows: v.array(v.looseObject({ id: v.number() })) }), body).rows.map(({ id }) => id)
}
const letters = async (by = player) => {
  const { body } = await office.site.send(listMail, {}, of(by))
  return v.parse(v.array(v.looseObject({ id: v.number(), title: v.string() })), body.list)
}

describe('a report', () => {
  test('is a ticket at once: open, unowned, with the deadline in force, and its player reads only the player’s own', async () => {
    const id = await newReport()
    expect(await viewed(id)).toMatchObject({
      number: expect.stringMatching(/^R-20\d\d-\d{6}$/),
      playerId: player.id,
      source: 'report',
      category: 'game',
      state: 'open',
      owner: null,
      isOverdue: false,
      dueAt: office.site.clock.now() + hours(24),
      firstDueAt: office.site.clock.now() + hours(24),
      messages: [{ author: 'player', member: null, text: 'My win of last night is not there.' }],
      steps: [{ act: 'open', member: null }],
    })
    expect(await reportOf(id)).toMatchObject({ state: 'open', canReply: true, canRate: false, isEntered: false })
    const stranger = await registerPlayer(office.site, `0917557${String(++last).padStart(4, '0')}`)
    expect((await reportOf(id, stranger)).errcode).toBe(1485)
    expect((await write(id, 'Let me in.', stranger)).body.errcode).toBe(1485)
    expect((await rate(id, 5, stranger)).body.errcode).toBe(1475)
    expect((await viewed(999_999)).errcode).toBe(1074)
  })

  test('is taken, answered once however often the answer is sent, read in the inbox, and answered back', async () => {
    const id = await newReport()
    expect((await reply(id)).body.errcode).toBe(1433)
    await take(id)
    const sent = key()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => reply(id, agent, 'Paid.\n\nSee your bets.', sent)),
    )
    expect(errcodes(replies)).toEqual(refusals(10, 0))
    const [letter, ...more] = (await letters()).filter(({ title }) => title.startsWith('Our answer'))
    expect(more).toEqual([])
    const { body } = await office.site.send(readMail, { id: letter?.id ?? 0 }, of(player))
    expect(body.body).toEqual([
      'Paid.',
      'See your bets.',
      'You wrote: “My win of last night is not there.”',
      expect.stringMatching(/^To answer us, open report R-/),
    ])
    expect(await reportOf(id)).toMatchObject({
      state: 'answered',
      messages: [{ author: 'player' }, { author: 'staff', text: 'Paid.\n\nSee your bets.' }],
    })
    expect(await viewed(id)).toMatchObject({ state: 'waiting', waitingSince: null, dueAt: null })
    office.site.clock.advance(minutes(5))
    const again = key()
    await Promise.all(Array.from({ length: 5 }, () => write(id, 'It is not.', player, again)))
    const now = office.site.clock.now()
    expect(await viewed(id)).toMatchObject({
      state: 'open',
      owner: agent.email,
      waitingSince: now,
      dueAt: now + hours(24),
    })
    expect((await reportOf(id)).messages).toHaveLength(3)
  })

  test('has internal notes that the player never reads, also not in the copy of the data', async () => {
    const id = await newReport()
    const sent = key()
    expect(errcodes([await note(id, agent, sent), await note(id, other, sent)])).toEqual([0, 0])
    expect((await viewed(id)).messages).toMatchObject([{ author: 'player' }, { author: 'note', member: agent.email }])
    expect((await reportOf(id)).messages).toHaveLength(1)
    const records = []
    const now = office.site.clock.now()
    for await (const slice of ticketData.slices(office.site.context.db, { playerId: BigInt(player.id), now }))
      records.push(...slice)
    expect(records).toMatchObject([{ from: 'player', source: 'report', text: 'My win of last night is not there.' }])
  })

  test('is solved and told, rated once within a week, and opened again by a reply within thirty days', async () => {
    const id = await newReport()
    await take(id)
    await reply(id)
    expect((await rate(id)).body.errcode).toBe(1475)
    expect((await solve(id)).body.errcode).toBe(0)
    expect((await letters()).some(({ title }) => title.endsWith('is solved'))).toBe(true)
    expect(await reportOf(id)).toMatchObject({ state: 'closed', canRate: true, canReply: true, rating: null })
    const rates = await Promise.all(Array.from({ length: 10 }, () => rate(id, 4)))
    expect(errcodes(rates)).toEqual([0, ...refusals(9, 1475)])
    expect(await reportOf(id)).toMatchObject({ canRate: false, rating: 4 })
    expect((await write(id, 'It happened again.')).body.errcode).toBe(0)
    expect(await viewed(id)).toMatchObject({ state: 'open', owner: agent.email, solvedAt: null, rating: 4 })
    await solve(id)
  })

  test('without an answer is not rated; one that was solved long ago is over', async () => {
    const id = await newReport()
    await solve(id)
    expect((await rate(id)).body.errcode).toBe(1475)
    await office.site.context.db.pool.query(
      `update support_ticket set solved_at = solved_at - interval '31 days' where id = $1`,
      [id],
    )
    expect(await reportOf(id)).toMatchObject({ canReply: false })
    expect((await write(id, 'Still.')).body.errcode).toBe(1486)
  })

  test('of two hundred messages takes no more from anybody, and thirty replies an hour', async () => {
    const id = await newReport()
    await take(id)
    await office.site.context.db.pool.query('update support_ticket set messages = 200 where id = $1', [id])
    expect((await write(id, 'More.')).body.errcode).toBe(1482)
    expect((await reply(id)).body.errcode).toBe(1482)
    expect((await note(id)).body.errcode).toBe(1482)
    const more = await newReport('Something else is wrong as well.')
    const writes = await Promise.all(Array.from({ length: 40 }, () => write(more, 'Hello?')))
    expect(errcodes(writes)).toEqual([...refusals(29, 0), ...refusals(11, 1020)])
  })
})

describe('members', () => {
  test('of ten who take a ticket one has it; others take it over first, and the owner hands it over', async () => {
    const id = await newReport()
    const takers = await Promise.all(Array.from({ length: 10 }, (_, at) => take(id, at % 2 === 0 ? agent : other)))
    expect(errcodes(takers)).toEqual([...refusals(5, 0), ...refusals(5, 1431)])
    const { owner } = await viewed(id)
    const [holder, stranger] = owner === agent.email ? [agent, other] : [other, agent]
    for (const act of [reply, solve]) expect((await act(id, stranger)).body.errcode).toBe(1431)
    expect((await handOver(id, holder.email, stranger)).body.errcode).toBe(1431)
    expect((await handOver(id, holder.email, holder)).body.errcode).toBe(1434)
    expect((await handOver(id, 'nobody@example.ph', holder)).body.errcode).toBe(1434)
    const { members } = v.parse(wireColleagues, (await office.send(listTicketColleagues, {}, holder.token)).body)
    expect(members.map(({ email }) => email)).toContain(stranger.email)
    expect((await handOver(id, stranger.email, holder)).body.errcode).toBe(0)
    expect((await take(id, holder, true)).body.errcode).toBe(0)
    expect((await viewed(id)).steps.map(({ act }) => act)).toEqual(['open', 'take', 'handOver', 'take'])
    expect((await handOver(await newReport('Another one of these.'), stranger.email)).body.errcode).toBe(1433)
  })

  test('a colleague who was handed one hears of it until it was seen; who takes one hears nothing', async () => {
    const bell = async (by: SignedInStaff) => {
      // The bells of all members share a reading of two seconds.
      office.site.clock.advance(seconds(3))
      const { news } = v.parse(wireNews, (await office.send(readWorkNews, {}, by.token)).body)
      return news.map(({ ref, handedBy }) => ({ ref, handedBy }))
    }
    const id = await newReport('My deposit is late.')
    await take(id)
    expect(await bell(agent)).toEqual([])
    expect((await handOver(id, other.email)).body.errcode).toBe(0)
    expect(await bell(other)).toEqual([{ ref: String(id), handedBy: agent.email }])
    expect((await office.send(seeWorkNews, {}, agent.token)).body.errcode).toBe(0)
    expect(await bell(other)).toHaveLength(1)
    expect((await office.send(seeWorkNews, {}, other.token)).body.errcode).toBe(0)
    expect(await bell(other)).toEqual([])
  })

  test('who answer and solve at once leave a solved ticket, and no answer after the solution', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const id = await newReport(`Round number ${turn} was not paid.`)
      await take(id)
      const [solved, ...answers] = await Promise.all([solve(id), reply(id), reply(id), solve(id)])
      const after = await viewed(id)
      expect(after.state).toBe('solved')
      expect(errcodes([solved, answers[2] ?? solved])).toEqual([0, 1480])
      const order = after.steps.map(({ act }) => act)
      expect(order.at(-1)).toBe('solve')
      expect(order.filter((act) => act === 'answer')).toHaveLength(after.messages.length - 1)
    }
  })

  test('do nothing with a solved ticket but reopen it, which makes them its owner', async () => {
    const id = await newReport()
    expect((await reopen(id)).body.errcode).toBe(1481)
    await solve(id)
    for (const act of [take, reply, solve]) expect((await act(id)).body.errcode).toBe(1480)
    expect((await handOver(id, other.email)).body.errcode).toBe(1480)
    const reopens = await Promise.all(Array.from({ length: 10 }, () => reopen(id, other)))
    expect(errcodes(reopens)).toEqual([0, ...refusals(9, 1481)])
    expect(await viewed(id)).toMatchObject({ state: 'open', owner: other.email, solvedBy: null })
    for (const act of [take, reply, solve, note, reopen]) expect((await act(999_999)).body.errcode).toBe(1074)
    expect((await handOver(999_999, other.email)).body.errcode).toBe(1074)
  })

  test('leave every act in the audit log without what was written', async () => {
    const id = await newReport()
    await take(id)
    await reply(id, agent, 'A secret of the player.')
    await note(id)
    await handOver(id, other.email)
    await solve(id, other)
    await reopen(id, other)
    const { rows } = v.parse(
      wireRows,
      (await office.send(listAudit, { subject: `player:${player.id}` }, admin.token)).body,
    )
    const acts = rows.map(({ action }) => action).filter((action) => action.startsWith('ticket.'))
    expect(acts.toSorted()).toEqual(
      ['answer', 'handOver', 'note', 'reopen', 'solve', 'take'].map((act) => `ticket.${act}`),
    )
    expect(JSON.stringify(rows)).not.toMatch(/secret|provider/)
  })

  test('without the permission see and do nothing, and only those who lead see the figures', async () => {
    const id = await newReport()
    const crm = await office.newStaff('crm')
    const auditor = await office.newStaff('auditor')
    expect((await office.send(listTickets, {}, crm.token)).body.errcode).toBe(1070)
    for (const act of [take, reply, note, solve, reopen]) expect((await act(id, crm)).body.errcode).toBe(1070)
    for (const act of [take, reply, note, solve]) expect((await act(id, auditor)).body.errcode).toBe(1070)
    expect((await call({}, auditor)).body.errcode).toBe(1070)
    const period = { from: calendarDay('2026-11-01'), until: calendarDay('2026-11-01') }
    expect((await office.send(viewSupportFigures, period, agent.token)).body.errcode).toBe(1070)
    expect((await office.send(viewSupportFigures, period, auditor.token)).body.errcode).toBe(0)
  })
})

describe('a member enters', () => {
  test('a call of a player once, owns the ticket, and the player reads it', async () => {
    const sent = key()
    const first = await call({}, agent, sent)
    const id = idOf(first.body)
    expect(idOf((await call({}, agent, sent)).body)).toBe(id)
    expect(await viewed(id)).toMatchObject({ source: 'call', owner: agent.email, state: 'open', playerId: player.id })
    expect(await reportOf(id)).toMatchObject({ isEntered: true, messages: [{ author: 'staff' }] })
    expect((await call({ playerId: 999_999 })).body.errcode).toBe(1361)
  })

  test('a call of nobody known, which cannot be answered but has notes and a solution', async () => {
    const id = idOf((await call({ playerId: null })).body)
    expect(await viewed(id)).toMatchObject({ playerId: null, source: 'call' })
    expect((await reply(id)).body.errcode).toBe(1484)
    expect(errcodes([await note(id), await solve(id), await reopen(id)])).toEqual([0, 0, 0])
    const { rows } = v.parse(
      wireRows,
      (await office.send(listAudit, { subject: `supportTicket:${id}` }, admin.token)).body,
    )
    expect(rows.map(({ about }) => about)).toEqual(Array(4).fill(expect.stringContaining('icket')))
  })

  test('what a chat has left to do, once, by the chat’s owner', async () => {
    await office.site.send(sendSupportMessage, { text: 'My round hangs.', messageKey: key() }, of(player))
    const { rows } = v.parse(wireRows, (await office.send(listSupportChats, { playerId: player.id }, agent.token)).body)
    const chatId = rows[0]?.id ?? 0
    const make = (by = agent, id = chatId) => {
      const about = { category: 'game' as const, text: 'The provider has to look at it.' }
      return office.send(makeTicketOfChat, { chatId: id, ...about, reason }, by.token)
    }
    const found = async () =>
      v.parse(wireNamed, (await office.send(findTicketOfChat, { chatId }, agent.token)).body).ticket
    expect((await make(agent, 999_999)).body.errcode).toBe(1074)
    expect((await make()).body.errcode).toBe(1433)
    await office.send(takeSupportChat, { id: chatId, reason }, agent.token)
    expect((await make(other)).body.errcode).toBe(1431)
    expect(await found()).toBeNull()
    const made = await Promise.all(Array.from({ length: 10 }, () => make()))
    expect(errcodes(made)).toEqual([0, ...refusals(9, 1483)])
    const ticket = await found()
    expect(await viewed(ticket?.id ?? 0)).toMatchObject({ source: 'chat', chatId, owner: agent.email })
  })
})

describe('the queue', () => {
  test('shows open, own, unowned, overdue, waiting and solved tickets, the oldest first', async () => {
    const first = await newReport('The first of all reports.')
    office.site.clock.advance(minutes(1))
    const second = await newReport('The second of all reports.')
    await take(second)
    expect(await shown({})).toEqual([first, second])
    expect(await shown({ show: 'mine' })).toEqual([second])
    expect(await shown({ show: 'unowned' })).toEqual([first])
    expect(await shown({ show: 'overdue' })).toEqual([])
    // With the minute that two sign-ins take, the first is overdue for half a minute.
    for (const passed of [hours(23), minutes(58), seconds(30)]) office.site.clock.advance(passed)
    agent = await office.newStaff('csLevel1')
    admin = await office.newStaff('admin')
    expect(await shown({ show: 'overdue' })).toEqual([first])
    await take(second, agent, true)
    await reply(second)
    expect(await shown({ show: 'waiting' })).toEqual([second])
    await solve(second)
    expect(await shown({ show: 'solved' })).toEqual([second])
    expect(await shown({ show: 'all', category: 'payment' })).toEqual([])
    expect(await shown({ show: 'all', source: 'report', sort: 'newest' })).toEqual([second, first])
    const facts = v.parse(wireFacts, (await office.send(viewPlayerFacts, { playerId: player.id }, agent.token)).body)
    expect(facts.player.tickets.map(({ id }) => id)).toEqual([first])
  })

  test('is in the work list with its own deadline and owner, which is told when it is overdue', async () => {
    const id = await newReport()
    await take(id)
    office.site.clock.advance(seconds(6))
    const { queues } = (await office.send(viewWork, {}, admin.token)).body
    expect(queues).toContainEqual(expect.objectContaining({ name: 'tickets', page: '/tickets' }))
    const item = async () => {
      const { items } = v.parse(wireItems, (await office.send(listWorkItems, {}, agent.token)).body)
      return items.find(({ queue, ref }) => queue === 'tickets' && ref === String(id))
    }
    expect(await item()).toMatchObject({
      owner: agent.email,
      isMine: true,
      isOwnedOnPage: true,
      page: `/tickets/${id}`,
    })
    const named = { queue: 'tickets', ref: String(id), reason }
    expect((await office.send(takeWorkItem, named, other.token)).body.errcode).toBe(1074)
    const given = { ...named, to: other.email, expected: { owner: agent.email } }
    expect((await office.send(handOverWorkItem, given, admin.token)).body.errcode).toBe(1074)
    const deadline = { queue: 'tickets', minutes: 30, expected: { minutes: 1440 }, reason }
    expect((await office.send(saveWorkDeadline, deadline, admin.token)).body.errcode).toBe(0)
    const short = await newReport('A report under the new deadline.')
    expect((await viewed(short)).dueAt).toBe(office.site.clock.now() + minutes(30))
    expect((await item())?.dueAt).toBe((await viewed(id)).dueAt)
    await office.send(saveWorkDeadline, { ...deadline, minutes: 1440, expected: { minutes: 30 } }, admin.token)
  })
})

describe('in time', () => {
  const run = (name: string) => runJob(office.site, name)

  test('a ticket that waits for its player for two weeks is solved, and five years later it is gone', async () => {
    const id = await newReport()
    const kept = await newReport('One that nobody has solved.')
    await take(id)
    await reply(id)
    office.site.clock.advance(days(13))
    await run('supportTicket.solveSilent')
    admin = await office.newStaff('admin')
    expect((await viewed(id)).state).toBe('waiting')
    office.site.clock.advance(days(1))
    await run('supportTicket.solveSilent')
    admin = await office.newStaff('admin')
    expect(await viewed(id)).toMatchObject({ state: 'solved', solvedBy: null })
    office.site.clock.advance(days(5 * 365 - 1))
    await run('supportTicket.forget')
    admin = await office.newStaff('admin')
    expect((await viewed(id)).errcode).toBe(0)
    office.site.clock.advance(days(1))
    await run('supportTicket.forget')
    admin = await office.newStaff('admin')
    expect((await viewed(id)).errcode).toBe(1074)
    expect((await viewed(kept)).errcode).toBe(0)
  })

  test('reports of the version before become tickets under their numbers, once', async () => {
    const { pool } = office.site.context.db
    const stored = await pool.query<{ id: bigint }>(
      `insert into player_report (player_id, category, text, page, reported_at, state, answer, answered_by, answered_at,
         taken_by, taken_at, closed_by, closed_at)
       values ($1, 'game', 'An old report.', '', $2, 'open', null, null, null, null, null, null, null),
         ($1, 'account', 'An answered report.', '', $2, 'answered', 'Our answer.', 'ana@example.ph', $2,
           'ana@example.ph', $2, null, null),
         ($1, 'other', 'A closed report.', '', $2, 'closed', null, null, null, null, null, 'ana@example.ph', $2)
       returning id`,
      [player.id, new Date(office.site.clock.now())],
    )
    await run('supportTicket.adoptReports')
    await run('supportTicket.adoptReports')
    const [open, answered, closed] = stored.rows.map(({ id }) => Number(id))
    expect(await viewed(open ?? 0)).toMatchObject({
      state: 'open',
      dueAt: office.site.clock.now() + hours(24),
      messages: [{ author: 'player', text: 'An old report.' }],
    })
    expect(await viewed(answered ?? 0)).toMatchObject({
      state: 'waiting',
      owner: 'ana@example.ph',
      messages: [{ text: 'An answered report.' }, { author: 'staff', text: 'Our answer.' }],
    })
    expect(await viewed(closed ?? 0)).toMatchObject({ state: 'solved', solvedBy: 'ana@example.ph' })
    expect(await newReport('One of this version, after them.')).toBeGreaterThan(closed ?? 0)
  })
})

describe('the figures of a period', () => {
  const figures = async (day = dayOf(office.site.clock.now())) =>
    v.parse(wireFigures, (await office.send(viewSupportFigures, { from: day, until: day }, admin.token)).body)
  const freshDay = async () => {
    office.site.clock.advance(days(2))
    agent = await office.newStaff('csLevel1')
    other = await office.newStaff('csLevel2')
    admin = await office.newStaff('admin')
    player = await registerPlayer(office.site, `0917557${String(++last).padStart(4, '0')}`)
  }

  test('count by member, and say nothing of a median, a slow tenth or an average of too few', async () => {
    await freshDay()
    const ids = []
    for (let at = 0; at < 4; at++) ids.push(await newReport(`Report number ${at} of this day.`))
    office.site.clock.advance(minutes(5))
    for (const id of ids) {
      await take(id)
      await reply(id)
      await solve(id)
      await rate(id, 3)
    }
    const few = await figures()
    expect(few.opened).toEqual({ tickets: 4, chats: 0 })
    const first = { count: 4, medianSeconds: null, slowSeconds: null }
    const ratings = { count: 4, averageTenths: null }
    expect(few.members).toMatchObject([
      { member: agent.email, tickets: { taken: 4, answered: 4, solved: 4, overdue: 0, first, ratings } },
    ])
    const fifth = await newReport('The fifth report of this day.')
    office.site.clock.advance(minutes(8))
    await take(fifth)
    await handOver(fifth, other.email)
    await reply(fifth, other)
    await solve(fifth, other)
    await rate(fifth, 5)
    const { all, members } = await figures()
    expect(all.tickets).toEqual({
      taken: 5,
      answered: 5,
      solved: 5,
      overdue: 0,
      first: { count: 5, medianSeconds: expect.toSatisfy((taken) => taken >= 300 && taken < 310), slowSeconds: null },
      ratings: { count: 5, averageTenths: 34 },
    })
    expect(members.find(({ member }) => member === agent.email)?.tickets).toMatchObject({ taken: 5, answered: 4 })
    expect(members.find(({ member }) => member === other.email)?.tickets).toMatchObject({ taken: 1, answered: 1 })
  })

  test('count as overdue what was answered late or not at all, by member or nobody, and nothing that was solved in time', async () => {
    await freshDay()
    const day = dayOf(office.site.clock.now())
    const [late, silent, unowned, solved] = [
      await newReport('This one is answered late.'),
      await newReport('This one is never answered.'),
      await newReport('This one is taken by nobody.'),
      await newReport('This one is solved at once.'),
    ]
    await call({ playerId: null })
    await take(silent)
    await solve(solved)
    expect((await figures(day)).all.tickets.overdue).toBe(0)
    office.site.clock.advance(hours(25))
    const before = agent.email
    agent = await office.newStaff('csLevel1')
    admin = await office.newStaff('admin')
    await take(late)
    await reply(late)
    const { all, members, overdueUnowned } = await figures(day)
    expect(all.tickets.overdue).toBe(3)
    expect(overdueUnowned).toBe(1)
    expect(members.find(({ member }) => member === agent.email)?.tickets.overdue).toBe(1)
    expect(members.find(({ member }) => member === before)?.tickets.overdue).toBe(1)
    expect((await take(unowned)).body.errcode).toBe(0)
  })

  test('count chats by their owner and by who answered first; days are Manila’s; a quarter is the longest', async () => {
    await freshDay()
    await office.site.send(sendSupportMessage, { text: 'Hello?', messageKey: key() }, of(player))
    const { rows } = v.parse(wireRows, (await office.send(listSupportChats, { playerId: player.id }, agent.token)).body)
    const id = rows[0]?.id ?? 0
    office.site.clock.advance(seconds(90))
    await office.send(takeSupportChat, { id, reason }, agent.token)
    await office.send(answerSupportChat, { id, text: 'Good day.', messageKey: key(), reason }, agent.token)
    const { members, all, opened } = await figures()
    const first = { count: 1, medianSeconds: null, slowSeconds: null }
    expect(opened.chats).toBe(1)
    expect(all.chats).toMatchObject({ taken: 1, answered: 1, first })
    expect(members).toMatchObject([{ member: agent.email, chats: { taken: 1, answered: 1, first } }])
    const long = { from: calendarDay('2026-01-01'), until: calendarDay('2026-04-03') }
    expect((await office.send(viewSupportFigures, long, admin.token)).body.errcode).toBe(1487)
    const quarter = { ...long, until: calendarDay('2026-04-02') }
    expect((await office.send(viewSupportFigures, quarter, admin.token)).body.errcode).toBe(0)
  })
})
