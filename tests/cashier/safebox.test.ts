import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minutes, seconds } from '#core/clock/duration.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { centavos } from '#core/money/centavos.ts'
import { sendCode } from '#features/players/account/contract.ts'
import { balancesOf, post, verifyLedger } from '#ledger'
import { goodPassword, international, type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import {
  getSafebox,
  initPassword,
  modifyPassword,
  putIntoSafebox,
  takeOutOfSafebox,
} from '#features/cashier/safebox/contract.ts'
import { withdrawalPasswordFault } from '#features/cashier/safebox/rules.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const digits = '294716'
let numbers = 0
let moves = 0
const reqId = () => `move-${String((moves += 1)).padStart(6, '0')}`

async function newPlayer(coin = 100_000n): Promise<RegisteredPlayer> {
  numbers += 1
  const player = await registerPlayer(site, `0946222${String(numbers).padStart(4, '0')}`, { ip: `10.2.${numbers}.1` })
  const playerId = BigInt(player.id)
  await site.context.db.transaction(async (tx) => {
    const transfers = [
      { reason: 'manualCredit', from: 'adjustment', to: 'coin', amount: centavos(coin), reference: 'test' } as const,
    ]
    await post(tx, { playerId, source: 'test', key: `${playerId}`, transfers, now: site.clock.now() })
  })
  return player
}

async function codeFor({ token, mobile }: RegisteredPlayer): Promise<string> {
  site.clock.advance(seconds(61))
  await site.send(sendCode, { type: 3 }, { token })
  return site.codeTo(international(mobile))
}

async function setPassword(player: RegisteredPlayer) {
  const request = { ...(await site.encrypted(digits)), code: await codeFor(player) }
  expect((await site.send(initPassword, request, { token: player.token })).body).toMatchObject({ errcode: 0 })
}

const put = (player: RegisteredPlayer, amount: unknown, id = reqId()) =>
  site.sendRaw(putIntoSafebox.path, { amount, reqId: id }, { token: player.token })
const take = async (player: RegisteredPlayer, amount: number, password = digits, id = reqId()) =>
  site.send(
    takeOutOfSafebox,
    { amount: wireCentavos(amount), reqId: id, ...(await site.encrypted(password)) },
    { token: player.token },
  )
const balances = async ({ id }: RegisteredPlayer) => {
  const { coin, safebox } = await balancesOf(site.context.db, BigInt(id))
  return { coin: Number(coin), safebox: Number(safebox) }
}

test('coins go into the safebox, and out of it with the withdrawal password', async () => {
  const player = await newPlayer()
  expect((await put(player, 60_000)).body).toMatchObject({ errcode: 0, coin: 40_000, safebox: 60_000 })
  expect((await take(player, 10_000)).body).toMatchObject({ errcode: 1322 })
  await setPassword(player)
  expect((await take(player, 10_000, '111222')).body).toMatchObject({ errcode: 1323 })
  expect((await take(player, 10_000)).body).toMatchObject({ errcode: 0, coin: 50_000, safebox: 50_000 })
  const { body } = await site.send(getSafebox, {}, { token: player.token })
  expect(body).toMatchObject({ safebox: 50_000, coin: 50_000, hasPassword: true })
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})

test('ten of one request at once move the money once, and the same id with another amount is refused', async () => {
  const player = await newPlayer()
  const id = reqId()
  const answers = await Promise.all(Array.from({ length: 10 }, () => put(player, 30_000, id)))
  expect(new Set(answers.map(({ body }) => body.errcode))).toEqual(new Set([0]))
  expect(await balances(player)).toEqual({ coin: 70_000, safebox: 30_000 })
  expect((await put(player, 20_000, id)).body).toMatchObject({ errcode: 1325 })
})

test('ten different requests of the whole balance at once move it once', async () => {
  const player = await newPlayer()
  const answers = await Promise.all(Array.from({ length: 10 }, () => put(player, 100_000)))
  expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.errcode === 1324)).toHaveLength(9)
  expect(await balances(player)).toEqual({ coin: 0, safebox: 100_000 })
})

