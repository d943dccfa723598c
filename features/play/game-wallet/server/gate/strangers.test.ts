import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration, subtractDuration } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { gameSave } from '#features/play/game-launch/server/index.ts'
import type { GlwKey } from '#games/protocol/server/sign-request.ts'
import {
  gameCode,
  type PlayerInGame,
  newId,
  openTestGameProvider,
  testProvider,
  type TestGameProvider,
} from '#tests/support/test-game-provider.ts'
import { sessionDeleteOld, playerHasMet } from '../store/game-session.store.ts'

let gameProvider: TestGameProvider
let stranger: GlwKey
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  const { gameWallet } = gameProvider.site.features
  const now = gameProvider.site.clock.now()
  await gameWallet.providers.save({ ...testProvider, id: 'stranger', name: 'Stranger' }, now)
  const key = await gameWallet.providers.addKey('stranger', now)
  if (typeof key === 'string') throw new Error(`no key: ${key}`)
  stranger = key
})
afterAll(() => gameProvider.close())
beforeEach(() => gameProvider.setProvider({}))

const ofPlayer = ({ playerId }: PlayerInGame, word: string) => ({ playerId, txId: newId(word) })
const roundOf = ({ playerId }: PlayerInGame) => ({ playerId, gameCode, roundId: newId('round') })

/** Every operation that names a player, sent by a provider with every permission. */
const operationsOn = (player: PlayerInGame) => {
  const round = roundOf(player)
  const tx = () => ofPlayer(player, 'tx')
  const { session } = player
  return {
    balance: { playerId: player.playerId, session },
    bet: { ...round, ...tx(), session, amount: 100 },
    win: { ...round, ...tx(), amount: 100 },
    betwin: { ...round, betTxId: newId('in'), winTxId: newId('out'), betAmount: 100, winAmount: 0, endRound: true },
    rollback: { ...tx(), refTxId: newId('bet') },
    endround: { ...round, ...tx(), totals: { bet: 0, win: 0 } },
    promo: { ...tx(), campaignId: 'fiesta', type: 'DROP', amount: 0 },
    adjust: { ...tx(), refRoundId: round.roundId, signedAmount: -10_000, reason: 'wrong reel' },
  } as const
}
type PlayerOp = keyof ReturnType<typeof operationsOn>
const playerOps = ['balance', 'bet', 'win', 'betwin', 'rollback', 'endround', 'promo', 'adjust'] as const

describe('a provider with whom a player never had a session', () => {
  test.each<PlayerOp>(playerOps)(
    '%s: knows no such player, is told no balance and leaves nothing behind',
    async (op) => {
      const player = await gameProvider.newPlayer(20_000)
      expect(await gameProvider.ask(op, operationsOn(player)[op], stranger)).toMatchObject({
        code: 2,
        balance: null,
        state: null,
      })
      expect(await gameProvider.coinOf(player)).toBe(20_000n)
      const left = await gameProvider.rows(
        `select (select count(*)::int from game_round where player_id = $1) as rounds,
         (select count(*)::int from game_tx where player_id = $1) as txs`,
        [player.id],
      )
      expect(left).toEqual([{ rounds: 0, txs: 0 }])
    },
  )

  test('makes no round by voiding one that was never played, and cannot take money for it', async () => {
    const player = await gameProvider.newPlayer(20_000)
    const roundId = newId('round')
    const voiding = { ...ofPlayer(player, 'void'), roundId, scope: 'ROUND' }
    expect(await gameProvider.ask('rollback', voiding, stranger)).toMatchObject({ code: 2, balance: null })
    const adjust = { ...ofPlayer(player, 'adjust'), refRoundId: roundId, signedAmount: -10_000, reason: 'x' }
    expect(await gameProvider.ask('adjust', adjust, stranger)).toMatchObject({ code: 2, balance: null })
    expect(await gameProvider.coinOf(player)).toBe(20_000n)
  })

  test('does not know the player by a launch token that it has not used', async () => {
    const player = await gameProvider.newPlayer(20_000)
    const { clock, context, features } = gameProvider.site
    await context.db.transaction((tx) =>
      features.gameWallet.openLaunch(tx, { playerId: player.id, providerId: 'stranger', gameCode, now: clock.now() }),
    )
    const promo = { ...ofPlayer(player, 'promo'), campaignId: 'fiesta', type: 'DROP', amount: 0 }
    expect(await gameProvider.ask('promo', promo, stranger)).toMatchObject({ code: 2, balance: null })
  })
})

