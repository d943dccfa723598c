import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import {
  addBankAccount,
  beginPasskeyBankAccount,
  listBankAccounts,
  modifyBankAccount,
} from '#features/cashier/bank-account/contract.ts'
import {
  beginPasskeyWithdrawal,
  cancelWithdrawal,
  getWithdrawalTerms,
  requestWithdrawal,
} from '#features/cashier/withdrawal/contract.ts'
import { removePasskey } from '#features/players/passkey/contract.ts'
import { balancesOf } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts'
import { openTestPasskeys, type TestDevice } from '#tests/support/test-passkeys.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { legalName, openTestWithdrawals, type TestWithdrawals } from '#tests/support/test-withdrawals.ts'

let site: TestSite
let cashier: TestWithdrawals
let passkeys: ReturnType<typeof openTestPasskeys>
beforeAll(async () => {
  site = await openTestSite()
  cashier = openTestWithdrawals(site, 9_474_000_000)
  passkeys = openTestPasskeys(site, cashier.codeFor)
})
afterAll(() => site.close())
beforeEach(() => void site.clock.advance(minutes(11)))

type Payee = Awaited<ReturnType<TestWithdrawals['readyPlayer']>>
type Signature = ReturnType<TestDevice['sign']>

const hundred = wireCentavos(10_000)
let requests = 0

async function readyToConfirm() {
  const player = await cashier.readyPlayer()
  return { player, device: await passkeys.readyDevice(player) }
}
async function challengeOf({ token, bankAccountId }: Payee, amount = hundred) {
  const { body } = await site.send(beginPasskeyWithdrawal, { amount, bankAccountId }, { token })
  return v.parse(beginPasskeyWithdrawal.response, body)
}
const sign = async (player: Payee, device: TestDevice, origin = passkeys.origin): Promise<Signature> =>
  device.sign({ challenge: (await challengeOf(player)).challenge, origin })
type Changes = Partial<RequestOf<typeof requestWithdrawal>>
const request = ({ bankAccountId, token }: Payee, passkey: Signature, changes: Changes = {}) => {
  const reqId = `passkey-wish-${(requests += 1)}`
  return site.send(requestWithdrawal, { amount: hundred, bankAccountId, reqId, passkey, ...changes }, { token })
}
const withdraw = async (player: Payee, passkey: Signature, changes: Changes = {}) =>
  (await request(player, passkey, changes)).body
const balances = async ({ id }: RegisteredPlayer) => {
  const { coin, hold } = await balancesOf(site.context.db, BigInt(id))
  return { coin: Number(coin), hold: Number(hold) }
}
const untouched = { coin: 100_000, hold: 0 }

