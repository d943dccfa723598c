import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seconds } from '#core/clock/duration.ts'
import { closeSupportChat, takeSupportChat } from '#features/lobby/support-chat/staff-contract.ts'
import { sendSupportMessage } from '#features/lobby/support-chat/contract.ts'
import { seedDemoDesk } from '#features/lobby/support-chat/server/index.ts'
import { report } from '#features/lobby/support-ticket/contract.ts'
import { enterCall } from '#features/lobby/support-ticket/staff-contract.ts'
import { viewPromotion } from '#features/promotions/kit/staff-contract.ts'
import { vipKind } from '#features/promotions/vip/server/vip-kind.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let agent: SignedInStaff
const players: RegisteredPlayer[] = []
/** Levels without a queue of their own, with the priority queue, and with the personal one. */
const levels = [
  { deposited: 0, reached: 0 },
  { deposited: 1_000_000, reached: 4 },
  { deposited: 30_000_000, reached: 7 },
]

beforeAll(async () => {
  office = await openTestBackOffice()
  await seedDemoDesk(office.site.context.db, office.site.clock.now())
  agent = await office.newStaff('csLevel1')
  for (const [at, { deposited, reached }] of levels.entries()) {
    const player = await registerPlayer(office.site, `0917558000${at}`)
    await office.site.context.db.pool.query(
      'insert into vip_player (player_id, deposited, reached) values ($1, $2, $3)',
      [player.id, deposited, reached],
    )
    players.push(player)
  }
})
afterAll(() => office.close())

const reason = 'from the queue'
const key = () => randomBytes(16).toString('hex')
const listed = v.looseObject({
  rows: v.array(v.looseObject({ id: v.number(), playerId: v.nullable(v.number()), queue: v.string() })),
  next: v.nullable(v.string()),
})
type Question = Readonly<Record<string, string | null>>
const chats = async (question: Question) =>
  v.parse(listed, (await office.sendRaw('supportChatList', question, agent.token)).body)
const tickets = async (question: Question) =>
  v.parse(listed, (await office.sendRaw('ticketList', question, agent.token)).body)
const queues = ({ rows }: v.InferOutput<typeof listed>) => rows.map(({ queue }) => queue)
const ids = () => players.map(({ id }) => id)

test('open chats are in the order of the queue that the level leads to, and then of their age', async () => {
  for (const player of players) {
    office.site.clock.advance(seconds(1))
    await office.site.send(sendSupportMessage, { text: 'Hello', messageKey: key() }, player)
  }
  expect(queues(await chats({ sort: 'first' }))).toEqual(['personal', 'priority', 'standard'])
  expect(queues(await chats({ sort: 'oldest' }))).toEqual(['standard', 'priority', 'personal'])
})

test('a chat keeps its queue when the level changes, and closed ones are in order of time', async () => {
  await office.site.context.db.pool.query('update vip_player set deposited = 0, reached = 0')
  const { rows } = await chats({ sort: 'first' })
  expect(rows.map(({ queue }) => queue)).toEqual(['personal', 'priority', 'standard'])
  for (const { id } of rows) {
    await office.send(takeSupportChat, { id, reason }, agent.token)
    expect((await office.send(closeSupportChat, { id, reason }, agent.token)).body.errcode).toBe(0)
  }
  expect((await chats({ sort: 'first', show: 'closed' })).rows.map(({ playerId }) => playerId)).toEqual(ids())
  for (const [at, { deposited, reached }] of levels.entries()) {
    const given = [players[at]?.id, deposited, reached]
    await office.site.context.db.pool.query(
      'update vip_player set deposited = $2, reached = $3 where player_id = $1',
      given,
    )
  }
})

test('tickets are in the same order, with callers who are no players in the standard queue', async () => {
  for (const { token } of players) {
    office.site.clock.advance(seconds(1))
    const given = { category: 'payment', text: 'My deposit is missing.', page: '', isComplaint: false } as const
    expect((await office.site.send(report, given, { token })).body.errcode).toBe(0)
  }
  const call = {
    playerId: null,
    category: 'other',
    text: 'A caller asks for the hours.',
    messageKey: key(),
    reason,
  } as const
  expect((await office.send(enterCall, call, agent.token)).body.errcode).toBe(0)
  const first = await tickets({ sort: 'first' })
  expect(queues(first)).toEqual(['personal', 'priority', 'standard', 'standard'])
  expect(first.rows.at(-1)?.playerId).toBeNull()
})

test('a queue that an earlier version named leads to itself or to the standard one, and the form offers three', async () => {
  const kept = ['Concierge', 'Priority'].map((queue, exp) => ({ ...firstLevel, exp, queue }))
  expect(vipKind.readSettings({ levels: kept }).levels.map(({ queue }) => queue)).toEqual(['standard', 'priority'])
  const crm = await office.newStaff('crm')
  const { fields } = (await office.send(viewPromotion, { key: 'vip' }, crm.token)).body
  expect(JSON.stringify(fields)).toContain('"label":"Personal"')
})

const firstLevel = {
  exp: 0,
  levelUp: 0,
  weekly: 0,
  monthly: 0,
  birthday: 0,
  withdrawals: 3,
  automaticMax: 0,
  rebate: 0,
}