describe('free rounds that the house gave', () => {
  const give = async (player: PlayerInGame, to: string) => {
    const { features, context, clock } = gameProvider.site
    const now = clock.now()
    await gameSave(context.db, {
      providerId: to,
      code: gameCode,
      name: 'Test Slots',
      type: 'slots',
      state: 'enabled',
      isInMaintenance: false,
      launchUrl: 'https://games.example.ph/play',
    })
    const given = await context.db.transaction((tx) =>
      features.gameWallet.grantFreeRounds(tx, {
        playerId: player.id,
        providerId: to,
        gameCode,
        rounds: 10,
        stake: centavos(100n),
        betRate: basisPoints(10_000),
        expiresAt: addDuration(now, days(1)),
        grantedBy: 'test',
        now,
      }),
    )
    expect(given).toEqual({ id: expect.any(String) as string })
  }
  const sumOf = (player: PlayerInGame) => ({
    ...ofPlayer(player, 'sum'),
    campaignId: 'issue-1',
    type: 'FREE_ROUND_TOTAL',
    amount: 1_250,
  })

  test('let their provider pay what they won, though the player never opened a game there', async () => {
    const player = await gameProvider.newPlayer(0)
    await give(player, 'stranger')
    expect(await gameProvider.ask('promo', sumOf(player), stranger)).toMatchObject({ code: 0, balance: 1_250 })
  })

  test("make nobody else's player of them: neither another provider's nor another player", async () => {
    const [player, other] = [await gameProvider.newPlayer(0), await gameProvider.newPlayer(0)]
    await give(player, testProvider.id)
    await give(other, 'stranger')
    expect(await gameProvider.ask('promo', sumOf(player), stranger)).toMatchObject({ code: 2, balance: null })
  })
})

describe('adjust', () => {
  const adjustOf = (player: PlayerInGame, refRoundId: string, signedAmount = -10_000) => ({
    ...ofPlayer(player, 'adjust'),
    refRoundId,
    signedAmount,
    reason: 'wrong reel',
  })

  test.each([-10_000, 10_000])(
    'by %i of a round that was voided before it was played moves nothing',
    async (amount) => {
      const player = await gameProvider.newPlayer(20_000)
      const { roundId } = roundOf(player)
      const voiding = { ...ofPlayer(player, 'void'), roundId, scope: 'ROUND' }
      expect(await gameProvider.ask('rollback', voiding)).toMatchObject({ code: 0 })
      expect(await gameProvider.ask('adjust', adjustOf(player, roundId, amount))).toMatchObject({
        code: 10,
        state: null,
      })
      expect(await gameProvider.coinOf(player)).toBe(20_000n)
    },
  )

  test('of a round of which only a refused bet is known moves nothing', async () => {
    const player = await gameProvider.newPlayer(20_000)
    const round = roundOf(player)
    const bet = { ...round, ...ofPlayer(player, 'bet'), session: player.session, amount: 30_000 }
    expect(await gameProvider.ask('bet', bet)).toMatchObject({ code: 1 })
    expect(await gameProvider.ask('adjust', adjustOf(player, round.roundId))).toMatchObject({ code: 10 })
    expect(await gameProvider.coinOf(player)).toBe(20_000n)
  })

  test("of another player's round moves nothing", async () => {
    const [player, other] = [await gameProvider.newPlayer(20_000), await gameProvider.newPlayer(20_000)]
    const round = await played(other)
    expect(await gameProvider.ask('adjust', adjustOf(player, round.roundId))).toMatchObject({ code: 10 })
    expect(await gameProvider.coinOf(player)).toBe(20_000n)
  })

  test('of a round that was played and then voided corrects it', async () => {
    const player = await gameProvider.newPlayer(20_000)
    const { roundId } = await played(player)
    const voiding = { ...ofPlayer(player, 'void'), roundId, scope: 'ROUND' }
    expect(await gameProvider.ask('rollback', voiding)).toMatchObject({ code: 0, balance: 20_000 })
    expect(await gameProvider.ask('adjust', adjustOf(player, roundId, -50))).toMatchObject({ code: 0, balance: 19_950 })
  })

  async function played(player: PlayerInGame) {
    const round = roundOf(player)
    const bet = { ...round, ...ofPlayer(player, 'bet'), session: player.session, amount: 100 }
    expect(await gameProvider.ask('bet', bet)).toMatchObject({ code: 0 })
    return round
  }
})

test('forgetting old sessions leaves the last one with each provider, so that what is still open can be settled', async () => {
  const [player, onlyLaunched] = [await gameProvider.newPlayer(1_000), await gameProvider.newPlayer(1_000)]
  await gameProvider.ask('authenticate', { launchToken: await gameProvider.launch(player.id), gameCode })
  await gameProvider.rows(
    `update game_session set launched_at = launched_at - interval '500 d',
       session_hash = case when player_id = $2 then null else session_hash end,
       authenticated_at = case when player_id = $2 then null else authenticated_at end
     where player_id in ($1, $2)`,
    [player.id, onlyLaunched.id],
  )
  const { db } = gameProvider.site.context
  const known = { providerId: testProvider.id, playerId: player.id }
  for (let run = 0; run < 2; run++) {
    await sessionDeleteOld(db, subtractDuration(gameProvider.site.clock.now(), days(400)))
    expect(await playerHasMet(db, known)).toBe(true)
  }
  const left = await gameProvider.rows(
    'select player_id as id, count(*)::int as sessions from game_session where player_id in ($1, $2) group by 1',
    [player.id, onlyLaunched.id],
  )
  expect(left).toEqual([{ id: player.id, sessions: 1 }])
  expect(await playerHasMet(db, { ...known, providerId: 'stranger' })).toBe(false)
})
