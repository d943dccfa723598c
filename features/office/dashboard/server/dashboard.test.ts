import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, hours } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { addDays, calendarDay, dayOf, startOfDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { revenueReport } from '#features/play/game-wallet/server/index.ts'
import { houseBalances, post } from '#ledger'
import { gameCode, newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { dayFigures } from './day-figures.ts'

let gameProvider: TestGameProvider
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
})
afterAll(() => gameProvider.close())

const gameBalance = async () =>
  (await houseBalances(gameProvider.site.context.db))
    .filter(({ account }) => account.startsWith('game:'))
    .reduce((sum, b) => sum + b.balance, 0n)

async function playRound({ stake, win }: { stake: number; win: number }) {
  const player = await gameProvider.newPlayer(stake)
  const round = { playerId: player.playerId, gameCode, roundId: newId('round') }
  await gameProvider.ask('bet', { ...round, session: player.session, txId: newId('bet'), amount: stake })
  await gameProvider.ask('win', { ...round, txId: newId('win'), amount: win, endRound: true })
  return player
}

test('GGR of closed rounds is what the ledger says the games have taken, centavo by centavo', async () => {
  const before = await gameBalance()
  for (const round of [
    { stake: 1_000, win: 350 },
    { stake: 777, win: 0 },
    { stake: 5, win: 10_000 },
  ])
    await playRound(round)
  const { ggr, ngr, activePlayers } = await dayFigures(
    gameProvider.site.context.db,
    dayOf(gameProvider.site.clock.now()),
    gameProvider.site.clock.now(),
  )
  expect(ggr.all).toBe(-8_568n)
  expect(ggr.all).toBe((await gameBalance()) - before)
  expect(ggr.hours.reduce((sum, value) => sum + value, 0n)).toBe(ggr.all)
  expect(ngr.all).toBe(ggr.all - (await creditsByHand()))
  expect(activePlayers.all).toBe(3n)
})

const creditsByHand = async () =>
  -((await houseBalances(gameProvider.site.context.db)).find(({ account }) => account === 'adjustment')?.balance ?? 0n)

test.each(['day', 'provider', 'type', 'game'] as const)(
  'the report by %s sums up to what the games have taken',
  async (by) => {
    await playRound({ stake: 4_200, win: 1_100 })
    const everything = { from: calendarDay('2026-01-01'), until: addDays(dayOf(gameProvider.site.clock.now()), 1) }
    const rows = await revenueReport(gameProvider.site.context.db, { ...everything, by })
    expect(rows.reduce((sum, { stake, win }) => sum + stake - win, 0n)).toBe(await gameBalance())
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  },
)

test('an event in the last millisecond before midnight in Manila belongs to the day before', async () => {
  const day = dayOf(addDuration(gameProvider.site.clock.now(), days(3)))
  const at = (ms: number) => ({ now: instant(startOfDay(day) + ms) })
  const deposit = (key: string, when: { now: ReturnType<typeof instant> }) =>
    gameProvider.site.context.db.transaction((tx) =>
      post(tx, {
        playerId: 4_711n,
        source: 'figures',
        key,
        transfers: [{ reason: 'deposit', from: 'psp:figures', to: 'coin', amount: centavos(100n), reference: key }],
        ...when,
      }),
    )
  await deposit('first', at(-1))
  await deposit('second', at(0))
  await deposit('third', at(hours(5)))
  const figures = await dayFigures(gameProvider.site.context.db, day, instant(startOfDay(day) + hours(5)))
  expect(figures.deposits).toMatchObject({ all: 200n, soFar: 100n })
  expect([figures.deposits.hours[0], figures.deposits.hours[5]]).toEqual([100n, 100n])
})
