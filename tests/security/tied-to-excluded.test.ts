import { afterAll, beforeAll, expect, test } from 'vitest'
import { seconds } from '#core/clock/duration.ts'
import { takeBreak } from '#features/players/responsible-play/contract.ts'
import { startGame } from '#features/play/game-launch/contract.ts'
import { beginDeposit } from '#features/cashier/deposit/contract.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { linkPlayers } from '#features/cashier/risk/server/index.ts'
import { gameCode, newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestWithdrawals } from '#tests/support/test-withdrawals.ts'

let gameProvider: TestGameProvider
let gameId: number
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  await seedDemoContent(gameProvider.site.context.db, gameProvider.site.clock.now())
  gameId = Number((await gameProvider.rows('select id from game'))[0]?.id)
})
afterAll(() => gameProvider.close())

const [playStopped, depositStopped] = [startGame.refusals.playStopped, beginDeposit.refusals.depositStopped]

let last = 9_453_000_000
const newPlayer = async (fingerprint?: string): Promise<RegisteredPlayer> => {
  gameProvider.site.clock.advance(seconds(61))
  last += 1
  return registerPlayer(gameProvider.site, `0${last}`, {
    ip: `10.77.${last % 250}.1`,
    ...(fingerprint && { fingerprint }),
  })
}
const play = async ({ token }: RegisteredPlayer, fingerprint?: string) =>
  (await gameProvider.site.send(startGame, { gameId }, { token, ...(fingerprint && { fingerprint }) })).body.errcode
const deposit = async ({ token }: RegisteredPlayer, fingerprint?: string) =>
  (
    await gameProvider.site.send(
      beginDeposit,
      { amount: wireCentavos(10_000), version: 4, rechargeType: 1 },
      { token, ...(fingerprint && { fingerprint }) },
    )
  ).body.errcode
const notesOf = ({ id }: RegisteredPlayer) =>
  gameProvider.rows('select e.text from aml_entry e join aml_case c on c.id = e.case_id where c.player_id = $1', [id])

/** An excluded player, and somebody else. */
async function excludedAndOther(device?: string) {
  const excluded = await newPlayer(device)
  await gameProvider.rows("update player set state = 'excluded', state_reason = 'test' where id = $1", [excluded.id])
  return { excluded, other: await newPlayer(device) }
}

test('a new account on an excluded player’s device can neither play nor deposit, from the first request on', async () => {
  const { excluded, other } = await excludedAndOther('one-and-the-same-phone')
  await gameProvider.rows('delete from risk_link')
  await linkPlayers(gameProvider.site.context.db, [
    { playerId: BigInt(excluded.id), kind: 'device', key: 'one-and-the-same-phone', at: gameProvider.site.clock.now() },
  ])
  expect(await deposit(other, 'one-and-the-same-phone')).toBe(depositStopped)
  expect(await play(other, 'one-and-the-same-phone')).toBe(playStopped)
  expect(await notesOf(other)).toHaveLength(1)
})

test.each(['payout', 'kyc'] as const)('a shared %s closes play and deposits as well', async (kind) => {
  const { excluded, other } = await excludedAndOther()
  const at = gameProvider.site.clock.now()
  const key = `shared-${kind}`
  await linkPlayers(
    gameProvider.site.context.db,
    [excluded, other].map(({ id }) => ({ playerId: BigInt(id), kind, key, at })),
  )
  expect(await play(other)).toBe(playStopped)
  expect(await deposit(other)).toBe(depositStopped)
})

test('binding the payout account of an excluded player closes play and deposits at once', async () => {
  const { excluded, other } = await excludedAndOther()
  const cashier = openTestWithdrawals(gameProvider.site, 9_453_900_000)
  await gameProvider.rows("update player set state = 'active' where id = $1", [excluded.id])
  expect(await cashier.bind(excluded)).toMatchObject({ errcode: 0 })
  await gameProvider.rows("update player set state = 'excluded' where id = $1", [excluded.id])
  await gameProvider.rows("delete from risk_link where kind <> 'payout'")
  expect(await cashier.bind(other, { cardNum: excluded.mobile })).toMatchObject({ errcode: 0 })
  const [row] = await gameProvider.rows('select locks from player where id = $1', [other.id])
  expect(row?.['locks']).toEqual(expect.arrayContaining(['play', 'deposit']))
  expect(await notesOf(other)).toHaveLength(1)
})

test('ten concurrent requests are noted once, and an account reopened by staff stays open', async () => {
  const { excluded, other } = await excludedAndOther()
  const at = gameProvider.site.clock.now()
  await linkPlayers(
    gameProvider.site.context.db,
    [excluded, other].map(({ id }) => ({ playerId: BigInt(id), kind: 'device' as const, key: 'a family tablet', at })),
  )
  const answers = await Promise.all(Array.from({ length: 10 }, () => play(other)))
  expect(answers).toEqual(Array<number>(10).fill(playStopped))
  expect(await notesOf(other)).toHaveLength(1)
  await gameProvider.rows("update player set locks = '{}' where id = $1", [other.id])
  expect(await play(other)).toBe(0)
})

