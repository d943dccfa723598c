import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPlayer } from '#features/players/account/contract.ts'
import { type TestWithdrawals, legalName, openTestWithdrawals } from '#tests/support/test-withdrawals.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { bankAccountInsert } from '#features/cashier/bank-account/server/bank-account.store.ts'
import { riskScoreOf } from '#features/cashier/risk/server/index.ts'
import { addBankAccount, listBankAccounts, modifyBankAccount } from '#features/cashier/bank-account/contract.ts'

let site: TestSite
let cashier: TestWithdrawals
let player: RegisteredPlayer
beforeAll(async () => {
  site = await openTestSite()
  cashier = openTestWithdrawals(site, 9_474_440_000)
  player = await cashier.identifiedPlayer()
})
afterAll(() => site.close())

const listSchema = v.looseObject({ accounts: v.array(v.looseObject({ id: v.number(), numberEnd: v.string() })) })
const accountsOf = async ({ token }: RegisteredPlayer) =>
  v.parse(listSchema, (await site.send(listBankAccounts, {}, { token })).body).accounts
const account = (cardNum: string, bankId = 1, name = legalName) => ({ bankId, cardNum, name })

describe('an account is bound', () => {
  test('with a code, and its number is never disclosed in full again', async () => {
    expect(await cashier.bind(player, { cardNum: '0917 123 4567' })).toMatchObject({
      errcode: 0,
      account: { bankName: 'GCash', numberEnd: '4567', nameMatch: 'passes', isVerified: true },
    })
    const { body } = await site.send(listBankAccounts, {}, { token: player.token })
    expect(JSON.stringify(body)).not.toContain('09171234567')
    expect((await site.send(getPlayer, {}, { token: player.token })).body).toMatchObject({
      appUserBank: { bankId: 1 },
      appUserBankList: [{ bankId: 1 }],
    })
    const { rows } = await site.context.db.pool.query('select number_sealed from bank_account where player_id = $1', [
      player.id,
    ])
    expect(String(rows[0]?.number_sealed)).not.toContain('1234567')
  })

  test.each([
    ['an unknown bank', account('09171234567', 99), { errcode: 1301 }],
    ['an account that is bound', account('09171234567'), { errcode: 1302 }],
    ['somebody else’s name', account('09171234568', 1, 'Jose Protacio Rizal'), { errcode: 1304 }],
    ['an account that its bank calls somebody else’s', account('09171234599'), { errcode: 1304 }],
  ])('not: %s', async (_what, given, refusal) => {
    expect(await cashier.bind(player, given)).toMatchObject(refusal)
  })

  test.each(['1234567890', '0917123456', '09171234567890', '+639171234567', 'abc1234567890'])(
    'not with %s as the number of a GCash account',
    async (cardNum) => {
      expect((await site.send(addBankAccount, { ...account(cardNum), otp: '000000' }, player)).status).toBe(400)
    },
  )

  test('not with a code that is wrong', async () => {
    const given = { ...account('09171234568'), otp: '000000' }
    expect((await site.send(addBankAccount, given, { token: player.token })).body).toMatchObject({ errcode: 1045 })
  })

  test('in any name before the identity is proven, and is verified only when that turns out to be the player’s own', async () => {
    const [own, other] = [await cashier.newPlayer(), await cashier.newPlayer()]
    const bound = async (of: RegisteredPlayer, name: string) => {
      expect(await cashier.bind(of, account('09171230001', 1, name))).toMatchObject({
        errcode: 0,
        account: { nameMatch: 'unknown', isVerified: false },
      })
    }
    await bound(own, legalName)
    await bound(other, 'Jose Protacio Rizal')
    for (const each of [own, other]) await cashier.approve(each)
    expect(await accountsOf(own)).toMatchObject([{ nameMatch: 'passes', isVerified: true }])
    expect(await accountsOf(other)).toMatchObject([{ nameMatch: 'differs', isVerified: false }])
    // An identity that is taken back proves nothing any more.
    await site.context.db.pool.query(`update identity set status = 'REVOKED' where player_id = $1`, [own.id])
    expect(await accountsOf(own)).toMatchObject([{ nameMatch: 'unknown', isVerified: false }])
  })

  test('unverified where its bank does not say', async () => {
    expect(await cashier.bind(player, account('09171234598'))).toMatchObject({ account: { isVerified: false } })
  })

  test('unverified by a near name, though its bank confirms that name', async () => {
    expect(await cashier.bind(player, account('09171230002', 1, 'Mario Clark Reyna'))).toMatchObject({
      account: { nameMatch: 'review', isVerified: false },
    })
  })

  test('by a near name, which a person will look at', async () => {
    expect(await cashier.bind(player, account('0012345678', 12, 'Maria Klara Reyess'))).toMatchObject({
      account: { bankName: 'BPI', nameMatch: expect.stringMatching(/passes|review/) },
    })
  })
})