test('an amount of any wrong kind is malformed, and moves nothing', async () => {
  const player = await newPlayer()
  for (const amount of [0, -1, 1.5, '100', 2 ** 60, null, [], {}, true]) {
    expect((await put(player, amount)).status).toBe(400)
  }
  expect(await balances(player)).toEqual({ coin: 100_000, safebox: 0 })
})

describe('the withdrawal password', () => {
  test.each(['12345', '1234567', 'abcdef', '12345a', ''])('"%s" is not six digits', (password) => {
    expect(withdrawalPasswordFault(password)).toMatchObject({ key: 'safebox.passwordDigits' })
  })
  test.each(['111111', '123456', '654321', '345678'])('"%s" is guessed first', (password) => {
    expect(withdrawalPasswordFault(password)).toMatchObject({ key: 'safebox.passwordObvious' })
  })
  test.each(['135790', '294716', '112233'])('"%s" will do', (password) => {
    expect(withdrawalPasswordFault(password)).toBeUndefined()
  })

  test('is set once, with a code that is right', async () => {
    const player = await newPlayer()
    await codeFor(player)
    const wrong = { ...(await site.encrypted(digits)), code: '000000' }
    expect((await site.send(initPassword, wrong, { token: player.token })).body).toMatchObject({ errcode: 1045 })
    await setPassword(player)
    const again = { ...(await site.encrypted('835172')), code: await codeFor(player) }
    expect((await site.send(initPassword, again, { token: player.token })).body).toMatchObject({ errcode: 1321 })
  })

  test('uses its code up: one for a bank account comes at once, and only one while it waits', async () => {
    const player = await newPlayer()
    await setPassword(player)
    const ask = async () => (await site.send(sendCode, { type: 3 }, { token: player.token })).body.errcode
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    expect(answers.sort((one, other) => one - other)).toEqual([0, ...Array.from({ length: 9 }, () => 1020)])
  })

  test('is locked for half an hour after five wrong ones, also when ten come at once', async () => {
    const player = await newPlayer()
    await setPassword(player)
    await put(player, 50_000)
    const tries = await Promise.all(Array.from({ length: 10 }, () => take(player, 1_000, '909090')))
    expect(tries.filter(({ body }) => body.errcode === 1323)).toHaveLength(5)
    expect(tries.filter(({ body }) => body.errcode === 102)).toHaveLength(5)
    expect((await take(player, 1_000)).body).toMatchObject({ errcode: 102 })
    site.clock.advance(minutes(31))
    const { token } = player
    await site.context.db.pool.query('update session set last_action_at = $1', [new Date(site.clock.now())])
    expect((await site.send(getSafebox, {}, { token })).body).toMatchObject({ safebox: 50_000 })
    expect((await take(player, 1_000)).body).toMatchObject({ errcode: 0 })
  })

  test('is changed by the old one, or by the account’s if it is forgotten; withdrawals are on hold for 24 hours', async () => {
    const player = await newPlayer()
    await setPassword(player)
    const change = async (by: 'withdrawalPassword' | 'accountPassword', old: string, next: string) => {
      const { password, passwordKeyId } = await site.encrypted(old)
      const { password: newPassword } = await site.encrypted(next)
      const code = await codeFor(player)
      const request = { by, password, newPassword, passwordKeyId, code }
      return (await site.send(modifyPassword, request, { token: player.token })).body
    }
    expect(await change('withdrawalPassword', '909090', '835172')).toMatchObject({ errcode: 1323 })
    expect(await change('withdrawalPassword', digits, digits)).toMatchObject({ errcode: 1004 })
    expect(await change('withdrawalPassword', digits, '835172')).toMatchObject({ errcode: 0 })
    expect(await change('accountPassword', 'not my password 1', '294716')).toMatchObject({ errcode: 101 })
    expect(await change('accountPassword', goodPassword, digits)).toMatchObject({ errcode: 0 })
    const { rows } = await site.context.db.pool.query('select withdrawal_hold_until from player where id = $1', [
      player.id,
    ])
    expect(Number(rows[0]?.withdrawal_hold_until)).toBeGreaterThan(site.clock.now())
    await put(player, 5_000)
    expect((await take(player, 5_000)).body).toMatchObject({ errcode: 0 })
  })
})