describe('a withdrawal', () => {
  test('is confirmed by a passkey, without the withdrawal password and a code', async () => {
    const { player, device } = await readyToConfirm()
    const { body } = await site.send(getWithdrawalTerms, {}, { token: player.token })
    expect(body).toMatchObject({ canUsePasskey: true, blockers: [] })
    const { challenge, keys, rpId } = await challengeOf(player)
    expect({ rpId, keys }).toEqual({ rpId: 'localhost', keys: [{ id: device.id, transports: ['internal'] }] })
    expect(await withdraw(player, device.sign({ challenge, origin: passkeys.origin }))).toMatchObject({ errcode: 0 })
    expect(await balances(player)).toEqual({ coin: 90_000, hold: 10_000 })
  })

  test('is still confirmed by the withdrawal password and a code', async () => {
    const { player } = await readyToConfirm()
    expect((await cashier.withdraw(player)).body.errcode).toBe(0)
  })

  test.each([
    { what: 'another amount', change: { amount: wireCentavos(10_001) } },
    { what: 'a larger amount', change: { amount: wireCentavos(100_000) } },
  ])('to $what than was signed is refused, and nothing moves', async ({ change }) => {
    const { player, device } = await readyToConfirm()
    expect(await withdraw(player, await sign(player, device), change)).toMatchObject({ errcode: 1463 })
    expect(await balances(player)).toEqual(untouched)
  })

  test('to another account than was signed is refused, and nothing moves', async () => {
    const { player, device } = await readyToConfirm()
    const { account } = v.parse(
      v.object({ account: v.looseObject({ id: v.number() }) }),
      await cashier.bind(player, { bankId: 2 }),
    )
    await cashier.rested(player)
    const passkey = await sign(player, device)
    expect(await withdraw(player, passkey, { bankAccountId: account.id })).toMatchObject({ errcode: 1463 })
    expect(await balances(player)).toEqual(untouched)
  })

  test('by a passkey of another player, also under the name of one’s own, is refused', async () => {
    const { player, device } = await readyToConfirm()
    const stranger = await readyToConfirm()
    expect(await withdraw(player, await sign(player, stranger.device))).toMatchObject({ errcode: 1462 })
    const forged = { ...(await sign(player, stranger.device)), id: device.id, rawId: device.id }
    expect(await withdraw(player, forged)).toMatchObject({ errcode: 1462 })
    // The stranger's own confirmation is for the stranger's own account alone.
    expect(await withdraw(player, await sign(stranger.player, stranger.device))).toMatchObject({ errcode: 1463 })
    expect(await balances(player)).toEqual(untouched)
  })

  test.each([
    {
      what: 'signed at another site',
      passkeyOf: (player: Payee, device: TestDevice) => sign(player, device, 'https://phish.example'),
    },
    { what: 'by a device that nobody knows', passkeyOf: (player: Payee) => sign(player, softwareAuthenticator()) },
    {
      what: 'signed without verifying the user',
      passkeyOf: async (player: Payee, device: TestDevice) =>
        device.sign({ challenge: (await challengeOf(player)).challenge, origin: passkeys.origin }, true),
    },
    {
      what: 'by a device that was copied and has counted less',
      passkeyOf: async (player: Payee, device: TestDevice) => {
        await passkeys.signIn(device, {}, { platform: 1, fingerprint: 'a-desk-of-the-same-player' })
        device.setBack()
        return sign(player, device)
      },
    },
    {
      what: 'by a passkey that was removed meanwhile',
      passkeyOf: async (player: Payee, device: TestDevice) => {
        const passkey = await sign(player, device)
        const [key] = await passkeys.list(player)
        const password = await site.encrypted(player.password)
        await site.send(removePasskey, { id: key?.id ?? 0, ...password }, { token: player.token })
        return passkey
      },
    },
  ])('$what is refused, and nothing moves', async ({ passkeyOf }) => {
    const { player, device } = await readyToConfirm()
    expect(await withdraw(player, await passkeyOf(player, device))).toMatchObject({ errcode: 1462 })
    expect(await balances(player)).toEqual(untouched)
  })

  test('with a challenge that has expired, was made up or is for a sign-in is refused', async () => {
    const { player, device } = await readyToConfirm()
    const late = await sign(player, device)
    site.clock.advance(minutes(5))
    expect(await withdraw(player, late)).toMatchObject({ errcode: 1463 })
    const origin = passkeys.origin
    const madeUp = device.sign({ challenge: 'bWFkZSB1cA', origin })
    expect(await withdraw(player, madeUp)).toMatchObject({ errcode: 1463 })
    const ofSignIn = device.sign({ challenge: await passkeys.challengeOfSignIn(), origin })
    expect(await withdraw(player, ofSignIn)).toMatchObject({ errcode: 1463 })
    expect(await balances(player)).toEqual(untouched)
  })

  test('signed once cannot be made again, but the same request is answered as the first time', async () => {
    const { player, device } = await readyToConfirm()
    const passkey = await sign(player, device)
    const reqId = `lost-answer-${player.id}`
    const { orderId } = cashier.orderOf(await request(player, passkey, { reqId }))
    expect(cashier.orderOf(await request(player, passkey, { reqId })).orderId).toBe(orderId)
    expect((await site.send(cancelWithdrawal, { orderId }, { token: player.token })).body.errcode).toBe(0)
    expect(await withdraw(player, passkey)).toMatchObject({ errcode: 1463 })
    expect(await balances(player)).toEqual(untouched)
  })

  test.each(['one request', 'ten requests'])(
    'of ten at once with one signature, sent as %s, one is made',
    async (how) => {
      const { player, device } = await readyToConfirm()
      const passkey = await sign(player, device)
      const reqIdOf = (at: number) => `at-once-${player.id}-${how === 'one request' ? 0 : at}`
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => withdraw(player, passkey, { reqId: reqIdOf(at) })),
      )
      expect(await balances(player)).toEqual({ coin: 90_000, hold: 10_000 })
      expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(how === 'one request' ? 10 : 1)
    },
  )

  test('is not confirmed by a passkey in its first day', async () => {
    const player = await cashier.readyPlayer()
    const device = softwareAuthenticator()
    const old = await passkeys.readyDevice(player)
    await passkeys.add(player, { device })
    expect((await challengeOf(player)).keys).toMatchObject([{ id: old.id }])
    expect(await withdraw(player, await sign(player, device))).toMatchObject({ errcode: 1466 })
    expect(await balances(player)).toEqual(untouched)
    const other = await cashier.readyPlayer()
    await passkeys.add(other)
    const { body } = await site.send(getWithdrawalTerms, {}, { token: other.token })
    expect(body).toMatchObject({ canUsePasskey: false })
    const begun = { amount: hundred, bankAccountId: other.bankAccountId }
    expect((await site.send(beginPasskeyWithdrawal, begun, { token: other.token })).body.errcode).toBe(1464)
  })

  test.each([
    { what: 'no proof', proof: {} },
    { what: 'a code alone', proof: { code: '000000' } },
    {
      what: 'both proofs',
      proof: { code: '000000', passkey: softwareAuthenticator().sign({ challenge: 'YQ', origin: 'https://a.ph' }) },
    },
  ])('with $what is malformed', async ({ proof }) => {
    const { token, bankAccountId } = await cashier.readyPlayer()
    const given = { amount: hundred, bankAccountId, reqId: 'malformed-wish', ...proof }
    expect((await site.sendRaw(requestWithdrawal.path, given, { token })).status).toBe(400)
  })

  test('that is blocked says so before anything is signed', async () => {
    const { player } = await readyToConfirm()
    const begin = async (amount: number) => {
      const given = { amount: wireCentavos(amount), bankAccountId: player.bankAccountId }
      return (await site.send(beginPasskeyWithdrawal, given, { token: player.token })).body.errcode
    }
    expect(await begin(9_999)).toBe(1354)
    expect(await begin(100_001)).toBe(1352)
  })
})

