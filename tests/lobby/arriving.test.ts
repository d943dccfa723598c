import { afterAll, beforeAll, expect, test } from 'vitest'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { afterSignIn, afterSignInWeb } from '#features/lobby/after-sign-in/contract.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { appVersion } from '#core/constants/specification.ts'
import { balancesOf, turnoverMeter } from '#ledger'
import { type TestWithdrawals, openTestWithdrawals } from '#tests/support/test-withdrawals.ts'
import { type RegisteredPlayer, signInAs } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { takeDownloadBonus } from '#features/lobby/app-update/contract.ts'

const inApp = { userAgent: 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/156.0.0.0 Mobile Safari/537.36 LobbyApp/1.0.28' }

let site: TestSite
let cashier: TestWithdrawals
beforeAll(async () => {
  site = await openTestSite()
  cashier = openTestWithdrawals(site, 9_280_000_000)
})
afterAll(() => site.close())

const depositor = async (): Promise<RegisteredPlayer> => {
  const player = await cashier.newPlayer()
  await cashier.credit(player, 50_000n)
  return player
}
const take = ({ token }: RegisteredPlayer, device: object = inApp) =>
  site.send(takeDownloadBonus, {}, { token, ...device })
const shown = async ({ token }: RegisteredPlayer) => ({
  app: (await site.send(afterSignIn, {}, { token })).body,
  web: (await site.send(afterSignInWeb, {}, { token })).body,
})

test('a depositor is offered the gift, gets it once however often they tap, and has to play it', async () => {
  const player = await depositor()
  expect(await shown(player)).toMatchObject({
    app: { downloadBonus: 2_000 },
    web: { rechargeUpdate: { bonus: 2_000 } },
  })
  const answers = await Promise.all(Array.from({ length: 10 }, () => take(player)))
  expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1003)])
  expect((await balancesOf(site.context.db, BigInt(player.id))).coin).toBe(52_000n)
  const { items } = await turnoverMeter(site.context.db, BigInt(player.id))
  expect(items.find(({ source }) => source === 'app-download')).toMatchObject({ required: 10_000n })
  expect(await shown(player)).toMatchObject({ app: { downloadBonus: 0 }, web: { rechargeUpdate: null } })
})

test('a browser, a player without a deposit and one on a break are refused, and keep their claim', async () => {
  const [player, newcomer] = [await depositor(), await cashier.newPlayer()]
  expect((await take(player, {})).body.errcode).toBe(1005)
  expect((await take(newcomer)).body.errcode).toBe(1007)
  expect(await shown(newcomer)).toMatchObject({ app: { downloadBonus: 0 }, web: { rechargeUpdate: null } })
  const stop = 'update player set state = $2 where id = $1'
  await site.context.db.pool.query(stop, [player.id, 'excluded'])
  expect((await take(player)).body.errcode).toBe(1010)
  await site.context.db.pool.query(stop, [player.id, 'active'])
  expect((await take(player)).body).toMatchObject({ errcode: 0, bonus: 2_000, coin: 52_000 })
})

test('a player for whom the staff has closed gifts is not given this one either, until they are open again', async () => {
  const player = await depositor()
  const lock = 'update player set locks = $2 where id = $1'
  await site.context.db.pool.query(lock, [player.id, ['bonus']])
  const answers = await Promise.all(Array.from({ length: 10 }, () => take(player)))
  expect(answers.map(({ body }) => body.errcode)).toEqual(Array<number>(10).fill(1010))
  expect((await balancesOf(site.context.db, BigInt(player.id))).coin).toBe(50_000n)
  await site.context.db.pool.query(lock, [player.id, []])
  expect((await take(player)).body.errcode).toBe(0)
})

test('ten accounts of one device that take it at once are given it once', async () => {
  const device = { ...inApp, fingerprint: 'the only phone of ten accounts' }
  const players = await Promise.all(Array.from({ length: 10 }, depositor))
  const signedIn = await Promise.all(players.map(({ mobile }) => signInAs(site, mobile, device)))
  const answers = await Promise.all(
    signedIn.map(({ body }) => site.send(takeDownloadBonus, {}, { token: String(body.token), ...device })),
  )
  expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1003)])
})

test('an operator who gives nothing promises nothing', async () => {
  const player = await depositor()
  await site.set({ appDownloadBonus: 0 })
  expect(await shown(player)).toMatchObject({ app: { downloadBonus: 0 }, web: { rechargeUpdate: { bonus: 0 } } })
  expect((await take(player)).body.errcode).toBe(1001)
  await site.set({})
})

test('a letter lights the red dot of the mail, and no other', async () => {
  const player = await cashier.newPlayer()
  const dark = {
    hasTask: false,
    hasSignUpBonus: false,
    hasFund: false,
    hasAgent: false,
    hasFreeBonus: false,
    hasSupport: false,
  }
  expect((await shown(player)).web).toMatchObject({ ...dark, hasMail: false })
  const [playerId, now] = [BigInt(player.id), site.clock.now()]
  const matter = {
    kind: 'support' as const,
    source: 'test',
    sourceKey: '1',
    title: 'Mabuhay',
    body: ['Hello'],
    items: [],
  }
  const letter = { ...matter, playerId, sentAt: now, expiresAt: addDuration(now, days(1)) }
  await site.context.db.transaction((tx) => sendMail(tx, letter))
  expect(await shown(player)).toMatchObject({ app: { ...dark, hasMail: true }, web: { ...dark, hasMail: true } })
})

test.each([
  ['1.0.1', '1.0.1'],
  ['9999.0.0', appVersion],
])('a required version of %s is answered as %s: never newer than this server', async (set, versionMin) => {
  await site.set({ appVersionMin: set })
  const { data } = (await site.send(getConfiguration, {})).body
  expect(data).toMatchObject({ appUpdate: { versionMin, bonus: 2_000, betRate: 5 } })
})
