import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDealing } from '#core/contract/call.ts'
import { seconds } from '#core/clock/duration.ts'
import { exitGame } from '#features/play/game-launch/contract.ts'
import { ping } from '#features/players/account/contract.ts'
import { defaultSettings } from '#features/office/web-configuration/server/index.ts'
import { gameCode, newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { callSamples } from './call-samples.ts'

const abroad = '8.8.8.8'
const atHome = '112.198.1.1'
const notFromHere = 1203

let gameProvider: TestGameProvider
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  await gameProvider.site.set({ ...defaultSettings, countryGate: 'philippinesOnly' })
})
afterAll(() => gameProvider.close())

const callsOfPlayers = () =>
  gameProvider.site.features.player.flatMap(({ handlers }) => handlers.map(({ call }) => call))

const mobileFirst = 9_452_000_000
let registered = 0
/** Each in a network of their own at home: accounts of one network are limited by the day. */
const newBelongings = async () => {
  registered += 1
  const mobile = `0${mobileFirst + registered}`
  const { token, id } = await registerPlayer(gameProvider.site, mobile, {
    ip: `112.198.${registered % 250}.1`,
    fingerprint: `device-of-${mobile}`,
  })
  return { token, id, mobile, sessionId: 0 }
}

test('every call of players declares what it does with money', () => {
  expect(callsOfPlayers().filter(({ money }) => money === undefined)).toEqual([])
})

test('from abroad every call that plays, deposits or takes a gift is refused, and no other one is', async () => {
  const answers = new Map<string, boolean>()
  for (const { call, requestOf } of callSamples) {
    gameProvider.site.clock.advance(seconds(61))
    const me = await newBelongings()
    const { body } = await gameProvider.site.sendRaw(call.path, await requestOf(gameProvider.site, me), {
      token: me.token,
      ip: abroad,
    })
    answers.set(call.path, body.errcode === notFromHere)
  }
  expect(answers).toEqual(new Map(callsOfPlayers().map(({ path, money }) => [path, isDealing(money)] as const)))
}, 180_000)

test.each([
  { what: 'at home', ip: atHome },
  { what: 'from an address of no country', ip: '10.9.8.7' },
])('$what the same calls are answered by their own rules', async ({ ip }) => {
  for (const { call, requestOf } of callSamples.filter(({ call: { money } }) => isDealing(money))) {
    gameProvider.site.clock.advance(seconds(61))
    const me = await newBelongings()
    const answer = await gameProvider.site.sendRaw(call.path, await requestOf(gameProvider.site, me), {
      token: me.token,
      ip,
    })
    expect(answer.body.errcode, call.path).not.toBe(notFromHere)
  }
})

/** A player with coins and a game that was opened at home. */
async function playerInGame(coin: number) {
  gameProvider.site.clock.advance(seconds(61))
  const { id, token } = await newBelongings()
  await gameProvider.credit({ id: BigInt(id) }, coin)
  const { session } = await gameProvider.ask('authenticate', {
    launchToken: await gameProvider.launch(BigInt(id)),
    gameCode,
  })
  return { playerId: String(id), token, session }
}

const betOf = ({ playerId, session }: Awaited<ReturnType<typeof playerInGame>>) => ({
  playerId,
  session,
  gameCode,
  roundId: newId('round'),
  txId: newId('bet'),
  amount: 100,
})

test('a game that was opened at home takes no bets a minute after its player was seen abroad, and pays its wins', async () => {
  const player = await playerInGame(1_000)
  const bet = betOf(player)
  await gameProvider.site.send(ping, { gameId: 1 }, { token: player.token, ip: atHome })
  gameProvider.site.clock.advance(seconds(61))
  expect(await gameProvider.ask('bet', bet)).toMatchObject({ code: 0 })
  await gameProvider.site.send(ping, { gameId: 1 }, { token: player.token, ip: abroad })
  gameProvider.site.clock.advance(seconds(60))
  expect(await gameProvider.ask('bet', betOf(player))).toMatchObject({ code: 5 })
  const win = { playerId: player.playerId, gameCode, roundId: bet.roundId, txId: newId('win'), amount: 250 }
  expect(await gameProvider.ask('win', win)).toMatchObject({ code: 0, balance: 1_150 })
})

test('a launch that was begun at home opens no game abroad, and its token serves at home still', async () => {
  const { id } = await newBelongings()
  const launch = { launchToken: await gameProvider.launch(BigInt(id)), gameCode }
  expect(await gameProvider.ask('authenticate', { ...launch, ip: abroad })).toMatchObject({ code: 3 })
  expect(await gameProvider.ask('authenticate', { ...launch, ip: atHome })).toMatchObject({ code: 0 })
})

test('the minute after a game is not lengthened by more requests from abroad', async () => {
  const player = await playerInGame(1_000)
  await gameProvider.site.send(ping, { gameId: 1 }, { token: player.token, ip: abroad })
  gameProvider.site.clock.advance(seconds(40))
  await gameProvider.site.send(exitGame, {}, { token: player.token, ip: abroad })
  gameProvider.site.clock.advance(seconds(20))
  expect(await gameProvider.ask('bet', betOf(player))).toMatchObject({ code: 5 })
})

test('where the gate is off nobody is refused for where they are', async () => {
  await gameProvider.site.set({ ...defaultSettings, countryGate: 'off' })
  const player = await playerInGame(1_000)
  await gameProvider.site.send(ping, { gameId: 1 }, { token: player.token, ip: abroad })
  gameProvider.site.clock.advance(seconds(120))
  expect(await gameProvider.ask('bet', betOf(player))).toMatchObject({ code: 0 })
})