test('an exclusion that is over ties nobody', async () => {
  const { excluded, other } = await excludedAndOther('a-phone-for-two')
  await gameProvider.rows('update player set state_until = $2 where id = $1', [
    excluded.id,
    new Date(gameProvider.site.clock.now() - 1_000),
  ])
  expect(await play(other, 'a-phone-for-two')).toBe(0)
  expect(await notesOf(other)).toHaveLength(0)
})

const again = '09454000001'
const from = (ip: string, fingerprint: string) => ({ ip, fingerprint })

test('a player who excludes themselves and registers again at once on the same device neither plays nor deposits', async () => {
  const first = await newPlayer('the-phone-that-stays')
  const broken = await gameProvider.site.send(
    takeBreak,
    { length: '1y' },
    { token: first.token, fingerprint: 'the-phone-that-stays' },
  )
  expect(broken.body.errcode).toBe(0)
  gameProvider.site.clock.advance(seconds(61))
  const second = await registerPlayer(gameProvider.site, again, from('10.99.1.1', 'the-phone-that-stays'))
  expect(await play(second, 'the-phone-that-stays')).toBe(playStopped)
  expect(await deposit(second, 'the-phone-that-stays')).toBe(depositStopped)
})

test('so it is on the same network and day without a device that tells itself, and a day later the network ties nobody', async () => {
  const home = from('10.98.1.5', '')
  gameProvider.site.clock.advance(seconds(61))
  const first = await registerPlayer(gameProvider.site, '09454000002', home)
  await gameProvider.rows("update player set state = 'excluded', state_reason = 'test' where id = $1", [first.id])
  gameProvider.site.clock.advance(seconds(61))
  const second = await registerPlayer(gameProvider.site, '09454000003', from('10.98.1.77', ''))
  const visitor = { token: second.token, ip: '10.98.1.77', fingerprint: '' }
  expect((await gameProvider.site.send(startGame, { gameId }, visitor)).body.errcode).toBe(playStopped)
  const older = await newPlayer()
  await gameProvider.rows("update player set registered_at = registered_at - interval '2 days' where id = $1", [
    older.id,
  ])
  const guest = { token: older.token, ip: '10.98.1.78', fingerprint: 'a-phone-of-its-own' }
  expect((await gameProvider.site.send(startGame, { gameId }, guest)).body.errcode).toBe(0)
})

test('a new player with a device of their own on that network plays on, and staff is notified', async () => {
  gameProvider.site.clock.advance(seconds(61))
  const first = await registerPlayer(gameProvider.site, '09454000011', from('10.97.1.5', 'a-phone-that-excludes'))
  await gameProvider.rows("update player set state = 'excluded', state_reason = 'test' where id = $1", [first.id])
  gameProvider.site.clock.advance(seconds(61))
  const neighbour = await registerPlayer(
    gameProvider.site,
    '09454000012',
    from('10.97.1.77', 'the-phone-of-a-neighbour'),
  )
  const visitor = { token: neighbour.token, ip: '10.97.1.77', fingerprint: 'the-phone-of-a-neighbour' }
  expect((await gameProvider.site.send(startGame, { gameId }, visitor)).body.errcode).toBe(0)
  const notes = await gameProvider.rows(
    `select e.text from aml_entry e join aml_case c on c.id = e.case_id where c.player_id = $1`,
    [neighbour.id],
  )
  expect(notes).toEqual([
    {
      text: 'Registered on the same network and day as an excluded player. The device is different, so nothing is restricted.',
    },
  ])
})

test('a tie that is found while a game runs stops the next bet, and its wins are still paid', async () => {
  const { other } = await excludedAndOther('a-phone-that-two-have-held')
  await gameProvider.credit({ id: BigInt(other.id) }, 1_000)
  const { session } = await gameProvider.ask('authenticate', {
    launchToken: await gameProvider.launch(BigInt(other.id)),
    gameCode,
  })
  const bet = {
    playerId: String(other.id),
    session,
    gameCode,
    roundId: newId('round'),
    txId: newId('bet'),
    amount: 100,
  }
  expect(await gameProvider.ask('bet', bet)).toMatchObject({ code: 0 })
  await deposit(other, 'a-phone-that-two-have-held')
  const next = { ...bet, roundId: newId('round'), txId: newId('bet') }
  expect((await gameProvider.ask('bet', next)).code).not.toBe(0)
  const { playerId, roundId } = bet
  const win = { playerId, gameCode, roundId, txId: newId('win'), amount: 250 }
  expect(await gameProvider.ask('win', win)).toMatchObject({ code: 0 })
})
