import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '#core/clock/duration.ts'
import type { ComplaintKind as Kind } from '#core/complaint-kind.ts'
import { listReports, report, viewReport } from '#features/lobby/support-ticket/contract.ts'
import {
  listTickets,
  markComplaint,
  solveTicket,
  unmarkComplaint,
  viewTicket,
} from '#features/lobby/support-ticket/staff-contract.ts'
import { ticketCategories } from '#features/lobby/support-ticket/ticket-terms.ts'
import { asOwner } from '#tests/support/as-owner.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { sampleTicket } from './samples/sample-rows.ts'

let office: TestBackOffice
let agent: SignedInStaff
let senior: SignedInStaff
let player: RegisteredPlayer
let last = 0
beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())
beforeEach(async () => {
  office.site.clock.advance(hours(1))
  player = await registerPlayer(office.site, `0917556${String(++last).padStart(4, '0')}`)
  agent = await office.newStaff('csLevel1')
  senior = await office.newStaff('csLevel2')
})

const reason = 'the player is unhappy with us'
const mark = (id: number, kind: Kind = 'payment', { token } = agent) =>
  office.send(markComplaint, { id, kind, reason }, token)
const unmark = (id: number, { token } = senior) => office.send(unmarkComplaint, { id, reason }, token)
const viewed = async (id: number) => (await office.send(viewTicket, { id }, agent.token)).body
const marksOf = async (id: number) =>
  v.parse(
    v.array(v.looseObject({ kind: v.nullable(v.string()), member: v.nullable(v.string()) })),
    (await viewed(id))['marks'],
  )
const newTicket = () => sampleTicket(office, player.id)
const errcodes = (replies: readonly { body: { errcode: number } }[]) =>
  replies.map(({ body }) => body.errcode).toSorted((a, b) => a - b)

describe('a mark', () => {
  test('is in the history with its kind and its member, and so is another kind, and its end', async () => {
    const id = await newTicket()
    for (const kind of ['payment', 'conduct'] as const) expect((await mark(id, kind)).body.errcode).toBe(0)
    expect(await viewed(id)).toMatchObject({ complaint: 'conduct' })
    expect((await unmark(id)).body.errcode).toBe(0)
    expect(await viewed(id)).toMatchObject({ complaint: null })
    expect(await marksOf(id)).toMatchObject([
      { kind: 'payment', member: agent.email },
      { kind: 'conduct', member: agent.email },
      { kind: null, member: senior.email },
    ])
  })

  test('is in the audit log with the reason and what stood before', async () => {
    const id = await newTicket()
    await mark(id, 'account')
    await unmark(id)
    const { rows } = await office.site.context.db.pool.query(
      'select action, actor, reason, before, after from staff_audit order by seq desc limit 2',
    )
    expect(rows).toMatchObject([
      {
        action: 'ticket.unmarkComplaint',
        actor: senior.email,
        reason,
        before: { complaint: 'account' },
        after: { complaint: null },
      },
      {
        action: 'ticket.markComplaint',
        actor: agent.email,
        reason,
        before: { complaint: null },
        after: { complaint: 'account' },
      },
    ])
  })

  test('can be put on a solved ticket, and on one of another member', async () => {
    const id = await sampleTicket(office, player.id, senior.email)
    expect((await mark(id)).body.errcode).toBe(0)
    expect((await office.send(solveTicket, { id, reason }, senior.token)).body.errcode).toBe(0)
    expect((await mark(id, 'other')).body.errcode).toBe(0)
  })

  test.each<{ name: string; act: (id: number) => ReturnType<typeof mark>; errcode: number }>([
    { name: 'of an unknown ticket', act: () => mark(999_999), errcode: 1074 },
    { name: 'the same once more', act: async (id) => (await mark(id), mark(id)), errcode: 1488 },
    { name: 'taken back of an unknown ticket', act: () => unmark(999_999), errcode: 1074 },
    { name: 'taken back where there is none', act: (id) => unmark(id), errcode: 1489 },
    { name: 'taken back twice', act: async (id) => (await mark(id), await unmark(id), unmark(id)), errcode: 1489 },
    { name: 'taken back by first level', act: async (id) => (await mark(id), unmark(id, agent)), errcode: 1070 },
  ])('$name is refused', async ({ act, errcode }) => {
    expect((await act(await newTicket())).body.errcode).toBe(errcode)
  })

  test('is for those who answer tickets', async () => {
    const id = await newTicket()
    for (const role of ['opsManager', 'auditor', 'crm'] as const)
      expect((await mark(id, 'payment', await office.newStaff(role))).body.errcode).toBe(1070)
    expect(await marksOf(id)).toEqual([])
  })

  test('of ten at once, one is put, and one is taken back', async () => {
    const id = await newTicket()
    const put = await Promise.all(Array.from({ length: 10 }, () => mark(id)))
    expect(errcodes(put)).toEqual([0, ...Array<number>(9).fill(1488)])
    const ended = await Promise.all(Array.from({ length: 10 }, () => unmark(id)))
    expect(errcodes(ended)).toEqual([0, ...Array<number>(9).fill(1489)])
    expect(await marksOf(id)).toHaveLength(2)
  })

  test('is never changed or removed by the application', async () => {
    const id = await newTicket()
    await mark(id)
    const { pool } = office.site.context.db
    await expect(pool.query(`update support_complaint_mark set kind = 'other'`)).rejects.toThrow('permission denied')
    await expect(pool.query('delete from support_complaint_mark')).rejects.toThrow('permission denied')
    await asOwner(office.site.ownerUrl, 'delete from support_ticket where id = $1', [id])
  })
})

