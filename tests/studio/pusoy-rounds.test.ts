import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours, seconds } from '#core/clock/duration.ts'
import { centavos } from '#core/money/centavos.ts'
import { checkRound } from '#games/fairness/check-round.ts'
import type { Card } from '#games/poker/math/cards.ts'
import { pusoy } from '#games/poker/math/pusoy.ts'
import { type Arrangement, rowNames } from '#games/poker/math/pusoy/arrangement.ts'
import type { PusoyView } from '#games/poker/math/pusoy/round.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import { settleLeftRounds } from '#games/rgs/server/settle-left.ts'
import { driveDueRounds } from '#games/rgs/server/studio-worker.ts'
import { tables, titles } from '#games/titles.ts'
import { verifyLedger } from '#ledger'
import { openTestStudio, type TestStudio } from './test-studio.ts'

const stake = 3_000
const purse = 10_000

let studio: TestStudio
let lastRequest = 0
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())

const viewOf = ({ view }: RoundView): PusoyView => view as PusoyView
const coin = async (id: bigint): Promise<number> => Number(await studio.wallet.coinOf({ id }))
const set = (token: string, { id, step }: RoundView, move: unknown) =>
  studio.ask('move', { token, body: { round: id, step: step + 1, move } })
const kept = async ({ id }: RoundView) =>
  (await studio.rows('select state, staked, win from studio.round where id = $1', [id]))[0]
const opsOf = async ({ id }: RoundView) =>
  (
    await studio.rows("select op from studio.wallet_op where round_id = $1 and state <> 'refused' order by id", [id])
  ).map((row) => row['op'])

async function dealt() {
  const { id, token } = await studio.player(purse, 'pusoy')
  studio.wallet.site.clock.advance(seconds(1))
  const body = { requestId: `pusoy-${++lastRequest}`, stake, choice: {} }
  const { round } = (await studio.ask('play', { token, body })).body
  return { id, token, round }
}

async function workerLooks(): Promise<void> {
  studio.wallet.site.clock.advance(seconds(31))
  await driveDueRounds(studio.needs)
}

test('the bet is paid whole at the deal, and setting the cards costs nothing more', async () => {
  const { id, token, round } = await dealt()
  expect(await coin(id)).toBe(purse - stake)
  const { body } = await set(token, round, viewOf(round).best)
  await workerLooks()
  expect(body.round).toMatchObject({ state: 'over', staked: stake })
  expect(await kept(round)).toMatchObject({ state: 'closed', staked: BigInt(stake), win: BigInt(body.round.win) })
  expect(await coin(id)).toBe(purse - stake + body.round.win)
})

test('ten taps at once set the cards once, and are paid once', async () => {
  const { id, token, round } = await dealt()
  const { best } = viewOf(round)
  const answers = await Promise.all(Array.from({ length: 10 }, () => set(token, round, best)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  await workerLooks()
  const steps = await studio.rows('select step from studio.round_step where round_id = $1', [round.id])
  expect(steps).toHaveLength(2)
  const ops = await opsOf(round)
  expect(ops.filter((op) => op === 'bet')).toHaveLength(1)
  expect(ops.filter((op) => op === 'win').length).toBeLessThanOrEqual(1)
  expect(await coin(id)).toBe(purse - stake + Number((await kept(round))?.['win']))
})

test('ten arrangements that differ are one: the first, whatever the others would have paid', async () => {
  const { id, token, round } = await dealt()
  const { best } = viewOf(round)
  const moves = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? best : withBackTurned(best)))
  await Promise.all(moves.map((move) => set(token, round, move)))
  await workerLooks()
  const steps = await studio.rows('select step from studio.round_step where round_id = $1', [round.id])
  expect(steps).toHaveLength(2)
  expect(await coin(id)).toBe(purse - stake + Number((await kept(round))?.['win']))
})

const withBackTurned = ({ back, middle, front }: Arrangement): Arrangement => ({
  back: back.toReversed(),
  middle,
  front,
})