describe('a payout account', () => {
  const account = { bankId: 2, cardNum: '09171234567', name: legalName }
  const begin = async ({ token }: RegisteredPlayer, changes: Partial<RequestOf<typeof beginPasskeyBankAccount>> = {}) =>
    (await site.send(beginPasskeyBankAccount, { ...account, ...changes }, { token })).body
  const signed = async (player: RegisteredPlayer, device: TestDevice, changes = {}) => {
    const { challenge } = v.parse(beginPasskeyBankAccount.response, await begin(player, changes))
    return device.sign({ challenge, origin: passkeys.origin })
  }

  test('is added once by ten at once with one signature', async () => {
    const { player, device } = await readyToConfirm()
    const { token } = player
    const passkey = await signed(player, device)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => site.send(addBankAccount, { ...account, passkey }, { token })),
    )
    expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
    const { body } = await site.send(listBankAccounts, {}, { token })
    expect(body).toMatchObject({ canUsePasskey: true, accounts: [{}, {}] })
  })

  test('is replaced by a passkey that has signed the replacement, which adds none', async () => {
    const { player, device } = await readyToConfirm()
    const { token, bankAccountId: id } = player
    const passkey = await signed(player, device, { id })
    expect((await site.send(addBankAccount, { ...account, passkey }, { token })).body.errcode).toBe(1463)
    expect((await site.send(modifyBankAccount, { ...account, id, passkey }, { token })).body.errcode).toBe(0)
  })

  test.each([
    { what: 'another number', change: { cardNum: '09181234567' } },
    { what: 'another bank', change: { bankId: 1 } },
    { what: 'another holder', change: { name: `${legalName} Jr` } },
  ])('with $what than was signed is refused', async ({ change }) => {
    const { player, device } = await readyToConfirm()
    const passkey = await signed(player, device)
    const { body } = await site.send(addBankAccount, { ...account, ...change, passkey }, { token: player.token })
    expect(body.errcode).toBe(1463)
  })

  test('is not confirmed by what confirms a withdrawal', async () => {
    const { player, device } = await readyToConfirm()
    const passkey = await sign(player, device)
    const { body } = await site.send(addBankAccount, { ...account, passkey }, { token: player.token })
    expect(body.errcode).toBe(1463)
  })

  test('that cannot be added says so before anything is signed', async () => {
    const { player } = await readyToConfirm()
    expect(await begin(player, { bankId: 9_999 })).toMatchObject({ errcode: 1301 })
    expect(await begin(player, { name: 'Juan Luna' })).toMatchObject({ errcode: 1304 })
  })
})
