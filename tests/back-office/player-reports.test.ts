import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes, seconds } from '#core/clock/duration.ts'
import { centavos } from '#core/money/centavos.ts'
import { listReports, report } from '#features/lobby/customer-service/contract.ts'
import {
  answerPlayerReport,
  closePlayerReport,
  listPlayerReports,
  takePlayerReport,
  viewPlayerReport,
} from '#features/lobby/customer-service/staff-contract.ts'
import { viewWork } from '#features/office/dashboard/contract.ts'
import { listMail, readMail } from '#features/players/mail/contract.ts'
import { listAudit } from '#features/office/staff/contract.ts'
import { post } from '#ledger'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { sampleWithdrawal } from './samples/sample-withdrawal.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let player: RegisteredPlayer
let agent: SignedInStaff
let other: SignedInStaff
let admin: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  player = await registerPlayer(office.site, '09175550101')
  agent = await office.newStaff('csLevel1')
  other = await office.newStaff('csLevel2')
  admin = await office.newStaff('admin')
})
afterAll(() => office.close())

const reason = 'from the queue of reports'
const answer = 'We looked at the round: it was paid.\n\nYou find it under your bets.'
const rowsOf = (body: unknown) =>
  v.parse(v.looseObject({ rows: v.array(v.looseObject({ id: v.number(), number: v.string() })) }), body).rows

async function newReport(text = 'My win of last night is not there.'): Promise<number> {
  await office.site.send(report, { category: 'game', text }, { token: player.token })
  const { body } = await office.send(listPlayerReports, { sort: 'newest' }, agent.token)
  return rowsOf(body)[0]?.id ?? 0
}
const letters = async () => {
  const { body } = await office.site.send(listMail, {}, { token: player.token })
  return v.parse(v.array(v.looseObject({ id: v.number(), title: v.string() })), body.list)
}
const take = (id: number, by: SignedInStaff, takesOver = false) =>
  office.send(takePlayerReport, { id, reason, takesOver }, by.token)
const reply = (id: number, by: SignedInStaff) => office.send(answerPlayerReport, { id, reason, answer }, by.token)
const close = (id: number, by: SignedInStaff) => office.send(closePlayerReport, { id, reason }, by.token)

test('a report waits in the queue until it is answered, with the facts of its player beside it', async () => {
  await sampleWithdrawal(office, player.id)
  await office.site.context.db.transaction((tx) =>
    post(tx, {
      playerId: BigInt(player.id),
      source: 'test',
      key: 'facts',
      now: office.site.clock.now(),
      transfers: [
        { reason: 'deposit', from: 'psp:sandpay', to: 'coin', amount: centavos(4_200n), reference: 'DFACTS' },
      ],
    }),
  )
  const id = await newReport()
  office.site.clock.advance(seconds(6))
  const { queues } = (await office.send(viewWork, {}, admin.token)).body
  expect(queues).toContainEqual(expect.objectContaining({ name: 'reports', count: 1 }))
  const { body } = await office.send(viewPlayerReport, { id }, agent.token)
  expect(body).toMatchObject({
    id,
    playerId: player.id,
    state: 'open',
    takenBy: null,
    text: 'My win of last night is not there.',
    player: {
      coin: 4_200,
      hold: 10_000,
      vip: 0,
      identity: 'NONE',
      withdrawals: [{ amount: 10_000, state: 'MANUAL_REVIEW' }],
      deposits: [],
      rounds: [],
      otherReports: [],
    },
  })
})

test('an answer reaches the inbox of the player once, however many answer at once, and the log says who', async () => {
  const id = await newReport('The reels stopped and nothing was shown.')
  expect((await take(id, agent)).body.errcode).toBe(0)
  const replies = await Promise.all(Array.from({ length: 10 }, () => reply(id, agent)))
  expect(replies.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1430)])
  const [letter, ...more] = (await letters()).filter(({ title }) => title.startsWith('Our answer'))
  expect(more).toEqual([])
  const { body } = await office.site.send(readMail, { id: letter?.id ?? 0 }, { token: player.token })
  expect(body.body).toEqual([
    'We looked at the round: it was paid.',
    'You find it under your bets.',
    'You wrote: “The reels stopped and nothing was shown.”',
  ])
  const mine = (await office.site.send(listReports, {}, { token: player.token })).body.list
  expect(mine).toContainEqual(expect.objectContaining({ state: 'answered' }))
  expect((await office.send(viewPlayerReport, { id }, other.token)).body).toMatchObject({
    state: 'answered',
    answeredBy: agent.email,
    answer,
  })
  const log = await office.send(
    listAudit,
    { subject: `player:${player.id}`, action: 'playerReport.answer' },
    admin.token,
  )
  expect(log.body.rows).toMatchObject([{ actor: agent.email, after: { state: 'answered', answer } }])
})

test('of ten who take a report one has it; others answer or close it only after they took it over', async () => {
  const id = await newReport('Somebody else is in my account.')
  const takers = await Promise.all(Array.from({ length: 10 }, (_, at) => take(id, at % 2 === 0 ? agent : other)))
  const owner = (await office.send(viewPlayerReport, { id }, admin.token)).body.takenBy
  const [holder, stranger] = owner === agent.email ? [agent, other] : [other, agent]
  expect(takers.filter(({ body }) => body.errcode === 1431)).toHaveLength(5)
  expect((await reply(id, stranger)).body.errcode).toBe(1431)
  expect((await close(id, stranger)).body.errcode).toBe(1431)
  expect((await take(id, stranger, true)).body.errcode).toBe(0)
  expect((await reply(id, holder)).body.errcode).toBe(1431)
  const mine = await office.send(listPlayerReports, { show: 'mine' }, stranger.token)
  expect(rowsOf(mine.body).map((row) => row.id)).toEqual([id])
  expect((await reply(id, stranger)).body.errcode).toBe(0)
})

test('an answered report is closed by anybody and is then final; one that needs no answer is closed without one', async () => {
  const id = await newReport('This is only a test of the form.')
  expect((await close(id, agent)).body.errcode).toBe(0)
  for (const act of [take, reply, close]) expect((await act(id, agent)).body.errcode).toBe(1430)
  const answered = await newReport('Another matter altogether.')
  await reply(answered, agent)
  expect((await take(answered, other)).body.errcode).toBe(1430)
  expect((await close(answered, other)).body.errcode).toBe(0)
  expect(rowsOf((await office.send(listPlayerReports, { show: 'closed' }, agent.token)).body)).toHaveLength(2)
  expect((await office.send(viewPlayerReport, { id: 999_999 }, agent.token)).body.errcode).toBe(1074)
})

test('the longest waiting comes first, and a role without the permission sees nothing of it', async () => {
  office.site.clock.advance(minutes(1))
  const late = await newReport('The latest of all of them.')
  const rows = rowsOf((await office.send(listPlayerReports, {}, agent.token)).body)
  expect(rows.at(-1)?.id).toBe(late)
  const crm = await office.newStaff('crm')
  expect((await office.send(listPlayerReports, {}, crm.token)).body.errcode).toBe(1070)
  expect((await reply(late, crm)).body.errcode).toBe(1070)
})
