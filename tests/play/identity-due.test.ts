import { afterAll, beforeAll, expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { beginDeposit } from '#features/cashier/deposit/contract.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { startGame } from '#features/play/game-launch/contract.ts'
import { awaitPlayStop } from '#features/players/responsible-play/contract.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { gameCode, newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'

let gameProvider: TestGameProvider
let gameId: number
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  await seedDemoContent(gameProvider.site.context.db, gameProvider.site.clock.now())
  gameId = Number((await gameProvider.rows('select id from game where code = $1', [gameCode]))[0]?.id)
})
afterAll(() => gameProvider.close())

async function newPlayer(mobile: string) {
  const player = await registerPlayer(gameProvider.site, mobile)
  const id = BigInt(player.id)
  await gameProvider.credit({ id }, 1_000)
  const { session } = await gameProvider.ask('authenticate', { launchToken: await gameProvider.launch(id), gameCode })
  return { ...player, session }
}
const setDue = ({ id }: RegisteredPlayer, at: number | null) =>
  gameProvider.rows('update player set identity_due_at = $2 where id = $1', [id, at === null ? null : new Date(at)])

/** What each act answers: the code of the wallet, the errcodes of the site, and whether an open game has to stop. */
async function actsOf({ id, token, session }: RegisteredPlayer & { readonly session: string | undefined }) {
  const { site } = gameProvider
  const bet = { playerId: String(id), session, gameCode, roundId: newId('round'), txId: newId('bet'), amount: 100 }
  const deposit = { amount: wireCentavos(50_000), version: 4, rechargeType: 1 } as const
  return {
    bet: (await gameProvider.ask('bet', bet)).code,
    stops: (await site.send(awaitPlayStop, { waitMs: 0 }, { token })).body.isStopped,
    demo: (await site.send(startGame, { gameId, mode: 'demo' }, { token })).body.errcode,
    deposit: (await site.send(beginDeposit, deposit, { token })).body.errcode,
    start: (await site.send(startGame, { gameId }, { token })).body.errcode,
  }
}

test('a player whose identity is due neither plays for money nor deposits, and open games stop', async () => {
  const player = await newPlayer('09175550401')
  await setDue(player, gameProvider.site.clock.now())
  expect(await actsOf(player)).toEqual({ bet: 3, stops: true, demo: 0, deposit: 1210, start: 1105 })
})

test('a player whose identity is due a moment later does all of it', async () => {
  const player = await newPlayer('09175550402')
  await setDue(player, gameProvider.site.clock.now() + 1)
  expect(await actsOf(player)).toEqual({ bet: 0, stops: false, demo: 0, deposit: 0, start: 0 })
})
