import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { listBankAccounts } from '#features/cashier/bank-account/contract.ts'
import { getWithdrawalTerms } from '#features/cashier/withdrawal/contract.ts'
import { type TestWithdrawals, openTestWithdrawals } from '#tests/support/test-withdrawals.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let cashier: TestWithdrawals
beforeAll(async () => {
  site = await openTestSite()
  cashier = openTestWithdrawals(site, 9_474_660_000)
})
afterAll(() => site.close())

const bound = v.looseObject({
  account: v.looseObject({ id: v.number(), boundAt: v.number(), restsUntil: v.nullable(v.number()) }),
})
const listed = v.looseObject({
  accounts: v.array(v.looseObject({ id: v.number(), restsUntil: v.nullable(v.number()) })),
})
const restsOf = async (player: RegisteredPlayer) =>
  v
    .parse(listed, (await site.send(listBankAccounts, {}, { token: player.token })).body)
    .accounts.map(({ restsUntil }) => restsUntil)

test('a new account cannot be paid to for 24 hours, and every screen says until when', async () => {
  const player = await cashier.readyPlayer()
  const { account } = v.parse(bound, await cashier.bind(player, { cardNum: '09180000077' }))
  const until = addDuration(account.boundAt as never, hours(24))
  expect(account.restsUntil).toBe(until)
  expect(await restsOf(player)).toEqual([null, until])

  const fresh = { ...player, bankAccountId: account.id }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => cashier.withdraw(fresh, { amount: 10_000, code: '000000' })),
  )
  expect(answers.map(({ body }) => body.errcode)).toEqual(Array.from({ length: 10 }, () => 1359))
  // The account that was there before is paid to as ever.
  expect((await cashier.withdraw(player, { amount: 10_000 })).body.errcode).toBe(0)
})

test('a player with new accounts only learns when the first can be paid to, and can withdraw from then on', async () => {
  const player = await cashier.readyPlayer()
  await site.context.db.pool.query('update bank_account set bound_at = $2 where player_id = $1', [
    player.id,
    new Date(site.clock.now()),
  ])
  const until = addDuration(site.clock.now(), hours(24))
  const terms = async () => (await site.send(getWithdrawalTerms, {}, { token: player.token })).body
  expect(await terms()).toMatchObject({
    blockers: [{ kind: 'accountResting', until }],
    accounts: [{ restsUntil: until }],
  })
  expect((await cashier.withdraw(player, { amount: 10_000 })).body.errcode).toBe(1359)

  // The code below takes a minute; the account can be paid to from exactly the announced moment.
  site.clock.advance((until - site.clock.now() - minutes(2)) as never)
  expect((await cashier.withdraw(player, { amount: 10_000 })).body.errcode).toBe(1359)
  site.clock.advance((until - site.clock.now()) as never)
  await cashier.codeFor(player)
  expect(await terms()).toMatchObject({ blockers: [], accounts: [{ restsUntil: null }] })
  expect((await cashier.withdraw(player, { amount: 10_000 })).body.errcode).toBe(0)
})