test('the queue shows complaints alone, by kind, and all', async () => {
  const [plain, payment, conduct] = [await newTicket(), await newTicket(), await newTicket()]
  await mark(payment, 'payment')
  await mark(conduct, 'conduct')
  const shown = async (complaint: Kind | 'any' | 'complaint') => {
    const { body } = await office.send(listTickets, { show: 'all', playerId: player.id, complaint }, agent.token)
    return v.parse(v.array(v.looseObject({ id: v.number() })), body['rows']).map(({ id }) => id)
  }
  expect(await shown('any')).toEqual([plain, payment, conduct])
  expect(await shown('complaint')).toEqual([payment, conduct])
  expect(await shown('conduct')).toEqual([conduct])
  expect(await shown('account')).toEqual([])
})

describe('a player', () => {
  const text = 'My win of last night is not there.'
  const write = async (request: object) => {
    office.site.clock.advance(minutes(1))
    const { body } = await office.site.send(report, { category: 'game', text, ...request }, player)
    expect(body.errcode).toBe(0)
    const { body: all } = await office.site.send(listReports, {}, player)
    const list = v.parse(v.array(v.looseObject({ id: v.number(), isComplaint: v.boolean() })), all['list'])
    return list[0] ?? { id: 0, isComplaint: false }
  }

  test('makes a complaint by the box, whose kind follows from the topic, and reads that it is one', async () => {
    const kinds = {
      game: 'gameResult',
      payment: 'payment',
      account: 'account',
      safety: 'responsiblePlay',
      other: 'other',
    }
    for (const category of ticketCategories) {
      const { id, isComplaint } = await write({ category, isComplaint: true })
      expect(isComplaint).toBe(true)
      expect((await office.site.send(viewReport, { id }, player)).body).toMatchObject({ isComplaint: true })
      expect(await marksOf(id)).toMatchObject([{ kind: kinds[category], member: null }])
    }
  })

  test('makes none without it, and the app of the version before neither', async () => {
    for (const request of [{ isComplaint: false }, {}]) {
      const { id, isComplaint } = await write(request)
      expect(isComplaint).toBe(false)
      expect(await marksOf(id)).toEqual([])
    }
  })
})
