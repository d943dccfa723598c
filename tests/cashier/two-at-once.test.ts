import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import type { Call } from '#core/contract/call.ts'
import { addBankAccount, modifyBankAccount } from '#features/cashier/bank-account/contract.ts'
import { reportDeposit } from '#features/cashier/deposit/contract.ts'
import { submitIdentity } from '#features/players/identity/contract.ts'
import { setLimit, setRealityCheck } from '#features/players/responsible-play/contract.ts'
import { initPassword, modifyPassword } from '#features/cashier/safebox/contract.ts'
import { lockWithdrawal } from '#features/cashier/withdrawal/contract.ts'
import { type TestWithdrawals, legalName, openTestWithdrawals } from '#tests/support/test-withdrawals.ts'
import { goodPassword, type RegisteredPlayer, signUpAnswers } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

// Deposits, withdrawals, the safebox, codes and breaks have races of their own beside their rules; these are the other calls.
let site: TestSite
let cashier: TestWithdrawals
beforeAll(async () => {
  site = await openTestSite()
  cashier = openTestWithdrawals(site, 9_474_990_000)
})
afterAll(() => site.close())

type Row = {
  readonly what: string
  readonly call: Call
  /** The request that is sent twice, byte for byte. */
  readonly request: (player: RegisteredPlayer) => Promise<object> | object
  /** How often it succeeds: repeated, some acts change nothing. */
  readonly yes: 1 | 2
  /** What there is one of afterwards. */
  readonly one: string
}

const account = { bankId: 1, cardNum: '09170000001', name: legalName }
const passwordTwice = async (player: RegisteredPlayer) => ({
  ...(await site.encrypted('294716')),
  code: await cashier.codeFor(player),
})
const bankOfHouse = { bankName: 'Sandbox Bank', shortBankName: 'SB', accountName: 'Bituin', cardNum: '0000 1234' }
const withAccount = v.object({ account: v.looseObject({ id: v.number() }) })

const rows: readonly Row[] = [
  {
    what: 'a withdrawal password',
    call: initPassword,
    request: passwordTwice,
    yes: 1,
    one: 'select from withdrawal_password where player_id = $1',
  },
  {
    what: 'another withdrawal password',
    call: modifyPassword,
    request: async (player) => {
      await site.send(initPassword, await passwordTwice(player), { token: player.token })
      const { password: newPassword } = await site.encrypted('481516')
      const { password, passwordKeyId } = await site.encrypted(goodPassword)
      return { by: 'accountPassword', password, passwordKeyId, newPassword, code: await cashier.codeFor(player) }
    },
    yes: 1,
    one: 'select from withdrawal_password where player_id = $1',
  },
  {
    what: 'a bank account',
    call: addBankAccount,
    request: async (player) => ({ ...account, otp: await cashier.codeFor(player) }),
    yes: 1,
    one: 'select from bank_account where player_id = $1',
  },
  {
    what: 'another bank account',
    call: modifyBankAccount,
    request: async (player) => {
      const { account: bound } = v.parse(withAccount, await cashier.bind(player, account))
      return { id: bound.id, ...account, cardNum: '09170000002', otp: await cashier.codeFor(player) }
    },
    yes: 1,
    one: 'select from bank_account where player_id = $1 and removed_at is null',
  },
  {
    what: 'the word that a transfer is made',
    call: reportDeposit,
    request: async ({ id }) => {
      const now = new Date(site.clock.now())
      await site.context.db.pool.query(
        `insert into deposit_order (reference, player_id, channel_id, channel_name, provider, method, amount, act_type, state,
           bank, created_at, expires_at) values ($1, $2, 1, 'Bank', 'bank', 'bank', 50000, 3, 'pending', $4, $3, $3)`,
        [`DTWICE${id}`, id, now, bankOfHouse],
      )
      return { orderId: `DTWICE${id}` }
    },
    yes: 2,
    one: `select from deposit_order where player_id = $1 and reported_at is not null`,
  },
  {
    what: 'a lock of a withdrawal',
    call: lockWithdrawal,
    request: async (player) => {
      const ready = { ...player, bankAccountId: Number((await lastAccount(player)).account.id) }
      await cashier.rested(player)
      return { orderId: cashier.orderOf(await cashier.withdraw(ready)).orderId }
    },
    yes: 2,
    one: 'select from withdrawal_order where player_id = $1 and is_locked',
  },
  {
    what: 'what a player tells of themselves',
    call: submitIdentity,
    request: async ({ id }) => {
      await site.context.db.pool.query(
        `insert into identity_document (name, player_id, item, media_type, size_bytes, uploaded_at)
         select encode(sha256((item || $1)::bytea), 'hex'), $2, item, 'image/jpeg', 1, $3
         from unnest(array['idFront', 'idBack', 'selfie']) item`,
        [String(id), id, new Date(site.clock.now())],
      )
      return {
        firstName: 'Maria',
        lastName: 'Reyes',
        birthDate: '1990-05-04',
        birthplace: 'Cebu City',
        nationality: 'Filipino',
        presentAddress: '12 Mabini Street, Makati',
        permanentAddress: '12 Mabini Street, Makati',
        natureOfWork: 'Nurse',
        sourceOfFunds: 'salary',
        idType: 'passport',
        idNumber: `P${String(id).slice(-7).padStart(7, '0')}A`,
        declarations: signUpAnswers.declarations,
      }
    },
    yes: 1,
    one: `select from outbox_inbox where topic = 'KYC_SUBMITTED' and key = $1::text`,
  },
  {
    what: 'a limit',
    call: setLimit,
    request: () => ({ kind: 'loss', period: 'week', amount: 50_000 }),
    yes: 1,
    one: 'select from play_limit where player_id = $1',
  },
  {
    what: 'a reality check',
    call: setRealityCheck,
    request: () => ({ minutes: 15 }),
    yes: 2,
    one: 'select from player where id = $1',
  },
]

async function lastAccount(player: RegisteredPlayer) {
  await cashier.credit(player, 100_000n)
  await cashier.play(player, 100_000n)
  await site.send(initPassword, await passwordTwice(player), { token: player.token })
  return v.parse(withAccount, await cashier.bind(player, { cardNum: player.mobile }))
}

test.each(rows)('$what: sent twice at once it is there once', async ({ call, request, yes, one }) => {
  const player = await (call === submitIdentity ? cashier.newPlayer() : cashier.identifiedPlayer())
  const body = await request(player)
  const answers = await Promise.all(
    Array.from({ length: 2 }, () => site.sendRaw(call.path, body, { token: player.token })),
  )
  const codes = answers.map(({ body: { errcode } }) => errcode)
  expect([codes, codes.filter((errcode) => errcode === 0)]).toEqual([codes, Array.from({ length: yes }, () => 0)])
  expect(answers.every(({ status }) => status < 500)).toBe(true)
  expect((await site.context.db.pool.query(one, [player.id])).rowCount).toBe(1)
})
