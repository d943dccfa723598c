import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveRequest } from '#features/office/approval/contract.ts'
import { requestSegmentMail } from '#features/players/mail/segment-contract.ts'
import { writeMail } from '#features/players/mail/staff-contract.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import { listSettingsHistory, saveSettings } from '#features/office/web-configuration/staff-contract.ts'
import { refreshFacts } from '#tests/support/refresh-facts.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let crm: SignedInStaff
let checker: SignedInStaff
let players: number[]
beforeAll(async () => {
  office = await openTestBackOffice()
  crm = await office.newStaff('crm')
  checker = await office.newStaff('financeChecker')
  const numbers = ['09171260001', '09171260002', '09171260003']
  players = []
  for (const number of numbers) players.push((await registerPlayer(office.site, number)).id)
  await office.site.context.db.pool.query(`update player set state = 'suspended' where id = $1`, [players[2]])
})
afterAll(() => office.close())

const reason = 'for the new week'
const letter = { title: 'A present', body: ['For you.'], items: [{ id: 2001, count: 500, betRate: 1 }], daysValid: 7 }
const waitingRequest = async () => {
  const { rows } = await office.site.context.db.pool.query<{ id: bigint }>(
    `select max(id) as id from approval_request where state = 'waiting'`,
  )
  return Number(rows[0]?.id)
}
const letters = async () => {
  const { rows } = await office.site.context.db.pool.query<{ player_id: bigint }>(
    `select player_id from mail where source = 'segment' order by player_id`,
  )
  return rows.map(({ player_id }) => Number(player_id))
}

test('a letter to a group goes to each of it once, when another member has approved it, and to nobody who is stopped', async () => {
  const request = { ...letter, requestKey: randomUUID(), segment: 2, reason }
  await refreshFacts(office.site)
  const [first, again] = await Promise.all([
    office.send(requestSegmentMail, request, crm.token),
    office.send(requestSegmentMail, request, crm.token),
  ])
  expect([first.body.errcode, again.body.errcode].toSorted((a, b) => a - b)).toEqual([0, 1410])
  expect(await letters()).toEqual([])
  const approvalId = await waitingRequest()
  const approve = () => office.send(approveRequest, { approvalId, reason }, checker.token)
  const replies = await Promise.all([approve(), approve()])
  expect(replies.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
  expect(await letters()).toEqual(players.slice(0, 2).toSorted((a, b) => a - b))
})

test('each role has its own limit of what one letter carries', async () => {
  const support = await office.newStaff('csLevel2')
  const write = (token: string, count: number) =>
    office.send(
      writeMail,
      {
        ...letter,
        items: [{ id: 2001, count, betRate: 1 }],
        playerId: players[0] ?? 0,
        requestKey: randomUUID(),
        reason,
      },
      token,
    )
  expect((await write(support.token, 20_000)).body.errcode).toBe(0)
  expect((await write(support.token, 20_001)).body).toMatchObject({ errcode: 0, waits: 'aboveLetter' })
  expect((await write(crm.token, 100_000)).body.errcode).toBe(0)
  expect((await write(crm.token, 100_001)).body).toMatchObject({ errcode: 0, waits: 'aboveLetter' })
})

test('a setting about money acts when a second person has approved it, all others at once', async () => {
  const admin = await office.newStaff('admin')
  const { version, settings } = await readSettings(office.site.context.db)
  const changedSettings = { ...settings, operatorName: 'Tala', withdrawalAutomaticMax: 100 }
  const { body } = await office.send(saveSettings, { version, settings: changedSettings, reason }, admin.token)
  expect(body).toMatchObject({ errcode: 0, waiting: ['withdrawalAutomaticMax'] })
  const between = (await readSettings(office.site.context.db)).settings
  expect(between).toMatchObject({ operatorName: 'Tala', withdrawalAutomaticMax: settings.withdrawalAutomaticMax })

  const approvalId = await waitingRequest()
  expect((await office.send(approveRequest, { approvalId, reason }, admin.token)).body.errcode).toBe(1070)
  expect((await office.send(approveRequest, { approvalId, reason }, checker.token)).body.errcode).toBe(0)
  expect((await readSettings(office.site.context.db)).settings).toMatchObject({
    operatorName: 'Tala',
    withdrawalAutomaticMax: 100,
  })
  const history = await office.send(listSettingsHistory, {}, admin.token)
  expect(history.body.rows).toMatchObject([{ changes: [{ name: 'withdrawalAutomaticMax', after: 100 }] }, {}])
})

test('an old request does not revert a colleague’s newer change', async () => {
  const admin = await office.newStaff('admin')
  const before = await readSettings(office.site.context.db)
  await office.send(
    saveSettings,
    { version: before.version, settings: { ...before.settings, mailCoinMax: 900 }, reason },
    admin.token,
  )
  const approvalId = await waitingRequest()
  await office.site.set({ mailCoinMax: 800 })
  const { body } = await office.send(approveRequest, { approvalId, reason }, checker.token)
  expect(body.errcode).not.toBe(0)
  expect((await readSettings(office.site.context.db)).settings.mailCoinMax).toBe(800)
})
