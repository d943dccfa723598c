import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hours, seconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { pesos } from '#core/money/centavos.ts'
import { driveDueRounds } from '#games/rgs/server/studio-worker.ts'
import { verifyLedger } from '#ledger'
import { testProvider } from '#tests/support/test-game-provider.ts'
import { openTestStudio, StudioDied, type TestStudio } from './test-studio.ts'

const game = 'galleon-trade'
const rounds = 3

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())
beforeEach(() => {
  studio.faults.length = 0
})

/** Somebody without a centavo, to whom the platform has given three rounds at five pesos. */
async function givenPlayer() {
  const { site, newPlayer } = studio.wallet
  const { id } = await newPlayer(0)
  await site.context.db.transaction((tx) =>
    site.features.gameWallet.grantFreeRounds(tx, {
      playerId: id,
      providerId: testProvider.id,
      gameCode: game,
      rounds,
      stake: pesos(5n),
      betRate: basisPoints(10_000),
      expiresAt: addDuration(site.clock.now(), hours(24)),
      grantedBy: 'test',
      now: site.clock.now(),
    }),
  )
  return { id, ...(await opened(id)) }
}

async function opened(id: bigint) {
  const { body } = await studio.ask('open', {
    body: { mode: 'real', game, launchToken: await studio.launch(id, game) },
  })
  return { token: body.token, freeRounds: body.freeRounds }
}

let lastRequest = 0
async function play(token: string, freeRound: string | undefined, more: { stake?: number; id?: string } = {}) {
  studio.wallet.site.clock.advance(seconds(1))
  const { stake = 500, id = `free-${++lastRequest}` } = more
  return studio.ask('play', { token, body: { requestId: id, stake, choice: {}, freeRound } })
}
const coin = async (id: bigint): Promise<number> => Number(await studio.wallet.coinOf({ id }))
const usedOf = async (id: bigint) =>
  (await studio.wallet.rows('select used from game_free_round where player_id = $1', [id]))[0]?.used
async function workerLooks(): Promise<void> {
  studio.wallet.site.clock.advance(seconds(31))
  await driveDueRounds(studio.needs)
}

test('granted free rounds are offered with the game, cost nothing, are paid in full, and are then used up', async () => {
  const { id, token, freeRounds } = await givenPlayer()
  const [grant] = freeRounds
  expect(freeRounds).toMatchObject([{ stake: 500, left: rounds }])
  let won = 0
  for (let round = 0; round < rounds; round++) {
    const { body } = await play(token, grant?.id)
    expect(body.round).toMatchObject({ state: 'over', isFree: true, stake: 500, staked: 0 })
    won += body.round.win
    expect(await coin(id)).toBe(won)
  }
  expect(await usedOf(id)).toBe(rounds)
  expect((await play(token, grant?.id)).body.refusal).toBe('noFreeRounds')
  expect((await opened(id)).freeRounds).toEqual([])
  const kinds = await studio.rows("select distinct body->>'winType' as kind from studio.wallet_op where op = 'win'")
  expect(kinds.every(({ kind }) => kind === 'FREE_ROUND')).toBe(true)
})

test('ten of the same request at once use one of them', async () => {
  const { id, token, freeRounds } = await givenPlayer()
  const [grant] = freeRounds
  studio.wallet.site.clock.advance(seconds(1))
  const body = { requestId: 'ten-at-once', stake: 500, choice: {}, freeRound: grant?.id }
  const answers = await Promise.all(Array.from({ length: 10 }, () => studio.ask('play', { token, body })))
  expect(new Set(answers.map(({ body: { round } }) => round.id)).size).toBe(1)
  await workerLooks()
  expect(await usedOf(id)).toBe(1)
})

test.each([
  ['another stake than was given', { stake: 1_000 }, undefined, 'badStake'],
  ['a grant that nobody gave', {}, 'made-up', 'noFreeRounds'],
])('refuses %s', async (_says, more, made, refusal) => {
  const { id, token, freeRounds } = await givenPlayer()
  expect((await play(token, made ?? freeRounds[0]?.id, more)).body.refusal).toBe(refusal)
  expect(await usedOf(id)).toBe(0)
  expect((await opened(id)).freeRounds).toMatchObject([{ left: rounds }])
})

test('refuses what was given to somebody else', async () => {
  const [given, other] = [await givenPlayer(), await studio.player(10_000, game)]
  expect((await play(other.token, given.freeRounds[0]?.id)).body.refusal).toBe('noFreeRounds')
  expect(await coin(other.id)).toBe(10_000)
})

test('one whose bet nobody answered for is taken back on both sides, and can be played again', async () => {
  const { id, token, freeRounds } = await givenPlayer()
  studio.faults.push(...Array.from({ length: 12 }, () => 'lostOnTheWayBack' as const))
  await play(token, freeRounds[0]?.id).catch(passOver)
  studio.faults.length = 0
  await workerLooks()
  await workerLooks()
  expect(await studio.rows("select state from studio.wallet_op where state = 'pending'")).toHaveLength(0)
  const [round] = await studio.rows('select state from studio.round order by opened_at desc limit 1')
  const again = await opened(id)
  expect(again.freeRounds[0]?.left).toBe(rounds - Number(await usedOf(id)))
  expect(['voided', 'closed']).toContain(round?.state)
})

test('after all of this the ledger proves itself', async () => {
  expect((await verifyLedger(studio.wallet.site.context.db)).isSound).toBe(true)
  expect(await studio.wallet.rows('select from game_difference')).toHaveLength(0)
})

function passOver(error: unknown): void {
  if (!(error instanceof StudioDied)) throw error
}
