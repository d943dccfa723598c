import { afterAll, beforeAll, expect, test } from 'vitest'
import { milliseconds, minutes } from '#core/clock/duration.ts'
import { durationBetween, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import { centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { logAction } from '#features/players/event-log/contract.ts'
import { post } from '#ledger'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { saveReport, viewChannels } from '../contract.ts'
import { largestChannels } from './view-channels.ts'

let office: TestBackOffice
beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())

const today = () => dayOf(office.site.clock.now())
const moveTo = (time: Instant): void => void office.site.clock.advance(durationBetween(office.site.clock.now(), time))
const direct = { origin: { installReferrer: 'web', isInvited: false } } as const
const campaign = { ...direct, adParameters: { proxy_id: 'manila-1' } } as const

let lastDevice = 0
const open = (facts: Partial<RequestOf<typeof logAction>>, fingerprint = `device-${++lastDevice}`) =>
  office.site.send(logAction, { action: 'firstOpen', ...facts }, { fingerprint })

let lastMobile = 0
async function newPlayer(facts?: Partial<RequestOf<typeof logAction>>): Promise<RegisteredPlayer> {
  office.site.clock.advance(minutes(2))
  const player = await registerPlayer(office.site, `0923${String(++lastMobile).padStart(7, '0')}`)
  if (facts) await office.site.send(logAction, { action: 'register', ...facts }, player)
  return player
}

type Move = readonly ['deposit' | 'bet' | 'win' | 'award', from: string, to: string, amount: bigint]
const moves = {
  deposit: (amount: bigint): Move => ['deposit', 'psp:sandpay', 'coin', amount],
  bet: (amount: bigint): Move => ['bet', 'coin', 'game:studio', amount],
  win: (amount: bigint): Move => ['win', 'game:studio', 'coin', amount],
  award: (amount: bigint): Move => ['award', 'promo:test', 'coin', amount],
}
const move = (player: RegisteredPlayer, [reason, from, to, amount]: Move) =>
  office.site.context.db.transaction((tx) => {
    const key = crypto.randomUUID()
    const transfers = [{ reason, from, to, amount: centavos(amount), reference: key }] as never
    return post(tx, { playerId: BigInt(player.id), source: 'test', key, transfers, now: office.site.clock.now() })
  })

async function report(from = today(), until = today()) {
  const auditor = await office.newStaff('auditor')
  const { body } = await office.send(viewChannels, { from, until }, auditor.token)
  return body.channels
}

test('each channel has its first visits, registrations, depositors and NGR', async () => {
  await open(direct, 'one-device')
  await open(direct, 'one-device')
  await open(campaign)
  await open(campaign)
  const [ana, ben, eve] = [await newPlayer(campaign), await newPlayer(campaign), await newPlayer()]
  await move(ana, moves.deposit(50_000n))
  await move(ana, moves.bet(20_000n))
  await move(ana, moves.win(5_000n))
  await move(ana, moves.award(1_000n))
  await move(eve, moves.award(700n))
  // A second report of one player changes nothing: the first touch counts.
  await office.site.send(logAction, { action: 'register', ...direct }, ben)
  expect(await report()).toEqual([
    { channel: 'ad:manila-1', visits: 2, registered: 2, depositors: 1, ngr: 14_000 },
    { channel: 'unknown', visits: 0, registered: 1, depositors: 0, ngr: -700 },
    { channel: 'direct', visits: 1, registered: 0, depositors: 0, ngr: 0 },
  ])
})

test('a day ends at midnight in Manila', async () => {
  const day = addDays(today(), 2)
  moveTo(subtractDuration(startOfDay(day), milliseconds(1)))
  await open(direct)
  moveTo(startOfDay(day))
  await open(campaign)
  expect(await report(addDays(day, -1), addDays(day, -1))).toMatchObject([{ channel: 'direct', visits: 1 }])
  expect(await report(day, day)).toMatchObject([{ channel: 'ad:manila-1', visits: 1 }])
})

test('only a first opening and a player’s own registration count', async () => {
  moveTo(startOfDay(addDays(today(), 2)))
  await open({ ...campaign, action: 'visit' })
  await open({ ...campaign, action: 'register' })
  await open({ action: 'firstOpen' })
  expect(await report()).toEqual([])
})

test('the file has the rows of the screen', async () => {
  const auditor = await office.newStaff('auditor')
  const days = { from: addDays(today(), -20), until: today() }
  const { body } = await office.send(saveReport, { ...days, report: 'channels', format: 'csv' }, auditor.token)
  expect(Buffer.from(String(body.base64), 'base64').toString()).toContain('Campaign manila-1,3,2,1,140.00')
})

test('invented campaigns share a row from the 51st on, and their sums stay', () => {
  const row = { visits: 1n, registered: 0n, depositors: 0n, ngr: zeroCentavos }
  const rows = largestChannels(Array.from({ length: 200 }, (_, number) => ({ ...row, channel: `ad:${number}` })))
  expect(rows).toHaveLength(51)
  expect(rows.at(-1)).toMatchObject({ channel: 'other', visits: 150n })
})