test('players who are paid to the same account are tied to each other', async () => {
  const [one, other] = [await cashier.identifiedPlayer(), await cashier.identifiedPlayer()]
  const rulesOf = async ({ id }: RegisteredPlayer) =>
    (await riskScoreOf(site.context.db, { playerId: BigInt(id), now: site.clock.now() })).hits.map(({ rule }) => rule)
  await cashier.bind(one, account('09180000090'))
  expect(await rulesOf(one)).not.toContain('samePayout')
  await cashier.bind(other, account('0918 000 0090'))
  expect(await rulesOf(one)).toContain('samePayout')
  expect(await rulesOf(other)).toContain('samePayout')
})

test('of ten at once no sixth is bound', async () => {
  const crowded = await cashier.identifiedPlayer()
  for (const at of [1, 2, 3, 4]) await cashier.bind(crowded, account(`0918000000${at}`))
  const given = (at: number) => ({
    playerId: BigInt(crowded.id),
    institution: 'maya',
    numberSealed: Buffer.of(at),
    numberHash: Buffer.of(at),
    numberEnd: '0000',
    holder: legalName,
    isConfirmed: false,
    boundAt: site.clock.now(),
  })
  const bound = await Promise.all(
    Array.from({ length: 10 }, (_, at) => site.context.db.transaction((tx) => bankAccountInsert(tx, given(at)))),
  )
  expect(bound.filter((each) => each !== undefined)).toHaveLength(1)
  expect(await accountsOf(crowded)).toHaveLength(5)
  expect(await cashier.bind(crowded, account('09180000009'))).toMatchObject({ errcode: 1303 })
})

test('one account replaces another, withdrawals are on hold for 24 hours, and nobody changes another’s', async () => {
  const owner = await cashier.identifiedPlayer()
  await cashier.bind(owner, account('09190000001'))
  await cashier.bind(owner, account('09190000002'))
  const [first] = await accountsOf(owner)
  const change = async (by: RegisteredPlayer, cardNum: string) => {
    const given = { id: first?.id ?? 0, ...account(cardNum, 2), otp: await cashier.codeFor(by) }
    return (await site.send(modifyBankAccount, given, { token: by.token })).body
  }
  expect(await change(player, '09190000009')).toMatchObject({ errcode: 1305 })
  expect(await change(owner, '09190000003')).toMatchObject({ errcode: 0, account: { bankName: 'Maya' } })
  expect((await accountsOf(owner)).map(({ numberEnd }) => numberEnd)).toEqual(['0003', '0002'])
  expect(await change(owner, '09190000004')).toMatchObject({ errcode: 1305 })
  const { rows } = await site.context.db.pool.query('select withdrawal_hold_until from player where id = $1', [
    owner.id,
  ])
  expect(Number(rows[0]?.withdrawal_hold_until)).toBeGreaterThan(site.clock.now())
})
