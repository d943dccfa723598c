import { afterAll, beforeAll, expect, test } from 'vitest'
import { centavos } from '#core/money/centavos.ts'
import { post } from '#ledger'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { addPlayerNote, listPlayerBook, listPlayerNotes, listPlayerRounds, viewPlayerMoney } from '../contract.ts'

let office: TestBackOffice
let risk: SignedInStaff
let playerId: number
beforeAll(async () => {
  office = await openTestBackOffice()
  risk = await office.newStaff('riskAnalyst')
  playerId = (await registerPlayer(office.site, '09171230001')).id
})
afterAll(() => office.close())

const give = (key: string, amount: bigint) =>
  office.site.context.db.transaction((tx) =>
    post(tx, {
      playerId: BigInt(playerId),
      source: 'test',
      key,
      transfers: [{ reason: 'award', from: 'promo:test', to: 'coin', amount: centavos(amount), reference: key }],
      now: office.site.clock.now(),
    }),
  )

test('the file tells what the ledger says: the balance, and the book down to it', async () => {
  await give('first', 500n)
  await give('second', 250n)
  const { body: money } = await office.send(viewPlayerMoney, { playerId }, risk.token)
  expect(money).toMatchObject({
    coin: 750,
    hold: 0,
    safebox: 0,
    points: 0,
    toStake: 0,
    requirements: [],
    listedFrom: null,
    roundsListedFrom: null,
    deposits: [],
  })
  const { body: book } = await office.send(listPlayerBook, { playerId }, risk.token)
  expect(book).toMatchObject({
    total: { count: 2, isExact: true },
    rows: [
      { reason: 'award', reference: 'second', counter: 'promo:test', amount: 250, balance: 750 },
      { reference: 'first', amount: 500, balance: 500 },
    ],
  })
})

test('rounds are listed with stake, win and the provider’s page, open ones too', async () => {
  await office.site.context.db.pool.query(
    `insert into game_round (player_id, provider_id, round_id, game_code, game_type, state, stake, tips, win, bets, cancelled,
       wins, unnamed_wins, is_free, revision, opened_at, ended_at, detail_url)
     values ($1, 'studio', 'round-1', 'lucky', 'slots', 'OPEN', 700, 0, 0, 1, 0, 0, 0, false, 0, $2, null, 'https://x.ph/1')`,
    [playerId, new Date(office.site.clock.now())],
  )
  const { body } = await office.send(listPlayerRounds, { playerId }, risk.token)
  expect(body).toMatchObject({
    total: { count: 1, isExact: true },
    rows: [
      {
        providerId: 'studio',
        roundId: 'round-1',
        state: 'OPEN',
        stake: 700,
        win: 0,
        endedAt: null,
        detailUrl: 'https://x.ph/1',
      },
    ],
  })
})

test('a note stays with its author’s name, is in the audit log, and can neither be changed nor deleted', async () => {
  const text = 'Called about the mobile number, will call again'
  expect((await office.send(addPlayerNote, { playerId, reason: text }, risk.token)).body.errcode).toBe(0)
  const { body } = await office.send(listPlayerNotes, { playerId }, risk.token)
  expect(body.notes).toMatchObject([{ author: risk.email, text }])
  const { rows } = await office.site.context.db.pool.query(
    `select reason from staff_audit where action = 'playerNote.add'`,
  )
  expect(rows).toEqual([{ reason: text }])
  for (const sql of [`update player_note set text = 'another'`, 'delete from player_note']) {
    await expect(office.site.context.db.pool.query(sql)).rejects.toThrow(/permission denied/)
  }
})

test('staff without access to money is refused it, and an unknown id gets no note', async () => {
  const kyc = await office.newStaff('kycOfficer')
  expect((await office.send(viewPlayerMoney, { playerId }, kyc.token)).body.errcode).toBe(1070)
  const nobody = await office.send(addPlayerNote, { playerId: 999_999_999, reason: 'nobody at all' }, risk.token)
  expect(nobody.body.errcode).toBe(1074)
})