type Lay = (best: Arrangement, cards: readonly Card[]) => unknown
test.each<[string, Lay]>([
  ['a foul', ({ back, middle, front }) => ({ back: middle, middle: back, front })],
  [
    'cards that were not dealt',
    ({ back, middle, front }, cards) => ({
      back: [Array.from({ length: 52 }, (_, card) => card).find((card) => !cards.includes(card)), ...back.slice(1)],
      middle,
      front,
    }),
  ],
  ['a card twice', ({ back, middle, front }) => ({ back: [back[1], ...back.slice(1)], middle, front })],
  ['a row too few', ({ back, middle }) => ({ back, middle })],
  ['no cards', () => ({})],
])('%s is refused, and the round waits as it was', async (_what, lay) => {
  const { id, token, round } = await dealt()
  const { best, cards } = viewOf(round)
  const refused = await set(token, round, lay(best, cards))
  expect(refused.status).not.toBe(200)
  const now = (await studio.ask('resume', { token })).body.round
  expect(now).toMatchObject({ id: round.id, state: 'open', step: round.step, view: round.view })
  expect(await coin(id)).toBe(purse - stake)
})

test('somebody else’s round is not set', async () => {
  const { round } = await dealt()
  const other = await studio.player(purse, 'pusoy')
  expect((await set(other.token, round, viewOf(round).best)).status).not.toBe(200)
  expect(await kept(round)).toMatchObject({ state: 'open' })
})

test('cards that are set are set for good', async () => {
  const { id, token, round } = await dealt()
  const { best } = viewOf(round)
  const ended = (await set(token, round, best)).body.round
  await workerLooks()
  const money = await coin(id)
  const again = await set(token, ended, best)
  expect(again.status).not.toBe(200)
  await workerLooks()
  expect(await coin(id)).toBe(money)
})

test('a page that is loaded again has the same cards, and none of the computers’', async () => {
  const { token, round } = await dealt()
  const resumed = (await studio.ask('resume', { token })).body.round
  expect(resumed).toMatchObject({ id: round.id, state: 'open', view: round.view })
  expect(viewOf(resumed as RoundView)).toMatchObject({ own: null, others: [], duels: [] })
})

test('a round that is left is arranged for its player after a day, and paid once', async () => {
  const { id, round } = await dealt()
  const [stored] = await studio.rows('select state from studio.round_step where round_id = $1', [round.id])
  const settled = pusoy.settle({ stake: centavos(BigInt(stake)), state: stored?.['state'] as never })
  studio.wallet.site.clock.advance(hours(23))
  await settleLeftRounds(studio.needs)
  expect(await kept(round)).toMatchObject({ state: 'open' })
  studio.wallet.site.clock.advance(hours(2))
  await Promise.all(Array.from({ length: 10 }, () => settleLeftRounds(studio.needs)))
  await workerLooks()
  if (settled.kind !== 'win') throw new Error('an arranged round is paid')
  expect(await kept(round)).toMatchObject({ state: 'closed', win: settled.win, staked: BigInt(stake) })
  expect(await coin(id)).toBe(purse - stake + Number(settled.win))
})

test('a whole round is recalculated from its seeds with the rows that its player chose', async () => {
  const { token, round } = await dealt()
  const chosen = withBackTurned(viewOf(round).best)
  await set(token, round, chosen)
  await workerLooks()
  await studio.ask('rotate', { token })
  const [past] = (await studio.ask('history', { token })).body.rounds
  const proof = past?.proof
  if (proof === null || proof === undefined) throw new Error('the seed is revealed')
  expect(proof).toMatchObject({ moves: [{}, chosen] })
  expect((await checkRound(proof, { titles, tables })).kind).toBe('right')
  const forged = JSON.parse(JSON.stringify(proof).replace(JSON.stringify(chosen.back), JSON.stringify(chosen.middle)))
  expect((await checkRound(forged, { titles, tables })).kind).not.toBe('right')
})

test('ten rounds show every card once', async () => {
  for (let attempt = 0; attempt < 10; attempt++) {
    const { token, round } = await dealt()
    const { own, others } = viewOf((await set(token, round, viewOf(round).best)).body.round)
    const shown = [own, ...others].flatMap((seat) => rowNames.flatMap((row) => seat?.rows[row] ?? []))
    expect(new Set(shown).size).toBe(52)
  }
})

test('the ledger agrees with every one of them', async () => {
  expect((await verifyLedger(studio.wallet.site.context.db)).isSound).toBe(true)
})
