import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { milliseconds, seconds } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { changeLimit } from '#features/players/responsible-play/server/change-limit.ts'
import { limitsAtPlay } from '#features/players/responsible-play/server/limits-at-play.ts'
import { titles } from '#games/titles.ts'
import { verifyLedger } from '#ledger'
import { openTestStudio, type TestStudio } from './test-studio.ts'

const game = 'fiesta-masks'
const startCoin = 1_000_000
const stake = 100
const bonusFor = titles.find(({ code }) => code === game)?.bonusBuy?.priceHundredths ?? 0
/** Of the bonus, at a stake of ₱1. */
const price = bonusFor

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())

type Kind = 'loss' | 'stake'
type Setter = 'player' | 'operator'
type Player = Awaited<ReturnType<TestStudio['player']>>
let lastRequest = 0

const newPlayer = (): Promise<Player> => studio.player(startCoin, game)
const coin = async ({ id }: Player): Promise<number> => Number(await studio.wallet.coinOf({ id }))
const nextRound = () => studio.wallet.site.clock.advance(seconds(2))
const play = async ({ token }: Player, choice: object, requestId = `limited-${++lastRequest}`) =>
  (await studio.ask('play', { token, body: { requestId, stake, choice } })).body
async function buy(player: Player, requestId?: string) {
  nextRound()
  return play(player, { bonusFor }, requestId)
}
async function spin(player: Player) {
  nextRound()
  return play(player, {})
}
const refused = { state: 'refused', refusal: 'limitReached' }

async function limit({ id }: Player, kind: Kind, amount: number, setter: Setter = 'player'): Promise<void> {
  const { context, clock } = studio.wallet.site
  const change = { playerId: id, setter, kind, period: 'day', amount: BigInt(amount), now: clock.now() } as const
  await context.db.transaction((tx) => changeLimit(tx, change))
}
async function leftOf({ id }: Player) {
  const { context, clock } = studio.wallet.site
  return (await limitsAtPlay(context.db, [{ id, hasLimits: true }], clock.now())).get(id)
}

describe.each(['loss', 'stake'] as const)('a daily limit of %s', (kind) => {
  test('of a centavo less than the price refuses the bonus, takes nothing, and leaves room for a spin', async () => {
    const player = await newPlayer()
    await limit(player, kind, price - 1)
    expect((await buy(player)).round).toMatchObject(refused)
    expect(await coin(player)).toBe(startCoin)
    const { round } = await spin(player)
    expect(round.state).toBe('over')
    expect(await coin(player)).toBe(startCoin - stake + round.win)
  })

  test('of exactly the price lets the bonus be bought, and counts all of it', async () => {
    const player = await newPlayer()
    await limit(player, kind, price)
    const { round } = await buy(player)
    expect(round).toMatchObject({ state: 'over', staked: price })
    // A win may be lost again; a stake stays a stake.
    const left = await leftOf(player)
    expect(left).toEqual(kind === 'loss' ? { lossLeft: BigInt(round.win) } : { stakeLeft: 0n })
  })

  test('of the operator holds as the player’s own does', async () => {
    const player = await newPlayer()
    await limit(player, kind, price * 10)
    await limit(player, kind, price - 1, 'operator')
    expect((await buy(player)).round).toMatchObject(refused)
    expect(await coin(player)).toBe(startCoin)
  })

  test('counts what was played before the purchase', async () => {
    const player = await newPlayer()
    const { round } = await spin(player)
    const counted = kind === 'loss' ? stake - round.win : stake
    await limit(player, kind, price + counted - 1)
    expect((await buy(player)).round).toMatchObject(refused)
    expect(await coin(player)).toBe(startCoin - stake + round.win)
  })
})

test('after a bonus that took all of a limit of stakes, no spin fits', async () => {
  const player = await newPlayer()
  await limit(player, 'stake', price)
  expect((await buy(player)).round.state).toBe('over')
  expect((await spin(player)).round).toMatchObject(refused)
})

test('a bonus that did not fit today fits at midnight in Manila, and not a moment earlier', async () => {
  const { clock } = studio.wallet.site
  const midnight = instant(Date.parse('2026-12-02T16:00:00.000Z'))
  clock.set(addDuration(midnight, seconds(-60)))
  const player = await newPlayer()
  await limit(player, 'stake', price)
  expect((await spin(player)).round.state).toBe('over')
  const before = await coin(player)
  clock.set(addDuration(midnight, milliseconds(-1)))
  expect((await play(player, { bonusFor })).round).toMatchObject(refused)
  expect(await coin(player)).toBe(before)
  clock.set(addDuration(midnight, seconds(2)))
  expect((await play(player, { bonusFor })).round.state).toBe('over')
})

test.each([
  { what: 'the same purchase', idOf: () => 'ten-within-limit' },
  { what: 'ten purchases', idOf: (at: number) => `ten-within-limit-${at}` },
])('$what ten times at once, where one fits: one is paid', async ({ idOf }) => {
  const player = await newPlayer()
  await limit(player, 'stake', price)
  nextRound()
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => play(player, { bonusFor }, idOf(at))))
  const over = answers.filter(({ round }) => round?.state === 'over')
  expect(new Set(over.map(({ round }) => round.id)).size).toBe(1)
  expect(await coin(player)).toBe(startCoin - price + (over[0]?.round.win ?? Number.NaN))
  expect(await leftOf(player)).toEqual({ stakeLeft: 0n })
})

test('the refused purchase repeated is refused again, also when the limit is gone meanwhile', async () => {
  const player = await newPlayer()
  await limit(player, 'loss', price - 1, 'operator')
  expect((await buy(player, 'refused-once')).round).toMatchObject(refused)
  await limit(player, 'loss', price * 10, 'operator')
  expect((await buy(player, 'refused-once')).round).toMatchObject(refused)
  expect(await coin(player)).toBe(startCoin)
  expect((await buy(player)).round.state).toBe('over')
})

test('the ledger agrees with all of it', async () => {
  expect((await verifyLedger(studio.wallet.site.context.db)).isSound).toBe(true)
})
