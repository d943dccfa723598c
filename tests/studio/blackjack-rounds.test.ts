import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours, seconds } from '#core/clock/duration.ts'
import { centavos } from '#core/money/centavos.ts'
import { benteUno } from '#games/poker/math/bente-uno.ts'
import type { RoundTable } from '#games/poker/math/blackjack/round.ts'
import type { Act } from '#games/poker/math/blackjack/table-state.ts'
import { settleLeftRounds } from '#games/rgs/server/settle-left.ts'
import { driveDueRounds } from '#games/rgs/server/studio-worker.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import { verifyLedger } from '#ledger'
import { openTestStudio, type TestStudio } from './test-studio.ts'

const stake = 1_000
const purse = 10_000

let studio: TestStudio
let lastRequest = 0
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())

const tableOf = ({ view }: RoundView): RoundTable => view as RoundTable
const coin = async (id: bigint): Promise<number> => Number(await studio.wallet.coinOf({ id }))
const move = (token: string, { id, step }: RoundView, act: Act) =>
  studio.ask('move', { token, body: { round: id, step: step + 1, move: { act } } })
const kept = async ({ id }: RoundView) =>
  (await studio.rows('select state, staked, win from studio.round where id = $1', [id]))[0]
const betsOf = async ({ id }: RoundView) =>
  (
    await studio.rows(
      "select bet_amount from studio.wallet_op where round_id = $1 and op = 'bet' and state <> 'refused' order by id",
      [id],
    )
  ).map((op) => Number(op['bet_amount']))

/** A new player's round in which this can be done. Most hands offer it soon: a pair comes once in seven. */
async function dealt(act: Act, money = purse) {
  for (let attempt = 0; attempt < 300; attempt++) {
    const { id, token } = await studio.player(money, 'bente-uno')
    studio.wallet.site.clock.advance(seconds(1))
    const body = { requestId: `blackjack-${++lastRequest}`, stake, choice: {} }
    const { round } = (await studio.ask('play', { token, body })).body as { round: RoundView }
    if (tableOf(round).acts.includes(act)) return { id, token, round }
  }
  throw new Error(`nobody could ${act}`)
}

async function workerLooks(): Promise<void> {
  studio.wallet.site.clock.advance(seconds(31))
  await driveDueRounds(studio.needs)
}

/** Stands until the round is over. */
async function stood(token: string, begun: RoundView): Promise<RoundView> {
  let round = begun
  while (round.state === 'open') ({ round } = (await move(token, round, 'stand')).body as { round: RoundView })
  return round
}

test.each([
  ['double', stake],
  ['split', stake],
  ['insure', stake / 2],
] as const)('ten taps on %s at once are one bet and one step', async (act, price) => {
  const { id, token, round } = await dealt(act)
  const answers = await Promise.all(Array.from({ length: 10 }, () => move(token, round, act)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  await workerLooks()
  expect(await betsOf(round)).toEqual([stake, price])
  const steps = await studio.rows('select step from studio.round_step where round_id = $1', [round.id])
  expect(steps).toHaveLength(2)
  const now = answers.map(({ body }) => body.round).find(({ state }) => state !== 'pending') ?? round
  await stood(token, now)
  await workerLooks()
  const ended = await kept(round)
  expect(ended).toMatchObject({ state: 'closed', staked: BigInt(stake + price) })
  expect(await coin(id)).toBe(purse - stake - price + Number(ended?.win))
})

test.each(['double', 'split'] as const)(
  '%s without the money for it changes nothing, and the hand goes on',
  async (act) => {
    const { id, token, round } = await dealt(act, stake)
    const { body } = await move(token, round, act)
    expect(body).toMatchObject({ round: { state: 'open', step: 0, refusal: 'insufficientFunds', view: round.view } })
    const { win, staked } = await stood(token, body.round)
    await workerLooks()
    expect(staked).toBe(stake)
    expect(await coin(id)).toBe(win)
  },
)

/** What the rule of the title says of a round as it stands; split aces may have ended it already. */
async function ruled(round: RoundView): Promise<unknown> {
  const stored = await kept(round)
  if (stored?.['state'] === 'closed') return stored['win']
  const [last] = await studio.rows(
    'select state from studio.round_step where round_id = $1 order by step desc limit 1',
    [round.id],
  )
  const settled = benteUno.settle({ stake: centavos(BigInt(stake)), state: last?.['state'] as never })
  return settled.kind === 'win' ? settled.win : 'void'
}

test.each([
  ['at its first decision', 'stand', 1],
  ['after a split', 'split', 2],
] as const)('a round left %s is played on by its sheet after a day, without another bet', async (_what, act, bets) => {
  const { id, token, round } = await dealt(act)
  if (bets > 1) await move(token, round, act)
  const win = await ruled(round)
  studio.wallet.site.clock.advance(hours(25))
  await settleLeftRounds(studio.needs)
  await workerLooks()
  expect(await kept(round)).toMatchObject({ state: 'closed', win, staked: BigInt(stake * bets) })
  expect(await betsOf(round)).toHaveLength(bets)
  expect(await coin(id)).toBe(purse - stake * bets + Number(win))
})

test('the ledger agrees with every one of them', async () => {
  expect((await verifyLedger(studio.wallet.site.context.db)).isSound).toBe(true)
})
