import { afterAll, beforeAll, expect, test } from 'vitest'
import { seconds } from '#core/clock/duration.ts'
import { startGame } from '#features/game-launch/contract.ts'
import { beginDeposit } from '#features/deposit/contract.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { seedDemoContent } from '#features/lobby/server/index.ts'
import { linkPlayers } from '#features/risk/server/index.ts'
import { openWalletHouse, type WalletHouse } from '#tests/conformance/wallet-house.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/site/registered-player.ts'

let house: WalletHouse
let gameId: number
beforeAll(async () => {
  house = await openWalletHouse()
  await seedDemoContent(house.site.house.db, house.site.clock.now())
  gameId = Number((await house.rows('select id from game'))[0]?.id)
})
afterAll(() => house.close())

const [playStopped, depositStopped] = [startGame.refusals.playStopped, beginDeposit.refusals.depositStopped]

let last = 9_453_000_000
const newPlayer = async (fingerprint?: string): Promise<RegisteredPlayer> => {
  house.site.clock.advance(seconds(61))
  last += 1
  return registerPlayer(house.site, `0${last}`, { ip: `10.77.${last % 250}.1`, ...(fingerprint && { fingerprint }) })
}
const play = async ({ token }: RegisteredPlayer, fingerprint?: string) =>
  (await house.site.send(startGame, { gameId }, { token, ...(fingerprint && { fingerprint }) })).body.errcode
const deposit = async ({ token }: RegisteredPlayer, fingerprint?: string) =>
  (
    await house.site.send(
      beginDeposit,
      { amount: wireCentavos(10_000), version: 4, rechargeType: 1 },
      { token, ...(fingerprint && { fingerprint }) },
    )
  ).body.errcode
const notesOf = ({ id }: RegisteredPlayer) =>
  house.rows('select e.text from aml_entry e join aml_case c on c.id = e.case_id where c.player_id = $1', [id])

/** An excluded player, and somebody else. */
async function excludedAndOther(device?: string) {
  const excluded = await newPlayer(device)
  await house.rows("update player set state = 'excluded', state_reason = 'test' where id = $1", [excluded.id])
  return { excluded, other: await newPlayer(device) }
}

test('who registers again on the device of an excluded player can neither play nor deposit, from the first request on', async () => {
  const { excluded, other } = await excludedAndOther('one-and-the-same-phone')
  await house.rows('delete from risk_link')
  await linkPlayers(house.site.house.db, [
    { playerId: BigInt(excluded.id), kind: 'device', key: 'one-and-the-same-phone', at: house.site.clock.now() },
  ])
  expect(await deposit(other, 'one-and-the-same-phone')).toBe(depositStopped)
  expect(await play(other, 'one-and-the-same-phone')).toBe(playStopped)
  expect(await notesOf(other)).toHaveLength(1)
})

test.each(['payout', 'kyc'] as const)('a shared %s closes play and deposits as well', async (kind) => {
  const { excluded, other } = await excludedAndOther()
  const at = house.site.clock.now()
  const key = `shared-${kind}`
  await linkPlayers(
    house.site.house.db,
    [excluded, other].map(({ id }) => ({ playerId: BigInt(id), kind, key, at })),
  )
  expect(await play(other)).toBe(playStopped)
  expect(await deposit(other)).toBe(depositStopped)
})

test('ten requests at once are noted once, and what the staff has opened again stays open', async () => {
  const { excluded, other } = await excludedAndOther()
  const at = house.site.clock.now()
  await linkPlayers(
    house.site.house.db,
    [excluded, other].map(({ id }) => ({ playerId: BigInt(id), kind: 'device' as const, key: 'a family tablet', at })),
  )
  const answers = await Promise.all(Array.from({ length: 10 }, () => play(other)))
  expect(answers).toEqual(Array<number>(10).fill(playStopped))
  expect(await notesOf(other)).toHaveLength(1)
  await house.rows("update player set locks = '{}' where id = $1", [other.id])
  expect(await play(other)).toBe(0)
})

test('an exclusion that is over ties nobody', async () => {
  const { excluded, other } = await excludedAndOther('a phone for two')
  await house.rows('update player set state_until = $2 where id = $1', [
    excluded.id,
    new Date(house.site.clock.now() - 1_000),
  ])
  expect(await play(other, 'a phone for two')).toBe(0)
  expect(await notesOf(other)).toHaveLength(0)
})
